/// Runs a search: its bar takes the words, its results cover the screen that is searched.
///
/// Give it to a navigation item, or put its bar into a view such as a table's header.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    public enum ScopeBarActivation: Int, Sendable {
        case automatic = 0, manual = 1
        /// When the text is not empty.
        case onTextEntry = 2
        /// When the search begins.
        case onSearchActivation = 3
    }

    /// - Parameter searchResultsController: covers the screen while it searches; nil leaves the screen to show the results itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.controller = self
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        searchBar.controller = self
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        searchBar.controller = self
        decodeInterface(from: coder, as: UISearchController.self)
    }

    public let searchResultsController: UIViewController?
    public let searchBar = UISearchBar()
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?

    // MARK: Settings

    /// Whether the title and the buttons above the search bar go while it searches. Default true.
    open var hidesNavigationBarDuringPresentation = true
    /// The name of `obscuresBackgroundDuringPresentation` up to iOS 11.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the screen that is searched is dimmed. Default true.
    open var obscuresBackgroundDuringPresentation = true { didSet { updateResults() } }
    /// Default true.
    open var automaticallyShowsCancelButton = true
    /// Whether the results cover the screen only once there is text. Default true.
    open var automaticallyShowsSearchResultsController = true { didSet { updateResults() } }
    /// Default false; read and set it after switching the automatic off.
    open var showsSearchResultsController = false { didSet { updateResults() } }
    open var scopeBarActivation: ScopeBarActivation = .automatic { didSet { updateScopes(animated: false) } }
    /// Whether the scopes appear with the search. Default true.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    // MARK: Suggestions

    /// Things that the user may search for: a list below the bar while it searches, in place of the results, and below the field where the bar stands beside
    /// the buttons. Nil and none show nothing. Default nil.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { updateSuggestions() } }
    /// Whether there is no list of suggestions where the bar stands below the title. Default false.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { updateSuggestions() } }

    private func updateSuggestions() {
        searchBar.searchTextField.searchSuggestions = searchBarPlacement == .inline ? searchSuggestions : nil
        updateResults()
    }

    /// Those that cover the screen now.
    var coveringSuggestions: [any UISearchSuggestion] {
        searchBarPlacement == .inline || ignoresSearchSuggestionsForSearchBarPlacementStacked ? [] : searchSuggestions ?? []
    }

    /// The user chose a suggestion; the list goes, unless the app sets another.
    func choose(_ suggestion: any UISearchSuggestion) {
        searchSuggestions = nil
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }

    /// The place of the bar in its navigation bar now.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item.map { knownPlacement ?? $0.searchBarPlacement } ?? .stacked }
    private var knownPlacement: UINavigationItem.SearchBarPlacement?

    /// The navigation bar lays its content out anew with `change`: the delegate hears when that puts the search bar elsewhere.
    /// - Parameter isSeen: whether the bar is in a window; before that it finds its place without anybody hearing of it.
    func followPlacement(_ new: UINavigationItem.SearchBarPlacement, isSeen: Bool, _ change: () -> Void) {
        let old: UINavigationItem.SearchBarPlacement = knownPlacement ?? new
        knownPlacement = new
        guard new != old else { return change() }
        if isSeen { delegate?.searchController(self, willChangeTo: new) }
        change()
        updateSuggestions()
        if isSeen { delegate?.searchController(self, didChangeFrom: old) }
    }

    // MARK: The search

    /// Whether it searches. Setting it begins and ends the search with an animation.
    open var isActive: Bool {
        get { session != nil }
        set { if newValue { begin() } else { end(animated: true) } }
    }

    private var session: SearchSession?
    /// The navigation item whose search this is.
    weak var item: UINavigationItem?

    func editingDidBegin() { begin() }

    private func begin() {
        guard session == nil, let host = SearchSession.host(of: self) else { return }
        delegate?.presentSearchController(self)
        guard session == nil, presentingViewController == nil else { return }
        delegate?.willPresentSearchController(self)
        let session = SearchSession(self, in: host)
        self.session = session
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        updateScopes(animated: true)
        searchBar.becomeFirstResponder()
        session.present { [weak self] in
            guard let self else { return }
            self.delegate?.didPresentSearchController(self)
        }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func end(animated: Bool, completion: (() -> Void)? = nil) {
        guard let session else {
            completion?()
            return
        }
        delegate?.willDismissSearchController(self)
        self.session = nil
        searchBar.resignFirstResponder()
        if !(searchBar.text ?? "").isEmpty { searchBar.text = "" }
        searchBar.searchTextField.tokens = []
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: animated) }
        updateScopes(animated: animated)
        session.dismiss(animated: animated) { [weak self] in
            if let self { self.delegate?.didDismissSearchController(self) }
            completion?()
        }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// Ends the search, unless something is presented over it.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil, isActive else {
            super.dismiss(animated: flag, completion: completion)
            return
        }
        end(animated: flag, completion: completion)
    }

    func cancelled() { end(animated: true) }

    func textDidChange() {
        updateResults()
        updateScopes(animated: true)
        if isActive { searchResultsUpdater?.updateSearchResults(for: self) }
    }

    func scopeDidChange() { searchResultsUpdater?.updateSearchResults(for: self) }

    private func updateScopes(animated: Bool) {
        let hasText: Bool = !(searchBar.text ?? "").isEmpty
        switch scopeBarActivation {
        case .manual: return
        case .automatic, .onSearchActivation: searchBar.setShowsScope(isActive, animated: animated)
        case .onTextEntry: searchBar.setShowsScope(isActive && hasText, animated: animated)
        }
    }

    private func updateResults() { session?.update() }

    open dynamic override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        session?.layOut()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        session?.layOut()
    }

    /// Whether the results cover the screen now.
    var showsResults: Bool {
        guard searchResultsController != nil else { return false }
        if !automaticallyShowsSearchResultsController { return showsSearchResultsController }
        return !(searchBar.text ?? "").isEmpty || !searchBar.searchTextField.tokens.isEmpty
    }
}
