import UIKit

/// A collection of what a query finds, page by page.
@preconcurrency @MainActor open class PFQueryCollectionViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    open var parseClassName: String?
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
    private let refresh = UIRefreshControl()
    private var hasLoaded = false

    public init(collectionViewLayout layout: UICollectionViewLayout, className: String?) {
        parseClassName = className
        super.init(collectionViewLayout: layout)
    }
    public convenience init(className: String?) { self.init(collectionViewLayout: UICollectionViewFlowLayout(), className: className) }
    public override convenience init(collectionViewLayout layout: UICollectionViewLayout) { self.init(collectionViewLayout: layout, className: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
    public required init?(coder: NSCoder) {
        InterfaceAttributes.ofCollections
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PFCollectionViewCell.self, forCellWithReuseIdentifier: "PFCollectionViewCell")
        if pullToRefreshEnabled {
            refresh.addAction(UIAction { [weak self] _ in self?.loadObjects() }, for: .valueChanged)
            collectionView.addSubview(refresh)
            collectionView.alwaysBounceVertical = true
        }
        loadObjects()
    }

    // MARK: - Loading

    open func objectsWillLoad() { if loadingViewEnabled, !hasLoaded { cover.show(over: collectionView) } }
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
        pages.load(page, clear: clear, queryForCollection(), size: size) { [weak self] found, error in
            self?.collectionView.reloadData()
            self?.objectsDidLoad(error)
            self?.refresh.endRefreshing()
            if let error { source.trySet(error: error) } else { source.trySet(result: (found ?? []) as NSArray) }
        }
        return source.task
    }

    open func loadNextPage() { if !isLoading { loadObjects(pages.next, clear: false) } }

    /// A query for all objects of the class, the newest first.
    open func queryForCollection() -> PFQuery<PFObject> {
        guard let parseClassName else { fatalError("\(type(of: self)) needs a parseClassName.") }
        return PFQuery<PFObject>(className: parseClassName).order(byDescending: "createdAt")
    }

    // MARK: - Objects

    open var objects: [PFObject] { pages.objects }
    open func object(at indexPath: IndexPath?) -> PFObject? {
        guard let indexPath, pages.objects.indices.contains(indexPath.item) else { return nil }
        return pages.objects[indexPath.item]
    }
    open func clear() {
        pages.clear()
        collectionView.reloadData()
    }
    /// Deletes the object, and takes its item out.
    open func removeObject(at indexPath: IndexPath?) { removeObjects(at: indexPath.map { [$0] }) }
    open func removeObjects(at indexPaths: [IndexPath]?) {
        let paths: [IndexPath] = indexPaths ?? []
        PFObject.deleteAll(inBackground: paths.compactMap { object(at: $0) }) { [weak self] _, error in
            guard error != nil else { return }
            MainActor.assumeIsolated { _ = self?.loadObjects() }
        }
        pages.remove(at: paths.map(\.item))
        collectionView.deleteItems(at: paths)
    }

    // MARK: - Items

    open override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { pages.objects.count }

    open override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = self.collectionView(collectionView, cellForItemAt: indexPath, object: object(at: indexPath)) else { return UICollectionViewCell() }
        DispatchQueue.main.async { MainActor.assumeIsolated { _ = cell.imageView.loadInBackground() } }
        return cell
    }

    /// The cell of an object.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath, object: PFObject?) -> PFCollectionViewCell? {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PFCollectionViewCell", for: indexPath) as? PFCollectionViewCell
        cell?.update(from: object)
        return cell
    }

    /// The last item loads the next page when it is shown.
    open override func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        guard paginationEnabled, indexPath.item == pages.objects.count - 1, pages.mayHaveMore(Int(objectsPerPage)) else { return }
        loadNextPage()
    }
}
