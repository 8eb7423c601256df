import UIKit

/// The list beside what is chosen in it; one after the other where the window is narrow.
class PhotosSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    override func awakeFromNib() {
        super.awakeFromNib()
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
    }

    /// A narrow window shows the list rather than an empty detail.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        !Self.showsPhoto(secondaryViewController)
    }

    /// In a wide window what is not about a photo stays in the list's column; the other one is empty.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        if let list = primaryViewController as? UINavigationController, list.viewControllers.contains(where: Self.showsPhoto) { return nil }
        return storyboard?.instantiateViewController(withIdentifier: "Empty")
    }

    private static func showsPhoto(_ controller: UIViewController) -> Bool {
        if let navigation = controller as? UINavigationController { return navigation.viewControllers.contains(where: showsPhoto) }
        return controller is PhotoViewController
    }
}
