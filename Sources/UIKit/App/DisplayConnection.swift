import AppSession

/// Displays that come and go: the screen is made known, and an app with a scene for displays gets one on it.
@MainActor enum DisplayConnection {
    static func change(to display: ExternalDisplay?) {
        let app = UIApplication.shared
        if let old = app.externalScreen {
            app.externalScreen = nil
            NotificationCenter.default.post(name: UIScreen.didDisconnectNotification, object: old)
            disconnectScene(on: old)
            for window in old.windows { window.isHidden = true }
        }
        guard let display else { return }
        let screen = ExternalScreen(display)
        app.externalScreen = screen
        NotificationCenter.default.post(name: UIScreen.didConnectNotification, object: screen)
        connectScene(on: screen)
    }

    /// The roles of such scenes, the newer name first.
    private static let roles: [UISceneSession.Role] = [.windowExternalDisplayNonInteractive, .windowExternalDisplay]

    private static func connectScene(on screen: ExternalScreen) {
        let named: UISceneSession.Role? = roles.first { SceneManifest.main?.entry(named: nil, role: $0.rawValue) != nil }
        guard let role = named else { return }
        SceneConnection.connect(role: role, on: screen)
    }

    private static func disconnectScene(on screen: ExternalScreen) {
        let app = UIApplication.shared
        for case let scene as UIWindowScene in app.connectedScenes where scene.screen === screen {
            SceneConnection.disconnect(scene)
        }
    }
}
