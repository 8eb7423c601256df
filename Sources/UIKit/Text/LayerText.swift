// What text layers and Core Text take from attributed strings.

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
