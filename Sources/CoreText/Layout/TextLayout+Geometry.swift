import Foundation

extension TextLayout {
    /// The number of UTF-16 units in the text.
    package var length: Int { units.count }

    /// The line an offset is in. At the place where a line wraps, the later line.
    package func lineIndex(containing offset: Int) -> Int? {
        guard !lines.isEmpty else { return nil }
        return lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
    }

    /// The line at a height; the first or last for points above or below.
    package func lineIndex(atY y: Double) -> Int? {
        guard !lines.isEmpty else { return nil }
        return lines.firstIndex { y < $0.bottom } ?? lines.count - 1
    }

    /// The place between characters nearest to a point: where a tap puts the caret.
    package func insertionIndex(at point: CGPoint) -> Int {
        guard var index = lineIndex(atY: point.y) else { return 0 }
        // Beside what text flows around, several lines stand at one height.
        while index + 1 < lines.count, lines[index + 1].top == lines[index].top, point.x >= lines[index + 1].x { index += 1 }
        let line = lines[index]
        var best = line.visibleRange.lowerBound
        var distance = Double.infinity
        func consider(_ offset: Int, _ x: Double) {
            if abs(x - point.x) < distance { (best, distance) = (offset, abs(x - point.x)) }
        }
        forEachCluster(in: line) { range, left, right, isRightToLeft in
            consider(range.lowerBound, isRightToLeft ? right : left)
            consider(range.upperBound, isRightToLeft ? left : right)
        }
        // After the last space of a wrapped line the caret belongs to the next line.
        let isWrapped = index + 1 < lines.count && best == line.range.upperBound && !endsParagraph(line)
        return isWrapped ? previousCharacter(before: best) : min(best, caretEnd(of: line))
    }

    /// The character under a point, as a link tap needs it; nil where there is no text.
    package func characterIndex(at point: CGPoint) -> Int? {
        var found: Int?
        for line in lines where point.y >= line.top && point.y < line.bottom {
            forEachCluster(in: line) { range, left, right, _ in
                if point.x >= left, point.x < right { found = range.lowerBound }
            }
            if found != nil { return found }
        }
        return nil
    }

    /// The caret at an offset: as tall as its line's text, one point wide.
    package func caretRect(at offset: Int) -> CGRect {
        guard let index = lineIndex(containing: offset) else { return CGRect(x: 0, y: 0, width: 1, height: 0) }
        let line = lines[index]
        var x = line.isRightToLeft ? line.x + line.width : line.x
        var isFound = false
        forEachCluster(in: line) { range, left, right, isRightToLeft in
            if range.lowerBound == offset {
                (x, isFound) = (isRightToLeft ? right : left, true)
            } else if !isFound, range.upperBound == offset {
                x = isRightToLeft ? left : right
            } else if !isFound, range.contains(offset) {
                // Inside a cluster of several units: its width is shared out evenly.
                let share = Double(offset - range.lowerBound) / Double(range.count)
                x = isRightToLeft ? right - (right - left) * share : left + (right - left) * share
            }
        }
        return CGRect(x: x, y: line.baseline - line.ascent, width: 1, height: line.ascent + line.descent)
    }

    /// The boxes that cover a range, one or more a line, from top to bottom.
    package func rects(for range: Range<Int>) -> [CGRect] {
        var rects: [CGRect] = []
        for line in lines where line.range.overlaps(range) {
            var spans: [(left: Double, right: Double)] = []
            forEachCluster(in: line) { cluster, left, right, _ in
                guard cluster.overlaps(range) else { return }
                if let last = spans.last, abs(last.right - left) < 0.01 {
                    spans[spans.count - 1].right = right
                } else {
                    spans.append((left, right))
                }
            }
            rects += spans.map { CGRect(x: $0.left, y: line.top, width: $0.right - $0.left, height: line.height) }
        }
        return rects
    }

    /// Calls `body` for each cluster of a line, from left to right, with its text range and its left and right ends.
    func forEachCluster(in line: TextLine, _ body: (Range<Int>, Double, Double, Bool) -> Void) {
        let starts = Set(line.runs.flatMap { $0.glyphs.map { Int($0.cluster) } }).sorted()
        for run in line.runs {
            var pen = run.x
            var index = 0
            while index < run.glyphs.count {
                let cluster = run.glyphs[index].cluster
                let left = pen
                while index < run.glyphs.count, run.glyphs[index].cluster == cluster {
                    pen += run.glyphs[index].advance
                    index += 1
                }
                body(Int(cluster)..<clusterEnd(Int(cluster), starts, line), left, pen, run.isRightToLeft)
            }
        }
    }

    /// The end of the text a cluster stands for: the next of the ascending `starts`, or the line's end.
    private func clusterEnd(_ cluster: Int, _ starts: [Int], _ line: TextLine) -> Int {
        var low = 0, high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] > cluster { high = middle } else { low = middle + 1 }
        }
        var end = low < starts.count ? starts[low] : line.range.upperBound
        // The terminator is no part of the last cluster.
        while end > cluster + 1, TextUnit.isParagraphEnd(units[end - 1]) { end -= 1 }
        return max(end, cluster + 1)
    }

    private func endsParagraph(_ line: TextLine) -> Bool {
        line.range.upperBound >= units.count || (line.range.upperBound > 0 && TextUnit.isParagraphEnd(units[line.range.upperBound - 1]))
    }

    private func caretEnd(of line: TextLine) -> Int {
        var end = line.range.upperBound
        while end > line.range.lowerBound, TextUnit.isParagraphEnd(units[end - 1]) { end -= 1 }
        return end
    }

    private func previousCharacter(before offset: Int) -> Int {
        guard offset > 1, TextUnit.isLowSurrogate(units[offset - 1]) else { return max(0, offset - 1) }
        return offset - 2
    }
}
