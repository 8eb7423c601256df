import Foundation

/// Text broken into lines: its size, where everything stands, and how to draw it.
///
/// Coordinates are points, y downwards, from the top left corner of the layout's box, which is as wide as the request's
/// maximum width, or as the text where that is infinite. A layout does not change once made, and may be shared by threads.
package final class TextLayout: @unchecked Sendable {
    package let request: TextLayoutRequest
    package let lines: [TextLine]
    /// The styles that runs refer to.
    package let styles: [TextStyle]
    /// The width of the widest line, indents included, and the height of all lines; not rounded.
    package let size: CGSize
    /// Text is missing, and an ellipsis shows it.
    package let isTruncated: Bool
    let units: [UInt16]
    /// Whether any style asks for more than glyphs.
    let hasDecorations: Bool

    private init(_ request: TextLayoutRequest) {
        var typesetter = Typesetter(request)
        typesetter.run()
        self.request = request
        lines = typesetter.lines
        styles = typesetter.shaper.styles
        units = typesetter.units
        isTruncated = typesetter.isTruncated
        hasDecorations = styles.contains { $0.hasDecorations }
        size = CGSize(width: lines.reduce(0) { max($0, $1.indent + $1.width) }, height: lines.reduce(0) { max($0, $1.bottom) })
    }

    /// One line of another layout, on its own.
    init(line: TextLine, of layout: TextLayout) {
        request = layout.request
        lines = [line]
        styles = layout.styles
        units = layout.units
        isTruncated = line.isTruncated
        hasDecorations = layout.hasDecorations
        size = CGSize(width: line.indent + line.width, height: line.bottom)
    }

    /// Those lines of another layout that stand for a part of its text.
    private init(_ layout: TextLayout, in range: Range<Int>) {
        request = layout.request
        lines = layout.lines.filter { $0.range.overlaps(range) || ($0.range.isEmpty && range.contains($0.range.lowerBound)) }
        styles = layout.styles
        units = layout.units
        isTruncated = layout.isTruncated
        hasDecorations = layout.hasDecorations
        size = layout.size
    }

    /// The same text with its lines where somebody else wants them.
    private init(_ layout: TextLayout, lines: [TextLine]) {
        request = layout.request
        self.lines = lines
        styles = layout.styles
        units = layout.units
        isTruncated = layout.isTruncated
        hasDecorations = layout.hasDecorations
        size = CGSize(width: layout.size.width, height: lines.reduce(0) { max($0, $1.bottom) })
    }

    /// A layout of this one's text whose lines are at other heights. Their runs stay where they are.
    package func placing(_ lines: [TextLine]) -> TextLayout { TextLayout(self, lines: lines) }

    /// A layout that has the lines of this one that stand for a part of its text, where they are here.
    package func part(in range: Range<Int>) -> TextLayout {
        range.lowerBound <= 0 && range.upperBound >= units.count ? self : TextLayout(self, in: range)
    }

    /// A layout that has one line of this one, where it is here.
    package func line(at index: Int) -> TextLayout { TextLayout(line: lines[index], of: self) }

    /// The layout for a request, remembered from an earlier call if possible. Any thread.
    package static func layout(_ request: TextLayoutRequest) -> TextLayout {
        TextEngine.locked {
            if let known = memory[request] { return known }
            let made = TextLayout(request)
            memory.insert(made, for: request, cost: made.units.count + 32)
            return made
        }
    }

    // Touched only while `TextEngine.lock` is held.
    // The cost counts characters: about 60 bytes each.
    nonisolated(unsafe) private static var memory = RecentValues<TextLayoutRequest, TextLayout>(capacity: 200_000)
}

extension TextLayout {
    /// The size rounded up to whole pixels, as UIKit's labels report it (behaviour/measured-constants.md 6).
    package func fittingSize(scale: Double) -> CGSize {
        CGSize(width: Double(size.width).roundedUp(toPixelsAt: scale), height: Double(size.height).roundedUp(toPixelsAt: scale))
    }

    /// The y of the first and last line's baseline; 0 for a layout without lines.
    package var firstBaseline: Double { lines.first?.baseline ?? 0 }
    package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

extension Double {
    /// The next multiple of a pixel; a thousandth of a pixel above one counts as that one.
    package func roundedUp(toPixelsAt scale: Double) -> Double {
        let pixels = self * scale
        let nearest = pixels.rounded()
        return (abs(pixels - nearest) < 0.001 ? nearest : pixels.rounded(.up)) / scale
    }
}
