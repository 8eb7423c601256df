extension UISplitViewController {
    // MARK: Controllers of columns

    /// The controller in a column's pane: a navigation controller in the column styles, the controller itself in the classic one.
    func container(for column: Column) -> UIViewController? {
        automaticNavigation[column] ?? columnControllers[column]
    }

    /// The column in which a child stands.
    func column(of child: UIViewController) -> Column? {
        let columns: [Column] = [.primary, .supplementary, .secondary, .compact]
        return columns.first { container(for: $0) === child }
    }

    func setColumn(_ controller: UIViewController?, for column: Column) {
        guard columnControllers[column] !== controller else { return }
        let old: UIViewController? = container(for: column)
        columnControllers[column] = controller
        let wraps: Bool = style != .unspecified && column != .compact
        if let controller, wraps, !(controller is UINavigationController) {
            if let navigation = automaticNavigation[column] {
                navigation.setViewControllers([controller], animated: false)
                return
            }
            automaticNavigation[column] = UINavigationController(rootViewController: controller)
        } else {
            automaticNavigation[column] = nil
        }
        replace(old, with: container(for: column), in: column)
    }

    private func replace(_ old: UIViewController?, with new: UIViewController?, in column: Column) {
        if isCollapsed, let navigation = old?.parent as? UINavigationController {
            let stack: [UIViewController] = navigation.viewControllers.compactMap { $0 === old ? new : $0 }
            navigation.setNestedViewControllers(stack)
            return
        }
        if let old { leave(old) }
        if let new, new.parent !== self { addChild(new) }
        new?.didMove(toParent: self)
        guard hasTakenForm, let content else { return }
        if isCollapsed {
            if column == collapsedColumn, let new { show(new, in: content.pane(column)) }
        } else if layout.columns(in: displayMode).contains(column), let new {
            show(new, in: content.pane(column))
        }
        updateButtons()
    }

    func leave(_ child: UIViewController) {
        guard child.parent === self else { return }
        child.willMove(toParent: nil)
        disappear(child)
        child.viewIfLoaded?.removeFromSuperview()
        finishDisappearing(child)
        child.removeFromParent()
    }

    func setClassicControllers(_ controllers: [UIViewController]) {
        precondition(style == .unspecified, "viewControllers of a split view in columns are set with setViewController(_:for:)")
        precondition(controllers.count <= 2, "a classic split view has two view controllers")
        if isCollapsed, controllers.count == 1, let only = controllers.first {
            setColumn(only, for: .primary)
            return
        }
        setColumn(controllers.first, for: .primary)
        setColumn(controllers.count > 1 ? controllers[1] : nil, for: .secondary)
    }

    var currentViewControllers: [UIViewController] {
        if isCollapsed { return [collapsedController].compactMap { $0 } }
        let columns: [Column] = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        return columns.compactMap(container(for:))
    }

    // MARK: Layout

    /// The layout of the split view at present.
    var layout: SplitLayout {
        let bounds: CGRect = viewIfLoaded?.bounds ?? UIWindowScene.sceneBounds
        let rightToLeft: Bool = viewIfLoaded?.isRightToLeft ?? false
        let isRight: Bool = (primaryEdge == .trailing) != rightToLeft
        let insets: UIEdgeInsets = viewIfLoaded?.safeAreaInsets ?? .zero
        let scale: CGFloat = max(traitCollection.displayScale, 1)
        let hides: Bool? = container(for: .primary).flatMap { primary in
            guard style == .unspecified, let delegate else { return nil }
            let orientation: UIInterfaceOrientation = bounds.width > bounds.height ? .landscapeLeft : .portrait
            return try? delegate.splitViewController(self, shouldHide: primary, in: orientation)
        }
        return SplitLayout(
            style: style, size: bounds.size, edgeInset: isRight ? insets.right : insets.left, textScale: textScale, pixel: 1 / scale,
            primary: primaryColumn, supplementary: supplementaryColumn, preferredMode: preferredDisplayMode,
            preferredBehavior: preferredSplitBehavior, requestedCount: requestedCount, primaryIsRight: isRight,
            delegateHidesPrimary: hides)
    }

    private var textScale: CGFloat {
        guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
        return UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: traitCollection) / 17
    }

    /// Columns are asked for by a button, a tap or the app.
    func request(count: Int, animated: Bool) {
        requestedCount = count
        applyLayout(animated: animated)
    }

    /// Brings what is shown in line with `layout`. In an animation block the frames move along with it.
    func applyLayout(animated: Bool) {
        guard hasTakenForm, !isCollapsed, content != nil else { return }
        forgetRequestIfSituationChanged()
        let layout: SplitLayout = self.layout
        let old: DisplayMode? = shownMode
        let new: DisplayMode = layout.mode
        shownLayout = layout
        if let old, old != new {
            delegate.traced("splitViewController(_:willChangeTo:)")?
                .splitViewController(self, willChangeTo: new)
        }
        shownMode = new
        if old != new { popover.modeDidChange(to: new) }
        let change = ColumnChange(
            from: old.map { layout.columns(in: $0) } ?? [], to: layout.columns(in: new), isFirst: old == nil)
        perform(change, layout: layout, from: old ?? new, to: new, animated: animated && old != nil && old != new)
    }

    /// Forgets the columns that a button asked for once the window has got another form: then the split view decides anew.
    private func forgetRequestIfSituationChanged() {
        if requestIsForgotten(in: layout.size) { requestedCount = nil }
    }

    /// Whether the columns that a button asked for are forgotten once the split view has this size.
    func requestIsForgotten(in size: CGSize) -> Bool {
        guard requestedCount != nil, let shownLayout, shownLayout.size != size else { return false }
        var automatic: SplitLayout = layout
        automatic.size = size
        automatic.requestedCount = nil
        return automatic.behavior != shownLayout.behavior
    }

    private struct ColumnChange {
        var from: [Column]
        var to: [Column]
        var isFirst: Bool
        var appearing: [Column] { to.filter { !from.contains($0) } }
        var disappearing: [Column] { from.filter { !to.contains($0) } }
    }

    private func perform(_ change: ColumnChange, layout: SplitLayout, from old: DisplayMode, to new: DisplayMode, animated: Bool) {
        guard let content else { return }
        let coordinator = TransitionCoordinator(duration: animated ? Self.columnDuration : 0)
        if animated { activeCoordinator = coordinator }
        if !change.isFirst { announce(change) }
        for column in change.disappearing { if let child = container(for: column) { disappear(child, animated: animated) } }
        UIView.performWithoutAnimation {
            content.insertPanes(change.to)
            if !change.isFirst {
                for column in change.appearing { content.pane(column).frame = layout.frame(of: column, in: old) }
            }
            for column in change.to { if let child = container(for: column) { show(child, in: content.pane(column)) } }
            if !change.isFirst, animated { content.layoutIfNeeded() }
        }
        let place: () -> Void = {
            content.place(layout, mode: new)
            if UIView.inheritedAnimationDuration > 0 { content.layoutIfNeeded() }
        }
        if animated { coordinator.run(place) } else { place() }
        updateButtons()
        updateBackground()
        let duration: Double = animated ? Self.columnDuration : UIView.inheritedAnimationDuration
        let finish: () -> Void = { [weak self] in
            guard let self else { return }
            removeHiddenPanes()
            for column in change.disappearing { if let child = container(for: column) { finishDisappearing(child) } }
            if activeCoordinator === coordinator { activeCoordinator = nil }
            coordinator.finish()
        }
        if duration > 0, !change.isFirst { DeferredWork.shared.schedule(after: duration, finish) } else { finish() }
    }

    /// Seconds a column takes to come or go.
    static let columnDuration: Double = 0.3

    private func removeHiddenPanes() {
        guard let content, !isCollapsed, let shownMode, let shownLayout else { return }
        content.removePanes(except: shownLayout.columns(in: shownMode))
    }

    private func announce(_ change: ColumnChange) {
        change.appearing.forEach(announceShowing)
        change.disappearing.forEach(announceHiding)
    }

    func announceShowing(_ column: Column) {
        guard style != .unspecified else { return }
        delegate.traced("splitViewController(_:willShow:)")?.splitViewController(self, willShow: column)
    }

    func announceHiding(_ column: Column) {
        guard style != .unspecified else { return }
        delegate.traced("splitViewController(_:willHide:)")?.splitViewController(self, willHide: column)
    }

    /// A column was brought in by a finger, or let go again.
    func revealDidEnd(_ columns: [Column], completes: Bool) {
        guard !completes else { return }
        removeHiddenPanes()
        for column in columns { if let child = container(for: column) { finishDisappearing(child) } }
    }

    func updateBackground() {
        content?.pane(.primary).backgroundColor = primaryBackgroundStyle == .sidebar ? .secondarySystemBackground : nil
    }

    // MARK: Appearance of columns

    /// Whether children are to hear of their appearance from here. Before the split view itself appears they hear with it.
    private var forwardsAppearance: Bool { appearance == .appearing || appearance == .appeared }

    func show(_ child: UIViewController, in pane: SplitPaneView) {
        if child.viewIfLoaded?.superview === pane, child.appearance == .appeared || child.appearance == .appearing { return }
        child.loadViewIfNeeded()
        if forwardsAppearance { AppearanceTransitions.begin(child, appearing: true, animated: false) }
        pane.show(child.view)
        guard forwardsAppearance else { return }
        AppearanceTransitions.announceIsAppearing(child, animated: false)
        DeferredWork.shared.runAfterNextCommit { [weak self, weak child] in
            if let child, self?.appearance == .appeared { AppearanceTransitions.end(child) }
        }
    }

    func disappear(_ child: UIViewController, animated: Bool = false) {
        if forwardsAppearance { AppearanceTransitions.begin(child, appearing: false, animated: animated) }
    }

    func finishDisappearing(_ child: UIViewController) {
        if child.appearance == .disappearing { AppearanceTransitions.end(child) }
    }
}
