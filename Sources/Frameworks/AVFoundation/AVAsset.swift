import QuinceCoreMedia
import UIKit

public enum AVKeyValueStatus: Int, Sendable { case unknown = 0, loading, loaded, failed, cancelled }

/// Values that are found out later. Here they are known from the beginning, so loading ends at once.
public protocol AVAsynchronousKeyValueLoading: AnyObject {
    func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus
    func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?)
}

/// A property that `load(_:)` finds out.
public struct AVAsyncProperty<Root, Value>: @unchecked Sendable {
    let read: (Root) -> Value
    init(_ read: @escaping (Root) -> Value) { self.read = read }
}

/// A film or a sound: a file, an address, or put together from others. What a file says of itself is known; nothing is decoded.
open class AVAsset: NSObject, NSCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    var file: MediaFile? { nil }

    public override init() { super.init() }

    open class func asset(with URL: URL) -> AVAsset { AVURLAsset(url: URL) }

    /// Of a stream that is not here, indefinite.
    open var duration: CMTime { file.map { CMTime(seconds: $0.duration, preferredTimescale: 600) } ?? .indefinite }
    open var preferredRate: Float { 1 }
    open var preferredVolume: Float { 1 }
    open var preferredTransform: CGAffineTransform { .identity }
    open var naturalSize: CGSize { file?.size ?? .zero }
    open var isPlayable: Bool { true }
    open var isExportable: Bool { false }
    open var isReadable: Bool { false }
    open var isComposable: Bool { true }
    open var hasProtectedContent: Bool { false }
    open var providesPreciseDurationAndTiming: Bool { true }
    open var isCompatibleWithAirPlayVideo: Bool { false }
    open var isCompatibleWithSavedPhotosAlbum: Bool { false }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var availableMetadataFormats: [String] { [] }
    open var creationDate: AVMetadataItem? { nil }
    open var availableChapterLocales: [Locale] { [] }
    open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
    open func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> AVMediaSelectionGroup? { nil }

    open var tracks: [AVAssetTrack] {
        guard let file else { return [] }
        var tracks: [AVAssetTrack] = []
        if file.hasVideo { tracks.append(AVAssetTrack(asset: self, id: 1, type: .video, file: file)) }
        if file.hasAudio { tracks.append(AVAssetTrack(asset: self, id: file.hasVideo ? 2 : 1, type: .audio, file: file)) }
        return tracks
    }

    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { tracks.filter { $0.mediaType == mediaType } }
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { tracks.first { $0.trackID == trackID } }
    open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == (mediaCharacteristic == .visual ? .video : .audio) }
    }

    open func cancelLoading() {}
    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus { .loaded }
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        ServiceReply.send { handler?() }
    }
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { tracks(withMediaType: mediaType) }
    public func load<Value: Sendable>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value { property.read(self) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

// A class cannot make an object of a class below it, a protocol's extension can.
extension CustomStringConvertible where Self == AVAsset {
    /// The asset at an address: an `AVURLAsset`.
    public init(url URL: URL) { self = AVURLAsset(url: URL, options: nil) }
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
    public static var duration: AVAsyncProperty<AVAsset, CMTime> { AVAsyncProperty { $0.duration } }
}
extension AVAsyncProperty where Root == AVAsset, Value == Bool {
    public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty { $0.isPlayable } }
}
extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
    public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { AVAsyncProperty { $0.tracks } }
}
extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
    public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { AVAsyncProperty { $0.metadata } }
}

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"

/// A film or a sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL
    private let read: MediaFile?
    override var file: MediaFile? { read }
    open var resourceLoader: AVAssetResourceLoader { AVAssetResourceLoader() }

    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        read = MediaFile(contentsOf: URL)
        super.init()
    }

    /// A file that is not there, or of no kind that is known, cannot be played.
    open override var isPlayable: Bool { !url.isFileURL || read != nil }
    open class func audiovisualTypes() -> [AVFileType] { [.mov, .mp4, .m4v, .m4a, .mp3, .wav, .aiff, .caf] }
    open class func audiovisualMIMETypes() -> [String] { ["video/mp4", "video/quicktime", "audio/mpeg", "audio/mp4", "audio/wav", "audio/aiff"] }
    open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool {
        audiovisualMIMETypes().contains(String(extendedMIMEType.prefix { $0 != ";" }))
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? AVURLAsset)?.url == url }
    open override var hash: Int { url.hashValue }
}

/// Asks an app for the bytes of an asset. Nothing is loaded, so it never does.
open class AVAssetResourceLoader: NSObject {
    open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) { self.delegate = delegate }
}

public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {}

/// A sound or a picture of a film.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    open private(set) weak var asset: AVAsset?
    public let trackID: CMPersistentTrackID
    public let mediaType: AVMediaType
    private let file: MediaFile

    init(asset: AVAsset?, id: CMPersistentTrackID, type: AVMediaType, file: MediaFile) {
        self.asset = asset
        trackID = id
        mediaType = type
        self.file = file
    }

    open var formatDescriptions: [Any] { [] }
    open var isPlayable: Bool { true }
    open var isEnabled: Bool { true }
    open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: CMTime(seconds: file.duration, preferredTimescale: 600)) }
    open var naturalSize: CGSize { mediaType == .video ? file.size : .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var preferredVolume: Float { 1 }
    open var nominalFrameRate: Float { mediaType == .video ? 30 : 0 }
    open var minFrameDuration: CMTime { mediaType == .video ? CMTime(value: 1, timescale: 30) : .invalid }
    open var estimatedDataRate: Float { 0 }
    open var naturalTimeScale: CMTimeScale { 600 }
    open var metadata: [AVMetadataItem] { [] }
    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus { .loaded }
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        ServiceReply.send { handler?() }
    }
}

/// Languages or captions that a film offers to choose from.
open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
    open var options: [AVMediaSelectionOption] { [] }
    open var defaultOption: AVMediaSelectionOption? { nil }
    open var allowsEmptySelection: Bool { true }
}

open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
    open var displayName: String { "" }
    open var mediaType: AVMediaType { .audio }
    open var locale: Locale? { nil }
    open var extendedLanguageTag: String? { nil }
}

/// A statement about a film: its title, who made it.
open class AVMetadataItem: NSObject, NSCopying, @unchecked Sendable {
    open internal(set) var identifier: AVMetadataIdentifier?
    open internal(set) var keySpace: AVMetadataKeySpace?
    open internal(set) var commonKey: AVMetadataKey?
    open internal(set) var key: (any NSCopying & NSObjectProtocol)?
    open internal(set) var value: (any NSCopying & NSObjectProtocol)?
    open internal(set) var locale: Locale?
    open internal(set) var extendedLanguageTag: String?
    open internal(set) var dataType: String?
    open internal(set) var time: CMTime = .invalid
    open var stringValue: String? { (value as? NSString).map { $0 as String } }
    open var numberValue: NSNumber? { value as? NSNumber }
    open var dateValue: Date? { (value as? NSDate).map { $0 as Date } }
    open var dataValue: Data? { (value as? NSData).map { $0 as Data } }

    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        metadataItems.filter { item in
            let same = key.map { wanted in (wanted as? AVMetadataKey).map { $0 == item.commonKey } ?? (item.key?.isEqual(wanted) == true) } ?? true
            return same && (keySpace == nil || item.keySpace == keySpace)
        }
    }
    open class func metadataItems(from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier) -> [AVMetadataItem] {
        metadataItems.filter { $0.identifier == identifier }
    }
    open class func metadataItems(from metadataItems: [AVMetadataItem], filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String])
        -> [AVMetadataItem]
    {
        metadataItems
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A statement that an app makes about a film.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    open override var identifier: AVMetadataIdentifier? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    open override var keySpace: AVMetadataKeySpace? {
        get { super.keySpace }
        set { super.keySpace = newValue }
    }
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { super.key }
        set { super.key = newValue }
    }
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { super.value }
        set { super.value = newValue }
    }
    open override var locale: Locale? {
        get { super.locale }
        set { super.locale = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { super.extendedLanguageTag }
        set { super.extendedLanguageTag = newValue }
    }
    open override var dataType: String? {
        get { super.dataType }
        set { super.dataType = newValue }
    }
    open override var time: CMTime {
        get { super.time }
        set { super.time = newValue }
    }
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let commonIdentifierTitle = AVMetadataIdentifier("comn/title")
    public static let commonIdentifierArtist = AVMetadataIdentifier("comn/artist")
    public static let commonIdentifierArtwork = AVMetadataIdentifier("comn/artwork")
    public static let commonIdentifierDescription = AVMetadataIdentifier("comn/description")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier("comn/albumName")
    public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier("itsk/%A9st3")
    public static let iTunesMetadataUserComment = AVMetadataIdentifier("itsk/%A9cmt")
    public static let quickTimeMetadataGenre = AVMetadataIdentifier("mdta/com.apple.quicktime.genre")
    public static let quickTimeMetadataComment = AVMetadataIdentifier("mdta/com.apple.quicktime.comment")
    public static let quickTimeMetadataLocationISO6709 = AVMetadataIdentifier("mdta/com.apple.quicktime.location.ISO6709")
    public static let quickTimeMetadataVideoOrientation = AVMetadataIdentifier("mdta/com.apple.quicktime.video-orientation")
    public static let quickTimeMetadataDetectedFace = AVMetadataIdentifier("mdta/com.apple.quicktime.detected-face")
    public static let quickTimeUserDataComment = AVMetadataIdentifier("udta/%A9cmt")
}

public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
    public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
}
