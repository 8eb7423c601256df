extension UINavigationController {
    // MARK: Nested stacks

    /// Whether this controller stands on another's stack, as a collapsed split view's columns do. Its screens go on with the
    /// outer stack and use the outer bar.
    var isNested: Bool { parent is UINavigationController }

    /// The navigation items of the whole stack, nested ones included.
    var barItems: [UINavigationItem] {
        stack.flatMap { ($0 as? UINavigationController)?.barItems ?? [$0.navigationItem] }
    }

    func pushNested(_ controller: UIViewController, animated: Bool) {
        change(to: stack + [controller], operation: .push, animated: animated)
    }

    func setNestedViewControllers(_ controllers: [UIViewController]) {
        setViewControllers(controllers, animated: false)
    }

    /// Pushes a controller that a split view takes back when it expands.
    func pushDetail(_ controller: UIViewController, animated: Bool) {
        details.add(controller)
        pushNested(controller, animated: animated)
    }

    /// The back button: the innermost stack that can pops.
    func goBack() {
        if let nested = stack.last as? UINavigationController, nested.barItems.count > 1 {
            nested.goBack()
        } else {
            popViewController(animated: true)
        }
    }

    func stackDidChange(animated: Bool) {
        if let outer = parent as? UINavigationController { outer.stackDidChange(animated: animated) }
        bar.setItems(barItems, animated: animated)
        showToolbarItems(animated: animated)
        (parent as? UITabBarController)?.barVisibilityMayHaveChanged(animated: animated)
    }

    // MARK: Layout

    var isBarHidden: Bool {
        isNavigationBarHidden || isNested || (hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact)
    }

    func layOutBars() {
        guard isViewLoaded else { return }
        let safe: UIEdgeInsets = view.safeAreaInsets
        let height: CGFloat = bar.preferredHeight
        bar.topExtension = safe.top
        bar.isHidden = isBarHidden
        followScrolling()
        bar.frame = CGRect(
            x: 0, y: isBarHidden ? -height : safe.top, width: view.bounds.width, height: height - bar.largeTitleShrink)
        let bottom: CGFloat = layOutToolbar(safe)
        let covered = UIEdgeInsets(top: isBarHidden ? 0 : height, bottom: bottom)
        for controller in stack { controller.containerSafeAreaInsets = covered }
    }

    /// Returns how much the toolbar covers above the safe area's bottom.
    private func layOutToolbar(_ safe: UIEdgeInsets) -> CGFloat {
        guard let toolbar = existingToolbar else { return 0 }
        let height: CGFloat = toolbar.preferredHeight
        let y: CGFloat = isToolbarHidden ? view.bounds.height : view.bounds.height - safe.bottom - height
        toolbar.isHidden = isToolbarHidden
        toolbar.bottomExtension = safe.bottom
        toolbar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        view.bringSubviewToFront(toolbar)
        return isToolbarHidden ? 0 : height
    }

    func animateBars(_ animated: Bool, _ change: @escaping () -> Void) {
        guard animated, isViewLoaded, view.window != nil else {
            change()
            return
        }
        view.layoutIfNeeded()
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
            change()
            self.view.layoutIfNeeded()
        }
    }

    // MARK: Content behind the bar

    /// Watches the visible screen's scroll view: its content shrinks a large title and gives the bar its background.
    private func followScrolling() {
        let scrollView: UIScrollView? = visibleViewController?.barScrollView
        if scrollView !== watchedScrollView {
            if let watchedScrollView { ScrollWatch.stop(watchedScrollView, by: self) }
            watchedScrollView = scrollView
            if let scrollView {
                ScrollWatch.watch(scrollView, by: self) { [weak self] in self?.layOutBars() }
            }
        }
        let travel: CGFloat = scrollView.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0
        let isWatched: Bool = scrollView?.contentInsetAdjustmentBehavior != .never
        let state = BarScrollState(travel: isWatched ? travel : 0, largeTitle: bar.showsLargeTitle)
        bar.largeTitleShrink = state.largeTitleShrink
        bar.hasContentBehind = state.hasContentBehindTop
    }

    // MARK: Toolbar items

    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        if visibleViewController === controller { showToolbarItems(animated: animated) }
    }

    private func showToolbarItems(animated: Bool) {
        existingToolbar?.setItems(visibleViewController?.toolbarItems, animated: animated)
    }
}
