import UIKit

/// The places to go to: the sidebar of a wide window and the list on the first tab of a narrow one.
///
/// The sidebar is an outline without section headers; in the list the first item of each section is its header.
class PlacesViewController: UIViewController {
    enum Style {
        case sidebar, list
    }

    enum Item: Hashable {
        case place(Place)
        /// The item over the folders: one that opens and closes in the sidebar, a header in the list.
        case folders
        case header(String)
    }

    let style: Style
    var onSelect: ((Place) -> Void)?
    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: UICollectionViewDiffableDataSource<Int, Item>!

    init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
        title = "Shortcuts"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        var configuration = UICollectionLayoutListConfiguration(appearance: style == .sidebar ? .sidebar : .insetGrouped)
        configuration.headerMode = style == .sidebar ? .none : .firstItemInSection
        collectionView = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        makeDataSource()
        if style == .sidebar { showOutline() } else { showSections() }
        if let place { mark(place) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // A sidebar shows where the user is; a list only where they are going.
        guard style == .list else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] { collectionView.deselectItem(at: path, animated: animated) }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }

    private func makeDataSource() {
        let place = UICollectionView.CellRegistration<UICollectionViewListCell, Place> { [style] cell, _, place in
            var content = cell.defaultContentConfiguration()
            content.text = place.title
            content.image = UIImage(systemName: place.symbolName)
            cell.contentConfiguration = content
            var accessories: [UICellAccessory] = style == .list ? [.disclosureIndicator(displayed: .whenNotEditing)] : []
            if case .folder(let folder) = place {
                accessories.insert(.label(text: "\(folder.shortcuts.count)"), at: 0)
                accessories.append(.delete())
            }
            cell.accessories = accessories
        }
        let title = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [style] cell, _, title in
            var content = style == .sidebar ? UIListContentConfiguration.sidebarHeader() : .groupedHeader()
            content.text = title
            cell.contentConfiguration = content
            cell.accessories = style == .sidebar ? [.outlineDisclosure(options: .init(style: .header))] : []
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
            switch item {
            case .place(let wanted): return view.dequeueConfiguredReusableCell(using: place, for: indexPath, item: wanted)
            case .folders: return view.dequeueConfiguredReusableCell(using: title, for: indexPath, item: "Folders")
            case .header(let name): return view.dequeueConfiguredReusableCell(using: title, for: indexPath, item: name)
            }
        }
    }

    private var folderItems: [Item] { Library.folders.map { .place(.folder($0)) } }

    /// In the sidebar: the places, and the folders under an item that closes over them.
    private func showOutline() {
        var top = NSDiffableDataSourceSectionSnapshot<Item>()
        top.append([.place(.gallery), .place(.automation), .place(.allShortcuts)])
        dataSource.apply(top, to: 0, animatingDifferences: false)
        var folders = NSDiffableDataSourceSectionSnapshot<Item>()
        folders.append([.folders])
        folders.append(folderItems, to: .folders)
        folders.expand([.folders])
        dataSource.apply(folders, to: 1, animatingDifferences: false)
    }

    /// In the list: gallery and automation have tabs of their own.
    private func showSections() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([.header("Library"), .place(.allShortcuts)], toSection: 0)
        snapshot.appendItems([.folders] + folderItems, toSection: 1)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    // MARK: Selection

    private var place: Place?

    /// Marks a place as the one shown.
    func mark(_ place: Place) {
        self.place = place
        guard isViewLoaded, style == .sidebar else { return }
        let path = dataSource.indexPath(for: .place(place))
        if path != collectionView.indexPathsForSelectedItems?.first {
            collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        }
    }
}

extension PlacesViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        if case .place = dataSource.itemIdentifier(for: indexPath) { return true }
        return style == .sidebar
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard case .place(let place)? = dataSource.itemIdentifier(for: indexPath) else { return }
        self.place = place
        onSelect?(place)
    }
}
