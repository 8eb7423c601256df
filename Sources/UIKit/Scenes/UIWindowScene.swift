import AppSession

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitChangeObservable, TraitObserving {
    open var screen: UIScreen { ownScreen }
    /// Gives the whole of the scene's content to somebody who takes a picture of the screen; nobody does.
    open private(set) lazy var screenshotService: UIScreenshotService? = {
        let service = UIScreenshotService()
        service.windowScene = self
        return service
    }()
    /// The freedom that the user has with the scene's window; nil on iPhones.
    open var windowingBehaviors: UISceneWindowingBehaviors? { UIDevice.current.userInterfaceIdiom == .pad ? ownWindowingBehaviors : nil }
    private lazy var ownWindowingBehaviors = UISceneWindowingBehaviors()
    /// Tells what on the screen can be shared, to an assistant; there is none. Default nil.
    open weak var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)?
    /// Set before the scene connects.
    var ownScreen: UIScreen = .main
    /// Back to front.
    open internal(set) var windows: [UIWindow] = []
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// The orientations that the app asked for by `requestGeometryUpdate(_:errorHandler:)`.
    var requestedOrientations: UIInterfaceOrientationMask?

    open var interfaceOrientation: UIInterfaceOrientation {
        Self.current
    }

    /// How the interface is turned now.
    static var current: UIInterfaceOrientation { orientation(of: SessionEnvironment.window) }

    static func orientation(of environment: WindowEnvironment) -> UIInterfaceOrientation {
        UIInterfaceOrientation(rawValue: environment.orientation.rawValue) ?? .portrait
    }

    open var coordinateSpace: any UICoordinateSpace { space }
    private lazy var space = SceneCoordinateSpace()

    open var statusBarManager: UIStatusBarManager? { manager }
    private lazy var manager = UIStatusBarManager()

    /// The screen's traits with those that are imposed on the scene.
    open var traitCollection: UITraitCollection {
        let base: UITraitCollection = screen.traitCollection
        return traitOverrides.isEmpty ? base : UITraitCollection(traitOverrides.applied(to: base.values))
    }

    /// Traits imposed on this scene and its windows (iOS 17).
    open var traitOverrides = UITraitOverrides() {
        didSet {
            traitsMayHaveChanged()
            for window in windows { TraitPropagation.update(window) }
        }
    }

    let traitObservers = TraitObservers()
    /// The traits that the app was last told of.
    private lazy var toldTraits = traitCollection

    /// Tells the app of the scene's traits where they are others.
    func traitsMayHaveChanged() {
        let previous: UITraitCollection = toldTraits
        let current: UITraitCollection = traitCollection
        guard current != previous else { return }
        toldTraits = current
        current.performAsCurrent {
            traitCollectionDidChange(previous)
            traitObservers.notify(previous: previous, current: current)
        }
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The scene's extent; the origin is always (0, 0).
    var windowBounds: CGRect { screen === UIScreen.main ? Self.sceneBounds : screen.bounds }

    static var sceneBounds: CGRect {
        let size: WindowEnvironment.Size = SessionEnvironment.window.size
        return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// The scene that is on the screen, if any.
    static var active: UIWindowScene? {
        let scenes: [UIWindowScene] = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        return AppContext.current.sceneSessions.front ?? scenes.first { $0.screen === UIScreen.main }
    }

    func attach(_ window: UIWindow) {
        _ = toldTraits
        if !windows.contains(where: { $0 === window }) { windows.append(window) }
    }

    func detach(_ window: UIWindow) {
        windows.removeAll { $0 === window }
    }
}

/// The coordinates of a scene: those of a window that fills it.
private final class SceneCoordinateSpace: NSObject, UICoordinateSpace {
    var bounds: CGRect { UIWindowScene.sceneBounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenGeometry.convert(point, from: self, to: coordinateSpace)
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenGeometry.convert(point, from: coordinateSpace, to: self)
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenGeometry.convert(rect, from: self, to: coordinateSpace)
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenGeometry.convert(rect, from: coordinateSpace, to: self)
    }
}

/// The status bar over a scene.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// In the scene's coordinates; empty where no status bar is shown.
    public var statusBarFrame: CGRect {
        isStatusBarHidden
            ? .zero : CGRect(x: 0, y: 0, width: UIWindowScene.sceneBounds.width, height: SessionEnvironment.window.statusBarHeight)
    }

    public var isStatusBarHidden: Bool {
        SessionEnvironment.window.statusBarHeight == 0 || StatusBarAppearance.current.isHidden
    }

    public var statusBarStyle: UIStatusBarStyle { StatusBarAppearance.current.style }
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0, lightContent = 1, darkContent = 3
}

/// The status bar that the front controller asks for.
@MainActor struct StatusBarAppearance {
    var style: UIStatusBarStyle
    var isHidden: Bool

    static var current: StatusBarAppearance {
        if !isByControllers(InfoPlist.main) { return UIApplication.shared.ownStatusBar }
        var controller: UIViewController? = UIApplication.shared.currentKeyWindow?.coveringController
        while let child = controller?.childForStatusBarStyle { controller = child }
        if UIApplication.shared.currentKeyWindow?.hasBlackBehindSheet == true {
            return StatusBarAppearance(style: .lightContent, isHidden: controller?.prefersStatusBarHidden ?? false)
        }
        var hider: UIViewController? = UIApplication.shared.currentKeyWindow?.coveringController
        while let child = hider?.childForStatusBarHidden { hider = child }
        return StatusBarAppearance(
            style: controller?.preferredStatusBarStyle ?? .default, isHidden: hider?.prefersStatusBarHidden ?? false)
    }

    /// The report to the device: dark content over a light interface and the reverse, unless a style says otherwise.
    var message: StatusBar {
        let isDark: Bool = UIApplication.shared.currentKeyWindow?.traitCollection.userInterfaceStyle == .dark
        let content: StatusBar.Content =
            switch style {
            case .lightContent: .light
            case .darkContent: .dark
            case .default: isDark ? .light : .dark
            }
        return StatusBar(content: content, isHidden: isHidden)
    }
}
