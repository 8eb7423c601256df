/// Why an app that has started shows no window: what is missing between its Info.plist and its first view.
struct MissingWindow: Equatable {
    var appDelegate: String?
    /// Whether the Info.plist has a `UIApplicationSceneManifest` for this device.
    var hasManifest: Bool
    /// The class that the manifest names, and whether there is one of that name.
    var namedSceneDelegate: String?
    var isSceneDelegateThere: Bool
    /// The scene's delegate, when it has one.
    var sceneDelegate: String?
    /// The storyboard that the Info.plist names to begin with, and whether the app has it.
    var storyboard: String?
    var isStoryboardThere: Bool
    /// The nib that the Info.plist names to begin with, and whether the app has it.
    var mainNib: String?
    var isMainNibThere = false
    /// Whether there is a window, empty or hidden.
    var hasEmptyWindow: Bool
    var hasHiddenWindow: Bool

    /// An explanation of what is missing, and of what to do.
    var explanation: String {
        if let storyboard, !isStoryboardThere {
            return
                "Info.plist names the storyboard \"\(storyboard)\", and the app has none of that name. Add \(storyboard).storyboard to the target, or correct the name "
                + "(\(hasManifest ? "UISceneStoryboardFile" : "UIMainStoryboardFile"))."
        }
        if hasEmptyWindow {
            return "Its window has no root view controller."
                + (storyboard.map { " Check that \($0).storyboard has an initial view controller." }
                    ?? " Set rootViewController before makeKeyAndVisible().")
        }
        if hasHiddenWindow { return "It made a window and did not show it: call makeKeyAndVisible(), and keep the window in a property of the delegate." }
        if hasManifest { return sceneExplanation }
        if let mainNib, !isMainNibThere {
            return "Info.plist names the nib \"\(mainNib)\", and the app has none of that name. Add \(mainNib).xib to the target, or correct the name "
                + "(NSMainNibFile)."
        }
        if let mainNib, appDelegate == nil {
            return "The nib \"\(mainNib)\" gives the app no delegate. Connect the delegate outlet of its File's Owner to an object of the delegate's class."
        }
        let delegate: String = appDelegate ?? "The app delegate"
        return "\(delegate) makes no window, and Info.plist has no UIApplicationSceneManifest, so that no scene delegate is made. Add the manifest with "
            + "UISceneDelegateClassName, or make the window in application(_:didFinishLaunchingWithOptions:)."
    }

    private var sceneExplanation: String {
        if let sceneDelegate {
            return "\(sceneDelegate) makes no window. Make one with UIWindow(windowScene:) in scene(_:willConnectTo:options:), and call makeKeyAndVisible()."
        }
        if let namedSceneDelegate, !isSceneDelegateThere {
            return "Info.plist names the scene delegate \(namedSceneDelegate), and the app has no class of that name. Correct UISceneDelegateClassName in "
                + "UIApplicationSceneManifest; it is $(PRODUCT_MODULE_NAME).SceneDelegate as a rule."
        }
        return "Its scene has no delegate: UIApplicationSceneManifest in Info.plist names none, and \(appDelegate ?? "the app delegate") gives none in "
            + "application(_:configurationForConnecting:options:). Name the class as UISceneDelegateClassName."
    }
}

extension MissingWindow {
    /// The present reason why no window shows anything; nil where one does.
    @MainActor static var current: MissingWindow? {
        let app: UIApplication = .shared
        let visible: [UIWindow] = app.visibleWindows
        if visible.contains(where: { $0.rootViewController != nil || !$0.subviews.isEmpty }) { return nil }
        let manifest: SceneManifest? = .main
        let scene: UIWindowScene? = app.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
        let entry: SceneManifest.Entry? = manifest?.entry(named: nil, role: UISceneSession.Role.windowApplication.rawValue)
        let storyboard: String? = manifest == nil ? Launch.mainStoryboardName : entry?.storyboardName
        let own: [UIWindow?] = [app.delegate?.window ?? nil, (scene?.delegate as? any UIWindowSceneDelegate)?.window ?? nil]
        return MissingWindow(
            appDelegate: app.delegate.map { ViewDescription.className(of: $0) }, hasManifest: manifest != nil, namedSceneDelegate: entry?.delegateClassName,
            isSceneDelegateThere: entry?.delegateClassName.map { ObjCRuntime.type(named: $0) != nil } ?? false,
            sceneDelegate: scene?.delegate.map { ViewDescription.className(of: $0) }, storyboard: storyboard,
            isStoryboardThere: UIStoryboard.main(named: storyboard) != nil, mainNib: Launch.mainNibName,
            isMainNibThere: Launch.mainNibName.map { UINib.exists($0, in: .main) } ?? false, hasEmptyWindow: !visible.isEmpty,
            hasHiddenWindow: own.contains { $0 != nil } || scene?.windows.isEmpty == false)
    }
}
