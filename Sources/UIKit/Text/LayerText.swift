// What text layers take from attributed strings.

extension UIFont: LayerTextAttribute {
    package func apply(to style: inout CoreText.TextStyle) { style.font = textFont }
}

extension UIColor: LayerTextAttribute {
    package func apply(to style: inout TextStyle) { style.color = TextColor(cgColor) }
}

extension NSShadow: LayerTextAttribute {
    package func apply(to style: inout TextStyle) { style.shadow = textShadow { $0.cgColor } }
}

extension NSParagraphStyle: LayerTextAttribute {
    package func apply(to style: inout TextStyle) {}
    package var layerParagraphStyle: ParagraphStyle? { style }
}
