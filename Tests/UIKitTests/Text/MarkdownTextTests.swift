import Testing

@testable import UIKit

@Suite @MainActor struct MarkdownTextTests {
    private func content(_ markdown: String) throws -> TextContent {
        AttributedText.content(try NSAttributedString(markdown: markdown), AttributedText.drawingDefaults)
    }

    @Test("Marks of Markdown are drawn: bold, leaning, in a fixed width, and struck through") func drawing() throws {
        let runs = try content("a **b** *c* `d` ~~e~~").runs.filter { $0.length == 1 }
        let styles = runs.map(\.style)
        try #require(styles.count == 7)
        let plain = styles[1].font
        #expect(styles[0].font != plain && styles[2] != styles[1] && styles[4].font != plain && styles[6].font == plain)
        #expect(styles[6].strikethrough != nil && styles[0].strikethrough == nil)
    }

    @Test("Strings with attributes keep Markdown's when they become the other kind") func conversion() throws {
        let text = try AttributedString(markdown: "a **b** [c](https://x.y)")
        let object = NSAttributedString(text)
        #expect((object.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? NSNumber)?.intValue == 2)
        #expect(object.attribute(.link, at: 4, effectiveRange: nil) as? URL == URL(string: "https://x.y"))
        let back = AttributedString(object)
        #expect(back.runs.map(\.inlinePresentationIntent) == text.runs.map(\.inlinePresentationIntent))
        #expect(back.runs.map(\.presentationIntent) == text.runs.map(\.presentationIntent))
    }
}
