/// One instance of an app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive = 0, foregroundInactive = 1, background = 2
    }

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState: ActivationState = .unattached
    open var title: String! = ""
    /// A second line under the title, where a system shows one. Default empty.
    open var subtitle: String = ""
    /// For which contents the scene is the one to show them.
    open var activationConditions = UISceneActivationConditions()

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    private(set) lazy var ownPointerLockState = UIPointerLockState()

    /// Has the scene's state count as restored after as many calls of `completeStateRestoration()`.
    open func extendStateRestoration() { AppContext.current.restoration.extend() }
    open func completeStateRestoration() { AppContext.current.restoration.complete() }

    /// How a scene opens a URL.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        /// Opens the URL only where an app has it as a universal link. Default: false.
        public var universalLinksOnly = false
        /// The advertisement that leads to the URL, to be measured: nobody measures here. Default nil.
        open var eventAttribution: UIEventAttribution?
    }

    /// Opens `url` as `UIApplication.open(_:options:completionHandler:)` does; `completion` hears on the main queue whether somebody did.
    open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
        UIApplication.shared.open(url, options: options?.universalLinksOnly == true ? [.universalLinksOnly: true] : [:], completionHandler: completion)
    }

    /// Whether somebody opened it.
    public func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        await withCheckedContinuation { done in open(url, options: options) { done.resume(returning: $0) } }
    }

    /// The reasons for the scene's connection.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        public internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The activities that the user is to go on with in the scene.
        public internal(set) var userActivities: Set<NSUserActivity> = []
        /// The quick action that the app was started by.
        public internal(set) var shortcutItem: UIApplicationShortcutItem?
        /// The app whose URL brings the scene up; nil here, where none is known.
        public var sourceApplication: String? { nil }
        /// The type of the activity that another device hands over; nil here, where there is none.
        public var handoffUserActivityType: String? { nil }
    }

    public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
}

extension UIScene {
    /// How a URL is handed to a scene.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        override init() { super.init() }
        /// The app that the URL comes from; nil where it is not of the same team.
        public var sourceApplication: String? { nil }
        public var annotation: Any? { nil }
        /// Whether the file has to be copied before it is used, since it is another app's. Default false.
        public var openInPlace: Bool { false }
        /// The advertisement that led to the URL; nil where there was none.
        open var eventAttribution: UIEventAttribution? { nil }
    }
}

/// A URL handed to a scene.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    public let url: URL
    public let options = UIScene.OpenURLOptions()
    init(url: URL) { self.url = url }
}

/// The identity of a scene, kept from one launch to the next.
@preconcurrency @MainActor open class UISceneSession: NSObject, @preconcurrency NSSecureCoding {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A scene on a display that takes no touches (iOS 16), and its older name.
        public static let windowExternalDisplayNonInteractive =
            Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }

    public let role: Role
    open internal(set) var configuration: UISceneConfiguration
    public let persistentIdentifier: String
    open internal(set) weak var scene: UIScene?
    /// The values that the app keeps with the session: those of property lists outlive the app.
    open var userInfo: [String: Any]?
    /// The activity that the scene's delegate wants to have restored (`stateRestorationActivity(for:)`), from the last time the app was left.
    open var stateRestorationActivity: NSUserActivity?

    init(role: Role, configuration: UISceneConfiguration, identifier: String) {
        self.role = role
        self.configuration = configuration
        persistentIdentifier = identifier
    }

    /// A session of the same role, configuration and identifier, without a scene.
    public required init?(coder: NSCoder) {
        guard let identifier = coder.archivedText("UISceneSessionIdentifier"),
            let configuration = coder.archived(UISceneConfiguration.self, "UISceneConfiguration")
        else { return nil }
        role = configuration.role
        self.configuration = configuration
        persistentIdentifier = identifier
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(persistentIdentifier as NSString, forKey: "UISceneSessionIdentifier")
        coder.encode(configuration, forKey: "UISceneConfiguration")
    }
}

/// How UIKit is to make a scene: its class, its delegate's class and its storyboard.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject, @preconcurrency NSSecureCoding {
    public let name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller the scene's window shows.
    open var storyboard: UIStoryboard?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        if let entry = SceneManifest.main?.entry(named: name, role: sessionRole.rawValue) {
            delegateClass = entry.delegateClassName.flatMap { ObjCRuntime.type(named: $0) }
            storyboard = UIStoryboard.main(named: entry.storyboardName)
            sceneClass = entry.sceneClassName.flatMap { ObjCRuntime.type(named: $0) }
        }
    }

    /// The name, the role and the classes; the storyboard is that of Info.plist again.
    public required convenience init?(coder: NSCoder) {
        guard let role = coder.archivedText("UISceneSessionRole") else { return nil }
        self.init(name: coder.archivedText("UISceneConfigurationName"), sessionRole: UISceneSession.Role(rawValue: role))
        if let name = coder.archivedText("UISceneClassName") { sceneClass = ObjCRuntime.type(named: name) }
        if let name = coder.archivedText("UISceneDelegateClassName") { delegateClass = ObjCRuntime.type(named: name) }
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(name as NSString?, forKey: "UISceneConfigurationName")
        coder.encode(role.rawValue as NSString, forKey: "UISceneSessionRole")
        if let sceneClass { coder.encode(String(reflecting: sceneClass) as NSString, forKey: "UISceneClassName") }
        if let delegateClass { coder.encode(String(reflecting: delegateClass) as NSString, forKey: "UISceneDelegateClassName") }
    }
}

extension UISceneConfiguration: NSCopying {
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    private func duplicate() -> UISceneConfiguration {
        let copy = UISceneConfiguration(name: name, sessionRole: role)
        copy.sceneClass = sceneClass
        copy.delegateClass = delegateClass
        copy.storyboard = storyboard
        return copy
    }
}
