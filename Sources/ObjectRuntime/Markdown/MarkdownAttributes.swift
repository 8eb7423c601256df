import Foundation

extension AttributeScopes.FoundationAttributes {
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
    }

    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = NSAttributedString.Key.presentationIntentAttributeName.rawValue
    }

    // Only key paths to these are made, by which attributes are named: there is no value of their types.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { preconditionFailure("A scope's attributes have no values.") }
    public var presentationIntent: PresentationIntentAttribute { preconditionFailure("A scope's attributes have no values.") }
}

extension NSAttributedString.Key {
    /// The raw value of an `InlinePresentationIntent`, as a number.
    public static let inlinePresentationIntent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
    /// The blocks that characters are in.
    public static let presentationIntentAttributeName = NSAttributedString.Key(rawValue: "NSPresentationIntent")
    public static let imageURL = NSAttributedString.Key(rawValue: "NSImageURL")
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
    public static let alternateDescription = NSAttributedString.Key(rawValue: "NSAlternateDescription")
}
