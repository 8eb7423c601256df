/// Events of a scene. Every method is optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// An activity that describes what the scene shows, for its next connection: asked for as the app goes to the background. Default nil.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called after the scene has connected, where something was kept of it.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// The user goes on with an activity in this scene, which is connected already.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// The scene's activity was given what it takes to go on on another device. Not called: there is no other.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        try? ObjCRuntime.invokeOptional("scene:willConnectTo:options:", on: self, [scene, session, connectionOptions])
    }
    public func sceneDidDisconnect(_ scene: UIScene) {
        try? ObjCRuntime.invokeOptional("sceneDidDisconnect:", on: self, [scene])
    }
    public func sceneDidBecomeActive(_ scene: UIScene) {
        try? ObjCRuntime.invokeOptional("sceneDidBecomeActive:", on: self, [scene])
    }
    public func sceneWillResignActive(_ scene: UIScene) {
        try? ObjCRuntime.invokeOptional("sceneWillResignActive:", on: self, [scene])
    }
    public func sceneWillEnterForeground(_ scene: UIScene) {
        try? ObjCRuntime.invokeOptional("sceneWillEnterForeground:", on: self, [scene])
    }
    public func sceneDidEnterBackground(_ scene: UIScene) {
        try? ObjCRuntime.invokeOptional("sceneDidEnterBackground:", on: self, [scene])
    }
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        try? ObjCRuntime.invokeOptional("scene:openURLContexts:", on: self, [scene, URLContexts])
    }
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity: NSUserActivity?? = try? ObjCRuntime.invokeOptional("stateRestorationActivityFor:", on: self, [scene])
        return activity ?? nil
    }
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        try? ObjCRuntime.invokeOptional("scene:restoreInteractionStateWith:", on: self, [scene, stateRestorationActivity])
    }
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        try? ObjCRuntime.invokeOptional("scene:willContinueUserActivityWithType:", on: self, [scene, userActivityType])
    }
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        try? ObjCRuntime.invokeOptional("scene:continue:", on: self, [scene, userActivity])
    }
    public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {
        let selector = "scene:didFailToContinueUserActivityWithType:error:"
        try? ObjCRuntime.invokeOptional(selector, on: self, [scene, userActivityType, error])
    }
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        try? ObjCRuntime.invokeOptional("scene:didUpdate:", on: self, [scene, userActivity])
    }
}

/// The delegate of a scene that has windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// The user chose one of the app's quick actions while it ran.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// The same, asynchronously. Called where there is no method with a completion handler.
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool
}

extension UIWindowSceneDelegate {
    /// The delegate's own `window`; nil where it declares none.
    public var window: UIWindow?? { ObjCRuntime.optionalProperty("window", of: self) }

    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        try? ObjCRuntime.invokeOptional(
            "windowScene:didUpdate:interfaceOrientation:traitCollection:", on: self,
            [windowScene, previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection])
    }

    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        do throws(Unimplemented) {
            try ObjCRuntime.invokeOptional(
                "windowScene:performActionFor:completionHandler:", on: self, [windowScene, shortcutItem, completionHandler])
        } catch {
            Task { completionHandler(await self.windowScene(windowScene, performActionFor: shortcutItem)) }
        }
    }

    public func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool { false }
}
