import ObjectRuntime

/// The kind of a token, or what a scheme says of it.
public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let word = NLTag(rawValue: "Word")
    public static let punctuation = NLTag(rawValue: "Punctuation")
    public static let whitespace = NLTag(rawValue: "Whitespace")
    public static let other = NLTag(rawValue: "Other")
    public static let noun = NLTag(rawValue: "Noun")
    public static let verb = NLTag(rawValue: "Verb")
    public static let adjective = NLTag(rawValue: "Adjective")
    public static let adverb = NLTag(rawValue: "Adverb")
    public static let pronoun = NLTag(rawValue: "Pronoun")
    public static let determiner = NLTag(rawValue: "Determiner")
    public static let particle = NLTag(rawValue: "Particle")
    public static let preposition = NLTag(rawValue: "Preposition")
    public static let number = NLTag(rawValue: "Number")
    public static let conjunction = NLTag(rawValue: "Conjunction")
    public static let interjection = NLTag(rawValue: "Interjection")
    public static let classifier = NLTag(rawValue: "Classifier")
    public static let idiom = NLTag(rawValue: "Idiom")
    public static let otherWord = NLTag(rawValue: "OtherWord")
    public static let sentenceTerminator = NLTag(rawValue: "SentenceTerminator")
    public static let openQuote = NLTag(rawValue: "OpenQuote")
    public static let closeQuote = NLTag(rawValue: "CloseQuote")
    public static let openParenthesis = NLTag(rawValue: "OpenParenthesis")
    public static let closeParenthesis = NLTag(rawValue: "CloseParenthesis")
    public static let wordJoiner = NLTag(rawValue: "WordJoiner")
    public static let dash = NLTag(rawValue: "Dash")
    public static let otherPunctuation = NLTag(rawValue: "OtherPunctuation")
    public static let paragraphBreak = NLTag(rawValue: "ParagraphBreak")
    public static let otherWhitespace = NLTag(rawValue: "OtherWhitespace")
    public static let personalName = NLTag(rawValue: "PersonalName")
    public static let placeName = NLTag(rawValue: "PlaceName")
    public static let organizationName = NLTag(rawValue: "OrganizationName")
}
