import Foundation

/// A paragraph with its glyphs, on its way into lines.
struct Paragraph {
    /// Without the terminator.
    let range: Range<Int>
    let fullRange: Range<Int>
    let style: ParagraphStyle
    let isRightToLeft: Bool
    var shaped: ShapedText
    let hasLineSeparators: Bool
    private let tabs: [Int32]
    private var breaks: BreakOpportunities?
    private var knownHyphenWidth: Double?

    init(
        range: Range<Int>, fullRange: Range<Int>, style: ParagraphStyle, isRightToLeft: Bool, shaped: ShapedText, units: [UInt16], isPlain: Bool
    ) {
        hasLineSeparators = !isPlain && units[range].contains(where: TextUnit.isLineEnd)
        tabs = isPlain ? [] : range.filter { units[$0] == 0x09 }.map { Int32($0) }
        self.range = range
        self.fullRange = fullRange
        self.style = style
        self.isRightToLeft = isRightToLeft
        self.shaped = shaped
    }

    mutating func breakOpportunities(_ units: [UInt16]) -> BreakOpportunities {
        if let breaks { return breaks }
        let found = BreakOpportunities(units[range])
        breaks = found
        return found
    }

    /// Whether everything from `start` on fits in a width; spaces at the end need no room.
    func isNoWider(than width: Double, from start: Int, units: [UInt16]) -> Bool {
        var x = 0.0
        for index in start..<shaped.glyphs.count {
            let glyph = shaped.glyphs[index]
            x += glyph.advance
            if x > width + Typesetter.tolerance, !TextUnit.isHangingSpace(units[Int(glyph.cluster)]) { return false }
        }
        return true
    }

    /// The start of the character at or before `index`, if that is after `start`; else the end of the first character.
    func characterStart(upTo index: Int, after start: Int, _ breaks: BreakOpportunities) -> Int? {
        func begins(_ candidate: Int) -> Bool {
            let glyphs = shaped.glyphs
            return glyphs[candidate - 1].cluster != glyphs[candidate].cluster
                && breaks.character[Int(glyphs[candidate].cluster) - range.lowerBound]
        }
        var candidate = index
        while candidate > start {
            if begins(candidate) { return candidate }
            candidate -= 1
        }
        candidate = index + 1
        while candidate < shaped.glyphs.count {
            if begins(candidate) { return candidate }
            candidate += 1
        }
        return nil
    }

    /// Gives tabs their widths, on the assumption that the line begins at `start`.
    mutating func placeTabs(from start: Int, indent: Double, units: [UInt16]) {
        guard !tabs.isEmpty else { return }
        var x = indent
        for index in start..<shaped.glyphs.count {
            if isTab(index) {
                let stop = style.tabStop(after: x)
                let text: Double = stop.kind == .left ? 0 : width(behind: index, before: stop.kind == .decimal ? stop.separators : [], units)
                shaped.glyphs[index].advance = max(0, stop.location - x - (stop.kind == .center ? text / 2 : text))
            }
            x += shaped.glyphs[index].advance
        }
    }

    private func isTab(_ index: Int) -> Bool {
        shaped.glyphs[index].glyph == GlyphNumber.none && tabs.contains(shaped.glyphs[index].cluster)
    }

    /// The width of the text behind a tab, up to the next, the line's end or one of some units.
    private func width(behind tab: Int, before separators: [UInt16], _ units: [UInt16]) -> Double {
        var width = 0.0
        for index in tab + 1..<shaped.glyphs.count {
            let unit: UInt16 = units[Int(shaped.glyphs[index].cluster)]
            if isTab(index) || TextUnit.isLineEnd(unit) || separators.contains(unit) { break }
            width += shaped.glyphs[index].advance
        }
        return width
    }

    /// A copy of a stretch of the paragraph's glyphs.
    ///
    /// - Parameter hyphenator: shapes the hyphen that shows where a soft hyphen ends the line; nil to show none.
    func line(_ glyphs: Range<Int>, hyphenator: Shaper? = nil) -> ShapedText {
        if glyphs == 0..<shaped.glyphs.count { return shaped }
        var line = shaped.slice(glyphs)
        if let hyphenator, let last = line.glyphs.last, hyphenator.units[Int(last.cluster)] == TextUnit.softHyphen {
            let hyphen = hyphen(hyphenator, at: glyphs.upperBound - 1)
            line.append(hyphen, 0..<hyphen.glyphs.count)
        }
        return line
    }

    /// The width of the hyphen that a soft hyphen turns into; looked up once a paragraph.
    mutating func hyphenWidth(_ shaper: Shaper) -> Double {
        if let knownHyphenWidth { return knownHyphenWidth }
        let width = hyphen(shaper, at: 0).width
        knownHyphenWidth = width
        return width
    }

    private func hyphen(_ shaper: Shaper, at glyph: Int) -> ShapedText {
        let run = shaped.runs.first { $0.glyphs.contains(glyph) }
        return shaper.shapeToken("-", style: run?.style ?? 0, level: run?.level ?? 0, cluster: Int(shaped.glyphs[glyph].cluster))
    }
}

extension ShapedText {
    func slice(_ range: Range<Int>) -> ShapedText {
        var result = ShapedText()
        result.append(self, range)
        return result
    }

    /// Appends a stretch of another text's glyphs.
    mutating func append(_ other: ShapedText, _ range: Range<Int>) {
        let shift = glyphs.count - range.lowerBound
        glyphs.append(contentsOf: other.glyphs[range])
        for run in other.runs {
            let part = run.glyphs.clamped(to: range)
            guard !part.isEmpty else { continue }
            var copy = run
            copy.glyphs = (part.lowerBound + shift)..<(part.upperBound + shift)
            runs.append(copy)
        }
    }

    var width: Double { glyphs.reduce(0) { $0 + $1.advance } }
}
