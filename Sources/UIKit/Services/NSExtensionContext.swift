/// An item that an app passes to an extension.
open class NSExtensionItem: NSObject, NSCopying, @unchecked Sendable {
    public override init() { super.init() }
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSExtensionItem()
        (copy.attributedTitle, copy.attributedContentText) = (attributedTitle, attributedContentText)
        (copy.attachments, copy.userInfo) = (attachments, userInfo)
        return copy
    }
}

/// The host of an extension. Apps have none.
open class NSExtensionContext: NSObject, @unchecked Sendable {
    open var inputItems: [Any] { [] }
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    open func cancelRequest(withError error: any Error) {}
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
        guard let completionHandler else { return }
        ServiceReply.send { completionHandler(false) }
    }
}

/// An object that takes the requests of an extension's host.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    func beginRequest(with context: NSExtensionContext)
}

extension UIViewController: @preconcurrency NSExtensionRequestHandling {}

extension UIViewController {
    /// Nil: the app was not called as an extension.
    public var extensionContext: NSExtensionContext? { nil }
}
