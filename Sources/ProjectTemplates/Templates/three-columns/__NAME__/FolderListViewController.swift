import UIKit

/// The sidebar: a touch on a folder shows its items in the column beside it.
class FolderListViewController: UICollectionViewController {
    private let folders: [Folder]
    private let list: ItemListViewController
    private var dataSource: UICollectionViewDiffableDataSource<Int, Folder>?

    init(folders: [Folder], list: ItemListViewController) {
        self.folders = folders
        self.list = list
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
        title = "Folders"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        // What is shown stays marked.
        clearsSelectionOnViewWillAppear = false
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Folder> { cell, _, folder in
            var content = cell.defaultContentConfiguration()
            content.text = folder.name
            content.image = UIImage(systemName: folder.symbol)
            cell.contentConfiguration = content
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Folder>(collectionView: collectionView) { view, indexPath, folder in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: folder)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Folder>()
        snapshot.appendSections([0])
        snapshot.appendItems(folders)
        dataSource.apply(snapshot, animatingDifferences: false)
        self.dataSource = dataSource
        collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        list.folder = folders[indexPath.item]
        splitViewController?.show(.supplementary)
    }
}
