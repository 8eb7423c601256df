import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, UISplitViewControllerDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.delegate = self
        split.setViewController(ItemListViewController(items: Item.samples), for: .primary)
        split.setViewController(DetailViewController(), for: .secondary)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = split
        window.makeKeyAndVisible()
        self.window = window
    }

    /// A narrow window begins with the list, unless something was chosen in it.
    func splitViewController(
        _ splitViewController: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        let navigation = splitViewController.viewController(for: .secondary)?.navigationController
        let detail = navigation?.topViewController as? DetailViewController
        return detail?.item == nil ? .primary : proposedTopColumn
    }
}
