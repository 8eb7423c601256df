import UIKit

/// The notes, a row each.
final class NotesViewController: UITableViewController {
    var onChoice: ((Note) -> Void)?
    var onNew: (() -> Void)?
    private let store: NoteStore
    private var chosen: Int?

    init(store: NoteStore) {
        self.store = store
        super.init(style: .plain)
        title = "Notes"
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .compose, target: self, action: #selector(writeNote))
        NotificationCenter.default.addObserver(
            self, selector: #selector(notesDidChange), name: NoteStore.didChange, object: store)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Beside the paper the row of the note that lies there stays marked.
        clearsSelectionOnViewWillAppear = splitViewController?.isCollapsed ?? true
    }

    func select(_ id: Int?) {
        chosen = id
        markChoice()
    }

    @objc private func writeNote() {
        onNew?()
    }

    @objc private func notesDidChange() {
        tableView.reloadData()
        markChoice()
    }

    private func markChoice() {
        guard isViewLoaded else { return }
        if let row = store.notes.firstIndex(where: { $0.id == chosen }) {
            tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        } else if let marked = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: marked, animated: false)
        }
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.notes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        let note = store.notes[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = note.title
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.textProperties.numberOfLines = 1
        content.secondaryText = "\(note.day)  \(note.preview)"
        content.secondaryTextProperties.color = .secondaryLabel
        content.secondaryTextProperties.numberOfLines = 1
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let note = store.notes[indexPath.row]
        chosen = note.id
        onChoice?(note)
    }
}
