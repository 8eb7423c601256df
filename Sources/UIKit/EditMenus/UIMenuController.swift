/// The edit menu as apps showed it before iOS 16: for the first responder, over a rectangle of a view.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    public enum ArrowDirection: Int, Sendable {
        case `default` = 0, up = 1, down = 2, left = 3, right = 4
    }

    open class var shared: UIMenuController { AppContext.current.menuController }

    /// Items beside the system's. They are shown where the first responder, or who follows it, would perform them.
    open var menuItems: [UIMenuItem]?
    open var arrowDirection: ArrowDirection = .default
    /// Setting it shows or hides the menu at once.
    open var isMenuVisible: Bool {
        get { isShown }
        set { setMenuVisible(newValue, animated: false) }
    }
    private var isShown = false
    /// In the window's coordinates; zero while no menu is shown.
    open var menuFrame: CGRect { presentation?.frame ?? .zero }

    private weak var targetView: UIView?
    private var targetRect: CGRect = .zero
    private weak var presentation: EditMenuPresentation?

    /// Shows the menu over a rectangle, in the coordinates of `targetView`.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        setMenuVisible(true, animated: true)
    }

    /// Hides the menu that is shown for a view.
    open func hideMenu(from targetView: UIView) {
        if targetView === self.targetView { hideMenu() }
    }

    open func hideMenu() { presentation?.dismiss(animated: true) }

    /// The rectangle at which `setMenuVisible(_:animated:)` shows the menu.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetView = targetView
        self.targetRect = targetRect
    }

    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else {
            presentation?.dismiss(animated: animated)
            return
        }
        guard let targetView else { return }
        show(UIMenu(children: StandardEditMenu.suggestedActions(for: targetView)), from: targetView, rect: targetRect)
    }

    /// Shows a menu of others than the responder chain's actions.
    func show(_ menu: UIMenu, from targetView: UIView, rect: CGRect) {
        setTargetRect(rect, in: targetView)
        guard targetView.window != nil else { return }
        let direction = UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
        let new = EditMenuPresentation(targetView, direction: direction, callbacks: callbacks)
        guard new.present(menu) else { return }
        presentation = new
    }

    private var callbacks: EditMenuPresentation.Callbacks {
        var callbacks = EditMenuPresentation.Callbacks()
        callbacks.target = { [weak self] in self?.targetRect ?? .null }
        callbacks.willPresent = { [weak self] animator in
            self?.isShown = true
            self?.post(Self.willShowMenuNotification)
            animator.addCompletion { self?.post(Self.didShowMenuNotification) }
        }
        callbacks.willDismiss = { [weak self] animator in
            self?.isShown = false
            self?.post(Self.willHideMenuNotification)
            animator.addCompletion { self?.post(Self.didHideMenuNotification) }
        }
        return callbacks
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// Asks along the responder chain again what can be done.
    open func update() {
        guard let targetView, let presentation else { return }
        presentation.show(UIMenu(children: StandardEditMenu.suggestedActions(for: targetView)))
        post(Self.menuFrameDidChangeNotification)
    }

    public nonisolated static let willShowMenuNotification = NSNotification.Name("UIMenuControllerWillShowMenuNotification")
    public nonisolated static let didShowMenuNotification = NSNotification.Name("UIMenuControllerDidShowMenuNotification")
    public nonisolated static let willHideMenuNotification = NSNotification.Name("UIMenuControllerWillHideMenuNotification")
    public nonisolated static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHideMenuNotification")
    public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")
}
