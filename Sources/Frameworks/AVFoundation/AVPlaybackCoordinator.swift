import QuinceCoreMedia
import UIKit

/// While it lasts, a player goes its own way and others need not wait for it.
open class AVCoordinatedPlaybackSuspension: NSObject, @unchecked Sendable {
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let audioSessionInterrupted = Reason(rawValue: "AVCoordinatedPlaybackSuspensionReasonAudioSessionInterrupted")
        public static let stallRecovery = Reason(rawValue: "AVCoordinatedPlaybackSuspensionReasonStallRecovery")
        public static let playingInterstitial = Reason(rawValue: "AVCoordinatedPlaybackSuspensionReasonPlayingInterstitial")
        public static let coordinatedPlaybackNotPossible = Reason(rawValue: "AVCoordinatedPlaybackSuspensionReasonCoordinatedPlaybackNotPossible")
        public static let userActionRequired = Reason(rawValue: "AVCoordinatedPlaybackSuspensionReasonUserActionRequired")
        public static let userIsChangingCurrentTime = Reason(rawValue: "AVCoordinatedPlaybackSuspensionReasonUserIsChangingCurrentTime")
    }
    public let reason: Reason
    public let beginDate: Date
    private let onEnd: () -> Void
    init(_ reason: Reason, onEnd: @escaping () -> Void) {
        (self.reason, self.onEnd) = (reason, onEnd)
        beginDate = Date()
    }
    /// Goes on with the others.
    open func end() { onEnd() }
    /// Goes on with the others, at a time that they are to go to.
    open func end(proposingNewTime time: CMTime) { onEnd() }
}

/// Somebody who plays the same.
open class AVCoordinatedPlaybackParticipant: NSObject, @unchecked Sendable {
    override init() {}
    open var suspensionReasons: [AVCoordinatedPlaybackSuspension.Reason] { [] }
    open var isReadyToPlay: Bool { false }
    open var identifier: UUID { UUID() }
}

/// Has several players play as one. Nobody else plays here.
@preconcurrency @MainActor open class AVPlaybackCoordinator: NSObject {
    private var suspensions: [AVCoordinatedPlaybackSuspension] = []
    override init() {}

    open var otherParticipants: [AVCoordinatedPlaybackParticipant] { [] }
    /// Why the player goes its own way at present, longest first.
    open var suspensionReasons: [AVCoordinatedPlaybackSuspension.Reason] { suspensions.map(\.reason) }
    /// For which reasons of others this player waits. Default none.
    open var suspensionReasonsThatTriggerWaiting: [AVCoordinatedPlaybackSuspension.Reason] = []
    open var pauseSnapsToMediaTimeOfOriginator = false
    private var limits: [AVCoordinatedPlaybackSuspension.Reason: Int] = [:]

    /// Begins to go its own way, until the suspension is ended.
    open func beginSuspension(for suspensionReason: AVCoordinatedPlaybackSuspension.Reason) -> AVCoordinatedPlaybackSuspension {
        weak var begun: AVCoordinatedPlaybackSuspension?
        let suspension = AVCoordinatedPlaybackSuspension(suspensionReason) { [weak self] in
            MainActor.assumeIsolated { self?.suspensions.removeAll { $0 === begun } }
        }
        begun = suspension
        suspensions.append(suspension)
        return suspension
    }
    open func expectedItemTime(atHostTime hostClockTime: CMTime) -> CMTime { .invalid }
    open func setParticipantLimit(_ participantLimit: Int, forWaitingOutSuspensionsWithReason reason: AVCoordinatedPlaybackSuspension.Reason) {
        limits[reason] = participantLimit
    }
    open func participantLimitForWaitingOutSuspensions(withReason reason: AVCoordinatedPlaybackSuspension.Reason) -> Int { limits[reason] ?? .max }
}

/// The coordinator of a player.
@preconcurrency @MainActor open class AVPlayerPlaybackCoordinator: AVPlaybackCoordinator {
    open private(set) weak var player: AVPlayer?
    open weak var delegate: (any AVPlayerPlaybackCoordinatorDelegate)?
    init(_ player: AVPlayer) {
        super.init()
        self.player = player
    }
}

@preconcurrency @MainActor public protocol AVPlayerPlaybackCoordinatorDelegate: NSObjectProtocol {
    /// Two items with one identifier are the same. Default the address.
    func playbackCoordinator(_ coordinator: AVPlayerPlaybackCoordinator, identifierFor playerItem: AVPlayerItem) -> String
}
extension AVPlayerPlaybackCoordinatorDelegate {
    public func playbackCoordinator(_ coordinator: AVPlayerPlaybackCoordinator, identifierFor playerItem: AVPlayerItem) -> String {
        (playerItem.asset as? AVURLAsset)?.url.absoluteString ?? ""
    }
}
