/// The app's own object: what happens to the process. Every member is optional.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidFinishLaunching(_ application: UIApplication)
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) throws(Unimplemented) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) throws(Unimplemented) -> UIInterfaceOrientationMask
    /// There is no push service here: this is what an app hears that registers for it.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// A notification with `content-available` arrived.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// The date changed by more than passing time: a new day, or the user set it.
    func applicationSignificantTimeChange(_ application: UIApplication)
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Asked for a URL to open where there is no `application(_:open:options:)`, as before iOS 9.
    func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) throws(Unimplemented) -> Bool
    /// Asked where there is neither of the two others, as before iOS 4.2.
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool
    /// A notification with `content-available` arrived: the same, asynchronously.
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult
    /// The user chose one of the app's quick actions: the same as with a completion handler, asynchronously.
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool
    /// A notification arrived. Called where there is no method with a completion handler, as before iOS 7.
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    /// The interface is about to turn, and has turned. Called with the status bar's notifications.
    func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval)
    func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
    func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
    func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
    /// The user goes on with an activity, in an app without scenes.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Whether the state of controllers is kept as the app goes to the background. Not asked in apps with scenes. Default false.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// The same, from before iOS 13.2.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// Whether the state that was kept is restored. Default false.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// Makes a controller again that has no restoration class; nil leaves it to the interface that the app made, and its storyboard.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    /// The user chose one of the app's quick actions. Not called while there is a scene delegate.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// The token for pushed notifications. Not called: there is no push service.
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// A notification of before UserNotifications arrived. Not called: none is shown.
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)
    /// The user chose an action of a notification of before UserNotifications. Not called: none is shown.
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        completionHandler: @escaping () -> Void)
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void)
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any],
        withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
    /// Time to fetch something while the app is away. Not called: apps that are away stand still.
    func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// A background session of this name has events. Not called: sessions end with their app.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)
    /// The same, asynchronously.
    func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String) async
    /// The app on a watch wants something. Not called: there is no watch.
    func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?, reply: @escaping ([AnyHashable: Any]?) -> Void)
    /// The same, asynchronously.
    func application(_ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?) async -> [AnyHashable: Any]?
    /// Whether the extensions of other apps may be used in this one. Not asked: there are none. Default true.
    func application(
        _ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool
    /// The device was unlocked, or is about to be locked. Not called: it is never locked.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// Whether key commands move to keys that the user's keyboard has. They stay where they are here, on a keyboard that has them all.
    /// Default true.
    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
    /// The app on a watch wants to read data about health. Not called: there is no watch.
    func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
    /// An activity of the app was given what it takes to go on on another device. Not called: there is no other.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
}

extension UIApplicationDelegate {
    public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        let selector = "application:didRegisterForRemoteNotificationsWithDeviceToken:"
        try? ObjCRuntime.invokeOptional(selector, on: self, [application, deviceToken])
    }
    public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        try? ObjCRuntime.invokeOptional("application:didReceive:", on: self, [application, notification])
    }
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        completionHandler: @escaping () -> Void
    ) {
        let selector = "application:handleActionWithIdentifier:for:completionHandler:"
        try? ObjCRuntime.invokeOptional(selector, on: self, [application, identifier, notification, completionHandler])
    }
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
    ) {
        let selector = "application:handleActionWithIdentifier:for:withResponseInfo:completionHandler:"
        do throws(Unimplemented) {
            try ObjCRuntime.invokeOptional(selector, on: self, [application, identifier, notification, responseInfo, completionHandler])
        } catch {
            self.application(application, handleActionWithIdentifier: identifier, for: notification, completionHandler: completionHandler)
        }
    }
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any],
        completionHandler: @escaping () -> Void
    ) {
        let selector = "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:"
        try? ObjCRuntime.invokeOptional(selector, on: self, [application, identifier, userInfo, completionHandler])
    }
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any],
        withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
    ) {
        let selector = "application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:"
        do throws(Unimplemented) {
            try ObjCRuntime.invokeOptional(selector, on: self, [application, identifier, userInfo, responseInfo, completionHandler])
        } catch {
            self.application(
                application, handleActionWithIdentifier: identifier, forRemoteNotification: userInfo, completionHandler: completionHandler)
        }
    }
    public func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        do throws(Unimplemented) {
            try ObjCRuntime.invokeOptional("application:performFetchWithCompletionHandler:", on: self, [application, completionHandler])
        } catch {
            completionHandler(.noData)
        }
    }
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void
    ) {
        let selector = "application:handleEventsForBackgroundURLSession:completionHandler:"
        do throws(Unimplemented) {
            try ObjCRuntime.invokeOptional(selector, on: self, [application, identifier, completionHandler])
        } catch {
            Task {
                await self.application(application, handleEventsForBackgroundURLSession: identifier)
                completionHandler()
            }
        }
    }
    public func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String) async {}
    public func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?, reply: @escaping ([AnyHashable: Any]?) -> Void
    ) {
        do throws(Unimplemented) {
            try ObjCRuntime.invokeOptional("application:handleWatchKitExtensionRequest:reply:", on: self, [application, userInfo, reply])
        } catch {
            Task { reply(await self.application(application, handleWatchKitExtensionRequest: userInfo)) }
        }
    }
    public func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?
    ) async -> [AnyHashable: Any]? { nil }
    public func application(
        _ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
        let selector = "application:shouldAllowExtensionPointIdentifier:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [application, extensionPointIdentifier])) ?? true
    }
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        try? ObjCRuntime.invokeOptional("applicationProtectedDataDidBecomeAvailable:", on: self, [application])
    }
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        try? ObjCRuntime.invokeOptional("applicationProtectedDataWillBecomeUnavailable:", on: self, [application])
    }
    public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool {
        (try? ObjCRuntime.invokeOptional("applicationShouldAutomaticallyLocalizeKeyCommands:", on: self, [application])) ?? true
    }
    public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {
        try? ObjCRuntime.invokeOptional("applicationShouldRequestHealthAuthorization:", on: self, [application])
    }
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        try? ObjCRuntime.invokeOptional("application:didUpdate:", on: self, [application, userActivity])
    }
}

extension UIApplicationDelegate {
    /// The delegate's own `window`; nil where it declares none.
    public var window: UIWindow?? { ObjCRuntime.optionalProperty("window", of: self) }
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        (try? ObjCRuntime.invokeOptional("application:willFinishLaunchingWithOptions:", on: self, [application, launchOptions])) ?? true
    }
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let selector = "application:didFinishLaunchingWithOptions:"
        if let answer: Bool = try? ObjCRuntime.invokeOptional(selector, on: self, [application, launchOptions]) { return answer }
        applicationDidFinishLaunching(application)
        return true
    }
    public func applicationDidFinishLaunching(_ application: UIApplication) {
        try? ObjCRuntime.invokeOptional("applicationDidFinishLaunching:", on: self, [application])
    }
    public func applicationDidBecomeActive(_ application: UIApplication) {
        try? ObjCRuntime.invokeOptional("applicationDidBecomeActive:", on: self, [application])
    }
    public func applicationWillResignActive(_ application: UIApplication) {
        try? ObjCRuntime.invokeOptional("applicationWillResignActive:", on: self, [application])
    }
    public func applicationDidEnterBackground(_ application: UIApplication) {
        try? ObjCRuntime.invokeOptional("applicationDidEnterBackground:", on: self, [application])
    }
    public func applicationWillEnterForeground(_ application: UIApplication) {
        try? ObjCRuntime.invokeOptional("applicationWillEnterForeground:", on: self, [application])
    }
    public func applicationWillTerminate(_ application: UIApplication) {
        try? ObjCRuntime.invokeOptional("applicationWillTerminate:", on: self, [application])
    }
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        try? ObjCRuntime.invokeOptional("applicationDidReceiveMemoryWarning:", on: self, [application])
    }
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) throws(Unimplemented) -> UISceneConfiguration {
        try ObjCRuntime.invokeOptional(
            "application:configurationForConnecting:options:", on: self, [application, connectingSceneSession, options])
    }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        try? ObjCRuntime.invokeOptional("application:didDiscardSceneSessions:", on: self, [application, sceneSessions])
    }
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) throws(Unimplemented) -> UIInterfaceOrientationMask {
        try ObjCRuntime.invokeOptional("application:supportedInterfaceOrientationsFor:", on: self, [application, window])
    }
    public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        try? ObjCRuntime.invokeOptional("application:didFailToRegisterForRemoteNotificationsWithError:", on: self, [application, error])
    }
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        do throws(Unimplemented) {
            try ObjCRuntime.invokeOptional(
                "application:didReceiveRemoteNotification:fetchCompletionHandler:", on: self, [application, userInfo, completionHandler])
        } catch {
            self.application(application, didReceiveRemoteNotification: userInfo)
            Task { completionHandler(await self.application(application, didReceiveRemoteNotification: userInfo)) }
        }
    }
    public func applicationSignificantTimeChange(_ application: UIApplication) {
        try? ObjCRuntime.invokeOptional("applicationSignificantTimeChange:", on: self, [application])
    }
    public func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
        try? ObjCRuntime.invokeOptional("application:didRegister:", on: self, [application, notificationSettings])
    }
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        if let answer: Bool = try? ObjCRuntime.invokeOptional("application:open:options:", on: self, [app, url, options]) { return answer }
        let source: String? = options[.sourceApplication] as? String
        let annotation: Any = options[.annotation] ?? NSNull()
        if let answer = try? application(app, open: url, sourceApplication: source, annotation: annotation) { return answer }
        return application(app, handleOpen: url)
    }
    public func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) throws(Unimplemented) -> Bool {
        let selector = "application:open:sourceApplication:annotation:"
        return try ObjCRuntime.invokeOptional(selector, on: self, [application, url, sourceApplication, annotation])
    }
    public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        (try? ObjCRuntime.invokeOptional("application:handleOpen:", on: self, [application, url])) ?? false
    }
    public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
        try? ObjCRuntime.invokeOptional("application:didReceiveRemoteNotification:", on: self, [application, userInfo])
    }
    public func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        let selector = "application:willChangeStatusBarOrientation:duration:"
        try? ObjCRuntime.invokeOptional(selector, on: self, [application, newStatusBarOrientation, duration])
    }
    public func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation) {
        try? ObjCRuntime.invokeOptional("application:didChangeStatusBarOrientation:", on: self, [application, oldStatusBarOrientation])
    }
    public func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {
        try? ObjCRuntime.invokeOptional("application:willChangeStatusBarFrame:", on: self, [application, newStatusBarFrame])
    }
    public func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {
        try? ObjCRuntime.invokeOptional("application:didChangeStatusBarFrame:", on: self, [application, oldStatusBarFrame])
    }
    public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        (try? ObjCRuntime.invokeOptional("application:willContinueUserActivityWithType:", on: self, [application, userActivityType])) ?? false
    }
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        let selector = "application:continue:restorationHandler:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [application, userActivity, restorationHandler])) ?? false
    }
    public func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {
        let selector = "application:didFailToContinueUserActivityWithType:error:"
        try? ObjCRuntime.invokeOptional(selector, on: self, [application, userActivityType, error])
    }
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        do throws(Unimplemented) {
            try ObjCRuntime.invokeOptional(
                "application:performActionFor:completionHandler:", on: self, [application, shortcutItem, completionHandler])
        } catch {
            Task { completionHandler(await self.application(application, performActionFor: shortcutItem)) }
        }
    }
    public func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool { false }
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult { .noData }
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        let selector = "application:shouldSaveSecureApplicationState:"
        if let answer: Bool = try? ObjCRuntime.invokeOptional(selector, on: self, [application, coder]) { return answer }
        return self.application(application, shouldSaveApplicationState: coder)
    }
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        (try? ObjCRuntime.invokeOptional("application:shouldSaveApplicationState:", on: self, [application, coder])) ?? false
    }
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        let selector = "application:shouldRestoreSecureApplicationState:"
        if let answer: Bool = try? ObjCRuntime.invokeOptional(selector, on: self, [application, coder]) { return answer }
        return self.application(application, shouldRestoreApplicationState: coder)
    }
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        (try? ObjCRuntime.invokeOptional("application:shouldRestoreApplicationState:", on: self, [application, coder])) ?? false
    }
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        let selector = "application:viewControllerWithRestorationIdentifierPath:coder:"
        let made: UIViewController?? = try? ObjCRuntime.invokeOptional(selector, on: self, [application, identifierComponents, coder])
        return made ?? nil
    }
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        try? ObjCRuntime.invokeOptional("application:willEncodeRestorableStateWith:", on: self, [application, coder])
    }
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        try? ObjCRuntime.invokeOptional("application:didDecodeRestorableStateWith:", on: self, [application, coder])
    }

    /// The entry point of a delegate marked `@main`.
    public static func main() {
        exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, _typeName(Self.self, qualified: true)))
    }
}

extension UIApplication {
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        public static let bluetoothPeripherals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        public static let userActivityDictionary = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let newsstandDownloads = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
        /// The advertisement that led to the app: a `UIEventAttribution`.
        public static let eventAttribution = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
        public static let cloudKitShareMetadata = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
        /// The quick action that the app was started by: a `UIApplicationShortcutItem`.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
        public static let eventAttribution = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }
}
