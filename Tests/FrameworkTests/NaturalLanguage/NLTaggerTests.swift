import Foundation
@testable import QuinceNaturalLanguage
import Testing

@Suite struct NLTaggerTests {
    private func tags(_ text: String, _ scheme: NLTagScheme, _ options: NLTagger.Options = [], unit: NLTokenUnit = .word) -> [String] {
        let tagger = NLTagger(tagSchemes: [scheme])
        tagger.string = text
        return tagger.tags(in: text.startIndex..<text.endIndex, unit: unit, scheme: scheme, options: options).map {
            "\(text[$0.1]):\($0.0?.rawValue ?? "-")"
        }
    }

    @Test("Tokens have kinds, and those that options name are left out") func kinds() {
        let text = "Hello,  big world!"
        #expect(
            tags(text, .tokenType) == [
                "Hello:Word", ",:Punctuation", "  :Whitespace", "big:Word", " :Whitespace", "world:Word", "!:Punctuation",
            ])
        #expect(tags(text, .tokenType, [.omitPunctuation, .omitWhitespace]) == ["Hello:Word", "big:Word", "world:Word"])
        #expect(tags(text, .tokenType, [.omitWords, .omitWhitespace]) == [",:Punctuation", "!:Punctuation"])
    }

    @Test("Parts of speech are not known: words are other words; marks and numbers are known, basic forms are not") func classes() {
        #expect(
            tags("(go 12)\n.", .lexicalClass) == [
                "(:OpenParenthesis", "go:OtherWord", " :OtherWhitespace", "12:Number", "):CloseParenthesis", "\n:ParagraphBreak", ".:SentenceTerminator",
            ])
        #expect(tags("goes", .lemma) == ["goes:-"] && tags("Ann", .nameType) == ["Ann:OtherWord"])
        let tagger = NLTagger(tagSchemes: [.tokenType])
        tagger.string = "word"
        #expect(tagger.tag(at: "word".startIndex, unit: .word, scheme: .lexicalClass).0 == nil)
    }

    @Test("Languages and scripts are told by letters, or by the app") func languages() {
        #expect(tags("мир", .script) == ["мир:Cyrl"] && tags("word", .script) == ["word:Latn"] && tags("12", .script) == ["12:Zyyy"])
        #expect(tags("мир", .language) == ["мир:ru"] && tags("word", .language) == ["word:und"])
        let text = "word"
        let tagger = NLTagger(tagSchemes: [.language])
        tagger.string = text
        tagger.setLanguage(.english, range: text.startIndex..<text.endIndex)
        let (tag, range) = tagger.tag(at: text.startIndex, unit: .word, scheme: .language)
        #expect(tag?.rawValue == "en" && range == text.startIndex..<text.endIndex)
        #expect(tagger.tagHypotheses(at: text.startIndex, unit: .word, scheme: .language, maximumCount: 3).0 == ["en": 1])
    }

    @Test("Enumeration ends where it is told to, and ranges cover whole tokens") func ranges() {
        let text = "one two three"
        let tagger = NLTagger(tagSchemes: [.tokenType])
        tagger.string = text
        var seen: [String] = []
        tagger.enumerateTags(in: text.startIndex..<text.endIndex, unit: .word, scheme: .tokenType, options: .omitWhitespace) { _, range in
            seen.append(String(text[range]))
            return seen.count < 2
        }
        #expect(seen == ["one", "two"])
        let inside: String.Index = text.index(text.startIndex, offsetBy: 5)
        #expect(text[tagger.tokenRange(at: inside, unit: .word)] == "two")
        #expect(text[tagger.tokenRange(for: inside..<text.index(inside, offsetBy: 4), unit: .word)] == "two three")
        let tokenizer = NLTokenizer(unit: .word)
        tokenizer.string = text
        #expect(text[tokenizer.tokenRange(for: inside..<text.index(inside, offsetBy: 4))] == "two three")
    }

    @Test("Likely languages have shares of the text") func hypotheses() {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString("мирмир שלום")
        let found = recognizer.languageHypotheses(withMaximum: 1)
        #expect(found.keys.map(\.rawValue) == ["ru"] && abs((found[.russian] ?? 0) - 0.6) < 0.001)
        recognizer.languageConstraints = [.hebrew]
        #expect(recognizer.dominantLanguage == .hebrew && recognizer.languageHypotheses(withMaximum: 5) == [.hebrew: 1])
        recognizer.reset()
        #expect(recognizer.dominantLanguage == nil && recognizer.languageHypotheses(withMaximum: 5).isEmpty)
    }
}
