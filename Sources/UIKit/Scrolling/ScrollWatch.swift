/// Tells bars where the scroll views behind them stand.
@MainActor enum ScrollWatch {
    struct Watcher {
        weak var owner: AnyObject?
        let action: () -> Void
        var rest: ((CGFloat) -> CGFloat)?
    }

    final class State {
        var watchers: [ObjectIdentifier: [Watcher]] = [:]
    }
    private static var state: State { AppContext.current.scrollWatch }

    /// Runs `action` whenever the content of `scrollView` moves, until `owner` stops watching it or is gone. `rest` says how far
    /// from the content's top a throw comes to rest instead of the points it is given.
    static func watch(
        _ scrollView: UIScrollView, by owner: AnyObject, rest: ((CGFloat) -> CGFloat)? = nil, action: @escaping () -> Void
    ) {
        state.watchers[ObjectIdentifier(scrollView), default: []].append(Watcher(owner: owner, action: action, rest: rest))
    }

    /// The offset at which a throw comes to rest that without the watchers would come to rest at `target`.
    static func restingOffset(of scrollView: UIScrollView, for target: CGPoint) -> CGPoint {
        let top: CGFloat = scrollView.adjustedContentInset.top
        let list: [Watcher] = state.watchers[ObjectIdentifier(scrollView)] ?? []
        let travel: CGFloat = list.reduce(target.y + top) { $1.owner == nil ? $0 : $1.rest?($0) ?? $0 }
        return scrollView.scrollRange.clamped(CGPoint(x: target.x, y: travel - top))
    }

    static func stop(_ scrollView: UIScrollView, by owner: AnyObject) {
        let key = ObjectIdentifier(scrollView)
        let left: [Watcher] = (state.watchers[key] ?? []).filter { $0.owner != nil && $0.owner !== owner }
        state.watchers[key] = left.isEmpty ? nil : left
    }

    /// The view's bounds have another origin or size, or its content another size.
    static func boundsDidChange(of view: UIView) {
        guard !state.watchers.isEmpty, let list = state.watchers[ObjectIdentifier(view)] else { return }
        for watcher in list where watcher.owner != nil { watcher.action() }
    }
}

extension UIViewController {
    /// The scroll view that bars follow: the view itself or the first scroll view in it, but for one that turns pages.
    var barScrollView: UIScrollView? {
        if let own = ownContentScrollView { return own }
        if let scrollView = viewIfLoaded as? UIScrollView { return scrollView }
        return viewIfLoaded?.subviews.lazy.compactMap { $0 as? UIScrollView }.first { !($0 is PageScrollView) }
    }
}

/// How bars answer to the content behind them: values in, values out.
struct BarScrollState: Equatable {
    /// How far a large title has been pushed up, in points; negative while content is pulled down.
    var largeTitleShrink: CGFloat = 0
    var hasContentBehindTop = false

    /// - Parameters:
    ///   - travel: how far the content has been scrolled up from its rest.
    ///   - largeTitle: whether the bar shows a large title.
    ///   - titleHeight: of the large title's row.
    init(travel: CGFloat = 0, largeTitle: Bool = false, titleHeight: CGFloat = NavigationBarMetrics.largeTitleHeight) {
        let extra: CGFloat = largeTitle ? titleHeight : 0
        largeTitleShrink = largeTitle ? min(travel, extra) : 0
        hasContentBehindTop = travel > extra + 0.5
    }

    /// Whether content reaches under a bar that covers `covered` points at the bottom of the scroll view.
    static func hasContentBehindBottom(contentHeight: CGFloat, offset: CGFloat, height: CGFloat, covered: CGFloat) -> Bool {
        contentHeight - offset > height - covered + 0.5
    }
}
