import Testing

@testable import UIKit

@Suite @MainActor struct DocumentWritingTests {
    private static let text: NSAttributedString = {
        let centred = NSMutableParagraphStyle()
        centred.alignment = .center
        centred.paragraphSpacing = 6
        let text = NSMutableAttributedString(
            string: "Title\n",
            attributes: [.font: UIFont(name: "Georgia", size: 20) ?? .systemFont(ofSize: 20), .paragraphStyle: centred, .foregroundColor: UIColor.red])
        let plain: UIFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
        text.append(NSAttributedString(string: "caf\u{e9} {1} \\ <2> & \u{1F600} ", attributes: [.font: plain, .paragraphStyle: NSParagraphStyle.default]))
        text.append(
            NSAttributedString(
                string: "here",
                attributes: [
                    .font: plain, .paragraphStyle: NSParagraphStyle.default, .link: URL(string: "https://example.org/?a=1&b=2") as Any, .underlineStyle: 1,
                    .backgroundColor: UIColor.yellow,
                ]))
        return text
    }()

    private func written(_ type: NSAttributedString.DocumentType) throws -> Data {
        try Self.text.data(from: NSRange(location: 0, length: Self.text.length), documentAttributes: [.documentType: type])
    }

    private func value(_ key: NSAttributedString.Key, at word: String, of text: NSAttributedString) -> Any? {
        let range = (text.string as NSString).range(of: word)
        return range.location == NSNotFound ? nil : text.attribute(key, at: range.location, effectiveRange: nil)
    }

    @Test("rich text that is written is read again: text, fonts, paragraphs, colours, links") func richText() throws {
        let data = try written(.rtf)
        #expect(String(decoding: data, as: UTF8.self).hasPrefix("{\\rtf1\\ansi"))
        let back = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
        #expect(back.string == Self.text.string)
        let title = try #require(value(.font, at: "Title", of: back) as? UIFont)
        #expect(title.familyName == "Georgia" && title.pointSize == 20)
        let paragraph = try #require(value(.paragraphStyle, at: "Title", of: back) as? NSParagraphStyle)
        #expect(paragraph.alignment == .center && paragraph.paragraphSpacing == 6)
        #expect(value(.foregroundColor, at: "Title", of: back) as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(value(.link, at: "here", of: back) as? URL == URL(string: "https://example.org/?a=1&b=2"))
        #expect(value(.underlineStyle, at: "here", of: back) as? Int == 1 && value(.backgroundColor, at: "here", of: back) != nil)
        #expect(value(.link, at: "caf", of: back) == nil)
    }

    @Test("the paper's size and margins stand in rich text") func paper() throws {
        let data = try Self.text.data(
            from: NSRange(location: 0, length: 5),
            documentAttributes: [
                .documentType: NSAttributedString.DocumentType.rtf, .paperSize: CGSize(width: 595, height: 842),
                .paperMargin: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40),
            ])
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("\\paperw11900\\paperh16840") && text.contains("\\margl400\\margr800\\margt200\\margb600"))
    }

    @Test("HTML that is written is read again, and has its styles in a sheet") func html() throws {
        let data = try written(.html)
        let page = String(decoding: data, as: UTF8.self)
        #expect(page.contains("p.p1 {margin:") && page.contains("text-align: center") && page.contains("&lt;2&gt; &amp;"))
        let back = try NSAttributedString(data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        #expect(back.string.trimmingCharacters(in: .newlines) == Self.text.string)
        #expect((value(.font, at: "Title", of: back) as? UIFont)?.pointSize == 20)
        #expect((value(.paragraphStyle, at: "Title", of: back) as? NSParagraphStyle)?.paragraphSpacing == 6)
        #expect(value(.link, at: "here", of: back) as? URL == URL(string: "https://example.org/?a=1&b=2"))
    }

    @Test("plain text has the encoding that is asked for; other documents are an error, as none is") func others() throws {
        let whole = NSRange(location: 0, length: 5)
        let plain = try Self.text.data(
            from: whole,
            documentAttributes: [.documentType: NSAttributedString.DocumentType.plain, .characterEncoding: String.Encoding.utf16LittleEndian.rawValue])
        #expect(plain == "Title".data(using: .utf16LittleEndian))
        #expect(throws: (any Error).self) { try Self.text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtfd]) }
        #expect(throws: (any Error).self) { try Self.text.data(from: whole) }
        let file = try Self.text.fileWrapper(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])
        #expect(file.regularFileContents == Data("Title".utf8))
    }

    @Test("a text is replaced by a document's") func reading() throws {
        let text = NSMutableAttributedString(string: "old")
        var attributes: NSDictionary?
        try text.read(from: try written(.rtf), options: [:], documentAttributes: &attributes)
        #expect(text.string == Self.text.string && attributes?["DocumentType"] as? String == "NSRTF")
    }
}
