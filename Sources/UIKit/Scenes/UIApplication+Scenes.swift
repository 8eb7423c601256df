/// Opening and closing windows of the app.
extension UIApplication {
    /// Brings a scene to the screen: that of `sceneSession`, or a new one for nil. The scene there before goes to the background.
    /// - Parameter errorHandler: called where the app, or a phone, has one scene at most.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard mayHaveScenes || openSessions.contains(where: { $0 === sceneSession }) else {
            return refuse(.multipleScenesNotSupported, errorHandler)
        }
        DeferredWork.shared.schedule(after: 0) { AppContext.current.sceneSessions.activate(sceneSession, activity: userActivity) }
    }

    /// The same for a request (iOS 17). Without a session a scene that prefers the activity's content is taken, else a new one is made.
    public func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil) {
        let session: UISceneSession? = request.session ?? sessionPreferring(request.userActivity?.targetContentIdentifier, role: request.role)
        requestSceneSessionActivation(session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
    }

    private func sessionPreferring(_ identifier: String?, role: UISceneSession.Role) -> UISceneSession? {
        guard let identifier else { return nil }
        return AppContext.current.sceneSessions.known.first { session in
            session.role == role && session.scene?.activationConditions.prefers(identifier) == true
        }
    }

    /// Closes a scene for good.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard mayHaveScenes, openSessions.contains(where: { $0 === sceneSession }) else { return refuse(.requestDenied, errorHandler) }
        DeferredWork.shared.schedule(after: 0) { AppContext.current.sceneSessions.destroy(sceneSession) }
    }

    /// Brings the picture of a scene up to date that the app switcher shows; there is none here.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    private var mayHaveScenes: Bool { supportsMultipleScenes && UIDevice.current.userInterfaceIdiom == .pad }

    private func refuse(_ code: UISceneError.Code, _ handler: ((any Error) -> Void)?) {
        guard let handler else { return }
        DeferredWork.shared.schedule(after: 0) { handler(UISceneError(code)) }
    }
}

/// Why a request about scenes was refused.
public struct UISceneError: CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0, requestDenied = 1, geometryRequestUnsupported = 100, geometryRequestDenied = 101
    }

    public let code: Code
    public let userInfo: [String: Any]
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }
    public static let errorDomain = "UISceneErrorDomain"
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }

    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    public static var requestDenied: Code { .requestDenied }
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    public static var geometryRequestDenied: Code { .geometryRequestDenied }

    public static func == (a: UISceneError, b: UISceneError) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// The scene to bring to the screen.
public struct UISceneSessionActivationRequest: Hashable {
    public let role: UISceneSession.Role
    public let session: UISceneSession?
    public var userActivity: NSUserActivity?
    public var options: UIScene.ActivationRequestOptions?

    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
    }

    @preconcurrency @MainActor
    public init(session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) {
        role = session.role
        self.session = session
        self.userActivity = userActivity
        self.options = options
    }
}

extension UIScene {
    /// Who asks for a scene.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        open var requestingScene: UIScene?
    }
}

/// How a scene goes.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

/// How the window of a scene goes.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// Windows change at once here.
    open var windowDismissalAnimation: UIWindowScene.DismissalAnimation = .standard
}

/// For which contents a scene is the one to show them: predicates over content identifiers.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
    /// Default: any.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Default: none.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    public override init() { super.init() }

    func prefers(_ identifier: String) -> Bool {
        canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
            && prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
    }
}

extension UIWindowScene {
    /// How a window goes that the app closes.
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit = 2, decline = 3 }
}
