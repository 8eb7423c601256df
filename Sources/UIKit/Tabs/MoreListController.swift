/// The list behind the More tab: the controllers that the tab bar has no room for.
final class MoreListController: UITableViewController {
    var controllers: [UIViewController] = [] { didSet { if isViewLoaded { tableView.reloadData() } } }
    var onChoice: ((UIViewController) -> Void)?
    /// The list is seen again: what had been pushed from it is not on the stack any more.
    var onReturn: (() -> Void)?

    var onEdit: (() -> Void)?
    /// Whether the user may change which tabs are in the bar.
    var showsEdit = false {
        didSet {
            guard showsEdit != oldValue else { return }
            let edit = UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.onEdit?() })
            navigationItem.rightBarButtonItem = showsEdit ? edit : nil
        }
    }

    init() {
        super.init(style: .plain)
        title = UITabBarItem.SystemItem.more.title
    }

    required init?(coder: NSCoder) {
        preconditionFailure("the More list is made by tab bar controllers")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onReturn?()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let item: UITabBarItem? = controllers[indexPath.row].tabBarItem
        cell.textLabel?.text = item?.title
        cell.imageView?.image = item?.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onChoice?(controllers[indexPath.row])
    }
}
