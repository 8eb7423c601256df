import UIKit

/// The sidebar with the rooms and the tiles beside it; in a narrow window the tiles, with the rooms behind the back button.
class HomeSplitViewController: UISplitViewController {
    let sidebar = SidebarViewController()

    init() {
        super.init(style: .doubleColumn)
        primaryBackgroundStyle = .sidebar
        preferredDisplayMode = .oneBesideSecondary
        let navigation = UINavigationController(rootViewController: sidebar)
        navigation.navigationBar.prefersLargeTitles = true
        setViewController(navigation, for: .primary)
        sidebar.onSelect = { [weak self] in self?.open($0) }
        show(nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// The tiles in the secondary column.
    var accessories: AccessoriesViewController? {
        (viewController(for: .secondary) as? UINavigationController)?.viewControllers.first as? AccessoriesViewController
    }

    private func show(_ room: Room?) {
        let navigation = UINavigationController(rootViewController: AccessoriesViewController(room: room))
        navigation.navigationBar.prefersLargeTitles = true
        // Over the wallpaper.
        navigation.navigationBar.tintColor = .white
        setViewController(navigation, for: .secondary)
    }

    func open(_ room: Room?) {
        show(room)
        show(.secondary)
    }
}
