/// The backdrop of an app's interface: takes events to views and holds the root controller's view.
@preconcurrency @MainActor open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
        public static func - (a: Level, b: CGFloat) -> Level { Level(a.rawValue - b) }
        public static func + (a: CGFloat, b: Level) -> Level { Level(a + b.rawValue) }
        public static func - (a: Level, b: Level) -> CGFloat { a.rawValue - b.rawValue }
        public static func += (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs + rhs }
        public static func -= (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs - rhs }
    }

    /// Whether a Mac's window may become as large as its content wants. Kept: windows are as large as their scenes. Default false. Since iOS 16.
    open var canResizeToFitContent = false

    /// A window that covers its scene; it follows the scene's size.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.windowBounds)
        prepare()
        self.windowScene = windowScene
        windowScene.attach(self)
        storedTraits = environmentTraits
        currentSafeAreaInsets = environmentSafeAreaInsets
    }

    /// A window without a frame takes its scene's bounds when it gets one (behaviour/rules.md 8.1).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
        if frame == .zero, SceneManifest.main == nil || UIWindowScene.active == nil { super.frame = UIWindowScene.sceneBounds }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeInterface(from: coder, as: UIWindow.self)
    }

    /// The largest rectangle of a ratio in the safe area, such as for a film. Without a ratio it is the safe area.
    open private(set) lazy var safeAreaAspectFitLayoutGuide: UILayoutGuide & UILayoutGuideAspectFitting = AspectFitLayoutGuide(in: self)

    private func prepare() {
        super.isHidden = true
        storedTraits = environmentTraits
        traitsAreCurrent = true
        currentSafeAreaInsets = environmentSafeAreaInsets
    }

    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            oldValue?.detach(self)
            windowScene?.attach(self)
            if let windowScene, frame.isEmpty { frame = windowScene.windowBounds }
            TraitPropagation.update(self)
        }
    }

    /// Makes a window as large as its scene, if it is as large as the screen: apps say full size by the screen's bounds
    /// (behaviour/rules.md 8.2), whatever part of the screen their scene has.
    func fillSceneIfFullSize() {
        guard screen === UIScreen.main, frame == screen.bounds else { return }
        frame = UIWindowScene.sceneBounds
    }

    /// The side margins of a controller's view in a window that an app gave a width of its own: a narrow telephone's or a wide one's.
    /// nil where the window is as wide as its scene.
    var ownRootMargin: CGFloat? {
        guard bounds.width > 0, bounds.width != SessionEnvironment.window.size.width else { return nil }
        return bounds.width < 414 ? 16 : 20
    }

    /// The screen the window is on. Default the scene's, and without one the device's own.
    open var screen: UIScreen {
        get { chosenScreen ?? windowScene?.screen ?? .main }
        set {
            guard newValue !== screen else { return }
            let wasShown: Bool = !isHidden
            if wasShown { UIApplication.shared.windowDidHide(self) }
            chosenScreen = newValue
            if wasShown { UIApplication.shared.windowDidShow(self) }
            TraitPropagation.update(self)
            safeAreaMayHaveChanged()
        }
    }
    private weak var chosenScreen: UIScreen?

    /// Windows of a higher level stand in front. Default `normal`.
    open var windowLevel: Level = .normal {
        didSet { if windowLevel != oldValue { UIApplication.shared.sortWindows() } }
    }

    /// Whether a main nib shows the window as the app starts.
    var isVisibleAtLaunch = false

    // MARK: Root controller

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            rootControllerDidChange(from: oldValue)
        }
    }

    private let transitionView = UITransitionView()
    private let dropShadowView = UIDropShadowView()

    private func rootControllerDidChange(from old: UIViewController?) {
        if let old {
            if !isHidden { AppearanceTransitions.disappear(old, animated: false) { old.viewIfLoaded?.removeFromSuperview() } }
            old.viewIfLoaded?.removeFromSuperview()
            old.hostingWindow = nil
        }
        rootViewController?.hostingWindow = self
        if !isHidden { showRootView() }
    }

    /// Loads the root view and puts it in place, with the appearance callbacks of a first display.
    private func showRootView() {
        guard let controller = rootViewController, controller.viewIfLoaded?.window !== self else { return }
        installTransitionViews()
        controller.updateTraits()
        AppearanceTransitions.appear(controller, animated: false) {
            let view: UIView = controller.view
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.frame = self.dropShadowView.bounds
            self.dropShadowView.addSubview(view)
        }
    }

    private func installTransitionViews() {
        guard transitionView.superview == nil else { return }
        for view in [transitionView, dropShadowView] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        transitionView.frame = bounds
        insertSubview(transitionView, at: 0)
        dropShadowView.frame = transitionView.bounds
        transitionView.addSubview(dropShadowView)
    }

    // MARK: Visibility

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if newValue {
                UIApplication.shared.windowDidHide(self)
                if let rootViewController { AppearanceTransitions.disappear(rootViewController, animated: false) {} }
            } else {
                UIApplication.shared.windowDidShow(self)
                if becomesKeyWhenShown { makeKey() }
                showRootView()
            }
        }
    }

    private var becomesKeyWhenShown = false

    /// Shows the window and makes it key. It is key before its root view is shown: what loads with that finds it as `UIApplication.keyWindow`.
    open func makeKeyAndVisible() {
        becomesKeyWhenShown = true
        isHidden = false
        becomesKeyWhenShown = false
        makeKey()
    }

    open func makeKey() {
        guard screen === UIScreen.main else { return }
        UIApplication.shared.setKeyWindow(self)
    }

    open var isKeyWindow: Bool { UIApplication.shared.currentKeyWindow === self }
    open var canBecomeKey: Bool { true }
    open func becomeKey() {}
    open func resignKey() {}

    public nonisolated static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

    // MARK: Environment

    open override var window: UIWindow? { self }

    /// The traits the scene gives this window, before its own overrides.
    var environmentTraits: UITraitCollection { windowScene?.traitCollection ?? screen.traitCollection }

    /// The device's safe area, as far as it reaches into this window.
    var environmentSafeAreaInsets: UIEdgeInsets {
        guard screen === UIScreen.main else { return .zero }
        let insets = UIEdgeInsets(SessionEnvironment.window.safeAreaInsets)
        return SafeArea.insets(of: frame, in: UIWindowScene.sceneBounds.size, with: insets)
    }

    // MARK: Events

    open func sendEvent(_ event: UIEvent) {
        TouchDelivery.shared.deliver(event, in: self)
    }

    weak var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            KeyboardCenter.shared.follow()
            if let text = oldValue as? any TextEditorHost { TextEditMenu.dismiss(for: text) }
            for responder in [oldValue, firstResponder] { UITextInteraction.update(for: responder) }
        }
    }
    override var firstResponderHolder: UIWindow? { self }

    private lazy var ownUndoManager = UndoManager()
    open override var undoManager: UndoManager? { ownUndoManager }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }
}
