/// One menu on screen, from its appearance to its end: lists of rows, the submenu that is open, and for a context menu the preview.
@MainActor final class MenuPresentation {
    /// The object that the menu belongs to.
    enum Anchor {
        /// A control; the menu hangs at a place along it, in the control's coordinates.
        case control(UIView, attachment: CGPoint)
        /// Something that is lifted out of its place.
        case preview(LiftedPreview)
    }

    struct Callbacks {
        var willAppear: (MenuAnimator) -> Void = { _ in }
        var willEnd: (MenuAnimator) -> Void = { _ in }
        var didEnd: () -> Void = {}
        /// The preview to go back to; nil for the one that was lifted.
        var dismissing: () -> UITargetedPreview? = { nil }
        /// The preview was tapped.
        var commit: (() -> Void)?
    }

    /// The menu that is shown now; there is one at most. One whose window has gone is over.
    static var current: MenuPresentation? {
        if let shown, shown.window.isHidden { shown.dismiss(animated: false) }
        return shown
    }
    private static var shown: MenuPresentation? {
        get { AppContext.current.menu }
        set { AppContext.current.menu = newValue }
    }

    private(set) var menu: UIMenu
    private let anchor: Anchor
    private let window: UIWindow
    private let callbacks: Callbacks
    private weak var sender: AnyObject?
    private let container = MenuContainerView()
    private let list = MenuListView()
    private var submenu: (list: MenuListView, row: MenuRowView, item: MenuItem)?
    private var isEnding = false
    private var previewController: UIViewController?
    /// Keeps the presentation while it is on screen.
    private var own: MenuPresentation?

    static let duration: TimeInterval = 0.3

    init(
        _ menu: UIMenu, at anchor: Anchor, in window: UIWindow, sender: AnyObject?, previewController: UIViewController? = nil,
        callbacks: Callbacks
    ) {
        self.menu = menu
        self.anchor = anchor
        self.window = window
        self.sender = sender
        self.previewController = previewController
        self.callbacks = callbacks
    }

    // MARK: Appearing

    func present() {
        Self.current?.dismiss(animated: false)
        Self.shown = self
        own = self
        announceDeferred(menu)
        container.presentation = self
        container.frame = window.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(container)
        if case .preview(let preview) = anchor { container.show(preview) }
        container.addSubview(list)
        list.onChoice = { [weak self] in self?.chosen($0) }
        reload()
        let animator = MenuAnimator(preview: previewController)
        callbacks.willAppear(animator)
        UIView.performWithoutAnimation { shrink(list) }
        watchScrolling()
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            animations: {
                self.list.transform = .identity
                self.list.alpha = 1
                self.container.lift()
                animator.runAnimations()
            }, completion: { _ in animator.runCompletions() })
    }

    private func announceDeferred(_ menu: UIMenu) {
        for child in menu.children {
            (child as? UIDeferredMenuElement)?.menuWillAppear()
            if let inner = child as? UIMenu { announceDeferred(inner) }
        }
    }

    /// A list that is not there yet, or no more: small at the place it belongs to.
    private func shrink(_ list: MenuListView) {
        list.alpha = 0
        let dx: CGFloat = (origin.x - 0.5) * list.bounds.width
        let dy: CGFloat = (origin.y - 0.5) * list.bounds.height
        list.transform = CGAffineTransform(translationX: dx * 0.8, y: dy * 0.8).scaledBy(x: 0.2, y: 0.2)
    }

    private var origin = CGPoint(x: 0.5, y: 0)

    /// Shows the menu's present children.
    private func reload() {
        let content = MenuContent(menu)
        list.show(content)
        list.isHidden = content.sections.isEmpty
        load(content)
        if let submenu, let inner = submenu.item.submenu {
            let content = MenuContent(inner)
            submenu.list.show(content, parent: submenu.item)
            load(content)
        }
        UIView.performWithoutAnimation { place() }
    }

    private func load(_ content: MenuContent) {
        for element in content.waiting {
            element.load { [weak self] in
                if let self, !self.isEnding { self.reload() }
            }
        }
    }

    func replace(_ menu: UIMenu) {
        self.menu = menu
        submenu?.list.removeFromSuperview()
        submenu = nil
        reload()
    }

    // MARK: Placing

    private var area: CGRect {
        let safe: UIEdgeInsets = window.safeAreaInsets
        let margins = UIEdgeInsets(
            top: max(safe.top, MenuMetrics.margin), left: safe.left + MenuMetrics.margin, bottom: max(safe.bottom, MenuMetrics.margin),
            right: safe.right + MenuMetrics.margin)
        return window.bounds.inset(by: margins)
    }

    /// Puts the lists where they belong in the window as it is now; ends the menu when what it belongs to has gone.
    func place() {
        let area: CGRect = self.area
        let width: CGFloat = min(MenuListView.width(for: container.traitCollection), area.width)
        let wanted: CGSize = list.isHidden ? .zero : list.sizeThatFits(CGSize(width: width, height: 0))
        let frame: CGRect
        switch anchor {
        case .control(let view, let attachment):
            guard view.window === window else { return dismiss(animated: false) }
            let placement = MenuPlacement(
                size: wanted, source: view.convert(view.bounds, to: nil), attachment: view.convert(attachment, to: nil).x, area: area
            ).result
            frame = placement.frame
            origin = placement.origin
        case .preview(let preview):
            guard let source = preview.sourceFrame(in: window) else { return dismiss(animated: false) }
            let placement = PreviewPlacement(menu: wanted, preview: source, area: area, grows: !preview.isController).result
            frame = placement.menu
            origin = CGPoint(x: min(max((placement.preview.midX - frame.minX) / max(frame.width, 1), 0), 1), y: placement.goesDown ? 0 : 1)
            container.place(preview, source: source, lifted: placement.preview)
        }
        put(list, frame)
        list.layoutIfNeeded()
        placeSubmenu(width: frame.width, area: area)
    }

    private func put(_ list: MenuListView, _ frame: CGRect) {
        list.bounds.size = frame.size
        list.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    private func placeSubmenu(width: CGFloat, area: CGRect) {
        guard let submenu else { return }
        let height: CGFloat = min(submenu.list.sizeThatFits(CGSize(width: width, height: 0)).height, area.height)
        let row: CGRect = submenu.row.convert(submenu.row.bounds, to: container)
        let y: CGFloat = min(max(row.minY, area.minY), area.maxY - height)
        put(submenu.list, CGRect(x: list.center.x - width / 2, y: y.rounded(), width: width, height: height))
    }

    /// Content that moves under a menu takes what it belongs to away.
    private func watchScrolling() {
        lastPlace = source?.convert(CGPoint.zero, to: nil)
        var view: UIView? = source
        while let current = view {
            if let scroller = current as? UIScrollView {
                ScrollWatch.watch(scroller, by: self) { [weak self] in self?.contentDidMove() }
            }
            view = current.superview
        }
    }

    private var source: UIView? {
        switch anchor {
        case .control(let view, _): view
        case .preview(let preview): preview.source
        }
    }

    private func contentDidMove() {
        guard !isEnding, let source else { return }
        let place: CGPoint = source.convert(CGPoint.zero, to: nil)
        if let lastPlace, hypot(place.x - lastPlace.x, place.y - lastPlace.y) > 1 { dismiss(animated: true) }
        lastPlace = place
    }

    private var lastPlace: CGPoint?

    // MARK: The finger that opened the menu

    private var front: MenuListView { submenu?.list ?? list }

    func track(_ point: CGPoint) { front.highlight(front.row(at: point)) }

    /// The finger left: it chooses the row it is on.
    func release(at point: CGPoint) { front.choose(at: point) }

    // MARK: Choosing

    private func chosen(_ row: MenuRowView) {
        if let submenu, row.item.element === submenu.item.element { return closeSubmenu() }
        if row.item.submenu != nil { return openSubmenu(row) }
        guard !row.item.element.menuAttributes.contains(.keepsMenuPresented) else {
            row.item.perform(in: row.owner, sender: sender)
            return reload()
        }
        dismiss(animated: true)
        row.item.perform(in: row.owner, sender: sender)
    }

    private func openSubmenu(_ row: MenuRowView) {
        guard let inner = row.item.submenu else { return }
        announceDeferred(inner)
        let opened = MenuListView()
        opened.onChoice = { [weak self] in self?.chosen($0) }
        let content = MenuContent(inner)
        opened.show(content, parent: row.item)
        submenu?.list.removeFromSuperview()
        submenu = (opened, row, row.item)
        container.addSubview(opened)
        UIView.performWithoutAnimation {
            place()
            opened.alpha = 0
            opened.transform = CGAffineTransform(scaleX: 1, y: 0.6)
        }
        load(content)
        UIView.animate(withDuration: Self.duration) {
            opened.alpha = 1
            opened.transform = .identity
            self.list.alpha = 0.5
            self.list.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
        }
    }

    private func closeSubmenu() {
        guard let closing = submenu else { return }
        submenu = nil
        UIView.animate(
            withDuration: Self.duration,
            animations: {
                closing.list.alpha = 0
                self.list.alpha = 1
                self.list.transform = .identity
            }, completion: { _ in closing.list.removeFromSuperview() })
    }

    /// A finger landed beside the lists.
    func touchedOutside(at point: CGPoint) {
        if submenu != nil { return closeSubmenu() }
        if container.isOnPreview(point), let commit = callbacks.commit { return commit() }
        dismiss(animated: true)
    }

    /// Whether a touch beside the lists takes the menu away and goes on to what is under it. Over a lifted preview everything else is
    /// out of reach, and beside an open submenu a touch closes that first.
    func letsTouchThrough(on view: UIView?) -> Bool {
        guard case .control = anchor, submenu == nil, !isEnding else { return false }
        return view === container
    }

    // MARK: Ending

    /// - Parameter pops: whether a preview that was tapped grows into what comes, instead of going back.
    func dismiss(animated: Bool, pops: Bool = false) {
        guard !isEnding else { return }
        isEnding = true
        if !pops, case .preview = anchor, let preview = callbacks.dismissing() { container.retarget(preview) }
        if Self.shown === self { Self.shown = nil }
        let animator = MenuAnimator(preview: previewController)
        callbacks.willEnd(animator)
        stopWatching()
        container.isUserInteractionEnabled = false
        let change: () -> Void = {
            self.shrink(self.list)
            self.submenu?.list.alpha = 0
            self.container.drop(pops: pops)
            animator.runAnimations()
        }
        let finish: (Bool) -> Void = { _ in
            self.container.removeFromSuperview()
            self.container.restore()
            animator.runCompletions()
            self.callbacks.didEnd()
            self.own = nil
        }
        guard animated else {
            UIView.performWithoutAnimation(change)
            return finish(true)
        }
        UIView.animate(withDuration: Self.duration * 0.8, animations: change, completion: finish)
    }

    private func stopWatching() {
        var view: UIView? = source
        while let current = view {
            if let scroller = current as? UIScrollView { ScrollWatch.stop(scroller, by: self) }
            view = current.superview
        }
    }
}
