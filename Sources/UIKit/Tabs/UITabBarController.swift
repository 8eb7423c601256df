/// Shows one of several controllers, chosen in a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        tabBar.delegate = self
        tabBar.onChoice = { [weak self] in self?.mayChoose($0) ?? true }
    }

    // MARK: Controllers

    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }
    private var tabs: [UIViewController] = []

    /// Replaces the controllers. The selected one stays selected if it is among the new ones, else the first is.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new: [UIViewController] = viewControllers ?? []
        let old: [UIViewController] = tabs
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            if controller === shown { hideShown() }
            controller.removeFromParent()
        }
        tabs = new
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        itemsDidChange()
        if let selected, !new.contains(where: { $0 === selected }) { self.selected = nil }
        select(selected ?? new.first)
    }

    func itemsDidChange() {
        tabBar.setItems(tabs.map { $0.tabBarItem }, animated: false)
        tabBar.selectedItem = selected?.tabBarItem
    }

    // MARK: Selection

    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            precondition(
                tabs.contains { $0 === newValue }, "only a view controller in the tab bar controller's list can be selected")
            select(newValue)
        }
    }
    private var selected: UIViewController?
    /// The controller whose view is in place.
    private weak var shown: UIViewController?

    /// `NSNotFound` where nothing is selected.
    open var selectedIndex: Int {
        get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
        set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
    }

    private func select(_ controller: UIViewController?) {
        selected = controller
        tabBar.selectedItem = controller?.tabBarItem
        guard isViewLoaded else { return }
        showSelected()
    }

    private func mayChoose(_ item: UITabBarItem) -> Bool {
        guard let controller = tabs.first(where: { $0.tabBarItem === item }) else { return true }
        return delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }

    /// A tab was tapped. A second tap on it takes its navigation controller back to the root.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let controller = tabs.first(where: { $0.tabBarItem === item }) else { return }
        if controller === selected {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    // MARK: View

    private let transitionView = UITransitionView()

    open override func loadView() {
        let container = UILayoutContainerView(frame: UIWindowScene.sceneBounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transitionView.frame = container.bounds
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(transitionView)
        container.addSubview(tabBar)
        view = container
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showSelected()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBar()
    }

    /// Controllers that are not selected stay loaded and do not appear; a change of tab is not animated unless the delegate
    /// has an animator for it (facts/rules.md 7.4).
    private func showSelected() {
        guard let new = selected, new !== shown else { return }
        let old: UIViewController? = shown
        let forwards: Bool = appearance == .appearing || appearance == .appeared
        var animator: (any UIViewControllerAnimatedTransitioning)?
        if let old, forwards { animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new) }
        let coordinator = TransitionCoordinator(duration: animator?.transitionDuration(using: nil) ?? 0)
        if animator != nil { activeCoordinator = coordinator }
        if forwards, let old { AppearanceTransitions.begin(old, appearing: false, animated: animator != nil) }
        new.loadViewIfNeeded()
        if forwards { AppearanceTransitions.begin(new, appearing: true, animated: animator != nil) }
        new.view.frame = transitionView.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if animator == nil { transitionView.addSubview(new.view) }
        shown = new
        layOutBar()
        let context = TransitionContext(
            from: .init(controller: old, view: old?.viewIfLoaded, initialFrame: transitionView.bounds, finalFrame: .zero),
            to: .init(controller: new, view: new.view, initialFrame: .zero, finalFrame: transitionView.bounds), in: transitionView,
            coordinator: coordinator
        ) { [weak self] completed in
            self?.changeDidEnd(from: old, to: new, forwards: forwards)
            coordinator.finish(cancelled: !completed)
            animator?.animationEnded(completed)
        }
        if let animator {
            animator.animateTransition(using: context)
            UIView.animate(withDuration: coordinator.transitionDuration) { coordinator.runAlongside() }
        } else {
            old?.viewIfLoaded?.removeFromSuperview()
        }
        AppearanceTransitions.announceIsAppearing(new, animated: animator != nil)
        if animator == nil { DeferredWork.shared.runAfterNextCommit { context.completeTransition(true) } }
    }

    private func changeDidEnd(from old: UIViewController?, to new: UIViewController, forwards: Bool) {
        activeCoordinator = nil
        if let old, old !== shown {
            old.viewIfLoaded?.removeFromSuperview()
            AppearanceTransitions.end(old)
        }
        if forwards, new === shown, appearance == .appeared { AppearanceTransitions.end(new) }
    }

    private func hideShown() {
        guard let shown else { return }
        AppearanceTransitions.begin(shown, appearing: false, animated: false)
        shown.viewIfLoaded?.removeFromSuperview()
        AppearanceTransitions.end(shown)
        self.shown = nil
    }

    // MARK: Bar

    /// Whether a controller pushed in the selected tab hides the bar.
    private var hidesBar: Bool {
        guard let navigation = selected as? UINavigationController else { return selected?.hidesBottomBarWhenPushed ?? false }
        return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    func barVisibilityMayHaveChanged(animated: Bool) {
        guard isViewLoaded else { return }
        guard animated, view.window != nil else {
            layOutBar()
            return
        }
        UIView.animate(withDuration: NavigationTransition.duration) { self.layOutBar() }
    }

    private weak var watchedScrollView: UIScrollView?

    private func layOutBar() {
        guard isViewLoaded else { return }
        let bottom: CGFloat = view.safeAreaInsets.bottom
        tabBar.bottomInset = bottom
        let height: CGFloat = tabBar.metrics.height
        let isHidden: Bool = hidesBar || tabBar.isHidden
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - (isHidden ? 0 : bottom + height), width: view.bounds.width, height: bottom + height)
        for controller in tabs { controller.containerSafeAreaInsets = UIEdgeInsets(bottom: isHidden ? 0 : height) }
        followScrolling()
    }

    /// The bar has a background only while content reaches under it.
    private func followScrolling() {
        let screen: UIViewController? = (selected as? UINavigationController)?.visibleViewController ?? selected
        let scrollView: UIScrollView? = screen?.barScrollView
        if scrollView !== watchedScrollView {
            if let watchedScrollView { ScrollWatch.stop(watchedScrollView, by: self) }
            watchedScrollView = scrollView
            if let scrollView { ScrollWatch.watch(scrollView, by: self) { [weak self] in self?.updateBackground() } }
        }
        updateBackground()
    }

    private func updateBackground() {
        guard let scrollView = watchedScrollView else {
            tabBar.hasContentBehind = false
            return
        }
        tabBar.hasContentBehind = BarScrollState.hasContentBehindBottom(
            contentHeight: scrollView.contentSize.height, offset: scrollView.contentOffset.y, height: scrollView.bounds.height,
            covered: scrollView.adjustedContentInset.bottom)
    }

    open override var childForStatusBarStyle: UIViewController? { selected }
    open override var childForStatusBarHidden: UIViewController? { selected }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        (try? delegate?.tabBarControllerSupportedInterfaceOrientations(self)) ?? super.supportedInterfaceOrientations
    }
}

/// Hears of, and decides on, a tab bar controller's choices. Every method is optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Default true.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// The user chose a tab; not called for changes in code.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Who animates a change of tab. Default nil: nobody.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) throws(Unimplemented) -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        (try? ObjCRuntime.invokeOptional("tabBarController:shouldSelect:", on: self, [tabBarController, viewController])) ?? true
    }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        try? ObjCRuntime.invokeOptional("tabBarController:didSelect:", on: self, [tabBarController, viewController])
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        try? ObjCRuntime.invokeOptional(
            "tabBarController:animationControllerForTransitionFrom:to:", on: self, [tabBarController, fromVC, toVC])
    }
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) throws(Unimplemented) -> UIInterfaceOrientationMask {
        try ObjCRuntime.invokeOptional("tabBarControllerSupportedInterfaceOrientations:", on: self, [tabBarController])
    }
}
