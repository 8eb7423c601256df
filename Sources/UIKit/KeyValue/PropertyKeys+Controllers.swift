import ObjectRuntime

extension PropertyKeys {
    mutating func addControllers() {
        add("title", \UIViewController.title)
        add("view", \UIViewController.view)
        add("preferredContentSize", \UIViewController.preferredContentSize)
        add("modalPresentationStyle", \UIViewController.modalPresentationStyle)
        add("modalTransitionStyle", \UIViewController.modalTransitionStyle)
        add("modalInPresentation", \UIViewController.isModalInPresentation)
        add("definesPresentationContext", \UIViewController.definesPresentationContext)
        add("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
        add("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout)
        add("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
        add("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle)
        add("restorationIdentifier", \UIViewController.restorationIdentifier)
        add("editing", \UIViewController.isEditing)
        add("tabBarItem", \UIViewController.tabBarItem)
        add(readOnly: "navigationItem", \UIViewController.navigationItem)
        add(readOnly: "navigationController", \UIViewController.navigationController)
        add(readOnly: "tabBarController", \UIViewController.tabBarController)
        add(readOnly: "parentViewController", \UIViewController.parent)
        add(readOnly: "presentedViewController", \UIViewController.presentedViewController)
        add("viewControllers", \UINavigationController.viewControllers)
        add("navigationBarHidden", \UINavigationController.isNavigationBarHidden)
        add("toolbarHidden", \UINavigationController.isToolbarHidden)
        add("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
        add("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap)
        add("viewControllers", \UITabBarController.viewControllers)
        add("selectedIndex", \UITabBarController.selectedIndex)
        add("selectedViewController", \UITabBarController.selectedViewController)
        addReplacedBars()
        addAlerts()
        addDevice()
    }

    /// Bars that a controller makes itself; an app puts one of its own class in their place by the key.
    private mutating func addReplacedBars() {
        add("tabBar", of: UITabBarController.self, get: { $0.tabBar }) { controller, bar in
            (bar as? UITabBar).map(controller.replaceBar)
        }
        add("navigationBar", of: UINavigationController.self, get: { $0.navigationBar }) { controller, bar in
            (bar as? UINavigationBar).map(controller.replaceBar)
        }
        add("toolbar", of: UINavigationController.self, get: { $0.toolbar }) { controller, bar in
            (bar as? UIToolbar).map(controller.replaceToolbar)
        }
    }

    private mutating func addAlerts() {
        add("message", \UIAlertController.message)
        add("enabled", \UIAlertAction.isEnabled)
        add(readOnly: "title", \UIAlertAction.title)
        add(readOnly: "style", \UIAlertAction.style)
    }

    private mutating func addDevice() {
        add(readOnly: "name", \UIDevice.name)
        add(readOnly: "model", \UIDevice.model)
        add(readOnly: "systemVersion", \UIDevice.systemVersion)
    }
}
