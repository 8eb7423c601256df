import UIKit

class NotesViewController: UITableViewController {
    private let notes = Note.samples

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
        cell.textLabel?.text = notes[indexPath.row].title
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let row = tableView.indexPathForSelectedRow?.row else { return }
        let shown = (segue.destination as? UINavigationController)?.topViewController ?? segue.destination
        (shown as? NoteViewController)?.note = notes[row]
    }
}
