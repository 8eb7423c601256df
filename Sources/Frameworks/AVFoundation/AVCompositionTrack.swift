import QuinceCoreMedia
import UIKit

/// A span of a track of a composition, and what it shows of which file.
open class AVCompositionTrackSegment: AVAssetTrackSegment, @unchecked Sendable {
    public let sourceURL: URL?
    public let sourceTrackID: CMPersistentTrackID

    public init(url URL: URL, trackID: CMPersistentTrackID, sourceTimeRange: CMTimeRange, targetTimeRange: CMTimeRange) {
        (sourceURL, sourceTrackID) = (URL, trackID)
        super.init(timeMapping: CMTimeMapping(source: sourceTimeRange, target: targetTimeRange), isEmpty: false)
    }
    /// A span that shows nothing.
    public init(timeRange: CMTimeRange) {
        (sourceURL, sourceTrackID) = (nil, kCMPersistentTrackID_Invalid)
        super.init(timeMapping: CMTimeMappingMakeEmpty(target: timeRange), isEmpty: true)
    }
    init(_ piece: SegmentTimeline.Piece, target: CMTimeRange) {
        (sourceURL, sourceTrackID) = (piece.source?.url, piece.source?.trackID ?? kCMPersistentTrackID_Invalid)
        super.init(
            timeMapping: piece.source.map { CMTimeMapping(source: $0.range, target: target) } ?? CMTimeMappingMakeEmpty(target: target),
            isEmpty: piece.source == nil)
    }
    var piece: SegmentTimeline.Piece {
        SegmentTimeline.Piece(
            source: isEmpty ? nil : .init(url: sourceURL, trackID: sourceTrackID, range: timeMapping.source), duration: timeMapping.target.duration)
    }
}

/// A track of a composition.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
    var timeline = SegmentTimeline()
    var settings = Settings()

    /// The properties of a track that can be set.
    struct Settings {
        var size = CGSize.zero
        var frameRate: Float = 0
        var transform: CGAffineTransform?
        var sourceTransform = CGAffineTransform.identity
        var volume: Float = 1
        var isEnabled = true
        var timescale: CMTimeScale?
        var languageCode: String?
        var languageTag: String?
        var formats: [Any] = []
        var associations: [(type: AssociationType, track: AVCompositionTrack)] = []
        var replacements: [(original: CMFormatDescription, replacement: CMFormatDescription?)] = []
    }

    open override var segments: [AVAssetTrackSegment] { timeline.targets.map { AVCompositionTrackSegment($0.piece, target: $0.target) } }
    open override func segment(forTrackTime trackTime: CMTime) -> AVCompositionTrackSegment? {
        segments.first { $0.timeMapping.target.containsTime(trackTime) } as? AVCompositionTrackSegment
    }
    open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: timeline.duration) }
    open override var naturalSize: CGSize { settings.size }
    open override var nominalFrameRate: Float { settings.frameRate }
    open override var formatDescriptions: [Any] { settings.formats }
    open override func associatedTracks(ofType trackAssociationType: AssociationType) -> [AVAssetTrack] {
        settings.associations.filter { $0.type == trackAssociationType }.map(\.track)
    }
    open override var availableTrackAssociationTypes: [AssociationType] { Array(Set(settings.associations.map(\.type))) }

    func copied(to composition: AVComposition) -> AVMutableCompositionTrack {
        let copy = AVMutableCompositionTrack(asset: composition, id: trackID, type: mediaType, file: nil)
        (copy.timeline, copy.settings) = (timeline, settings)
        return copy
    }
}

/// A track of a composition that is being put together.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    open override var segments: [AVAssetTrackSegment] {
        get { super.segments }
        set { timeline = SegmentTimeline(newValue.compactMap { ($0 as? AVCompositionTrackSegment)?.piece }) }
    }
    open override var isEnabled: Bool {
        get { settings.isEnabled }
        set { settings.isEnabled = newValue }
    }
    open override var naturalTimeScale: CMTimeScale {
        get { settings.timescale ?? 600 }
        set { settings.timescale = newValue }
    }
    open override var languageCode: String? {
        get { settings.languageCode }
        set { settings.languageCode = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { settings.languageTag }
        set { settings.languageTag = newValue }
    }
    /// That of the first film that was put into it, unless it was set.
    open override var preferredTransform: CGAffineTransform {
        get { settings.transform ?? settings.sourceTransform }
        set { settings.transform = newValue }
    }
    open override var preferredVolume: Float {
        get { settings.volume }
        set { settings.volume = newValue }
    }

    /// Puts a span of a track at a time. `.invalid` for `startTime` means the end.
    /// - Throws: `AVError.invalidSourceMedia` where the span is none, `AVError.operationNotSupportedForAsset` where the track is of another kind.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        guard timeRange.isValid, timeRange.start.isNumeric, timeRange.duration.isValid else { throw AVError(.invalidSourceMedia) }
        guard track.mediaType == mediaType else { throw AVError(.operationNotSupportedForAsset) }
        let range: CMTimeRange = timeRange.intersection(track.timeRange)
        let new: [SegmentTimeline.Piece]
        if let composed = track as? AVCompositionTrack {
            new = composed.timeline.slice(range)
        } else {
            new = [.init(source: .init(url: (track.asset as? AVURLAsset)?.url, trackID: track.trackID, range: range), duration: range.duration)]
        }
        if timeline.pieces.isEmpty {
            settings.size = track.naturalSize
            settings.frameRate = track.nominalFrameRate
            settings.sourceTransform = track.preferredTransform
            settings.formats = track.formatDescriptions
        }
        timeline.insert(new, at: startTime)
    }

    /// Puts spans of tracks at a time, one after the other; a track that is `NSNull` stands for an empty span.
    open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws {
        var place: CMTime = startTime.isNumeric ? startTime : timeline.duration
        for (range, track) in zip(timeRanges.map(\.timeRangeValue), tracks) {
            try insertTimeRange(range, of: track, at: place)
            place = place + range.duration
        }
    }
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        timeline.insert([.init(source: nil, duration: timeRange.duration)], at: timeRange.start)
    }
    open func removeTimeRange(_ timeRange: CMTimeRange) { timeline.remove(timeRange) }
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) { timeline.scale(timeRange, to: duration) }

    /// - Throws: `AVError.compositionTrackSegmentsNotContiguous` where one does not begin where the one before it ends, and errors for spans that are none.
    open func validateSegments(_ trackSegments: [AVCompositionTrackSegment]) throws {
        if let fault = Self.fault(of: trackSegments.map(\.timeMapping), isEmpty: trackSegments.map(\.isEmpty)) { throw AVError(fault) }
    }
    static func fault(of mappings: [CMTimeMapping], isEmpty: [Bool]) -> AVError.Code? {
        var end = CMTime.zero
        for (mapping, empty) in zip(mappings, isEmpty) {
            guard mapping.target.duration.isNumeric, mapping.target.duration >= .zero else { return .invalidCompositionTrackSegmentDuration }
            guard mapping.target.start == end else { return .compositionTrackSegmentsNotContiguous }
            if !empty {
                guard mapping.source.start.isNumeric, mapping.source.start >= .zero else { return .invalidCompositionTrackSegmentSourceStartTime }
                guard mapping.source.duration.isNumeric, mapping.source.duration > .zero else { return .invalidCompositionTrackSegmentSourceDuration }
            }
            end = mapping.target.end
        }
        return nil
    }

    open func addTrackAssociation(to compositionTrack: AVCompositionTrack, type trackAssociationType: AssociationType) {
        settings.associations.append((trackAssociationType, compositionTrack))
    }
    open func removeTrackAssociation(to compositionTrack: AVCompositionTrack, type trackAssociationType: AssociationType) {
        settings.associations.removeAll { $0.track === compositionTrack && $0.type == trackAssociationType }
    }
    open func replaceFormatDescription(_ originalFormatDescription: CMFormatDescription, with replacementFormatDescription: CMFormatDescription?) {
        settings.replacements.append((originalFormatDescription, replacementFormatDescription))
        settings.formats = settings.formats.map { ($0 as AnyObject) === originalFormatDescription ? replacementFormatDescription ?? $0 : $0 }
    }
}
