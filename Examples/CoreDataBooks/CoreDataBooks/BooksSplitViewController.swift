import CoreData
import UIKit

/// The shelf beside a book. In portrait the shelf hides, and a button brings it in a popover.
final class BooksSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    let shelf: ShelfViewController
    let detail = BookViewController(nibName: "BookView", bundle: nil)
    private let detailNavigation: UINavigationController
    private weak var shelfPopover: UIPopoverController?

    init(context: NSManagedObjectContext) {
        shelf = ShelfViewController(context: context)
        detailNavigation = UINavigationController(rootViewController: detail)
        super.init(nibName: nil, bundle: nil)
        delegate = self
        shelf.onChoose = { [weak self] in self?.show($0) }
        viewControllers = [UINavigationController(rootViewController: shelf), detailNavigation]
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    private func show(_ book: Book) {
        detail.book = book
        shelfPopover?.dismiss(animated: true)
        if isCollapsed { showDetailViewController(detailNavigation, sender: self) }
    }

    // MARK: The shelf in portrait

    func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem, for pc: UIPopoverController
    ) {
        barButtonItem.title = "Books"
        detail.navigationItem.leftBarButtonItem = barButtonItem
        shelfPopover = pc
    }

    func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController, invalidating barButtonItem: UIBarButtonItem
    ) {
        detail.navigationItem.leftBarButtonItem = nil
        shelfPopover = nil
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        detail.book == nil
    }
}
