import CoreGraphics
import CoreText

/// Draws the texts of a status bar in the system font.
enum StatusBarText {
    /// The text's digits stand around its position's height, and its anchor at its position.
    static func draw(_ text: StatusBarLayout.Text, gray: CGFloat, in context: CGContext) {
        let font: TextFont = FontLibrary.systemFont(size: text.size, weight: .semibold)
        let content = TextContent(text.string, style: TextStyle(font: font))
        let layout: TextLayout = TextLayout.layout(TextLayoutRequest(content))
        let width = Double(layout.size.width)
        let left: Double =
            switch text.anchor {
            case .left: text.position.x
            case .center: text.position.x - width / 2
            case .right: text.position.x - width
            }
        let top: Double = text.position.y + font.capHeight / 2 - layout.firstBaseline
        let shade = Double(gray)
        layout.draw(
            in: context, at: CGPoint(x: left, y: top), color: TextColor(red: shade, green: shade, blue: shade))
    }
}
