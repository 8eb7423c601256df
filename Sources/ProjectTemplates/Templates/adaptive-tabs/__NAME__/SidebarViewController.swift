import UIKit

/// The sections as a sidebar.
class SidebarViewController: UICollectionViewController {
    var onSelection: ((Section) -> Void)?
    private var dataSource: UICollectionViewDiffableDataSource<Int, Section>?

    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
        title = "__NAME__"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        // What is shown stays marked.
        clearsSelectionOnViewWillAppear = false
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Section> { cell, _, section in
            var content = cell.defaultContentConfiguration()
            content.text = section.title
            content.image = section.image
            cell.contentConfiguration = content
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Section>(collectionView: collectionView) { view, indexPath, section in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: section)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Section>()
        snapshot.appendSections([0])
        snapshot.appendItems(Section.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)
        self.dataSource = dataSource
        select(.home)
    }

    func select(_ section: Section) {
        collectionView.selectItem(at: IndexPath(item: section.rawValue, section: 0), animated: false, scrollPosition: [])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        onSelection?(Section.allCases[indexPath.item])
    }
}
