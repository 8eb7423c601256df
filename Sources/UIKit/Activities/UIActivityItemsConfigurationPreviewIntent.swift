/// The size in which an item's preview is shown.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let fullSize = Self("fullSize")
    public static let thumbnail = Self("thumbnail")
}
