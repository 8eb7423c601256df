import UIKit

/// What runs by itself, and when.
class AutomationViewController: CollectionViewController, Detail {
    let place = Place.automation
    private var dataSource: UICollectionViewDiffableDataSource<Int, Automation>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = place.title
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Automation> { cell, _, automation in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = automation.trigger
            content.secondaryText = automation.action
            content.secondaryTextProperties.color = .secondaryLabel
            content.image = UIImage(systemName: automation.symbolName)
            content.imageProperties.tintColor = automation.tint.color
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, automation in
            view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: automation)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Automation>()
        snapshot.appendSections([0])
        snapshot.appendItems(Library.automations)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    }
}
