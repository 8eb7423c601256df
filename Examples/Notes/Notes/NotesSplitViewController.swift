import UIKit

/// Folders, notes and one note side by side where there is room.
class NotesSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let folders = FoldersViewController()
    private(set) var shownNote: Note?

    init() {
        super.init(style: .tripleColumn)
        delegate = self
        folders.title = "Folders"
        folders.onSelect = { [weak self] in self?.showNotes(in: $0) }
        // Said here rather than by the folders: a narrow window shows the notes in this bar before the folders' view is loaded.
        let first = UINavigationController(rootViewController: folders)
        first.navigationBar.prefersLargeTitles = true
        setViewController(first, for: .primary)
        setList(of: NoteStore.folders[0])
        setViewController(UINavigationController(rootViewController: NoteViewController(note: nil)), for: .secondary)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setList(of folder: String) {
        let list = NoteListViewController(folder: folder)
        list.onSelect = { [weak self] in self?.show($0) }
        list.shownNote = { [weak self] in self?.shownNote }
        setViewController(UINavigationController(rootViewController: list), for: .supplementary)
    }

    private func showNotes(in folder: String) {
        setList(of: folder)
        show(.supplementary)
    }

    func show(_ note: Note) {
        shownNote = note
        setViewController(UINavigationController(rootViewController: NoteViewController(note: note)), for: .secondary)
        show(.secondary)
    }

    // MARK: What is open

    var activity: NSUserActivity? { shownNote?.activity }

    func open(_ activity: NSUserActivity) {
        guard let id = activity.userInfo?["note"] as? String, let note = NoteStore.shared.note(id) else { return }
        shownNote = note
        setList(of: note.folder)
        show(note)
    }

    /// A narrow window begins with the notes, unless one is open.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        shownNote == nil ? .supplementary : .secondary
    }
}
