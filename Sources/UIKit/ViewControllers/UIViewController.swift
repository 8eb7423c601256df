/// Manages a view: loads it, hears when it appears and disappears, and contains other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitChangeObservable, TraitObserving,
    @preconcurrency NSCoding
{
    public internal(set) var nibName: String?
    public internal(set) var nibBundle: Bundle?

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        nibName = coder.nib == nil && coder.allowsKeyedCoding ? coder.archivedText("UINibName") : coder.nibElement?["nibName"]
        nibBundle = coder.nib?.load.bundle
        super.init()
        PropertyArchive.decode(self, from: coder)
        decodeInterface(from: coder, as: UIViewController.self)
    }

    /// Archives the controller's values. Its view comes from its nib again, and its children from who adds them.
    open func encode(with coder: NSCoder) {
        coder.encode(nibName as NSString?, forKey: "UINibName")
        PropertyArchive.encode(self, to: coder, except: ["view", "tabBarItem", "toolbarItems"])
    }

    // MARK: View

    /// The controller's view; asking for it loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { setView(newValue) }
    }
    private var loadedView: UIView?
    private var isLoadingView = false
    /// The scroll view that the app named for bars to follow.
    weak var ownContentScrollView: UIScrollView?

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes `view`. The default takes it from the storyboard or nib that the controller comes from, or from a nib named as its
    /// class; without one it makes a plain view of the screen's size.
    open dynamic func loadView() {
        if loadViewFromInterface() { return }
        let view = UIView(frame: UIWindowScene.sceneBounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open dynamic func viewDidLoad() {}

    /// Makes a view in place of the controller's own. A controller with one stands for another that nothing could make: it neither loads its view
    /// nor hears of its appearance and layout.
    package var standInView: (() -> UIView)?
    /// Whether it was made from an interface file for one of a class that was left out.
    var standsForAbsentClass = false

    package var messageObservers: MessageObservers?

    /// Called when a memory warning comes (`UIApplication.didReceiveMemoryWarningNotification`) while the controller is in a window's
    /// tree of controllers. Call super.
    open func didReceiveMemoryWarning() {}

    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoadingView else { return }
        if let standInView {
            view = standInView()
            return
        }
        isLoadingView = true
        loadView()
        isLoadingView = false
        guard loadedView != nil else { return }
        CallTrace.record(self, "viewDidLoad()")
        heard("viewDidLoad") { traitCollection.performAsCurrent { viewDidLoad() } }
    }

    private func setView(_ view: UIView?) {
        guard view !== loadedView else { return }
        loadedView?.owningController = nil
        loadedView = view
        view?.owningController = self
        view?.traitsAreCurrent = false
        view?.safeAreaMayHaveChanged()
    }

    // MARK: Appearance

    open dynamic func viewWillAppear(_ animated: Bool) {}
    /// Called once the view is in the tree with its final traits and geometry, before it is laid out for the appearance.
    open func viewIsAppearing(_ animated: Bool) {}
    open dynamic func viewDidAppear(_ animated: Bool) {}
    open dynamic func viewWillDisappear(_ animated: Bool) {}
    open dynamic func viewDidDisappear(_ animated: Bool) {}
    open dynamic func viewWillLayoutSubviews() {}
    open dynamic func viewDidLayoutSubviews() {}

    var contentUnavailable: ContentUnavailableCover?

    /// Changes `contentUnavailableConfiguration` to what the controller's state asks for. Called before layout when an update was asked for or what is
    /// searched for changed.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Changes the view's constraints to what the controller's state asks for. Call super last; it calls the view's
    /// `updateConstraints()`.
    open func updateViewConstraints() {
        viewIfLoaded?.updateConstraints()
    }

    /// The controller's state between appearing and disappearing.
    var appearance = AppearanceState.disappeared
    var appearanceIsAnimated = false
    /// Whether `viewIsAppearing(_:)` was called for the present appearance.
    var appearanceIsAnnounced = false

    open var isBeingPresented: Bool { beingPresented }
    open var isBeingDismissed: Bool { beingDismissed }
    var beingPresented = false
    var beingDismissed = false
    open var isMovingToParent: Bool { movingToParent }
    open var isMovingFromParent: Bool { movingFromParent }
    var movingToParent = false
    var movingFromParent = false

    /// Whether the container's appearance callbacks reach the children by themselves. Default true.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// For containers that forward appearance themselves: the child is about to appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        AppearanceTransitions.begin(self, appearing: isAppearing, animated: animated)
    }

    open func endAppearanceTransition() {
        AppearanceTransitions.end(self)
    }

    // MARK: Containment

    open internal(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []

    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.willMove(toParent: self)
        childController.parent?.removeChildQuietly(childController)
        children.append(childController)
        childController.parent = self
        childController.traitEnvironmentDidChange()
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.removeChildQuietly(self)
        traitEnvironmentDidChange()
        didMove(toParent: nil)
    }

    private func removeChildQuietly(_ child: UIViewController) {
        children.removeAll { $0 === child }
        child.parent = nil
        // What covered the child here does not cover it elsewhere.
        child.containerSafeAreaInsets = .zero
    }

    open dynamic func willMove(toParent parent: UIViewController?) {}
    open dynamic func didMove(toParent parent: UIViewController?) {}

    open var navigationController: UINavigationController? { nearestAncestor() }

    // MARK: Presentation

    /// How the controller is presented. Default automatic.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    /// How the controller comes and goes. Default from below.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Whether the user cannot dismiss the controller by a touch outside or a drag down. Default false.
    open var isModalInPresentation = false
    /// The name that it had before popovers could be sheets.
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }
    /// Whether presentations in a context cover this controller's view. Default false.
    open var definesPresentationContext = false
    /// Whether what is presented over this controller's context comes and goes in this controller's own transition style. Default false.
    open var providesPresentationContextTransitionStyle = false
    /// Whether a controller presented over less than the window decides about the status bar. Default false.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Gives the controller's presentation its animators. Not retained.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// The presentation this controller made, and the one that shows it.
    var ownPresentation: Presentation?
    weak var hostPresentation: Presentation?
    /// Made when an app asks for it before presenting.
    var keptPresentationController: UIPresentationController?

    /// Presents a controller over this one; `completion` runs after its `viewDidAppear`.
    open dynamic func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presented, with whatever stands on it, or else the controller itself.
    open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        performDismissal(animated: flag, completion: completion)
    }

    /// The controller that this one, or a container it is in, presents.
    open var presentedViewController: UIViewController? { nearestOwnPresentation?.shown }
    /// Who presents this controller, or a container it is in.
    open var presentingViewController: UIViewController? { nearestHostPresentation?.presentingController }

    /// Manages the presentation under way, or the one that the present style would lead to.
    open var presentationController: UIPresentationController? { currentPresentationController }
    /// The presentation controller at work, of the style that the place led to; nil outside a presentation.
    open var activePresentationController: UIPresentationController? { nearestHostPresentation?.active }
    open var popoverPresentationController: UIPopoverPresentationController? {
        currentPresentationController as? UIPopoverPresentationController
    }
    open var sheetPresentationController: UISheetPresentationController? {
        currentPresentationController as? UISheetPresentationController
    }

    /// The style that `automatic` stands for.
    var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

    func makePresentationController(for style: UIModalPresentationStyle, presenter: UIViewController?) -> UIPresentationController {
        switch style {
        case .pageSheet, .formSheet: UISheetPresentationController(presentedViewController: self, presenting: presenter)
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        default: FullScreenPresentationController(presentedViewController: self, presenting: presenter, style: style)
        }
    }

    // MARK: Bars

    /// The text that stands for the controller in bars.
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            storedNavigationItem?.titleFollows(title)
            storedTabBarItem?.title = title
        }
    }

    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.controller = self
        storedNavigationItem = item
        return item
    }
    private var storedNavigationItem: UINavigationItem?

    /// The controller's item in a tab bar.
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            storedTabBarItem = item
            return item
        }
        set {
            storedTabBarItem = newValue
            (parent as? UITabBarController)?.itemsDidChange()
        }
    }
    private var storedTabBarItem: UITabBarItem?

    open var tabBarController: UITabBarController? { nearestAncestor() }

    /// Shown in the navigation controller's toolbar while the controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.toolbarItemsDidChange(of: self, animated: false) }
    }

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
    open var hidesBottomBarWhenPushed = false

    // MARK: Safe area and margins

    /// Insets the controller adds to its view's safe area.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
    }

    /// The insets by which the container's bars cover this controller's view.
    var containerSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if containerSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
    }

    var totalAdditionalSafeAreaInsets: UIEdgeInsets { additionalSafeAreaInsets + containerSafeAreaInsets }

    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}

    /// The least margins of the root view: 16 or 20 points at the sides, by window (behaviour/metrics.json, margins).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = viewIfLoaded?.window?.ownRootMargin ?? SessionEnvironment.window.rootMargin
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.marginsMayHaveChanged() }
    }

    /// Which sides of the view reach under bars. Default all.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }
    /// Whether scroll views in the view whose behaviour is automatic are inset at top and bottom even if they do not scroll that way
    /// (UIScrollView.ContentInsetAdjustmentBehavior.automatic in Apple's documentation). Default true.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { if automaticallyAdjustsScrollViewInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }
    /// Whether the view reaches under bars that are not translucent too. Default false.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    // MARK: Wishes

    /// Whether the keyboard stays when its text loses it. Default: for form sheets. Kept: keyboards go away with what has them here.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Whether the controller's actions count while it presents another. Default false.
    open var performsActionsWhilePresentingModally: Bool { false }
    /// A name for measurements of the interface; kept.
    open var interactionActivityTrackingBaseName: String?
    /// Whether the focus goes back to where it was when the controller comes back. Default true.
    open var restoresFocusAfterTransition = true
    /// The group of views that the focus moves through together.
    open var focusGroupIdentifier: String?
    /// Whether the pointer is to be hidden and held; there is none. Default false.
    open var prefersPointerLocked: Bool { false }
    open var childViewControllerForPointerLock: UIViewController? { nil }
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    // MARK: Editing

    /// Whether the controller lets the user edit its view.
    open var isEditing: Bool {
        get { editingState }
        set { setEditing(newValue, animated: false) }
    }
    private var editingState = false

    /// Changes to or from editing; `editButtonItem` shows it. Call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        editingState = editing
        editingButton?.updateEditing(editing)
    }

    /// A button that toggles editing, titled Edit or Done.
    open var editButtonItem: UIBarButtonItem {
        if let editingButton { return editingButton }
        let made = EditButtonItem(controller: self)
        made.updateEditing(editingState)
        editingButton = made
        return made
    }
    private var editingButton: EditButtonItem?

    /// The size the controller would like to have in a popover, sheet or other container.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            preferredContentSizeDidChangeForPresentation()
        }
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        guard let child = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
        return child.frame.size == viewIfLoaded?.bounds.size ? parentSize : child.frame.size
    }

    // MARK: Transitions of size and traits

    /// The children that hear of changes to come through this controller.
    var childrenToPrepare: [UIViewController] { children }

    /// Called before the view's size changes. Overriders call super, which forwards to children whose size changes.
    open dynamic func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childrenToPrepare {
            let childSize: CGSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard childSize != child.viewIfLoaded?.bounds.size else {
                child.announceRotationAlone(with: coordinator)
                continue
            }
            CallTrace.record(child, "viewWillTransition(to: \(childSize.traceText))")
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        announceRotation(with: coordinator)
        ownPresentation?.active.viewWillTransition(to: size, with: coordinator)
    }

    /// Called before the controller's traits change (behaviour/rules.md 1.1).
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childrenToPrepare {
            let collection: UITraitCollection = childTraits(child, from: newCollection)
            guard collection != child.traitCollection else { continue }
            CallTrace.record(child, "willTransition(to: \(collection.traceText))")
            child.willTransition(to: collection, with: coordinator)
        }
        ownPresentation?.active.willTransition(to: newCollection, with: coordinator)
    }

    /// The transition this controller or one above it takes part in now, nil when there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        activeCoordinator ?? parent?.transitionCoordinator ?? hostPresentation?.presentingController?.transitionCoordinator
    }
    /// Set while a transition that this controller takes part in is prepared and runs.
    var activeCoordinator: TransitionCoordinator?

    // MARK: Traits

    open var traitCollection: UITraitCollection {
        traitsAreCurrent ? storedTraits : resolveTraits()
    }
    var storedTraits = UITraitCollection.current
    /// The traits that the app was last told of; at first those that it is predicted to have.
    var toldTraits = UITraitCollection.current
    var traitsAreCurrent = false
    let traitObservers = TraitObservers()
    weak var hostingWindow: UIWindow?

    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The controller's traits are other ones now; the app is told next.
    func traitsWillReachApp(from previous: UITraitCollection) {}
    /// Changes the traits of a child as its container does, before overrides.
    func adjustTraits(_ values: inout TraitValues, for child: UIViewController) {}

    /// Traits imposed on this controller and everything below it (iOS 17).
    open var traitOverrides = UITraitOverrides() {
        didSet { traitEnvironmentDidChange() }
    }

    /// Works the traits of this controller, its view and all below it out now, and tells those whose traits are others. Since iOS 17.
    open func updateTraitsIfNeeded() {
        if let view = viewIfLoaded { TraitPropagation.update(view) } else { updateTraits() }
    }

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { traitEnvironmentDidChange() } }
    }

    var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]

    /// Imposes traits on a child; nil ends that.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        childOverrides[ObjectIdentifier(childViewController)] = collection
        childViewController.traitEnvironmentDidChange()
    }

    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childOverrides[ObjectIdentifier(childViewController)]
    }

    // MARK: Restoration

    /// Names the controller where state is kept. Default nil, or Interface Builder's.
    open var restorationIdentifier: String?
    /// Makes the controller again when state is restored.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Called as the app goes to the background, where the controller and those around it have restoration identifiers and the app's
    /// delegate keeps state. Call super. Controllers that are encoded are kept themselves.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Called at the next launch, once all controllers are there again. Call super.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called once all state is restored.
    open func applicationFinishedRestoringState() {}

    /// Called in an extension whose controller this is; nobody calls apps as extensions here.
    open func beginRequest(with context: NSExtensionContext) {}

    // MARK: Orientation and status bar

    /// Default: those that `shouldAutorotate(to:)` agrees to.
    open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let orientations: [UIInterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
        return orientations.filter(shouldAutorotate(to:)).reduce(into: []) { $0.insert(UIInterfaceOrientationMask($1)) }
    }

    /// Whether the interface may turn that way, as controllers from before iOS 6 say it. Default: every way on a pad, all but upside down
    /// on a phone.
    open func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
        UIDevice.current.userInterfaceIdiom == .pad || toInterfaceOrientation != .portraitUpsideDown
    }

    /// The interface is about to turn: called by `viewWillTransition(to:with:)`, so that a controller that has its own and leaves out
    /// super does not hear it. `interfaceOrientation` is still the old one.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called inside the animation that turns the interface; size and `interfaceOrientation` are the new ones.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// The interface has turned.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// The search of this controller's content, where one was made with it. Default nil.
    public internal(set) var searchDisplayController: UISearchDisplayController?

    /// Actions below this controller's preview, for those who press harder: no simulated device can be pressed so.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open dynamic var shouldAutorotate: Bool { true }

    /// Whether children hear of rotations by the methods of before iOS 8. Default true.
    @available(iOS, introduced: 6.0, deprecated: 8.0, message: "Manually forward viewWillTransitionToSize:withTransitionCoordinator: if necessary")
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

    /// The bars above and below the content, which stay where they are while it turns: those of navigation and tab bar controllers. Default nil.
    @available(iOS, introduced: 2.0, deprecated: 8.0, message: "Header views are animated along with the rest of the view hierarchy")
    open func rotatingHeaderView() -> UIView? { (self as? UINavigationController).flatMap { $0.isNavigationBarHidden ? nil : $0.navigationBar } }
    @available(iOS, introduced: 2.0, deprecated: 8.0, message: "Footer views are animated along with the rest of the view hierarchy")
    open func rotatingFooterView() -> UIView? {
        if let tabs = self as? UITabBarController { return tabs.tabBar }
        return (self as? UINavigationController).flatMap { $0.isToolbarHidden ? nil : $0.toolbar }
    }

    /// The exception of a controller whose view lies in that of another, of which it is no child.
    public nonisolated static let hierarchyInconsistencyException = NSExceptionName("UIViewControllerHierarchyInconsistencyException")
    open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open dynamic var prefersStatusBarHidden: Bool { false }
    open dynamic var childForStatusBarStyle: UIViewController? { nil }
    open dynamic var childForStatusBarHidden: UIViewController? { nil }
    /// How the status bar comes and goes. Default fade.
    open dynamic var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// Whether the system may hide the home indicator after a while; the device hides it at once. Default false.
    open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides instead. Default nil.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { hostingWindow?.layer.setNeedsLayout() }
    /// Edges where the app's gestures come before the system's. Default none.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    open func setNeedsStatusBarAppearanceUpdate() {
        hostingWindow?.layer.setNeedsLayout()
    }

    // MARK: Responder chain

    private var addedKeyCommands: [UIKeyCommand] = []

    /// The commands added with `addKeyCommand(_:)`.
    open dynamic override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    /// The presenter for a presented controller, else what its view stands in (behaviour/rules.md 5.2).
    open override var next: UIResponder? {
        if let presenter = hostPresentation?.presentingController, hostPresentation?.shown === self { return presenter }
        return viewIfLoaded?.superview ?? parent ?? hostingWindow
    }

    /// The nearest controller, from this one up, whose class overrides the method of `action` (behaviour/rules.md 2.3.1).
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        var controller: UIViewController? = self
        while let current = controller {
            if current.handlesShowing(action) || current.overrides(action) && current.canPerformAction(action, withSender: sender) { return current }
            controller = current.parent
        }
        return nil
    }

    /// Whether the class has a method of that name of its own: what every controller can do counts for none.
    private func overrides(_ action: Selector) -> Bool {
        ObjCRuntime.implementer(of: action, from: type(of: self)).map { $0 != UIViewController.self } ?? true
    }

    /// Whether a container of UIKit deals with `show(_:sender:)` or `showDetailViewController(_:sender:)`.
    func handlesShowing(_ action: Selector) -> Bool { false }

    /// Lets the nearest container that knows how show `vc`.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let target = parent?.targetViewController(forAction: Self.showAction, sender: sender) else {
            return present(vc, animated: UIView.areAnimationsEnabled)
        }
        target.show(vc, sender: sender)
    }

    /// Lets the nearest container that knows how show `vc` as its detail.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let target = parent?.targetViewController(forAction: Self.showDetailAction, sender: sender) else {
            return present(vc, animated: UIView.areAnimationsEnabled)
        }
        target.showDetailViewController(vc, sender: sender)
    }

    static let showAction = Selector("show:sender:")
    static let showDetailAction = Selector("showDetailViewController:sender:")

    /// Posted when a split view collapses or expands: what `showDetailViewController(_:sender:)` does is another thing now.
    public nonisolated static let showDetailTargetDidChangeNotification =
        NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")

    // MARK: Storyboards

    /// The storyboard that the controller was made from; nil for one made in code.
    open internal(set) var storyboard: UIStoryboard?
    /// The scene of the storyboard that describes this controller.
    var storyboardScene: StoryboardScene?
    /// The view that a nib has for this controller, one of the nib's own objects, until the controller is asked for its view.
    var nibView: UIView?
    var segueTemplates: [SegueTemplate] = []

    /// Performs the segue with that identifier from this controller's scene. Stops the program where it has none, as UIKit does.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
            fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
        }
        template.perform(sender: sender)
    }

    /// Whether a segue that the user triggered is to be performed; one performed in code does not ask. Default true.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue is performed: a chance to hand over to `segue.destination`.
    open dynamic func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether an unwind segue may end here. Default: when the controller has the action.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }

    /// The method's name up to iOS 13.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any) -> Bool {
        ObjCRuntime.responds(self, to: action)
    }

    /// The children that an unwind segue may look for its destination in, the nearest first.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let from: UIViewController? = childContaining(source)
        return children.reversed().filter { $0 !== from }
    }

    /// The child that `source` comes from, or that holds who it comes from.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var controller: UIViewController? = source.source
        while let current = controller, current.parent !== self { controller = current.parent ?? current.presentingViewController }
        return controller
    }

    /// Finds who an unwind segue leads back to: among the children that may be unwound to, then this controller itself; nil for nobody.
    @available(iOS, introduced: 6.0, deprecated: 9.0)
    open func forUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any?) -> UIViewController? {
        SegueUnwinding.search(self, UIStoryboardUnwindSegueSource(source: fromViewController, unwindAction: action, sender: sender))
    }

    /// The segue that leads back to `toViewController`. Default: one that dismisses and pops what stands between.
    @available(iOS, introduced: 6.0, deprecated: 9.0)
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        SegueUnwinding.standardSegue(to: toViewController, from: fromViewController, identifier: identifier)
    }

    /// Called on the destination of an unwind segue before it is performed. Does nothing by itself.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Split views

    open var splitViewController: UISplitViewController? { nearestAncestor() }

    /// The controller is the primary of a split view that collapses: it takes the secondary in. The default leaves it out.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// The controller is the primary of a split view that expands: it gives the new secondary, or nil for the one before.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

    // MARK: Focus

    /// Default: the preferred focused view, where there is one.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocusedView.map { [$0] } ?? [] }
    /// The older form, which is asked for by the default of `preferredFocusEnvironments`. Default nil.
    open var preferredFocusedView: UIView? { nil }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}

extension UIViewController {
    func nearestAncestor<Container: UIViewController>() -> Container? {
        var controller: UIViewController? = parent
        while let current = controller {
            if let container = current as? Container { return container }
            controller = current.parent
        }
        return nil
    }
}
