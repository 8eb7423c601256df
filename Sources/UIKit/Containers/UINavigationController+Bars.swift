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

    /// The back button: everything above the screen of `item` leaves, on whichever stack that stands.
    func goBack(to item: UINavigationItem) {
        // The controller is its bar's delegate; an app's class that says so is asked.
        if let delegate = self as? any UINavigationBarDelegate, let top = bar.topItem, !delegate.navigationBar(bar, shouldPop: top) { return }
        if let screen = stack.first(where: { $0.navigationItem === item && !($0 is UINavigationController) }) {
            popToViewController(screen, animated: true)
        } else if let nested = stack.lazy.compactMap({ $0 as? UINavigationController }).first(where: { $0.barItems.contains { $0 === item } }) {
            if nested !== stack.last { popToViewController(nested, animated: true) }
            nested.goBack(to: item)
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
        isNavigationBarHidden || isNested || hidesBarsForHeight
    }

    private var hidesBarsForHeight: Bool {
        hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact && !hiding.isRevealed
    }

    func layOutBars() {
        guard isViewLoaded else { return }
        let safe: UIEdgeInsets = view.safeAreaInsets
        let height: CGFloat = bar.preferredHeight
        bar.topExtension = safe.top
        bar.isHidden = isBarHidden
        followScrolling()
        bar.frame = CGRect(
            x: 0, y: isBarHidden ? -height : safe.top, width: view.bounds.width, height: height - bar.largeTitleShrink - bar.searchShrink)
        let bottom: CGFloat = layOutToolbar(safe)
        for controller in stack {
            let ends: UIEdgeInsets = screenInsets(of: controller)
            controller.containerSafeAreaInsets = UIEdgeInsets(
                top: isBarHidden || ends.top > 0 ? 0 : height, bottom: ends.bottom > 0 ? 0 : bottom)
        }
        if let search = bar.topItem?.searchController, search.parent === self {
            search.containerSafeAreaInsets = UIEdgeInsets(top: isBarHidden ? 0 : height, bottom: bottom)
        }
        layOutScreen()
        (parent as? UITabBarController)?.screenMayHaveChanged()
    }

    /// The insets of a controller's view from the edges with a bar that it may not lie under.
    func screenInsets(of controller: UIViewController) -> UIEdgeInsets {
        guard isViewLoaded else { return .zero }
        let safe: UIEdgeInsets = view.safeAreaInsets
        let wishes: ExtendedLayout = controller.extendedLayout
        let top = ExtendedLayout.Bar(reach: isBarHidden ? 0 : safe.top + bar.preferredHeight, isTranslucent: bar.isTranslucent)
        var bottom = ExtendedLayout.Bar()
        if let existingToolbar, !isToolbarHidden, !hidesBarsForHeight {
            bottom = ExtendedLayout.Bar(
                reach: safe.bottom + existingToolbar.preferredHeight, isTranslucent: existingToolbar.isTranslucent)
        } else if containerSafeAreaInsets.bottom > 0 {
            // A tab bar lies over this controller, and so over its screens.
            bottom.reach = safe.bottom
        }
        return wishes.insets(top: top, bottom: bottom)
    }

    /// The frame of a controller's view in `screenView`.
    func screenFrame(of controller: UIViewController) -> CGRect {
        screenView.bounds.inset(by: screenInsets(of: controller))
    }

    private func layOutScreen() {
        guard activeCoordinator == nil, let top = stack.last, let child = top.viewIfLoaded, child.superview === screenView else { return }
        let frame: CGRect = screenFrame(of: top)
        if child.frame != frame { child.frame = frame }
    }

    /// Returns how much the toolbar covers above the safe area's bottom.
    private func layOutToolbar(_ safe: UIEdgeInsets) -> CGFloat {
        guard let toolbar = existingToolbar else { return 0 }
        let height: CGFloat = toolbar.preferredHeight
        let isHidden: Bool = isToolbarHidden || hidesBarsForHeight
        let y: CGFloat = isHidden ? view.bounds.height : view.bounds.height - safe.bottom - height
        toolbar.isHidden = isHidden
        toolbar.bottomExtension = safe.bottom
        toolbar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        view.bringSubviewToFront(toolbar)
        return isHidden ? 0 : height
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
                ScrollWatch.watch(scrollView, by: self, rest: { [weak self] in self?.restingTravel($0) ?? $0 }) { [weak self] in
                    self?.layOutBars()
                }
            }
        }
        let travel: CGFloat = scrollView.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0
        let isBelowBar: Bool = stack.last.map { screenInsets(of: $0).top > 0 } ?? false
        let isWatched: Bool = scrollView?.contentInsetAdjustmentBehavior != .never && !isBelowBar
        let shown: CGFloat = isWatched ? travel : 0
        let pushed: CGFloat = min(max(shown, 0), searchRoom)
        let isLarge: Bool = bar.showsLargeTitle && !bar.search.hidesRow
        let state = BarScrollState(travel: shown - pushed, largeTitle: isLarge, titleHeight: bar.largeTitleHeight)
        bar.searchShrink = pushed
        bar.largeTitleShrink = state.largeTitleShrink
        bar.hasContentBehind = state.hasContentBehindTop
        existingToolbar?.hasContentBehind =
            scrollView.map {
                BarScrollState.hasContentBehindBottom(
                    contentHeight: $0.contentSize.height, offset: $0.contentOffset.y, height: $0.bounds.height,
                    covered: $0.adjustedContentInset.bottom)
            } ?? false
    }

    /// How much of a search bar scrolled content may push away.
    private var searchRoom: CGFloat {
        let search: NavigationSearchLayout = bar.search
        guard search.placement == .stacked, !search.isActive, bar.topItem?.hidesSearchBarWhenScrolling == true else { return 0 }
        return NavigationSearchLayout.height
    }

    /// Thrown content does not rest with half of a search bar or of a large title (behaviour/measured-constants.md 1).
    private func restingTravel(_ travel: CGFloat) -> CGFloat {
        let search: CGFloat = searchRoom
        let title: CGFloat = bar.showsLargeTitle && !bar.search.hidesRow ? bar.largeTitleHeight : 0
        guard travel > 0, travel < search + title else { return travel }
        if travel < search { return travel < search / 2 ? 0 : search }
        return travel - search < title / 2 ? search : search + title
    }

    // MARK: Toolbar items

    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        if visibleViewController === controller { showToolbarItems(animated: animated) }
    }

    private func showToolbarItems(animated: Bool) {
        existingToolbar?.setItems(visibleViewController?.toolbarItems, animated: animated)
    }
}
