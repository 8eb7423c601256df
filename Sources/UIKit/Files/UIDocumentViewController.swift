/// Shows a document: it opens it as its view appears, has its name for a title, and closes it when it goes. Since iOS 17.
@preconcurrency @MainActor open class UIDocumentViewController: UIViewController {
    /// The document; nil while there is none.
    open var document: UIDocument? {
        didSet { if document !== oldValue { documentDidChange(from: oldValue) } }
    }

    private var observers: [any NSObjectProtocol] = []

    public init(document: UIDocument?) {
        self.document = document
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Undo and redo, for a bar: hidden where the document has no undo manager, and each button enabled where there is something to do.
    open private(set) lazy var undoRedoItemGroup = UIBarButtonItemGroup.fixedGroup(items: [undoItem, redoItem])

    private lazy var undoItem = UIBarButtonItem(systemItem: .undo, primaryAction: UIAction { [weak self] _ in self?.document?.undoManager?.undo() })
    private lazy var redoItem = UIBarButtonItem(systemItem: .redo, primaryAction: UIAction { [weak self] _ in self?.document?.undoManager?.redo() })

    /// Called after the document was opened, with the view loaded: the place to show it. The default does nothing.
    open func documentDidOpen() {}

    /// Called after the navigation item was changed for the document. The default does nothing.
    open func navigationItemDidUpdate() {}

    /// Opens the document where it is not open yet; `completionHandler` hears whether it is then.
    open func openDocument(completionHandler: @escaping (Bool) -> Void) {
        guard let document else { return completionHandler(false) }
        guard document.documentState.contains(.closed) else { return completionHandler(true) }
        document.open { [weak self] isOpen in
            if isOpen, let self, self.document === document { self.didOpen() }
            completionHandler(isOpen)
        }
    }

    open func openDocument() async -> Bool {
        await withCheckedContinuation { done in openDocument { done.resume(returning: $0) } }
    }

    open dynamic override func viewDidLoad() {
        super.viewDidLoad()
        documentDidChange(from: nil)
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if document?.documentState.contains(.closed) == true { openDocument { _ in } }
    }

    open dynamic override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        let isGoing: Bool = isBeingDismissed || isMovingFromParent || navigationController?.isBeingDismissed == true
        if isGoing, let document, !document.documentState.contains(.closed) { document.close() }
    }

    // MARK: The document

    /// A view that is loaded for an open document shows it by itself.
    private func didOpen() {
        guard isViewLoaded else { return loadViewIfNeeded() }
        updateNavigationItem()
        documentDidOpen()
    }

    private func documentDidChange(from old: UIDocument?) {
        if let old, !old.documentState.contains(.closed) { old.close() }
        guard isViewLoaded else { return }
        watch()
        updateNavigationItem()
        setNeedsUpdateContentUnavailableConfiguration()
        guard let document else { return }
        if !document.documentState.contains(.closed) {
            documentDidOpen()
        } else if view.window != nil {
            openDocument { _ in }
        }
    }

    private func watch() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
        guard let document else { return }
        let update: @Sendable (Notification) -> Void = { [weak self] _ in MainActor.assumeIsolated { self?.updateUndo() } }
        let names: [NSNotification.Name] = [
            .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange, UIDocument.stateChangedNotification,
        ]
        for name in names {
            let object: Any? = name == UIDocument.stateChangedNotification ? document : document.undoManager
            observers.append(NotificationCenter.default.addObserver(forName: name, object: object, queue: nil, using: update))
        }
    }

    private func updateUndo() {
        let manager: UndoManager? = document?.undoManager
        undoRedoItemGroup.isHidden = manager == nil
        undoItem.isEnabled = manager?.canUndo == true
        redoItem.isEnabled = manager?.canRedo == true
    }

    private func updateNavigationItem() {
        navigationItem.title = document?.localizedName
        navigationItem.documentProperties = document.map { UIDocumentProperties(url: $0.fileURL) }
        updateUndo()
        navigationItemDidUpdate()
    }
}
