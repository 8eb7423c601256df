import CoreGraphics
import Foundation

/// An attribute of text that Core Text and layers draw: a font, a colour, a shadow or a paragraph style, of this framework or of one above.
package protocol LayerTextAttribute: AnyObject {
    func apply(to style: inout TextStyle)
    var layerParagraphStyle: ParagraphStyle? { get }
}

extension LayerTextAttribute {
    package var layerParagraphStyle: ParagraphStyle? { nil }
}

extension CTFont: LayerTextAttribute {
    package func apply(to style: inout TextStyle) { style.font = textFont }
}

extension CGFont: LayerTextAttribute {
    /// At the size of the font that was there.
    package func apply(to style: inout TextStyle) { style.font = CTFontCreateWithGraphicsFont(self, CGFloat(style.font.pointSize), nil, nil).textFont }
}

extension CTParagraphStyle: LayerTextAttribute {
    package func apply(to style: inout TextStyle) {}
    package var layerParagraphStyle: ParagraphStyle? { style }
}
