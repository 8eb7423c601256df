/// One turn from page to page, led by a finger or run by itself.
@MainActor final class PageTurn {
    private weak var pager: UIPageViewController?
    private let old: UIViewController
    let new: UIViewController
    let direction: UIPageViewController.NavigationDirection
    private var isOver = false

    static let duration: Double = 0.3

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
            move(to: 0)
            new.view.layoutIfNeeded()
        }
        AppearanceTransitions.announceIsAppearing(new, animated: true)
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
        guard let pager else { return }
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
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut, animations: { self.move(to: target) }) { _ in
            self.end(true)
            completion(true)
        }
    }

    /// Goes back to where it began.
    func goBack(completion: @escaping () -> Void) {
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut, animations: { self.move(to: 0) }) { _ in
            self.end(false)
            completion()
        }
    }

    /// Ends at once, at the new page.
    func cancel() {
        end(true)
    }

    private func end(_ completed: Bool) {
        guard !isOver, let pager else { return }
        isOver = true
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

/// Turns pages under a finger.
@MainActor final class PagePanGesture: NSObject, UIGestureRecognizerDelegate {
    private let recognizer = UIPanGestureRecognizer()
    private weak var pager: UIPageViewController?

    init(_ pager: UIPageViewController) {
        self.pager = pager
        super.init()
        recognizer.delegate = self
        recognizer.maximumNumberOfTouches = 1
        recognizer.onAction = { [weak self] in self?.follow() }
        pager.pages.addGestureRecognizer(recognizer)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pager, pager.dataSource != nil, pager.turn == nil else { return false }
        let travel: CGPoint = recognizer.translation(in: pager.view)
        let isVertical: Bool = abs(travel.y) > abs(travel.x)
        return isVertical == (pager.navigationOrientation == .vertical)
    }

    private func follow() {
        guard let pager else { return }
        let isVertical: Bool = pager.navigationOrientation == .vertical
        let translation: CGPoint = recognizer.translation(in: pager.view)
        let travel: CGFloat = isVertical ? translation.y : translation.x
        switch recognizer.state {
        case .began, .changed:
            begin(pager, travel, isVertical: isVertical)
            drag(pager, travel, isVertical: isVertical)
        case .ended:
            let velocity: CGPoint = recognizer.velocity(in: pager.view)
            let length: CGFloat = isVertical ? pager.pages.bounds.height : pager.pages.bounds.width
            end(pager, PageMetrics.completes(travel: travel, length: length, speed: isVertical ? velocity.y : velocity.x))
        case .cancelled: end(pager, false)
        case .possible, .failed: break
        }
    }

    private func begin(_ pager: UIPageViewController, _ travel: CGFloat, isVertical: Bool) {
        guard pager.turn == nil, travel != 0 else { return }
        let mirrored: Bool = !isVertical && pager.view.isRightToLeft
        let direction: UIPageViewController.NavigationDirection = (travel < 0) != mirrored ? .forward : .reverse
        guard let neighbour = pager.neighbour(direction) else { return }
        pager.delegate?.pageViewController(pager, willTransitionTo: [neighbour])
        pager.turn = PageTurn(pager, to: neighbour, direction: direction)
    }

    private func drag(_ pager: UIPageViewController, _ travel: CGFloat, isVertical: Bool) {
        UIView.performWithoutAnimation {
            if let turn = pager.turn {
                turn.move(to: travel)
            } else {
                let bounds: CGRect = pager.pages.bounds
                let shift: CGFloat = PageMetrics.rubberBand(travel, length: isVertical ? bounds.height : bounds.width)
                pager.page?.view.center = CGPoint(
                    x: bounds.midX + (isVertical ? 0 : shift), y: bounds.midY + (isVertical ? shift : 0))
            }
        }
    }

    private func end(_ pager: UIPageViewController, _ completes: Bool) {
        guard let turn = pager.turn else {
            UIView.animate(withDuration: PageTurn.duration) { pager.page?.view.frame = pager.pages.bounds }
            return
        }
        let previous: [UIViewController] = [pager.page].compactMap { $0 }
        let finish: (Bool) -> Void = { completed in
            pager.delegate?.pageViewController(
                pager, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: completed)
        }
        if completes { turn.run(animated: true, completion: finish) } else { turn.goBack { finish(false) } }
    }
}
