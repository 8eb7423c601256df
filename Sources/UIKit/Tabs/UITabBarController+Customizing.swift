extension UITabBarController {
    /// The Edit button of the More list: the tabs that may change places are offered.
    func beginCustomizing() {
        tabBar.beginCustomizingItems((customizableViewControllers ?? []).map { $0.tabBarItem })
    }

    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        delegate.traced("tabBarController(_:willBeginCustomizing:)")?.tabBarController(self, willBeginCustomizing: customizableViewControllers ?? [])
    }

    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        delegate.traced("tabBarController(_:willEndCustomizing:changed:)")?
            .tabBarController(self, willEndCustomizing: controllersInCustomizedOrder, changed: changed)
    }

    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        let order: [UIViewController] = controllersInCustomizedOrder
        if changed {
            let customizable: [UIViewController]? = customizableViewControllers
            putControllers(order)
            customizableViewControllers = customizable
        }
        delegate.traced("tabBarController(_:didEndCustomizing:changed:)")?.tabBarController(self, didEndCustomizing: order, changed: changed)
    }

    /// Those in the bar as the bar has them, then the others as they were.
    private var controllersInCustomizedOrder: [UIViewController] {
        let all: [UIViewController] = viewControllers ?? []
        let shown: [UIViewController] = (tabBar.items ?? []).compactMap { item in all.first { $0.tabBarItem === item } }
        return shown + all.filter { controller in !shown.contains { $0 === controller } }
    }
}
