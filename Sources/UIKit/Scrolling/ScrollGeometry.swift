/// The offsets that content may be scrolled to: values in, values out.
struct ScrollGeometry {
    var bounds: CGSize
    var content: CGSize
    var inset: UIEdgeInsets
    /// The part of the room that smaller content leaves which is before it.
    var alignment: CGPoint = .zero

    var scrollsHorizontally: Bool { content.width > bounds.width }
    var scrollsVertically: Bool { content.height + inset.top + inset.bottom > bounds.height }

    /// The offsets at which no edge of the content has left its place.
    var horizontal: ClosedRange<CGFloat> { range(from: -inset.left, to: content.width + inset.right - bounds.width, alignment.x) }
    var vertical: ClosedRange<CGFloat> { range(from: -inset.top, to: content.height + inset.bottom - bounds.height, alignment.y) }

    private func range(from low: CGFloat, to high: CGFloat, _ alignment: CGFloat) -> ClosedRange<CGFloat> {
        guard high < low else { return low...high }
        let place: CGFloat = low - (low - high) * alignment
        return place...place
    }

    /// The nearest offset at which no edge of the content has left its place.
    func clamped(_ offset: CGPoint) -> CGPoint {
        let x: ClosedRange<CGFloat> = horizontal
        let y: ClosedRange<CGFloat> = vertical
        return CGPoint(x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
    }

    /// The offset nearest to `offset` at which `rect` of the content lies in `visible`, or begins there if it is larger.
    static func offset(showing rect: CGRect, in visible: CGRect, from offset: CGPoint) -> CGPoint {
        func move(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
            if low < visibleLow || high - low > visibleHigh - visibleLow { return low - visibleLow }
            return high > visibleHigh ? high - visibleHigh : 0
        }
        return CGPoint(
            x: offset.x + move(rect.minX, rect.maxX, visible.minX, visible.maxX),
            y: offset.y + move(rect.minY, rect.maxY, visible.minY, visible.maxY))
    }

    /// The part of the safe area that is added to the content's insets. `automatic` adds top and bottom always, the sides where the
    /// content scrolls sideways.
    static func adjustment(
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, safeArea: UIEdgeInsets, scrollsX: Bool, scrollsY: Bool
    ) -> UIEdgeInsets {
        switch behavior {
        case .never: return .zero
        case .always: return safeArea
        case .automatic:
            return UIEdgeInsets(
                top: safeArea.top, left: scrollsX ? safeArea.left : 0, bottom: safeArea.bottom, right: scrollsX ? safeArea.right : 0)
        case .scrollableAxes:
            return UIEdgeInsets(
                top: scrollsY ? safeArea.top : 0, left: scrollsX ? safeArea.left : 0, bottom: scrollsY ? safeArea.bottom : 0,
                right: scrollsX ? safeArea.right : 0)
        }
    }
}

/// The effect of zooming on a scroll view: values in, values out.
enum ZoomGeometry {
    /// The offset that keeps the content at the middle of `visible` (the content's part that is seen) in the middle when its
    /// scale goes from `old` to `new`.
    static func offset(keepingCenterOf visible: CGRect, from old: CGFloat, to new: CGFloat, insets: UIEdgeInsets) -> CGPoint {
        let factor: CGFloat = old > 0 ? new / old : 1
        return CGPoint(
            x: visible.midX * factor - visible.width / 2 - insets.left, y: visible.midY * factor - visible.height / 2 - insets.top)
    }

    /// The scale at which `rect`, in the unscaled content's coordinates, fills `size` as far as the limits allow.
    static func scale(showing rect: CGRect, in size: CGSize, limits: ClosedRange<CGFloat>) -> CGFloat {
        guard rect.width > 0, rect.height > 0 else { return limits.upperBound }
        return min(max(min(size.width / rect.width, size.height / rect.height), limits.lowerBound), limits.upperBound)
    }
}

/// A move of the content that takes 0.25 s (behaviour/measured-constants.md 1).
struct ScrollAnimation {
    static let duration: Double = 0.25

    var from: CGPoint
    var to: CGPoint
    var start: Double

    func offset(at time: Double) -> CGPoint {
        guard !isOver(at: time) else { return to }
        let progress = CGFloat(max(0, (time - start) / Self.duration))
        let part: CGFloat = progress * progress * (3 - 2 * progress)
        return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }

    func isOver(at time: Double) -> Bool { time - start >= Self.duration - 1e-9 }

    mutating func shift(by distance: CGPoint) {
        from = CGPoint(x: from.x + distance.x, y: from.y + distance.y)
        to = CGPoint(x: to.x + distance.x, y: to.y + distance.y)
    }
}
