/// Finds words that a language's lexicon does not have, and words that may have been meant. The lexicons are the Hunspell dictionaries of the
/// machine; without one of the language nothing is misspelt.
@preconcurrency @MainActor open class UITextChecker: NSObject {
    /// Words that this checker passes over.
    open var ignoredWords: [String]?

    public override init() { super.init() }

    /// Languages of the lexicons there are, such as "en_US".
    open class var availableLanguages: [String] { SpellingLexicons.shared.languages }

    /// The first word in `range` of the text, from an offset on, that the lexicon does not have.
    /// - Parameters:
    ///   - startingOffset: in UTF-16 units of the whole text.
    ///   - wrapFlag: whether the search goes on at the range's start.
    /// - Returns: its range; location `NSNotFound` where there is none.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        guard let lexicon = SpellingLexicons.shared.lexicon(for: language) else { return NSRange(location: NSNotFound, length: 0) }
        let words: [NSRange] = WordScanner.words(in: stringToCheck, range: range)
        let later: [NSRange] = words.filter { $0.location >= startingOffset }
        let order: [NSRange] = wrapFlag ? later + words.filter { $0.location < startingOffset } : later
        let text = stringToCheck as NSString
        return order.first { !isKnown(text.substring(with: $0), lexicon) } ?? NSRange(location: NSNotFound, length: 0)
    }

    private func isKnown(_ word: String, _ lexicon: SpellingLexicon) -> Bool {
        ignoredWords?.contains(word) == true || Self.hasLearnedWord(word) || lexicon.has(word)
    }

    /// Words that may have been meant, the likeliest first; nil without a lexicon.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let lexicon = SpellingLexicons.shared.lexicon(for: language), let word = Self.word(range, string) else { return nil }
        return lexicon.guesses(for: word)
    }

    /// Words that begin so, in alphabetical order; nil without a lexicon.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let lexicon = SpellingLexicons.shared.lexicon(for: language), let start = Self.word(range, string) else { return nil }
        return lexicon.completions(of: start)
    }

    private static func word(_ range: NSRange, _ string: String) -> String? {
        let text = string as NSString
        guard range.length > 0, NSMaxRange(range) <= text.length else { return nil }
        return text.substring(with: range)
    }

    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    // MARK: Learned words

    /// Every checker of the app knows the word from now on, at its next start too.
    open class func learnWord(_ word: String) { LearnedWords.current.learn(word) }
    open class func hasLearnedWord(_ word: String) -> Bool { LearnedWords.current.has(word) }
    open class func unlearnWord(_ word: String) { LearnedWords.current.unlearn(word) }
}
