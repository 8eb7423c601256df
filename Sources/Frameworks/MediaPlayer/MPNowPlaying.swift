@_exported import QuinceAVFoundation
@_exported import UIKit

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
public let MPNowPlayingInfoPropertyAvailableLanguageOptions = "MPNowPlayingInfoPropertyAvailableLanguageOptions"
public let MPNowPlayingInfoPropertyCurrentLanguageOptions = "MPNowPlayingInfoPropertyCurrentLanguageOptions"
public let MPNowPlayingInfoCollectionIdentifier = "MPNowPlayingInfoCollectionIdentifier"
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"
public let MPNowPlayingInfoPropertyExternalUserProfileIdentifier = "MPNowPlayingInfoPropertyExternalUserProfileIdentifier"
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
public let MPNowPlayingInfoPropertyCurrentPlaybackDate = "MPNowPlayingInfoPropertyCurrentPlaybackDate"
public let MPNowPlayingInfoPropertyAdTimeRanges = "MPNowPlayingInfoPropertyAdTimeRanges"
public let MPNowPlayingInfoPropertyCreditsStartTime = "MPNowPlayingInfoPropertyCreditsStartTime"
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"

public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none = 0, audio, video }
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown = 0, playing, paused, stopped, interrupted }

/// The words for the lock screen about what is playing. Kept.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static var shared: MPNowPlayingInfoCenter { AppServices.object { MPNowPlayingInfoCenter() } }
    open class func `default`() -> MPNowPlayingInfoCenter { shared }
    open var nowPlayingInfo: [String: Any]?
    open var playbackState: MPNowPlayingPlaybackState = .unknown
}

/// A picture for what plays.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    public let bounds: CGRect
    private let make: (CGSize) -> UIImage
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        make = requestHandler
    }
    @available(iOS, deprecated: 10.0)
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
    open func image(at size: CGSize) -> UIImage? { make(size) }
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}

/// Buttons of headphones and lock screen, and what the app does for them. Nobody presses any.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let instance = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { instance }
    public let pauseCommand = MPRemoteCommand()
    public let playCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let enableLanguageOptionCommand = MPRemoteCommand()
    public let disableLanguageOptionCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
    public let ratingCommand = MPRatingCommand()
    public let likeCommand = MPFeedbackCommand()
    public let dislikeCommand = MPFeedbackCommand()
    public let bookmarkCommand = MPFeedbackCommand()
}

/// One of the buttons.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    /// Default true.
    open var isEnabled = true
    private var handlers: [(token: NSObject, call: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = []
    private var targets: [(target: AnyObject, action: Selector)] = []

    @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let token = NSObject()
        handlers.append((token, handler))
        return token
    }
    open func addTarget(_ target: Any, action: Selector) { targets.append((target as AnyObject, action)) }
    open func removeTarget(_ target: Any?) {
        let gone = target.map { $0 as AnyObject }
        handlers.removeAll { gone == nil || $0.token === gone }
        targets.removeAll { gone == nil || $0.target === gone }
    }
    open func removeTarget(_ target: Any, action: Selector?) {
        targets.removeAll { $0.target === target as AnyObject && (action == nil || $0.action == action) }
    }

    /// Has the button pressed.
    @discardableResult package func press(_ event: MPRemoteCommandEvent? = nil) -> [MPRemoteCommandHandlerStatus] {
        guard isEnabled else { return [] }
        let event = event ?? MPRemoteCommandEvent(self)
        return handlers.map { $0.call(event) } + targets.compactMap { ObjCRuntime.send($0.action, to: $0.target, [event]) as? MPRemoteCommandHandlerStatus }
    }
}
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable { open var preferredIntervals: [NSNumber] = [] }
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    open var isActive = false
    open var localizedTitle = ""
    open var localizedShortTitle = ""
}
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
public enum MPRepeatType: Int, Sendable { case off = 0, one, all }
public enum MPShuffleType: Int, Sendable { case off = 0, items, collections }
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable { open var currentRepeatType = MPRepeatType.off }
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable { open var currentShuffleType = MPShuffleType.off }
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
    open var minimumRating: Float = 0
    open var maximumRating: Float = 1
}
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable { open var supportedPlaybackRates: [NSNumber] = [] }

open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    public let command: MPRemoteCommand
    public let timestamp: TimeInterval = CACurrentMediaTime()
    init(_ command: MPRemoteCommand) { self.command = command }
}
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var interval: TimeInterval { 0 } }
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var positionTime: TimeInterval { 0 } }
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var playbackRate: Float { 1 } }
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var rating: Float { 0 } }
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var repeatType: MPRepeatType { (command as? MPChangeRepeatModeCommand)?.currentRepeatType ?? .off }
    open var preservesRepeatMode: Bool { false }
}
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var shuffleType: MPShuffleType { (command as? MPChangeShuffleModeCommand)?.currentShuffleType ?? .off }
    open var preservesShuffleMode: Bool { false }
}
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var isNegative: Bool { false } }
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking = 0, endSeeking }
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable { open var type: MPSeekCommandEventType { .beginSeeking } }
