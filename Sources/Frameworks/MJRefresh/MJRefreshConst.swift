import UIKit

public enum MJRefreshState: Int, Sendable {
    case idle = 1
    /// Pulled so far that it refreshes when it is let go.
    case pulling
    case refreshing
    /// Refreshes when it is on screen.
    case willRefresh
    case noMoreData
}

public typealias MJRefreshComponentAction = () -> Void
public typealias MJRefreshComponentRefreshingBlock = () -> Void
public typealias MJRefreshComponentBeginRefreshingCompletionBlock = () -> Void
public typealias MJRefreshComponentEndRefreshingCompletionBlock = () -> Void

public let MJRefreshLabelLeftInset: CGFloat = 25
public let MJRefreshHeaderHeight: CGFloat = 54
public let MJRefreshFooterHeight: CGFloat = 44
public let MJRefreshFastAnimationDuration: CGFloat = 0.25
public let MJRefreshSlowAnimationDuration: CGFloat = 0.4

public let MJRefreshKeyPathContentOffset = "contentOffset"
public let MJRefreshKeyPathContentSize = "contentSize"
public let MJRefreshKeyPathContentInset = "contentInset"
public let MJRefreshKeyPathPanState = "state"
public let MJRefreshHeaderLastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey"
public let MJRefreshHeaderIdleText = "MJRefreshHeaderIdleText"
public let MJRefreshHeaderPullingText = "MJRefreshHeaderPullingText"
public let MJRefreshHeaderRefreshingText = "MJRefreshHeaderRefreshingText"
public let MJRefreshAutoFooterIdleText = "MJRefreshAutoFooterIdleText"
public let MJRefreshAutoFooterRefreshingText = "MJRefreshAutoFooterRefreshingText"
public let MJRefreshAutoFooterNoMoreDataText = "MJRefreshAutoFooterNoMoreDataText"
public let MJRefreshBackFooterIdleText = "MJRefreshBackFooterIdleText"
public let MJRefreshBackFooterPullingText = "MJRefreshBackFooterPullingText"
public let MJRefreshBackFooterRefreshingText = "MJRefreshBackFooterRefreshingText"
public let MJRefreshBackFooterNoMoreDataText = "MJRefreshBackFooterNoMoreDataText"
public let MJRefreshHeaderLastTimeText = "MJRefreshHeaderLastTimeText"
public let MJRefreshHeaderDateTodayText = "MJRefreshHeaderDateTodayText"
public let MJRefreshHeaderNoneLastDateText = "MJRefreshHeaderNoneLastDateText"

extension NSNotification.Name {
    /// The language of the words was set anew.
    public static let MJRefreshDidChangeLanguage = NSNotification.Name("MJRefreshDidChangeLanguageNotification")
}
