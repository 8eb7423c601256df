import UIKit

/// The photos of one conversation.
class ConversationViewController: UITableViewController {
    var conversation: Conversation? { didSet { title = conversation?.name } }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { conversation?.photos.count ?? 0 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Photo", for: indexPath)
        let photo = conversation?.photos[indexPath.row]
        cell.textLabel?.text = photo?.comment
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = photo.map { String(repeating: "★", count: $0.rating) }
        cell.imageView?.image = photo?.image(size: CGSize(width: 60, height: 44))
        cell.accessoryType = willShowingDetailPush ? .disclosureIndicator : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let conversation { showPhoto(indexPath.row, of: conversation) }
    }
}
