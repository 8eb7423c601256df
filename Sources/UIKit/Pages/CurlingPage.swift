/// The picture of a page that turns above the others of a book.
@MainActor final class CurlingPage {
    private let layer = CALayer()
    private let painter: CurlPainter
    private let isForward: Bool
    private var run = 0

    /// - Parameter page: the view that turns: away when `isForward`, else it comes to lie.
    init(_ page: UIView, in container: UIView, isVertical: Bool, isForward: Bool) {
        self.isForward = isForward
        painter = CurlPainter(
            sheet: ViewTransition.picture(of: page), ground: nil, page: container.bounds,
            normal: isVertical ? PageCurl.upwards : PageCurl.sideways, isUp: isForward)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.frame = container.bounds
        layer.painter = painter
        container.layer.addSublayer(layer)
        CATransaction.commit()
        turn = 0
    }

    /// How far the turn has come, from 0 to 1.
    var turn: CGFloat = 0 {
        didSet {
            painter.progress = isForward ? turn : 1 - turn
            layer.contentChanged()
        }
    }

    /// Goes on by itself from where the turn is; the time is that of a whole turn.
    func run(to end: CGFloat, duration: Double, completion: @escaping () -> Void) {
        run += 1
        step(run, from: turn, to: end, since: CACurrentMediaTime(), duration: max(0.1, duration * Double(abs(end - turn))), completion)
    }

    private func step(
        _ current: Int, from: CGFloat, to end: CGFloat, since start: Double, duration: Double, _ completion: @escaping () -> Void
    ) {
        guard run == current else { return }
        let part: Double = min(1, max(0, (CACurrentMediaTime() - start) / duration))
        let eased = CGFloat(CAMediaTimingFunction(name: .easeInEaseOut).progress(at: part))
        turn = from + (end - from) * eased
        guard part < 1 - 1e-9 else { return completion() }
        DeferredWork.shared.schedule(after: 0) {
            self.step(current, from: from, to: end, since: start, duration: duration, completion)
        }
    }

    func remove() {
        run += 1
        layer.removeFromSuperlayer()
    }
}
