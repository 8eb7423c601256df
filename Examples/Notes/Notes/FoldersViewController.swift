import UIKit

/// The folders, as a sidebar.
class FoldersViewController: UICollectionViewController {
    var onSelect: ((String) -> Void)?
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, folder in
            var content = cell.defaultContentConfiguration()
            content.text = folder
            content.image = UIImage(systemName: "folder")
            cell.contentConfiguration = content
            let count = NoteStore.shared.notes(in: folder).count
            cell.accessories = [.label(text: "\(count)"), .disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { view, path, folder in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: folder)
        }
        self.source = source
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(NoteStore.folders)
        source.apply(snapshot, animatingDifferences: false)
        NotificationCenter.default.addObserver(self, selector: #selector(notesDidChange), name: NoteStore.didChange, object: nil)
    }

    @objc func notesDidChange(_ note: Notification) {
        guard let source else { return }
        var snapshot = source.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        source.apply(snapshot, animatingDifferences: false)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let folder = source?.itemIdentifier(for: indexPath) { onSelect?(folder) }
    }
}
