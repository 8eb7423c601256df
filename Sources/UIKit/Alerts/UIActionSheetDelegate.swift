/// The listener to an action sheet's buttons. Every member is optional.
@preconcurrency @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) throws(Unimplemented)
    /// The system takes the sheet away, as when the app leaves the screen. Not called: sheets stay.
    func actionSheetCancel(_ actionSheet: UIActionSheet) throws(Unimplemented)
    func willPresent(_ actionSheet: UIActionSheet) throws(Unimplemented)
    func didPresent(_ actionSheet: UIActionSheet) throws(Unimplemented)
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) throws(Unimplemented)
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) throws(Unimplemented)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("actionSheet:clickedButtonAtIndex:", on: self, [actionSheet, buttonIndex])
    }
    public func actionSheetCancel(_ actionSheet: UIActionSheet) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("actionSheetCancel:", on: self, [actionSheet])
    }
    public func willPresent(_ actionSheet: UIActionSheet) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("willPresentActionSheet:", on: self, [actionSheet])
    }
    public func didPresent(_ actionSheet: UIActionSheet) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("didPresentActionSheet:", on: self, [actionSheet])
    }
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("actionSheet:willDismissWithButtonIndex:", on: self, [actionSheet, buttonIndex])
    }
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("actionSheet:didDismissWithButtonIndex:", on: self, [actionSheet, buttonIndex])
    }
}
