import UIKit

/// The first column: favourites and accounts, which open and close.
class MailboxesViewController: UIViewController {
    enum Section: Hashable {
        case favorites
        case account(String)
    }

    enum Item: Hashable {
        case header(String)
        case mailbox(Mailbox)
    }

    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    var onSelect: ((Mailbox) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout { [weak self] _, environment in
            // A column is compact even where the window is regular.
            let isColumn = self?.splitViewController?.isCollapsed == false
            let configuration = UICollectionLayoutListConfiguration(appearance: isColumn ? .sidebar : .insetGrouped)
            return .list(using: configuration, layoutEnvironment: environment)
        }
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        collectionView.dropDelegate = self
        view.addSubview(collectionView)
        makeDataSource()
        showMailboxes()
        NotificationCenter.default.addObserver(self, selector: #selector(storeDidChange), name: MailStore.didChange, object: nil)
    }

    private func makeDataSource() {
        let header = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = UIListContentConfiguration.sidebarHeader()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let mailbox = UICollectionView.CellRegistration<UICollectionViewListCell, Mailbox> { cell, _, mailbox in
            var content = cell.defaultContentConfiguration()
            content.text = mailbox.name
            content.image = UIImage(systemName: mailbox.symbolName)
            cell.contentConfiguration = content
            let unread = MailStore.shared.unread(in: mailbox)
            cell.accessories = unread > 0 ? [.label(text: "\(unread)")] : []
            cell.indentsAccessories = false
            cell.indentationWidth = 0
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
            switch item {
            case .header(let name): return view.dequeueConfiguredReusableCell(using: header, for: indexPath, item: name)
            case .mailbox(let box): return view.dequeueConfiguredReusableCell(using: mailbox, for: indexPath, item: box)
            }
        }
    }

    private func showMailboxes() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.favorites] + MailStore.accounts.map(Section.account))
        dataSource.apply(snapshot, animatingDifferences: false)
        var favorites = NSDiffableDataSourceSectionSnapshot<Item>()
        favorites.append(MailStore.favorites.map(Item.mailbox))
        dataSource.apply(favorites, to: .favorites, animatingDifferences: false)
        for account in MailStore.accounts {
            var section = NSDiffableDataSourceSectionSnapshot<Item>()
            section.append([.header(account)])
            section.append(MailStore.mailboxes(of: account).map(Item.mailbox), to: .header(account))
            section.expand([.header(account)])
            dataSource.apply(section, to: .account(account), animatingDifferences: false)
        }
    }

    @objc private func storeDidChange() {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension MailboxesViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard case .mailbox(let mailbox)? = dataSource.itemIdentifier(for: indexPath) else { return }
        onSelect?(mailbox)
    }
}

extension MailboxesViewController: UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool {
        session.items.contains { $0.localObject is DraggedMessage }
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        guard let target = destinationIndexPath.flatMap(mailbox), session.items.contains(where: { source(of: $0) != target }) else {
            return UICollectionViewDropProposal(operation: .forbidden)
        }
        return UICollectionViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator) {
        guard let path = coordinator.destinationIndexPath, let target = mailbox(at: path) else { return }
        let room = collectionView.cellForItem(at: path)?.bounds ?? .zero
        for item in coordinator.items {
            guard let dragged = item.dragItem.localObject as? DraggedMessage else { continue }
            coordinator.drop(item.dragItem, intoItemAt: path, rect: room)
            MailStore.shared.move(dragged.message, from: dragged.mailbox, to: target)
        }
    }

    private func mailbox(at indexPath: IndexPath) -> Mailbox? {
        guard case .mailbox(let mailbox)? = dataSource.itemIdentifier(for: indexPath) else { return nil }
        return mailbox
    }

    private func source(of item: UIDragItem) -> Mailbox? { (item.localObject as? DraggedMessage)?.mailbox }
}
