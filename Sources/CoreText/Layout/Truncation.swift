/// Cuts a line to a width and puts an ellipsis where text is missing.
struct Truncation {
    let shaper: Shaper
    let paragraph: Paragraph
    /// The paragraph's glyph the line begins at.
    let start: Int
    let width: Double
    let mode: LineBreakMode
    /// More paragraphs follow: even text that fits gets its ellipsis.
    let textFollows: Bool

    static let ellipsis = "\u{2026}"

    func line() -> ShapedText {
        let glyphs = paragraph.shaped.glyphs
        let total = glyphs[start...].reduce(0) { $0 + $1.advance }
        if total <= width + Typesetter.tolerance, !textFollows { return paragraph.line(start..<glyphs.count) }
        switch mode {
        case .truncatingHead: return cutHead()
        case .truncatingMiddle: return cutMiddle()
        default: return cutTail()
        }
    }

    private func cutTail() -> ShapedText {
        let room = width - tokenWidth(at: start)
        let end = trimmed(prefix(width: room), from: start)
        return joined(head: start..<end, tail: count..<count)
    }

    private func cutHead() -> ShapedText {
        let room = width - tokenWidth(at: start)
        return joined(head: start..<start, tail: suffix(width: room, after: start)..<count)
    }

    private func cutMiddle() -> ShapedText {
        let room = width - tokenWidth(at: start)
        let head = prefix(width: room / 2)
        let headWidth = sum(start..<head)
        let tail = suffix(width: room - headWidth, after: head)
        return joined(head: start..<head, tail: tail..<count)
    }

    private var count: Int { paragraph.shaped.glyphs.count }

    private func sum(_ range: Range<Int>) -> Double { paragraph.shaped.glyphs[range].reduce(0) { $0 + $1.advance } }

    /// The end of the longest stretch from the start that fits in `width`.
    private func prefix(width: Double) -> Int {
        let glyphs = paragraph.shaped.glyphs
        var x = 0.0
        var end = start
        for index in start..<glyphs.count {
            if index > start, glyphs[index].cluster != glyphs[index - 1].cluster { end = index }
            x += glyphs[index].advance
            if x > width + Typesetter.tolerance { return end }
        }
        return glyphs.count
    }

    /// The start of the longest stretch at the end, after `limit`, that fits in `width`.
    private func suffix(width: Double, after limit: Int) -> Int {
        let glyphs = paragraph.shaped.glyphs
        var x = 0.0
        var begin = glyphs.count
        for index in (limit..<glyphs.count).reversed() {
            x += glyphs[index].advance
            if x > width + Typesetter.tolerance { break }
            if index == limit || glyphs[index].cluster != glyphs[index - 1].cluster { begin = index }
        }
        return begin
    }

    /// No space stands before the ellipsis.
    private func trimmed(_ end: Int, from start: Int) -> Int {
        var end = end
        while end > start, TextUnit.isHangingSpace(shaper.units[Int(paragraph.shaped.glyphs[end - 1].cluster)]) { end -= 1 }
        return end
    }

    private func token(at glyph: Int) -> ShapedText {
        let glyphs = paragraph.shaped.glyphs
        let cluster = glyph < glyphs.count ? Int(glyphs[glyph].cluster) : max(paragraph.range.lowerBound, paragraph.range.upperBound - 1)
        let before = max(start, glyph - 1)
        let run = paragraph.shaped.runs.first { $0.glyphs.contains(before) }
        let style = run?.style ?? shaper.style(at: paragraph.range.lowerBound).index
        let level: UInt8 = run?.level ?? (paragraph.isRightToLeft ? 1 : 0)
        return shaper.shapeToken(Truncation.ellipsis, style: style, level: level, cluster: cluster)
    }

    private func tokenWidth(at glyph: Int) -> Double { token(at: glyph).width }

    private func joined(head: Range<Int>, tail: Range<Int>) -> ShapedText {
        var result = paragraph.shaped.slice(head)
        let token = token(at: head.upperBound)
        result.append(token, 0..<token.glyphs.count)
        result.append(paragraph.shaped, tail)
        return result
    }
}
