/// Something that there is to know of items that are shared.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A text: the name of it all, or of an item.
    public static let title = Self("title")
    /// A text that goes along in a message.
    public static let messageBody = Self("messageBody")
    /// Metadata of a link, as LinkPresentation has it: the words above the list of activities.
    public static let linkPresentationMetadata = Self("linkPresentationMetadata")
}
