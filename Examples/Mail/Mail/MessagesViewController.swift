import UIKit

/// The second column: a mailbox's messages.
class MessagesViewController: UITableViewController {
    let mailbox: Mailbox
    var onSelect: ((Message, Mailbox) -> Void)?
    private(set) var dataSource: MessagesDataSource!

    init(mailbox: Mailbox) {
        self.mailbox = mailbox
        super.init(style: .plain)
        title = mailbox.name
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = false
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
        tableView.allowsMultipleSelectionDuringEditing = false
        tableView.dragDelegate = self
        dataSource = MessagesDataSource(tableView: tableView) { table, indexPath, message in
            let cell = table.dequeueReusableCell(withIdentifier: "message", for: indexPath) as! MessageCell
            cell.show(message)
            return cell
        }
        dataSource.mailbox = mailbox
        dataSource.defaultRowAnimation = .fade
        showMessages(animated: false)
        NotificationCenter.default.addObserver(self, selector: #selector(storeDidChange), name: MailStore.didChange, object: nil)
    }

    @objc private func storeDidChange() {
        showMessages(animated: view.window != nil)
    }

    private func showMessages(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Message.ID>()
        let messages = MailStore.shared.messages(in: mailbox)
        snapshot.appendSections([0])
        snapshot.appendItems(messages.map(\.id))
        let known = Set(dataSource.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(messages.map(\.id).filter(known.contains))
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let message = dataSource.message(at: indexPath) else { return }
        onSelect?(message, mailbox)
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let message = dataSource.message(at: indexPath), !message.isRead else { return nil }
        let read = UIContextualAction(style: .normal, title: "Read") { [mailbox] _, _, done in
            MailStore.shared.markRead(message, in: mailbox)
            done(true)
        }
        read.backgroundColor = .systemBlue
        read.image = UIImage(systemName: "envelope.open")
        return UISwipeActionsConfiguration(actions: [read])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let message = dataSource.message(at: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [mailbox] _, _, done in
            MailStore.shared.delete(message, in: mailbox)
            done(true)
        }
        delete.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [delete])
    }
}

/// A message on its way from one mailbox to another.
struct DraggedMessage {
    let message: Message
    let mailbox: Mailbox
}

extension MessagesViewController: UITableViewDragDelegate {
    func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        guard let message = dataSource.message(at: indexPath) else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: "\(message.subject)\n\(message.body)" as NSString))
        item.localObject = DraggedMessage(message: message, mailbox: mailbox)
        return [item]
    }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        self.tableView(tableView, itemsForBeginning: session, at: indexPath)
    }
}

extension Message: Identifiable {}

/// The messages by identifier; rows can be deleted.
class MessagesDataSource: UITableViewDiffableDataSource<Int, Message.ID> {
    var mailbox = MailStore.inbox

    convenience init(tableView: UITableView, cell: @escaping (UITableView, IndexPath, Message) -> UITableViewCell?) {
        weak var own: MessagesDataSource?
        self.init(tableView: tableView) { table, indexPath, id in
            guard let message = MailStore.shared.messages(in: own?.mailbox ?? MailStore.inbox).first(where: { $0.id == id }) else { return nil }
            return cell(table, indexPath, message)
        }
        own = self
    }

    func message(at indexPath: IndexPath) -> Message? {
        guard let id = itemIdentifier(for: indexPath) else { return nil }
        return MailStore.shared.messages(in: mailbox).first { $0.id == id }
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, let message = message(at: indexPath) else { return }
        MailStore.shared.delete(message, in: mailbox)
    }
}
