/// Searches a controller's content as before iOS 8: while the user types into the bar, a table of results lies over the content.
///
/// The bar goes to the top and the navigation bar away when the search begins.
@preconcurrency @MainActor open class UISearchDisplayController: NSObject {
    public let searchBar: UISearchBar
    private weak var contents: UIViewController?
    /// The controller whose content is searched; it keeps this object.
    open var searchContentsController: UIViewController { contents ?? UIViewController() }
    open weak var delegate: (any UISearchDisplayDelegate)?
    open weak var searchResultsDataSource: (any UITableViewDataSource)? { didSet { table?.dataSource = searchResultsDataSource } }
    open weak var searchResultsDelegate: (any UITableViewDelegate)? { didSet { table?.delegate = searchResultsDelegate } }
    /// The title of the navigation bar's way back from a result. Default nil: the content's own.
    open var searchResultsTitle: String?
    /// Whether the bar stands in the navigation bar, in the title's place. Default false.
    open var displaysSearchBarInNavigationBar = false { didSet { if displaysSearchBarInNavigationBar != oldValue { placeBar() } } }
    /// The item whose title view the bar is; nil unless the bar stands in the navigation bar.
    open var navigationItem: UINavigationItem? { displaysSearchBarInNavigationBar ? contents?.navigationItem : nil }

    private var table: UITableView?
    private let dimming = UIView()
    private let tap = UITapGestureRecognizer()
    private var hidNavigationBar = false
    private var session: Bool = false
    private var showsResults: Bool { table?.superview != nil }

    public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
        self.searchBar = searchBar
        contents = viewController
        super.init()
        searchBar.displayController = self
        viewController.searchDisplayController = self
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.3)
        dimming.addGestureRecognizer(tap)
        tap.onAction = { [weak self] in self?.setActive(false, animated: true) }
    }

    /// The table of results, made when it is first asked for or shown.
    open var searchResultsTableView: UITableView {
        if let table { return table }
        let made = UITableView(frame: .zero, style: .plain)
        made.dataSource = searchResultsDataSource
        made.delegate = searchResultsDelegate
        table = made
        delegate?.searchDisplayController(self, didLoadSearchResultsTableView: made)
        return made
    }

    private func placeBar() {
        contents?.navigationItem.titleView = displaysSearchBarInNavigationBar ? searchBar : nil
    }

    // MARK: The search

    /// Whether it searches. Setting it begins and ends the search without an animation.
    open var isActive: Bool {
        get { session }
        set { setActive(newValue, animated: false) }
    }

    open func setActive(_ visible: Bool, animated: Bool) {
        guard visible != session else { return }
        if visible { begin(animated: animated) } else { end(animated: animated) }
    }

    func editingDidBegin() { setActive(true, animated: true) }
    func cancelled() { setActive(false, animated: true) }

    private func begin(animated: Bool) {
        guard let contents else { return }
        session = true
        delegate?.searchDisplayControllerWillBeginSearch(self)
        let navigation: UINavigationController? = contents.navigationController
        if !displaysSearchBarInNavigationBar, let navigation, !navigation.isNavigationBarHidden {
            hidNavigationBar = true
            navigation.setNavigationBarHidden(true, animated: animated)
        }
        searchBar.setShowsCancelButton(true, animated: animated)
        searchBar.setShowsScope(searchBar.scopeButtonTitles?.isEmpty == false, animated: animated)
        searchBar.becomeFirstResponder()
        contents.view.layoutIfNeeded()
        show()
        delegate?.searchDisplayControllerDidBeginSearch(self)
    }

    private func end(animated: Bool) {
        session = false
        delegate?.searchDisplayControllerWillEndSearch(self)
        searchBar.resignFirstResponder()
        if searchBar.text?.isEmpty == false { searchBar.text = "" }
        searchBar.setShowsCancelButton(false, animated: animated)
        searchBar.setShowsScope(false, animated: animated)
        if hidNavigationBar { contents?.navigationController?.setNavigationBarHidden(false, animated: animated) }
        hidNavigationBar = false
        hideResults()
        dimming.removeFromSuperview()
        delegate?.searchDisplayControllerDidEndSearch(self)
    }

    func textDidChange() {
        guard session else { return }
        let text: String = searchBar.text ?? ""
        let reloads: Bool = text.isEmpty || (delegate?.searchDisplayController(self, shouldReloadTableForSearch: text) ?? true)
        show()
        if showsResults, reloads { table?.reloadData() }
    }

    func scopeDidChange() {
        guard session else { return }
        let reloads: Bool = delegate?.searchDisplayController(self, shouldReloadTableForSearchScope: searchBar.selectedScopeButtonIndex) ?? true
        if showsResults, reloads { table?.reloadData() }
    }

    /// With words the results lie over the content, without them a shade.
    private func show() {
        guard let view = contents?.view else { return }
        let place: CGRect = room(in: view)
        if searchBar.text?.isEmpty == false {
            let table: UITableView = searchResultsTableView
            table.frame = place
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            dimming.removeFromSuperview()
            guard !showsResults else { return }
            delegate?.searchDisplayController(self, willShowSearchResultsTableView: table)
            table.reloadData()
            view.addSubview(table)
            delegate?.searchDisplayController(self, didShowSearchResultsTableView: table)
        } else {
            hideResults()
            dimming.frame = place
            dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(dimming)
        }
    }

    private func hideResults() {
        guard showsResults, let table else { return }
        delegate?.searchDisplayController(self, willHideSearchResultsTableView: table)
        table.removeFromSuperview()
        delegate?.searchDisplayController(self, didHideSearchResultsTableView: table)
    }

    /// The part of the content's view below the bar. A table's view is in the coordinates of what it scrolls to.
    private func room(in view: UIView) -> CGRect {
        let bar: CGRect = searchBar.isDescendant(of: view) ? searchBar.convert(searchBar.bounds, to: view) : .zero
        let top: CGFloat = max(bar.maxY, view.bounds.minY)
        return CGRect(x: view.bounds.minX, y: top, width: view.bounds.width, height: max(0, view.bounds.maxY - top))
    }
}
