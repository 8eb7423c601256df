import QuinceCoreMedia
import UIKit

/// An asset put together from parts of others. What is in it and when is kept; it plays by the clock as files do.
open class AVComposition: AVAsset, NSMutableCopying, @unchecked Sendable {
    var parts: [AVMutableCompositionTrack] = []
    /// The size of its pictures where it was set.
    var size: CGSize?
    open internal(set) var urlAssetInitializationOptions: [String: Any] = [:]

    open override var tracks: [AVAssetTrack] { parts }
    /// That of the track that lasts longest.
    open override var duration: CMTime { parts.reduce(.zero) { max($0, $1.timeline.duration) } }
    /// That of the first track of pictures, unless it was set.
    open override var naturalSize: CGSize { size ?? parts.first { $0.mediaType == .video && $0.naturalSize != .zero }?.naturalSize ?? .zero }
    open override var isExportable: Bool { !parts.isEmpty }
    open override var isReadable: Bool { !parts.isEmpty }
    open override func copy(with zone: NSZone? = nil) -> Any { copied(AVComposition()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(AVMutableComposition()) }

    private func copied<Copy: AVComposition>(_ copy: Copy) -> Copy {
        copy.parts = parts.map { $0.copied(to: copy) }
        copy.size = size
        copy.urlAssetInitializationOptions = urlAssetInitializationOptions
        return copy
    }
}

/// A composition that is being put together.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(urlAssetInitializationOptions URLAssetInitializationOptions: [String: Any]? = nil) {
        self.init()
        urlAssetInitializationOptions = URLAssetInitializationOptions ?? [:]
    }

    open override var naturalSize: CGSize {
        get { super.naturalSize }
        set { size = newValue }
    }

    /// An empty track. A number that is taken, or none (`kCMPersistentTrackID_Invalid`), is replaced by one that is free. Nil where the preferred number
    /// is taken, as with Apple's.
    open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID) -> AVMutableCompositionTrack? {
        let isFree: Bool = preferredTrackID == kCMPersistentTrackID_Invalid || track(withTrackID: preferredTrackID) == nil
        guard isFree else { return nil }
        let track = AVMutableCompositionTrack(
            asset: self, id: preferredTrackID == kCMPersistentTrackID_Invalid ? unusedTrackID() : preferredTrackID, type: mediaType, file: nil)
        parts.append(track)
        return track
    }
    open func removeTrack(_ track: AVCompositionTrack) { parts.removeAll { $0 === track } }
    /// A track that could take what the other has.
    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? { parts.first { $0.mediaType == track.mediaType } }
    open override func track(withTrackID trackID: CMPersistentTrackID) -> AVMutableCompositionTrack? { parts.first { $0.trackID == trackID } }

    /// Puts a span of all tracks of the asset at a time of tracks of their kinds, which are made where there are none.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        var used: Set<CMPersistentTrackID> = []
        for track in asset.tracks {
            let own: AVMutableCompositionTrack? =
                parts.first { $0.mediaType == track.mediaType && !used.contains($0.trackID) }
                ?? addMutableTrack(withMediaType: track.mediaType, preferredTrackID: kCMPersistentTrackID_Invalid)
            guard let own else { continue }
            used.insert(own.trackID)
            try own.insertTimeRange(timeRange, of: track, at: startTime)
        }
        insertEmptyTimeRange(CMTimeRange(start: startTime, duration: timeRange.duration), except: used)
    }
    @available(iOS 16.0, *)
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) async throws {
        let insert: () throws -> Void = { try self.insertTimeRange(timeRange, of: asset, at: startTime) }
        try insert()
    }
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { insertEmptyTimeRange(timeRange, except: []) }
    private func insertEmptyTimeRange(_ timeRange: CMTimeRange, except used: Set<CMPersistentTrackID>) {
        // Tracks that end before stay as they are.
        for track in parts where !used.contains(track.trackID) && track.timeline.duration > timeRange.start { track.insertEmptyTimeRange(timeRange) }
    }
    open func removeTimeRange(_ timeRange: CMTimeRange) { for track in parts { track.removeTimeRange(timeRange) } }
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        for track in parts { track.scaleTimeRange(timeRange, toDuration: duration) }
    }
}
