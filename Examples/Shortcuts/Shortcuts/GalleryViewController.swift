import UIKit

/// Shortcuts to begin with: a row to scroll sideways for each theme.
class GalleryViewController: CollectionViewController, Detail {
    let place = Place.gallery
    private var dataSource: UICollectionViewDiffableDataSource<Folder, Shortcut>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = place.title
        let tile = UICollectionView.CellRegistration<TileCell, Shortcut> { cell, _, shortcut in cell.show(shortcut) }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, indexPath in
            var content = UIListContentConfiguration.plainHeader()
            content.text = Library.gallery[indexPath.section].name
            content.textProperties.font = .preferredFont(forTextStyle: .title3)
            content.textProperties.color = .label
            content.directionalLayoutMargins = .zero
            content.axesPreservingSuperviewLayoutMargins = []
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .clear()
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, shortcut in
            view.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: shortcut)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Folder, Shortcut>()
        for theme in Library.gallery {
            snapshot.appendSections([theme])
            snapshot.appendItems(theme.shortcuts)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let traits = environment.traitCollection
            let margin: CGFloat = environment.container.effectiveContentSize.width < 414 ? 16 : 20
            let room = environment.container.effectiveContentSize.width - 2 * margin
            let width = min(TileLayout.leastWidth(traits) * 1.4, room)
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute(width), heightDimension: .absolute(TileLayout.tileHeight(traits) * 1.2)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPaging
            section.interGroupSpacing = TileLayout.spacing
            section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: margin, bottom: 20, trailing: margin)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            section.boundarySupplementaryItems = [header]
            return section
        }
    }
}
