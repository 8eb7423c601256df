import UIKit

/// Everybody who sent photos. One photo is shown at once, several have a list of their own.
class ConversationsViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // Whether a row leads on or fills the other column changes with the window.
        NotificationCenter.default.addObserver(
            self, selector: #selector(targetDidChange), name: UIViewController.showDetailTargetDidChangeNotification, object: nil)
    }

    @objc func targetDidChange(_ note: Notification) {
        for cell in tableView.visibleCells {
            if let path = tableView.indexPath(for: cell) { showAccessory(of: cell, Conversation.all[path.row]) }
        }
    }

    private func showAccessory(of cell: UITableViewCell, _ conversation: Conversation) {
        let pushes = conversation.photos.count > 1 || willShowingDetailPush
        cell.accessoryType = pushes ? .disclosureIndicator : .none
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Conversation.all.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Conversation", for: indexPath)
        let conversation = Conversation.all[indexPath.row]
        cell.textLabel?.text = conversation.name
        cell.detailTextLabel?.text = conversation.photos.count == 1 ? "1 photo" : "\(conversation.photos.count) photos"
        showAccessory(of: cell, conversation)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let conversation = Conversation.all[indexPath.row]
        guard conversation.photos.count > 1 else { return showPhoto(0, of: conversation) }
        guard let list = storyboard?.instantiateViewController(withIdentifier: "Conversation") as? ConversationViewController else { return }
        list.conversation = conversation
        show(list, sender: self)
    }
}

extension UIViewController {
    /// Whether a detail is pushed onto this list instead of filling a column beside it.
    var willShowingDetailPush: Bool {
        let target = targetViewController(forAction: #selector(UIViewController.showDetailViewController(_:sender:)), sender: self)
        return (target as? UISplitViewController)?.isCollapsed ?? true
    }

    func showPhoto(_ index: Int, of conversation: Conversation) {
        guard let controller = storyboard?.instantiateViewController(withIdentifier: "Photo") as? PhotoViewController else { return }
        controller.show(index, of: conversation)
        let detail = willShowingDetailPush ? controller : UINavigationController(rootViewController: controller)
        showDetailViewController(detail, sender: self)
    }
}
