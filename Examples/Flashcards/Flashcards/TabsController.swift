import UIKit

/// The phone's form: a tab for each section and one for the settings.
final class TabsController: UITabBarController {
    private let library: Library

    init(library: Library) {
        self.library = library
        super.init(nibName: nil, bundle: nil)
        let lists = Section.allCases.map { section -> UINavigationController in
            let list = DeckListViewController(library: library, section: section)
            list.onChoice = { [weak self, weak list] index in
                guard let self, let list else { return }
                self.library.choose(index, in: section)
                list.show(DetailViewController.make(index, section: section, library: self.library), sender: nil)
            }
            return self.navigation(list, section.title, section.symbol)
        }
        viewControllers = lists + [navigation(SettingsViewController(library: library), "Settings", "gearshape.fill")]
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    private func navigation(_ root: UIViewController, _ title: String, _ symbol: String) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        return navigation
    }

    /// The section seen; the settings count as the first.
    var section: Section { Section(rawValue: selectedIndex) ?? .decks }

    /// Brings the section forward, with the deck that is chosen in it.
    func show(_ section: Section) {
        for (index, other) in Section.allCases.enumerated() {
            guard let navigation = viewControllers?[index] as? UINavigationController else { continue }
            navigation.popToRootViewController(animated: false)
            if let choice = library.choice(in: other) {
                navigation.pushViewController(
                    DetailViewController.make(choice, section: other, library: library), animated: false)
            }
        }
        selectedIndex = section.rawValue
    }
}
