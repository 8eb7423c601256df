/// The place of a scroll indicator: values in, a value out. Lengths are in points along the axis (behaviour/metrics.json, scroll).
struct ScrollIndicatorPlacement {
    static let thickness: CGFloat = 3
    static let edgeDistance: CGFloat = 3
    static let minimumLength: CGFloat = 36

    /// The view's length, the content's with its insets, and how far the content has been scrolled from its beginning.
    var viewLength: CGFloat
    var contentLength: CGFloat
    var scrolled: CGFloat
    /// The lengths that the indicator keeps free at the beginning and at the end.
    var insets: (start: CGFloat, end: CGFloat)

    /// The indicator's beginning, from the view's beginning, and its length; nil where the content does not scroll.
    var span: (start: CGFloat, length: CGFloat)? {
        guard contentLength > viewLength, viewLength > 0 else { return nil }
        let track: CGFloat = viewLength - insets.start - insets.end - 2 * Self.edgeDistance
        guard track > 0 else { return nil }
        let range: CGFloat = contentLength - viewLength
        var length: CGFloat = min(track, max(Self.minimumLength, track * viewLength / contentLength))
        // Beyond the ends the indicator is squeezed against the edge.
        let beyond: CGFloat = max(0, -scrolled, scrolled - range)
        length = max(Self.thickness * 2, length - beyond)
        let progress: CGFloat = min(max(scrolled / range, 0), 1)
        return (insets.start + Self.edgeDistance + (track - length) * progress, length)
    }
}

/// The bar that shows how much of the content is seen and where.
final class _UIScrollViewScrollIndicator: UIView {
    var style: UIScrollView.IndicatorStyle = .default {
        didSet { if style != oldValue { updateColor() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        alpha = 0
        fill.frame = bounds
        fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        fill.layer.cornerRadius = ScrollIndicatorPlacement.thickness / 2
        addSubview(fill)
        updateColor()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Apps find it as the indicator's only subview, and colour it.
    private let fill = UIView()

    private func updateColor() {
        fill.backgroundColor = UIColor { [style] traits in
            let isLight: Bool = style == .white || (style == .default && traits.userInterfaceStyle == .dark)
            return isLight ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
        }
    }
}

/// The two indicators of a scroll view.
@MainActor final class ScrollIndicators {
    private var vertical: _UIScrollViewScrollIndicator?
    private var horizontal: _UIScrollViewScrollIndicator?
    private var generation = 0

    var isShown: Bool { (vertical?.alpha ?? 0) > 0 || (horizontal?.alpha ?? 0) > 0 }

    /// Makes the indicators, unseen, where none are: apps look for them among the subviews of what they hear to scroll, the vertical one last.
    func prepare(in view: UIScrollView) {
        func make(_ indicator: inout _UIScrollViewScrollIndicator?, _ isWanted: Bool) {
            guard isWanted, indicator == nil else { return }
            let made = _UIScrollViewScrollIndicator(frame: .zero)
            made.style = view.indicatorStyle
            view.addSubview(made)
            indicator = made
        }
        make(&horizontal, view.showsHorizontalScrollIndicator)
        make(&vertical, view.showsVerticalScrollIndicator)
    }

    /// Shows the indicators, and fades them out after a while.
    func flash(in view: UIScrollView) {
        hold(in: view)
        release()
    }

    /// Shows the indicators until `release()`.
    func hold(in view: UIScrollView) {
        place(in: view, create: true)
        for indicator in [vertical, horizontal] { indicator?.alpha = 1 }
        generation += 1
    }

    /// Fades the indicators out after a while, if nobody holds them again.
    func release() {
        let current: Int = generation
        DeferredWork.shared.schedule(after: 0.8) { [weak self] in
            guard let self, self.generation == current else { return }
            UIView.animate(withDuration: 0.3) { for indicator in [self.vertical, self.horizontal] { indicator?.alpha = 0 } }
        }
    }

    /// Puts the indicators where the content's offset has them, in front of everything.
    func place(in view: UIScrollView, create: Bool = false) {
        guard create || vertical != nil || horizontal != nil else { return }
        let bounds: CGRect = view.bounds
        let inset: UIEdgeInsets = view.adjustedContentInset
        let verticalInsets: UIEdgeInsets = view.effectiveIndicatorInsets(view.verticalScrollIndicatorInsets)
        let horizontalInsets: UIEdgeInsets = view.effectiveIndicatorInsets(view.horizontalScrollIndicatorInsets)
        let alongY = ScrollIndicatorPlacement(
            viewLength: bounds.height, contentLength: view.contentSize.height + inset.top + inset.bottom,
            scrolled: bounds.minY + inset.top, insets: (verticalInsets.top, verticalInsets.bottom))
        let alongX = ScrollIndicatorPlacement(
            viewLength: bounds.width, contentLength: view.contentSize.width + inset.left + inset.right,
            scrolled: bounds.minX + inset.left, insets: (horizontalInsets.left, horizontalInsets.right))
        let thickness: CGFloat = ScrollIndicatorPlacement.thickness
        let distance: CGFloat = ScrollIndicatorPlacement.edgeDistance
        update(&vertical, in: view, isWanted: view.showsVerticalScrollIndicator, span: alongY.span) { span in
            let x: CGFloat =
                view.isRightToLeft
                ? bounds.minX + verticalInsets.left + distance
                : bounds.maxX - verticalInsets.right - distance - thickness
            return CGRect(x: x, y: bounds.minY + span.start, width: thickness, height: span.length)
        }
        update(&horizontal, in: view, isWanted: view.showsHorizontalScrollIndicator, span: alongX.span) { span in
            CGRect(
                x: bounds.minX + span.start, y: bounds.maxY - horizontalInsets.bottom - distance - thickness, width: span.length,
                height: thickness)
        }
    }

    private func update(
        _ indicator: inout _UIScrollViewScrollIndicator?, in view: UIScrollView, isWanted: Bool, span: (start: CGFloat, length: CGFloat)?,
        frame: ((start: CGFloat, length: CGFloat)) -> CGRect
    ) {
        guard isWanted else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        guard let span else {
            indicator?.frame = .zero
            return
        }
        let shown: _UIScrollViewScrollIndicator = indicator ?? _UIScrollViewScrollIndicator(frame: .zero)
        if indicator == nil { view.addSubview(shown) } else { view.bringSubviewToFront(shown) }
        indicator = shown
        shown.style = view.indicatorStyle
        shown.frame = frame(span)
    }
}
