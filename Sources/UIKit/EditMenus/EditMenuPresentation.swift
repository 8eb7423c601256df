/// One edit menu on screen, from its appearance to its end. A touch beside it takes it away and goes on to what it landed on.
@MainActor final class EditMenuPresentation {
    struct Callbacks {
        var willPresent: (MenuAnimator) -> Void = { _ in }
        var willDismiss: (MenuAnimator) -> Void = { _ in }
        /// The rectangle that the menu points at, in the view's coordinates.
        var target: () -> CGRect = { .null }
        /// An element was chosen and did what it stands for.
        var didPerform: (UIMenuElement) -> Void = { _ in }
    }

    /// The menu that is shown now; there is one at most.
    static var current: EditMenuPresentation? {
        if let shown, shown.container.window?.isHidden != false { shown.dismiss(animated: false) }
        return shown
    }
    private static var shown: EditMenuPresentation? {
        get { AppContext.current.editMenu }
        set { AppContext.current.editMenu = newValue }
    }

    private(set) weak var view: UIView?
    private let direction: UIEditMenuArrowDirection
    private let callbacks: Callbacks
    private let container = EditMenuContainer()
    private let card = PopoverView()
    private let bar = EditMenuBar()
    private var isEnding = false
    /// Keeps the presentation while it is on screen.
    private var own: EditMenuPresentation?

    init(_ view: UIView, direction: UIEditMenuArrowDirection, callbacks: Callbacks) {
        self.view = view
        self.direction = direction
        self.callbacks = callbacks
        card.shape.cornerRadius = EditMenuBar.Metrics.cornerRadius
        card.shape.arrowHeight = EditMenuBar.Metrics.arrowHeight
        card.shape.arrowBase = EditMenuBar.Metrics.arrowBase
        card.show(EditMenuContent(bar))
        bar.onChoice = { [weak self] in self?.choose($0, of: $1) }
        bar.onTurn = { [weak self] in self?.place() }
        container.onResize = { [weak self] in self?.dismiss(animated: false) }
    }

    /// Shows a menu; returns whether there is anything in it.
    func present(_ menu: UIMenu) -> Bool {
        Self.current?.dismiss(animated: false)
        fill(menu)
        guard !bar.isEmpty, let window = view?.window else { return false }
        Self.shown = self
        own = self
        let animator = MenuAnimator(preview: nil)
        callbacks.willPresent(animator)
        UIView.performWithoutAnimation {
            container.frame = window.bounds
            container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.addSubview(container)
            container.addSubview(card)
            place()
            card.alpha = 0
        }
        watchScrolling()
        UIView.animate(
            withDuration: 0.15,
            animations: {
                self.card.alpha = 1
                animator.runAnimations()
            }, completion: { _ in animator.runCompletions() })
        return true
    }

    /// Shows another menu in the place of the one that is shown.
    func show(_ menu: UIMenu) {
        fill(menu)
        if bar.isEmpty { dismiss(animated: true) } else { place() }
    }

    /// Shows the menu's elements in the bar, without commands that nothing would perform now.
    private func fill(_ menu: UIMenu) {
        bar.show(MenuContent(menu)) { item in
            guard let command = item.element as? UICommand else { return item.isEnabled }
            return !command.attributes.contains(.disabled) && target(of: command) != nil
        }
    }

    private func target(of command: UICommand) -> Any? { view.flatMap { StandardEditMenu.target(of: command.action, from: $0) } }

    /// In the window's coordinates, with the arrow.
    var frame: CGRect { card.frame }

    // MARK: Placing

    /// Above what it points at, or below it where there is no room.
    func place() {
        guard let view, let window = view.window, window === container.window else { return dismiss(animated: false) }
        let area: CGRect = Self.area(of: window)
        let target: CGRect = view.convert(callbacks.target(), to: nil)
        let seen: CGRect = target.intersection(area)
        var placement = PopoverPlacement(content: bar.fittingSize(width: area.width), source: seen.isNull ? target : seen, area: area)
        placement.arrowHeight = card.shape.arrowHeight
        placement.arrowBase = card.shape.arrowBase
        placement.cornerRadius = card.shape.cornerRadius
        placement.mayOverlap = true
        let results: [PopoverPlacement.Result] = direction.popoverDirections.map { direction in
            placement.permitted = direction
            return placement.result
        }
        let result = results.first { !$0.frame.insetBy(dx: 0, dy: 1).intersects(placement.source) } ?? results[0]
        card.frame = result.frame
        card.point(result.direction, offset: result.arrowOffset)
        card.layoutIfNeeded()
    }

    /// The part of a window that neither bars of the device nor the keyboard cover.
    private static func area(of window: UIWindow) -> CGRect {
        var area: CGRect = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 0)
        if let keyboard = window.keyboardFrame, keyboard.minY > area.minY, keyboard.minY < area.maxY {
            area.size.height = keyboard.minY - area.minY
        }
        return area
    }

    // MARK: Touches and scrolling

    /// A finger landed. Beside the menu it takes it away.
    func touchLanded(_ touch: UITouch, on hit: UIView?) {
        guard !isEnding, hit?.isDescendant(of: container) != true else { return }
        touch.hasDismissedEditMenu = true
        dismiss(animated: true)
    }

    /// Content that moves under a menu takes what it belongs to away.
    private func watchScrolling() {
        for scroller in scrollers { ScrollWatch.watch(scroller, by: self) { [weak self] in self?.dismiss(animated: true) } }
    }

    private var scrollers: [UIScrollView] {
        sequence(first: view, next: { $0?.superview }).compactMap { $0 as? UIScrollView }
    }

    // MARK: Choosing

    private func choose(_ item: MenuItem, of owner: UIMenu) {
        let keeps: Bool = item.element.menuAttributes.contains(.keepsMenuPresented)
        if !keeps { dismiss(animated: true) }
        if let submenu = item.submenu { return open(submenu) }
        if let command = item.element as? UICommand {
            StandardEditMenu.perform(command, on: target(of: command))
        } else {
            item.perform(in: owner, sender: view)
        }
        callbacks.didPerform(item.element)
    }

    /// A menu in the menu is shown as a list at the same place.
    private func open(_ menu: UIMenu) {
        guard let view, let window = view.window else { return }
        let target: CGRect = callbacks.target()
        MenuPresentation(
            menu, at: .control(view, attachment: CGPoint(x: target.midX, y: target.midY)), in: window, sender: view,
            callbacks: MenuPresentation.Callbacks()
        ).present()
    }

    // MARK: Ending

    func dismiss(animated: Bool) {
        guard !isEnding, own != nil else { return }
        isEnding = true
        if Self.shown === self { Self.shown = nil }
        for scroller in scrollers { ScrollWatch.stop(scroller, by: self) }
        container.isUserInteractionEnabled = false
        let animator = MenuAnimator(preview: nil)
        callbacks.willDismiss(animator)
        let finish: (Bool) -> Void = { _ in
            self.container.removeFromSuperview()
            animator.runCompletions()
            self.own = nil
        }
        guard animated else {
            UIView.performWithoutAnimation { animator.runAnimations() }
            return finish(true)
        }
        UIView.animate(
            withDuration: 0.15,
            animations: {
                self.card.alpha = 0
                animator.runAnimations()
            }, completion: finish)
    }
}

/// Covers the window while an edit menu is shown and lets touches through beside it.
final class EditMenuContainer: UIView {
    var onResize: (() -> Void)?
    private var shownSize: CGSize?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { $0.frame.contains(point) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let shownSize, shownSize != bounds.size { onResize?() }
        shownSize = bounds.size
    }
}

/// Holds the bar beside the arrow of its card.
final class EditMenuContent: UIView {
    private let bar: EditMenuBar

    init(_ bar: EditMenuBar) {
        self.bar = bar
        super.init(frame: .zero)
        isOpaque = false
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let card: PopoverView? = sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? PopoverView }.first
        bar.frame = bounds.inset(by: card?.shape.arrowInsets ?? .zero)
    }
}
