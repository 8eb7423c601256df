import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, UISplitViewControllerDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let folders = Folder.samples
        let list = ItemListViewController(folder: folders[0])
        let split = UISplitViewController(style: .tripleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.delegate = self
        split.setViewController(FolderListViewController(folders: folders, list: list), for: .primary)
        split.setViewController(list, for: .supplementary)
        split.setViewController(DetailViewController(), for: .secondary)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = split
        window.makeKeyAndVisible()
        self.window = window
    }

    /// A narrow window begins with the list of items, unless one was chosen.
    func splitViewController(
        _ splitViewController: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        let navigation = splitViewController.viewController(for: .secondary)?.navigationController
        let detail = navigation?.topViewController as? DetailViewController
        return detail?.item == nil ? .supplementary : proposedTopColumn
    }
}
