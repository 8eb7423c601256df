/// The fingers that move rows: on a row's handle at once, or after a press on the row itself.
@MainActor final class ReorderGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let list: any ReorderHost
    private let handle = UILongPressGestureRecognizer()
    private var press: UILongPressGestureRecognizer?
    private var path: IndexPath?

    init(list: any ReorderHost) {
        self.list = list
        super.init()
        handle.minimumPressDuration = 0
        handle.delegate = self
        handle.onAction = { [weak self] in
            if let self { self.follow(self.handle) }
        }
        list.addGestureRecognizer(handle)
    }

    /// Whether a press on a row lifts it.
    var liftsByPress = false {
        didSet {
            guard liftsByPress != oldValue else { return }
            if let press { list.removeGestureRecognizer(press) }
            press = nil
            guard liftsByPress else { return }
            let made = UILongPressGestureRecognizer()
            made.delegate = self
            made.onAction = { [weak self, unowned made] in self?.follow(made) }
            list.addGestureRecognizer(made)
            press = made
        }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestureRecognizer !== handle || list.handlePath(at: touch.location(in: list)) != nil
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let point: CGPoint = gestureRecognizer.location(in: list)
        path = gestureRecognizer === handle ? list.handlePath(at: point) : list.liftablePath(at: point)
        return path != nil
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        let point: CGPoint = recognizer.location(in: list)
        switch recognizer.state {
        case .began:
            guard let path else { return }
            _ = list.rowReordering.begin(path, at: point)
        case .changed: list.rowReordering.update(to: point)
        case .ended: list.rowReordering.end()
        case .cancelled: list.rowReordering.cancel()
        case .possible, .failed: break
        }
    }
}
