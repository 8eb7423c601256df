/// The drag from the edge that brings a column in, and the swipe that takes it away again (facts/rules.md 2.1.9).
@MainActor final class SplitGestures: NSObject, UIGestureRecognizerDelegate {
    private weak var split: UISplitViewController?
    private let reveal = UIScreenEdgePanGestureRecognizer()
    private let hide = UISwipeGestureRecognizer()

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
        guard let split, split.presentsWithGesture, !split.isCollapsed, split.hasTakenForm else { return false }
        let mode: UISplitViewController.DisplayMode = split.displayMode
        if gestureRecognizer === hide { return mode.dimsSecondary }
        return mode.columnCount < (split.style == .tripleColumn ? 2 : 1)
    }

    private func revealDidChange() {
        guard reveal.state == .began, let split else { return }
        split.request(count: split.displayMode.columnCount + 1, animated: true)
    }

    private func hideDidChange() {
        guard hide.state == .ended, let split else { return }
        split.request(count: split.displayMode == .twoDisplaceSecondary ? 1 : 0, animated: true)
    }
}
