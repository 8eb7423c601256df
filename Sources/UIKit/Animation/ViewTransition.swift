/// A change of a view shown as a transition: a picture of how the view looked, or will look, moves over it.
@MainActor final class ViewTransition {
    /// As `UIView.AnimationOptions` number them.
    enum Kind: UInt {
        case flipFromLeft = 1, flipFromRight, curlUp, curlDown, crossDissolve, flipFromTop, flipFromBottom
    }

    private let view: UIView
    private let overlay = CALayer()
    private let duration: TimeInterval
    private let timing: CAMediaTimingFunction
    private let completion: (Bool) -> Void

    private init(_ view: UIView, _ duration: TimeInterval, _ timing: CAMediaTimingFunction, _ completion: @escaping (Bool) -> Void) {
        self.view = view
        self.duration = duration
        self.timing = timing
        self.completion = completion
    }

    /// A view as it looks before it is changed.
    struct Beginning {
        let kind: Kind
        let view: UIView
        fileprivate let picture: UIImage

        @MainActor init(_ kind: Kind, on view: UIView) {
            self.kind = kind
            self.view = view
            view.layoutIfNeeded()
            picture = ViewTransition.picture(of: view)
        }
    }

    static func run(
        _ kind: Kind, on view: UIView, duration: TimeInterval, timing: CAMediaTimingFunction, changes: () -> Void,
        completion: @escaping (Bool) -> Void
    ) {
        let beginning = Beginning(kind, on: view)
        UIView.performWithoutAnimation(changes)
        run(from: beginning, duration: duration, timing: timing, completion: completion)
    }

    /// Leads from how a view looked to how it looks now.
    static func run(from beginning: Beginning, duration: TimeInterval, timing: CAMediaTimingFunction, completion: @escaping (Bool) -> Void) {
        let (view, before) = (beginning.view, beginning.picture)
        let transition = ViewTransition(view, duration, timing, completion)
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
        switch beginning.kind {
        case .crossDissolve: transition.dissolve(before)
        case .curlUp: transition.curl(before, isUp: true, ground: nil)
        case .curlDown: transition.curl(picture(of: view), isUp: false, ground: before)
        case .flipFromLeft: transition.flip(before, axis: (0, 1), sign: 1)
        case .flipFromRight: transition.flip(before, axis: (0, 1), sign: -1)
        case .flipFromTop: transition.flip(before, axis: (1, 0), sign: -1)
        case .flipFromBottom: transition.flip(before, axis: (1, 0), sign: 1)
        }
    }

    /// A picture of a view as it looks now, without running animations.
    static func picture(of view: UIView) -> UIImage {
        let format = UIGraphicsImageRendererFormat(for: view.traitCollection)
        format.opaque = false
        return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { view.layer.render(in: $0.cgContext) }
    }

    // MARK: The picture above the view

    /// The layer in which the picture moves: the superview's, or the view's own where it has none.
    private func addOverlay(covering rect: CGRect) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if let superview = view.superview {
            overlay.frame = rect
            superview.layer.insertSublayer(overlay, above: view.layer)
        } else {
            overlay.frame = view.bounds
            view.layer.addSublayer(overlay)
        }
        CATransaction.commit()
    }

    private func end() {
        overlay.removeFromSuperlayer()
        completion(true)
    }

    private var place: CGRect { view.superview == nil ? view.bounds : view.frame }

    // MARK: Kinds

    private func dissolve(_ before: UIImage) {
        overlay.contents = before.cgImage
        overlay.contentsScale = before.scale
        addOverlay(covering: place)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = duration
        fade.timingFunction = timing
        overlay.add(fade, forKey: "transition")
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        overlay.opacity = 0
        CATransaction.commit()
        DeferredWork.shared.schedule(after: duration) { self.end() }
    }

    /// The picture turns away until it is seen from its edge, then the view turns to the front.
    private func flip(_ before: UIImage, axis: (x: CGFloat, y: CGFloat), sign: CGFloat) {
        overlay.contents = before.cgImage
        overlay.contentsScale = before.scale
        addOverlay(covering: place)
        let quarter: CGFloat = sign * .pi / 2
        overlay.add(turn(from: 0, to: quarter, axis, delay: 0, pace: .easeIn), forKey: "transition")
        view.layer.add(turn(from: -quarter, to: 0, axis, delay: duration / 2, pace: .easeOut), forKey: "transition")
        DeferredWork.shared.schedule(after: duration / 2) { self.overlay.isHidden = true }
        DeferredWork.shared.schedule(after: duration) { self.end() }
    }

    private func turn(
        from: CGFloat, to: CGFloat, _ axis: (x: CGFloat, y: CGFloat), delay: TimeInterval, pace: CAMediaTimingFunctionName
    ) -> CAAnimation {
        let turn = CABasicAnimation(keyPath: "transform")
        turn.fromValue = CATransform3DMakeRotation(from, axis.x, axis.y, 0)
        turn.toValue = CATransform3DMakeRotation(to, axis.x, axis.y, 0)
        turn.duration = duration / 2
        turn.beginTime = overlay.convertTime(CACurrentMediaTime(), from: nil) + delay
        turn.fillMode = .both
        turn.isRemovedOnCompletion = true
        turn.timingFunction = CAMediaTimingFunction(name: pace)
        return turn
    }

    // MARK: Curls

    private func curl(_ sheet: UIImage, isUp: Bool, ground: UIImage?) {
        let area: CGRect = view.superview?.bounds ?? view.bounds
        let painter = CurlPainter(sheet: sheet, ground: ground, page: place.offsetBy(dx: -area.minX, dy: -area.minY), isUp: isUp)
        overlay.painter = painter
        addOverlay(covering: area)
        step(painter, since: CACurrentMediaTime())
    }

    private func step(_ painter: CurlPainter, since start: TimeInterval) {
        let part: Double = min(1, max(0, (CACurrentMediaTime() - start) / duration))
        let progress = CGFloat(timing.progress(at: part))
        painter.progress = painter.isUp ? progress : 1 - progress
        overlay.contentChanged()
        guard part < 1 - 1e-9 else { return end() }
        DeferredWork.shared.schedule(after: 0) { self.step(painter, since: start) }
    }
}
