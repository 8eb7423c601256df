import UIKit

/// The home and its rooms, with how much is on in each.
class SidebarViewController: UIViewController {
    enum Item: Hashable {
        case home
        case room(Room)
    }

    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: UICollectionViewDiffableDataSource<Int, Item>!
    private let store: HomeStore
    /// Told the room that was chosen; nil for the whole home.
    var onSelect: ((Room?) -> Void)?

    init(store: HomeStore = .shared) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Home"
        // In a narrow window the way back here stands on the wallpaper.
        let back = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
        back.tintColor = .white
        navigationItem.backBarButtonItem = back
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout { [weak self] section, environment in
            // In a narrow window the list is a screen of its own.
            let isColumn = self?.splitViewController?.isCollapsed == false
            var configuration = UICollectionLayoutListConfiguration(appearance: isColumn ? .sidebar : .insetGrouped)
            configuration.headerMode = section == 1 ? .supplementary : .none
            return .list(using: configuration, layoutEnvironment: environment)
        }
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        makeDataSource()
        NotificationCenter.default.addObserver(self, selector: #selector(storeDidChange), name: HomeStore.didChange, object: store)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (sidebar: SidebarViewController, _: UITraitCollection) in
            sidebar.storeDidChange()
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard splitViewController?.isCollapsed == true else { return mark() }
        for path in collectionView.indexPathsForSelectedItems ?? [] { collectionView.deselectItem(at: path, animated: animated) }
    }

    private func makeDataSource() {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { [weak self] cell, _, item in
            self?.fill(cell, with: item)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Rooms"
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([.home], toSection: 0)
        snapshot.appendItems(store.rooms.map(Item.room), toSection: 1)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func fill(_ cell: UICollectionViewListCell, with item: Item) {
        var content = cell.defaultContentConfiguration()
        switch item {
        case .home:
            content.text = "My Home"
            content.image = UIImage(systemName: "house.fill")
            cell.accessories = []
        case .room(let room):
            content.text = room.name
            content.image = UIImage(systemName: room.symbolName)
            let count = store.onCount(in: room)
            let words = count > 0 ? "\(count) on" : nil
            // Letters as large as those for accessibility leave no room beside them.
            let isLarge = cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            content.secondaryText = isLarge ? words : nil
            cell.accessories = isLarge ? [] : words.map { [.label(text: $0)] } ?? []
        }
        cell.contentConfiguration = content
    }

    @objc private func storeDidChange() {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private var selected = Item.home

    private func mark() {
        collectionView.selectItem(at: dataSource.indexPath(for: selected), animated: false, scrollPosition: [])
    }
}

extension SidebarViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        selected = item
        if case .room(let room) = item { onSelect?(room) } else { onSelect?(nil) }
    }
}
