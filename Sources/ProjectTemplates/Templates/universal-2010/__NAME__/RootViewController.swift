import UIKit

/// The list of items. On the iPad it stands beside the detail, on the iPhone it pushes one.
@objc(RootViewController)
class RootViewController: UITableViewController {
    var detailViewController: DetailViewController?
    private let items = Item.samples

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 320, height: 600)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item") ?? UITableViewCell(style: .default, reuseIdentifier: "Item")
        cell.textLabel?.text = items[indexPath.row].title
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = detailViewController ?? DetailViewController(nibName: nil, bundle: nil)
        detail.item = items[indexPath.row]
        guard let split = splitViewController, let navigation = detail.navigationController ?? detailViewController?.navigationController else {
            navigationController?.pushViewController(detail, animated: true)
            return
        }
        split.showDetailViewController(navigation, sender: self)
    }
}
