import Foundation
internal import _FoundationICU

/// Finds the words, sentences, lines, paragraphs and characters of a text.
enum TextUnits {
    struct Part: Equatable {
        /// The unit alone, in UTF-16 units.
        let range: NSRange
        /// The unit with what is between it and the next one; the first has what comes before it too.
        let enclosing: NSRange
    }

    /// The units in a part of a text, from its beginning to its end.
    static func parts(of text: NSString, in range: NSRange, by options: NSString.EnumerationOptions) -> [Part] {
        switch options.rawValue & 0xFF {
        case 0: lines(of: text, in: range) { text.getLineStart($0, end: $1, contentsEnd: $2, for: $3) }
        case 1: lines(of: text, in: range) { text.getParagraphStart($0, end: $1, contentsEnd: $2, for: $3) }
        case 3: enclosed(breaks(of: text, in: range, kind: UBRK_WORD).filter(\.isWord).map(\.range), in: range)
        case 4: breaks(of: text, in: range, kind: UBRK_SENTENCE).map { Part(range: $0.range, enclosing: $0.range) }
        default: breaks(of: text, in: range, kind: UBRK_CHARACTER).map { Part(range: $0.range, enclosing: $0.range) }
        }
    }

    private typealias Pointer = UnsafeMutablePointer<Int>

    private static func lines(of text: NSString, in range: NSRange, _ bounds: (Pointer, Pointer, Pointer, NSRange) -> Void) -> [Part] {
        var result: [Part] = []
        var place: Int = range.location
        while place < NSMaxRange(range) {
            var start = 0
            var end = 0
            var contentsEnd = 0
            bounds(&start, &end, &contentsEnd, NSRange(location: place, length: 0))
            let first: Int = max(start, range.location)
            let last: Int = min(end, NSMaxRange(range))
            result.append(
                Part(
                    range: NSRange(location: first, length: max(0, min(contentsEnd, last) - first)), enclosing: NSRange(location: first, length: last - first)))
            guard end > place else { break }
            place = end
        }
        return result
    }

    private struct Piece {
        let range: NSRange
        /// Whether letters, numbers, kana or ideographs are in it, no spaces and marks.
        let isWord: Bool
    }

    private static func breaks(of text: NSString, in range: NSRange, kind: UBreakIteratorType) -> [Piece] {
        let units: [UInt16] = Array(text.substring(with: range).utf16)
        var status = U_ZERO_ERROR
        return units.withUnsafeBufferPointer { buffer in
            guard let iterator = swift_ubrk_open(kind, "", buffer.baseAddress, Int32(buffer.count), &status), status.rawValue <= 0 else { return [] }
            defer { swift_ubrk_close(iterator) }
            var result: [Piece] = []
            var start: Int32 = swift_ubrk_first(iterator)
            var end: Int32 = swift_ubrk_next(iterator)
            // At the end it tells -1.
            while end >= 0 {
                result.append(
                    Piece(
                        range: NSRange(location: range.location + Int(start), length: Int(end - start)),
                        isWord: swift_ubrk_getRuleStatus(iterator) >= UBRK_WORD_NUMBER.rawValue))
                start = end
                end = swift_ubrk_next(iterator)
            }
            return result
        }
    }

    /// Each unit with what follows it up to the next one.
    static func enclosed(_ ranges: [NSRange], in whole: NSRange) -> [Part] {
        ranges.indices.map { index in
            let start: Int = index == 0 ? whole.location : ranges[index].location
            let end: Int = index + 1 < ranges.count ? ranges[index + 1].location : NSMaxRange(whole)
            return Part(range: ranges[index], enclosing: NSRange(location: start, length: end - start))
        }
    }
}

extension NSString.EnumerationOptions {
    // Foundation for Linux declares these as unavailable, and stops where one is asked for by its number.
    public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
    public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
    /// The places where a caret can stand, which are between characters.
    public static var byCaretPositions: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 5) }
}

// Lowered sources see these alone; one that imports Foundation beside the runtime has Foundation's, and is not left with two that are alike.

extension NSString {
    /// Hands over the words, sentences, lines, paragraphs or characters of a part of the text, each with its place and with the place that has also what
    /// is between it and the next one. Setting the last argument's value ends it.
    @_disfavoredOverload
    public func enumerateSubstrings(
        in range: NSRange, options opts: NSString.EnumerationOptions = [],
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let parts: [TextUnits.Part] = TextUnits.parts(of: self, in: range, by: opts)
        var stop: ObjCBool = false
        for part in opts.contains(.reverse) ? parts.reversed() : parts {
            block(opts.contains(.substringNotRequired) ? nil : substring(with: part.range), part.range, part.enclosing, &stop)
            if stop.boolValue { return }
        }
    }
}

extension StringProtocol {
    /// Hands over the words, sentences, lines, paragraphs or characters of a part of the text, each with its place and with the place that has also what
    /// is between it and the next one. Setting the last argument to true ends it.
    @_disfavoredOverload
    public func enumerateSubstrings<R: RangeExpression>(
        in range: R, options opts: String.EnumerationOptions = [],
        _ body: @escaping (_ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool) -> Void
    ) where R.Bound == Index {
        let bounds: Range<Index> = range.relative(to: self)
        let text = NSString(string: String(self))
        let start: Int = utf16.distance(from: startIndex, to: bounds.lowerBound)
        let length: Int = utf16.distance(from: bounds.lowerBound, to: bounds.upperBound)
        text.enumerateSubstrings(in: NSRange(location: start, length: length), options: opts) { substring, range, enclosing, stop in
            var isOver = false
            body(substring, indices(of: range), indices(of: enclosing), &isOver)
            stop.pointee = ObjCBool(isOver)
        }
    }

    private func indices(of range: NSRange) -> Range<Index> {
        let start: Index = utf16.index(startIndex, offsetBy: range.location)
        return start..<utf16.index(start, offsetBy: range.length)
    }
}
