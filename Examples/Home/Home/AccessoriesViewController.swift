import UIKit

/// The tiles of one room, or of all rooms one below the other. A tap switches an accessory.
class AccessoriesViewController: UIViewController {
    /// The room shown; nil for the whole home.
    let room: Room?
    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: UICollectionViewDiffableDataSource<Room, Int>!
    private let store: HomeStore

    init(room: Room?, store: HomeStore = .shared) {
        self.room = room
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = room?.name ?? "My Home"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout { [weak self] _, environment in
            TileGrid.section(in: environment, hasHeader: self?.room == nil)
        }
        let edges = UICollectionViewCompositionalLayoutConfiguration()
        edges.contentInsetsReference = .layoutMargins
        layout.configuration = edges
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.preservesSuperviewLayoutMargins = true
        collectionView.backgroundView = WallpaperView()
        collectionView.delegate = self
        view.addSubview(collectionView)
        useWhiteTitles()
        makeDataSource()
        NotificationCenter.default.addObserver(self, selector: #selector(storeDidChange), name: HomeStore.didChange, object: store)
    }

    private func useWhiteTitles() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        navigationItem.scrollEdgeAppearance = appearance
    }

    private func makeDataSource() {
        let tile = UICollectionView.CellRegistration<AccessoryCell, Int> { [store] cell, _, id in cell.show(store.accessory(id)) }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, indexPath in
            guard let self, let room = self.dataSource.sectionIdentifier(for: indexPath.section) else { return }
            var content = UIListContentConfiguration.plainHeader()
            content.text = room.name
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            content.textProperties.color = .white
            content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
            content.axesPreservingSuperviewLayoutMargins = []
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .clear()
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
            view.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: id)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Room, Int>()
        for room in room.map({ [$0] }) ?? store.rooms {
            snapshot.appendSections([room])
            snapshot.appendItems(room.accessoryIDs)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    @objc private func storeDidChange(_ notification: Notification) {
        var snapshot = dataSource.snapshot()
        guard let id = notification.userInfo?["id"] as? Int, snapshot.indexOfItem(id) != nil else { return }
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension AccessoriesViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        store.toggle(id)
    }
}

/// How many tiles stand side by side, and how high they are.
enum TileGrid {
    static let spacing: CGFloat = 10

    static func leastWidth(_ traits: UITraitCollection) -> CGFloat {
        // Where there is room, names are whole.
        let least: CGFloat = traits.horizontalSizeClass == .regular ? 185 : 165
        return min(UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: least, compatibleWith: traits), 420)
    }

    static func columns(width: CGFloat, traits: UITraitCollection) -> Int {
        max(1, Int((width + spacing) / (leastWidth(traits) + spacing)))
    }

    static func section(in environment: NSCollectionLayoutEnvironment, hasHeader: Bool) -> NSCollectionLayoutSection {
        let traits = environment.traitCollection
        let width = environment.container.effectiveContentSize.width
        let height = max(64, UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: 64, compatibleWith: traits))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            subitem: item, count: columns(width: width, traits: traits))
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = NSDirectionalEdgeInsets(top: hasHeader ? 0 : 8, leading: 0, bottom: 16, trailing: 0)
        if hasHeader {
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(38)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
        }
        return section
    }
}
