import ObjectRuntime
import UIKit

/// A view of a scroll view's that refreshes. Subclasses place their views and follow the scroll view.
@preconcurrency @MainActor open class MJRefreshComponent: UIView {
    // MARK: - State

    open var state: MJRefreshState = .idle {
        didSet { if state != oldValue { DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.setNeedsLayout() } } } }
    }
    open var isRefreshing: Bool { state == .refreshing || state == .willRefresh }

    /// Refreshes; where the view is not on screen, as soon as it is.
    open func beginRefreshing() {
        UIView.animate(withDuration: fastAnimationDuration) { self.alpha = 1 }
        pullingPercent = 1
        if window != nil {
            state = .refreshing
        } else if state != .refreshing {
            state = .willRefresh
            setNeedsLayout()
        }
    }
    /// - Parameter completionBlock: called after the refreshing has begun.
    open func beginRefreshing(completionBlock: @escaping () -> Void) {
        beginRefreshingCompletionBlock = completionBlock
        beginRefreshing()
    }

    /// Ends refreshing, a turn of the main queue later.
    open func endRefreshing() { setLater(.idle) }
    /// - Parameter completionBlock: called after the end's animation.
    open func endRefreshing(completionBlock: @escaping () -> Void) {
        endRefreshingCompletionBlock = completionBlock
        endRefreshing()
    }

    func setLater(_ new: MJRefreshState) { DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.state = new } } }

    // MARK: - Callbacks

    open var refreshingBlock: MJRefreshComponentAction?
    open weak var refreshingTarget: AnyObject?
    open var refreshingAction: Selector?
    open var beginRefreshingCompletionBlock: MJRefreshComponentAction?
    /// Called inside the animation of the end.
    open var endRefreshingAnimationBeginAction: MJRefreshComponentAction?
    open var endRefreshingCompletionBlock: MJRefreshComponentAction?

    open func setRefreshingTarget(_ target: Any!, refreshingAction action: Selector!) {
        refreshingTarget = target as AnyObject?
        refreshingAction = action
    }

    /// Tells block and target that the refreshing has begun.
    open func executeRefreshingCallback() {
        refreshingBlock?()
        if let refreshingTarget, let refreshingAction, ObjCRuntime.responds(refreshingTarget, to: refreshingAction) {
            ObjCRuntime.send(refreshingAction, to: refreshingTarget, [self])
        }
        beginRefreshingCompletionBlock?()
    }

    // MARK: - Looks

    /// Seconds. Default 0.25 for the beginning and 0.4 for the end.
    open var fastAnimationDuration: TimeInterval = 0.25
    open var slowAnimationDuration: TimeInterval = 0.4

    @discardableResult open func setAnimationDisabled() -> Self {
        (fastAnimationDuration, slowAnimationDuration) = (0, 0)
        return self
    }

    /// How much is pulled out: 1 for all of it.
    open var pullingPercent: CGFloat = 0 {
        didSet { if !isRefreshing, isAutomaticallyChangeAlpha { alpha = pullingPercent } }
    }
    /// Whether the view becomes visible as it is pulled out. Default false.
    open var isAutomaticallyChangeAlpha = false {
        didSet { if !isRefreshing { alpha = isAutomaticallyChangeAlpha ? pullingPercent : 1 } }
    }
    open var isAutoChangeAlpha: Bool {
        get { isAutomaticallyChangeAlpha }
        set { isAutomaticallyChangeAlpha = newValue }
    }

    // MARK: - For subclasses

    /// The scroll view's insets without those of the refreshing.
    open internal(set) var scrollViewOriginalInset: UIEdgeInsets = .zero
    open private(set) weak var scrollView: UIScrollView?

    /// Called once, when the view is made.
    open func prepare() {
        autoresizingMask = .flexibleWidth
        backgroundColor = .clear
    }
    /// Called in each layout.
    open func placeSubviews() {}
    /// - Parameter change: the points as `NSValue`, by the keys of key-value observing (`new` and `old`).
    open func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {}
    open func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {}
    open func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {}
    /// The language of the words changed.
    open func i18nDidChange() { placeSubviews() }

    // MARK: - View

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private var watch: ScrollViewWatch?

    open override func layoutSubviews() {
        placeSubviews()
        super.layoutSubviews()
        guard state == .willRefresh, window != nil else { return }
        // After the layout that it is part of, when the scroll view knows its insets.
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { if let self, self.state == .willRefresh { self.state = .refreshing } }
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if state == .willRefresh { setNeedsLayout() }
    }

    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard newSuperview == nil || newSuperview is UIScrollView else { return }
        watch?.stop()
        watch = nil
        guard let new = newSuperview as? UIScrollView else { return }
        scrollView = new
        mj_w = new.mj_w
        mj_x = -new.mj_insetL
        new.alwaysBounceVertical = true
        scrollViewOriginalInset = new.mj_inset
        watch = ScrollViewWatch(new, component: self)
    }

    func offsetDidChange(_ change: [AnyHashable: Any]) { if isUserInteractionEnabled, !isHidden { scrollViewContentOffsetDidChange(change) } }
    func sizeDidChange(_ change: [AnyHashable: Any]) { if isUserInteractionEnabled { scrollViewContentSizeDidChange(change) } }
    func panDidChange() { if isUserInteractionEnabled, !isHidden { scrollViewPanStateDidChange(nil) } }
}

// One setting after the other, as Swift likes it.

extension MJRefreshComponent {
    @discardableResult public func autoChangeTransparency(_ isAutoChange: Bool) -> Self {
        isAutomaticallyChangeAlpha = isAutoChange
        return self
    }
    @discardableResult public func afterBeginningAction(_ action: @escaping MJRefreshComponentAction) -> Self {
        beginRefreshingCompletionBlock = action
        return self
    }
    @discardableResult public func endingAnimationBeginningAction(_ action: @escaping MJRefreshComponentAction) -> Self {
        endRefreshingAnimationBeginAction = action
        return self
    }
    @discardableResult public func afterEndingAction(_ action: @escaping MJRefreshComponentAction) -> Self {
        endRefreshingCompletionBlock = action
        return self
    }
    /// Makes the view a scroll view's header or footer.
    @discardableResult public func link(to scrollView: UIScrollView) -> Self {
        if let header = self as? MJRefreshHeader { scrollView.mj_header = header }
        if let footer = self as? MJRefreshFooter { scrollView.mj_footer = footer }
        return self
    }
}
