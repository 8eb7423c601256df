/// Shows what dictionaries say of a word. There are none here: it says so.
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
    private let term: String

    /// False: there are no dictionaries.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let page = UIViewController()
        page.title = term
        var content = UIContentUnavailableConfiguration.empty()
        content.text = SystemText.localized("No definition found")
        page.contentUnavailableConfiguration = content
        let close = UIAction { [weak self] _ in self?.dismiss(animated: true) }
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: close)
        let stack = UINavigationController(rootViewController: page)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }
}
