/// Scales the view that a scroll view's delegate gives, by code or by two fingers.
@MainActor final class ScrollZoom {
    private unowned let view: UIScrollView
    private(set) var pinch: UIScrollViewPinchGestureRecognizer?
    private(set) var scale: CGFloat = 1
    private(set) var isZooming = false
    private(set) var isBouncing = false
    /// Whether an animation scales the content.
    private(set) var isAnimating = false

    private var startScale: CGFloat = 1
    /// The point under the fingers, in the zoomed view's coordinates.
    private var anchor = CGPoint.zero

    init(_ view: UIScrollView) {
        self.view = view
    }

    private var limits: ClosedRange<CGFloat> { view.minimumZoomScale...max(view.minimumZoomScale, view.maximumZoomScale) }
    private var zoomed: UIView? { view.scrollDelegate?.viewForZooming(in: view) }

    func limitsDidChange() {
        let canZoom: Bool = view.minimumZoomScale < view.maximumZoomScale
        if canZoom, pinch == nil {
            let made = UIScrollViewPinchGestureRecognizer()
            made.onAction = { [weak self] in self?.follow() }
            view.addGestureRecognizer(made)
            pinch = made
        } else if !canZoom, let old = pinch {
            pinch = nil
            view.removeGestureRecognizer(old)
        }
    }

    // MARK: By code

    func setScale(_ wanted: CGFloat, animated: Bool) {
        let inset: UIEdgeInsets = view.adjustedContentInset
        let visible: CGRect = view.bounds.inset(by: inset)
        let target: CGFloat = min(max(wanted, limits.lowerBound), limits.upperBound)
        zoom(
            to: target, animated: animated,
            offset: ZoomGeometry.offset(keepingCenterOf: visible, from: scale, to: target, insets: inset))
    }

    func show(_ rect: CGRect, animated: Bool) {
        let inset: UIEdgeInsets = view.adjustedContentInset
        let size: CGSize = view.bounds.inset(by: inset).size
        let target: CGFloat = ZoomGeometry.scale(showing: rect, in: size, limits: limits)
        zoom(
            to: target, animated: animated,
            offset: CGPoint(
                x: rect.midX * target - size.width / 2 - inset.left, y: rect.midY * target - size.height / 2 - inset.top))
    }

    private func zoom(to scale: CGFloat, animated: Bool, offset: CGPoint) {
        guard let content = zoomed, scale != self.scale || view.contentOffset != offset else { return }
        view.scrollDelegate?.scrollViewWillBeginZooming(view, with: content)
        let end: (Bool) -> Void = { [weak self, weak view] _ in
            guard let view else { return }
            self?.isAnimating = false
            view.scrollDelegate?.scrollViewDidEndZooming(view, with: content, atScale: scale)
        }
        guard animated else {
            apply(scale, to: content, offset: offset)
            end(true)
            return
        }
        isAnimating = true
        UIView.animate(withDuration: 0.25, animations: { self.apply(scale, to: content, offset: offset) }, completion: end)
    }

    /// Ends an animation of the scale: the content has the one that it was to have.
    func stop() {
        guard isAnimating || isBouncing else { return }
        zoomed?.layer.removeAllAnimations()
        view.layer.removeAllAnimations()
    }

    private func apply(_ scale: CGFloat, to content: UIView, offset: CGPoint) {
        let size = CGSize(width: content.bounds.width * scale, height: content.bounds.height * scale)
        self.scale = scale
        content.transform = CGAffineTransform(scaleX: scale, y: scale)
        content.center = CGPoint(x: size.width * content.layer.anchorPoint.x, y: size.height * content.layer.anchorPoint.y)
        view.contentSize = size
        view.contentOffset = view.scrollRange.clamped(offset)
        view.scrollDelegate?.scrollViewDidZoom(view)
    }

    // MARK: By two fingers

    private func follow() {
        guard let pinch else { return }
        switch pinch.state {
        case .began:
            guard let content = zoomed else { return }
            isZooming = true
            startScale = scale
            anchor = pinch.location(in: content)
            view.scrollDelegate?.scrollViewWillBeginZooming(view, with: content)
            move(pinch, content)
        case .changed: if isZooming, let content = zoomed { move(pinch, content) }
        case .ended, .cancelled: finish()
        case .possible, .failed: break
        }
    }

    private func move(_ pinch: UIPinchGestureRecognizer, _ content: UIView) {
        let finger: CGPoint = pinch.location(in: view)
        let place = CGPoint(x: finger.x - view.contentOffset.x, y: finger.y - view.contentOffset.y)
        let wanted: CGFloat = PinchLimits(limits: limits, bounces: view.bouncesZoom).shown(startScale * pinch.scale)
        apply(wanted, to: content, offset: CGPoint(x: anchor.x * wanted - place.x, y: anchor.y * wanted - place.y))
    }

    private func finish() {
        guard isZooming else { return }
        isZooming = false
        view.drag.holdContent()
        let content: UIView? = zoomed
        let target: CGFloat = min(max(scale, limits.lowerBound), limits.upperBound)
        let end: (Bool) -> Void = { [weak self] _ in
            guard let self else { return }
            self.isBouncing = false
            self.view.scrollDelegate?.scrollViewDidEndZooming(self.view, with: content, atScale: self.scale)
        }
        guard let content, target != scale else { return end(true) }
        isBouncing = true
        let inset: UIEdgeInsets = view.adjustedContentInset
        let offset: CGPoint = ZoomGeometry.offset(
            keepingCenterOf: view.bounds.inset(by: inset), from: scale, to: target, insets: inset)
        UIView.animate(withDuration: 0.25, animations: { self.apply(target, to: content, offset: offset) }, completion: end)
    }
}

/// The scale that a pinch shows beyond the limits: values in, a value out. Real UIKit's figure is not known.
struct PinchLimits {
    var limits: ClosedRange<CGFloat>
    var bounces: Bool

    func shown(_ scale: CGFloat) -> CGFloat {
        let nearest: CGFloat = min(max(scale, limits.lowerBound), limits.upperBound)
        guard bounces, nearest > 0, scale > 0 else { return nearest }
        return nearest * pow(scale / nearest, 0.3)
    }
}
