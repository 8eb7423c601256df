/// Hears of a tab bar's choices. Every method is optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user chose a tab.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        try? ObjCRuntime.invokeOptional("tabBar:didSelect:", on: self, [tabBar, item])
    }
}
