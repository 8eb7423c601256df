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

open class MPMediaPredicate: NSObject, @unchecked Sendable {}
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    public let property: String
    public let value: Any?
    public init(value: Any?, forProperty property: String) { (self.value, self.property) = (value, property) }
}
/// Asks the library: nothing is found.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    open var filterPredicates: Set<MPMediaPredicate>?
    public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }
    public override convenience init() { self.init(filterPredicates: nil) }
    open var items: [MPMediaItem]? { [] }
    open var collections: [MPMediaItemCollection]? { [] }
    open func addFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates = (filterPredicates ?? []).union([predicate]) }
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    open class func artists() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
    open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
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
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}
