import AppSession

/// Application and scene life cycle. With a scene delegate the scene's methods are called, else the application's.
@MainActor enum ApplicationLifecycle {
    static func perform(_ step: Lifecycle) {
        let app = UIApplication.shared
        // Scenes in the background stay there whatever the app does.
        let scenes: [UIScene] = app.connectedScenes.filter { !AppContext.current.sceneSessions.isInBackground($0) }
        switch step {
        case .didBecomeActive: app.applicationState = .active
        case .didEnterBackground: app.applicationState = .background
        default: break
        }
        for scene in scenes { perform(step, on: scene) }
        switch step {
        case .willEnterForeground:
            if app.applicationState == .background {
                notifyApp("applicationWillEnterForeground(_:)") { $0.applicationWillEnterForeground(app) }
            }
            app.applicationState = .inactive
            app.backgroundDidChange(isBackground: false)
            post(UIApplication.willEnterForegroundNotification, app)
        case .didBecomeActive:
            notifyApp("applicationDidBecomeActive(_:)") { $0.applicationDidBecomeActive(app) }
            post(UIApplication.didBecomeActiveNotification, app)
        case .willResignActive:
            notifyApp("applicationWillResignActive(_:)") { $0.applicationWillResignActive(app) }
            app.applicationState = .inactive
            post(UIApplication.willResignActiveNotification, app)
        case .didEnterBackground:
            notifyApp("applicationDidEnterBackground(_:)") { $0.applicationDidEnterBackground(app) }
            post(UIApplication.didEnterBackgroundNotification, app)
            AppContext.current.restoration.save()
            AppContext.current.sceneSessions.save()
            app.backgroundDidChange(isBackground: true)
        case .willTerminate:
            app.delegate.traced("applicationWillTerminate(_:)")?.applicationWillTerminate(app)
            post(UIApplication.willTerminateNotification, app)
        }
    }

    /// The step as one scene takes it.
    static func perform(_ step: Lifecycle, on scene: UIScene) {
        switch step {
        case .willEnterForeground:
            scene.activationState = .foregroundInactive
            scene.delegate.traced("sceneWillEnterForeground(_:)")?.sceneWillEnterForeground(scene)
            post(UIScene.willEnterForegroundNotification, scene)
        case .didBecomeActive:
            scene.activationState = .foregroundActive
            scene.delegate.traced("sceneDidBecomeActive(_:)")?.sceneDidBecomeActive(scene)
            post(UIScene.didActivateNotification, scene)
        case .willResignActive:
            scene.delegate.traced("sceneWillResignActive(_:)")?.sceneWillResignActive(scene)
            scene.activationState = .foregroundInactive
            post(UIScene.willDeactivateNotification, scene)
        case .didEnterBackground:
            scene.activationState = .background
            scene.delegate.traced("sceneDidEnterBackground(_:)")?.sceneDidEnterBackground(scene)
            post(UIScene.didEnterBackgroundNotification, scene)
        case .willTerminate: break
        }
    }

    private static func notifyApp(_ name: String, _ message: (any UIApplicationDelegate) -> Void) {
        let hasSceneDelegate: Bool = UIApplication.shared.connectedScenes.contains { $0.delegate != nil }
        guard !hasSceneDelegate, let delegate = UIApplication.shared.delegate else { return }
        CallTrace.record(delegate, name)
        message(delegate)
    }

    private static func post(_ name: NSNotification.Name, _ object: AnyObject) {
        NotificationCenter.default.post(name: name, object: object)
    }
}
