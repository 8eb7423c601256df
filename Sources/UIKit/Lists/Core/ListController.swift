internal import ListEngine

/// The behaviour that tables and collection views share: it owns the views of what is seen, the counts of the data, batches, selection and
/// touches, and asks its host for everything that depends on what an element is.
@MainActor final class ListController<Host: ListHost> {
    unowned let host: Host

    init(host: Host) {
        self.host = host
    }

    // MARK: State

    var visible = VisibleElements<Host.Element, Host.ElementView, Host.Placement>()
    /// Items in each section, as the data source said last; nil before it was asked.
    var counts: [Int]?
    var isLayingOut = false
    /// Whether the next pass measures everything that is seen.
    var needsMeasuring = false
    var recorder: UpdateRecorder?
    var batchDepth = 0
    /// Views that the data source fills again: it gets them when it asks for new ones.
    var refilling: [ItemIndex: Host.ElementView] = [:]
    var selection = ItemSelection()
    var touched: (path: IndexPath, start: CGPoint)?
    var prefetcher = ListPrefetcher()
    /// Of the row that a finger moves; nil as long as none was.
    var reordering: RowReordering?
    var drag: ListDrag?
    var drop: ListDrop?
    var placeholders = ListPlaceholders()
    var placeholderContents: [Int: Host.Placeholder] = [:]
    private var placeholderCount = 0

    // MARK: Data

    /// Items in each section, placeholders among them.
    var itemCounts: [Int] {
        if let counts { return counts }
        guard let data = host.dataCounts() else { return [] }
        let asked: [Int] = placeholders.counts(data)
        counts = asked
        return asked
    }

    func askedCounts() -> [Int] { placeholders.counts(host.dataCounts() ?? []) }

    func itemCount(of section: Int) -> Int {
        let counts: [Int] = itemCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    func hasItem(_ index: ItemIndex) -> Bool {
        let counts: [Int] = itemCounts
        return counts.indices.contains(index.section) && index.item >= 0 && index.item < counts[index.section]
    }

    /// Told when all data is asked for anew: when the app reloads it, and before it is laid out where that was not told.
    var onReload: (() -> Void)?
    private var isReloadTold = false

    func tellReload() {
        isReloadTold = onReload != nil
        onReload?()
    }

    /// Forgets everything that was asked of the data source.
    func forgetData() {
        counts = nil
        isReloadTold = false
        forgetPlaceholders()
        host.focusedPath = nil
        selection.removeAll()
        for element in Array(visible.views.keys) { recycle(element) }
    }

    /// Asks for everything anew; what is selected stays selected. `map` says where the items went.
    func reload(following map: () -> BatchMap) {
        var kept = ItemSelection(selection.paths.map { dataPath($0) })
        if !kept.paths.isEmpty { kept.remap(map()) }
        host.reloadData()
        selection = kept
    }

    // MARK: Layout

    /// Brings the views in line with the data. What turns out to be of another size than estimated moves the rest; what is
    /// seen stays where it is meanwhile.
    ///
    /// - Parameter isBatch: whether a batch ended, which has views made even in a list that has no size yet, where the host does that.
    func layOut(afterBatch isBatch: Bool = false) {
        guard !isLayingOut, batchDepth == 0, isBatch && host.fillsWithoutSize || host.bounds.width > 0 && host.bounds.height > 0 else { return }
        if counts == nil, !isReloadTold { tellReload() }
        isLayingOut = true
        defer { isLayingOut = false }
        _ = itemCounts
        let anchor: ItemIndex? = needsMeasuring || !host.keepsAnchor ? nil : anchor
        ListPasses.run { _ in
            host.prepareElements()
            if let anchor { keep(anchor) }
            let changed: Bool = show(host.wantedElements())
            needsMeasuring = false
            host.didShowElements()
            return changed
        }
        host.didLayOutElements()
        prefetch()
    }

    /// Gives every element a view in its place and recycles the others. Returns whether a size turned out different.
    private func show(_ wanted: [(element: Host.Element, placement: Host.Placement)]) -> Bool {
        var names: Set<Host.Element> = []
        names.reserveCapacity(wanted.count)
        for (element, _) in wanted { names.insert(element) }
        for element in visible.views.keys where !names.contains(element) { recycle(element) }
        var changed = false
        for (element, placement) in wanted {
            let shown: Host.ElementView? = visible[element]
            guard let view = shown ?? host.makeView(for: element, at: placement) else { continue }
            let isNew: Bool = shown == nil
            if isNew {
                visible.show(view, as: element)
                UIView.performWithoutAnimation { host.place(view, placement, as: element) }
                host.announceDisplay(view, element)
            } else {
                host.place(view, placement, as: element)
            }
            let contentChanged: Bool = host.takesMeasuring(view, element)
            if isNew || needsMeasuring || contentChanged, host.measure(view, element, placement) { changed = true }
        }
        return changed
    }

    func recycle(_ element: Host.Element) {
        if let view = visible.remove(element) { host.retire(view, element) }
    }

    /// Scrolls until `target` answers where the content stands. What comes into sight may turn out to be of another size than
    /// estimated, which moves the target.
    func scroll(to target: () -> CGPoint?) {
        ListPasses.run { _ in
            guard let offset = target(), offset != host.contentOffset else { return false }
            host.contentOffset = offset
            layOut()
            return true
        }
    }

    // MARK: What stays in place

    private var anchor: ItemIndex? {
        let items = visible.placements.lazy.compactMap { [host] element, placement -> (item: ItemIndex, frame: CGRect)? in
            guard let item = element.item, let frame = host.frame(of: placement) else { return nil }
            return (item, frame)
        }
        return ListAnchor.first(of: items, in: host.bounds)
    }

    private func keep(_ anchor: ItemIndex) {
        guard let before = visible.placement(of: .item(anchor)).flatMap({ host.frame(of: $0) })?.origin,
            let now = host.currentFrame(of: anchor)?.origin, now != before
        else { return }
        let moved: CGPoint = ListAnchor.offset(from: host.contentOffset, following: before, to: now, in: host.scrollRange)
        if moved != host.contentOffset { host.shiftContent(to: moved) }
    }

    // MARK: Prefetching

    /// Tells the prefetching data source which items are a screen away, and which are no more.
    private func prefetch() {
        guard let near = host.itemsNear() else { return }
        let (new, gone): ([ItemIndex], [ItemIndex]) = prefetcher.update(near: near) { visible[.item($0)] != nil }
        if !new.isEmpty { host.prefetch(new.map { IndexPath($0) }) }
        if !gone.isEmpty { host.cancelPrefetching(gone.map { IndexPath($0) }) }
    }

    /// A name for a placeholder.
    func nextPlaceholder() -> Int {
        placeholderCount += 1
        return placeholderCount
    }
}
