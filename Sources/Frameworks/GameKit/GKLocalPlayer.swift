@_exported import UIKit

// Nobody is signed in to Game Center: scores and achievements are refused.

public let GKErrorDomain = "GKErrorDomain"

public struct GKError: Error, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated, authenticationInProgress, invalidPlayer
        case scoreNotSet, parentalControlsBlocked, playerStatusExceedsMaximumLength, playerStatusInvalid, matchRequestInvalid = 13, underage, gameUnrecognized
        case notSupported
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    var asError: NSError { NSError(domain: GKErrorDomain, code: code.rawValue) }
}

open class GKPlayer: NSObject, @unchecked Sendable {
    open var alias: String { "" }
    open var displayName: String { "" }
    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }
    open var playerID: String { "" }
    public enum PhotoSize: Int, Sendable { case small = 0, normal }
    open func loadPhoto(for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil) {
        if let completionHandler { ServiceReply.send(on: .main) { completionHandler(nil, GKError(.notAuthenticated).asError) } }
    }
}

open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    private static var player: GKLocalPlayer { AppServices.object { GKLocalPlayer() } }
    open class var local: GKLocalPlayer { player }
    open class func localPlayer() -> GKLocalPlayer { player }
    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    /// Hears, once it is set, that nobody is signed in.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet {
            guard let authenticateHandler else { return }
            ServiceReply.send(on: .main) { authenticateHandler(nil, GKError(.notAuthenticated).asError) }
        }
    }
}

open class GKScore: NSObject, @unchecked Sendable {
    open var value: Int64 = 0
    open var context: UInt64 = 0
    open var leaderboardIdentifier: String
    public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
    open class func report(_ scores: [GKScore], withCompletionHandler completionHandler: ((Error?) -> Void)? = nil) { GameRefusal.answer(completionHandler) }
}

open class GKAchievement: NSObject, @unchecked Sendable {
    open var identifier: String
    open var percentComplete: Double = 0
    open var showsCompletionBanner = false
    open var isCompleted: Bool { percentComplete >= 100 }
    public init(identifier: String) { self.identifier = identifier }
    open class func report(_ achievements: [GKAchievement], withCompletionHandler completionHandler: ((Error?) -> Void)? = nil) {
        GameRefusal.answer(completionHandler)
    }
    open class func loadAchievements(completionHandler: (([GKAchievement]?, Error?) -> Void)? = nil) {
        if let completionHandler { ServiceReply.send(on: .main) { completionHandler(nil, GKError(.notAuthenticated).asError) } }
    }
    open class func resetAchievements(completionHandler: ((Error?) -> Void)? = nil) { GameRefusal.answer(completionHandler) }
}

open class GKLeaderboard: NSObject, @unchecked Sendable {
    public enum TimeScope: Int, Sendable { case today = 0, week, allTime }
    public enum PlayerScope: Int, Sendable { case global = 0, friendsOnly }
    open var identifier: String?
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String], completionHandler: @escaping (Error?) -> Void
    ) { GameRefusal.answer(completionHandler) }
    open class func loadLeaderboards(IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, Error?) -> Void) {
        ServiceReply.send(on: .main) { completionHandler(nil, GKError(.notAuthenticated).asError) }
    }
}

enum GameRefusal {
    static func answer(_ handler: ((Error?) -> Void)?) {
        if let handler { ServiceReply.send(on: .main) { handler(GKError(.notAuthenticated).asError) } }
    }
}

public enum GKGameCenterViewControllerState: Int, Sendable { case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard }

/// A quiet page in place of Game Center's own, with Done in its bar.
@preconcurrency @MainActor open class GKGameCenterViewController: UINavigationController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    open var viewState: GKGameCenterViewControllerState = .default
    open var leaderboardIdentifier: String?
    public convenience init() { self.init(state: .default) }
    public convenience init(state: GKGameCenterViewControllerState) {
        let page = UIViewController()
        page.title = "Game Center"
        self.init(rootViewController: page)
        viewState = state
        page.view.backgroundColor = .systemBackground
        let content = ServicePageView(symbol: "gamecontroller", title: "Game Center", detail: SystemText.localized("Not signed in"))
        content.frame = page.view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(content)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                gameCenterDelegate?.gameCenterViewControllerDidFinish(self)
            })
    }
}

@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
