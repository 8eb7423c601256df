/// Turns pages that curl under a finger.
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
            if pager.turn == nil, travel != 0 { _ = pager.beginTurn(to: travel < 0 ? 1 : -1) }
            UIView.performWithoutAnimation { pager.turn?.curl(to: travel) }
        case .ended:
            let velocity: CGPoint = recognizer.velocity(in: pager.view)
            let length: CGFloat = isVertical ? pager.pages.bounds.height : pager.pages.bounds.width
            end(pager, PageMetrics.completes(travel: travel, length: length, speed: isVertical ? velocity.y : velocity.x))
        case .cancelled: end(pager, false)
        case .possible, .failed: break
        }
    }

    private func end(_ pager: UIPageViewController, _ completes: Bool) {
        pager.turn?.finishCurl(completes) { [weak pager] in pager?.endTurn(completed: completes) }
    }
}
