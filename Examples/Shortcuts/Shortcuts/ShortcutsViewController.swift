import UIKit

/// The shortcuts of a folder, or all of them, as coloured tiles.
class ShortcutsViewController: CollectionViewController, Detail {
    let place: Place
    private(set) var dataSource: UICollectionViewDiffableDataSource<Int, Shortcut>!

    init(place: Place) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
        title = place.title
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private var shortcuts: [Shortcut] {
        if case .folder(let folder) = place { return folder.shortcuts }
        return Library.all
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let tile = UICollectionView.CellRegistration<TileCell, Shortcut> { cell, _, shortcut in cell.show(shortcut) }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, shortcut in
            view.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: shortcut)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Shortcut>()
        snapshot.appendSections([0])
        snapshot.appendItems(shortcuts)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func makeLayout() -> UICollectionViewLayout {
        let edges = UICollectionViewCompositionalLayoutConfiguration()
        edges.contentInsetsReference = .layoutMargins
        return UICollectionViewCompositionalLayout(
            sectionProvider: { _, environment in TileLayout.grid(in: environment) }, configuration: edges)
    }
}

/// How tiles are laid out for the room there is.
enum TileLayout {
    /// The narrowest tile whose words can be read, in points.
    static func leastWidth(_ traits: UITraitCollection) -> CGFloat {
        min(UIFontMetrics(forTextStyle: .headline).scaledValue(for: 150, compatibleWith: traits), 320)
    }

    static func tileHeight(_ traits: UITraitCollection) -> CGFloat {
        UIFontMetrics(forTextStyle: .headline).scaledValue(for: 104, compatibleWith: traits)
    }

    static let spacing: CGFloat = 12

    static func columns(width: CGFloat, traits: UITraitCollection) -> Int {
        max(1, Int((width + spacing) / (leastWidth(traits) + spacing)))
    }

    static func grid(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let traits = environment.traitCollection
        let width = environment.container.effectiveContentSize.width
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(tileHeight(traits))),
            subitem: item, count: columns(width: width, traits: traits))
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 24, trailing: 0)
        return section
    }
}
