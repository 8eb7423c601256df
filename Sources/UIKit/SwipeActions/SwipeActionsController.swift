/// Follows the swipes over the rows of a list, and shows and runs the rows' actions.
@MainActor final class SwipeActionsController: NSObject, UIGestureRecognizerDelegate {
    /// The rows of the list, as the controller has to know them.
    struct Rows {
        /// The row at a point of the list's content: its name and its view.
        var row: (CGPoint) -> (path: IndexPath, view: UIView)?
        /// The view that shows a row now.
        var view: (IndexPath) -> UIView?
        var actions: (_ path: IndexPath, _ trailing: Bool) -> UISwipeActionsConfiguration?
        var isEnabled: () -> Bool
        var swipeDidChange: (_ path: IndexPath, _ isSwiped: Bool) -> Void
        /// The row that was swiped is no more.
        var rowVanished: () -> Void = {}
    }

    private unowned let list: UIScrollView
    private let rows: Rows
    private let pan = UIPanGestureRecognizer()
    private var open: Open?

    private struct Open {
        var path: IndexPath
        let view: UIView
        let actions: UISwipeActionPullView
        let onRight: Bool
        var offset: CGFloat
        /// The offset as the finger landed.
        var start: CGFloat
    }

    init(list: UIScrollView, rows: Rows) {
        self.list = list
        self.rows = rows
        super.init()
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        pan.onAction = { [weak self] in self?.panDidChange() }
        list.addGestureRecognizer(pan)
    }

    var openPath: IndexPath? { open?.path }

    // MARK: The gesture

    /// The point at which the finger landed, in the content's coordinates.
    private var start = CGPoint.zero

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        start = touch.location(in: list)
        return true
    }

    /// A swipe begins sideways, on a row that has actions there.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard rows.isEnabled() else { return false }
        let location: CGPoint = pan.location(in: list)
        let travel = CGPoint(x: location.x - start.x, y: location.y - start.y)
        guard abs(travel.x) > abs(travel.y), let row = rows.row(start) else { return false }
        if let open, open.path == row.path { return true }
        close(animated: true)
        return begin(row, leftwards: travel.x < 0)
    }

    private func begin(_ row: (path: IndexPath, view: UIView), leftwards: Bool) -> Bool {
        let isTrailing: Bool = leftwards != list.isRightToLeft
        guard let configuration = rows.actions(row.path, isTrailing), !configuration.actions.isEmpty else { return false }
        let actions = UISwipeActionPullView(configuration, isTrailing: isTrailing)
        actions.layer.zPosition = 5
        actions.roundCorners((row.view as? any SwipeableRow)?.cardCorners ?? [], onRight: leftwards)
        actions.onTap = { [weak self] action, button in self?.run(action, button) }
        list.addSubview(actions)
        open = Open(path: row.path, view: row.view, actions: actions, onRight: leftwards, offset: 0, start: 0)
        rows.swipeDidChange(row.path, true)
        return true
    }

    private func panDidChange() {
        guard let open else { return }
        let sign: CGFloat = open.onRight ? -1 : 1
        let layout: SwipeActionsLayout = open.actions.layout(rowWidth: open.view.bounds.width)
        switch pan.state {
        case .began:
            self.open?.start = open.offset
            show(layout.offset(forTravel: open.offset + pan.translation(in: list).x * sign))
        case .changed:
            show(layout.offset(forTravel: open.start + pan.translation(in: list).x * sign))
        case .ended:
            switch layout.rest(offset: open.offset, velocity: pan.velocity(in: list).x * sign) {
            case .closed: close(animated: true)
            case .open: UIView.animate(withDuration: 0.25) { self.show(layout.openOffset) }
            case .full:
                if let action = open.actions.configuration.actions.first, let button = open.actions.firstButton { run(action, button) }
            }
        case .cancelled: close(animated: true)
        default: break
        }
    }

    private func show(_ offset: CGFloat) {
        open?.offset = offset
        guard let open else { return }
        open.view.layer.sublayerTransform = CATransform3DMakeTranslation(open.onRight ? -offset : offset, 0, 0)
        open.actions.show(offset: offset, row: open.view.frame, onRight: open.onRight)
    }

    // MARK: Closing and running

    /// Puts the row back.
    func close(animated: Bool) {
        guard let closing = open else { return }
        let finish: (Bool) -> Void = { [weak self] _ in
            closing.actions.removeFromSuperview()
            self?.rows.swipeDidChange(closing.path, false)
        }
        let back: () -> Void = { self.show(0) }
        if animated { UIView.animate(withDuration: 0.25, animations: back, completion: finish) } else { back() }
        open = nil
        if !animated { finish(true) }
    }

    private func run(_ action: UIContextualAction, _ button: UIView) {
        guard let running = open else { return }
        if action.style == .destructive {
            UIView.animate(withDuration: 0.2) { self.show(running.view.bounds.width) }
        }
        action.handler(action, button) { [weak self] _ in self?.close(animated: true) }
    }

    /// After a change of the list's rows: the open row may be another one, or gone.
    func rowsDidChange() {
        guard let current = open else { return }
        guard rows.view(current.path) === current.view else {
            current.view.layer.sublayerTransform = CATransform3DIdentity
            (current.view as? UICollectionViewCell)?.isSwiped = false
            current.actions.removeFromSuperview()
            open = nil
            rows.rowVanished()
            return
        }
        show(current.offset)
    }
}
