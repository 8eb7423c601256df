import Testing

@testable import UIKit

@Suite struct TextNavigationTests {
    @Test func charactersAreWhatTheUserSees() {
        let text = TextNavigation("a👩‍👧é")
        let family: Int = "👩‍👧".utf16.count
        #expect(text.characterEnd(after: 0) == 1)
        #expect(text.characterEnd(after: 1) == 1 + family)
        #expect(text.characterStart(before: 1 + family) == 1)
        #expect(text.characterStart(before: 0) == 0)
        #expect(text.characterEnd(after: text.length) == text.length)
    }

    @Test func wordsKeepTheirApostrophes() {
        let text = TextNavigation("It's so, they'd say")
        #expect(text.word(at: 1) == NSRange(location: 0, length: 4))
        #expect(text.word(at: 7) == NSRange(location: 5, length: 2), "a word is found from its end, too")
        #expect(text.wordEnd(after: 4) == 7)
        #expect(text.wordStart(before: 9) == 5)
        #expect(text.wordBoundary(nearest: 10) == 9)
        #expect(text.wordBoundary(nearest: 13) == 15)
    }

    @Test func wordsAreFoundAcrossParagraphs() {
        let text = TextNavigation("one\n\n two")
        #expect(text.wordEnd(after: 3) == 9)
        #expect(text.wordStart(before: 5) == 0)
        #expect(text.paragraph(at: 0) == NSRange(location: 0, length: 4))
        #expect(text.paragraph(at: 4) == NSRange(location: 4, length: 1))
    }

    @Test func sentencesEndWithTheirMarks() {
        let text = TextNavigation("Yes. Is it? No")
        #expect(text.units(.sentence) == [NSRange(location: 0, length: 5), NSRange(location: 5, length: 7), NSRange(location: 12, length: 2)])
    }

    @MainActor @Test func tokenizersAnswerForAnyInput() throws {
        let field = UITextField()
        field.text = "one two"
        let place = try #require(field.position(from: field.beginningOfDocument, offset: 4))
        let word = try #require(field.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.forward)))
        #expect(field.text(in: word) == "two")
        #expect(field.tokenizer.isPosition(place, atBoundary: .word, inDirection: .storage(.backward)))
        let before = try #require(field.tokenizer.position(from: place, toBoundary: .word, inDirection: .storage(.backward)))
        #expect(field.offset(from: field.beginningOfDocument, to: before) == 0)
    }
}
