@_exported import UIKit

public enum InfiniteScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
}

extension UIScrollView {
    var infiniteScroll: InfiniteScrollState { InfiniteScrollState.of(self) }

    /// Whether more is being loaded: from the call of the handler to the end of `finishInfiniteScroll`.
    public var isAnimatingInfiniteScroll: Bool { infiniteScroll.isLoading }

    /// The way that is scrolled. Default vertical.
    public var infiniteScrollDirection: InfiniteScrollDirection {
        get { infiniteScroll.direction }
        set { infiniteScroll.direction = newValue }
    }

    /// The style of the library's own indicator.
    public var infiniteScrollIndicatorStyle: UIActivityIndicatorView.Style {
        get { infiniteScroll.style }
        set { infiniteScroll.style = newValue }
    }

    /// The view behind the content while more is being loaded; an activity indicator until another one is set. One that has `startAnimating` and
    /// `stopAnimating` is told by them.
    public var infiniteScrollIndicatorView: UIView? {
        get { infiniteScroll.indicator }
        set { infiniteScroll.setIndicator(newValue) }
    }

    /// The room around the indicator along the way that is scrolled, in points. Default 11.
    public var infiniteScrollIndicatorMargin: CGFloat {
        get { infiniteScroll.margin }
        set { infiniteScroll.margin = newValue }
    }

    /// How long before the content's end the handler is called, in points. Default 0.
    public var infiniteScrollTriggerOffset: CGFloat {
        get { infiniteScroll.triggerOffset }
        set { infiniteScroll.triggerOffset = abs(newValue) }
    }

    /// Calls `handler` when a finger has scrolled to the content's end, once until `finishInfiniteScroll` is called.
    @_disfavoredOverload public func addInfiniteScroll(handler: @escaping (UIScrollView) -> Void) { infiniteScroll.begin(handler) }

    /// Decides each time whether the handler is called. Nil, the default, always says yes.
    @_disfavoredOverload public func setShouldShowInfiniteScrollHandler(_ handler: ((UIScrollView) -> Bool)?) { infiniteScroll.shouldLoad = handler }

    /// Ends the wait for more, and calls no handler any more.
    public func removeInfiniteScroll() { infiniteScroll.remove() }

    /// Loads more without a finger.
    ///
    /// - Parameter forceScroll: whether the indicator is scrolled into sight.
    public func beginInfiniteScroll(_ forceScroll: Bool) { infiniteScroll.load(scrolls: forceScroll) }

    /// More has been loaded.
    public func finishInfiniteScroll() { infiniteScroll.finish(nil) }

    /// More has been loaded; `completion` is called when the indicator is gone.
    @_disfavoredOverload public func finishInfiniteScroll(completion: ((UIScrollView) -> Void)?) { infiniteScroll.finish(completion) }
}

// Lists give themselves. Swift would take the methods for overrides by their types.

extension UITableView {
    @_nonoverride public func addInfiniteScroll(handler: @escaping (UITableView) -> Void) {
        infiniteScroll.begin { if let table = $0 as? UITableView { handler(table) } }
    }
    @_nonoverride public func setShouldShowInfiniteScrollHandler(_ handler: ((UITableView) -> Bool)?) {
        infiniteScroll.shouldLoad = handler.map { handler in { ($0 as? UITableView).map(handler) ?? true } }
    }
    @_nonoverride public func finishInfiniteScroll(completion: ((UITableView) -> Void)?) {
        infiniteScroll.finish { if let table = $0 as? UITableView { completion?(table) } }
    }
}

extension UICollectionView {
    @_nonoverride public func addInfiniteScroll(handler: @escaping (UICollectionView) -> Void) {
        infiniteScroll.begin { if let list = $0 as? UICollectionView { handler(list) } }
    }
    @_nonoverride public func setShouldShowInfiniteScrollHandler(_ handler: ((UICollectionView) -> Bool)?) {
        infiniteScroll.shouldLoad = handler.map { handler in { ($0 as? UICollectionView).map(handler) ?? true } }
    }
    @_nonoverride public func finishInfiniteScroll(completion: ((UICollectionView) -> Void)?) {
        infiniteScroll.finish { if let list = $0 as? UICollectionView { completion?(list) } }
    }
}
