import CoreGraphics

/// Breaks text into lines, one at a time.
public final class CTTypesetter: Hashable, @unchecked Sendable {
    let string: NSAttributedString

    init(_ string: NSAttributedString) { self.string = NSAttributedString(attributedString: string) }

    public static func == (lhs: CTTypesetter, rhs: CTTypesetter) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    func content(_ range: NSRange) -> TextContent { CoreTextAttributes(string: string).content(in: range) }

    /// A line of a range, however wide it is. A length of 0 means all from its start.
    func line(_ range: NSRange) -> CTLine {
        let stretch: NSRange = range.length == 0 ? NSRange(location: range.location, length: string.length - range.location) : range
        var content: TextContent = content(stretch)
        // One line: what ends paragraphs is a character without width.
        content.string = String(String.UnicodeScalarView(content.string.unicodeScalars.map { Self.endsLine($0) ? "\u{200B}" : $0 }))
        for index in content.paragraphRuns.indices { content.paragraphRuns[index].style.plainLine() }
        content.paragraphStyle.plainLine()
        return CTLine(TextLayout.layout(TextLayoutRequest(content)), string: string, base: stretch.location)
    }

    private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x10000 && (TextUnit.isParagraphEnd(UInt16(scalar.value)) || TextUnit.isLineEnd(UInt16(scalar.value)))
    }

    private func broken(from start: Int, width: Double, byCharacter: Bool) -> Int {
        guard start < string.length else { return 0 }
        var content: TextContent = content(NSRange(location: start, length: string.length - start))
        func set(_ style: inout ParagraphStyle) {
            style = ParagraphStyle()
            style.lineBreakMode = byCharacter ? .charWrapping : .wordWrapping
        }
        set(&content.paragraphStyle)
        for index in content.paragraphRuns.indices { set(&content.paragraphRuns[index].style) }
        let layout = TextLayout.layout(TextLayoutRequest(content, maximumWidth: width, maximumLines: 1))
        return layout.lines.first?.range.upperBound ?? 0
    }

    /// How many units from `start` on fit in a width, broken between words.
    func lineBreak(from start: Int, width: Double) -> Int { broken(from: start, width: width, byCharacter: false) }

    /// The same, broken between any two characters; for a width that not even one fits in, 0.
    func clusterBreak(from start: Int, width: Double) -> Int {
        let count: Int = broken(from: start, width: width, byCharacter: true)
        guard count > 0, line(NSRange(location: start, length: count)).visibleWidth <= width + Typesetter.tolerance else { return 0 }
        return count
    }

    /// The start of the last characters that fit in a width.
    func clusterStart(width: Double) -> Int {
        let whole: CTLine = line(NSRange(location: 0, length: string.length))
        guard let own = whole.line else { return string.length }
        var clusters: [(start: Int, width: Double)] = []
        whole.layout.forEachCluster(in: own) { range, left, right, _ in clusters.append((range.lowerBound, right - left)) }
        var start: Int = string.length
        var sum: Double = 0
        for cluster in clusters.sorted(by: { $0.start > $1.start }) {
            sum += cluster.width
            if sum > width + Typesetter.tolerance { break }
            start = cluster.start
        }
        return start
    }
}

extension CTLine {
    fileprivate var visibleWidth: Double { width - trailingWidth }
}

extension ParagraphStyle {
    /// Leaves out what only paragraphs with margins have.
    fileprivate mutating func plainLine() {
        (firstLineHeadIndent, headIndent, tailIndent) = (0, 0, 0)
        (alignment, lineBreakMode) = (.natural, .clipping)
        (minimumLineHeight, maximumLineHeight, lineHeightMultiple) = (0, 0, 0)
    }
}

extension TextLayout {
    /// A layout of one line that takes this layout's styles.
    func with(_ line: TextLine) -> TextLayout { TextLayout(line: line, of: self) }
}

public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter { CTTypesetter(string) }

/// A line of a range of the text, however wide it is. A length of 0 means all from its start.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    typesetter.line(NSRange(location: stringRange.location, length: stringRange.length))
}

/// How many UTF-16 units from `startIndex` on fit in a width, broken between words.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    typesetter.lineBreak(from: startIndex, width: width)
}

/// The same, broken between any two characters; one character is given even where none fits.
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    let count: Int = typesetter.clusterBreak(from: startIndex, width: width)
    guard count == 0, startIndex < typesetter.string.length else { return count }
    return (typesetter.string.string as NSString).rangeOfComposedCharacterSequence(at: startIndex).length
}
