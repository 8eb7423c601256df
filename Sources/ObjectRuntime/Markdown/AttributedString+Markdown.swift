import Foundation

extension AttributedString {
    /// The text of Markdown with its marks as attributes: `inlinePresentationIntent`, `presentationIntent`, `link`, `imageURL`.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        var writer = MarkdownWriter(options: options, baseURL: baseURL)
        writer.write(markdown)
        self = writer.result
    }

    /// Throws where the bytes are not UTF-8, unless as much as possible is asked for.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        if let text = String(data: markdown, encoding: .utf8) {
            try self.init(markdown: text, options: options, baseURL: baseURL)
        } else if options.failurePolicy == .returnPartiallyParsedIfPossible {
            try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
        } else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
    }

    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
    }
}

extension NSAttributedString {
    /// The text of Markdown with its marks as attributes.
    public convenience init(markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init(foundationAttributesOf: try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }
    public convenience init(markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init(foundationAttributesOf: try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }
    public convenience init(contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init(foundationAttributesOf: try AttributedString(contentsOf: url, options: options, baseURL: baseURL))
    }

    private convenience init(foundationAttributesOf string: AttributedString) {
        let copy = NSMutableAttributedString(string: "")
        for run in string.runs {
            copy.append(NSAttributedString(string: String(string[run.range].characters), attributes: run.attributes.foundationDictionary))
        }
        self.init(attributedString: copy)
    }
}

extension AttributeContainer {
    private typealias Scope = AttributeScopes.FoundationAttributes

    /// Foundation's attributes as `NSAttributedString` holds them.
    package var foundationDictionary: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        if let value = self[Scope.InlinePresentationIntentAttribute.self] { result[.inlinePresentationIntent] = NSNumber(value: value.rawValue) }
        if let value = self[Scope.PresentationIntentAttribute.self] { result[.presentationIntentAttributeName] = value }
        if let value = self[Scope.LinkAttribute.self] { result[NSAttributedString.Key(rawValue: "NSLink")] = value }
        if let value = self[Scope.ImageURLAttribute.self] { result[.imageURL] = value }
        if let value = self[Scope.LanguageIdentifierAttribute.self] { result[.languageIdentifier] = value }
        if let value = self[Scope.AlternateDescriptionAttribute.self] { result[.alternateDescription] = value }
        return result
    }

    /// Takes Foundation's attributes of a dictionary.
    package mutating func takeFoundationAttributes(of dictionary: [NSAttributedString.Key: Any]) {
        let intent: UInt? = (dictionary[.inlinePresentationIntent] as? NSNumber)?.uintValue ?? dictionary[.inlinePresentationIntent] as? UInt
        self[Scope.InlinePresentationIntentAttribute.self] = intent.map(InlinePresentationIntent.init)
        self[Scope.PresentationIntentAttribute.self] = dictionary[.presentationIntentAttributeName] as? PresentationIntent
        self[Scope.LinkAttribute.self] = dictionary[NSAttributedString.Key(rawValue: "NSLink")] as? URL
        self[Scope.ImageURLAttribute.self] = dictionary[.imageURL] as? URL
        self[Scope.LanguageIdentifierAttribute.self] = dictionary[.languageIdentifier] as? String
        self[Scope.AlternateDescriptionAttribute.self] = dictionary[.alternateDescription] as? String
    }
}
