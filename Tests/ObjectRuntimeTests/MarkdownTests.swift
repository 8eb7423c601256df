import ObjectRuntime
import Testing

@Suite struct MarkdownTests {
    /// Each run's text, marks, blocks and link.
    private func runs(_ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full) throws -> [String] {
        let text = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax))
        return text.runs.map { run in
            let blocks: [String] = run.presentationIntent?.components.map(\.debugDescription) ?? []
            let link: String = run.link.map { " " + $0.absoluteString } ?? ""
            return "\(String(text[run.range].characters)):\(run.inlinePresentationIntent?.rawValue ?? 0)\(link)"
                + (blocks.isEmpty ? "" : " \(blocks.joined(separator: ", "))")
        }
    }

    private func marks(_ markdown: String) throws -> [String] { try runs(markdown, .inlineOnlyPreservingWhitespace) }

    @Test("Marks become intents of their characters") func inlines() throws {
        #expect(try marks("a **b** *c* `d` ~~e~~") == ["a :0", "b:2", " :0", "c:1", " :0", "d:4", " :0", "e:32"])
        #expect(try marks("***both*** _x_ __y__ a_b_c") == ["both:3", " :0", "x:1", " :0", "y:2", " a_b_c:0"])
        #expect(try marks("*foo**bar**baz*") == ["foo:1", "bar:3", "baz:1"])
        #expect(try marks("* a * \\*b\\* **open") == ["* a * *b* **open:0"])
        #expect(try marks("``a`b`` `c") == ["a`b:4", " `c:0"])
        #expect(try marks("&amp; &#65; &unknown;") == ["& A &unknown;:0"])
        #expect(try marks("a<br>b") == ["a:0", "<br>:256", "b:0"])
    }

    @Test("Links have addresses, by brackets, by name or bare") func links() throws {
        #expect(try marks("[a *b*](https://x.y/z \"Title\")!") == ["a :0 https://x.y/z", "b:1 https://x.y/z", "!:0"])
        #expect(try marks("<https://x.y> (https://q.r).") == ["https://x.y:0 https://x.y", " (:0", "https://q.r:0 https://q.r", ").:0"])
        #expect(try marks("[a](no [b]") == ["[a](no [b]:0"])
        #expect(
            try runs("[a][n] [n]\n\n[n]: https://x.y") == [
                "a:0 https://x.y paragraph (id 1)", " :0 paragraph (id 1)", "n:0 https://x.y paragraph (id 1)",
            ])
        let relative = try AttributedString(markdown: "[a](b)", baseURL: URL(string: "https://x.y/c/"))
        #expect(relative.runs.first?.link?.absoluteString == "https://x.y/c/b")
        let image = try AttributedString(markdown: "![alt](https://x.y/i.png)")
        #expect(image.runs.first?.imageURL?.absoluteString == "https://x.y/i.png" && String(image.characters) == "alt")
    }

    @Test("Blocks are in each other, the innermost first") func blocks() throws {
        #expect(try runs("# Head #\n\nText") == ["Head:0 header 1 (id 1)", "Text:0 paragraph (id 2)"])
        #expect(try runs("Head\n---\n***") == ["Head:0 header 2 (id 1)", "\u{2E3B}:0 thematicBreak (id 2)"])
        #expect(
            try runs("- a\n- b\n") == [
                "a:0 paragraph (id 3), listItem 1 (id 2), unorderedList (id 1)", "b:0 paragraph (id 5), listItem 2 (id 4), unorderedList (id 1)",
            ])
        #expect(
            try runs("3. a\n   - b\n4. c") == [
                "a:0 paragraph (id 3), listItem 3 (id 2), orderedList (id 1)",
                "b:0 paragraph (id 6), listItem 1 (id 5), unorderedList (id 4), listItem 3 (id 2), orderedList (id 1)",
                "c:0 paragraph (id 8), listItem 4 (id 7), orderedList (id 1)",
            ])
        #expect(
            try runs("> a\nb\n\nc") == [
                "a:0 paragraph (id 2), blockQuote (id 1)", " :64 paragraph (id 2), blockQuote (id 1)", "b:0 paragraph (id 2), blockQuote (id 1)",
                "c:0 paragraph (id 3)",
            ])
        #expect(try runs("```swift\nlet *a*\n```\n") == ["let *a*\n:0 codeBlock 'swift' (id 1)"])
        #expect(
            try runs("|a|b|\n|-|:-:|\n|1|2|") == [
                "a:0 tableCell 0 (id 3), tableHeaderRow (id 2), table [left, center] (id 1)",
                "b:0 tableCell 1 (id 4), tableHeaderRow (id 2), table [left, center] (id 1)",
                "1:0 tableCell 0 (id 6), tableRow 1 (id 5), table [left, center] (id 1)",
                "2:0 tableCell 1 (id 7), tableRow 1 (id 5), table [left, center] (id 1)",
            ])
    }

    @Test("Lines' ends are spaces, unless they are kept") func lines() throws {
        let text = try AttributedString(markdown: "a\nb  \nc")
        #expect(String(text.characters) == "a b\nc" && text.runs.map { $0.inlinePresentationIntent } == [nil, .softBreak, nil, .lineBreak, nil])
        #expect(String(try AttributedString(markdown: "a\n\n- b", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)).characters) == "a\n\n- b")
        #expect(try runs("# a\n*b*", .inlineOnly) == ["# a:0", " :64", "b:1"])
    }

    @Test("A string with attributes holds them as numbers and values") func object() throws {
        let text = try NSAttributedString(markdown: "a **b** [c](https://x.y)", options: .init(languageCode: "en"))
        #expect(text.string == "a b c")
        #expect((text.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? NSNumber)?.intValue == 2)
        #expect(text.attribute(NSAttributedString.Key(rawValue: "NSLink"), at: 4, effectiveRange: nil) as? URL == URL(string: "https://x.y"))
        #expect(
            text.attribute(.presentationIntentAttributeName, at: 0, effectiveRange: nil) as? PresentationIntent == PresentationIntent(.paragraph, identity: 1))
        #expect(text.attribute(.languageIdentifier, at: 0, effectiveRange: nil) as? String == "en")
    }

    @Test("Bytes that are no text throw, unless as much as possible is asked for") func failure() throws {
        let bytes = Data([0x2A, 0x61, 0x2A, 0xFF])
        #expect(throws: CocoaError.self) { try AttributedString(markdown: bytes) }
        let text = try AttributedString(markdown: bytes, options: .init(failurePolicy: .returnPartiallyParsedIfPossible))
        #expect(String(text.characters) == "a\u{FFFD}")
    }

    @Test("Intents that cannot stand in each other are not valid") func validity() {
        let list = PresentationIntent(.unorderedList, identity: 1)
        let item = PresentationIntent(.listItem(ordinal: 1), identity: 2, parent: list)
        #expect(
            PresentationIntent(.paragraph, identity: 3, parent: item).isValid && PresentationIntent(.paragraph, identity: 3, parent: item).indentationLevel == 1
        )
        #expect(
            !PresentationIntent(.listItem(ordinal: 1), identity: 2).isValid && !PresentationIntent(.listItem(ordinal: 1), identity: 1, parent: list).isValid)
    }

    @Test("Random texts are read, and no letter that is no mark is lost, with the seed 7") func random() throws {
        let parts = [
            "*", "**", "_", "`", "~~", "[", "]", "(", ")", "!", "<", ">", "a", " ", "\n", "\n\n", "#", "- ", "1. ", "> ", "|", "-", "\\", "&amp;", "```\n",
            "    ", "\t", "\u{E9}", "\u{1F44D}\u{1F3FD}", "http://a.b", "^[", "\r\n", "\0", "[a]: b\n", "=", "  \n",
        ]
        var seed: UInt64 = 7
        func next(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % limit
        }
        for _ in 0..<1500 {
            let text: String = (0...next(30)).map { _ in parts[next(parts.count)] }.joined()
            for syntax in [AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace] {
                let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: next(2) == 0, interpretedSyntax: syntax)
                let read = try AttributedString(markdown: text, options: options)
                if syntax == .inlineOnlyPreservingWhitespace, !text.contains("<"), !text.contains("("), !text.contains("["), !text.contains("&") {
                    #expect(String(read.characters).filter { $0 == "a" }.count == text.filter { $0 == "a" }.count, "\(text.debugDescription)")
                }
            }
        }
    }

    @Test("Many marks that nothing closes are read in time that grows with them", arguments: ["*a ", "[", "*a_ ", "> ", "a~a~~b ", "a`", "![", "- "])
    func many(marks: String) throws {
        #expect(try AttributedString(markdown: String(repeating: marks, count: 20_000)).characters.isEmpty == false)
    }
}
