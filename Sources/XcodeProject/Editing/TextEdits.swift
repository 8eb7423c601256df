/// Changes to a text by their places: whatever lies between them stays byte for byte.
struct TextEdits {
    private var edits: [(range: Range<Int>, text: [UInt8])] = []

    var isEmpty: Bool { edits.isEmpty }

    mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, Array(text.utf8))) }

    mutating func insert(_ text: String, at place: Int) { replace(place..<place, with: text) }

    mutating func remove(_ range: Range<Int>) { replace(range, with: "") }

    /// The text with all changes made. What is inserted at one place comes in the order in which it was asked for; of two changes of one
    /// place the first counts.
    func applied(to bytes: [UInt8]) -> [UInt8] { applied(to: bytes, in: bytes.indices) }

    /// A part of the text with all changes made, which are all in it.
    func applied(to bytes: [UInt8], in part: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        var place: Int = part.lowerBound
        let sorted = edits.enumerated().sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
        for (_, edit) in sorted where edit.range.lowerBound >= place {
            result += bytes[place..<edit.range.lowerBound]
            result += edit.text
            place = edit.range.upperBound
        }
        return result + bytes[place..<max(place, part.upperBound)]
    }

    /// The place in the changed text of what stood at `place`: behind what was inserted there, and at the beginning of what replaced it.
    func place(ofOld place: Int) -> Int {
        var (end, moved) = (0, 0)
        let sorted = edits.enumerated().sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
        for (_, edit) in sorted where edit.range.lowerBound >= end && edit.range.lowerBound <= place {
            guard edit.range.upperBound <= place else { return edit.range.lowerBound + moved }
            moved += edit.text.count - edit.range.count
            end = edit.range.upperBound
        }
        return place + moved
    }
}

/// Lines of a text by its bytes.
enum TextLines {
    /// The number of the line that `place` is in, counted from 1.
    static func number(of place: Int, in bytes: [UInt8]) -> Int { bytes[..<min(place, bytes.count)].count { $0 == 0x0A } + 1 }

    static func start(of place: Int, in bytes: [UInt8]) -> Int { (bytes[..<place].lastIndex(of: 0x0A) ?? -1) + 1 }

    /// The blanks before `place` in its line; nil where something else stands there.
    static func indentation(of place: Int, in bytes: [UInt8]) -> String? {
        let blanks = bytes[start(of: place, in: bytes)..<place]
        return blanks.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? String(decoding: blanks, as: UTF8.self) : nil
    }

    /// The characters that end the text's lines.
    static func end(in bytes: [UInt8]) -> String {
        guard let first = bytes.firstIndex(of: 0x0A), first > 0, bytes[first - 1] == 0x0D else { return "\n" }
        return "\r\n"
    }
}
