/// The steps from a process to an active app, in UIKit's order.
@MainActor enum Launch {
    static func makeDelegate(className: String?) {
        let app = UIApplication.shared
        guard let className else { return }
        guard let delegateClass = ObjCRuntime.type(named: className), let object = ObjCRuntime.instantiate(delegateClass) else {
            fatalError("Unable to instantiate the UIApplication delegate instance. No class named \(className) is loaded.")
        }
        app.ownedDelegate = object
        app.delegate = object as? any UIApplicationDelegate
    }

    static func finish() {
        let app = UIApplication.shared
        _ = app.delegate.traced("application(_:willFinishLaunchingWithOptions:)")?
            .application(app, willFinishLaunchingWithOptions: nil)
        _ = app.delegate.traced("application(_:didFinishLaunchingWithOptions:)")?
            .application(app, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: app)
        connectScene()
        ApplicationLifecycle.perform(.willEnterForeground)
        ApplicationLifecycle.perform(.didBecomeActive)
    }

    /// Every app has a scene; one with a manifest has a scene delegate too. An app has another scene on a display when its
    /// manifest has an entry for that.
    static func connectScene(role: UISceneSession.Role = .windowApplication, on screen: UIScreen = .main) {
        let app = UIApplication.shared
        let manifest: SceneManifest? = SceneManifest.main
        let session = UISceneSession(role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
        let options = UIScene.ConnectionOptions()
        if manifest != nil, let delegate = app.delegate {
            CallTrace.note(delegate, "application(_:configurationForConnecting:options:)")
            let asked = try? delegate.application(app, configurationForConnecting: session, options: options)
            if let asked { session.configuration = asked }
        }
        let sceneClass = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = sceneClass.init(session: session, connectionOptions: options)
        scene.ownScreen = screen
        app.connectedScenes.insert(scene)
        if screen === UIScreen.main {
            for window in app.visibleWindows { window.windowScene = scene }
        }
        guard manifest != nil else { return }
        if let delegateClass = session.configuration.delegateClass {
            scene.delegate = ObjCRuntime.instantiate(delegateClass) as? any UISceneDelegate
        }
        scene.delegate.traced("scene(_:willConnectTo:options:)")?.scene(scene, willConnectTo: session, options: options)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    }
}
