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
}
