/// A text that is said or shown.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    let full: LocalizedStringResource
    let supporting: LocalizedStringResource?
    public init(_ text: LocalizedStringResource) { (full, supporting) = (text, nil) }
    /// - Parameters:
    ///   - full: said where nothing is shown.
    ///   - supporting: said beside something that is shown.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { (self.full, self.supporting) = (full, supporting) }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        (self.full, self.supporting) = (full, supporting)
    }
    public init(full: LocalizedStringResource, systemImageName: String) { (self.full, supporting) = (full, nil) }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
extension IntentDialog: CustomStringConvertible {
    /// The full text in the device's language.
    public var description: String { String(localized: full) }
}

/// The words that tell about an intent.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
    public var descriptionText: LocalizedStringResource
    public var categoryName: LocalizedStringResource?
    public var searchKeywords: [LocalizedStringResource]
    public var resultValueName: LocalizedStringResource?

    public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = []) {
        self.init(descriptionText, categoryName: categoryName, searchKeywords: searchKeywords, resultValueName: nil)
    }
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [],
        resultValueName: LocalizedStringResource?
    ) {
        (self.descriptionText, self.categoryName, self.searchKeywords, self.resultValueName) = (
            descriptionText, categoryName, searchKeywords, resultValueName
        )
    }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
