import Foundation

extension NSURL {
    /// How a bookmark is made.
    public struct BookmarkCreationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Without what is told of the file beside its place.
        public static let minimalBookmark = Self(rawValue: 1 << 9)
        public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
        public static let withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
    }

    /// How a bookmark is read.
    public struct BookmarkResolutionOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let withoutUI = Self(rawValue: 1 << 8)
        public static let withoutMounting = Self(rawValue: 1 << 9)
        public static let withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
    }

    public typealias BookmarkFileCreationOptions = Int
}

extension URL {
    public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
    public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

    /// Data that find the file again, also when the app's container is elsewhere by then, or the file was renamed within its folder.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL, FileManager.default.fileExists(atPath: path) else { throw Bookmark.missing(path) }
        let attributes: [FileAttributeKey: Any]? = try? FileManager.default.attributesOfItem(atPath: path)
        return try PropertyListEncoder().encode(
            Bookmark(
                place: Bookmark.place(of: standardizedFileURL.path, in: NSHomeDirectory()),
                number: (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value ?? attributes?[.systemFileNumber] as? UInt64))
    }

    /// The file that a bookmark was made of.
    ///
    /// - Parameter bookmarkDataIsStale: whether it was found at another place, so that a bookmark made anew is better.
    /// - Throws: an error where the data is no bookmark, or the file is gone.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
    ) throws {
        guard let bookmark = try? PropertyListDecoder().decode(Bookmark.self, from: data) else { throw CocoaError(.fileReadCorruptFile) }
        let path: String = Bookmark.path(of: bookmark.place, in: NSHomeDirectory())
        if FileManager.default.fileExists(atPath: path) {
            bookmarkDataIsStale = false
            self.init(fileURLWithPath: path)
        } else if let moved = bookmark.moved(from: path) {
            bookmarkDataIsStale = true
            self.init(fileURLWithPath: moved)
        } else {
            throw Bookmark.missing(path)
        }
    }

    /// Writes a bookmark into a file.
    public static func writeBookmarkData(_ data: Data, to url: URL) throws { try data.write(to: url, options: .atomic) }

    /// The bookmark that a file has in it.
    public static func bookmarkData(withContentsOf url: URL) throws -> Data { try Data(contentsOf: url) }

    /// The file itself, where `url` leads to another one.
    public init(resolvingAliasFileAt url: URL, options: BookmarkResolutionOptions = []) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw Bookmark.missing(url.path) }
        self = url.resolvingSymlinksInPath()
    }
}

/// The contents of a bookmark.
struct Bookmark: Codable {
    /// A path; one that begins with `~` is in the app's container.
    let place: String
    /// The number that the file has in its file system, under which it is known after it was renamed.
    let number: UInt64?

    static func place(of path: String, in home: String) -> String { path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path }

    static func path(of place: String, in home: String) -> String { place.hasPrefix("~/") ? home + place.dropFirst() : place }

    static func missing(_ path: String) -> CocoaError { CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path]) }

    /// The path of the file that was renamed within its folder; nil where there is none of its number.
    func moved(from path: String) -> String? {
        guard let number else { return nil }
        let folder: String = (path as NSString).deletingLastPathComponent
        let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.map { folder + "/" + $0 }.first { candidate in
            let attributes: [FileAttributeKey: Any]? = try? FileManager.default.attributesOfItem(atPath: candidate)
            return ((attributes?[.systemFileNumber] as? NSNumber)?.uint64Value ?? attributes?[.systemFileNumber] as? UInt64) == number
        }
    }
}
