/// Hears of a tab bar's choices. Every method is optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user chose a tab.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// The screen with the items that may stand in the bar is about to appear.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// The screen is about to go; `items` are those in the bar, and `changed` says whether they are others now.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        try? ObjCRuntime.invokeOptional("tabBar:didSelect:", on: self, [tabBar, item])
    }
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        try? ObjCRuntime.invokeOptional("tabBar:willBeginCustomizing:", on: self, [tabBar, items])
    }
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        try? ObjCRuntime.invokeOptional("tabBar:didBeginCustomizing:", on: self, [tabBar, items])
    }
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        try? ObjCRuntime.invokeOptional("tabBar:willEndCustomizing:changed:", on: self, [tabBar, items, changed])
    }
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        try? ObjCRuntime.invokeOptional("tabBar:didEndCustomizing:changed:", on: self, [tabBar, items, changed])
    }
}
