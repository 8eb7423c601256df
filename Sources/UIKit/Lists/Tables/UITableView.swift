internal import ListEngine

/// Rows in one column, in sections with headers and footers. Only what is seen has views.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    public let style: Style
    static let standardRowHeight: CGFloat = 44

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepareTable()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = ListDecoding.tableStyle(coder.nibElement)
        super.init(coder: coder)
        prepareTable()
        decodeInterface(from: coder, as: UITableView.self)
    }

    private func prepareTable() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        _ = contextMenus
        _ = reorderGestures
        _ = (editMenu, sweep)
    }

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    @_nonoverride
    open weak var delegate: (any UITableViewDelegate)? {
        didSet { if delegate !== oldValue { reloadData() } }
    }
    override var scrollDelegate: (any UIScrollViewDelegate)? { delegate ?? super.scrollDelegate }
    override func narrow(_ delegate: (any UIScrollViewDelegate)?) -> Bool {
        self.delegate = delegate as? any UITableViewDelegate
        return self.delegate != nil
    }

    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether the data source is told of rows that come soon. Default true.
    open var isPrefetchingEnabled = true
    /// Whether the row that had the focus last gets it first. Default false.
    open var remembersLastFocusedIndexPath = false
    /// Posted by a table whose selection has changed by the user's touch.
    nonisolated public static let selectionDidChangeNotification = NSNotification.Name("UITableViewSelectionDidChangeNotification")

    /// Says which rows are dragged, and hears how it goes.
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragAndDropDidChange() } }
    /// Says what is taken that is dropped on the list.
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragAndDropDidChange() } }
    /// Whether rows can be dragged. Default true on a pad, false on a phone.
    open var dragInteractionEnabled: Bool = UIDragInteraction.isEnabledByDefault { didSet { dragAndDropDidChange() } }

    // MARK: Heights

    /// Points; `automaticDimension`, the default, measures the cells.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { if rowHeight != oldValue { rowLayout.invalidateHeights() } } }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { if sectionHeaderHeight != oldValue { rowLayout.invalidateHeights() } } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { if sectionFooterHeight != oldValue { rowLayout.invalidateHeights() } } }
    /// The height of rows that were not seen yet; 0 asks for every row's height at once.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { if estimatedRowHeight != oldValue { rowLayout.invalidateHeights() } } }
    /// The height of headers of automatic height that were not seen yet.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { rowLayout.invalidateHeights() } }
    }
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { rowLayout.invalidateHeights() } }
    }
    /// The height of the empty rows that a plain table shows below its last one, while there is room and no footer view. 0, the
    /// default, shows none; `automaticDimension` takes the last row's height.
    open var fillerRowHeight: CGFloat = 0 { didSet { if fillerRowHeight != oldValue { setNeedsLayout() } } }
    /// Room above each section's header. The automatic value is 22 in plain tables, else 0.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { rowLayout.invalidateHeights() } }
    }

    // MARK: Looks

    /// Default a single line.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { rowViews.updatePlaces() } }
    open var separatorColor: UIColor? = .separator { didSet { rowViews.updatePlaces() } }
    /// The effect that separators show of what lies behind the table: a blur, or over a blur their own colour. Default nil.
    open var separatorEffect: UIVisualEffect? { didSet { rowViews.updatePlaces() } }
    /// The ends of separators in rows that have none of their own.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: ListSectionStyle.Metrics.margin(forWidth: bounds.width), bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            for cell in visibleCells { cell.setNeedsLayout() }
        }
    }
    var ownSeparatorInset: UIEdgeInsets?
    /// The reference of `separatorInset`'s left inset: the cells' edges, or where the separators would begin by themselves.
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
        didSet { for cell in visibleCells { cell.setNeedsLayout() } }
    }
    /// Whether cells keep their content within the readable width. Default false.
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { rowLayout.invalidateHeights() } }
    open var insetsContentViewsToSafeArea = true { didSet { rowLayout.invalidateHeights() } }

    /// Stands behind all rows and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// Stands above the first section; its own height counts.
    open var tableHeaderView: UIView? {
        didSet {
            if tableHeaderView !== oldValue { oldValue?.removeFromSuperview() }
            if let tableHeaderView { addSubview(tableHeaderView) }
            setNeedsLayout()
        }
    }

    /// Stands below the last section.
    open var tableFooterView: UIView? {
        didSet {
            if tableFooterView !== oldValue { oldValue?.removeFromSuperview() }
            if let tableFooterView { addSubview(tableFooterView) }
            setNeedsLayout()
        }
    }

    /// From top to bottom.
    open var visibleCells: [UITableViewCell] {
        list.visible.views.compactMap { part, view -> (ItemIndex, UITableViewCell)? in
            guard case .row(let index) = part, let cell = view as? UITableViewCell else { return nil }
            return (index, cell)
        }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        let indices: [ItemIndex] = list.visible.views.keys.compactMap(\.item)
        return indices.isEmpty ? nil : indices.sorted().map { IndexPath($0) }
    }

    // MARK: Section index

    /// How many rows there have to be for the index to be shown. Default 0.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
    /// Of the titles; nil is the tint.
    open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndex.view?.backgroundColor = sectionIndexBackgroundColor } }
    /// While a finger is on the index.
    open var sectionIndexTrackingBackgroundColor: UIColor?

    /// Asks the data source for the titles of the section index anew.
    public func reloadSectionIndexTitles() {
        sectionIndex.forgetTitles()
        setNeedsLayout()
    }

    // MARK: Data

    /// Asks the data source for everything anew.
    open func reloadData() { loadAnew() }

    func loadAnew() {
        list.forgetData()
        rowLayout.forgetData()
        sectionIndex.forgetTitles()
        setNeedsLayout()
        list.tellReload()
    }

    open var numberOfSections: Int { list.itemCounts.count }
    open func numberOfRows(inSection section: Int) -> Int { list.itemCount(of: section) }

    // MARK: Elements

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { list.visible[.row(ItemIndex(indexPath))] as? UITableViewCell }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { list.visible[.header(section)] as? UITableViewHeaderFooterView }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { list.visible[.footer(section)] as? UITableViewHeaderFooterView }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cell.owningTableView === self ? cell.shownIndexPath : nil
    }

    /// The row at a point of the content.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        prepareElements()
        return rowLayout.geometry?.row(at: point.y).map { IndexPath($0) }
    }

    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        prepareElements()
        guard let geometry = rowLayout.geometry else { return nil }
        return geometry.sections(from: rect.minY, to: rect.maxY).flatMap { section in
            geometry.rows(of: section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
        }
    }

    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        prepareElements()
        guard numberOfRows(inSection: indexPath.section) > indexPath.row else { return .zero }
        return rowLayout.frame(of: .row(ItemIndex(indexPath)))
    }

    open func rectForHeader(inSection section: Int) -> CGRect {
        prepareElements()
        return hasSection(section) ? rowLayout.frame(of: .header(section)) : .zero
    }

    open func rectForFooter(inSection section: Int) -> CGRect {
        prepareElements()
        return hasSection(section) ? rowLayout.frame(of: .footer(section)) : .zero
    }

    open func rect(forSection section: Int) -> CGRect {
        prepareElements()
        guard hasSection(section), let part = rowLayout.geometry?.sections[section] else { return .zero }
        return CGRect(x: 0, y: part.start, width: bounds.width, height: part.end - part.start)
    }

    private func hasSection(_ section: Int) -> Bool { rowLayout.geometry?.sections.indices.contains(section) == true }

    // MARK: Registration

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        rowViews.cellPool.register(cellClass, for: identifier)
    }

    /// New cells of the identifier are the one view of `nib`; nil ends that.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        rowViews.cellPool.register(
            nib.map {
                NibPrototype(
                    $0,
                    message:
                        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a UITableViewCell instance"
                )
            }, for: identifier)
    }

    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        rowViews.headerPool.register(
            nib.map {
                NibPrototype(
                    $0,
                    message:
                        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a UITableViewHeaderFooterView instance"
                )
            }, for: identifier)
    }

    func registerPrototype(_ prototype: NibPrototype, forCellReuseIdentifier identifier: String) {
        rowViews.cellPool.register(prototype, for: identifier)
    }

    /// Rows that the interface file gives.
    var staticContent: StaticTable?

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        rowViews.headerPool.register(aClass, for: identifier)
    }

    /// A recycled cell, or a new one of the class registered for the identifier; nil without either.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        rowViews.dequeueCell(identifier)
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let kept = list.refilling[ItemIndex(indexPath)] as? UITableViewCell { return kept }
        guard let cell = rowViews.dequeueCell(identifier) else {
            fatalError(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
        }
        return cell
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        rowViews.dequeueHeader(identifier)
    }

    /// Default `.enabled`: a cell whose content changes, or that calls `invalidateIntrinsicContentSize()`, gets the height that it wants now.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    // MARK: Updates

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        list.batch(updates, completion: completion)
    }

    /// Begins a batch that `endUpdates()` carries out.
    open func beginUpdates() { list.beginBatch() }
    open func endUpdates() {
        list.endBatch(completion: nil)
        list.tellReload()
    }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { record(animation) { $0.insertedSections += Array(sections) } }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { record(animation) { $0.removedSections += Array(sections) } }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { record(animation) { $0.reloadedSections += Array(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        record(.automatic) { $0.movedSections.append(SequenceDifference.Move(from: section, to: newSection)) }
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(animation) { $0.insertedItems += indexPaths.map { ItemIndex($0) } }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { record(animation) { $0.removedItems += indexPaths.map { ItemIndex($0) } } }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(animation) { $0.reloadedItems += indexPaths.map { ItemIndex($0) } }
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record(.automatic) { $0.movedItems.append(BatchChanges.ItemMove(from: ItemIndex(indexPath), to: ItemIndex(newIndexPath))) }
    }
    /// Fills the cells of rows anew without replacing them.
    open func reconfigureRows(at indexPaths: [IndexPath]) { list.reconfigure(indexPaths.map { ItemIndex($0) }) }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false { didSet { list.selectionModeDidChange() } }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether a keyboard's focus selects the row it moves to. Default false.
    open var selectionFollowsFocus = false
    /// Whether a keyboard's arrow keys move a focus through the rows, on a pad. Default false.
    open var allowsFocus = false
    open var allowsFocusDuringEditing = false
    var focusedPath: IndexPath? {
        didSet { if let oldValue, oldValue != focusedPath { cellForRow(at: oldValue)?.hasFocus = false } }
    }

    open var indexPathForSelectedRow: IndexPath? { list.selection.paths.first }
    open var indexPathsForSelectedRows: [IndexPath]? { list.selection.paths.isEmpty ? nil : list.selection.paths.sorted() }

    /// Selects a row without asking or telling the delegate; nil clears the selection.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        list.select(indexPath, animated: animated)
        if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) { list.deselect(indexPath, animated: animated) }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toRowAt: indexPath, scrollPosition, animated: animated)
    }

    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = list.selection.paths.sorted().first { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) { self.editing.set(editing, animated: animated) }

    // MARK: Layout and touches

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        list.layOut()
        sectionIndex.layOut()
        editing.swipes.rowsDidChange()
    }

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        list.touchBegan(touches)
    }

    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        list.touchMoved(touches)
    }

    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        list.touchEnded()
    }

    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        list.touchCancelled()
    }

    override func boundsWillChange(to newBounds: CGRect) {
        super.boundsWillChange(to: newBounds)
        if newBounds.width != bounds.width { list.needsMeasuring = true }
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        list.needsMeasuring = true
        setNeedsLayout()
        for case let cell as UITableViewCell in list.visible.views.values { rowViews.giveMargins(to: cell) }
    }

    override func contentTraitsDidChange(from previous: UITraitCollection) {
        super.contentTraitsDidChange(from: previous)
        if traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory { rowLayout.invalidateHeights() }
    }

    override var descriptionOfContents: [String] {
        super.descriptionOfContents + ["dataSource: \(dataSource.map { "<\(ViewDescription.named($0))>" } ?? "(null)")"]
    }

    // MARK: State

    private(set) lazy var list = ListController<UITableView>(host: self)
    private(set) lazy var rowLayout = TableLayout(table: self)
    private(set) lazy var rowViews = TableViews(table: self)
    private(set) lazy var rowMotion = TableRowMotion(table: self)
    private(set) lazy var editing = TableEditing(table: self)
    private(set) lazy var sectionIndex = TableSectionIndex(table: self)
    private(set) lazy var drags = TableDragAndDrop(table: self)
    var fillers: TableFillerView?
    private(set) lazy var contextMenus = makeContextMenus()
    private lazy var reorderGestures = ReorderGestures(list: self)
    private lazy var editMenu = ListEditMenu(list: self, rows: ListEditMenu.Rows(self))
    private lazy var sweep = SelectionSweep(list: self, rows: SelectionSweep.Rows(self))
}
