@_exported import ObjectRuntime

public enum NLTokenUnit: Int, Sendable { case word = 0, sentence, paragraph, document }

public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let undetermined = NLLanguage(rawValue: "und")
    public static let english = NLLanguage(rawValue: "en")
    public static let french = NLLanguage(rawValue: "fr")
    public static let german = NLLanguage(rawValue: "de")
    public static let spanish = NLLanguage(rawValue: "es")
    public static let italian = NLLanguage(rawValue: "it")
    public static let portuguese = NLLanguage(rawValue: "pt")
    public static let dutch = NLLanguage(rawValue: "nl")
    public static let russian = NLLanguage(rawValue: "ru")
    public static let japanese = NLLanguage(rawValue: "ja")
    public static let korean = NLLanguage(rawValue: "ko")
    public static let simplifiedChinese = NLLanguage(rawValue: "zh-Hans")
    public static let traditionalChinese = NLLanguage(rawValue: "zh-Hant")
    public static let arabic = NLLanguage(rawValue: "ar")
    public static let hebrew = NLLanguage(rawValue: "he")
}

/// Divides text into words, sentences or paragraphs, as Unicode's rules say.
open class NLTokenizer: NSObject, @unchecked Sendable {
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let numeric = Attributes(rawValue: 1)
        public static let symbolic = Attributes(rawValue: 2)
        public static let emoji = Attributes(rawValue: 4)
    }

    public let unit: NLTokenUnit
    open var string: String?
    public init(unit: NLTokenUnit) { self.unit = unit }
    open func setLanguage(_ language: NLLanguage) {}

    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = []
        enumerateTokens(in: range) { range, _ in
            found.append(range)
            return true
        }
        return found
    }

    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        let string = string ?? ""
        return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(index) } ?? index..<index
    }

    open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        guard let string else { return }
        for (token, attributes) in TextTokens.tokens(of: string, in: range, unit) where !block(token, attributes) { return }
    }
}

enum TextTokens {
    static func tokens(of string: String, in range: Range<String.Index>, _ unit: NLTokenUnit) -> [(Range<String.Index>, NLTokenizer.Attributes)] {
        switch unit {
        case .document: return [(range, [])]
        case .paragraph: return pieces(of: string, range) { $0.isNewline }.map { ($0, []) }
        case .sentence: return sentences(of: string, range).map { ($0, []) }
        case .word: return words(of: string, range)
        }
    }

    private static func pieces(of string: String, _ range: Range<String.Index>, _ ends: (Character) -> Bool) -> [Range<String.Index>] {
        var result: [Range<String.Index>] = [], start = range.lowerBound, index = range.lowerBound
        while index < range.upperBound {
            let next = string.index(after: index)
            if ends(string[index]) {
                result.append(start..<next)
                start = next
            }
            index = next
        }
        if start < range.upperBound { result.append(start..<range.upperBound) }
        return result
    }

    /// A sentence ends after a full stop, question or exclamation mark that is followed by a space, the space included.
    private static func sentences(of string: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
        var result: [Range<String.Index>] = [], start = range.lowerBound, index = range.lowerBound, isOver = false
        while index < range.upperBound {
            let letter = string[index]
            if isOver, !letter.isWhitespace {
                result.append(start..<index)
                (start, isOver) = (index, false)
            }
            let next = string.index(after: index)
            if "\u{3002}\u{FF01}\u{FF1F}".contains(letter) || letter.isNewline { isOver = true }
            if ".!?".contains(letter), next < range.upperBound, string[next].isWhitespace { isOver = true }
            index = next
        }
        if start < range.upperBound { result.append(start..<range.upperBound) }
        return result
    }

    private static func words(of string: String, _ range: Range<String.Index>) -> [(Range<String.Index>, NLTokenizer.Attributes)] {
        var result: [(Range<String.Index>, NLTokenizer.Attributes)] = [], start: String.Index?
        func end(at index: String.Index) {
            guard let first = start else { return }
            result.append((first..<index, string[first..<index].allSatisfy { $0.isNumber || $0 == "." || $0 == "," } ? .numeric : []))
            start = nil
        }
        var index = range.lowerBound
        while index < range.upperBound {
            let letter = string[index], next = string.index(after: index)
            let isJoint =
                "'\u{2019}.,".contains(letter) && start != nil && next < range.upperBound
                && (letter == "." || letter == "," ? string[next].isNumber && string[string.index(before: index)].isNumber : string[next].isLetter)
            if letter.isLetter || letter.isNumber || isJoint {
                if start == nil { start = index }
            } else {
                end(at: index)
            }
            index = next
        }
        end(at: range.upperBound)
        return result
    }
}

/// Tells which language a text is in, by the letters it is written with; languages of the same letters are not told apart.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
    private var text = ""
    public override init() { super.init() }
    open func processString(_ string: String) { text += string }
    open func reset() { text = "" }
    open var languageConstraints: [NLLanguage] = []
    open var languageHints: [NLLanguage: Double] = [:]
    open var dominantLanguage: NLLanguage? { Self.dominantLanguage(for: text) }

    open class func dominantLanguage(for string: String) -> NLLanguage? {
        var counts: [NLLanguage: Int] = [:]
        for scalar in string.unicodeScalars {
            switch scalar.value {
            case 0x3040...0x30FF: counts[.japanese, default: 0] += 3
            case 0x4E00...0x9FFF: counts[.simplifiedChinese, default: 0] += 1
            case 0xAC00...0xD7AF: counts[.korean, default: 0] += 1
            case 0x0400...0x04FF: counts[.russian, default: 0] += 1
            case 0x0590...0x05FF: counts[.hebrew, default: 0] += 1
            case 0x0600...0x06FF: counts[.arabic, default: 0] += 1
            default: break
            }
        }
        return counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
    }
}
