// The status bar as apps from before iOS 7 set it, and the interface's orientation as those from before scenes ask for it.

extension UIApplication {
    /// How the interface is turned. Setting it does nothing, as since iOS 13.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the interfaceOrientation property of the window scene instead.")
    public var statusBarOrientation: UIInterfaceOrientation {
        get { UIWindowScene.current }
        set {}
    }

    /// In the window's coordinates; empty where no status bar is shown.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead.")
    public var statusBarFrame: CGRect { statusBarManager.statusBarFrame }

    /// The present style. Setting it counts in apps whose Info.plist says `UIViewControllerBasedStatusBarAppearance` is NO.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead.")
    public var statusBarStyle: UIStatusBarStyle {
        get { statusBarManager.statusBarStyle }
        set { settings.statusBar = StatusBarAppearance(style: newValue, isHidden: ownStatusBar.isHidden) }
    }

    /// Whether no status bar is shown. Setting it counts in apps whose Info.plist says `UIViewControllerBasedStatusBarAppearance` is NO.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead.")
    public var isStatusBarHidden: Bool {
        get { statusBarManager.isStatusBarHidden }
        set { settings.statusBar = StatusBarAppearance(style: ownStatusBar.style, isHidden: newValue) }
    }

    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use -[UIViewController preferredStatusBarStyle]")
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { self.statusBarStyle = statusBarStyle }

    @available(iOS, introduced: 3.2, deprecated: 9.0, message: "Use -[UIViewController prefersStatusBarHidden]")
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }

    /// Seconds that a quarter turn of the interface takes.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransitionToSize:withTransitionCoordinator: instead.")
    public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

    /// Kept; phones without a home button have no such indicator, and since iOS 13 no device has.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Provide a custom network activity UI in your app if desired.")
    public var isNetworkActivityIndicatorVisible: Bool {
        get { settings.isNetworkActivityIndicatorVisible }
        set { settings.isNetworkActivityIndicatorVisible = newValue }
    }

    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

    private var statusBarManager: UIStatusBarManager { UIStatusBarManager() }

    /// The status bar that the app itself asked for, or that of its Info.plist.
    var ownStatusBar: StatusBarAppearance { settings.statusBar ?? StatusBarAppearance(info: InfoPlist.main) }
}

extension StatusBarAppearance {
    /// Whether controllers decide: not where Info.plist says so.
    static func isByControllers(_ info: [String: Any]) -> Bool { info["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true }

    /// The status bar that an Info.plist asks for.
    init(info: [String: Any]) {
        switch info["UIStatusBarStyle"] as? String {
        case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque": style = .lightContent
        case "UIStatusBarStyleDarkContent": style = .darkContent
        default: style = .default
        }
        isHidden = info["UIStatusBarHidden"] as? Bool ?? false
    }
}

extension UIApplication {
    /// Does nothing, as since iOS 13.
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Explicit setting of the status bar orientation is more limited in iOS 6.0 and later")
    public func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {
        statusBarOrientation = interfaceOrientation
    }

    /// Raised by apps whose controllers support none of the app's orientations.
    public nonisolated static let invalidInterfaceOrientationException = NSExceptionName("UIApplicationInvalidInterfaceOrientation")
}
