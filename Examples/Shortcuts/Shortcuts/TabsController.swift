import UIKit

/// The app in a narrow window: a tab bar, with the shortcuts in a list.
class TabsController: UITabBarController {
    private let list = PlacesViewController(style: .list)
    private let shortcuts: UINavigationController
    private let automation: UINavigationController
    private let gallery: UINavigationController

    init() {
        shortcuts = UINavigationController(rootViewController: list)
        automation = UINavigationController(rootViewController: AutomationViewController())
        gallery = UINavigationController(rootViewController: GalleryViewController())
        super.init(nibName: nil, bundle: nil)
        shortcuts.tabBarItem = UITabBarItem(title: "Shortcuts", image: UIImage(systemName: "square.stack.3d.up.fill"), tag: 0)
        automation.tabBarItem = UITabBarItem(title: "Automation", image: UIImage(systemName: "clock.fill"), tag: 1)
        gallery.tabBarItem = UITabBarItem(title: "Gallery", image: UIImage(systemName: "sparkles"), tag: 2)
        for navigation in [shortcuts, automation, gallery] { navigation.navigationBar.prefersLargeTitles = true }
        viewControllers = [shortcuts, automation, gallery]
        list.onSelect = { [weak self] in self?.push($0.makeDetail(), animated: true) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// What the user looks at; nil at the list of places.
    var detail: (any Detail)? {
        (selectedViewController as? UINavigationController)?.topViewController as? any Detail
    }

    /// Shows what the user looked at in the wide window.
    func show(_ detail: any Detail) {
        switch detail.place {
        case .allShortcuts, .folder:
            selectedViewController = shortcuts
            shortcuts.popToRootViewController(animated: false)
            push(detail, animated: false)
        case .automation: select(automation, detail)
        case .gallery: select(gallery, detail)
        }
    }

    private func select(_ navigation: UINavigationController, _ detail: any Detail) {
        navigation.viewControllers = [detail]
        selectedViewController = navigation
    }

    private func push(_ detail: any Detail, animated: Bool) {
        list.mark(detail.place)
        detail.navigationItem.largeTitleDisplayMode = .never
        shortcuts.pushViewController(detail, animated: animated)
    }
}
