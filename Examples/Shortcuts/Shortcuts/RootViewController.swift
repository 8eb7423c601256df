import UIKit

/// The app: a sidebar and a detail in a wide window, a tab bar in a narrow one. The two share no screens; whenever the window
/// changes, the screen in front makes itself anew for the other, and the user stays where they were.
class RootViewController: UISplitViewController {
    let sidebar = PlacesViewController(style: .sidebar)
    let tabs = TabsController()

    init() {
        super.init(style: .doubleColumn)
        primaryBackgroundStyle = .sidebar
        preferredDisplayMode = .oneBesideSecondary
        let navigation = UINavigationController(rootViewController: sidebar)
        navigation.navigationBar.prefersLargeTitles = true
        setViewController(navigation, for: .primary)
        setViewController(tabs, for: .compact)
        sidebar.onSelect = { [weak self] in self?.show($0.makeDetail()) }
        show(Place.allShortcuts.makeDetail())
        delegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// What the secondary column shows.
    var detail: (any Detail)? {
        (viewController(for: .secondary) as? UINavigationController)?.viewControllers.first as? any Detail
    }

    private func show(_ detail: any Detail) {
        sidebar.mark(detail.place)
        let navigation = UINavigationController(rootViewController: detail)
        navigation.navigationBar.prefersLargeTitles = true
        setViewController(navigation, for: .secondary)
    }
}

extension RootViewController: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        if let detail { tabs.show(detail.recreated()) }
        return .compact
    }

    func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        if let detail = tabs.detail { show(detail.recreated()) }
        return proposedDisplayMode
    }
}
