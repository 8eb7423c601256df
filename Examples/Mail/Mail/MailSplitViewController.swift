import UIKit

/// Mailboxes, messages and message side by side where there is room, one after the other where there is not.
class MailSplitViewController: UISplitViewController {
    let mailboxes = MailboxesViewController()

    init() {
        super.init(style: .tripleColumn)
        preferredDisplayMode = .twoBesideSecondary
        setViewController(UINavigationController(rootViewController: mailboxes), for: .primary)
        // Before its view is loaded: the next screen's back button says it.
        mailboxes.title = "Mailboxes"
        mailboxes.navigationItem.largeTitleDisplayMode = .always
        mailboxes.navigationController?.navigationBar.prefersLargeTitles = true
        mailboxes.onSelect = { [weak self] in self?.open($0) }
        showMessages(of: MailStore.inbox)
        setViewController(UINavigationController(rootViewController: MessageViewController(message: nil)), for: .secondary)
        delegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func showMessages(of mailbox: Mailbox) {
        let messages = MessagesViewController(mailbox: mailbox)
        messages.onSelect = { [weak self] in self?.open($0, in: $1) }
        setViewController(UINavigationController(rootViewController: messages), for: .supplementary)
    }

    func open(_ mailbox: Mailbox) {
        showMessages(of: mailbox)
        show(.supplementary)
    }

    func open(_ message: Message, in mailbox: Mailbox) {
        MailStore.shared.markRead(message, in: mailbox)
        setViewController(UINavigationController(rootViewController: MessageViewController(message: message)), for: .secondary)
        show(.secondary)
    }
}

extension MailSplitViewController: UISplitViewControllerDelegate {
    /// A narrow window begins with the messages.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .supplementary
    }
}
