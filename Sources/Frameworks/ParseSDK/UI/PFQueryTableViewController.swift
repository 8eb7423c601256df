import UIKit

/// A table of what a query finds, page by page.
@preconcurrency @MainActor open class PFQueryTableViewController: UITableViewController {
    open var parseClassName: String?
    /// The key of the words that cells show; without one they show the object's identifier.
    open var textKey: String?
    /// The key of the file whose picture cells show.
    open var imageKey: String?
    open var placeholderImage: UIImage?
    /// Default true.
    open var loadingViewEnabled = true
    /// Default true.
    open var pullToRefreshEnabled = true
    /// Default true.
    open var paginationEnabled = true
    /// Default 25.
    open var objectsPerPage: UInt = 25
    open var isLoading: Bool {
        get { pages.isLoading }
        set { pages.isLoading = newValue }
    }

    private let pages = QueryPages()
    private let cover = LoadingCover()
    private var hasLoaded = false

    public init(style: UITableView.Style, className: String?) {
        parseClassName = className
        super.init(style: style)
    }
    public convenience init(className: String?) { self.init(style: .plain, className: className) }
    public override convenience init(style: UITableView.Style) { self.init(style: style, className: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
    public required init?(coder: NSCoder) {
        InterfaceAttributes.ofTables
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if pullToRefreshEnabled {
            let control = UIRefreshControl()
            control.addAction(UIAction { [weak self] _ in self?.loadObjects() }, for: .valueChanged)
            refreshControl = control
        }
        loadObjects()
    }

    // MARK: - Loading

    open func objectsWillLoad() {
        if loadingViewEnabled, !hasLoaded { cover.show(over: tableView) }
    }
    open func objectsDidLoad(_ error: (any Error)?) {
        hasLoaded = true
        cover.hide()
    }

    /// Loads the first page anew.
    @discardableResult
    open func loadObjects() -> BFTask<NSArray> { loadObjects(0, clear: true) }

    @discardableResult
    open func loadObjects(_ page: Int, clear: Bool) -> BFTask<NSArray> {
        let source = BFTaskCompletionSource<NSArray>()
        isLoading = true
        objectsWillLoad()
        let size: Int? = paginationEnabled && objectsPerPage > 0 ? Int(objectsPerPage) : nil
        pages.load(page, clear: clear, queryForTable(), size: size) { [weak self] found, error in
            self?.tableView.reloadData()
            self?.objectsDidLoad(error)
            self?.refreshControl?.endRefreshing()
            if let error { source.trySet(error: error) } else { source.trySet(result: (found ?? []) as NSArray) }
        }
        return source.task
    }

    open func loadNextPage() { if !isLoading { loadObjects(pages.next, clear: false) } }

    /// A query for all objects of the class, the newest first.
    open func queryForTable() -> PFQuery<PFObject> {
        guard let parseClassName else { fatalError("\(type(of: self)) needs a parseClassName.") }
        let query = PFQuery<PFObject>(className: parseClassName)
        if pages.objects.isEmpty, !Parse.isLocalDatastoreEnabled { query.cachePolicy = .cacheThenNetwork }
        return query.order(byDescending: "createdAt")
    }

    // MARK: - Objects

    open var objects: [PFObject]? { pages.objects }

    /// The object of a row; nil for the row that loads more.
    open func object(at indexPath: IndexPath?) -> PFObject? {
        guard let indexPath, pages.objects.indices.contains(indexPath.row) else { return nil }
        return pages.objects[indexPath.row]
    }

    open func clear() {
        pages.clear()
        tableView.reloadData()
    }

    /// Deletes the object, and takes its row out.
    open func removeObject(at indexPath: IndexPath?) { removeObject(at: indexPath, animated: true) }
    open func removeObject(at indexPath: IndexPath?, animated: Bool) { removeObjects(at: indexPath.map { [$0] }, animated: animated) }
    open func removeObjects(at indexPaths: [IndexPath]?) { removeObjects(at: indexPaths, animated: true) }
    open func removeObjects(at indexPaths: [IndexPath]?, animated: Bool) {
        let paths: [IndexPath] = indexPaths ?? []
        PFObject.deleteAll(inBackground: paths.compactMap { object(at: $0) }) { [weak self] _, error in
            guard error != nil else { return }
            MainActor.assumeIsolated { _ = self?.loadObjects() }
        }
        pages.remove(at: paths.map(\.row))
        if animated, !hasNextPageRow { tableView.deleteRows(at: paths, with: .automatic) } else { tableView.reloadData() }
    }

    // MARK: - Rows

    private var hasNextPageRow: Bool { paginationEnabled && !isEditing && pages.mayHaveMore(Int(objectsPerPage)) }
    private func isNextPageRow(_ indexPath: IndexPath) -> Bool { hasNextPageRow && indexPath.row == pages.objects.count }

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { pages.objects.count + (hasNextPageRow ? 1 : 0) }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let made: PFTableViewCell? =
            isNextPageRow(indexPath)
            ? self.tableView(tableView, cellForNextPageAt: indexPath)
            : self.tableView(tableView, cellForRowAt: indexPath, object: object(at: indexPath))
        guard let cell = made else { return UITableViewCell() }
        // Whoever overrides the method above sets the file after it.
        DispatchQueue.main.async { MainActor.assumeIsolated { _ = cell.imageView?.loadInBackground() } }
        return cell
    }

    /// The cell of an object.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath, object: PFObject?) -> PFTableViewCell? {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "PFTableViewCell") as? PFTableViewCell
            ?? PFTableViewCell(style: .default, reuseIdentifier: "PFTableViewCell")
        cell.textLabel?.text = textKey.map { key in object?[key].map { "\($0)" } ?? "" } ?? object?.objectId
        if let imageKey {
            cell.imageView?.image = placeholderImage
            cell.imageView?.file = object?[imageKey] as? PFFileObject
        }
        return cell
    }

    /// The cell that loads more.
    open func tableView(_ tableView: UITableView, cellForNextPageAt indexPath: IndexPath) -> PFTableViewCell? {
        let name = "PFTableViewCellNextPage"
        let cell = tableView.dequeueReusableCell(withIdentifier: name) as? PFTableViewCell ?? PFTableViewCell(style: .default, reuseIdentifier: name)
        cell.textLabel?.text = SystemText.localized("Load more...")
        return cell
    }

    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard isNextPageRow(indexPath) else { return }
        tableView.deselectRow(at: indexPath, animated: true)
        loadNextPage()
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if paginationEnabled { tableView.reloadData() }
    }
}
