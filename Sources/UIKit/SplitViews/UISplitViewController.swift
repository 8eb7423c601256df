/// Shows two or three columns side by side in a regular width, and one after another in a compact one.
///
/// With `init(style:)` it leads its second life, in columns; made otherwise it is classic and driven by `viewControllers`
/// (behaviour/rules.md 2.1.1).
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = ControllerDecoding.splitStyle(coder.nibElement)
        super.init(coder: coder)
        decodeInterface(from: coder, as: UISplitViewController.self)
    }

    public let style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    /// The controller that was set for each column.
    var columnControllers: [Column: UIViewController] = [:]
    /// Navigation controllers made for columns whose controllers came without.
    var automaticNavigation: [Column: UINavigationController] = [:]

    /// Puts a controller into a column. One that is no navigation controller gets one around it, except in the compact column
    /// (behaviour/rules.md 2.1.2).
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        precondition(style != .unspecified, "setViewController(_:for:) needs a split view made with a column style")
        setColumn(vc, for: column)
    }

    open func viewController(for column: Column) -> UIViewController? { columnControllers[column] }

    /// Classic: primary and secondary, or what stands in for both while collapsed. In columns: their controllers, with the
    /// navigation controllers around them.
    open var viewControllers: [UIViewController] {
        get { currentViewControllers }
        set { setClassicControllers(newValue) }
    }

    /// Shows a column, in the mode that does so; while collapsed, pushes it (behaviour/rules.md 2.1.8).
    open func show(_ column: Column) {
        if isCollapsed {
            pushColumn(column)
        } else {
            request(count: layout.count(showing: column, from: displayMode.columnCount), animated: true)
        }
    }

    /// Hides a column, in the mode that does so; while collapsed, pops it.
    open func hide(_ column: Column) {
        if isCollapsed {
            popColumn(column)
        } else {
            request(count: layout.count(hiding: column, from: displayMode.columnCount), animated: true)
        }
    }

    // MARK: Modes

    open internal(set) var isCollapsed = false

    /// The present mode; never automatic.
    open var displayMode: DisplayMode { shownMode ?? layout.mode }
    var shownMode: DisplayMode?

    /// The mode wished for. Set inside an animation block, the change is animated. Default automatic.
    open var preferredDisplayMode: DisplayMode = .automatic {
        didSet {
            requestedCount = nil
            applyLayout(animated: false)
        }
    }

    /// A wish; the outcome is `splitBehavior`, from the next layout on. Default automatic.
    open var preferredSplitBehavior: SplitBehavior = .automatic {
        didSet {
            guard preferredSplitBehavior != oldValue else { return }
            requestedCount = nil
            viewIfLoaded?.setNeedsLayout()
        }
    }

    open var splitBehavior: SplitBehavior { shownLayout?.behavior ?? layout.behavior }

    /// Columns besides the secondary that a button or `show(_:)` asked for.
    var requestedCount: Int?
    /// The layout applied last.
    var shownLayout: SplitLayout?

    /// Whether the primary may be brought in from the edge, and has a button for it. Default true.
    open var presentsWithGesture = true { didSet { updateButtons() } }

    /// Whether a three-column split view offers a button that shows the secondary alone. Default false.
    open var showsSecondaryOnlyButton = false { didSet { updateButtons() } }

    open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic { didSet { updateButtons() } }

    /// Toggles between the secondary alone and the columns. An app may put it into a bar.
    open var displayModeButtonItem: UIBarButtonItem { buttons.displayMode }
    lazy var buttons = SplitButtons(self)
    lazy var popover = SplitPopover(self)

    // MARK: Widths

    var primaryColumn = SplitColumnWidth() { didSet { if primaryColumn != oldValue { widthsDidChange() } } }
    var supplementaryColumn = SplitColumnWidth() { didSet { if supplementaryColumn != oldValue { widthsDidChange() } } }

    /// In points. Beats the fraction; minimum and maximum limit both. Default automatic.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { primaryColumn.preferred }
        set { primaryColumn.preferred = newValue }
    }
    /// Of the split view's width.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primaryColumn.fraction }
        set { primaryColumn.fraction = newValue }
    }
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primaryColumn.minimum }
        set { primaryColumn.minimum = newValue }
    }
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primaryColumn.maximum }
        set { primaryColumn.maximum = newValue }
    }
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementaryColumn.preferred }
        set { supplementaryColumn.preferred = newValue }
    }
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementaryColumn.fraction }
        set { supplementaryColumn.fraction = newValue }
    }
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementaryColumn.minimum }
        set { supplementaryColumn.minimum = newValue }
    }
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementaryColumn.maximum }
        set { supplementaryColumn.maximum = newValue }
    }

    /// Widths as they come out, in points.
    open var primaryColumnWidth: CGFloat { layout.primaryWidth }
    open var supplementaryColumnWidth: CGFloat {
        style == .tripleColumn ? layout.supplementaryWidth(isOutermost: displayMode.columnCount < 2) : 0
    }

    /// The side that the primary stands on. Default leading.
    open var primaryEdge: PrimaryEdge = .leading { didSet { if primaryEdge != oldValue { widthsDidChange() } } }

    open var primaryBackgroundStyle: BackgroundStyle = .none { didSet { updateBackground() } }

    private func widthsDidChange() {
        applyLayout(animated: false)
    }

    // MARK: show and showDetail

    /// Shows a controller in the primary column, unless the delegate deals with it.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate.traced("splitViewController(_:show:sender:)")?
            .splitViewController(self, show: vc, sender: sender) == true
        {
            return
        }
        showPrimary(vc, sender: sender)
    }

    /// Shows a controller as the secondary, unless the delegate deals with it: in its place while expanded, pushed while
    /// collapsed (behaviour/rules.md 2.3.2).
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate.traced("splitViewController(_:showDetail:sender:)")?
            .splitViewController(self, showDetail: vc, sender: sender) == true
        {
            return
        }
        showDetail(vc, sender: sender)
    }

    override func handlesShowing(_ action: Selector) -> Bool { action == Self.showAction || action == Self.showDetailAction }

    // MARK: View and changes of the environment

    var content: SplitContentView? { viewIfLoaded as? SplitContentView }

    open dynamic override func loadView() {
        let content = SplitContentView(frame: UIWindowScene.sceneBounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.clipsToBounds = true
        content.backgroundColor = .systemBackground
        content.onDimmingTap = { [weak self] in
            guard let self else { return }
            request(count: displayMode == .twoDisplaceSecondary ? 1 : 0, animated: true)
        }
        view = content
        gestures = SplitGestures(self)
    }
    private var gestures: SplitGestures?

    /// The column asked to be on top when the split view collapsed.
    var topColumn: Column = .primary
    /// Whether the split view has taken its form for the width class it is in.
    var hasTakenForm = false

    open dynamic override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        takeForm()
    }

    override func traitsWillReachApp(from previous: UITraitCollection) {
        super.traitsWillReachApp(from: previous)
        if isViewLoaded, view.window != nil { takeForm() }
    }

    open dynamic override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        gestures?.update()
        if layout.size != shownLayout?.size { gestures?.giveUp() }
        if hasTakenForm, !isCollapsed, layout != shownLayout { applyLayout(animated: false) }
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        viewIfLoaded?.setNeedsLayout()
    }

    /// The width class that was announced and has not come yet.
    var announcedWidthClass: UIUserInterfaceSizeClass?
    /// Whether the split view is collapsed, or is going to be once the announced class has come.
    var willBeCollapsed: Bool { announcedWidthClass.map { $0 == .compact } ?? isCollapsed }

    open override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        announcedWidthClass = newCollection.horizontalSizeClass
        super.willTransition(to: newCollection, with: coordinator)
        for (_, child) in columnsToExpand {
            let collection: UITraitCollection = childTraits(child, from: newCollection)
            guard collection != child.traitCollection else { continue }
            CallTrace.record(child, "willTransition(to: \(collection.traceText))")
            child.willTransition(to: collection, with: coordinator)
        }
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.announcedWidthClass = nil }
    }

    open dynamic override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        for (column, child) in columnsToExpand {
            let new: CGSize = self.size(of: column, in: size)
            guard new != child.viewIfLoaded?.bounds.size else { continue }
            CallTrace.record(child, "viewWillTransition(to: \(new.traceText))")
            child.viewWillTransition(to: new, with: coordinator)
        }
    }

    /// Columns that stand on another's stack and are to get their places back.
    private var columnsToExpand: [(Column, UIViewController)] {
        guard isCollapsed, !willBeCollapsed else { return [] }
        return [Column.supplementary, .secondary].compactMap { column in
            container(for: column).flatMap { $0.parent === self ? nil : (column, $0) }
        }
    }

    /// Columns hear of their own new sizes, not of the split view's; while collapsed they have all of it.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard !willBeCollapsed, let controller = container as? UIViewController, let column = column(of: controller) else {
            return parentSize
        }
        return size(of: column, in: parentSize)
    }

    /// The size a column has while expanded in `parentSize`.
    func size(of column: Column, in parentSize: CGSize) -> CGSize {
        var layout: SplitLayout = self.layout
        layout.size = parentSize
        if requestIsForgotten(in: parentSize) { layout.requestedCount = nil }
        return layout.frame(of: column, in: layout.mode).size
    }

    /// Columns beside the secondary are compact in width while expanded, whatever the window is.
    override func adjustTraits(_ values: inout TraitValues, for child: UIViewController) {
        super.adjustTraits(&values, for: child)
        guard values.horizontalSizeClass == .regular, let column = column(of: child) else { return }
        guard column == .primary || column == .supplementary else { return }
        values.horizontalSizeClass = .compact
    }

    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        (try? delegate?.splitViewControllerSupportedInterfaceOrientations(self)) ?? super.supportedInterfaceOrientations
    }

    open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        (try? delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)) ?? super.preferredInterfaceOrientationForPresentation
    }

    open dynamic override var childForStatusBarStyle: UIViewController? { isCollapsed ? collapsedController : container(for: .primary) }
    open dynamic override var childForStatusBarHidden: UIViewController? { isCollapsed ? collapsedController : container(for: .primary) }
}
