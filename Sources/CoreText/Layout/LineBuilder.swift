import Foundation

/// Puts a line's glyphs in visual order and aligns them.
struct LineBuilder {
    private var shaped: ShapedText
    private let units: [UInt16]
    private let paragraph: Paragraph
    private(set) var runs: [GlyphRun] = []
    private(set) var x = 0.0
    private(set) var width = 0.0
    /// The offset after the last visible unit.
    private(set) var visibleEnd = 0
    /// The offset the next line begins at.
    private(set) var nextOffset = 0

    init(shaped: ShapedText, units: [UInt16], paragraph: Paragraph) {
        self.shaped = shaped
        self.units = units
        self.paragraph = paragraph
    }

    mutating func build(margins: (left: Double, width: Double), isLast: Bool, request: TextLayoutRequest) {
        let visible = visibleCount()
        visibleEnd = visible == 0 ? 0 : endOffset(afterGlyph: visible - 1)
        nextOffset = shaped.glyphs.isEmpty ? 0 : endOffset(afterGlyph: shaped.glyphs.count - 1)
        width = shaped.glyphs[..<visible].reduce(0) { $0 + $1.advance }
        if paragraph.style.alignment == .justified, !isLast, margins.width.isFinite { justify(visible: visible, to: margins.width) }
        x = leftEdge(margins, request)
        let hanging = shaped.glyphs[visible...].reduce(0) { $0 + $1.advance }
        // Hanging spaces of a right-to-left line stand at its left, outside the aligned width.
        place(from: paragraph.isRightToLeft ? x - hanging : x, visible: visible)
    }

    /// How many glyphs are left without the spaces and line ends that hang at the end.
    private func visibleCount() -> Int {
        var count = shaped.glyphs.count
        while count > 0 {
            let glyph = shaped.glyphs[count - 1]
            let unit = units[Int(glyph.cluster)]
            guard glyph.glyph != GlyphNumber.attachment, TextUnit.isHangingSpace(unit) || TextUnit.isLineEnd(unit) else { break }
            count -= 1
        }
        return count
    }

    private func endOffset(afterGlyph index: Int) -> Int {
        let cluster = Int(shaped.glyphs[index].cluster)
        if index + 1 < shaped.glyphs.count, shaped.glyphs[index + 1].cluster > cluster { return Int(shaped.glyphs[index + 1].cluster) }
        // The line's last glyph stands for all units up to the paragraph's next cluster.
        let glyphs = paragraph.shaped.glyphs
        var low = 0, high = glyphs.count
        while low < high {
            let middle = (low + high) / 2
            if Int(glyphs[middle].cluster) > cluster { high = middle } else { low = middle + 1 }
        }
        return low < glyphs.count ? Int(glyphs[low].cluster) : paragraph.range.upperBound
    }

    private func leftEdge(_ margins: (left: Double, width: Double), _ request: TextLayoutRequest) -> Double {
        let full = request.maximumWidth
        let left = paragraph.isRightToLeft && full.isFinite ? full - margins.left - margins.width : margins.left
        guard margins.width.isFinite else { return left }
        let room = margins.width - width
        switch paragraph.style.alignment {
        case .left: return left
        case .right: return left + room
        case .center: return left + room / 2
        case .justified: return paragraph.isRightToLeft ? left + room : left
        case .natural: return request.isRightToLeft || paragraph.isRightToLeft ? left + room : left
        }
    }

    private mutating func justify(visible: Int, to target: Double) {
        let spaces = shaped.glyphs[..<visible].indices.filter { units[Int(shaped.glyphs[$0].cluster)] == 0x20 }
        guard !spaces.isEmpty, target > width else { return }
        let share = (target - width) / Double(spaces.count)
        for index in spaces { shaped.glyphs[index].advance += share }
        width = target
    }

    private mutating func place(from start: Double, visible: Int) {
        var pieces = shaped.runs
        // Rule L1: spaces at a line's end run in the paragraph's direction.
        let base: UInt8 = paragraph.isRightToLeft ? 1 : 0
        if let last = pieces.last, last.level != base, visible < shaped.glyphs.count, visible > last.glyphs.lowerBound {
            var tail = last
            tail.glyphs = visible..<last.glyphs.upperBound
            tail.level = base
            pieces[pieces.count - 1].glyphs = last.glyphs.lowerBound..<visible
            pieces.append(tail)
        } else if let last = pieces.last, visible <= last.glyphs.lowerBound {
            pieces[pieces.count - 1].level = base
        }
        let order = pieces.count == 1 ? [0] : Bidi.visualOrder(pieces.map(\.level))
        var pen = start
        runs.reserveCapacity(pieces.count)
        for index in order {
            let piece = pieces[index]
            let isRightToLeft = piece.level & 1 == 1
            let isAll = pieces.count == 1 && !isRightToLeft
            let part = shaped.glyphs[piece.glyphs]
            let glyphs = isAll ? shaped.glyphs : isRightToLeft ? part.reversed() : Array(part)
            let width = glyphs.reduce(0) { $0 + $1.advance }
            runs.append(
                GlyphRun(
                    font: piece.font, style: piece.style, x: pen, width: width, isRightToLeft: isRightToLeft, glyphs: glyphs))
            pen += width
        }
    }
}
