import UIKit

/// One item, or a hint where none is chosen.
@objc(DetailViewController)
class DetailViewController: UIViewController, UISplitViewControllerDelegate {
    var item: Item? { didSet { showItem() } }
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.frame = view.bounds.insetBy(dx: 20, dy: 20)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.numberOfLines = 0
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontForContentSizeCategory = true
        view.addSubview(label)
        navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
        navigationItem.leftItemsSupplementBackButton = true
        showItem()
    }

    private func showItem() {
        title = item?.title
        label.text = item?.text ?? "Choose an item"
        label.textColor = item == nil ? .gray : .label
    }

    /// A narrow window begins with the list, unless something was chosen in it.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        item == nil
    }
}
