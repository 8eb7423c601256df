import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        let cities = UINavigationController(rootViewController: CitiesViewController())
        cities.navigationBar.prefersLargeTitles = true
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(cities, for: .primary)
        split.setViewController(UINavigationController(rootViewController: ForecastViewController(city: City.all[0])), for: .secondary)
        split.delegate = self
        window.rootViewController = split
        window.makeKeyAndVisible()
        self.window = window
    }
}

extension SceneDelegate: UISplitViewControllerDelegate {
    /// A narrow window begins with the list.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .primary
    }
}
