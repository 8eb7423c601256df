import UIKit

public typealias MPMediaEntityPersistentID = UInt64
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, restricted, authorized }
public struct MPMediaType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let music = MPMediaType(rawValue: 1)
    public static let podcast = MPMediaType(rawValue: 2)
    public static let audioBook = MPMediaType(rawValue: 4)
    public static let anyAudio = MPMediaType(rawValue: 0xFF)
    public static let audioITunesU = MPMediaType(rawValue: 8)
    public static let movie = MPMediaType(rawValue: 1 << 8)
    public static let tvShow = MPMediaType(rawValue: 1 << 9)
    public static let videoPodcast = MPMediaType(rawValue: 1 << 10)
    public static let musicVideo = MPMediaType(rawValue: 1 << 11)
    public static let videoITunesU = MPMediaType(rawValue: 1 << 12)
    public static let homeVideo = MPMediaType(rawValue: 1 << 13)
    public static let anyVideo = MPMediaType(rawValue: 0xFF00)
    public static let any = MPMediaType(rawValue: .max)
}

/// The device's music: a library without anything in it, which may not be read. As in a simulator, the user is not asked.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let shared = MPMediaLibrary()
    open class func `default`() -> MPMediaLibrary { shared }
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    open class func requestAuthorization(_ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        UsageDescription.require("NSAppleMusicUsageDescription")
        ServiceReply.send { completionHandler(.denied) }
    }
    open var lastModifiedDate: Date { .distantPast }
    open func beginGeneratingLibraryChangeNotifications() {}
    open func endGeneratingLibraryChangeNotifications() {}
}

open class MPMediaEntity: NSObject, @unchecked Sendable {
    open var persistentID: MPMediaEntityPersistentID { 0 }
    open func value(forProperty property: String) -> Any? { nil }
}
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    open var title: String? { nil }
    open var artist: String? { nil }
    open var albumTitle: String? { nil }
    open var playbackDuration: TimeInterval { 0 }
    open var artwork: MPMediaItemArtwork? { nil }
    open var assetURL: URL? { nil }
}
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    public let items: [MPMediaItem]
    public init(items: [MPMediaItem]) { self.items = items }
    open var count: Int { items.count }
    open var representativeItem: MPMediaItem? { items.first }
}
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable { open var name: String? { nil } }
public let MPMediaPlaylistPropertyName = "name"
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"

public enum MPMediaPredicateComparison: Int, Sendable { case equalTo = 0, contains }
public enum MPMediaGrouping: Int, Sendable { case title = 0, album, artist, albumArtist, composer, genre, playlist, podcastTitle }

/// A letter of a list.
open class MPMediaQuerySection: NSObject, NSCopying, @unchecked Sendable {
    public let title: String
    public let range: NSRange
    init(title: String, range: NSRange) { (self.title, self.range) = (title, range) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class MPMediaPredicate: NSObject, @unchecked Sendable {}
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    public let property: String
    public let value: Any?
    public let comparisonType: MPMediaPredicateComparison
    public convenience init(value: Any?, forProperty property: String) { self.init(value: value, forProperty: property, comparisonType: .equalTo) }
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    }
}
/// Asks the library: nothing is found.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    open var filterPredicates: Set<MPMediaPredicate>?
    public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }
    public override convenience init() { self.init(filterPredicates: nil) }
    open var groupingType = MPMediaGrouping.title
    open var itemSections: [MPMediaQuerySection]? { nil }
    open var collectionSections: [MPMediaQuerySection]? { nil }
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
    private class func grouped(_ type: MPMediaGrouping) -> MPMediaQuery {
        let query = MPMediaQuery()
        query.groupingType = type
        return query
    }
    open class func composers() -> MPMediaQuery { grouped(.composer) }
    open class func genres() -> MPMediaQuery { grouped(.genre) }
    open class func audiobooks() -> MPMediaQuery { MPMediaQuery() }
    open class func compilations() -> MPMediaQuery { grouped(.album) }
    open var items: [MPMediaItem]? { [] }
    open var collections: [MPMediaItemCollection]? { [] }
    open func addFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates = (filterPredicates ?? []).union([predicate]) }
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { grouped(.album) }
    open class func artists() -> MPMediaQuery { grouped(.artist) }
    open class func playlists() -> MPMediaQuery { grouped(.playlist) }
    open class func podcasts() -> MPMediaQuery { grouped(.podcastTitle) }
}

public enum MPMusicPlaybackState: Int, Sendable { case stopped = 0, playing, paused, interrupted, seekingForward, seekingBackward }
public enum MPMusicRepeatMode: Int, Sendable { case `default` = 0, none, one, all }
public enum MPMusicShuffleMode: Int, Sendable { case `default` = 0, off, songs, albums }

/// Plays music of the library. There is none: it stays stopped.
@preconcurrency @MainActor open class MPMusicPlayerController: NSObject {
    private static var player: MPMusicPlayerController { AppServices.object { MPMusicPlayerController() } }
    open class var systemMusicPlayer: MPMusicPlayerController { player }
    open class var applicationMusicPlayer: MPMusicPlayerController { player }
    open class var applicationQueuePlayer: MPMusicPlayerController { player }
    open var playbackState: MPMusicPlaybackState { .stopped }
    open var repeatMode: MPMusicRepeatMode = .none
    open var shuffleMode: MPMusicShuffleMode = .off
    open var nowPlayingItem: MPMediaItem?
    open var indexOfNowPlayingItem: Int { NSNotFound }
    open var currentPlaybackTime: TimeInterval = 0
    open var currentPlaybackRate: Float = 0
    open var isPreparedToPlay: Bool { false }
    open func setQueue(with query: MPMediaQuery) {}
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func setQueue(with storeIDs: [String]) {}
    open func prepareToPlay() {}
    open func play() {}
    open func pause() {}
    open func stop() {}
    open func skipToNextItem() {}
    open func skipToBeginning() {}
    open func skipToPreviousItem() {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
}

extension NSNotification.Name {
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name("MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name("MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name("MPMusicPlayerControllerVolumeDidChangeNotification")
    public static let MPMusicPlayerControllerQueueDidChange = NSNotification.Name("MPMusicPlayerControllerQueueDidChangeNotification")
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}
