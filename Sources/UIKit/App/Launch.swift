import CoreText
internal import InterfaceFiles

/// The steps from a process to an active app, in UIKit's order.
@MainActor enum Launch {
    static func makeDelegate(className: String?) {
        let app = UIApplication.shared
        registerFonts(named: InfoPlist.main["UIAppFonts"] as? [String] ?? [])
        // Listens from here on.
        _ = AppContext.current.memoryWarnings
        guard let className else { return }
        guard let delegateClass = ObjCRuntime.type(named: className), let object = ObjCRuntime.instantiate(delegateClass) else {
            if LeftOutLog.shared.recordsType(named: className) {
                let standIn = LeftOutDelegate()
                (app.ownedDelegate, app.delegate) = (standIn, standIn)
                return
            }
            fatalError("Unable to instantiate the UIApplication delegate instance. No class named \(className) is loaded.")
        }
        app.ownedDelegate = object
        app.delegate = object as? any UIApplicationDelegate
    }

    /// - Parameter shortcut: the quick action that starts the app.
    static func finish(shortcut: UIApplicationShortcutItem? = nil) {
        let app = UIApplication.shared
        let options: [UIApplication.LaunchOptionsKey: Any]? = shortcut.map { [.shortcutItem: $0] }
        // An app without scenes of its own has one all the same: it finds it from its first turn on.
        let hasOwnScenes: Bool = SceneManifest.main != nil
        if !hasOwnScenes { SceneConnection.connectAtLaunch(shortcut: shortcut) }
        loadMainNib(named: mainNibName)
        let window: UIWindow? = loadMainStoryboard()
        _ = app.delegate.traced("application(_:willFinishLaunchingWithOptions:)")?
            .application(app, willFinishLaunchingWithOptions: options)
        AppContext.current.restoration.findControllers()
        let finished: Bool? = app.delegate.traced("application(_:didFinishLaunchingWithOptions:)")?
            .application(app, didFinishLaunchingWithOptions: options)
        if let window, app.delegate?.window ?? nil === window { window.makeKeyAndVisible() }
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: app)
        if hasOwnScenes { SceneConnection.connectAtLaunch(shortcut: shortcut) }
        AppContext.current.restoration.restore()
        ApplicationLifecycle.perform(.willEnterForeground)
        ApplicationLifecycle.perform(.didBecomeActive)
        // A delegate that answers no has done what the action asks for; scenes hear of it as they connect.
        let hasSceneDelegate: Bool = app.connectedScenes.contains { $0.delegate != nil }
        if let shortcut, finished != false, !hasSceneDelegate { QuickActions.perform(shortcut) }
    }

    /// The storyboard that an app without scenes of its own begins with, as its Info.plist names it for this device.
    static var mainStoryboardName: String? { mainFile("UIMainStoryboardFile") }

    /// The nib that an app from before storyboards begins with; nil where the Info.plist names a storyboard, or scenes.
    static var mainNibName: String? { SceneManifest.main == nil && mainStoryboardName == nil ? mainFile("NSMainNibFile") : nil }

    /// Makes the objects of the main nib. The application owns it: the nib connects its delegate, and that one's window and controllers. A
    /// window that is visible at launch is shown; the others wait for `makeKeyAndVisible()`.
    static func loadMainNib(named name: String?, in bundle: Bundle = .main) {
        guard let name, UINib.exists(name, in: bundle) else { return }
        let app = UIApplication.shared
        app.mainNibObjects = UINib(nibName: name, bundle: bundle).instantiate(withOwner: app)
        for case let window as UIWindow in app.mainNibObjects where window.isVisibleAtLaunch { window.makeKeyAndVisible() }
    }

    /// The application itself: of the class that `UIApplicationMain` was given, or that Info.plist names as `NSPrincipalClass`.
    static func makeApplication(className: String?) {
        guard let name = className ?? InfoPlist.main["NSPrincipalClass"] as? String, !["UIApplication", "NSApplication"].contains(name) else { return }
        guard let type = ObjCRuntime.type(named: name), let made = ObjCRuntime.instantiate(type) as? UIApplication else {
            fatalError("Unable to instantiate the UIApplication subclass instance. No class named \(name) is loaded.")
        }
        AppContext.current.application = made
    }

    /// Makes the fonts known that the Info.plist names, before any code of the app asks for them. A file that is not there, or is no font, is passed over.
    static func registerFonts(named names: [String], in bundle: Bundle = .main) {
        for name in names { _ = FontLibrary.register(fileAt: bundle.bundleURL.appendingPathComponent(name).path) }
    }

    /// The file that the Info.plist names under a key, or under the key's form for this device.
    static func mainFile(_ key: String) -> String? {
        let name = DeviceVariants.value(of: key, on: device, in: InfoPlist.main) as? String
        return name?.isEmpty == true ? nil : name
    }

    /// The device that an app's Info.plist is read for.
    static var device: DeviceVariants.Device { UIDevice.current.userInterfaceIdiom == .pad ? .ipad : .iphone }

    /// The window of an app that starts with a storyboard and has no scenes of its own: there before the delegate hears that the app
    /// launches, and shown once it has.
    private static func loadMainStoryboard() -> UIWindow? {
        guard SceneManifest.main == nil, let delegate = UIApplication.shared.delegate else { return nil }
        guard let storyboard = UIStoryboard.main(named: mainStoryboardName) else {
            if let name = mainStoryboardName { InterfaceNameWarnings.warnOfMissingMainStoryboard(name) }
            return nil
        }
        let window: UIWindow = (delegate.window ?? nil) ?? UIWindow()
        window.rootViewController = storyboard.instantiateInitialViewController()
        if let standIn = delegate as? LeftOutDelegate { standIn.window = window } else { _ = KeyValueCoding.set(window, of: delegate, forKey: "window") }
        return window
    }
}
