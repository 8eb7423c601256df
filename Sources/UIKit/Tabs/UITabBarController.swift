/// Shows one of several controllers, chosen in a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar. One of a class of the app's own comes from a storyboard, or from the app under the key "tabBar".
    open var tabBar: UITabBar { bar }
    private(set) var bar = UITabBar()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeInterface(from: coder, as: UITabBarController.self)
    }

    private func prepare() {
        bar.delegate = self
        bar.onChoice = { [weak self] in self?.mayChoose($0) ?? true }
    }

    /// Puts another bar in the place of the present one; it shows the same items.
    func replaceBar(with new: UITabBar) {
        guard new !== bar else { return }
        let old: UITabBar = bar
        bar = new
        prepare()
        new.setItems(old.items, animated: false)
        new.selectedItem = old.selectedItem
        old.delegate = nil
        guard let container = old.superview else { return }
        container.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
        container.setNeedsLayout()
    }

    // MARK: Controllers

    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    private var controllers: [UIViewController] = []

    /// Replaces the controllers. The selected one stays selected if it is among the new ones, else the first is.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        for tab in rootTabs { tab.join(nil) }
        rootTabs = []
        putControllers(viewControllers ?? [])
    }

    /// The controllers that the user may put elsewhere in the bar, by the Edit button of the More list. Default: all, anew whenever
    /// `viewControllers` is set; with none there is no Edit button.
    open var customizableViewControllers: [UIViewController]? { didSet { if existingMore != nil { offerEditing() } } }

    private func offerEditing() { moreList.showsEdit = customizableViewControllers?.isEmpty == false }
    /// Those that the controllers belong to, where it was given tabs.
    var rootTabs: [UITab] = []

    func putControllers(_ new: [UIViewController]) {
        let old: [UIViewController] = controllers
        if let existingMore { existingMore.setNestedViewControllers([moreList]) }
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            if controller === shown { hideShown() }
            controller.removeFromParent()
        }
        controllers = new
        customizableViewControllers = new
        adoptTabs()
        itemsDidChange()
        if let selected, !new.contains(where: { $0 === selected }) { self.selected = nil }
        select(selected ?? new.first)
    }

    /// Those that stand on no stack are the tab bar controller's children.
    private func adoptTabs() {
        let pushed: [UIViewController] = existingMore?.viewControllers ?? []
        for controller in controllers where controller.parent !== self && !pushed.contains(where: { $0 === controller }) {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    func itemsDidChange() {
        let overflow: [UIViewController] = self.overflow
        if !overflow.isEmpty, moreNavigationController.parent !== self {
            addChild(moreNavigationController)
            moreNavigationController.didMove(toParent: self)
        }
        moreList.controllers = overflow
        tabBar.setItems(barControllers.map { $0.tabBarItem }, animated: false)
        tabBar.selectedItem = selected.map(barController)?.tabBarItem
    }

    // MARK: More

    /// Holds the controllers that the bar has no room for: more than five in a compact width, more than eight in a regular one.
    open var moreNavigationController: UINavigationController {
        if let existingMore { return existingMore }
        let navigation = UINavigationController(rootViewController: moreList)
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        moreList.onChoice = { [weak self] in self?.chooseInMore($0) }
        moreList.onEdit = { [weak self] in self?.beginCustomizing() }
        moreList.onReturn = { [weak self] in self?.moreListReturned() }
        existingMore = navigation
        offerEditing()
        return navigation
    }
    private var existingMore: UINavigationController?
    private lazy var moreList = MoreListController()

    private var room: Int { traitCollection.horizontalSizeClass == .compact ? 5 : 8 }
    private var overflow: [UIViewController] { controllers.count > room ? Array(controllers[(room - 1)...]) : [] }
    /// The controllers that the bar's items stand for.
    private var barControllers: [UIViewController] {
        controllers.count > room ? Array(controllers[..<(room - 1)]) + [moreNavigationController] : controllers
    }

    /// The controller whose view is in place while `controller` is selected.
    private func barController(of controller: UIViewController) -> UIViewController {
        overflow.contains { $0 === controller } ? moreNavigationController : controller
    }

    private func chooseInMore(_ controller: UIViewController) {
        guard
            delegate.traced("tabBarController(_:shouldSelect:)")?
                .tabBarController(self, shouldSelect: controller) ?? true
        else { return }
        moreNavigationController.pushNested(controller, animated: true)
        selected = controller
        delegate.traced("tabBarController(_:didSelect:)")?.tabBarController(self, didSelect: controller)
    }

    private func moreListReturned() {
        adoptTabs()
        if let selected, overflow.contains(where: { $0 === selected }) { self.selected = moreNavigationController }
    }

    /// Another width has another number of tabs: those on the More stack come back.
    override func traitsWillReachApp(from previous: UITraitCollection) {
        super.traitsWillReachApp(from: previous)
        guard previous.horizontalSizeClass != traitCollection.horizontalSizeClass, controllers.count > 5 else { return }
        existingMore?.setNestedViewControllers([moreList])
        adoptTabs()
        itemsDidChange()
        let isMoreGone: Bool = selected === existingMore && overflow.isEmpty
        select(isMoreGone ? controllers.first : selected)
    }

    // MARK: Selection

    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            precondition(
                controllers.contains { $0 === newValue } || newValue === existingMore, "only a view controller in the tab bar controller's list can be selected"
            )
            select(newValue)
        }
    }
    private var selected: UIViewController?
    /// The controller whose view is in place.
    private weak var shown: UIViewController?

    /// `NSNotFound` where nothing is selected.
    open var selectedIndex: Int {
        get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
        set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
    }

    private func select(_ controller: UIViewController?) {
        selected = controller
        if let controller, overflow.contains(where: { $0 === controller }) {
            moreNavigationController.setNestedViewControllers([moreList, controller])
        }
        tabBar.selectedItem = controller.map(barController)?.tabBarItem
        guard isViewLoaded else { return }
        showSelected()
    }

    private func mayChoose(_ item: UITabBarItem) -> Bool {
        guard let controller = barControllers.first(where: { $0.tabBarItem === item }) else { return true }
        if let tab = rootTab(of: controller), delegate.traced("tabBarController(_:shouldSelectTab:)")?.tabBarController(self, shouldSelectTab: tab) == false {
            return false
        }
        return delegate.traced("tabBarController(_:shouldSelect:)")?.tabBarController(self, shouldSelect: controller) ?? true
    }

    /// A tab was tapped. A second tap on it takes its navigation controller back to the root.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let controller = barControllers.first(where: { $0.tabBarItem === item }) else { return }
        let previousTab: UITab? = selectedTab
        if controller === selected.map(barController) {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller)
        }
        if let selectedTab {
            delegate.traced("tabBarController(_:didSelectTab:previousTab:)")?
                .tabBarController(self, didSelectTab: selectedTab, previousTab: previousTab)
        }
        delegate.traced("tabBarController(_:didSelect:)")?.tabBarController(self, didSelect: controller)
    }

    // MARK: View

    private let transitionView = UITransitionView()

    open dynamic override func loadView() {
        let container = UILayoutContainerView(frame: UIWindowScene.sceneBounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transitionView.frame = container.bounds
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(transitionView)
        container.addSubview(tabBar)
        view = container
    }

    open dynamic override func viewDidLoad() {
        super.viewDidLoad()
        showSelected()
    }

    open dynamic override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBar()
    }

    /// Controllers that are not selected stay loaded and do not appear; a change of tab is not animated unless the delegate
    /// has an animator for it (behaviour/rules.md 7.4).
    private func showSelected() {
        guard let new = selected.map(barController), new !== shown else { return }
        let old: UIViewController? = shown
        let forwards: Bool = appearance == .appearing || appearance == .appeared
        var animator: (any UIViewControllerAnimatedTransitioning)?
        if let old, forwards { animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new) }
        let interaction = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
        let coordinator = TransitionCoordinator(
            duration: animator?.transitionDuration(using: nil) ?? 0, interactive: interaction?.wantsInteractiveStart ?? false)
        if animator != nil { activeCoordinator = coordinator }
        if forwards, let old { AppearanceTransitions.begin(old, appearing: false, animated: animator != nil) }
        new.loadViewIfNeeded()
        if forwards { AppearanceTransitions.begin(new, appearing: true, animated: animator != nil) }
        new.view.frame = screenFrame(of: new)
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if animator == nil { transitionView.addSubview(new.view) }
        shown = new
        layOutBar()
        let context = TransitionContext(
            from: .init(controller: old, view: old?.viewIfLoaded, initialFrame: transitionView.bounds, finalFrame: .zero),
            to: .init(controller: new, view: new.view, initialFrame: .zero, finalFrame: new.view.frame), in: transitionView,
            coordinator: coordinator
        ) { [weak self] completed in
            if completed { self?.changeDidEnd(from: old, to: new, forwards: forwards) } else { self?.goBack(to: old, from: new) }
            coordinator.finish(cancelled: !completed)
            animator?.animationEnded(completed)
        }
        if let animator {
            context.run(animator, drivenBy: interaction)
        } else {
            old?.viewIfLoaded?.removeFromSuperview()
        }
        AppearanceTransitions.announceIsAppearing(new, animated: animator != nil)
        if animator == nil { DeferredWork.shared.runAfterNextCommit { context.completeTransition(true) } }
    }

    /// A change of tab was cancelled: the old one is selected again, and both hear the reverse pair of callbacks.
    private func goBack(to old: UIViewController?, from new: UIViewController) {
        activeCoordinator = nil
        AppearanceTransitions.begin(new, appearing: false, animated: true)
        new.viewIfLoaded?.removeFromSuperview()
        AppearanceTransitions.end(new)
        guard let old else { return }
        AppearanceTransitions.begin(old, appearing: true, animated: true)
        transitionView.addSubview(old.view)
        AppearanceTransitions.end(old)
        shown = old
        selected = controllers.contains { $0 === old } ? old : selected
        tabBar.selectedItem = old.tabBarItem
        layOutBar()
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
        for controller in barControllers {
            let ends: Bool = screenInsets(of: controller).bottom > 0
            controller.containerSafeAreaInsets = UIEdgeInsets(bottom: isHidden || ends ? 0 : height)
        }
        if let shown, let child = shown.viewIfLoaded, child.superview === transitionView, activeCoordinator == nil {
            let frame: CGRect = screenFrame(of: shown)
            if child.frame != frame { child.frame = frame }
        }
        followScrolling()
    }

    /// The insets of a controller's view from the edges because it may not lie under the bar.
    private func screenInsets(of controller: UIViewController) -> UIEdgeInsets {
        guard isViewLoaded, !hidesBar, !tabBar.isHidden else { return .zero }
        let reach: CGFloat = view.safeAreaInsets.bottom + tabBar.metrics.height
        return controller.extendedLayout.insets(
            top: .init(), bottom: .init(reach: reach, isTranslucent: tabBar.isTranslucent))
    }

    /// A screen has all of the controller's size but for the bar that it ends at.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard isViewLoaded, let screen = container as? UIViewController, screen.parent === self else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return CGRect(origin: .zero, size: parentSize).inset(by: screenInsets(of: screen)).size
    }

    private func screenFrame(of controller: UIViewController) -> CGRect {
        transitionView.bounds.inset(by: screenInsets(of: controller))
    }

    /// A screen was pushed or popped in the selected tab: another scroll view lies behind the bar.
    func screenMayHaveChanged() {
        if isViewLoaded { followScrolling() }
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

    open dynamic override var childForStatusBarStyle: UIViewController? { selected }
    open dynamic override var childForStatusBarHidden: UIViewController? { selected }
    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        (try? delegate?.tabBarControllerSupportedInterfaceOrientations(self)) ?? super.supportedInterfaceOrientations
    }
    open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        (try? delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)) ?? super.preferredInterfaceOrientationForPresentation
    }
}
