import AppSession
internal import InterfaceFiles

/// The running app: its delegate, scenes and windows, and the way events and actions enter.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    open class var shared: UIApplication { AppContext.current.application }
    /// The app by its Objective-C name, `sharedApplication`: code that is also meant for app extensions asks so.
    open class func value(forKey key: String) -> Any? { ["sharedApplication", "shared"].contains(key) ? shared : nil }
    open class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    open weak var delegate: (any UIApplicationDelegate)?
    /// The delegate made for the app's delegate class; nobody else holds it.
    var ownedDelegate: AnyObject?
    /// The objects that the main nib made, the delegate among them; nothing else retains them.
    var mainNibObjects: [Any] = []

    public enum State: Int, Sendable {
        case active = 0, inactive = 1, background = 2
    }

    open internal(set) var applicationState: State = .inactive

    // MARK: Scenes and windows

    open internal(set) var connectedScenes: Set<UIScene> = []
    /// Those of connected scenes, and those of windows that the user has not closed.
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)).union(AppContext.current.sceneSessions.known) }
    open var supportsMultipleScenes: Bool { SceneManifest.main?.supportsMultipleScenes ?? false }

    /// Quick actions that are added to those of Info.plist. Default nil.
    open var shortcutItems: [UIApplicationShortcutItem]?

    /// Tells the device at once which orientations the front controller allows. Set by the session.
    var orientationsMayHaveChanged: (() -> Void)?

    /// Visible windows, back to front.
    open var windows: [UIWindow] { visibleWindows }
    open var keyWindow: UIWindow? { currentKeyWindow }
    private(set) var visibleWindows: [UIWindow] = []
    private(set) weak var currentKeyWindow: UIWindow?

    /// Holds the layers of the visible windows in their order: what a frame shows.
    let rootLayer = CALayer()

    /// The display attached to the device, if this app may use it.
    var externalScreen: ExternalScreen?

    /// The visible windows of every screen.
    var windowsOfAllScreens: [UIWindow] { visibleWindows + (externalScreen?.windows ?? []) }

    func windowDidShow(_ window: UIWindow) {
        if let external = window.screen as? ExternalScreen {
            external.show(window)
            NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: window)
            return
        }
        if window.windowScene == nil { window.windowScene = UIWindowScene.active }
        window.fillSceneIfFullSize()
        // A window of a scene in the background is shown with it.
        if let scene = window.windowScene, AppContext.current.sceneSessions.isInBackground(scene) { return }
        visibleWindows.append(window)
        KeyboardCenter.shared.windowDidShow(window)
        sortWindows()
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: window)
    }

    func windowDidHide(_ window: UIWindow) {
        (window.screen as? ExternalScreen)?.hide(window)
        visibleWindows.removeAll { $0 === window }
        window.layer.removeFromSuperlayer()
        if currentKeyWindow === window { setKeyWindow(visibleWindows.last) }
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: window)
    }

    /// Takes the windows of a scene off the screen; they stay as they are.
    func takeAway(_ windows: [UIWindow]) {
        for window in windows { window.layer.removeFromSuperlayer() }
        visibleWindows.removeAll { window in windows.contains { $0 === window } }
    }

    /// Puts the windows of a scene on the screen again.
    func bringBack(_ windows: [UIWindow]) {
        for window in windows where !visibleWindows.contains(where: { $0 === window }) { visibleWindows.append(window) }
        sortWindows()
    }

    func sortWindows() {
        let sorted: [UIWindow] = visibleWindows.enumerated()
            .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
            .map(\.element)
        visibleWindows = sorted
        for window in sorted { rootLayer.addSublayer(window.layer) }
    }

    func setKeyWindow(_ window: UIWindow?) {
        guard window !== currentKeyWindow else { return }
        let old: UIWindow? = currentKeyWindow
        currentKeyWindow = window
        if let old {
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        if let window {
            window.becomeKey()
            NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        }
    }

    // MARK: Events

    open func sendEvent(_ event: UIEvent) {
        if settings.ignoredInteractions > 0, event.type == .touches { return }
        let windows = Set(event.touchSet.compactMap(\.window))
        for window in windows { window.sendEvent(event) }
    }

    /// Sends `action` to `target`, or for nil along the responder chain from the first responder (behaviour/rules.md 5.6).
    /// Returns whether anybody took it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let receiver: Any?
        if let target {
            receiver = target
        } else {
            let starts: [UIResponder?] = [currentKeyWindow?.firstResponder, sender as? UIResponder, KeyDelivery.firstTarget, self]
            receiver = starts.lazy.compactMap { $0?.target(forAction: action, withSender: sender) }.first
        }
        guard let receiver else { return false }
        ActionMessage.send(action, to: receiver as AnyObject, arguments: [sender, event])
        return true
    }

    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self else { return nil }
        return responder
    }

    // MARK: Settings of the interface

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.traitCollection.preferredContentSizeCategory }

    /// Orientations the app's Info.plist allows on this device.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? InterfaceOrientations.onPads : InterfaceOrientations.onPhones
    }

    open var isIdleTimerDisabled = false

    /// The settings that extensions of this class store.
    var settings = ApplicationSettings()
    /// Ends the time that tasks have in the background.
    var backgroundTimer: Timer?

    public nonisolated static let didFinishLaunchingNotification = NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = NSNotification.Name("UIApplicationWillTerminateNotification")
    public nonisolated static let didReceiveMemoryWarningNotification =
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}

/// Which orientations an Info.plist allows: a value in, a value out (behaviour/rules.md 11.1, 12.1).
enum InterfaceOrientations {
    // Read once: an Info.plist does not change, and this is asked after every frame.
    static let onPhones: UIInterfaceOrientationMask = supported(by: Bundle.main.infoDictionary ?? [:], idiom: .phone)
    static let onPads: UIInterfaceOrientationMask = supported(by: Bundle.main.infoDictionary ?? [:], idiom: .pad)

    /// The orientations that the app and the controller in front both allow; those of the app where they have none in common.
    @MainActor static func allowed(in window: UIWindow?) -> UIInterfaceOrientationMask {
        let app = UIApplication.shared
        let asked: UIInterfaceOrientationMask? = try? app.delegate?.application(app, supportedInterfaceOrientationsFor: window)
        let ofApp: UIInterfaceOrientationMask = asked ?? app.supportedInterfaceOrientations(for: window)
        guard let controller = window?.coveringController else { return ofApp }
        if !controller.shouldAutorotate { return UIInterfaceOrientationMask(UIWindowScene.current) }
        let common: UIInterfaceOrientationMask = ofApp.intersection(controller.supportedInterfaceOrientations)
        let allowed: UIInterfaceOrientationMask = common.isEmpty ? ofApp : common
        return narrowed(allowed, to: window?.windowScene?.requestedOrientations)
    }

    /// Those of `allowed` that a scene asked for; all of them where it asked for none, or for none of them.
    static func narrowed(_ allowed: UIInterfaceOrientationMask, to requested: UIInterfaceOrientationMask?) -> UIInterfaceOrientationMask {
        let common: UIInterfaceOrientationMask = allowed.intersection(requested ?? allowed)
        return common.isEmpty ? allowed : common
    }

    static func supported(by info: [String: Any], idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask {
        let device: DeviceVariants.Device = idiom == .pad ? .ipad : .iphone
        guard let names = DeviceVariants.value(of: "UISupportedInterfaceOrientations", on: device, in: info) as? [String] else {
            return idiom == .pad ? .all : .allButUpsideDown
        }
        return names.reduce(into: UIInterfaceOrientationMask()) { mask, name in
            switch name {
            case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
            case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
            case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
            case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
            default: break
            }
        }
    }
}
