import UIKit

/// Tabs in a compact width; master and detail side by side in a regular one, where a switch in the toolbar takes the place of
/// the tabs. No tab bar stands above the split view: it is the split view's compact column.
final class RootViewController: UISplitViewController, UISplitViewControllerDelegate, MasterViewControllerDelegate {
    let library: Library
    let master: MasterViewController
    let tabs: TabsController
    private(set) var section = Section.decks

    init(library: Library) {
        self.library = library
        master = MasterViewController(library: library)
        tabs = TabsController(library: library)
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        master.delegate = self
        let navigation = UINavigationController(rootViewController: master)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.isToolbarHidden = false
        setViewController(navigation, for: .primary)
        setViewController(tabs, for: .compact)
        showDetail()
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    // MARK: Regular

    func masterDidSwitch(to section: Section) {
        self.section = section
        showDetail()
    }

    func masterDidChoose(_ index: Int) {
        library.choose(index, in: section)
        showDetail()
    }

    func masterDidAskForSettings() {
        setViewController(UINavigationController(rootViewController: SettingsViewController(library: library)), for: .secondary)
    }

    private func showDetail() {
        let detail = DetailViewController.make(library.choice(in: section), section: section, library: library)
        setViewController(UINavigationController(rootViewController: detail), for: .secondary)
    }

    // MARK: Between the two forms

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        tabs.show(section)
        return .compact
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        section = tabs.section
        master.show(section)
        showDetail()
        return proposedDisplayMode
    }
}
