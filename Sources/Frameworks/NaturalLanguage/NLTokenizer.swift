@_exported import ObjectRuntime

public enum NLTokenUnit: Int, Sendable { case word = 0, sentence, paragraph, document }

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

    /// The range of all tokens that have something of the range.
    open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
        let string = string ?? ""
        return TextTokens.range(covering: range, tokens(for: string.startIndex..<string.endIndex))
    }

    open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        guard let string else { return }
        for (token, attributes) in TextTokens.tokens(of: string, in: range, unit) where !block(token, attributes) { return }
    }
}
