import Foundation
import Testing

@testable import UIKit

/// Spelling, by the dictionaries of the machine.
@MainActor @Suite struct TextCheckerTests {
    @Test("words are letters with apostrophes between them; numbers, addresses and quotation marks are none")
    func words() {
        let text = "Don't 'quote' me: 2nd, a@b.com http://x.y naïve"
        let whole = NSRange(location: 0, length: text.utf16.count)
        #expect(WordScanner.words(in: text, range: whole).map { (text as NSString).substring(with: $0) } == ["Don't", "quote", "me", "naïve"])
    }

    @Test("the region's lexicon, else another of the language")
    func languages() {
        #expect(SpellingLexicons.match("en-US", among: ["de_DE", "en_US"]) == "en_US")
        #expect(SpellingLexicons.match("en_AU", among: ["de_DE", "en_US"]) == "en_US")
        #expect(SpellingLexicons.match("fr", among: ["de_DE", "en_US"]) == nil)
    }

    @Test(
        "a misspelt word is found, from an offset and round the end; guesses and completions are told; words are ignored and learned",
        .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/hunspell/en_US.dic")))
    func checking() throws {
        let checker = UITextChecker()
        let text = "hipstar is a word, and wrods too"
        let whole = NSRange(location: 0, length: text.utf16.count)
        #expect(UITextChecker.availableLanguages.contains("en_US"))
        func next(_ start: Int, wrap: Bool = false) -> NSRange {
            checker.rangeOfMisspelledWord(in: text, range: whole, startingAt: start, wrap: wrap, language: "en_US")
        }
        #expect(next(0) == NSRange(location: 0, length: 7))
        #expect(next(1) == NSRange(location: 23, length: 5))
        #expect(next(25).location == NSNotFound && next(25, wrap: true).location == 0)
        #expect(checker.guesses(forWordRange: NSRange(location: 0, length: 7), in: text, language: "en_US")?.contains("hipster") == true)
        let completions: [String] = try #require(checker.completions(forPartialWordRange: NSRange(location: 0, length: 5), in: "Exemp", language: "en_US"))
        #expect(completions.contains("Exemplar") && completions.allSatisfy { $0.hasPrefix("Exemp") })
        checker.ignoreWord("hipstar")
        #expect(next(0).location == 23)
        UITextChecker.learnWord("wrods")
        #expect(UITextChecker.hasLearnedWord("wrods") && next(0).location == NSNotFound)
        UITextChecker.unlearnWord("wrods")
        #expect(!UITextChecker.hasLearnedWord("wrods"))
        #expect(checker.rangeOfMisspelledWord(in: text, range: whole, startingAt: 0, wrap: false, language: "tlh").location == NSNotFound)
    }
}
