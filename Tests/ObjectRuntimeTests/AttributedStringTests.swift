import ObjectRuntime
import Testing

/// Stands for the fonts and colours that text carries.
private final class Ink: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    override func isEqual(_ object: Any?) -> Bool { (object as? Ink)?.name == name }
    override var hash: Int { name.hashValue }
}

private let ink = NSAttributedString.Key("ink")
private let size = NSAttributedString.Key("size")

@Suite struct AttributedStringTests {
    private func runs(_ string: NSAttributedString) -> [String] {
        var result: [String] = []
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            let text: String = (string.string as NSString).substring(with: range)
            result.append("\(text):\((attributes[ink] as? Ink)?.name ?? "-")")
        }
        return result
    }

    @Test func equalObjectsJoinRunsAndCompareEqual() {
        let text = NSMutableAttributedString(string: "ab", attributes: [ink: Ink("red")])
        text.append(NSAttributedString(string: "cd", attributes: [ink: Ink("red")]))
        text.append(NSAttributedString(string: "e", attributes: [ink: Ink("blue")]))
        #expect(runs(text) == ["abcd:red", "e:blue"])
        let same = NSMutableAttributedString(string: "abcde", attributes: [ink: Ink("red")])
        #expect(text != same)
        same.addAttribute(ink, value: Ink("blue"), range: NSRange(location: 4, length: 1))
        #expect(text == same)
    }

    private struct Effect: RawRepresentable, Hashable { let rawValue: String }

    @Test("Values that are the same object to Objective-C are equal: numbers of any type, texts, names")
    func bridgedValuesAreEqual() {
        func text(_ value: Any) -> NSAttributedString { NSAttributedString(string: "a", attributes: [size: value]) }
        #expect(text(12.0) == text(NSNumber(value: 12)) && text(CGFloat(12)) == text(12 as Int) && text(Float(0.5)) == text(0.5))
        #expect(text("a") == text("a" as NSString) && text(Effect(rawValue: "press")) == text("press"))
        #expect(text(12.0) != text(13) && text("12") != text(12) && text(Effect(rawValue: "press")) != text("pressed"))
        let joined = NSMutableAttributedString(attributedString: text(1.0))
        joined.append(text(1))
        var range = NSRange()
        _ = joined.attributes(at: 0, effectiveRange: &range)
        #expect(range.length == 2)
    }

    @Test("A number is one of any type to who reads it")
    func numbersOfAnyType() {
        let text = NSMutableAttributedString(string: "ab", attributes: [size: 12.0])
        text.addAttribute(ink, value: CGFloat(0.5), range: NSRange(location: 1, length: 1))
        #expect(text.attribute(size, at: 0, effectiveRange: nil) as? Int == 12 && text.attribute(size, at: 0, effectiveRange: nil) as? CGFloat == 12)
        let half = text.attribute(ink, at: 1, effectiveRange: nil)
        #expect(half as? Double == 0.5 && half as? Float == 0.5 && half as? Int == nil && (half as? NSNumber)?.doubleValue == 0.5)
        #expect(NSAttributedString(string: "a", attributes: [size: true]).attribute(size, at: 0, effectiveRange: nil) as? Bool == true)
    }

    @Test("The string of the characters changes the text, which keeps its attributes")
    func charactersAsAString() {
        let text = NSMutableAttributedString(string: "ab\n\n\ncd é😀", attributes: [ink: Ink("red")])
        text.append(NSAttributedString(string: "&nbsp;z", attributes: [ink: Ink("blue")]))
        let characters = text.mutableString
        #expect(characters.length == text.length && characters.substring(with: NSRange(location: 5, length: 2)) == "cd")
        _ = characters.replaceOccurrences(
            of: "\n\n+", with: "\n", options: .regularExpression, range: NSRange(location: 0, length: characters.length))
        _ = characters.replaceOccurrences(of: "&nbsp;", with: " ", options: [], range: NSRange(location: 0, length: characters.length))
        characters.deleteCharacters(in: NSRange(location: 0, length: 1))
        characters.append("!")
        #expect(runs(text) == ["b\ncd é😀:red", " z!:blue"])
        let copy = characters.copy() as? NSString
        text.deleteCharacters(in: NSRange(location: 0, length: 2))
        #expect(characters as String == "cd é😀 z!" && copy as String? == "b\ncd é😀 z!")
    }

    @Test func changesSplitRuns() {
        let text = NSMutableAttributedString(string: "abcdef")
        text.addAttribute(ink, value: Ink("red"), range: NSRange(location: 1, length: 3))
        #expect(runs(text) == ["a:-", "bcd:red", "ef:-"])
        text.removeAttribute(ink, range: NSRange(location: 2, length: 1))
        #expect(runs(text) == ["a:-", "b:red", "c:-", "d:red", "ef:-"])
        text.setAttributes(nil, range: NSRange(location: 0, length: 6))
        #expect(runs(text) == ["abcdef:-"])
    }

    @Test func replacedCharactersTakeTheFirstOnesAttributes() {
        let text = NSMutableAttributedString(string: "ab", attributes: [ink: Ink("red")])
        text.append(NSAttributedString(string: "cd"))
        text.replaceCharacters(in: NSRange(location: 1, length: 2), with: "XYZ")
        #expect(runs(text) == ["aXYZ:red", "d:-"])
        text.deleteCharacters(in: NSRange(location: 0, length: 2))
        #expect(text.string == "YZd")
        #expect(text.length == 3)
    }

    @Test func positionsCountUTF16Units() {
        let text = NSMutableAttributedString(string: "A\u{1F600}B")
        #expect(text.length == 4)
        text.addAttribute(ink, value: Ink("red"), range: NSRange(location: 1, length: 2))
        #expect(runs(text) == ["A:-", "\u{1F600}:red", "B:-"])
    }

    @Test func oneAttributeReachesAcrossRuns() {
        let text = NSMutableAttributedString(string: "abcd", attributes: [ink: Ink("red")])
        text.addAttribute(size, value: 3, range: NSRange(location: 0, length: 2))
        var ranges: [NSRange] = []
        text.enumerateAttribute(ink, in: NSRange(location: 0, length: 4)) { _, range, _ in ranges.append(range) }
        #expect(ranges == [NSRange(location: 0, length: 4)])
        var effective = NSRange()
        #expect(text.attribute(size, at: 3, effectiveRange: &effective) == nil)
        #expect(effective == NSRange(location: 2, length: 2))
        #expect(text.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "bc")
    }

    @Test func enumerationStopsAndMayChangeTheString() {
        let text = NSMutableAttributedString(string: "abc")
        text.addAttribute(ink, value: Ink("red"), range: NSRange(location: 1, length: 1))
        var count = 0
        text.enumerateAttributes(in: NSRange(location: 0, length: 3)) { _, range, stop in
            count += 1
            text.addAttribute(size, value: count, range: range)
            if count == 2 { stop.pointee = true }
        }
        #expect(count == 2)
        #expect(text.attribute(size, at: 2, effectiveRange: nil) == nil)
    }

    @Test("text and attributes come back from an archive, and an archive of something else gives none")
    func coding() throws {
        let text = NSMutableAttributedString(string: "red and kerned 🍐")
        text.addAttribute(.init("colour"), value: "red" as NSString, range: NSRange(location: 0, length: 3))
        text.addAttribute(.init("kern"), value: 2.5, range: NSRange(location: 8, length: 6))
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        text.encode(with: archiver)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        reader.requiresSecureCoding = false
        let read = try #require(NSMutableAttributedString(coder: reader))
        #expect(read.string == text.string)
        var range = NSRange()
        #expect(read.attribute(.init("colour"), at: 0, effectiveRange: &range) as? NSString == "red" && range == NSRange(location: 0, length: 3))
        #expect((read.attribute(.init("kern"), at: 9, effectiveRange: &range) as? NSNumber)?.doubleValue == 2.5 && range == NSRange(location: 8, length: 6))
        #expect(read.attributes(at: 4, effectiveRange: nil).isEmpty && read.attributes(at: 15, effectiveRange: nil).isEmpty)
        let other = NSKeyedArchiver(requiringSecureCoding: false)
        other.encode(1, forKey: "one")
        other.finishEncoding()
        let broken = try NSKeyedUnarchiver(forReadingFrom: other.encodedData)
        broken.requiresSecureCoding = false
        #expect(NSAttributedString(coder: broken) == nil)
    }

    /// Keeps its text itself, as storages of highlighted code do.
    private final class Wrapped: NSMutableAttributedString, @unchecked Sendable {
        private let inner = NSMutableAttributedString(string: "inner")
        override init() { super.init() }
        required init?(coder: NSCoder) { nil }
        override var string: String { inner.string }
    }

    @Test("a subclass begins with the initialiser without arguments")
    func subclass() {
        #expect(Wrapped().string == "inner")
        #expect(NSMutableAttributedString().string == "" && NSAttributedString().length == 0)
    }
}
