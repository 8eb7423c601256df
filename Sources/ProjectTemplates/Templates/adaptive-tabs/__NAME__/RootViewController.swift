import UIKit

/// Tabs in a narrow window, a sidebar in a wide one; the section stays when one becomes the other.
class RootViewController: UISplitViewController, UISplitViewControllerDelegate, UITabBarControllerDelegate {
    private(set) var section: Section = .home
    private let tabs = UITabBarController()
    private let sidebar = SidebarViewController()
    private let contents = Section.allCases.map { $0.makeController() }

    init() {
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        delegate = self
        tabs.delegate = self
        tabs.viewControllers = Section.allCases.map { $0.makeController() }
        sidebar.onSelection = { [weak self] in self?.show($0) }
        setViewController(sidebar, for: .primary)
        setViewController(contents[section.rawValue], for: .secondary)
        setViewController(tabs, for: .compact)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ section: Section) {
        self.section = section
        setViewController(contents[section.rawValue], for: .secondary)
        sidebar.select(section)
        tabs.selectedIndex = section.rawValue
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        section = Section.allCases[tabBarController.selectedIndex]
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        tabs.selectedIndex = section.rawValue
        return .compact
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        show(section)
        return proposedDisplayMode
    }
}
