import AppSession

/// Application and scene life cycle. With a scene delegate the scene's methods are called, else the application's.
@MainActor enum ApplicationLifecycle {
    static func perform(_ step: Lifecycle) {
        let app = UIApplication.shared
        let scenes: [UIScene] = Array(app.connectedScenes)
        switch step {
        case .willEnterForeground:
            for scene in scenes {
                scene.activationState = .foregroundInactive
                scene.delegate?.sceneWillEnterForeground(scene)
                post(UIScene.willEnterForegroundNotification, scene)
            }
            if app.applicationState == .background { tellApp { $0.applicationWillEnterForeground(app) } }
            app.applicationState = .inactive
            post(UIApplication.willEnterForegroundNotification, app)
        case .didBecomeActive:
            app.applicationState = .active
            for scene in scenes {
                scene.activationState = .foregroundActive
                scene.delegate?.sceneDidBecomeActive(scene)
                post(UIScene.didActivateNotification, scene)
            }
            tellApp { $0.applicationDidBecomeActive(app) }
            post(UIApplication.didBecomeActiveNotification, app)
        case .willResignActive:
            for scene in scenes {
                scene.delegate?.sceneWillResignActive(scene)
                scene.activationState = .foregroundInactive
                post(UIScene.willDeactivateNotification, scene)
            }
            tellApp { $0.applicationWillResignActive(app) }
            app.applicationState = .inactive
            post(UIApplication.willResignActiveNotification, app)
        case .didEnterBackground:
            app.applicationState = .background
            for scene in scenes {
                scene.activationState = .background
                scene.delegate?.sceneDidEnterBackground(scene)
                post(UIScene.didEnterBackgroundNotification, scene)
            }
            tellApp { $0.applicationDidEnterBackground(app) }
            post(UIApplication.didEnterBackgroundNotification, app)
        case .willTerminate:
            app.delegate?.applicationWillTerminate(app)
            post(UIApplication.willTerminateNotification, app)
        }
    }

    private static func tellApp(_ message: (any UIApplicationDelegate) -> Void) {
        let hasSceneDelegate: Bool = UIApplication.shared.connectedScenes.contains { $0.delegate != nil }
        if !hasSceneDelegate, let delegate = UIApplication.shared.delegate { message(delegate) }
    }

    private static func post(_ name: NSNotification.Name, _ object: AnyObject) {
        NotificationCenter.default.post(name: name, object: object)
    }
}
