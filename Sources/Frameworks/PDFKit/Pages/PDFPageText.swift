import UIKit

/// The characters of a page and where they are. Places in texts count UTF-16, as `NSString` does.
final class PDFPageText {
    let string: NSString
    /// One for each of the text's units, in the page's coordinates. Line ends have none.
    let boxes: [CGRect]

    init(_ text: String, _ scalars: [CGRect]) {
        var boxes: [CGRect] = []
        boxes.reserveCapacity(text.utf16.count)
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let box: CGRect = index < scalars.count && scalar != "\n" ? scalars[index] : .null
            for _ in 0..<UTF16.width(scalar) { boxes.append(box) }
        }
        string = text as NSString
        self.boxes = boxes
    }

    convenience init(_ page: CGPDFPage?) {
        // Poppler puts a page's end at the end of its text.
        let text: String = page?.text ?? ""
        self.init(text.hasSuffix("\u{0c}") ? String(text.dropLast()) : text, page?.characterBoxes ?? [])
    }

    /// For searching: words go on over the ends of lines.
    private(set) lazy var searchable: NSString = string.replacingOccurrences(of: "\n", with: " ") as NSString

    var all: NSRange { NSRange(location: 0, length: string.length) }

    // MARK: Places

    /// The first character at a point.
    func index(at point: CGPoint) -> Int? { boxes.firstIndex { !$0.isNull && $0.contains(point) } }

    /// The character that a point lies on or is nearest to; lines count more than what is beside a point.
    func index(nearest point: CGPoint) -> Int? {
        if let index = index(at: point) { return index }
        var best: (index: Int, distance: CGFloat)?
        for (index, box) in boxes.enumerated() where !box.isNull {
            let dx: CGFloat = max(box.minX - point.x, 0, point.x - box.maxX), dy: CGFloat = max(box.minY - point.y, 0, point.y - box.maxY)
            let distance: CGFloat = dx + dy * 10
            if best.map({ distance < $0.distance }) ?? true { best = (index, distance) }
        }
        return best?.index
    }

    // MARK: Ranges

    /// The characters whose middles lie in a rectangle, as ranges that lines do not break.
    func ranges(in rect: CGRect) -> [NSRange] {
        var found: [NSRange] = []
        var start: Int?
        func close(_ end: Int) {
            if let begin = start { found.append(NSRange(location: begin, length: end - begin)) }
            start = nil
        }
        for (index, box) in boxes.enumerated() {
            // A line's end goes on with the line behind it.
            if box.isNull { continue }
            if rect.contains(CGPoint(x: box.midX, y: box.midY)) {
                if start == nil { start = index }
            } else {
                close(index)
            }
        }
        close(boxes.count)
        return found.map(trimmed).filter { $0.length > 0 }
    }

    /// Without line ends behind it.
    private func trimmed(_ range: NSRange) -> NSRange {
        var range: NSRange = range
        while range.length > 0, boxes[range.location + range.length - 1].isNull { range.length -= 1 }
        return range
    }

    /// The word around a character; nil for a space.
    func word(at index: Int) -> NSRange? {
        func isWord(_ index: Int) -> Bool {
            guard let scalar = Unicode.Scalar(string.character(at: index)) else { return true }
            return CharacterSet.alphanumerics.contains(scalar) || scalar == "'" || scalar == "’" || scalar == "_"
        }
        guard index < string.length, !boxes[index].isNull, let scalar = Unicode.Scalar(string.character(at: index)),
            !CharacterSet.whitespacesAndNewlines.contains(scalar)
        else { return nil }
        guard isWord(index) else { return NSRange(location: index, length: 1) }
        var start: Int = index, end: Int = index + 1
        while start > 0, isWord(start - 1) { start -= 1 }
        while end < string.length, isWord(end) { end += 1 }
        return NSRange(location: start, length: end - start)
    }

    /// The line around a character, without its end.
    func line(at index: Int) -> NSRange {
        var start: Int = index, end: Int = index
        while start > 0, string.character(at: start - 1) != 0x0a { start -= 1 }
        while end < string.length, string.character(at: end) != 0x0a { end += 1 }
        return NSRange(location: start, length: end - start)
    }

    /// The parts of a range on lines of their own.
    func lines(in range: NSRange) -> [NSRange] {
        var found: [NSRange] = []
        var start: Int = range.location
        let end: Int = min(range.location + range.length, string.length)
        while start < end {
            let line: NSRange = line(at: start)
            let last: Int = min(end, line.location + line.length)
            if last > start { found.append(NSRange(location: start, length: last - start)) }
            start = max(last, line.location + line.length) + 1
        }
        return found
    }

    /// The area that the characters of a range cover; null where they cover nothing.
    func bounds(of range: NSRange) -> CGRect {
        guard range.length > 0, range.location >= 0, range.location < boxes.count else { return .null }
        return boxes[range.location..<min(boxes.count, range.location + range.length)].reduce(.null) { $0.union($1) }
    }
}
