import UIKit

/// A sheet of paper: the note that was chosen, or a new one. In a regular width it lies on a wooden desk below a toolbar; in a
/// compact one it fills the view.
final class PaperViewController: UIViewController, UITextViewDelegate, UIAdaptivePresentationControllerDelegate {
    var onNew: (() -> Void)?
    var onRemoved: (() -> Void)?
    /// Whether the list stands beside the paper, so that no button has to bring it.
    var listIsBeside = true { didSet { if listIsBeside != oldValue { updateBars() } } }

    private(set) var note: Note?
    private let store: NoteStore
    private var onFinish: ((Note?) -> Void)?
    var isNew: Bool { onFinish != nil }

    let desk = DeskView()
    let paper = PaperView()
    let toolbar = UIToolbar()
    /// Where the keyboard is.
    private let keyboardSpace = UIView()

    private(set) lazy var saveItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    private(set) lazy var deleteItem = UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(tearOff))

    init(store: NoteStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    // MARK: Notes

    /// Lays a note on the desk.
    func show(_ note: Note) {
        self.note = note
        guard isViewLoaded else { return }
        paper.textView.text = note.text
        paper.textView.setContentOffset(CGPoint(x: 0, y: -paper.textView.adjustedContentInset.top), animated: false)
        updatePage()
        updateBars()
    }

    /// Makes this a new note; `finish` gets what was saved, or nil.
    func beginNewNote(finish: @escaping (Note?) -> Void) {
        onFinish = finish
        title = "New Note"
    }

    @objc private func save() {
        guard paper.textView.hasText else { return }
        onFinish?(store.add(paper.textView.text))
    }

    @objc private func cancel() {
        onFinish?(nil)
    }

    @objc private func writeNote() {
        onNew?()
    }

    /// Tears the page off. A dimmed one remains until a note is chosen or made.
    @objc func tearOff() {
        guard let note else { return }
        view.endEditing(true)
        UIView.transition(
            with: paper, duration: 0.7, options: .transitionCurlUp,
            animations: {
                self.note = nil
                self.paper.textView.text = ""
                self.updatePage()
            },
            completion: { _ in
                self.store.remove(note.id)
                self.onRemoved?()
            })
        updateBars()
    }

    func textViewDidChange(_ textView: UITextView) {
        updateBars()
        guard let id = note?.id else { return }
        store.change(id, text: textView.text)
    }

    // MARK: View

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(desk)
        view.addSubview(paper)
        view.addSubview(toolbar)
        keyboardSpace.isHidden = true
        keyboardSpace.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(keyboardSpace)
        NSLayoutConstraint.activate([
            keyboardSpace.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            keyboardSpace.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            keyboardSpace.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            keyboardSpace.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        let wooden = UIToolbarAppearance()
        wooden.configureWithTransparentBackground()
        toolbar.standardAppearance = wooden
        toolbar.scrollEdgeAppearance = wooden
        toolbar.tintColor = UIColor(red: 1, green: 0.93, blue: 0.78, alpha: 1)
        paper.textView.delegate = self
        paper.textView.text = note?.text ?? ""
        // A bar above wood would hide its buttons.
        if isNew { navigationItem.scrollEdgeAppearance = UINavigationBarAppearance() }
        updatePage()
        updateBars()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isNew { paper.textView.becomeFirstResponder() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBars()
        view.setNeedsLayout()
    }

    private var liesOnDesk: Bool { traitCollection.horizontalSizeClass == .regular }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        desk.frame = view.bounds
        desk.isHidden = !liesOnDesk
        var room = safe
        if !toolbar.isHidden {
            let height = toolbar.sizeThatFits(safe.size).height
            toolbar.frame = CGRect(x: 0, y: safe.minY, width: view.bounds.width, height: height)
            room = room.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
        }
        paper.place(liesOnDesk ? PaperLayout.frame(in: room) : view.bounds, margins: liesOnDesk ? .zero : view.safeAreaInsets)
        paper.isLoose = liesOnDesk
        keepClearOfKeyboard()
    }

    private func updatePage() {
        let isUsable = isNew || note != nil
        paper.isDimmed = !isUsable
        paper.textView.isEditable = isUsable
    }

    /// What the keyboard covers of the paper can be scrolled above it.
    private func keepClearOfKeyboard() {
        let keyboard = keyboardSpace.frame
        let isShown = keyboard.height > view.safeAreaInsets.bottom + 1
        let covered = paper.frame.maxY - keyboard.minY - (liesOnDesk ? 0 : view.safeAreaInsets.bottom)
        paper.textView.contentInset.bottom = isShown ? max(0, covered) : 0
    }

    // MARK: Bars

    /// New: save and cancel. On the phone: delete. On the desk: a toolbar with the list, as far as it is hidden, and the actions.
    private func updateBars() {
        guard isViewLoaded else { return }
        saveItem.isEnabled = paper.textView.hasText
        deleteItem.isEnabled = note != nil
        toolbar.isHidden = isNew || !liesOnDesk
        if isNew {
            navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
            navigationItem.rightBarButtonItem = saveItem
            return
        }
        navigationItem.rightBarButtonItem = liesOnDesk ? nil : deleteItem
        guard liesOnDesk else { return }
        let list = UIBarButtonItem(title: "Notes", style: .plain, target: self, action: #selector(showList))
        let compose = UIBarButtonItem(barButtonSystemItem: .compose, target: self, action: #selector(writeNote))
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        toolbar.items = (listIsBeside ? [] : [list]) + [space, deleteItem] + (listIsBeside ? [] : [compose])
    }

    @objc private func showList() {
        splitViewController?.show(.primary)
    }

    // MARK: Presentation

    /// A narrow window has no room for a sheet around the paper.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .fullScreen : .pageSheet
    }
}
