/// A segue to a popover, as before presentations had one. The popover has the destination.
@available(
    iOS, introduced: 5.0, deprecated: 9.0,
    message: "Access destinationViewController.popoverPresentationController from your segue's performHandler or override of -perform"
)
@preconcurrency @MainActor open class UIStoryboardPopoverSegue: UIStoryboardSegue {
    /// Holds the destination, which the segue shows at its anchor.
    open private(set) lazy var popoverController = UIPopoverController(contentViewController: destination)

    public override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}
