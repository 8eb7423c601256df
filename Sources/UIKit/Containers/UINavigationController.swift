/// A stack of controllers under a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable {
        case none = 0, push = 1, pop = 2
    }

    /// Seconds that bars take to hide and show.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        bar.onBack = { [weak self] in self?.popViewController(animated: true) }
        bar.onHeightChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    }

    // MARK: The stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    private var stack: [UIViewController] = []

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { stack.last }
    open weak var delegate: (any UINavigationControllerDelegate)?

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let operation: Operation = stack.contains { $0 === viewControllers.last } ? .pop : .push
        change(to: viewControllers, operation: operation, animated: animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!stack.contains { $0 === viewController }, "Pushing the same view controller instance more than once is not supported")
        change(to: stack + [viewController], operation: .push, animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: Array(stack.dropLast()), operation: .pop, animated: animated)
        return top
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }), index < stack.count - 1 else { return nil }
        let popped: [UIViewController] = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), operation: .pop, animated: animated)
        return popped
    }

    /// Pushes, as the target of `show(_:sender:)` (facts/rules.md 2.3.2).
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    private func change(to new: [UIViewController], operation: Operation, animated: Bool) {
        let oldTop: UIViewController? = stack.last
        let removed: [UIViewController] = stack.filter { old in !new.contains { $0 === old } }
        let added: [UIViewController] = new.filter { candidate in !stack.contains { $0 === candidate } }
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in added {
            addChild(controller)
            controller.movingToParent = true
        }
        for controller in removed { controller.movingFromParent = true }
        stack = new
        bar.setItems(new.map(\.navigationItem), animated: animated)
        let finish: () -> Void = {
            for controller in added {
                controller.didMove(toParent: self)
                controller.movingToParent = false
            }
            for controller in removed {
                controller.removeFromParent()
                controller.movingFromParent = false
            }
        }
        guard isViewLoaded else {
            finish()
            return
        }
        if oldTop !== new.last {
            show(new.last, insteadOf: oldTop, operation: operation, animated: animated && view.window != nil, completion: finish)
        } else {
            finish()
        }
    }

    // MARK: Views

    private let bar = UINavigationBar()
    private let transitionView = UINavigationTransitionView()
    open var navigationBar: UINavigationBar { bar }

    open override func loadView() {
        let container = UILayoutContainerView(frame: UIWindowScene.sceneBounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transitionView.frame = container.bounds
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.clipsToBounds = true
        container.addSubview(transitionView)
        container.addSubview(bar)
        view = container
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        show(stack.last, insteadOf: nil, operation: .none, animated: false) {}
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBar()
    }

    private func layOutBar() {
        guard isViewLoaded else { return }
        let top: CGFloat = view.safeAreaInsets.top
        let height: CGFloat = bar.preferredHeight
        bar.topExtension = top
        bar.isHidden = isNavigationBarHidden
        bar.frame = CGRect(x: 0, y: isNavigationBarHidden ? -height : top, width: view.bounds.width, height: height)
        let covered: CGFloat = isNavigationBarHidden ? 0 : height
        for controller in stack { controller.containerSafeAreaInsets = UIEdgeInsets(top: covered) }
    }

    /// Shows `new` in place of `old`, sliding when animated (facts/rules.md 7.2 for the callbacks).
    private func show(
        _ new: UIViewController?, insteadOf old: UIViewController?, operation: Operation, animated: Bool,
        completion: @escaping () -> Void
    ) {
        guard let new else {
            old?.viewIfLoaded?.superview?.removeFromSuperview()
            completion()
            return
        }
        delegate?.navigationController(self, willShow: new, animated: animated)
        if appearance == .appearing || appearance == .appeared {
            if let old { AppearanceTransitions.begin(old, appearing: false, animated: animated) }
            new.loadViewIfNeeded()
            AppearanceTransitions.begin(new, appearing: true, animated: animated)
        }
        let wrapper = install(new)
        layOutBar()
        AppearanceTransitions.announceIsAppearing(new, animated: animated)
        let oldWrapper: UIView? = old?.viewIfLoaded?.superview
        let finish: () -> Void = { [weak self] in
            oldWrapper?.removeFromSuperview()
            old?.viewIfLoaded?.removeFromSuperview()
            if let self {
                if let old { AppearanceTransitions.end(old) }
                if self.appearance == .appeared || self.appearance == .appearing { AppearanceTransitions.end(new) }
                completion()
                self.delegate?.navigationController(self, didShow: new, animated: animated)
            }
        }
        guard animated, let oldWrapper else {
            oldWrapper?.removeFromSuperview()
            if appearance == .appeared { DeferredWork.shared.runAfterNextCommit(finish) } else { finish() }
            return
        }
        NavigationTransition(operation: operation, rightToLeft: view.isRightToLeft)
            .run(from: oldWrapper, to: wrapper, in: transitionView, completion: finish)
    }

    private func install(_ controller: UIViewController) -> UIView {
        let wrapper = UIViewControllerWrapperView(frame: transitionView.bounds)
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let child: UIView = controller.view
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.frame = wrapper.bounds
        wrapper.addSubview(child)
        transitionView.addSubview(wrapper)
        return wrapper
    }

    // MARK: Bars

    open var isNavigationBarHidden = false {
        didSet { if isNavigationBarHidden != oldValue { layOutBar() } }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard animated, isViewLoaded else {
            isNavigationBarHidden = hidden
            return
        }
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
            self.isNavigationBarHidden = hidden
            self.view.layoutIfNeeded()
        }
    }

    open override var childForStatusBarStyle: UIViewController? { nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
}

/// What happens in a navigation controller. Every method is optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        try? ObjCRuntime.invokeOptional("navigationController:willShow:animated:", on: self, [navigationController, viewController, animated])
    }
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        try? ObjCRuntime.invokeOptional("navigationController:didShow:animated:", on: self, [navigationController, viewController, animated])
    }
}
