import QuinceCoreMedia
import UIKit

/// A sound or a picture of a film.
open class AVAssetTrack: NSObject, NSCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    public struct AssociationType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let audioFallback = AssociationType(rawValue: "fall")
        public static let chapterList = AssociationType(rawValue: "chap")
        public static let forcedSubtitlesOnly = AssociationType(rawValue: "forc")
        public static let selectionFollower = AssociationType(rawValue: "folw")
        public static let timecode = AssociationType(rawValue: "tmcd")
        public static let metadataReferent = AssociationType(rawValue: "cdsc")
    }

    open internal(set) weak var asset: AVAsset?
    public let trackID: CMPersistentTrackID
    public let mediaType: AVMediaType
    let file: MediaFile?

    init(asset: AVAsset?, id: CMPersistentTrackID, type: AVMediaType, file: MediaFile?) {
        self.asset = asset
        trackID = id
        mediaType = type
        self.file = file
    }

    /// One, of what the file says of itself.
    open var formatDescriptions: [Any] {
        guard let file else { return [] }
        if mediaType == .video {
            let size = CMVideoDimensions(width: Int32(clamping: Int(file.size.width)), height: Int32(clamping: Int(file.size.height)))
            return [CMFormatDescription(type: kCMMediaType_Video, subtype: file.videoCodec, dimensions: size)]
        }
        let stream = AudioStreamBasicDescription(
            mSampleRate: file.sampleRate, mFormatID: file.audioCodec, mFormatFlags: 0, mBytesPerPacket: 0, mFramesPerPacket: 0, mBytesPerFrame: 0,
            mChannelsPerFrame: UInt32(file.channels), mBitsPerChannel: 0, mReserved: 0)
        return [CMFormatDescription(type: kCMMediaType_Audio, subtype: file.audioCodec, dimensions: CMVideoDimensions(), stream: stream)]
    }
    open var isPlayable: Bool { true }
    open var isDecodable: Bool { isPlayable }
    open var isEnabled: Bool { true }
    open var isSelfContained: Bool { true }
    open var totalSampleDataLength: Int64 { Int64(Double(estimatedDataRate) / 8 * timeRange.duration.seconds) }
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
        switch mediaCharacteristic {
        case .visual: mediaType == .video
        case .audible: mediaType == .audio
        case .legible: [.text, .subtitle, .closedCaption].contains(mediaType)
        case .frameBased: mediaType == .video
        default: false
        }
    }
    open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: CMTime(seconds: file?.duration ?? 0, preferredTimescale: 600)) }
    open var naturalSize: CGSize { mediaType == .video ? file?.size ?? .zero : .zero }
    open var preferredTransform: CGAffineTransform { mediaType == .video ? file?.transform ?? .identity : .identity }
    open var preferredVolume: Float { 1 }
    open var nominalFrameRate: Float { mediaType == .video ? Float(file?.frameRate ?? 30) : 0 }
    open var minFrameDuration: CMTime {
        mediaType == .video ? CMTime(value: 1000, timescale: CMTimeScale((Double(max(1, nominalFrameRate)) * 1000).rounded())) : .invalid
    }
    /// In bits a second.
    open var estimatedDataRate: Float {
        guard let file, file.duration > 0 else { return 0 }
        return Float(Double(file.bytes) * 8 / file.duration)
    }
    open var naturalTimeScale: CMTimeScale { 600 }
    open var languageCode: String? { nil }
    open var extendedLanguageTag: String? { nil }
    open var requiresFrameReordering: Bool { false }
    open var hasAudioSampleDependencies: Bool { false }
    open var canProvideSampleCursors: Bool { false }
    /// All of the track, as it is in the file.
    open var segments: [AVAssetTrackSegment] { [AVAssetTrackSegment(timeMapping: CMTimeMapping(source: timeRange, target: timeRange), isEmpty: false)] }
    open func segment(forTrackTime trackTime: CMTime) -> AVAssetTrackSegment? { segments.first { $0.timeMapping.target.containsTime(trackTime) } }
    open func samplePresentationTime(forTrackTime trackTime: CMTime) -> CMTime {
        guard let mapping = segment(forTrackTime: trackTime)?.timeMapping else { return .invalid }
        return CMTimeMapTimeFromRangeToRange(trackTime, fromRange: mapping.target, toRange: mapping.source)
    }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { metadata.filter { $0.commonKey != nil } }
    open var availableMetadataFormats: [AVMetadataFormat] { [] }
    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
    open var availableTrackAssociationTypes: [AssociationType] { [] }
    open func associatedTracks(ofType trackAssociationType: AssociationType) -> [AVAssetTrack] { [] }
    open func loadSegment(forTrackTime trackTime: CMTime) async throws -> AVAssetTrackSegment? { segment(forTrackTime: trackTime) }
    open func loadSamplePresentationTime(forTrackTime trackTime: CMTime) async throws -> CMTime { samplePresentationTime(forTrackTime: trackTime) }
    open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { metadata(forFormat: format) }
    open func loadAssociatedTracks(ofType trackAssociationType: AssociationType) async throws -> [AVAssetTrack] {
        associatedTracks(ofType: trackAssociationType)
    }
    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus { .loaded }
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        ServiceReply.send { handler?() }
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A span of a track, and the span of the media that it shows.
open class AVAssetTrackSegment: NSObject, @unchecked Sendable {
    public let timeMapping: CMTimeMapping
    public let isEmpty: Bool
    init(timeMapping: CMTimeMapping, isEmpty: Bool) {
        self.timeMapping = timeMapping
        self.isEmpty = isEmpty
    }
}
