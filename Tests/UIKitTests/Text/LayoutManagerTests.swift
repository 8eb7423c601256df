import CoreGraphics
import Testing
@testable import UIKit

@Suite @MainActor struct LayoutManagerTests {
    private func stack(_ text: String, size: CGSize, font: UIFont = .systemFont(ofSize: 20)) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let storage = NSTextStorage(attributedString: NSAttributedString(string: text, attributes: [.font: font]))
        let manager = NSLayoutManager(), container = NSTextContainer(size: size)
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (storage, manager, container)
    }

    @Test("a point tells the character under it, as labels with links ask") func points() {
        let (storage, manager, container) = stack("See the terms", size: CGSize(width: 300, height: 100))
        container.lineFragmentPadding = 0
        #expect(manager.textStorage === storage && container.layoutManager === manager && manager.numberOfGlyphs == 13)
        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 5), in: container)
        #expect(rect.minX > 60 && rect.width > 40 && rect.height > 20)
        var fraction: CGFloat = -1
        let index = manager.characterIndex(
            for: CGPoint(x: rect.minX + 2, y: rect.midY), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        #expect(index == 8 && fraction > 0 && fraction < 0.5)
        // Beyond the end it is the last character.
        #expect(manager.characterIndex(for: CGPoint(x: 290, y: rect.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 12)
        let used = manager.usedRect(for: container)
        #expect(abs(used.maxX - rect.maxX) < 1 && used.height == rect.height)
    }

    @Test("lines have fragments, and changes of the text show at once") func lines() {
        let (storage, manager, container) = stack("one two three four five six", size: CGSize(width: 110, height: 1000))
        var ranges: [NSRange] = [], tops: [CGFloat] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { rect, used, inside, range, _ in
            ranges.append(range)
            tops.append(rect.minY)
            #expect(inside === container && rect.width == 110 && used.width <= 110)
        }
        #expect(ranges.count >= 3 && ranges.first?.location == 0 && ranges.last.map(NSMaxRange) == storage.length && tops == tops.sorted())
        var range = NSRange()
        #expect(manager.lineFragmentRect(forGlyphAt: storage.length - 1, effectiveRange: &range).minY == tops.last && range == ranges.last)
        #expect(manager.location(forGlyphAt: 0).x == 5)
        storage.replaceCharacters(in: NSRange(location: 3, length: storage.length - 3), with: "")
        #expect(manager.usedRect(for: container).height < 30 && manager.glyphRange(for: container).length == 3)
    }

    @Test("text that fills a container goes on in the next") func containers() {
        let (storage, manager, first) = stack("one two three four five six seven", size: CGSize(width: 110, height: 50))
        let second = NSTextContainer(size: CGSize(width: 200, height: 200))
        manager.addTextContainer(second)
        let a = manager.glyphRange(for: first), b = manager.glyphRange(for: second)
        #expect(a.length > 0 && b.length > 0 && NSMaxRange(a) == b.location && NSMaxRange(b) == storage.length)
        #expect(
            manager.textContainer(forGlyphAt: 0, effectiveRange: nil) === first
                && manager.textContainer(forGlyphAt: storage.length - 1, effectiveRange: nil) === second)
    }

    @Test("a text view's manager tells where the view's own text is") func textView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = "Hello world"
        let used = view.layoutManager.usedRect(for: view.textContainer)
        #expect(used.width > 80 && used.width < 110 && view.layoutManager === view.textContainer.layoutManager)
        #expect(view.layoutManager.textStorage === view.textStorage)
        let glyph = view.layoutManager.boundingRect(forGlyphRange: NSRange(location: 6, length: 1), in: view.textContainer)
        let caret = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 6) ?? view.beginningOfDocument)
        #expect(abs(glyph.minX + view.textContainerInset.left - caret.minX) < 2)
    }
}

@Suite @MainActor struct HTMLTextTests {
    private func text(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue],
            documentAttributes: nil)
    }
    private func font(_ text: NSAttributedString, _ part: String) throws -> UIFont {
        let range = (text.string as NSString).range(of: part)
        return try #require(text.attributes(at: range.location, effectiveRange: nil)[.font] as? UIFont)
    }

    @Test("paragraphs, emphasis, headings and entities") func words() throws {
        let result = try text("<h1>Fruit</h1><p>A <b>ripe</b> &amp; <i>sweet</i>\n   quince&nbsp;&#8212; <strong><em>raw</em></strong></p><p>End</p>")
        #expect(result.string == "Fruit\nA ripe & sweet quince\u{a0}— raw\nEnd\n")
        #expect(try font(result, "Fruit").pointSize == 24 && font(result, "ripe").fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(try font(result, "sweet").fontDescriptor.symbolicTraits.contains(.traitItalic) && font(result, "A ").pointSize == 12)
        #expect(try font(result, "raw").fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    }

    @Test("links, colours and sizes of styles and sheets") func styles() throws {
        let result = try text(
            "<style>body { font-family: -apple-system; font-size: 20px } .red { color: #ff0000 }</style><body><a href=\"https://example.com/a?b=1&amp;c=2\">go</a> "
                + "<span class='red'>stop</span><span style=\"font-size:30pt;text-decoration:line-through\">big</span><script>if (a < b) {}</script></body>")
        #expect(result.string == "go stopbig\n")
        #expect(result.attributes(at: 0, effectiveRange: nil)[.link] as? URL == URL(string: "https://example.com/a?b=1&c=2"))
        #expect(try font(result, "go").pointSize == 15 && font(result, "big").pointSize == 30)
        #expect(result.attributes(at: 4, effectiveRange: nil)[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(result.attributes(at: 8, effectiveRange: nil)[.strikethroughStyle] as? Int == NSUnderlineStyle.single.rawValue)
    }

    @Test("lists have bullets and numbers, a break is a line of its own") func lists() throws {
        #expect(try text("<ul><li>a</li><li>b</li></ul><ol><li>c<br>d</ol>").string == "\t\u{2022}\ta\n\t\u{2022}\tb\n\t1.\tc\u{2028}d\n")
    }

    @Test("what is no markup does not stop it, plain text stays as it is, rich text with files throws") func others() throws {
        #expect(try text("1 < 2 & <<p>x</p></q>").string.contains("x"))
        #expect(try text("").length == 0)
        let plain = try NSAttributedString(data: Data("<b>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain], documentAttributes: nil)
        #expect(plain.string == "<b>")
        #expect(throws: (any Error).self) {
            try NSAttributedString(data: Data("x".utf8), options: [.documentType: NSAttributedString.DocumentType.rtfd], documentAttributes: nil)
        }
    }
}
