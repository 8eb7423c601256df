import QuinceCoreMedia
import UIKit

/// A property that `load(_:)` finds out, of which it is not said here of what type it is.
public class AVPartialAsyncProperty<Root>: @unchecked Sendable {
    let name: String
    init(name: String) { self.name = name }
}

extension AVPartialAsyncProperty: Hashable {
    public static func == (lhs: AVPartialAsyncProperty<Root>, rhs: AVPartialAsyncProperty<Root>) -> Bool { lhs.name == rhs.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A property that `load(_:)` finds out.
public class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    public enum Status: @unchecked Sendable { case notYetLoaded, loading, loaded(Value), failed(NSError) }
    let read: (Root) -> Value
    init(_ name: String, _ read: @escaping (Root) -> Value) {
        self.read = read
        super.init(name: name)
    }
}

extension AVAsynchronousKeyValueLoading {
    public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T { property.read(self) }
    public func load<A, B>(_ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>) async throws -> (A, B) {
        (propertyA.read(self), propertyB.read(self))
    }
    public func load<A, B, C>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>, _ propertyC: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) { (propertyA.read(self), propertyB.read(self), propertyC.read(self)) }
    public func load<A, B, C, D>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>, _ propertyC: AVAsyncProperty<Self, C>,
        _ propertyD: AVAsyncProperty<Self, D>
    ) async throws -> (A, B, C, D) { (propertyA.read(self), propertyB.read(self), propertyC.read(self), propertyD.read(self)) }
    /// Everything is known from the beginning.
    public func status<T>(of property: AVAsyncProperty<Self, T>) -> AVAsyncProperty<Self, T>.Status { .loaded(property.read(self)) }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> {
        AVAsyncProperty("availableMetadataFormats") { $0.availableMetadataFormats }
    }
    public static var availableMediaCharacteristicsWithMediaSelectionOptions: AVAsyncProperty<Root, [AVMediaCharacteristic]> {
        AVAsyncProperty("availableMediaCharacteristicsWithMediaSelectionOptions") { $0.availableMediaCharacteristicsWithMediaSelectionOptions }
    }
    public static var availableChapterLocales: AVAsyncProperty<Root, [Locale]> { AVAsyncProperty("availableChapterLocales") { $0.availableChapterLocales } }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty("commonMetadata") { $0.commonMetadata } }
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { AVAsyncProperty("creationDate") { $0.creationDate } }
    public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty("duration") { $0.duration } }
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { AVAsyncProperty("hasProtectedContent") { $0.hasProtectedContent } }
    public static var isComposable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("isComposable") { $0.isComposable } }
    public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("isExportable") { $0.isExportable } }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("isPlayable") { $0.isPlayable } }
    public static var isReadable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("isReadable") { $0.isReadable } }
    public static var isCompatibleWithAirPlayVideo: AVAsyncProperty<Root, Bool> {
        AVAsyncProperty("isCompatibleWithAirPlayVideo") { $0.isCompatibleWithAirPlayVideo }
    }
    public static var isCompatibleWithSavedPhotosAlbum: AVAsyncProperty<Root, Bool> {
        AVAsyncProperty("isCompatibleWithSavedPhotosAlbum") { $0.isCompatibleWithSavedPhotosAlbum }
    }
    public static var lyrics: AVAsyncProperty<Root, String?> { AVAsyncProperty("lyrics") { $0.lyrics } }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty("metadata") { $0.metadata } }
    public static var minimumTimeOffsetFromLive: AVAsyncProperty<Root, CMTime> { AVAsyncProperty("minimumTimeOffsetFromLive") { $0.minimumTimeOffsetFromLive } }
    public static var overallDurationHint: AVAsyncProperty<Root, CMTime> { AVAsyncProperty("overallDurationHint") { $0.overallDurationHint } }
    public static var preferredMediaSelection: AVAsyncProperty<Root, AVMediaSelection> {
        AVAsyncProperty("preferredMediaSelection") { $0.preferredMediaSelection }
    }
    public static var allMediaSelections: AVAsyncProperty<Root, [AVMediaSelection]> { AVAsyncProperty("allMediaSelections") { $0.allMediaSelections } }
    public static var preferredRate: AVAsyncProperty<Root, Float> { AVAsyncProperty("preferredRate") { $0.preferredRate } }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty("preferredTransform") { $0.preferredTransform } }
    public static var preferredVolume: AVAsyncProperty<Root, Float> { AVAsyncProperty("preferredVolume") { $0.preferredVolume } }
    public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> {
        AVAsyncProperty("providesPreciseDurationAndTiming") { $0.providesPreciseDurationAndTiming }
    }
    public static var trackGroups: AVAsyncProperty<Root, [AVAssetTrackGroup]> { AVAsyncProperty("trackGroups") { $0.trackGroups } }
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty("tracks") { $0.tracks } }
    public static var canContainFragments: AVAsyncProperty<Root, Bool> { AVAsyncProperty("canContainFragments") { $0.canContainFragments } }
    public static var containsFragments: AVAsyncProperty<Root, Bool> { AVAsyncProperty("containsFragments") { $0.containsFragments } }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> {
        AVAsyncProperty("availableMetadataFormats") { $0.availableMetadataFormats }
    }
    public static var availableTrackAssociationTypes: AVAsyncProperty<Root, [AVAssetTrack.AssociationType]> {
        AVAsyncProperty("availableTrackAssociationTypes") { $0.availableTrackAssociationTypes }
    }
    public static var canProvideSampleCursors: AVAsyncProperty<Root, Bool> { AVAsyncProperty("canProvideSampleCursors") { $0.canProvideSampleCursors } }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty("commonMetadata") { $0.commonMetadata } }
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { AVAsyncProperty("estimatedDataRate") { $0.estimatedDataRate } }
    public static var extendedLanguageTag: AVAsyncProperty<Root, String?> { AVAsyncProperty("extendedLanguageTag") { $0.extendedLanguageTag } }
    public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> {
        AVAsyncProperty("formatDescriptions") { $0.formatDescriptions.compactMap { $0 as? CMFormatDescription } }
    }
    public static var hasAudioSampleDependencies: AVAsyncProperty<Root, Bool> {
        AVAsyncProperty("hasAudioSampleDependencies") { $0.hasAudioSampleDependencies }
    }
    public static var isDecodable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("isDecodable") { $0.isDecodable } }
    public static var isEnabled: AVAsyncProperty<Root, Bool> { AVAsyncProperty("isEnabled") { $0.isEnabled } }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("isPlayable") { $0.isPlayable } }
    public static var isSelfContained: AVAsyncProperty<Root, Bool> { AVAsyncProperty("isSelfContained") { $0.isSelfContained } }
    public static var languageCode: AVAsyncProperty<Root, String?> { AVAsyncProperty("languageCode") { $0.languageCode } }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty("metadata") { $0.metadata } }
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty("minFrameDuration") { $0.minFrameDuration } }
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty("naturalSize") { $0.naturalSize } }
    public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> { AVAsyncProperty("naturalTimeScale") { $0.naturalTimeScale } }
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty("nominalFrameRate") { $0.nominalFrameRate } }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty("preferredTransform") { $0.preferredTransform } }
    public static var preferredVolume: AVAsyncProperty<Root, Float> { AVAsyncProperty("preferredVolume") { $0.preferredVolume } }
    public static var requiresFrameReordering: AVAsyncProperty<Root, Bool> { AVAsyncProperty("requiresFrameReordering") { $0.requiresFrameReordering } }
    public static var segments: AVAsyncProperty<Root, [AVAssetTrackSegment]> { AVAsyncProperty("segments") { $0.segments } }
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty("timeRange") { $0.timeRange } }
    public static var totalSampleDataLength: AVAsyncProperty<Root, Int64> { AVAsyncProperty("totalSampleDataLength") { $0.totalSampleDataLength } }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { AVAsyncProperty("value") { $0.value } }
    public static var stringValue: AVAsyncProperty<Root, String?> { AVAsyncProperty("stringValue") { $0.stringValue } }
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { AVAsyncProperty("numberValue") { $0.numberValue } }
    public static var dateValue: AVAsyncProperty<Root, Date?> { AVAsyncProperty("dateValue") { $0.dateValue } }
    public static var dataValue: AVAsyncProperty<Root, Data?> { AVAsyncProperty("dataValue") { $0.dataValue } }
    public static var extraAttributes: AVAsyncProperty<Root, [AVMetadataExtraAttributeKey: Any]?> { AVAsyncProperty("extraAttributes") { $0.extraAttributes } }
}
