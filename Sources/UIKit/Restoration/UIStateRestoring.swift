/// An object whose state is kept from one start of the app to the next. Controllers and views are such objects; of others nothing is kept.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
    var restorationParent: (any UIStateRestoring)? { get }
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    func encodeRestorableState(with coder: NSCoder)
    func decodeRestorableState(with coder: NSCoder)
    func applicationFinishedRestoringState()
}

// All members are optional.
extension UIStateRestoring {
    public var restorationParent: (any UIStateRestoring)? { ObjCRuntime.optionalProperty("restorationParent", of: self) }
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { ObjCRuntime.optionalProperty("objectRestorationClass", of: self) }
    public func encodeRestorableState(with coder: NSCoder) { try? ObjCRuntime.invokeOptional("encodeRestorableStateWith:", on: self, [coder]) }
    public func decodeRestorableState(with coder: NSCoder) { try? ObjCRuntime.invokeOptional("decodeRestorableStateWith:", on: self, [coder]) }
    public func applicationFinishedRestoringState() { try? ObjCRuntime.invokeOptional("applicationFinishedRestoringState", on: self) }
}

extension UIViewController: UIStateRestoring {}

/// Makes an object again whose state was kept.
@preconcurrency @MainActor public protocol UIObjectRestoration: NSObjectProtocol {
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)?
}

/// Makes a controller again whose state was kept.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: NSObjectProtocol {
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}

/// Names the elements of a list's data, so that its place can be found again.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UIApplication {
    /// Has controllers hear that restoring is finished after as many calls of `completeStateRestoration()`.
    public func extendStateRestoration() { AppContext.current.restoration.extend() }
    public func completeStateRestoration() { AppContext.current.restoration.complete() }
    /// An app is launched without a picture of its last state here.
    public func ignoreSnapshotOnNextApplicationLaunch() {}

    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    public nonisolated static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiomKey"
    public nonisolated static let stateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"
}

/// An object that takes up an activity of the user's.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
