import Foundation

/// A size of the pictures by which files show what is in them: a key in the dictionary of `URLResourceKey.thumbnailDictionaryKey`.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A picture of 1024 by 1024 pixels.
    public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(rawValue: "NSThumbnail1024x1024SizeKey")
}
