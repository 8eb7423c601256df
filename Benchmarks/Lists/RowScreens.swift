import UIKit

/// A list of `RowScreen.count` rows: as a table with fixed heights, or as a collection view whose rows are measured.
enum RowScreen {
    nonisolated(unsafe) static var count = 1_000_000
    nonisolated(unsafe) static var isTable = true

    static func title(_ row: Int) -> String { "Row \(row)" }
    static func detail(_ row: Int) -> String { "Detail \(row % 97)" }
}

final class TableScreen: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { RowScreen.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        content.text = RowScreen.title(indexPath.row)
        content.secondaryText = RowScreen.detail(indexPath.row)
        cell.contentConfiguration = content
        return cell
    }
}

final class CollectionScreen: UICollectionViewController {
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, row in
        var content = UIListContentConfiguration.valueCell()
        content.text = RowScreen.title(row)
        content.secondaryText = RowScreen.detail(row)
        cell.contentConfiguration = content
    }

    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { RowScreen.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    }
}

final class BenchDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    nonisolated(unsafe) static weak var list: UIScrollView?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        let screen: UIViewController = RowScreen.isTable ? TableScreen(style: .plain) : CollectionScreen()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        Self.list = (screen as? TableScreen)?.tableView ?? (screen as? CollectionScreen)?.collectionView
        self.window = window
        return true
    }
}
