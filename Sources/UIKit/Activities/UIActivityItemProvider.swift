/// Makes what is shared only when a service asks for it: a subclass overrides `item`.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    public let placeholderItem: Any?
    open private(set) var activityType: UIActivity.ActivityType?
    public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }
    /// The item to share. Default: the placeholder.
    open var item: Any { placeholderItem as Any }
}

extension UIActivityItemProvider: UIActivityItemSource {
    @MainActor public func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { placeholderItem ?? "" }

    @MainActor public func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        return item
    }
}
