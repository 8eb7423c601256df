import ObjectRuntime

/// Tags words and longer units of a text. Kinds of tokens, languages and scripts are told; nothing here knows parts of speech, names, basic forms and
/// moods, so that words are tagged as where a language has no model: `otherWord`, or not at all.
open class NLTagger: NSObject, @unchecked Sendable {
    public enum AssetsResult: Int, Sendable { case available = 0, notAvailable, error }

    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let omitWords = Options(rawValue: 1)
        public static let omitPunctuation = Options(rawValue: 2)
        public static let omitWhitespace = Options(rawValue: 4)
        public static let omitOther = Options(rawValue: 8)
        public static let joinNames = Options(rawValue: 16)
        public static let joinContractions = Options(rawValue: 32)
    }

    public let tagSchemes: [NLTagScheme]
    open var string: String? { didSet { languages = [] } }
    /// The languages that an app says stretches are in.
    private var languages: [(language: NLLanguage, range: Range<String.Index>)] = []

    public init(tagSchemes: [NLTagScheme]) {
        self.tagSchemes = tagSchemes
        super.init()
    }

    /// The schemes that need no model of a language.
    open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
        unit == .word ? [.tokenType, .language, .script] : [.language, .script]
    }

    /// No models are fetched.
    open class func requestAssets(
        for language: NLLanguage, tagScheme: NLTagScheme, completionHandler: @escaping (NLTagger.AssetsResult, (any Error)?) -> Void
    ) {
        let result: AssetsResult = availableTagSchemes(for: .word, language: language).contains(tagScheme) ? .available : .notAvailable
        ServiceReply.send { completionHandler(result, nil) }
    }

    open var dominantLanguage: NLLanguage? { string.flatMap(NLLanguageRecognizer.dominantLanguage) }

    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) { languages.append((language, range)) }

    // MARK: Tokens

    private func tokens(in range: Range<String.Index>, _ unit: NLTokenUnit) -> [Range<String.Index>] {
        guard let string else { return [] }
        return unit == .word ? TextTokens.all(of: string, in: range) : TextTokens.tokens(of: string, in: range, unit).map(\.0)
    }

    private var whole: Range<String.Index> { (string ?? "").startIndex..<(string ?? "").endIndex }

    open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
        tokens(in: whole, unit).first { $0.contains(index) } ?? index..<index
    }
    open func tokenRange(for range: Range<String.Index>, unit: NLTokenUnit) -> Range<String.Index> {
        TextTokens.range(covering: range, tokens(in: whole, unit))
    }

    // MARK: Tags

    open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        let range: Range<String.Index> = tokenRange(at: index, unit: unit)
        return (range.isEmpty ? nil : tag(of: range, unit, scheme), range)
    }

    /// The only tag there is, with all of the likelihood.
    open func tagHypotheses(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int) -> ([String: Double], Range<String.Index>) {
        let (tag, range) = tag(at: index, unit: unit, scheme: scheme)
        guard let tag, maximumCount > 0 else { return ([:], range) }
        return ([tag.rawValue: 1], range)
    }

    open func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        var result: [(NLTag?, Range<String.Index>)] = []
        enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, range in
            result.append((tag, range))
            return true
        }
        return result
    }

    /// Calls `block` for each token until it answers false.
    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        guard let string else { return }
        for token in tokens(in: range, unit) {
            if unit == .word, options.contains(TokenKind(string[token]).omission) { continue }
            if !block(tag(of: token, unit, scheme), token) { return }
        }
    }

    private func tag(of range: Range<String.Index>, _ unit: NLTokenUnit, _ scheme: NLTagScheme) -> NLTag? {
        guard let string, tagSchemes.contains(scheme) else { return nil }
        switch scheme {
        case .tokenType: return unit == .word ? TokenKind(string[range]).tag : nil
        case .lexicalClass, .nameType, .nameTypeOrLexicalClass: return unit == .word ? TokenKind(string[range]).detail(of: string[range]) : nil
        case .language:
            let told: NLLanguage? = languages.last { $0.range.overlaps(range) }?.language
            return NLTag((told ?? NLLanguageRecognizer.dominantLanguage(for: String(string[range])) ?? .undetermined).rawValue)
        case .script: return NLTag(TokenKind.script(of: string[range]))
        default: return nil
        }
    }
}
