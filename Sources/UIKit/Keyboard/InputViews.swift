import AppSession

/// The app's views around the keyboard: an input view in its place and an accessory on top, in a window of their own that
/// moves with it.
@MainActor final class InputViews {
    private var window: InputWindow?
    private var inputView: UIView?
    private var accessoryView: UIView?
    private var frame: CGRect?
    /// The controllers of the two views, whose screens appear and disappear with them.
    private var controllers: [UIInputViewController] = []

    /// The height a view asks for: its own size where that follows the content or constraints, else its frame's.
    static func height(of view: UIView) -> CGFloat {
        let width: CGFloat = UIWindowScene.sceneBounds.width
        if !view.translatesAutoresizingMaskIntoConstraints {
            return view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let wanted: CGFloat = view.intrinsicContentSize.height
        return view.bounds.height == 0 && wanted > 0 ? wanted : view.bounds.height
    }

    /// Shows what the first responder wants now. When it wants no keyboard at all, what is there leaves with the keyboard.
    func take(_ wish: RequestedKeyboard) {
        guard wish.request != nil else { return }
        if inputView !== wish.inputView { inputView?.removeFromSuperview() }
        if accessoryView !== wish.accessoryView { accessoryView?.removeFromSuperview() }
        inputView = wish.inputView
        accessoryView = wish.accessoryView
        defer { takeControllers(wish.controllers) }
        let views: [UIView] = [inputView, accessoryView].compactMap { $0 }
        guard !views.isEmpty else {
            window?.isHidden = true
            window = nil
            return
        }
        let host: InputWindow = window ?? InputWindow()
        window = host
        host.onLayout = { [weak self] in self?.windowDidLayOut() }
        host.isHidden = false
        for view in views where view.superview !== host { host.addSubview(view) }
        if let frame { layOut(in: frame) }
    }

    private func takeControllers(_ new: [UIInputViewController]) {
        let (old, input): ([UIInputViewController], (any UITextInput)?) = (controllers, KeyboardCenter.firstResponder as? any UITextInput)
        controllers = new
        for gone in old where !new.contains(gone) {
            gone.beginAppearanceTransition(false, animated: false)
            gone.endAppearanceTransition()
        }
        for come in new where !old.contains(come) {
            come.beginAppearanceTransition(true, animated: false)
            come.endAppearanceTransition()
        }
        // What is typed otherwise, and where the caret goes, the controller hears of.
        if let listener = new.first, input?.inputDelegate == nil { input?.inputDelegate = listener }
    }

    /// Before the keyboard's animation: what comes with it stands where it begins.
    func prepare(for change: KeyboardChange) {
        guard window != nil, frame == nil, change.isShown else { return }
        UIView.performWithoutAnimation { layOut(in: inWindow(change.begin)) }
    }

    /// Inside the keyboard's animation.
    func place(for change: KeyboardChange) {
        let place: CGRect = inWindow(change.end)
        frame = change.isShown ? place : nil
        if window != nil { layOut(in: place) }
    }

    /// The window may be wider or narrower than before, where the keyboard stays as it is.
    private func windowDidLayOut() {
        guard let frame, frame.width != CGFloat(SessionEnvironment.window.size.width) else { return }
        let place = CGRect(x: 0, y: frame.minY, width: CGFloat(SessionEnvironment.window.size.width), height: frame.height)
        self.frame = place
        layOut(in: place)
    }

    /// The keyboard has left.
    func removeIfUnused() {
        if KeyboardCenter.shared.lastRequest == nil { remove() }
    }

    func remove() {
        inputView?.removeFromSuperview()
        accessoryView?.removeFromSuperview()
        takeControllers([])
        inputView = nil
        accessoryView = nil
        frame = nil
        window?.isHidden = true
        window = nil
    }

    private func inWindow(_ rect: Rect) -> CGRect {
        let origin: WindowEnvironment.Point = SessionEnvironment.window.origin
        return CGRect(
            x: 0, y: rect.y - origin.y, width: SessionEnvironment.window.size.width, height: rect.height)
    }

    private func layOut(in frame: CGRect) {
        let height: CGFloat = accessoryView.map(Self.height) ?? 0
        if let accessoryView {
            accessoryView.frame = CGRect(x: 0, y: frame.minY, width: frame.width, height: height)
        }
        if let inputView {
            inputView.frame = CGRect(x: 0, y: frame.minY + height, width: frame.width, height: max(0, frame.height - height))
        }
    }
}

/// The window of input views: in front of the app's own, and nothing but those views in it takes touches.
final class InputWindow: UIWindow {
    init() {
        super.init(frame: UIWindowScene.sceneBounds)
        windowLevel = UIWindow.Level(1)
        backgroundColor = nil
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit: UIView? = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
