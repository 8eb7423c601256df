import ObjectRuntime

/// Tells which language a text is in, by the letters it is written with; languages of the same letters are not told apart.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
    private var text = ""
    public override init() { super.init() }
    open func processString(_ string: String) { text += string }
    open func reset() { text = "" }
    /// The only languages that are answered with; none for all.
    open var languageConstraints: [NLLanguage] = []
    /// How likely languages are before anything is read.
    open var languageHints: [NLLanguage: Double] = [:]

    open var dominantLanguage: NLLanguage? { Self.likeliest(languageHypotheses(withMaximum: 100)) }

    /// Languages with their shares of the text, those with the most of it.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        var shares: [NLLanguage: Double] = Self.counts(in: text).mapValues(Double.init)
        if !languageConstraints.isEmpty { shares = shares.filter { languageConstraints.contains($0.key) } }
        if !languageHints.isEmpty { shares = shares.reduce(into: [:]) { $0[$1.key] = $1.value * (languageHints[$1.key] ?? 0.01) } }
        let sum: Double = shares.values.reduce(0, +)
        guard sum > 0 else { return [:] }
        let sorted = shares.sorted { ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue) }.prefix(max(0, maxHypotheses))
        return Dictionary(uniqueKeysWithValues: sorted.map { ($0.key, $0.value / sum) })
    }

    open class func dominantLanguage(for string: String) -> NLLanguage? { likeliest(counts(in: string).mapValues(Double.init)) }

    private static func likeliest(_ shares: [NLLanguage: Double]) -> NLLanguage? {
        shares.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
    }

    private static func counts(in string: String) -> [NLLanguage: Int] {
        var counts: [NLLanguage: Int] = [:]
        for scalar in string.unicodeScalars {
            guard let (language, weight) = language(of: scalar) else { continue }
            counts[language, default: 0] += weight
        }
        return counts
    }

    /// The language that has a letter for itself, or more often than others, and how much the letter says.
    private static func language(of scalar: Unicode.Scalar) -> (NLLanguage, Int)? {
        switch scalar.value {
        case 0x3040...0x30FF: (.japanese, 3)
        case 0x4E00...0x9FFF: (.simplifiedChinese, 1)
        case 0xAC00...0xD7AF: (.korean, 1)
        case 0x0400...0x04FF: (.russian, 1)
        case 0x0590...0x05FF: (.hebrew, 1)
        case 0x0600...0x06FF: (.arabic, 1)
        case 0x0370...0x03FF: (.greek, 1)
        case 0x0530...0x058F: (.armenian, 1)
        case 0x10A0...0x10FF: (.georgian, 1)
        case 0x0900...0x097F: (.hindi, 1)
        case 0x0980...0x09FF: (.bengali, 1)
        case 0x0A80...0x0AFF: (.gujarati, 1)
        case 0x0B80...0x0BFF: (.tamil, 1)
        case 0x0C00...0x0C7F: (.telugu, 1)
        case 0x0E00...0x0E7F: (.thai, 1)
        case 0x0E80...0x0EFF: (.lao, 1)
        case 0x1780...0x17FF: (.khmer, 1)
        default: nil
        }
    }
}
