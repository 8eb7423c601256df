extension UISplitViewController {
    /// Collapses in a compact width and expands in a regular one. A split view is born expanded (behaviour/rules.md 2.2.1).
    func takeForm() {
        let compact: Bool = traitCollection.horizontalSizeClass == .compact
        announcedWidthClass = nil
        guard compact != isCollapsed || !hasTakenForm else { return }
        let isFirst: Bool = !hasTakenForm
        hasTakenForm = true
        if compact {
            collapse()
        } else if isFirst {
            applyLayout(animated: false)
        } else {
            expand()
        }
    }

    /// The column whose pane is shown while collapsed.
    var collapsedColumn: Column { showsCompactColumn ? .compact : baseColumn }

    /// The controller that stands for all while collapsed.
    var collapsedController: UIViewController? { container(for: collapsedColumn) }

    /// The first column that has a controller: the others are pushed onto it.
    private var baseColumn: Column {
        [Column.primary, .supplementary, .secondary].first { container(for: $0) != nil } ?? .primary
    }

    private var showsCompactColumn: Bool { isCollapsed && topColumn == .compact && columnControllers[.compact] != nil }

    // MARK: Collapse

    private func collapse() {
        UIView.performWithoutAnimation {
            if style == .unspecified { collapseClassic() } else { collapseColumns() }
            // What comes into the window has its size at once; only the window itself changes in an animation.
            content?.layoutIfNeeded()
        }
        updateButtons()
        NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }

    /// Facts/rules.md 2.2.2, in its order.
    private func collapseClassic() {
        let primary: UIViewController? =
            delegate.traced("primaryViewController(forCollapsing:)")?
            .primaryViewController(forCollapsing: self) ?? container(for: .primary)
        let secondary: UIViewController? = container(for: .secondary)
        isCollapsed = true
        hideExpandedPanes()
        if let primary, primary !== container(for: .primary) { setColumn(primary, for: .primary) }
        if let primary, let secondary {
            let isHandled: Bool =
                delegate.traced("splitViewController(_:collapseSecondary:onto:)")?
                .splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
            if !isHandled { primary.collapseSecondaryViewController(secondary, for: self) }
        }
        showCollapsed()
    }

    /// Facts/rules.md 2.2.4: the columns up to the top one stand on the first one's navigation stack.
    private func collapseColumns() {
        let proposed: Column = columnControllers[.compact] != nil ? .compact : lastColumn
        topColumn =
            delegate.traced("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)")?
            .splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        isCollapsed = true
        hideExpandedPanes()
        if topColumn != .compact { stackColumns(through: topColumn, animated: false) }
        showCollapsed()
        delegate.traced("splitViewControllerDidCollapse(_:)")?.splitViewControllerDidCollapse(self)
    }

    /// The innermost column that has a controller.
    private var lastColumn: Column {
        [Column.secondary, .supplementary, .primary].first { container(for: $0) != nil } ?? .secondary
    }

    private func hideExpandedPanes() {
        for column in [Column.primary, .supplementary, .secondary] {
            guard let child = container(for: column), child.parent === self, column != collapsedColumn else { continue }
            disappear(child)
            child.viewIfLoaded?.removeFromSuperview()
            finishDisappearing(child)
        }
        for navigation in columnNavigation { navigation.bar.systemLeadingItems = [] }
        shownMode = nil
        shownLayout = nil
    }

    private func showCollapsed() {
        guard let content, let controller = collapsedController else { return }
        if controller.parent == nil { addChild(controller) }
        content.placeAlone(collapsedColumn)
        show(controller, in: content.pane(collapsedColumn))
        for child in children { child.traitEnvironmentDidChange() }
    }

    // MARK: The stack of a collapsed split view

    private func stackColumns(through column: Column, animated: Bool) {
        guard let base = container(for: baseColumn) as? UINavigationController else { return }
        for candidate in [Column.supplementary, .secondary] where candidate.rawValue <= column.rawValue && candidate != baseColumn {
            guard let navigation = container(for: candidate) as? UINavigationController else { continue }
            if !base.viewControllers.contains(where: { $0 === navigation }) {
                base.pushNested(navigation, animated: animated && candidate == column)
            }
        }
    }

    func pushColumn(_ column: Column) {
        guard style != .unspecified, !showsCompactColumn, column != .compact else { return }
        if column == baseColumn || isOnStack(column) {
            popAbove(column)
        } else {
            stackColumns(through: column, animated: UIView.areAnimationsEnabled)
        }
    }

    func popColumn(_ column: Column) {
        guard let base = container(for: baseColumn) as? UINavigationController, let navigation = container(for: column),
            let index = base.viewControllers.firstIndex(where: { $0 === navigation }), index > 0
        else { return }
        base.popToViewController(base.viewControllers[index - 1], animated: UIView.areAnimationsEnabled)
    }

    private func isOnStack(_ column: Column) -> Bool {
        guard let base = container(for: baseColumn) as? UINavigationController, let navigation = container(for: column) else {
            return false
        }
        return base.viewControllers.contains { $0 === navigation }
    }

    private func popAbove(_ column: Column) {
        guard let base = container(for: baseColumn) as? UINavigationController else { return }
        let top: UIViewController? =
            column == baseColumn
            ? base.viewControllers.last { !($0 is UINavigationController) } : container(for: column)
        if let top { base.popToViewController(top, animated: UIView.areAnimationsEnabled) }
    }

    // MARK: Expand

    private func expand() {
        UIView.performWithoutAnimation {
            if style == .unspecified { expandClassic() } else { expandColumns() }
            content?.layoutIfNeeded()
        }
        NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }

    /// Facts/rules.md 2.2.3, in its order.
    private func expandClassic() {
        let primary: UIViewController? =
            delegate.traced("primaryViewController(forExpanding:)")?
            .primaryViewController(forExpanding: self) ?? container(for: .primary)
        if let primary, primary !== container(for: .primary) { setColumn(primary, for: .primary) }
        let remembered: UIViewController? = container(for: .secondary)
        var separated: UIViewController?
        if let primary {
            separated =
                delegate.traced("splitViewController(_:separateSecondaryFrom:)")?
                .splitViewController(self, separateSecondaryFrom: primary)
                ?? primary.separateSecondaryViewController(for: self)
        }
        isCollapsed = false
        if let separated, separated !== remembered {
            if let remembered { leave(remembered) }
            columnControllers[.secondary] = separated
        }
        returnToSplitView()
        applyLayout(animated: false)
    }

    /// Facts/rules.md 2.2.5: the delegate chooses, then the columns get back what they had.
    private func expandColumns() {
        let proposed: DisplayMode = layout.mode
        let wanted: DisplayMode =
            delegate.traced("splitViewController(_:displayModeForExpandingToProposedDisplayMode:)")?
            .splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        if topColumn == .compact, let compact = container(for: .compact) {
            disappear(compact)
            compact.viewIfLoaded?.removeFromSuperview()
            finishDisappearing(compact)
        }
        if let base = container(for: baseColumn) as? UINavigationController {
            let nested: [UIViewController] = [Column.supplementary, .secondary].compactMap(container(for:))
            base.setNestedViewControllers(base.viewControllers.filter { screen in !nested.contains { $0 === screen } })
        }
        isCollapsed = false
        returnToSplitView()
        if wanted != proposed, wanted != .automatic { requestedCount = wanted.columnCount }
        applyLayout(animated: false)
        delegate.traced("splitViewControllerDidExpand(_:)")?.splitViewControllerDidExpand(self)
    }

    /// Every column's controller is a child again, with its view taken out of where the stack had put it.
    private func returnToSplitView() {
        for column in [Column.primary, .supplementary, .secondary] {
            guard let child = container(for: column), child.parent !== self else { continue }
            child.viewIfLoaded?.removeFromSuperview()
            addChild(child)
            child.didMove(toParent: self)
        }
        for child in children { child.traitEnvironmentDidChange() }
    }

    // MARK: show and showDetail

    func showPrimary(_ controller: UIViewController, sender: Any?) {
        if isCollapsed {
            collapsedController?.show(controller, sender: sender)
        } else {
            setColumn(controller, for: .primary)
        }
    }

    func showDetail(_ controller: UIViewController, sender: Any?) {
        guard isCollapsed else {
            setColumn(controller, for: .secondary)
            return
        }
        if style != .unspecified, !showsCompactColumn {
            popColumn(.secondary)
            setColumn(controller, for: .secondary)
            pushColumn(.secondary)
        } else if let navigation = collapsedController as? UINavigationController {
            navigation.pushDetail(controller, animated: UIView.areAnimationsEnabled)
        } else {
            collapsedController?.show(controller, sender: sender)
        }
    }

    /// The navigation controllers of all columns.
    var columnNavigation: [UINavigationController] {
        [Column.primary, .supplementary, .secondary].compactMap { container(for: $0) as? UINavigationController }
    }
}
