/// The scroll view in which the pages of a controller scroll: three pages long, with the page that is shown in the middle.
///
/// As on Apple's systems its offset is one page's length while nothing moves, and comes back there when a page has been turned. Apps look for it among
/// the subviews of the controller's view: to keep fingers from turning pages, or to hear how far a page has been turned.
final class PageScrollView: UIScrollView {
    private weak var pager: UIPageViewController?
    private let isVertical: Bool
    private let spacing: CGFloat
    /// Whether the offset is changed by layout, which turns no page.
    private var isResting = false
    private var afterTurn: (() -> Void)?

    init(_ pager: UIPageViewController) {
        self.pager = pager
        isVertical = pager.isVertical
        spacing = pager.spacing
        super.init(frame: .zero)
        isPagingEnabled = true
        // A page that was let go comes to rest soon, however slowly it was moved.
        decelerationRate = .fast
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { nil }

    /// From the beginning of a page to that of the next, in points.
    private var step: CGFloat { isVertical ? bounds.height : bounds.width }

    /// How far the content has moved from its rest, in points: positive towards the pages at the right or below.
    private var travel: CGFloat { (isVertical ? contentOffset.y : contentOffset.x) - step }

    /// The frame of a page: -1 for the one at the left or above, 0 for the one that is shown, 1 for the one at the right or below.
    func frameOfPage(at place: Int) -> CGRect {
        let start: CGFloat = step * CGFloat(place + 1)
        let page = CGRect(x: isVertical ? 0 : start, y: isVertical ? start : 0, width: bounds.width, height: bounds.height)
        return page.insetBy(dx: isVertical ? 0 : spacing / 2, dy: isVertical ? spacing / 2 : 0)
    }

    /// Takes its place around `page`, in the coordinates of the view around it: half the gap between pages lies beyond either end.
    func surround(_ page: CGRect) {
        let new: CGRect = page.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
        guard new != frame || contentSize == .zero else { return }
        frame = new
        rest()
    }

    /// Brings the middle back to where it is seen.
    func rest() {
        isResting = true
        defer { isResting = false }
        closedSides = []
        contentSize = CGSize(width: bounds.width * (isVertical ? 1 : 3), height: bounds.height * (isVertical ? 3 : 1))
        contentOffset = CGPoint(x: isVertical ? 0 : step, y: isVertical ? step : 0)
    }

    /// Leads to the page at `place`, along the way of an animated change of the offset.
    func turn(to place: Int, completion: @escaping () -> Void) {
        afterTurn = completion
        let target: CGFloat = step * CGFloat(place + 1)
        setContentOffset(CGPoint(x: isVertical ? 0 : target, y: isVertical ? target : 0), animated: true)
    }

    /// The sides at which there is no page: the content does not move there, but for the elastic band at its edge.
    private var closedSides: Set<Int> = []

    override var scrollRange: ScrollGeometry {
        var range: ScrollGeometry = super.scrollRange
        for side in closedSides {
            switch (isVertical, side < 0) {
            case (false, true): range.inset.left = -step
            case (false, false): range.inset.right = -step
            case (true, true): range.inset.top = -step
            case (true, false): range.inset.bottom = -step
            }
        }
        return range
    }

    /// The page at that side is asked for, once, as the content begins to move there. Returns whether it just turned out that there is none.
    private func lacksPage(towards travel: CGFloat) -> Bool {
        guard let pager, travel != 0, isDragging || isDecelerating else { return false }
        let place: Int = travel < 0 ? -1 : 1
        guard !closedSides.contains(place), !pager.beginTurn(to: place) else { return false }
        closedSides.insert(place)
        return true
    }

    // MARK: UIScrollView

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer, pager?.canTurnByFinger != true { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func dragWillBegin() {
        super.dragWillBegin()
        guard pager?.turn == nil else { return }
        closedSides = []
    }

    override func moveByScrolling(to offset: CGPoint) {
        // From the next move on the edge holds the content back.
        if !isResting, lacksPage(towards: (isVertical ? offset.y : offset.x) - step) { return }
        super.moveByScrolling(to: offset)
    }

    override func scrollingDidEnd() {
        super.scrollingDidEnd()
        guard !isTracking else { return }
        // The next drag asks anew: the app may have other pages by then.
        closedSides = []
        guard let pager, pager.turn != nil else { return }
        if abs(travel) >= step - 0.5 || abs(travel) < 0.5 { return pager.endTurn(completed: abs(travel) >= step - 0.5) }
        // A drag was cancelled on the way.
        turn(to: 0) { [weak pager] in pager?.endTurn(completed: false) }
    }

    override func scrollAnimationDidEnd() {
        super.scrollAnimationDidEnd()
        finishTurn()
    }

    /// Ends the turn that the app asked for.
    func finishTurn() {
        let completion: (() -> Void)? = afterTurn
        afterTurn = nil
        completion?()
    }
}

extension UIPageViewController {
    var scroll: PageScrollView? { pages as? PageScrollView }

    /// Whether a finger may take hold of the page: not while the app turns to another one.
    var canTurnByFinger: Bool { dataSource != nil && turn?.isOfApp != true }

    /// The place of the next page, or that of the one before, beside the one that is shown.
    func place(in direction: NavigationDirection) -> Int {
        let isMirrored: Bool = !isVertical && view.isRightToLeft
        return (direction == .forward) != isMirrored ? 1 : -1
    }

    /// A finger moves the pages towards the one at `place`: false where there is none. A turn to the other side is over.
    func beginTurn(to place: Int) -> Bool {
        let direction: NavigationDirection = self.place(in: .forward) == place ? .forward : .reverse
        if let turn {
            if turn.direction == direction || turn.isOfApp { return true }
            turn.end(false)
        }
        guard let neighbour = neighbour(direction) else { return false }
        delegate?.pageViewController(self, willTransitionTo: PageSpread.controllers(of: neighbour))
        turn = PageTurn(self, to: neighbour, direction: direction)
        return true
    }

    /// The pages came to rest after a finger had moved them.
    func endTurn(completed: Bool) {
        guard let turn, !turn.isOfApp else { return }
        let previous: [UIViewController] = PageSpread.controllers(of: page)
        turn.end(completed)
        delegate?.pageViewController(self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: completed)
    }
}
