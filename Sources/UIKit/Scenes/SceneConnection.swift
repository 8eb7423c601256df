/// Connects scenes to their sessions. Every app has a scene; one with a manifest has scene delegates too. An app has another scene on a
/// display when its manifest has an entry for that.
@MainActor enum SceneConnection {
    /// Connects the scene that an app begins with: the one that was on the screen when the app was left, if it has scenes of its own.
    static func connectAtLaunch(shortcut: UIApplicationShortcutItem?) {
        let sessions: SceneSessions = AppContext.current.sceneSessions
        if SceneManifest.main != nil { sessions.load() }
        let session: UISceneSession? = sessions.last
        guard let scene = connect(session: session, shortcut: shortcut) else { return }
        sessions.front = scene
    }

    /// - Parameters:
    ///   - session: a session whose scene is not connected; nil for a new one.
    ///   - activity: what the user goes on with in the scene.
    @discardableResult
    static func connect(
        role: UISceneSession.Role = .windowApplication, on screen: UIScreen = .main, session known: UISceneSession? = nil,
        activity: NSUserActivity? = nil, shortcut: UIApplicationShortcutItem? = nil
    ) -> UIWindowScene? {
        let app = UIApplication.shared
        let manifest: SceneManifest? = SceneManifest.main
        let session: UISceneSession = known ?? AppContext.current.sceneSessions.make(role: role)
        let options = UIScene.ConnectionOptions()
        options.shortcutItem = shortcut
        if let activity { options.userActivities = [activity] }
        if manifest != nil, let delegate = app.delegate {
            CallTrace.record(delegate, "application(_:configurationForConnecting:options:)")
            let asked = try? delegate.application(app, configurationForConnecting: session, options: options)
            if let asked { session.configuration = asked }
        }
        let sceneClass = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = sceneClass.init(session: session, connectionOptions: options)
        scene.ownScreen = screen
        app.connectedScenes.insert(scene)
        if screen === UIScreen.main {
            for window in app.visibleWindows where window.windowScene == nil { window.windowScene = scene }
        }
        guard manifest != nil else { return scene }
        if let delegateClass = session.configuration.delegateClass {
            scene.delegate = ObjCRuntime.instantiate(delegateClass) as? any UISceneDelegate
            // Without its protocol, or its superclass, it may be no delegate.
            if scene.delegate == nil, LeftOutLog.shared.recordsInheritance(of: delegateClass) { scene.delegate = LeftOutDelegate() }
        } else if let name = manifest?.entry(named: session.configuration.name, role: role.rawValue)?.delegateClassName,
            LeftOutLog.shared.recordsType(named: name)
        {
            scene.delegate = LeftOutDelegate()
        }
        announce(scene, options)
        return scene
    }

    private static func announce(_ scene: UIWindowScene, _ options: UIScene.ConnectionOptions) {
        let window: UIWindow? = loadStoryboard(of: scene)
        scene.delegate.traced("scene(_:willConnectTo:options:)")?.scene(scene, willConnectTo: scene.session, options: options)
        if let activity = scene.session.stateRestorationActivity {
            scene.delegate.traced("scene(_:restoreInteractionStateWith:)")?.scene(scene, restoreInteractionStateWith: activity)
        }
        if let window, !window.isKeyWindow, (scene.delegate as? any UIWindowSceneDelegate)?.window ?? nil === window { window.makeKeyAndVisible() }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    }

    /// The window of a scene that is configured with a storyboard.
    private static func loadStoryboard(of scene: UIWindowScene) -> UIWindow? {
        guard let storyboard = scene.session.configuration.storyboard, let delegate = scene.delegate else { return nil }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = storyboard.instantiateInitialViewController()
        if let standIn = delegate as? LeftOutDelegate {
            standIn.window = window
            return window
        }
        return KeyValueCoding.set(window, of: delegate, forKey: "window") ? window : nil
    }

    /// Ends a scene: its delegate hears of it, and its windows go.
    static func disconnect(_ scene: UIWindowScene) {
        scene.delegate.traced("sceneDidDisconnect(_:)")?.sceneDidDisconnect(scene)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        UIApplication.shared.connectedScenes.remove(scene)
        for window in scene.windows { window.isHidden = true }
        scene.windows = []
    }
}
