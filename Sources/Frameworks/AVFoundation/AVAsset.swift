import QuinceCoreMedia
import UIKit

public enum AVKeyValueStatus: Int, Sendable { case unknown = 0, loading, loaded, failed, cancelled }

/// Values that are found out later. Here they are known from the beginning, so loading ends at once.
public protocol AVAsynchronousKeyValueLoading: AnyObject {
    func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus
    func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?)
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
    open var isExportable: Bool { file != nil }
    open var isReadable: Bool { file != nil }
    open var isComposable: Bool { true }
    open var hasProtectedContent: Bool { false }
    open var providesPreciseDurationAndTiming: Bool { true }
    open var isCompatibleWithAirPlayVideo: Bool { false }
    open var isCompatibleWithSavedPhotosAlbum: Bool { false }
    open var minimumTimeOffsetFromLive: CMTime { .invalid }
    open var containsFragments: Bool { false }
    open var canContainFragments: Bool { false }
    open var overallDurationHint: CMTime { duration }
    open var lyrics: String? { nil }
    open var trackGroups: [AVAssetTrackGroup] { [] }
    open var allMediaSelections: [AVMediaSelection] { [preferredMediaSelection] }
    open var preferredMediaSelection: AVMediaSelection { AVMediaSelection(asset: self) }
    open var referenceRestrictions: AVAssetReferenceRestrictions { [] }
    /// The tags of the file, ID3's or iTunes'.
    open var metadata: [AVMetadataItem] { file?.tags.map(AVMetadataItem.init) ?? [] }
    open var commonMetadata: [AVMetadataItem] { metadata.filter { $0.commonKey != nil }.map(AVMetadataItem.init(common:)) }
    open var availableMetadataFormats: [AVMetadataFormat] { Set(file?.tags.map(\.format) ?? []).sorted { $0.rawValue < $1.rawValue } }
    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { (file?.tags ?? []).filter { $0.format == format }.map(AVMetadataItem.init) }
    open func chapterMetadataGroups(
        withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey]?
    ) -> [AVTimedMetadataGroup] { [] }
    open func chapterMetadataGroups(bestMatchingPreferredLanguages preferredLanguages: [String]) -> [AVTimedMetadataGroup] { [] }
    open var creationDate: AVMetadataItem? { commonMetadata.first { $0.commonKey == .commonKeyCreationDate } }
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
    open func loadTracks(
        withMediaType mediaType: AVMediaType, completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) { ServiceReply.send { [self] in completionHandler(tracks(withMediaType: mediaType), nil) } }
    open func loadTracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) async throws -> [AVAssetTrack] {
        tracks(withMediaCharacteristic: mediaCharacteristic)
    }
    open func loadTracks(
        withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic,
        completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) { ServiceReply.send { [self] in completionHandler(tracks(withMediaCharacteristic: mediaCharacteristic), nil) } }
    open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? { track(withTrackID: trackID) }
    open func loadTrack(withTrackID trackID: CMPersistentTrackID, completionHandler: @escaping @Sendable (AVAssetTrack?, (any Error)?) -> Void) {
        ServiceReply.send { [self] in completionHandler(track(withTrackID: trackID), nil) }
    }
    open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { metadata(forFormat: format) }
    open func loadMetadata(for format: AVMetadataFormat, completionHandler: @escaping @Sendable ([AVMetadataItem]?, (any Error)?) -> Void) {
        ServiceReply.send { [self] in completionHandler(metadata(forFormat: format), nil) }
    }
    open func loadMediaSelectionGroup(for mediaCharacteristic: AVMediaCharacteristic) async throws -> AVMediaSelectionGroup? {
        mediaSelectionGroup(forMediaCharacteristic: mediaCharacteristic)
    }
    open func loadMediaSelectionGroup(
        for mediaCharacteristic: AVMediaCharacteristic, completionHandler: @escaping @Sendable (AVMediaSelectionGroup?, (any Error)?) -> Void
    ) { ServiceReply.send { [self] in completionHandler(mediaSelectionGroup(forMediaCharacteristic: mediaCharacteristic), nil) } }
    open func findUnusedTrackID(completionHandler: @escaping @Sendable (CMPersistentTrackID, (any Error)?) -> Void) {
        let id = unusedTrackID()
        ServiceReply.send { completionHandler(id, nil) }
    }
    open func findUnusedTrackID() async throws -> CMPersistentTrackID { unusedTrackID() }
    /// A number that no track of the asset has.
    open func unusedTrackID() -> CMPersistentTrackID { (tracks.map(\.trackID).max() ?? 0) + 1 }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

// A class cannot make an object of a class below it, a protocol's extension can.
extension CustomStringConvertible where Self == AVAsset {
    /// The asset at an address: an `AVURLAsset`.
    public init(url URL: URL) { self = AVURLAsset(url: URL, options: nil) }
}

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
public let AVURLAssetHTTPUserAgentKey = "AVURLAssetHTTPUserAgentKey"
public let AVURLAssetAllowsConstrainedNetworkAccessKey = "AVURLAssetAllowsConstrainedNetworkAccessKey"
public let AVURLAssetAllowsExpensiveNetworkAccessKey = "AVURLAssetAllowsExpensiveNetworkAccessKey"
public let AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey"
public let AVURLAssetURLRequestAttributionKey = "AVURLAssetURLRequestAttributionKey"
public let AVURLAssetPrimarySessionIdentifierKey = "AVURLAssetPrimarySessionIdentifierKey"

/// A film or a sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL
    private let read: MediaFile?
    override var file: MediaFile? { read }
    /// Asks the app for what cannot be loaded by its address.
    open private(set) lazy var resourceLoader = AVAssetResourceLoader()
    /// The part of a stream that is kept, to be played without a network. Nil: nothing is.
    open var assetCache: AVAssetCache? { nil }
    open var mayRequireContentKeysForMediaDataProcessing: Bool { false }
    open var httpSessionIdentifier: UUID { session }
    private let session = UUID()
    open func compatibleTrack(for compositionTrack: AVCompositionTrack) -> AVAssetTrack? { tracks.first { $0.mediaType == compositionTrack.mediaType } }
    open func findCompatibleTrack(
        for compositionTrack: AVCompositionTrack, completionHandler: @escaping @Sendable (AVAssetTrack?, (any Error)?) -> Void
    ) { ServiceReply.send { [self] in completionHandler(compatibleTrack(for: compositionTrack), nil) } }
    open func findCompatibleTrack(for compositionTrack: AVCompositionTrack) async throws -> AVAssetTrack? { compatibleTrack(for: compositionTrack) }

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

/// Which files a file may refer to.
public struct AVAssetReferenceRestrictions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forbidRemoteReferenceToLocal = AVAssetReferenceRestrictions(rawValue: 1 << 0)
    public static let forbidLocalReferenceToRemote = AVAssetReferenceRestrictions(rawValue: 1 << 1)
    public static let forbidCrossSiteReference = AVAssetReferenceRestrictions(rawValue: 1 << 2)
    public static let forbidLocalReferenceToLocal = AVAssetReferenceRestrictions(rawValue: 1 << 3)
    public static let restrictionForbidAll = AVAssetReferenceRestrictions(rawValue: 0xFFFF)
    public static let `default` = AVAssetReferenceRestrictions.forbidLocalReferenceToRemote
}

/// Tracks of which one is played at a time.
open class AVAssetTrackGroup: NSObject, NSCopying, @unchecked Sendable {
    open var trackIDs: [NSNumber] { [] }
    override init() {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
