/// Shows one page at a time; a swipe or the app turns to the next or the one before.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable {
        /// Pages turn like those of a book bound at the left.
        case pageCurl = 0
        case scroll = 1
    }

    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0, vertical = 1
    }

    public enum NavigationDirection: Int, Sendable {
        case forward = 0, reverse = 1
    }

    /// The edge at which pages that curl are bound.
    public enum SpineLocation: Int, Sendable {
        /// Nowhere: pages scroll.
        case none = 0
        /// At the left or upper edge: one page is shown.
        case min = 1
        /// In the middle: two pages are shown, side by side.
        case mid = 2
        /// At the right or lower edge: one page is shown.
        case max = 3
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The raw value of a `SpineLocation`, a number, for pages that curl. Default `min`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The gap between pages in points, a number.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spacing =
            (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) }
            ?? (options?[.interPageSpacing] as? CGFloat) ?? 0
        spineLocation = style == .pageCurl ? Self.spine(options?[.spineLocation]) ?? .min : .none
        super.init(nibName: nil, bundle: nil)
    }

    /// Pages that curl and lie side by side, unless the app's own class decides otherwise: its designated initialiser is called.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
    }

    public required init?(coder: NSCoder) {
        // Interface files leave out what is the default there.
        let element = coder.nibElement
        transitionStyle = element?["transitionStyle"] == "scroll" || element == nil ? .scroll : .pageCurl
        navigationOrientation = element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
        spacing = CGFloat(element?.double("pageSpacing") ?? 0)
        let spines: [String: SpineLocation] = ["min": .min, "mid": .mid, "max": .max]
        spineLocation = transitionStyle == .pageCurl ? element?["spineLocation"].flatMap { spines[$0] } ?? .min : .none
        super.init(coder: coder)
        decodeInterface(from: coder, as: UIPageViewController.self)
    }

    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    let spacing: CGFloat
    /// The place at which pages that curl are bound, as the options or the delegate say; nowhere for pages that scroll. Bound in the middle, two pages are shown.
    open private(set) var spineLocation: SpineLocation

    private static func spine(_ option: Any?) -> SpineLocation? {
        (option as? SpineLocation) ?? ((option as? NSNumber)?.intValue ?? option as? Int).flatMap { SpineLocation(rawValue: $0) }
    }
    /// Whether the backs of pages that curl are pages too: then two controllers may be given, the front and its back. Default false.
    open var isDoubleSided = false
    /// The gestures that turn pages that curl; empty for those that scroll.
    open var gestureRecognizers: [UIGestureRecognizer] {
        loadViewIfNeeded()
        return transitionStyle == .pageCurl ? pages.gestureRecognizers ?? [] : []
    }

    /// Names the neighbours of a page; without one, pages turn only in code.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { updateIndicator() } }
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The page shown, or the two.
    open var viewControllers: [UIViewController]? { PageSpread.controllers(of: page) }
    var page: UIViewController?

    /// Shows a page, which slides in from the side of `direction` when animated.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let count: Int = viewControllers?.count ?? 0
        let required: Int = spineLocation == .mid ? 2 : 1
        precondition(
            count == required || count == 2 && isDoubleSided || isAskingForSpine && (count == 1 || count == 2),
            "The number of view controllers provided (\(count)) doesn't match the number required (\(required))")
        guard let new = makePage(viewControllers ?? []) else { return }
        turn?.cancel()
        guard new !== page, isViewLoaded, page != nil, !isAskingForSpine else {
            replacePage(with: new)
            completion?(true)
            return
        }
        let turn = PageTurn(self, to: new, direction: direction)
        self.turn = turn
        turn.run(animated: animated && view.window != nil) { finished in completion?(finished) }
    }

    private func replacePage(with new: UIViewController) {
        guard new !== page else { return }
        (page as? PageSpread)?.release()
        if let page {
            page.willMove(toParent: nil)
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        }
        page = new
        addChild(new)
        if isViewLoaded { place(new) }
        new.didMove(toParent: self)
        updateIndicator()
    }

    // MARK: View

    /// The view around the pages: a scroll view for those that scroll.
    private(set) lazy var pages: UIView = transitionStyle == .scroll ? PageScrollView(self) : UIView()
    private var indicator: UIPageControl?
    /// Turns that a finger or the app began and that are not over.
    var turn: PageTurn?
    private var panGesture: PagePanGesture?

    open dynamic override func viewDidLoad() {
        super.viewDidLoad()
        pages.clipsToBounds = true
        view.addSubview(pages)
        placePages(in: view.bounds)
        if let page { place(page) }
        if transitionStyle == .pageCurl { panGesture = PagePanGesture(self) }
        updateIndicator()
    }

    private func placePages(in area: CGRect) {
        guard let scroll else { return pages.frame = area }
        // A turn that is under way ends as the room for it changes.
        if scroll.frameOfPage(at: 0).size != area.size { turn?.cancel() }
        if turn == nil { scroll.surround(area) }
    }

    /// Shows a page in the middle, or beside it where pages scroll.
    func place(_ controller: UIViewController, at place: Int = 0) {
        controller.view.autoresizingMask = []
        controller.view.frame = scroll?.frameOfPage(at: place) ?? pages.bounds
        if controller.view.superview !== pages { pages.addSubview(controller.view) }
    }

    open dynamic override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bottom: CGFloat = indicator == nil ? 0 : PageMetrics.indicatorHeight + view.safeAreaInsets.bottom
        let area = CGRect(x: 0, y: 0, width: view.bounds.width, height: max(0, view.bounds.height - bottom))
        placePages(in: area)
        indicator?.frame = CGRect(x: 0, y: area.maxY, width: view.bounds.width, height: PageMetrics.indicatorHeight)
        if turn == nil { page?.viewIfLoaded?.frame = scroll?.frameOfPage(at: 0) ?? pages.bounds }
    }

    /// Dots appear where the data source counts its pages, for horizontal pages that scroll.
    func updateIndicator() {
        guard isViewLoaded else { return }
        let shows: Bool = navigationOrientation == .horizontal && transitionStyle == .scroll
        let count: Int? = shows ? dataSource.flatMap { try? $0.presentationCount(for: self) } : nil
        guard let count, count > 0 else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        let control: UIPageControl = indicator ?? UIPageControl()
        if indicator == nil {
            indicator = control
            control.isUserInteractionEnabled = false
            view.addSubview(control)
            view.setNeedsLayout()
        }
        control.numberOfPages = count
        control.currentPage = dataSource.flatMap { try? $0.presentationIndex(for: self) } ?? 0
    }

    func pageDidTurn(to new: UIViewController, direction: NavigationDirection) {
        page = new
        guard let indicator else { return }
        indicator.currentPage += direction == .forward ? 1 : -1
    }

    // MARK: Orientations

    private var isAskingForSpine = false

    /// Whether controllers that are set are two pages side by side.
    func showsTwo(_ controllers: [UIViewController]) -> Bool { controllers.count == 2 && (spineLocation == .mid || isAskingForSpine) }

    /// The delegate says where a book is bound in another orientation, and may set other pages for it.
    open dynamic override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        guard transitionStyle == .pageCurl, isViewLoaded, (size.width > size.height) != (view.bounds.width > view.bounds.height) else { return }
        turn?.cancel()
        isAskingForSpine = true
        // The scene may still have the old orientation.
        let isLandscape: Bool = size.width > size.height
        let orientation: UIInterfaceOrientation =
            UIWindowScene.current.isLandscape == isLandscape ? UIWindowScene.current : isLandscape ? .landscapeRight : .portrait
        let spine: SpineLocation? = try? delegate?.pageViewController(self, spineLocationFor: orientation)
        isAskingForSpine = false
        guard let spine, spine != .none else { return }
        spineLocation = spine
        if spine == .mid { isDoubleSided = true }
        // One page too many goes; one too few is the next.
        let shown: [UIViewController] = PageSpread.controllers(of: page)
        if spine != .mid, let first = shown.first, shown.count > 1 { replacePage(with: first) }
        if spine == .mid, shown.count == 1, let next = shown.first.flatMap({ dataSource?.pageViewController(self, viewControllerAfter: $0) }) {
            replacePage(with: PageSpread(shown + [next], isVertical: isVertical))
        }
    }

    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        (try? delegate?.pageViewControllerSupportedInterfaceOrientations(self)) ?? super.supportedInterfaceOrientations
    }
    open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        (try? delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)) ?? super.preferredInterfaceOrientationForPresentation
    }

    open dynamic override var childForStatusBarStyle: UIViewController? { page }
    open dynamic override var childForStatusBarHidden: UIViewController? { page }
}
