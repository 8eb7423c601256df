/// A stack of controllers under a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable {
        case none = 0, push = 1, pop = 2
    }

    /// Seconds that bars take to hide and show.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2

    public init(rootViewController: UIViewController) {
        bar = UINavigationBar()
        toolbarClass = nil
        super.init(nibName: nil, bundle: nil)
        prepare()
        setViewControllers([rootViewController], animated: false)
    }

    /// With bars of an app's own classes; nil stands for the system's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = Self.makeBar(navigationBarClass) ?? UINavigationBar()
        self.toolbarClass = toolbarClass
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    private static func makeBar<Bar: UIView>(_ barClass: AnyClass?) -> Bar? {
        guard let barClass, barClass != Bar.self else { return nil }
        let made = ObjCRuntime.instantiate(barClass, "initWithFrame:", [CGRect.zero]) as? Bar
        precondition(made != nil, "\(barClass) should be a subclass of \(Bar.self)")
        return made
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar()
        toolbarClass = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    public required init?(coder: NSCoder) {
        bar = UINavigationBar()
        toolbarClass = nil
        super.init(coder: coder)
        prepare()
        decodeInterface(from: coder, as: UINavigationController.self)
    }

    private func prepare() {
        bar.onBack = { [weak self] in self?.goBack(to: $0) }
        bar.onHeightChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    }

    /// Puts another bar in the place of the present one; it shows the same items.
    func replaceBar(with new: UINavigationBar) {
        guard new !== bar else { return }
        let old: UINavigationBar = bar
        let items: [UINavigationItem]? = old.items
        old.onBack = nil
        old.onHeightChange = nil
        old.setItems([], animated: false)
        bar = new
        prepare()
        new.setItems(items, animated: false)
        guard let container = old.superview else { return }
        container.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
        container.setNeedsLayout()
    }

    /// Puts another tool bar in the place of the present one.
    func replaceToolbar(with new: UIToolbar) {
        let old: UIToolbar? = existingToolbar
        guard new !== old else { return }
        existingToolbar = new
        new.items = old?.items ?? visibleViewController?.toolbarItems
        old?.removeFromSuperview()
        viewIfLoaded?.addSubview(new)
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: The stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    var stack: [UIViewController] = []

    open var topViewController: UIViewController? { stack.last }
    /// The controller of the stack that the user sees: the top one, or that of a navigation controller nested in it.
    open var visibleViewController: UIViewController? {
        (stack.last as? UINavigationController)?.visibleViewController ?? stack.last
    }
    // An image picker has a delegate of a narrower type under the same name.
    @_disfavoredOverload
    open weak var delegate: (any UINavigationControllerDelegate)?

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let operation: Operation = stack.contains { $0 === viewControllers.last } ? .pop : .push
        change(to: viewControllers, operation: operation, animated: animated)
    }

    open dynamic func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!stack.contains { $0 === viewController }, "Pushing the same view controller instance more than once is not supported")
        precondition(!(viewController is UINavigationController), "Pushing a navigation controller is not supported")
        change(to: stack + [viewController], operation: .push, animated: animated)
    }

    @discardableResult
    open dynamic func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else {
            return (parent as? UINavigationController)?.popViewController(animated: animated)
        }
        change(to: Array(stack.dropLast()), operation: .pop, animated: animated)
        return top
    }

    @discardableResult
    open dynamic func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }), index < stack.count - 1 else { return nil }
        let popped: [UIViewController] = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), operation: .pop, animated: animated)
        return popped
    }

    /// Pushes, as the target of `show(_:sender:)` (behaviour/rules.md 2.3.2).
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushNested(vc, animated: UIView.areAnimationsEnabled)
    }

    override func handlesShowing(_ action: Selector) -> Bool { action == Self.showAction }

    func change(to new: [UIViewController], operation: Operation, animated: Bool) {
        let oldTop: UIViewController? = stack.last
        let removed: [UIViewController] = stack.filter { old in !new.contains { $0 === old } }
        let added: [UIViewController] = new.filter { candidate in !stack.contains { $0 === candidate } }
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in added {
            addChild(controller)
            controller.movingToParent = true
        }
        for controller in removed { controller.movingFromParent = true }
        let before: [UIViewController] = stack
        stack = new
        stackDidChange(animated: animated)
        let finish: (Bool) -> Void = { [weak self] completed in
            for controller in added { controller.movingToParent = false }
            for controller in removed { controller.movingFromParent = false }
            guard completed else {
                self?.restore(before, added: added)
                return
            }
            for controller in added where controller.parent === self { controller.didMove(toParent: self) }
            // One that came back in the meantime stays.
            let gone: [UIViewController] = removed.filter { old in self?.stack.contains { $0 === old } != true }
            for controller in gone where controller.parent === self { controller.removeFromParent() }
        }
        guard isViewLoaded, oldTop !== new.last else {
            finish(true)
            return
        }
        show(new.last, insteadOf: oldTop, operation: operation, animated: animated && view.window != nil, completion: finish)
    }

    /// A transition was cancelled: the stack is what it was.
    private func restore(_ before: [UIViewController], added: [UIViewController]) {
        stack = before
        for controller in added where controller.parent === self {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        stackDidChange(animated: false)
    }

    // MARK: Views

    private(set) var bar: UINavigationBar
    private let toolbarClass: AnyClass?
    let transitionView = UINavigationTransitionView()
    let screenView = UIViewControllerWrapperView()
    open var navigationBar: UINavigationBar { bar }

    open dynamic override func loadView() {
        let container = UILayoutContainerView(frame: UIWindowScene.sceneBounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for view in [transitionView, screenView] {
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        container.clipsToBounds = true
        transitionView.addSubview(screenView)
        container.addSubview(transitionView)
        // Screens ask for its size as they load, before anything is laid out.
        bar.frame = CGRect(x: 0, y: 0, width: container.bounds.width, height: bar.preferredHeight)
        container.addSubview(bar)
        if let existingToolbar { container.addSubview(existingToolbar) }
        view = container
        popGesture = NavigationPopGesture(self)
        hiding.install(in: container)
    }

    open dynamic override func viewDidLoad() {
        super.viewDidLoad()
        show(stack.last, insteadOf: nil, operation: .none, animated: false) { _ in }
    }

    open dynamic override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutBars()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBars()
    }

    // MARK: Bars

    /// The scroll view whose content the bar follows.
    weak var watchedScrollView: UIScrollView?

    open var isNavigationBarHidden = false {
        didSet { if isNavigationBarHidden != oldValue { layOutBars() } }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        animateBars(animated) { self.isNavigationBarHidden = hidden }
    }

    /// Whether the bars hide in a compact height (behaviour/rules.md 7.7). A tap on the screen that nothing there takes shows them until
    /// the height changes again. Default false.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet {
            guard hidesBarsWhenVerticallyCompact != oldValue else { return }
            hiding.updateReveal()
            layOutBars()
        }
    }

    /// Whether the keyboard's coming hides the bars. A tap on the screen that nothing there takes shows them. Default false.
    open var hidesBarsWhenKeyboardAppears = false {
        didSet { if hidesBarsWhenKeyboardAppears != oldValue { hiding.updateReveal() } }
    }

    override func traitsWillReachApp(from previous: UITraitCollection) {
        super.traitsWillReachApp(from: previous)
        if previous.verticalSizeClass != traitCollection.verticalSizeClass { hiding.isRevealed = false }
    }

    /// Whether a tap on the screen hides the bars, and another shows them. Default false.
    open var hidesBarsOnTap: Bool {
        get { hiding.tap.isEnabled }
        set { hiding.tap.isEnabled = newValue }
    }

    /// Whether a swipe up hides the bars and one down shows them. Default false.
    open var hidesBarsOnSwipe: Bool {
        get { hiding.swipe.isEnabled }
        set { hiding.swipe.isEnabled = newValue }
    }

    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
    private(set) lazy var hiding = BarHiding(self)

    /// The bar at the bottom. It shows the visible controller's `toolbarItems`.
    open var toolbar: UIToolbar! {
        if let existingToolbar { return existingToolbar }
        let toolbar: UIToolbar = Self.makeBar(toolbarClass) ?? UIToolbar()
        existingToolbar = toolbar
        viewIfLoaded?.addSubview(toolbar)
        toolbar.items = visibleViewController?.toolbarItems
        layOutBars()
        return toolbar
    }
    var existingToolbar: UIToolbar?

    /// Default true.
    open var isToolbarHidden = true {
        didSet {
            guard isToolbarHidden != oldValue else { return }
            if !isToolbarHidden { _ = toolbar }
            layOutBars()
        }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        if !hidden { _ = toolbar }
        animateBars(animated) { self.isToolbarHidden = hidden }
    }

    /// The drag from the edge that goes back; nil until the view is loaded.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture?.recognizer }
    private var popGesture: NavigationPopGesture?

    /// A screen has all of the stack's size but for the bars that it ends at.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard isViewLoaded, let screen = container as? UIViewController, stack.contains(where: { $0 === screen }) else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return CGRect(origin: .zero, size: parentSize).inset(by: screenInsets(of: screen)).size
    }

    // MARK: In a split view

    /// A column that stands on this stack hears from its split view what it is going to be when that expands.
    override var childrenToPrepare: [UIViewController] {
        guard let split = splitViewController, split.isCollapsed, !split.willBeCollapsed else { return children }
        return children.filter { split.column(of: $0) == nil }
    }

    /// Takes the secondary onto the stack; a navigation controller with its own stack (behaviour/rules.md 2.2.2).
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        pushDetail(secondaryViewController, animated: false)
    }

    /// Takes off the stack what was pushed as detail (behaviour/rules.md 2.2.3).
    open override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        guard let index = stack.firstIndex(where: { details.contains($0) }), index > 0 else { return nil }
        let detail: [UIViewController] = Array(stack[index...])
        setNestedViewControllers(Array(stack[..<index]))
        details.removeAllObjects()
        guard detail.count > 1 else { return detail.first }
        let navigation = UINavigationController(nibName: nil, bundle: nil)
        navigation.setViewControllers(detail, animated: false)
        return navigation
    }

    /// The controllers on the stack that are a split view's detail.
    let details = NSHashTable<UIViewController>.weakObjects()

    /// Its own, or else that of the first controller on the stack.
    open override var tabBarItem: UITabBarItem! {
        get { hasOwnTabBarItem ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
        set {
            hasOwnTabBarItem = true
            super.tabBarItem = newValue
        }
    }
    private var hasOwnTabBarItem = false

    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        (try? delegate?.navigationControllerSupportedInterfaceOrientations(self)) ?? super.supportedInterfaceOrientations
    }

    open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        (try? delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)) ?? super.preferredInterfaceOrientationForPresentation
    }

    /// Light over a dark bar.
    open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
        bar.barStyle == .black ? .lightContent : super.preferredStatusBarStyle
    }

    open dynamic override var childForStatusBarStyle: UIViewController? { isBarHidden ? topViewController : nil }
    open dynamic override var childForStatusBarHidden: UIViewController? { topViewController }
}
