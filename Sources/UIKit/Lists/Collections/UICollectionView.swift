internal import ListEngine

/// Shows items of a data source where a layout puts them. Only what is seen has views.
@preconcurrency @MainActor open class UICollectionView: UIScrollView, _LayoutlessMaking {
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.owner = self
        backgroundColor = .systemBackground
        _ = contextMenus
        _ = (reorderGestures, editMenu, sweep)
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = coder.nib?.collectionViewLayout ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.owner = self
        backgroundColor = .systemBackground
        _ = contextMenus
        _ = (reorderGestures, editMenu, sweep)
        decodeInterface(from: coder, as: UICollectionView.self)
    }

    /// Holds the items' data; not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
    @_nonoverride
    open weak var delegate: (any UICollectionViewDelegate)?
    override var scrollDelegate: (any UIScrollViewDelegate)? { delegate ?? super.scrollDelegate }
    override func narrow(_ delegate: (any UIScrollViewDelegate)?) -> Bool {
        self.delegate = delegate as? any UICollectionViewDelegate
        return self.delegate != nil
    }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    /// Says which items are dragged, and hears how it goes.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragAndDropDidChange() } }
    /// Says what is taken that is dropped on the list.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragAndDropDidChange() } }
    /// Whether items can be dragged. Default true on a pad, false on a phone.
    open var dragInteractionEnabled: Bool = UIDragInteraction.isEnabledByDefault { didSet { dragAndDropDidChange() } }
    open var isPrefetchingEnabled = true
    /// How fast items make room for one that is dragged. Kept: they do at once.
    open var reorderingCadence: ReorderingCadence = .immediate
    /// Whether the item that had the focus last gets it first. Default false.
    open var remembersLastFocusedIndexPath = false

    // MARK: Layout

    open var collectionViewLayout: UICollectionViewLayout {
        didSet { if collectionViewLayout !== oldValue { layoutDidChange(from: oldValue) } }
    }

    /// Changes the layout; animated, the items move from where the old one has them.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        let old: UICollectionViewLayout = collectionViewLayout
        layout.beginTransition(from: old)
        guard animated, window != nil else {
            collectionViewLayout = layout
            layoutIfNeeded()
            layout.endTransition(from: old)
            completion?(true)
            return
        }
        layoutIfNeeded()
        let cells: [UICollectionViewCell] = visibleCells
        for cell in cells { cell.willTransition(from: old, to: layout) }
        UIView.animate(
            withDuration: ListTiming.update,
            animations: {
                self.collectionViewLayout = layout
                self.layoutIfNeeded()
            },
            completion: { finished in
                for cell in cells { cell.didTransition(from: old, to: layout) }
                layout.endTransition(from: old)
                completion?(finished)
            })
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Puts a layout between the present one and `layout` in place, whose `transitionProgress` says how far from one to the other the items
    /// are. `completion` hears whether the animation ended, and whether it ended in the new layout.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
    ) -> UICollectionViewTransitionLayout {
        InteractiveLayoutTransition.start(in: self, to: layout, completion)
    }

    /// Animates on to the new layout.
    open func finishInteractiveTransition() { interactiveTransition?.end(finished: true) }
    /// Animates back to the layout that there was.
    open func cancelInteractiveTransition() { interactiveTransition?.end(finished: false) }

    private func layoutDidChange(from old: UICollectionViewLayout) {
        old.owner = nil
        collectionViewLayout.owner = self
        collectionViewLayout.isPrepared = false
        orthogonal.removeAll()
        setNeedsLayout()
    }

    /// Called by the layout.
    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        pendingOffsetAdjustment.x += context.contentOffsetAdjustment.x
        pendingOffsetAdjustment.y += context.contentOffsetAdjustment.y
        let growth: CGSize = context.contentSizeAdjustment
        if growth != .zero { contentSize = CGSize(width: contentSize.width + growth.width, height: contentSize.height + growth.height) }
        if context.invalidateEverything || context.boundsSizeChanged { list.needsMeasuring = true }
        setNeedsLayout()
    }

    override func boundsWillChange(to newBounds: CGRect) {
        super.boundsWillChange(to: newBounds)
        if collectionViewLayout.isPrepared, newBounds.size != bounds.size, bounds.width > 0 {
            changesBoundsSize = true
            collectionViewLayout.prepare(forAnimatedBoundsChange: bounds)
        }
        guard collectionViewLayout.isPrepared, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: newBounds))
    }

    override func restingOffset(for target: CGPoint, from start: CGPoint, velocity: CGPoint) -> CGPoint {
        let own: CGPoint = collectionViewLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
        return own == target ? super.restingOffset(for: target, from: start, velocity: velocity) : own
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        list.layOut()
        if collectionViewLayout.listConfiguration(of: 0) != nil || swipes != nil { swipeController.rowsDidChange() }
    }

    override func contentTraitsDidChange(from previous: UITraitCollection) {
        super.contentTraitsDidChange(from: previous)
        collectionViewLayout.invalidateLayout()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if collectionViewLayout.dependsOnSafeArea { collectionViewLayout.invalidateLayout() }
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if collectionViewLayout.dependsOnSafeArea { collectionViewLayout.invalidateLayout() }
    }

    /// Stands behind all items and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    // MARK: Data

    /// Asks the data source for everything anew.
    open func reloadData() { loadAnew() }

    func loadAnew() {
        list.forgetData()
        sectionIndex.forgetTitles()
        collectionViewLayout.dataDidChange(.everything)
        let context: UICollectionViewLayoutInvalidationContext = collectionViewLayout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
        setNeedsLayout()
        list.tellReload()
    }

    open var numberOfSections: Int { list.itemCounts.count }
    open func numberOfItems(inSection section: Int) -> Int { list.itemCount(of: section) }

    open var visibleCells: [UICollectionViewCell] {
        list.visible.views.values.compactMap { $0 as? UICollectionViewCell }.filter { $0.shownElement?.category == .cell }
    }

    open var indexPathsForVisibleItems: [IndexPath] { list.visible.views.keys.filter { $0.category == .cell }.map(\.indexPath) }

    // MARK: Elements

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { list.visible[.cell(indexPath)] as? UICollectionViewCell }

    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        list.visible[ElementKey(category: .supplementaryView, kind: elementKind, index: ItemIndex(indexPath))]
    }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        list.visible.views.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }.map(\.value)
    }

    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        list.visible.views.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath)
    }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard cell.owningCollectionView === self, let key = cell.shownElement, key.category == .cell else { return nil }
        return key.indexPath
    }

    /// The item at a point of the content.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        for (key, view) in list.visible.views where key.category == .cell && !view.isHidden {
            if view.bounds.contains(convert(point, to: view)) { return key.indexPath }
        }
        collectionViewLayout.prepareIfNeeded()
        let near: [UICollectionViewLayoutAttributes]? = collectionViewLayout.layoutAttributesForElements(
            in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
        return near?.first { $0.representedElementCategory == .cell && $0.clip == nil && $0.frame.contains(point) }?.indexPath
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        _ = list.itemCounts
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        _ = list.itemCounts
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: Registration

    /// Says which class the cells with an identifier are made of.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        itemViews.register(cellClass, kind: "", identifier: identifier)
    }

    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        itemViews.register(viewClass, kind: elementKind, identifier: identifier)
    }

    /// New cells of the identifier are the one view of `nib`; nil ends that.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nib, kind: "", identifier: identifier, wanted: "UICollectionViewCell")
    }

    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        register(nib, kind: kind, identifier: identifier, wanted: "UICollectionReusableView")
    }

    private func register(_ nib: UINib?, kind: String, identifier: String, wanted: String) {
        let prototype: NibPrototype? = nib.map { NibPrototype($0, message: ReuseMessages.invalidNib(identifier, wanted)) }
        itemViews.register(prototype, kind: kind, identifier: identifier)
    }

    func registerPrototype(_ prototype: NibPrototype, kind: String, identifier: String) {
        itemViews.register(prototype, kind: kind, identifier: identifier)
    }

    /// A cell to fill for `indexPath`, recycled or new.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        if let kept = list.refilling[ItemIndex(indexPath)] as? UICollectionViewCell { return kept }
        guard let cell = itemViews.dequeue("", identifier, for: ElementKey.cell(indexPath)) as? UICollectionViewCell else {
            fatalError(ReuseMessages.unknown("UICollectionElementKindCell", identifier))
        }
        return cell
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = ElementKey(category: .supplementaryView, kind: elementKind, index: ItemIndex(indexPath))
        guard let view = itemViews.dequeue(elementKind, identifier, for: key) else {
            fatalError(ReuseMessages.unknown(elementKind, identifier))
        }
        return view
    }

    /// A cell filled as `registration` says.
    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier: String = registration.reuseIdentifier
        itemViews.register(Cell.self, kind: "", identifier: identifier)
        if let nib = registration.nib { register(nib, forCellWithReuseIdentifier: identifier) }
        guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell else {
            fatalError("The cell registration's class is not \(Cell.self)")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A header, footer or other view filled as `registration` says.
    open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let identifier: String = registration.reuseIdentifier
        itemViews.register(Supplementary.self, kind: registration.elementKind, identifier: identifier)
        if let nib = registration.nib { register(nib, forSupplementaryViewOfKind: registration.elementKind, withReuseIdentifier: identifier) }
        guard
            let view = dequeueReusableSupplementaryView(
                ofKind: registration.elementKind, withReuseIdentifier: identifier, for: indexPath) as? Supplementary
        else { fatalError("The supplementary registration's class is not \(Supplementary.self)") }
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }

    // MARK: Scrolling

    /// Scrolls until an item stands at `scrollPosition`.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toItemAt: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false { didSet { list.selectionModeDidChange() } }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether selecting moves along with the keyboard's focus. Default false.
    open var selectionFollowsFocus = false
    /// Whether a keyboard's arrow keys move a focus through the items, on a pad. Default false.
    open var allowsFocus = false
    open var allowsFocusDuringEditing = false
    var focusedPath: IndexPath? {
        didSet { if let oldValue, oldValue != focusedPath { cellForItem(at: oldValue)?.hasFocus = false } }
    }

    /// In the order they were selected; nil for none.
    open var indexPathsForSelectedItems: [IndexPath]? { list.selection.paths }

    /// Selects an item without asking or telling the delegate; nil clears the selection.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        list.select(indexPath, animated: animated)
        if let indexPath, !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        list.deselect(indexPath, animated: animated)
    }

    /// Whether cells show what editing offers: deletion, reordering, selection. Default false.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            for case let cell as UICollectionViewCell in list.visible.views.values { cell.editingDidChange() }
            if !isEditing, !allowsMultipleSelection { list.selectionModeDidChange() }
        }
    }

    /// Whether cells whose content changed are measured again by themselves. Default enabled (iOS 16).
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    // MARK: Updates

    /// Runs changes of the data together and animates from what is shown to what will be.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        list.batch(updates, completion: completion)
    }

    open func insertSections(_ sections: IndexSet) { list.record { $0.insertedSections += Array(sections) } }
    open func deleteSections(_ sections: IndexSet) { list.record { $0.removedSections += Array(sections) } }
    open func reloadSections(_ sections: IndexSet) { list.record { $0.reloadedSections += Array(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        list.record { $0.movedSections.append(SequenceDifference.Move(from: section, to: newSection)) }
    }
    open func insertItems(at indexPaths: [IndexPath]) { list.record { $0.insertedItems += indexPaths.map { ItemIndex($0) } } }
    open func deleteItems(at indexPaths: [IndexPath]) { list.record { $0.removedItems += indexPaths.map { ItemIndex($0) } } }
    open func reloadItems(at indexPaths: [IndexPath]) { list.record { $0.reloadedItems += indexPaths.map { ItemIndex($0) } } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        list.record { $0.movedItems.append(BatchChanges.ItemMove(from: ItemIndex(indexPath), to: ItemIndex(newIndexPath))) }
    }
    /// Fills the cells of items anew without replacing them.
    open func reconfigureItems(at indexPaths: [IndexPath]) { list.reconfigure(indexPaths.map { ItemIndex($0) }) }

    // MARK: Touches

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

    override var descriptionOfContents: [String] {
        super.descriptionOfContents + [
            "layout: <\(ViewDescription.named(collectionViewLayout))>",
            "dataSource: \(dataSource.map { "<\(ViewDescription.named($0))>" } ?? "(null)")",
        ]
    }

    // MARK: State

    private(set) lazy var list = ListController<UICollectionView>(host: self)
    private(set) lazy var itemViews = CollectionViews(collection: self)
    private(set) lazy var drags = CollectionDragAndDrop(collection: self)
    /// Whether the size changed since the last pass.
    var changesBoundsSize = false
    var pendingOffsetAdjustment = CGPoint.zero
    var swipes: SwipeActionsController?
    private(set) lazy var contextMenus = ListContextMenu(list: self, rows: ListContextMenu.Rows(self))
    private lazy var editMenu = ListEditMenu(list: self, rows: ListEditMenu.Rows(self))
    private lazy var sweep = SelectionSweep(list: self, rows: SelectionSweep.Rows(self))
    private(set) lazy var sectionIndex = CollectionSectionIndex(collection: self)
    var interactiveTransition: InteractiveLayoutTransition?
    private(set) lazy var reorderGestures = ReorderGestures(list: self)
    lazy var orthogonal = OrthogonalScrollers(owner: self)
    /// A diffable data source opens and closes the items of its outlines, and knows their state.
    var onExpansionToggle: ((IndexPath) -> Void)?
    var outlineState: ((IndexPath) -> (level: Int, isExpanded: Bool)?)?
}

/// UIKit's words where a view cannot be made for an identifier.
private enum ReuseMessages {
    static func unknown(_ kind: String, _ identifier: String) -> String {
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier"
            + " or connect a prototype cell in a storyboard"
    }

    static func invalidNib(_ identifier: String, _ wanted: String) -> String {
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a \(wanted) instance"
    }
}
