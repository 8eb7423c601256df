import UIKit

/// The notes of a folder.
class NoteListViewController: UITableViewController {
    var onSelect: ((Note) -> Void)?
    /// The note that is open beside the list.
    var shownNote: () -> Note? = { nil }
    private let folder: String
    private var notes: [Note] { NoteStore.shared.notes(in: folder) }

    init(folder: String) {
        self.folder = folder
        super.init(style: .plain)
        title = folder
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Note")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .compose,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                let note = NoteStore.shared.add(to: self.folder)
                self.tableView.reloadData()
                self.onSelect?(note)
            })
    }

    /// What is open is selected where it stands beside the list, also after the app was started again.
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard splitViewController?.isCollapsed == false, let row = notes.firstIndex(where: { $0.id == shownNote()?.id }) else { return }
        tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
        let note = notes[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = note.title
        content.secondaryText = note.day
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onSelect?(notes[indexPath.row]) }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard UIApplication.shared.supportsMultipleScenes, UIDevice.current.userInterfaceIdiom == .pad else { return nil }
        let note = notes[indexPath.row]
        return UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [
                UIAction(title: "Open in New Window", image: UIImage(systemName: "macwindow.badge.plus")) { _ in
                    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: note.activity, options: nil, errorHandler: nil)
                }
            ])
        })
    }
}
