/// Hears of, and decides on, what a split view does. Every method is optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// The mode the display-mode button leads to. `automatic`, the default, leaves it to the split view.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// True when the delegate has dealt with it. Default false.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool

    // The classic style.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// True when the delegate has dealt with the secondary: it is not shown then. Default false.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    // Of 2010: a classic split view on an iPad whose primary hides in portrait.

    /// The primary hides. The delegate titles the bar button and puts it into a bar: it shows the primary over the secondary,
    /// and `pc` dismisses it again.
    func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem,
        for pc: UIPopoverController)
    /// The primary stands beside the secondary again: the button is to go.
    func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController, invalidating barButtonItem: UIBarButtonItem)
    /// The hidden primary is about to be shown over the secondary.
    func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController, willPresent aViewController: UIViewController)
    /// Whether the primary hides in an orientation. Default: where the split view finds no room for it.
    func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
    ) throws(Unimplemented) -> Bool

    // The column styles.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// The column on top once collapsed. Default: the proposed one.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// The mode once expanded. Default: the proposed one.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    /// A finger begins to bring in a column from the edge.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    /// The finger lifted, whether the column came or went back.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) throws(Unimplemented) -> UIInterfaceOrientationMask
    /// Optional: the orientation to begin with where the controller is presented over the whole screen. Without it, the controller's own.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) throws(Unimplemented) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        try? ObjCRuntime.invokeOptional("splitViewController:willChangeTo:", on: self, [svc, displayMode])
    }
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        (try? ObjCRuntime.invokeOptional("targetDisplayModeForActionIn:", on: self, [svc])) ?? .automatic
    }
    public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
        (try? ObjCRuntime.invokeOptional("splitViewController:show:sender:", on: self, [splitViewController, vc, sender])) ?? false
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        (try? ObjCRuntime.invokeOptional("splitViewController:showDetail:sender:", on: self, [splitViewController, vc, sender]))
            ?? false
    }
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        try? ObjCRuntime.invokeOptional("primaryViewControllerForCollapsing:", on: self, [splitViewController])
    }
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        try? ObjCRuntime.invokeOptional("primaryViewControllerForExpanding:", on: self, [splitViewController])
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        (try? ObjCRuntime.invokeOptional(
            "splitViewController:collapseSecondary:onto:", on: self,
            [splitViewController, secondaryViewController, primaryViewController])) ?? false
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        try? ObjCRuntime.invokeOptional(
            "splitViewController:separateSecondaryFrom:", on: self, [splitViewController, primaryViewController])
    }
    public func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem,
        for pc: UIPopoverController
    ) {
        try? ObjCRuntime.invokeOptional("splitViewController:willHide:with:for:", on: self, [svc, aViewController, barButtonItem, pc])
    }
    public func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController, invalidating barButtonItem: UIBarButtonItem
    ) {
        try? ObjCRuntime.invokeOptional(
            "splitViewController:willShow:invalidating:", on: self, [svc, aViewController, barButtonItem])
    }
    public func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController, willPresent aViewController: UIViewController
    ) {
        try? ObjCRuntime.invokeOptional("splitViewController:popoverController:willPresent:", on: self, [svc, pc, aViewController])
    }
    public func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
    ) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional("splitViewController:shouldHide:in:", on: self, [svc, vc, orientation])
    }
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        try? ObjCRuntime.invokeOptional("splitViewController:willShow:", on: self, [svc, column])
    }
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        try? ObjCRuntime.invokeOptional("splitViewController:willHide:", on: self, [svc, column])
    }
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        (try? ObjCRuntime.invokeOptional(
            "splitViewController:topColumnForCollapsingToProposedTopColumn:", on: self, [svc, proposedTopColumn]))
            ?? proposedTopColumn
    }
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        (try? ObjCRuntime.invokeOptional(
            "splitViewController:displayModeForExpandingToProposedDisplayMode:", on: self, [svc, proposedDisplayMode]))
            ?? proposedDisplayMode
    }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        try? ObjCRuntime.invokeOptional("splitViewControllerDidCollapse:", on: self, [svc])
    }
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        try? ObjCRuntime.invokeOptional("splitViewControllerDidExpand:", on: self, [svc])
    }
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        try? ObjCRuntime.invokeOptional("splitViewControllerInteractivePresentationGestureWillBegin:", on: self, [svc])
    }
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        try? ObjCRuntime.invokeOptional("splitViewControllerInteractivePresentationGestureDidEnd:", on: self, [svc])
    }
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) throws(Unimplemented) -> UIInterfaceOrientationMask {
        try ObjCRuntime.invokeOptional("splitViewControllerSupportedInterfaceOrientations:", on: self, [splitViewController])
    }
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) throws(Unimplemented) -> UIInterfaceOrientation {
        try ObjCRuntime.invokeOptional("splitViewControllerPreferredInterfaceOrientationForPresentation:", on: self, [splitViewController])
    }
}
