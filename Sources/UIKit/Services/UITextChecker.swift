/// Finds words that are written wrong. There is no dictionary here: only ignored and learned words are kept, and every word counts as right.
@preconcurrency @MainActor open class UITextChecker: NSObject {
    private var ignored: Set<String> = []
    private static let learned = ContainerFile<[String]>("Preferences/LearnedWords.plist")

    /// Languages that words can be checked in: none.
    open class var availableLanguages: [String] { [] }

    /// Always `NSNotFound`.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }
    open var ignoredWords: [String]? {
        get { ignored.isEmpty ? nil : ignored.sorted() }
        set { ignored = Set(newValue ?? []) }
    }

    open class func learnWord(_ word: String) {
        let words = learned.read() ?? []
        if !words.contains(word) { try? learned.write(words + [word]) }
    }
    open class func hasLearnedWord(_ word: String) -> Bool { learned.read()?.contains(word) ?? false }
    open class func unlearnWord(_ word: String) { try? learned.write((learned.read() ?? []).filter { $0 != word }) }
}
