/// Hears of items that come and go, and may keep them. Every method is optional.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
    /// The part of a Mac's toolbar that has the bar's buttons. Not asked: there is no such toolbar.
    func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> UINavigationBar.NSToolbarSection
}

extension UINavigationBar {
    /// The parts of the toolbar of a Mac's window.
    public enum NSToolbarSection: Int, Sendable {
        case none = 0, sidebar, supplementary, content
    }

    /// None: there is no Mac's window around the bar.
    public var currentNSToolbarSection: UINavigationBar.NSToolbarSection { .none }
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        (try? ObjCRuntime.invokeOptional("navigationBar:shouldPush:", on: self, [navigationBar, item])) ?? true
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        try? ObjCRuntime.invokeOptional("navigationBar:didPush:", on: self, [navigationBar, item])
    }
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        (try? ObjCRuntime.invokeOptional("navigationBar:shouldPop:", on: self, [navigationBar, item])) ?? true
    }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        try? ObjCRuntime.invokeOptional("navigationBar:didPop:", on: self, [navigationBar, item])
    }
    public func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> UINavigationBar.NSToolbarSection {
        (try? ObjCRuntime.invokeOptional("navigationBarNSToolbarSection:", on: self, [navigationBar])) ?? .none
    }
}

/// Says where a toolbar stands.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
