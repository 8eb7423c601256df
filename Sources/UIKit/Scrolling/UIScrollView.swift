/// A view onto content larger than itself.
///
/// `contentOffset` is the point of the content at the view's top left corner, in points: the bounds' origin.
@preconcurrency @MainActor open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0, scrollableAxes = 1, never = 2, always = 3
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    open weak var delegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// The content's size. Constraints to the content's edges or to `contentLayoutGuide` set it too.
    open var contentSize: CGSize = .zero {
        didSet {
            guard contentSize != oldValue else { return }
            adjustedInsetMayHaveChanged()
            setNeedsLayout()
        }
    }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds.origin = newValue
            delegate?.scrollViewDidScroll(self)
        }
    }

    /// Moves the content. An animated move takes 0.25 s (facts/measured-constants.md 1).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated else {
            self.contentOffset = contentOffset
            return
        }
        UIView.animate(withDuration: 0.25, animations: { self.contentOffset = contentOffset }) { [weak self] _ in
            if let self { self.delegate?.scrollViewDidEndScrollingAnimation(self) }
        }
    }

    /// Scrolls as little as shows `rect` of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let visible: CGRect = bounds.inset(by: adjustedContentInset)
        let offset: CGPoint = ScrollGeometry.offset(showing: rect, in: visible, from: contentOffset)
        setContentOffset(geometry.clamped(offset), animated: animated)
    }

    // MARK: Insets

    /// Room around the content, in points.
    open var contentInset: UIEdgeInsets = .zero {
        didSet { if contentInset != oldValue { adjustedInsetMayHaveChanged() } }
    }

    /// How the safe area is added to the insets. Default automatic.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedInsetMayHaveChanged() } }
    }

    /// `contentInset` and what of the safe area is added to it.
    open var adjustedContentInset: UIEdgeInsets {
        contentInset + ScrollGeometry.adjustment(
            contentInsetAdjustmentBehavior, safeArea: safeAreaInsets, scrollsX: geometry.scrollsHorizontally,
            scrollsY: geometry.scrollsVertically || alwaysBounceVertical)
    }

    open func adjustedContentInsetDidChange() {}

    private var reportedInset = UIEdgeInsets.zero

    /// Content at its top edge stays there when the insets change.
    private func adjustedInsetMayHaveChanged() {
        let new: UIEdgeInsets = adjustedContentInset
        let old: UIEdgeInsets = reportedInset
        guard new != old else { return }
        reportedInset = new
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        var offset: CGPoint = contentOffset
        if offset.y == -old.top { offset.y = -new.top }
        if offset.x == -old.left { offset.x = -new.left }
        contentOffset = offset
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustedInsetMayHaveChanged()
    }

    private var geometry: ScrollGeometry {
        ScrollGeometry(bounds: bounds.size, content: contentSize, inset: reportedInset)
    }

    // MARK: Settings

    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false { didSet { adjustedInsetMayHaveChanged() } }
    open var alwaysBounceHorizontal = false

    // MARK: Layout

    private lazy var content = LayoutBox(contentOf: self)
    private var usesContentBox = false

    override var scrollContentBox: LayoutBox? {
        usesContentBox = true
        return content
    }
    override var isScrollContainer: Bool { true }

    /// The content's rectangle, for constraints.
    open var contentLayoutGuide: UILayoutGuide {
        if let contentGuide { return contentGuide }
        let guide = UILayoutGuide()
        guide.identifier = "UIScrollView-contentLayoutGuide"
        addLayoutGuide(guide)
        guide.adopt(content)
        usesContentBox = true
        contentGuide = guide
        return guide
    }
    private var contentGuide: UILayoutGuide?

    /// The view's own rectangle, which does not scroll, for constraints.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard usesContentBox, content.existingVariable(.width) != nil || content.existingVariable(.height) != nil else { return }
        let size: CGSize = LayoutSolver.shared.rect(of: content).size
        contentSize = CGSize(width: max(0, size.width), height: max(0, size.height))
    }
}

/// What happens in a scroll view. Every method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        try? ObjCRuntime.invokeOptional("scrollViewDidScroll:", on: self, [scrollView])
    }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        try? ObjCRuntime.invokeOptional("scrollViewDidEndScrollingAnimation:", on: self, [scrollView])
    }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        try? ObjCRuntime.invokeOptional("scrollViewDidChangeAdjustedContentInset:", on: self, [scrollView])
    }
}
