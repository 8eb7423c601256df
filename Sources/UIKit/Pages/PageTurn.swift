/// One turn from page to page, led by a finger or run by itself.
@MainActor final class PageTurn {
    private weak var pager: UIPageViewController?
    private let old: UIViewController
    let new: UIViewController
    let direction: UIPageViewController.NavigationDirection
    private var isOver = false
    /// The page that curls, where pages turn like those of a book.
    private var curl: CurlingPage?

    static let duration: Double = 0.3
    static let curlDuration: Double = 0.5

    /// Puts the new page beside the old one and tells both.
    init(_ pager: UIPageViewController, to new: UIViewController, direction: UIPageViewController.NavigationDirection) {
        self.pager = pager
        self.new = new
        self.direction = direction
        old = pager.page ?? UIViewController()
        pager.addChild(new)
        if isVisible {
            AppearanceTransitions.begin(old, appearing: false, animated: true)
            new.loadViewIfNeeded()
            AppearanceTransitions.begin(new, appearing: true, animated: true)
        }
        UIView.performWithoutAnimation {
            pager.place(new)
            if pager.transitionStyle == .pageCurl { new.view.frame = pager.pages.bounds } else { move(to: 0) }
            new.view.layoutIfNeeded()
            if pager.transitionStyle == .pageCurl, pager.view.window != nil { beginCurl(in: pager) }
        }
        AppearanceTransitions.announceIsAppearing(new, animated: true)
    }

    /// Forward the old page turns away from the new one; back the new one comes to lie on the old.
    private func beginCurl(in pager: UIPageViewController) {
        guard let oldView = old.viewIfLoaded else { return }
        let isForward: Bool = direction == .forward
        let moving: UIView = isForward ? oldView : new.view
        pager.pages.bringSubviewToFront(isForward ? new.view : oldView)
        curl = CurlingPage(moving, in: pager.pages, isVertical: isVertical, isForward: isForward)
    }

    private var isVisible: Bool { pager?.appearance == .appeared || pager?.appearance == .appearing }
    private var isVertical: Bool { pager?.navigationOrientation == .vertical }
    private var length: CGFloat {
        guard let pager else { return 0 }
        return isVertical ? pager.pages.bounds.height : pager.pages.bounds.width
    }

    /// From a page to the next, on the screen: negative where the next one comes in from the right or below.
    private var sign: CGFloat {
        let forward: CGFloat = direction == .forward ? -1 : 1
        return !isVertical && pager?.view.isRightToLeft == true ? -forward : forward
    }

    /// Moves both pages `travel` points along their axis.
    func move(to travel: CGFloat) {
        guard let pager, pager.transitionStyle == .scroll else {
            curl?.turn = length > 0 ? min(1, max(0, travel * sign / length)) : 1
            return
        }
        let bounds: CGRect = pager.pages.bounds
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let distance: CGFloat = travel - sign * (length + pager.spacing)
        old.viewIfLoaded?.center = isVertical ? CGPoint(x: middle.x, y: middle.y + travel) : CGPoint(x: middle.x + travel, y: middle.y)
        new.view.center = isVertical ? CGPoint(x: middle.x, y: middle.y + distance) : CGPoint(x: middle.x + distance, y: middle.y)
    }

    func run(animated: Bool, completion: @escaping (Bool) -> Void) {
        guard let pager else { return }
        let target: CGFloat = sign * (length + pager.spacing)
        guard animated else {
            move(to: target)
            end(true)
            completion(true)
            return
        }
        let finish: () -> Void = {
            self.end(true)
            completion(true)
        }
        if let curl { return curl.run(to: 1, duration: Self.curlDuration, completion: finish) }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .curveEaseOut, animations: { self.move(to: target) },
            completion: { _ in finish() })
    }

    /// Goes back to where it began.
    func goBack(completion: @escaping () -> Void) {
        let finish: () -> Void = {
            self.end(false)
            completion()
        }
        if let curl { return curl.run(to: 0, duration: Self.curlDuration, completion: finish) }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .curveEaseOut, animations: { self.move(to: 0) },
            completion: { _ in finish() })
    }

    /// Ends at once, at the new page.
    func cancel() {
        end(true)
    }

    private func end(_ completed: Bool) {
        guard !isOver, let pager else { return }
        isOver = true
        curl?.remove()
        let (stays, leaves): (UIViewController, UIViewController) = completed ? (new, old) : (old, new)
        if !completed, isVisible {
            AppearanceTransitions.begin(new, appearing: false, animated: true)
            AppearanceTransitions.begin(old, appearing: true, animated: true)
        }
        leaves.willMove(toParent: nil)
        leaves.viewIfLoaded?.removeFromSuperview()
        AppearanceTransitions.end(leaves)
        leaves.removeFromParent()
        stays.view.frame = pager.pages.bounds
        if isVisible { AppearanceTransitions.end(stays) }
        if completed {
            new.didMove(toParent: pager)
            pager.pageDidTurn(to: new, direction: direction)
        }
        if pager.turn === self { pager.turn = nil }
    }
}
