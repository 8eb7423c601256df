import UIKit

/// The list and the paper: side by side in a regular width, one after the other in a compact one.
final class RootViewController: UISplitViewController, UISplitViewControllerDelegate {
    let store: NoteStore
    let list: NotesViewController
    let paper: PaperViewController

    init(store: NoteStore) {
        self.store = store
        list = NotesViewController(store: store)
        paper = PaperViewController(store: store)
        super.init(style: .doubleColumn)
        delegate = self
        presentsWithGesture = true
        list.onChoice = { [weak self] note in self?.show(note) }
        list.onNew = { [weak self] in self?.writeNote() }
        paper.onNew = { [weak self] in self?.writeNote() }
        paper.onRemoved = { [weak self] in self?.noteWasRemoved() }
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        let desk = UINavigationController(rootViewController: paper)
        // Side by side, the paper has a toolbar of its own.
        desk.isNavigationBarHidden = true
        setViewController(desk, for: .secondary)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    func show(_ note: Note) {
        paper.show(note)
        list.select(note.id)
        show(.secondary)
    }

    /// The same line for every device: a page sheet that fills narrow windows.
    func writeNote() {
        let page = PaperViewController(store: store)
        page.beginNewNote { [weak self] note in
            self?.dismiss(animated: true)
            if let note { self?.show(note) }
        }
        let navigation = UINavigationController(rootViewController: page)
        navigation.modalPresentationStyle = .pageSheet
        navigation.presentationController?.delegate = page
        present(navigation, animated: true)
    }

    private func noteWasRemoved() {
        list.select(nil)
        if isCollapsed { show(.primary) }
    }

    // MARK: Form and orientation

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        paper.note == nil ? .primary : .secondary
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        paper.listIsBeside = displayMode == .oneBesideSecondary
    }

    /// On the phone the paper does not turn; on the pad it lies on a desk that is right from every side.
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .phone ? .portrait : .all
    }
}
