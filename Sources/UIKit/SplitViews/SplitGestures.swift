/// The drag from the edge that brings a column in, and the swipe that takes it away again (behaviour/rules.md 2.1.9).
@MainActor final class SplitGestures: NSObject, UIGestureRecognizerDelegate {
    private weak var split: UISplitViewController?
    private let reveal = UIScreenEdgePanGestureRecognizer()
    private let hide = UISwipeGestureRecognizer()
    /// The column that a finger brings in now.
    private var drag: SplitReveal?

    /// The window changed under the finger: the column goes back.
    func giveUp() {
        guard let held = drag else { return }
        drag = nil
        reveal.isEnabled = false
        reveal.isEnabled = true
        held.end(completes: false, animated: false)
        tellEnd()
    }

    init(_ split: UISplitViewController) {
        self.split = split
        super.init()
        reveal.onAction = { [weak self] in self?.revealDidChange() }
        hide.onAction = { [weak self] in self?.hideDidChange() }
        for recognizer in [reveal, hide] {
            recognizer.delegate = self
            split.view.addGestureRecognizer(recognizer)
        }
        update()
    }

    /// The edge may be the other one now.
    func update() {
        guard let split else { return }
        let isRight: Bool = split.layout.primaryIsRight
        reveal.edges = isRight ? .right : .left
        hide.direction = isRight ? .right : .left
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let split, split.presentsWithGesture, !split.isCollapsed, split.hasTakenForm, drag == nil else { return false }
        let mode: UISplitViewController.DisplayMode = split.displayMode
        if gestureRecognizer === hide { return mode.dimsSecondary }
        return mode.columnCount < (split.style == .tripleColumn ? 2 : 1)
    }

    /// The column follows the finger (behaviour/rules.md 2.1.9).
    private func revealDidChange() {
        guard let split else { return }
        let inward: CGFloat = split.layout.primaryIsRight ? -1 : 1
        let travel: CGFloat = reveal.translation(in: split.view).x * inward
        switch reveal.state {
        case .began:
            split.delegate.traced("splitViewControllerInteractivePresentationGestureWillBegin(_:)")?
                .splitViewControllerInteractivePresentationGestureWillBegin(split)
            drag = SplitReveal(split)
            drag?.move(to: travel / (drag?.distance ?? 1))
        case .changed: drag?.move(to: travel / (drag?.distance ?? 1))
        case .ended:
            let speed: CGFloat = reveal.velocity(in: split.view).x * inward
            end(SplitReveal.completes(travel: travel, distance: drag?.distance ?? 1, speed: speed))
        case .cancelled, .failed: end(false)
        case .possible: break
        }
    }

    private func end(_ completes: Bool) {
        guard let held = drag else { return }
        drag = nil
        held.end(completes: completes)
        tellEnd()
    }

    private func tellEnd() {
        guard let split else { return }
        split.delegate.traced("splitViewControllerInteractivePresentationGestureDidEnd(_:)")?
            .splitViewControllerInteractivePresentationGestureDidEnd(split)
    }

    private func hideDidChange() {
        guard hide.state == .ended, let split else { return }
        split.request(count: split.displayMode == .twoDisplaceSecondary ? 1 : 0, animated: true)
    }
}
