import Foundation

/// A fact about a piece.
public struct SHMediaItemProperty: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let shazamID = SHMediaItemProperty("sh_shazamID")
    public static let title = SHMediaItemProperty("sh_title")
    public static let subtitle = SHMediaItemProperty("sh_subtitle")
    public static let artist = SHMediaItemProperty("sh_artist")
    public static let webURL = SHMediaItemProperty("sh_webURL")
    public static let appleMusicID = SHMediaItemProperty("sh_appleMusicID")
    public static let appleMusicURL = SHMediaItemProperty("sh_appleMusicURL")
    public static let artworkURL = SHMediaItemProperty("sh_artworkURL")
    public static let videoURL = SHMediaItemProperty("sh_videoURL")
    public static let explicitContent = SHMediaItemProperty("sh_explicitContent")
    public static let genres = SHMediaItemProperty("sh_genres")
    public static let ISRC = SHMediaItemProperty("sh_ISRC")
}

/// A piece.
open class SHMediaItem: NSObject, @unchecked Sendable {
    private let properties: [SHMediaItemProperty: Any]
    public init(properties: [SHMediaItemProperty: Any]) { self.properties = properties }
    public subscript(property: SHMediaItemProperty) -> Any { properties[property] ?? NSNull() }
    open func value(forProperty property: SHMediaItemProperty) -> Any { self[property] }
    open var shazamID: String? { properties[.shazamID] as? String }
    open var title: String? { properties[.title] as? String }
    open var subtitle: String? { properties[.subtitle] as? String }
    open var artist: String? { properties[.artist] as? String }
    open var genres: [String] { properties[.genres] as? [String] ?? [] }
    open var appleMusicID: String? { properties[.appleMusicID] as? String }
    open var appleMusicURL: URL? { properties[.appleMusicURL] as? URL }
    open var webURL: URL? { properties[.webURL] as? URL }
    open var artworkURL: URL? { properties[.artworkURL] as? URL }
    open var videoURL: URL? { properties[.videoURL] as? URL }
    open var explicitContent: Bool { properties[.explicitContent] as? Bool ?? false }
    open var isrc: String? { properties[.ISRC] as? String }
}

/// A piece that was recognised.
open class SHMatchedMediaItem: SHMediaItem, @unchecked Sendable {
    open var frequencySkew: Float { 0 }
    /// Seconds.
    open var matchOffset: TimeInterval { 0 }
    open var predictedCurrentMatchOffset: TimeInterval { 0 }
    open var confidence: Float { 0 }
}

/// Pieces that were recognised. None is.
open class SHMatch: NSObject, @unchecked Sendable {
    override init() {}
    open var mediaItems: [SHMatchedMediaItem] { [] }
    open var querySignature: SHSignature { SHSignature() }
}

/// The pieces that the user recognised. Nobody is signed in.
open class SHMediaLibrary: NSObject, @unchecked Sendable {
    open class var `default`: SHMediaLibrary { AppServices.object { SHMediaLibrary() } }
    override init() {}
    /// Hears of `SHError.mediaLibrarySyncFailed`.
    @preconcurrency open func add(_ mediaItems: [SHMediaItem], completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        ServiceReply.send { completionHandler(SHError(.mediaLibrarySyncFailed)) }
    }
    /// - Throws: `SHError.mediaLibrarySyncFailed`.
    open func add(_ mediaItems: [SHMediaItem]) async throws { throw SHError(.mediaLibrarySyncFailed) }
}
