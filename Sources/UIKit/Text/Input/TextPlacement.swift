/// The place of an editor's text in its view.
struct TextPlacement {
    var layout: TextLayout
    /// The upper left corner of the layout's box, in the view's coordinates.
    var origin: CGPoint
    /// The width that selections of several lines reach to.
    var width: CGFloat
    /// The offset of each character, and the text's length, where bullets stand for characters; nil elsewhere.
    var bullets: [Int]?

    static let caretWidth: CGFloat = 2

    /// The caret before the character at an offset.
    func caret(at offset: Int) -> CGRect {
        let rect: CGRect = layout.caretRect(at: shown(offset))
        return CGRect(
            x: origin.x + rect.minX - Self.caretWidth / 2, y: origin.y + rect.minY, width: Self.caretWidth, height: rect.height)
    }

    /// The boxes that a selection covers, from top to bottom. A line whose end is selected is covered to its end.
    func boxes(for range: NSRange) -> [CGRect] {
        let low: Int = shown(range.location)
        let high: Int = shown(NSMaxRange(range))
        guard low < high else { return [] }
        if layout.lines.contains(where: { $0.isRightToLeft }) {
            return layout.rects(for: low..<high).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
        }
        return layout.lines.filter { $0.range.lowerBound < high && $0.range.upperBound > low }.map { line in
            let left: CGFloat = low <= line.range.lowerBound ? CGFloat(line.x) : layout.caretRect(at: low).minX
            let goesOn: Bool = high >= line.range.upperBound && line.range.upperBound < layout.length
            let right: CGFloat =
                goesOn ? max(width, left) : high >= line.range.upperBound ? CGFloat(line.x + line.width) : layout.caretRect(at: high).minX
            return CGRect(
                x: origin.x + left, y: origin.y + CGFloat(line.top), width: max(0, right - left), height: CGFloat(line.height))
        }
    }

    /// The place between characters that is nearest to a point.
    func offset(nearest point: CGPoint) -> Int {
        text(layout.insertionIndex(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
    }

    /// The character under a point; nil where there is none.
    func character(at point: CGPoint) -> Int? {
        layout.characterIndex(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)).map(text)
    }

    /// The place a line above or below `offset` that is nearest to the height line `x`; nil beyond the first and last line.
    func offset(from offset: Int, lines count: Int, x: CGFloat) -> Int? {
        guard let line = layout.lineIndex(containing: shown(offset)) else { return nil }
        guard layout.lines.indices.contains(line + count) else { return nil }
        let target = layout.lines[line + count]
        return text(layout.insertionIndex(at: CGPoint(x: x - origin.x, y: CGFloat(target.top + target.height / 2))))
    }

    /// The ends of the line around an offset.
    func line(around offset: Int) -> NSRange {
        guard let index = layout.lineIndex(containing: shown(offset)) else { return NSRange(location: offset, length: 0) }
        let line = layout.lines[index]
        let middle: CGFloat = CGFloat(line.top + line.height / 2)
        let start: Int = text(line.range.lowerBound)
        let end: Int = text(max(line.range.lowerBound, layout.insertionIndex(at: CGPoint(x: CGFloat.greatestFiniteMagnitude, y: middle))))
        return NSRange(location: start, length: max(0, end - start))
    }

    func isRightToLeft(at offset: Int) -> Bool {
        layout.lineIndex(containing: shown(offset)).map { layout.lines[$0].isRightToLeft } ?? false
    }

    // MARK: Bullets

    /// The offset in the layout of an offset in the text.
    func shown(_ offset: Int) -> Int {
        guard let bullets else { return offset }
        return bullets.lastIndex { $0 <= offset } ?? 0
    }

    private func text(_ shown: Int) -> Int {
        guard let bullets else { return shown }
        return bullets[min(max(0, shown), bullets.count - 1)]
    }

    /// The offsets at which characters begin, and the text's length.
    static func bullets(of text: String) -> [Int] {
        var result: [Int] = [0]
        for character in text { result.append((result.last ?? 0) + character.utf16.count) }
        return result
    }
}
