/// Events of a popover. Every method is optional.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The last chance to set the anchor.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Asked when the user touches outside. Default true.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// The user dismissed the popover. Not sent for a dismissal in code.
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
    /// The window changed size; the anchor's rectangle and view may be changed here.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        try? ObjCRuntime.invokeOptional("prepareForPopoverPresentation:", on: self, [popoverPresentationController])
    }
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        let selector = "popoverPresentationControllerShouldDismissPopover:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [popoverPresentationController])) ?? true
    }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        try? ObjCRuntime.invokeOptional(
            "popoverPresentationControllerDidDismissPopover:", on: self, [popoverPresentationController])
    }
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        try? ObjCRuntime.invokeOptional(
            "popoverPresentationController:willRepositionPopoverTo:in:", on: self, [popoverPresentationController, rect, view])
    }
}
