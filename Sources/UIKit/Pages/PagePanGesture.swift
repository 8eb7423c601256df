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
        pager.delegate?.pageViewController(pager, willTransitionTo: PageSpread.controllers(of: neighbour))
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
        let previous: [UIViewController] = PageSpread.controllers(of: pager.page)
        let finish: (Bool) -> Void = { completed in
            pager.delegate?.pageViewController(
                pager, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: completed)
        }
        if completes { turn.run(animated: true, completion: finish) } else { turn.goBack { finish(false) } }
    }
}
