import UIKit

/// A place in words that are spoken, and where it is in the sound.
open class AVSpeechSynthesisMarker: NSObject, NSCopying, @unchecked Sendable {
    public enum Mark: Int, Sendable { case phoneme = 0, word, sentence, paragraph, bookmark }
    open var mark: Mark
    open var byteSampleOffset: UInt
    open var textRange: NSRange
    open var bookmarkName = ""
    open var phoneme = ""
    public init(markerType type: Mark, forTextRange range: NSRange, atByteSampleOffset byteSampleOffset: UInt) {
        (mark, textRange, self.byteSampleOffset) = (type, range, byteSampleOffset)
    }
    public convenience init(wordRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
        self.init(markerType: .word, forTextRange: range, atByteSampleOffset: UInt(max(0, byteSampleOffset)))
    }
    public convenience init(sentenceRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
        self.init(markerType: .sentence, forTextRange: range, atByteSampleOffset: UInt(max(0, byteSampleOffset)))
    }
    public convenience init(paragraphRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
        self.init(markerType: .paragraph, forTextRange: range, atByteSampleOffset: UInt(max(0, byteSampleOffset)))
    }
    public convenience init(phonemeString phoneme: String, atByteSampleOffset byteSampleOffset: Int) {
        self.init(markerType: .phoneme, forTextRange: NSRange(location: 0, length: 0), atByteSampleOffset: UInt(max(0, byteSampleOffset)))
        self.phoneme = phoneme
    }
    public convenience init(bookmarkName mark: String, atByteSampleOffset byteSampleOffset: Int) {
        self.init(markerType: .bookmark, forTextRange: NSRange(location: 0, length: 0), atByteSampleOffset: UInt(max(0, byteSampleOffset)))
        bookmarkName = mark
    }
    open func copy(with zone: NSZone? = nil) -> Any { AVSpeechSynthesisMarker(markerType: mark, forTextRange: textRange, atByteSampleOffset: byteSampleOffset) }
}

/// Words and their places.
enum SpeechMarks {
    /// The words that stand between blanks, in UTF-16.
    static func ranges(of text: String) -> [NSRange] {
        var (ranges, start): ([NSRange], Int?) = ([], nil)
        let units = Array(text.utf16)
        for (index, unit) in units.enumerated() {
            if [0x20, 0x0A, 0x0D, 0x09, 0xA0].contains(unit) {
                if let begun = start { ranges.append(NSRange(location: begun, length: index - begun)) }
                start = nil
            } else if start == nil {
                start = index
            }
        }
        if let begun = start { ranges.append(NSRange(location: begun, length: units.count - begun)) }
        return ranges
    }

    /// Words are spread over the sound by their places in the text; samples have four bytes.
    static func markers(of text: String, frames: Int) -> [AVSpeechSynthesisMarker] {
        let count: Int = max(1, text.utf16.count)
        return ranges(of: text).map { AVSpeechSynthesisMarker(wordRange: $0, atByteSampleOffset: $0.location * frames / count * 4) }
    }

    /// A text without its marks.
    static func words(of ssml: String) -> String {
        var (words, isMark) = ("", false)
        for letter in ssml {
            if letter == "<" { isMark = true }
            if !isMark { words.append(letter) }
            if letter == ">" { isMark = false }
        }
        return words.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
