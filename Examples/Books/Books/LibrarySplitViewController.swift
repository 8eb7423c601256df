import UIKit

/// The list beside a detail that stays. In portrait the list hides, and a button with the app's name brings it in a popover.
final class LibrarySplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    let list: BookListViewController
    let detail: BookViewController
    private let detailNavigation: UINavigationController
    private weak var listPopover: UIPopoverController?

    init(library: Library, shower: any BookShowing) {
        list = BookListViewController(library: library, shower: shower)
        list.marksChoice = true
        detail = BookViewController(library: library)
        detailNavigation = UINavigationController(rootViewController: detail)
        super.init(nibName: nil, bundle: nil)
        delegate = self
        viewControllers = [UINavigationController(rootViewController: list), detailNavigation]
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    func show(_ book: Book) {
        detail.show(book)
        listPopover?.dismiss(animated: true)
        if isCollapsed { showDetailViewController(detailNavigation, sender: self) }
    }

    // MARK: The list in portrait

    func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem,
        for pc: UIPopoverController
    ) {
        barButtonItem.title = "Books"
        detail.navigationItem.leftBarButtonItem = barButtonItem
        listPopover = pc
    }

    func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController, invalidating barButtonItem: UIBarButtonItem
    ) {
        detail.navigationItem.leftBarButtonItem = nil
        listPopover = nil
    }

    /// A narrow window begins with the list as long as no book is chosen.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        detail.book == nil
    }

    // MARK: Orientation

    /// What all of the columns allow.
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        viewControllers.reduce(.all) { mask, controller in
            let top = (controller as? UINavigationController)?.topViewController ?? controller
            return mask.intersection(top.supportedInterfaceOrientations)
        }
    }
}
