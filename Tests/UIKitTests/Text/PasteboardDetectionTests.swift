import Testing
@testable import UIKit

/// What an app may know of what was copied before it pastes, and glyphs of a text.
@MainActor @Suite(.serialized) struct PasteboardDetectionTests {
    @Test(
        "a text is an address, a number, something to search for or none of these",
        arguments: [
            ("https://example.com/a?b=c", ["url"]), ("example.com", ["url"]), ("3.50", ["number", "search"]), ("1,200", ["number", "search"]),
            ("swift packages", ["search"]), ("e.g. this", ["search"]), ("a\nb", []), ("  ", []), ("mailto:me", ["search"]), ("v1.2", ["search"]),
        ])
    func kinds(text: String, expected: [String]) {
        let names: [UIPasteboard.DetectionPattern: String] = [.probableWebURL: "url", .number: "number", .probableWebSearch: "search"]
        #expect(DetectedPatterns.values(in: text).keys.compactMap { names[$0] }.sorted() == expected)
    }

    @Test("the pasteboard answers later, for the patterns that are asked for")
    func detects() {
        let window = TestWindow(.phonePortrait, root: UIViewController())
        defer { window.close() }
        UIPasteboard.general.strings = ["42", "example.org"]
        var patterns: Set<UIPasteboard.DetectionPattern>?
        var values: [[UIPasteboard.DetectionPattern: Any]]?
        UIPasteboard.general.detectPatterns(for: [.number, .probableWebURL]) { patterns = try? $0.get() }
        UIPasteboard.general.detectValues(for: [.number, .probableWebURL], inItemSet: nil) { values = try? $0.get() }
        #expect(patterns == nil)
        window.run(0.1)
        #expect(patterns == [.number] && values?.count == 2)
        #expect(values?.first?[.number] as? Double == 42 && values?.last?[.probableWebURL] as? String == "example.org")
    }

    @Test("the values have names since iOS 15")
    func values() {
        let window = TestWindow(.phonePortrait, root: UIViewController())
        defer { window.close() }
        UIPasteboard.general.string = "example.org/page"
        var found: UIPasteboard.DetectedValues?
        UIPasteboard.general.detectValues(for: [\.probableWebURL, \.number]) { found = try? $0.get() }
        window.run(0.1)
        #expect(found?.patterns == [\.probableWebURL] && found?.probableWebURL == "example.org/page" && found?.number == nil)
    }

    @Test("equal characters have equal glyphs; beyond the text there is none")
    func glyphs() {
        let storage = NSTextStorage(string: "aba")
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 200)))
        var isValid = ObjCBool(false)
        #expect(manager.glyph(at: 0) == manager.glyph(at: 2) && manager.glyph(at: 0) != manager.glyph(at: 1) && manager.glyph(at: 1) != 0)
        #expect(manager.glyph(at: 9, isValidIndex: &isValid) == 0 && !isValid.boolValue)
    }
}
