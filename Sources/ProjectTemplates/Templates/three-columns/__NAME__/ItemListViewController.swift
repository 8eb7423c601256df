import UIKit

/// The items of a folder; a touch on one shows it in the detail.
class ItemListViewController: UITableViewController {
    var folder: Folder {
        didSet {
            title = folder.name
            tableView.reloadData()
        }
    }

    init(folder: Folder) {
        self.folder = folder
        super.init(style: .plain)
        title = folder.name
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { folder.items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = folder.items[indexPath.row].title
        content.secondaryText = folder.items[indexPath.row].text
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = DetailViewController()
        detail.item = folder.items[indexPath.row]
        showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
    }
}
