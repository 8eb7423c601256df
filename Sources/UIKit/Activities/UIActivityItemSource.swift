/// Gives an activity its data when it is wanted, and each its own.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
    /// Stands for the data where it is only asked what can be done with it.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The data for an activity; nil for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// The subject of the data, shown above the list. Optional.
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) throws(Unimplemented) -> String
    /// A picture of the data, shown above the list. Optional.
    func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) throws(Unimplemented) -> String {
        try ObjCRuntime.invokeOptional(
            "activityViewController:subjectForActivityType:", on: self, [activityViewController, activityType])
    }
    public func activityViewController(
        _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage? {
        let image: UIImage?? = try? ObjCRuntime.invokeOptional(
            "activityViewController:thumbnailImageForActivityType:suggestedSize:", on: self, [activityViewController, activityType, size])
        return image ?? nil
    }
}

/// The metadata of a link, as far as the header of a sheet shows it.
package protocol ActivityLinkMetadata: AnyObject {
    var linkTitle: String? { get }
    /// The host of a page, or the words in its place.
    var linkAddress: String? { get }
}
