// Tabs that make their view controllers themselves, as from iOS 18 on. They stand in the bar that iOS 17 has.

@available(iOS 18.0, *)
extension UITabBarController {
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }
}

/// Tab bar controllers, for members of iOS 18: many a subclass written before has a property `tabs` of its own, which it can declare beside a
/// protocol's, but not beside its superclass's.
@MainActor public protocol _TabHolding: UITabBarController {}
extension UITabBarController: _TabHolding {}

@available(iOS 18.0, *)
extension _TabHolding {
    /// The tabs at the top; empty where the controller was given view controllers.
    public var tabs: [UITab] {
        get { rootTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs. The selected one stays selected if it is among the new ones, else the first is.
    public func setTabs(_ tabs: [UITab], animated: Bool) {
        for tab in rootTabs where !tabs.contains(tab) { tab.join(nil) }
        rootTabs = tabs
        tabsDidChange()
    }

    /// The tab that is shown: a group's selected child rather than the group. Nil where no tab is.
    public var selectedTab: UITab? {
        get {
            var tab: UITab? = rootTabs.first { $0.shownController === selectedViewController && selectedViewController != nil }
            while let child = (tab as? UITabGroup)?.selectedChild { tab = child }
            return tab
        }
        set {
            guard let newValue, newValue.tabBarController === self else { return }
            var root: UITab = newValue
            while let group = root.parent {
                group.selectedChild = root
                root = group
            }
            if let controller = root.shownController { selectedViewController = controller }
        }
    }

    /// The tab of an identifier, wherever it stands; nil where there is none.
    public func tab(forIdentifier identifier: String) -> UITab? { UITabGroup.tab(identifier, in: rootTabs) }

}

extension UITabBarController {
    /// Some of the tabs have another controller, or are hidden now.
    func tabsDidChange() {
        for tab in rootTabs { tab.join(self) }
        let shown: [UIViewController] = rootTabs.filter { !$0.isHidden }.compactMap(\.shownController)
        putControllers(shown)
    }

    /// The tab that a controller in the bar stands for.
    func rootTab(of controller: UIViewController) -> UITab? { rootTabs.first { $0.shownController === controller } }
}
