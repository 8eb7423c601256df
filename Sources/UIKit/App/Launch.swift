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
        _ = app.delegate?.application(app, willFinishLaunchingWithOptions: nil)
        _ = app.delegate?.application(app, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: app)
        connectScene()
        ApplicationLifecycle.perform(.willEnterForeground)
        ApplicationLifecycle.perform(.didBecomeActive)
    }

    /// Every app has a scene; one with a manifest has a scene delegate too.
    private static func connectScene() {
        let app = UIApplication.shared
        let role = UISceneSession.Role.windowApplication
        let manifest: SceneManifest? = SceneManifest.main
        let session = UISceneSession(role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
        let options = UIScene.ConnectionOptions()
        if manifest != nil, let delegate = app.delegate,
            let configuration = try? delegate.application(app, configurationForConnecting: session, options: options)
        {
            session.configuration = configuration
        }
        let sceneClass = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = sceneClass.init(session: session, connectionOptions: options)
        app.connectedScenes = [scene]
        for window in app.visibleWindows { window.windowScene = scene }
        guard manifest != nil else { return }
        if let delegateClass = session.configuration.delegateClass {
            scene.delegate = ObjCRuntime.instantiate(delegateClass) as? any UISceneDelegate
        }
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    }
}
