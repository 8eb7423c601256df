import UIKit

/// One item, or a hint where none is chosen.
class DetailViewController: UIViewController {
    var item: Item? { didSet { showItem() } }
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
        showItem()
    }

    private func showItem() {
        title = item?.title
        label.text = item?.text ?? "Choose an item"
        label.textColor = item == nil ? .secondaryLabel : .label
    }
}
