import UIKit

extension GoldenSubject {
    /// A table with one section for each array of rows; each row says its look.
    private final class Rows: UITableViewController {
        struct Row {
            var style: UITableViewCell.CellStyle = .default
            var text: String
            var detail: String?
            var accessory: UITableViewCell.AccessoryType = .none
            var image: String?
        }
        var sections: [(header: String?, footer: String?, rows: [Row])] = []

        override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].header }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let row = sections[indexPath.section].rows[indexPath.row]
            let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
            cell.textLabel?.text = row.text
            cell.detailTextLabel?.text = row.detail
            cell.accessoryType = row.accessory
            cell.imageView?.image = row.image.flatMap { UIImage(systemName: $0) }
            return cell
        }
    }

    private static let plainRows: [Rows.Row] = [.init(text: "Anna"), .init(text: "Ben"), .init(text: "Clara")]

    @MainActor static var listGoldens: [Golden] {
        func table(_ style: UITableView.Style, _ sections: [(String?, String?, [Rows.Row])], _ change: (UITableView) -> Void = { _ in }) -> UIViewController {
            let rows = Rows(style: style)
            rows.sections = sections.map { (header: $0.0, footer: $0.1, rows: $0.2) }
            change(rows.tableView)
            return rows
        }
        let accessories: [Rows.Row] = [
            .init(text: "Disclosure", accessory: .disclosureIndicator), .init(text: "Detail", accessory: .detailButton),
            .init(text: "Both", accessory: .detailDisclosureButton), .init(text: "Checkmark", accessory: .checkmark),
        ]
        let styles: [Rows.Row] = [
            .init(style: .default, text: "Default", image: "tray"), .init(style: .value1, text: "Value 1", detail: "Detail"),
            .init(style: .value2, text: "Value 2", detail: "Detail"),
            .init(style: .subtitle, text: "Subtitle", detail: "Detail", image: "envelope"),
        ]
        return [
            .window("plain", 240, 180) { table(.plain, [(nil, nil, plainRows)]) },
            .window("plain-header", 240, 180) { table(.plain, [("Friends", nil, plainRows)]) },
            .window("grouped", 240, 240) { table(.grouped, [("Friends", "Three of them", plainRows)]) },
            .window("inset-grouped", 240, 240, looks: [.light, .dark, .rtl]) { table(.insetGrouped, [("Friends", "Three of them", plainRows)]) },
            .window("styles", 240, 200, looks: [.light, .dark, .rtl]) { table(.plain, [(nil, nil, styles)]) },
            .window("styles-large", 240, 330, looks: [.large]) { table(.plain, [(nil, nil, styles)]) },
            .window("accessories", 240, 190, looks: [.light, .dark, .rtl]) { table(.plain, [(nil, nil, accessories)]) },
            .window(
                "editing", 240, 150, looks: [.light, .dark, .rtl],
                act: { window in
                    (window.window.rootViewController as? UITableViewController)?.tableView.setEditing(true, animated: false)
                }, { table(.plain, [(nil, nil, plainRows)]) }),
            .window(
                "selected", 240, 150,
                act: { window in
                    (window.window.rootViewController as? UITableViewController)?.tableView.selectRow(
                        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
                }, { table(.plain, [(nil, nil, plainRows)]) }),
            .window("no-separators", 240, 150, looks: [.light]) { table(.plain, [(nil, nil, plainRows)]) { $0.separatorStyle = .none } },
            .window("collection-list", 240, 200) { collection(.insetGrouped) },
            .window("collection-sidebar", 240, 200) { collection(.sidebar) },
            .window("collection-plain", 240, 200, looks: [.light]) { collection(.plain) },
            .window("flow", 200, 150, looks: [.light]) { FlowController(collectionViewLayout: UICollectionViewFlowLayout()) },
        ]
    }

    @MainActor private static func collection(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UIViewController { ListController(appearance) }

    private final class ListController: UICollectionViewController {
        private var source: UICollectionViewDiffableDataSource<Int, String>?

        init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: appearance)))
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
                var content = cell.defaultContentConfiguration()
                content.text = name
                content.secondaryText = "Detail"
                content.image = UIImage(systemName: "folder")
                cell.contentConfiguration = content
                cell.accessories = name == "Sent" ? [.checkmark()] : [.disclosureIndicator()]
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { view, path, name in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["Inbox", "Sent", "Archive"])
            source.apply(snapshot, animatingDifferences: false)
            self.source = source
        }
    }

    private final class FlowController: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.backgroundColor = indexPath.item % 2 == 0 ? .systemTeal : .systemOrange
            return cell
        }
    }

    @MainActor static var barGoldens: [Golden] {
        func page(_ change: (UIViewController) -> Void = { _ in }) -> UIViewController {
            let page = UIViewController()
            page.title = "Inbox"
            page.view.backgroundColor = .systemBackground
            change(page)
            return page
        }
        func navigation(_ change: (UIViewController, UINavigationController) -> Void = { _, _ in }) -> UINavigationController {
            let root = page()
            let controller = UINavigationController(rootViewController: root)
            change(root, controller)
            return controller
        }
        func tabs(_ change: ([UIViewController]) -> Void = { _ in }) -> UITabBarController {
            let controller = UITabBarController()
            let pages = [("Home", "house"), ("Search", "magnifyingglass"), ("Me", "person")].map { title, image in
                page { $0.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), tag: 0) }
            }
            controller.viewControllers = pages
            change(pages)
            return controller
        }
        func opaque(_ color: UIColor) -> UINavigationBarAppearance {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
            appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
            return appearance
        }
        return [
            .window("navigation", 280, 90) { navigation() },
            .window("navigation-items", 280, 90, looks: [.light, .dark, .rtl]) {
                navigation { root, _ in
                    root.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
                    root.navigationItem.rightBarButtonItems = [
                        UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
                        UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil),
                    ]
                }
            },
            .window("navigation-back", 280, 90, looks: [.light, .dark, .rtl]) {
                navigation { _, controller in controller.pushViewController(page { $0.title = "Message" }, animated: false) }
            },
            .window("navigation-large-title", 280, 130, looks: [.light, .dark, .rtl]) {
                navigation { _, controller in controller.navigationBar.prefersLargeTitles = true }
            },
            .window("navigation-prompt", 280, 110, looks: [.light]) { navigation { root, _ in root.navigationItem.prompt = "Choose a message" } },
            .window("navigation-opaque", 280, 90, looks: [.light, .dark]) {
                navigation { _, controller in
                    controller.navigationBar.standardAppearance = opaque(.systemIndigo)
                    controller.navigationBar.scrollEdgeAppearance = opaque(.systemIndigo)
                    controller.navigationBar.tintColor = .white
                }
            },
            .window("navigation-title-view", 280, 90, looks: [.light]) {
                navigation { root, _ in root.navigationItem.titleView = UISegmentedControl(items: ["All", "Unread"]) }
            },
            .window("toolbar", 280, 110, looks: [.light, .dark, .rtl]) {
                navigation { root, controller in
                    root.toolbarItems = [
                        UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil), .flexibleSpace(),
                        UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil), .flexibleSpace(),
                        UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
                    ]
                    controller.setToolbarHidden(false, animated: false)
                }
            },
            .window("tabs", 280, 110, looks: [.light, .dark, .rtl]) { tabs() },
            .window("tabs-badge", 280, 110, looks: [.light, .dark]) { tabs { $0[1].tabBarItem.badgeValue = "3" } },
            .window("tabs-tint", 280, 110, looks: [.light]) { tabs { $0[0].tabBarController?.tabBar.tintColor = .systemPink } },
            .view("search", 280, 60, looks: [.light, .dark, .rtl]) {
                let bar = UISearchBar(frame: CGRect(x: 0.01, y: 2, width: 280, height: 56))
                bar.placeholder = "Search"
                return bar
            },
            .view("search-text", 280, 60, looks: [.light]) {
                let bar = UISearchBar(frame: CGRect(x: 0.01, y: 2, width: 280, height: 56))
                bar.text = "Anna"
                bar.showsCancelButton = true
                return bar
            },
            .view("search-scope", 280, 100, looks: [.light]) {
                let bar = UISearchBar(frame: CGRect(x: 0.01, y: 2, width: 280, height: 96))
                bar.scopeButtonTitles = ["All", "Unread"]
                bar.showsScopeBar = true
                return bar
            },
        ]
    }

    @MainActor static var stackGoldens: [Golden] {
        func box(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIView {
            let view = UIView()
            view.backgroundColor = color
            let wide = view.widthAnchor.constraint(equalToConstant: width), high = view.heightAnchor.constraint(equalToConstant: height)
            for constraint in [wide, high] { constraint.priority = UILayoutPriority(700) }
            NSLayoutConstraint.activate([wide, high])
            return view
        }
        func stack(_ change: @escaping @MainActor (UIStackView) -> Void) -> @MainActor () -> UIView {
            {
                let stack = UIStackView(arrangedSubviews: [box(.systemRed, 20, 16), box(.systemGreen, 30, 28), box(.systemBlue, 40, 22)])
                stack.spacing = 6
                change(stack)
                return stack
            }
        }
        func golden(_ name: String, _ looks: [Golden.Look] = [.light], _ change: @escaping @MainActor (UIStackView) -> Void) -> Golden {
            .view(name, 160, 60, looks: looks, stack(change))
        }
        return [
            golden("fill", [.light, .rtl]) { _ in }, golden("fill-equally") { $0.distribution = .fillEqually },
            golden("fill-proportionally") { $0.distribution = .fillProportionally },
            golden("equal-spacing") { $0.distribution = .equalSpacing }, golden("equal-centering") { $0.distribution = .equalCentering },
            golden("top", [.light, .rtl]) { $0.alignment = .top }, golden("center") { $0.alignment = .center }, golden("bottom") { $0.alignment = .bottom },
            golden("custom-spacing") { $0.setCustomSpacing(20, after: $0.arrangedSubviews[0]) },
            golden("hidden") { $0.arrangedSubviews[1].isHidden = true },
            golden("margins") {
                $0.isLayoutMarginsRelativeArrangement = true; $0.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16);
                $0.backgroundColor = .systemGray5
            },
            .view(
                "vertical-leading", 100, 120, looks: [.light, .rtl],
                stack {
                    $0.axis = .vertical; $0.alignment = .leading
                }),
            .view(
                "vertical-center", 100, 120, looks: [.light],
                stack {
                    $0.axis = .vertical; $0.alignment = .center
                }),
            .view("baseline", 160, 60, looks: [.light]) {
                let labels = [14, 24, 17].map { size in
                    let label = UILabel()
                    label.text = "Ag"
                    label.font = .systemFont(ofSize: CGFloat(size))
                    return label
                }
                let stack = UIStackView(arrangedSubviews: labels)
                stack.alignment = .firstBaseline
                stack.spacing = 8
                return stack
            },
        ]
    }
}
