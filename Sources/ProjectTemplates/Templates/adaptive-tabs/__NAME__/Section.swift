import UIKit

/// A part of the app: a tab where there is little room, a row of the sidebar where there is more.
enum Section: Int, CaseIterable {
    case home, library, settings

    var title: String {
        switch self {
        case .home: return "Home"
        case .library: return "Library"
        case .settings: return "Settings"
        }
    }

    var image: UIImage? {
        switch self {
        case .home: return UIImage(systemName: "house")
        case .library: return UIImage(systemName: "books.vertical")
        case .settings: return UIImage(systemName: "gear")
        }
    }

    @MainActor func makeController() -> UINavigationController {
        let content = SectionViewController(section: self)
        let navigation = UINavigationController(rootViewController: content)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = UITabBarItem(title: title, image: image, tag: rawValue)
        return navigation
    }
}
