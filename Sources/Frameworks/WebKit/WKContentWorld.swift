import UIKit

/// A namespace in which scripts run. No script runs here; worlds tell handlers of messages apart.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
    /// Nil for the page's and the app's own.
    public let name: String?
    init(name: String?) { self.name = name }

    /// The page's own scripts' world.
    open class var page: WKContentWorld { ContentWorlds.shared.page }
    /// The app's world.
    open class var defaultClient: WKContentWorld { ContentWorlds.shared.client }
    /// The same object for the same name.
    open class func world(name: String) -> WKContentWorld { ContentWorlds.shared.world(name) }
}

/// The worlds of the running app.
@MainActor final class ContentWorlds {
    static var shared: ContentWorlds { AppServices.object { MainActor.assumeIsolated { ContentWorlds() } } }
    let page = WKContentWorld(name: nil)
    let client = WKContentWorld(name: nil)
    private var named: [String: WKContentWorld] = [:]

    func world(_ name: String) -> WKContentWorld {
        if let known = named[name] { return known }
        let world = WKContentWorld(name: name)
        named[name] = world
        return world
    }
}

/// Answers the messages of scripts. There is no script that would send one.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage, replyHandler: @escaping (Any?, String?) -> Void)
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    // Handlers have one of the two.
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage, replyHandler: @escaping (Any?, String?) -> Void
    ) {
        replyHandler(nil, nil)
    }
    public func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) async -> (Any?, String?) {
        (nil, nil)
    }
}
