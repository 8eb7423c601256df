/// One turn from page to page, led by a finger or run by itself.
@MainActor final class PageTurn {
    private weak var pager: UIPageViewController?
    private let old: UIViewController
    let new: UIViewController
    let direction: UIPageViewController.NavigationDirection
    /// Whether the app asked for it, rather than a finger.
    private(set) var isOfApp = false
    private var isOver = false
    /// The page that curls, where pages turn like those of a book.
    private var curl: CurlingPage?

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
            pager.place(new, at: pager.place(in: direction))
            new.view.layoutIfNeeded()
            if pager.transitionStyle == .pageCurl, pager.view.window != nil { beginCurl(in: pager) }
        }
        AppearanceTransitions.announceIsAppearing(new, animated: true)
    }

    private var isVisible: Bool { pager?.appearance == .appeared || pager?.appearance == .appearing }

    /// Turns as the app asks, and says when that is over.
    func run(animated: Bool, completion: @escaping (Bool) -> Void) {
        guard let pager else { return }
        isOfApp = true
        let finish: () -> Void = {
            self.end(true)
            completion(true)
        }
        guard animated else { return finish() }
        if let curl { return curl.run(to: 1, duration: Self.curlDuration, completion: finish) }
        guard let scroll = pager.scroll else { return finish() }
        scroll.turn(to: pager.place(in: direction), completion: finish)
    }

    /// Ends at once, at the new page.
    func cancel() {
        pager?.scroll?.finishTurn()
        end(true)
    }

    func end(_ completed: Bool) {
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
        pager.place(stays)
        if completed { pager.scroll?.rest() }
        if isVisible { AppearanceTransitions.end(stays) }
        if pager.turn === self { pager.turn = nil }
        guard completed else { return }
        new.didMove(toParent: pager)
        pager.pageDidTurn(to: new, direction: direction)
    }

    // MARK: Pages that curl

    /// Forward the old page turns away from the new one; back the new one comes to lie on the old.
    private func beginCurl(in pager: UIPageViewController) {
        guard let oldView = old.viewIfLoaded else { return }
        let isForward: Bool = direction == .forward
        let moving: UIView = isForward ? oldView : new.view
        pager.pages.bringSubviewToFront(isForward ? new.view : oldView)
        curl = CurlingPage(moving, in: pager.pages, isVertical: pager.isVertical, isForward: isForward)
    }

    /// Turns the page as far as a finger has moved it, `travel` points along the axis.
    func curl(to travel: CGFloat) {
        guard let pager, let curl else { return }
        let length: CGFloat = pager.isVertical ? pager.pages.bounds.height : pager.pages.bounds.width
        curl.turn = length > 0 ? min(1, max(0, -CGFloat(pager.place(in: direction)) * travel / length)) : 1
    }

    /// The finger has left: the page turns to the end, or goes back to where it began.
    func finishCurl(_ completes: Bool, completion: @escaping () -> Void) {
        guard let curl else { return completion() }
        curl.run(to: completes ? 1 : 0, duration: Self.curlDuration, completion: completion)
    }
}
