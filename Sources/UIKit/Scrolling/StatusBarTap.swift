/// A tap on the status bar scrolls what lies under it to its top.
@MainActor struct StatusBarTap {
    private var landing: CGPoint?

    mutating func follow(_ touch: UITouch) {
        guard let window = touch.window else { return }
        let place: CGPoint = window.convert(touch.windowLocation, to: nil as UIView?)
        switch touch.phase {
        case .began: landing = place
        case .ended:
            if let landing, hypot(place.x - landing.x, place.y - landing.y) < 10, touch.tapCount == 1 { perform(at: landing, in: window) }
            landing = nil
        default: break
        }
    }

    private func perform(at point: CGPoint, in window: UIWindow) {
        guard UIStatusBarManager().statusBarFrame.contains(point) else { return }
        var candidates: [UIScrollView] = []
        collect(in: window, at: point, into: &candidates)
        // Where several scroll views could, a phone scrolls none; a pad those under the finger's column, the innermost first.
        if UIDevice.current.userInterfaceIdiom == .phone, candidates.count > 1 { return }
        candidates.last?.scrollToTop()
    }

    /// Scroll views that are seen in the finger's column and may scroll to their top.
    private func collect(in view: UIView, at point: CGPoint, into candidates: inout [UIScrollView]) {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
        let frame: CGRect = view.convert(view.bounds, to: nil)
        if let scroller = view as? UIScrollView, scroller.scrollsToTop, scroller.isScrollEnabled, frame.minX <= point.x, frame.maxX > point.x,
            scroller.scrollRange.scrollsVertically
        {
            candidates.append(scroller)
            return
        }
        for subview in view.subviews { collect(in: subview, at: point, into: &candidates) }
    }
}
