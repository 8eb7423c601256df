@_exported import QuinceGameplayKit
@_exported import QuinceSpriteKit
import UIKit

/// The mark in a corner that leads to Game Center. It is seen once the player is signed in; nobody is.
open class GKAccessPoint: NSObject, @unchecked Sendable {
    public enum Location: Int, Sendable { case topLeading = 0, topTrailing, bottomLeading, bottomTrailing }
    private static var point: GKAccessPoint { AppServices.object { GKAccessPoint() } }
    open class var shared: GKAccessPoint { point }
    override init() {}

    /// Whether the app wants the mark to be seen. Default false.
    open var isActive = false
    open var isVisible: Bool { false }
    open var isPresentingGameCenter: Bool { false }
    open var isFocused: Bool { false }
    open var showHighlights = false
    /// Default the top leading corner.
    open var location: Location = .topLeading
    /// The zero rectangle: the mark is not seen.
    open var frameInScreenCoordinates: CGRect { .zero }
    open weak var parentWindow: UIWindow?

    /// Does nothing but call the handler: there is no page of a player.
    open func trigger(handler: @escaping () -> Void) { ServiceReply.send(on: .main, handler) }
    open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) { ServiceReply.send(on: .main, handler) }
}

/// Somebody who is challenged to reach something. Nobody challenges anybody here.
open class GKChallenge: NSObject, @unchecked Sendable {
    override init() {}
    open var issuingPlayer: GKPlayer? { nil }
    open var receivingPlayer: GKPlayer? { nil }
    open var message: String? { nil }
}

public protocol GKChallengeListener: NSObjectProtocol {
    func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge)
    func player(_ player: GKPlayer, didReceive challenge: GKChallenge)
    func player(_ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer)
}
extension GKChallengeListener {
    public func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge) {}
    public func player(_ player: GKPlayer, didReceive challenge: GKChallenge) {}
    public func player(_ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer) {}
}

/// Hears of events of the player who is signed in: none, since nobody is. Every method is optional.
public protocol GKLocalPlayerListener: GKChallengeListener {}

extension GKLocalPlayer {
    public func register(_ listener: any GKLocalPlayerListener) {}
    public func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    public func unregisterAllListeners() {}
}
