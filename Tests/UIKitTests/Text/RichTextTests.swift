import Testing

@testable import UIKit

@Suite @MainActor struct RichTextTests {
    private static let document = #"""
        {\rtf1\ansi{\fonttbl\f0\fnil Georgia;\f1\fnil Nowhere;}{\colortbl;\red255\green0\blue0;}{\*\generator Someone;}
        \pard\qc\sa120 \f0\fs40\cf1 Title\par \pard\f1\fs24\cf0 Plain {\b bold} {\i caf\'e9} \u8364? and \ul line\ulnone \
        {\field{\*\fldinst{HYPERLINK "https://example.org/"}}{\fldrslt here}}{\stylesheet{\s0 Normal;}}}
        """#

    private func read(_ text: String) throws -> NSAttributedString {
        try NSAttributedString(data: Data(text.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
    }

    private func value(_ key: NSAttributedString.Key, at word: String, of text: NSAttributedString) -> Any? {
        let range = (text.string as NSString).range(of: word)
        return range.location == NSNotFound ? nil : text.attribute(key, at: range.location, effectiveRange: nil)
    }

    @Test("a document's text comes with its fonts, colours, paragraphs and links") func document() throws {
        let text = try read(Self.document)
        #expect(text.string == "Title\nPlain bold café € and line\nhere")
        let title = try #require(value(.font, at: "Title", of: text) as? UIFont)
        #expect(title.familyName == "Georgia" && title.pointSize == 20)
        #expect(value(.foregroundColor, at: "Title", of: text) as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let paragraph = try #require(value(.paragraphStyle, at: "Title", of: text) as? NSParagraphStyle)
        #expect(paragraph.alignment == .center && paragraph.paragraphSpacing == 6)
        #expect((value(.font, at: "bold", of: text) as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect((value(.font, at: "café", of: text) as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect((value(.font, at: "Plain", of: text) as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        #expect(value(.underlineStyle, at: "line", of: text) as? Int == 1 && value(.underlineStyle, at: "here", of: text) == nil)
        #expect(value(.link, at: "here", of: text) as? URL == URL(string: "https://example.org/"))
        #expect(value(.link, at: "Plain", of: text) == nil)
    }

    @Test("a document is known by its beginning; other bytes are none, and broken ones end") func broken() throws {
        let known = try NSAttributedString(data: Data(#"{\rtf1 Hi}"#.utf8), options: [:], documentAttributes: nil)
        #expect(known.string == "Hi")
        #expect(throws: CocoaError.self) { try read("Hello") }
        var seed: UInt64 = 7
        for _ in 0..<300 {
            var bytes = Array(Self.document.utf8)
            for _ in 0..<8 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes[6 + Int(seed >> 33) % (bytes.count - 6)] = UInt8(truncatingIfNeeded: seed >> 24)
            }
            _ = RichTextReader.attributedText(of: Data(bytes))
        }
    }

    @Test("fonts, colours and paragraph styles come back from an archive") func archive() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        style.lineBreakMode = .byTruncatingMiddle
        style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
        let text = NSAttributedString(
            string: "rich",
            attributes: [.font: UIFont.systemFont(ofSize: 19), .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1), .paragraphStyle: style])
        let data = try NSKeyedArchiver.archivedData(withRootObject: text, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let read = try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? NSAttributedString)
        #expect(read.string == "rich")
        #expect((value(.font, at: "rich", of: read) as? UIFont)?.pointSize == 19)
        #expect(value(.foregroundColor, at: "rich", of: read) as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let paragraph = try #require(value(.paragraphStyle, at: "rich", of: read) as? NSParagraphStyle)
        #expect(paragraph.alignment == .center && paragraph.lineSpacing == 4 && paragraph.lineBreakMode == .byTruncatingMiddle)
        #expect(paragraph.tabStops.map(\.location) == [100] && paragraph.tabStops.first?.alignment == .right && paragraph.headIndent == 0)
    }
}
