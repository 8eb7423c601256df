/// A URL that the system gives the app to open: to the front scene's delegate, or to the app's in an app without scenes.
@MainActor enum OpenURLDelivery {
    static func deliver(_ url: URL) {
        let app: UIApplication = .shared
        let scene: UIScene? = app.connectedScenes.first { $0.activationState == .foregroundActive } ?? app.connectedScenes.first
        if let scene, let delegate = scene.delegate {
            delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
        } else {
            _ = app.delegate?.application(app, open: url, options: [:])
        }
    }
}
