/// An item of an app's own in edit menus, from before iOS 16.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    open var title: String
    /// Sent along the responder chain; the item is shown where somebody would perform it.
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
