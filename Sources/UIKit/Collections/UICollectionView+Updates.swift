internal import ListEngine

// Batches of updates: what is shown moves to where it belongs after the change of data.
extension UICollectionView {
    /// Runs changes of the data together. `updates` runs before this returns, so it needs no `self.`.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    func batch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        guard recorder == nil else {
            updates?()
            completion?(true)
            return
        }
        guard counts != nil, dataSource != nil else {
            // Nothing is shown yet that could move: what comes is asked for as a whole.
            recorder = UpdateRecorder()
            updates?()
            recorder = nil
            reloadData()
            completion?(true)
            return
        }
        recorder = UpdateRecorder()
        updates?()
        let recorded: UpdateRecorder = recorder ?? UpdateRecorder()
        recorder = nil
        commit(recorded, animated: UIView.areAnimationsEnabled, completion: completion)
    }

    /// Adds a change to the batch that runs, or makes a batch of it alone.
    func record(_ change: (inout UpdateRecorder) -> Void) {
        if recorder != nil {
            change(&recorder!)
            return
        }
        withoutActuallyEscaping(change) { change in batch({ change(&self.recorder!) }, completion: nil) }
    }

    private func commit(_ recorded: UpdateRecorder, animated: Bool, completion: ((Bool) -> Void)?) {
        guard placeholders.isEmpty || !recorded.changesSections else {
            reloadData()
            completion?(true)
            return
        }
        let recorded: UpdateRecorder = placeholders.isEmpty ? recorded : placeholders.translate(recorded)
        let actual: [Int] = askedCounts()
        let map = BatchMap(recorded.changes, oldCounts: counts ?? []) { actual.indices.contains($0) ? actual[$0] : 0 }
        if let complaint = UpdateRecorder.complaint(map, actual: actual, noun: "collection") { fatalError(complaint) }
        var reloaded = Set(recorded.reloadedItems)
        for section in recorded.reloadedSections {
            for key in visible.keys where key.index.section == section { reloaded.insert(key.index) }
        }
        apply(map, reloaded: reloaded, updateItems: recorded.updateItems, animated: animated, completion: completion)
    }

    /// Fills the cells of items again: the data source gets the cell that is there.
    func reconfigure(_ items: [ItemIndex]) {
        guard let dataSource else { return }
        for item in items {
            let key = ElementKey.cell(shownPath(IndexPath(item)))
            guard let view = visible[key] else { continue }
            reconfiguring[.cell(item)] = view
            let cell: UICollectionViewCell = dataSource.collectionView(self, cellForItemAt: IndexPath(item))
            reconfiguring[.cell(item)] = nil
            cell.needsMeasuring = true
            if cell !== view {
                visible[key] = cell
                cell.shownElement = key
                cell.owningCollectionView = self
                if let attributes = shownAttributes.removeValue(forKey: key) { place(cell, attributes, key) }
                retire(view, key)
            }
        }
        setNeedsLayout()
    }

    /// Carries a batch out whose new data is there already.
    func apply(
        _ map: BatchMap, reloaded: Set<ItemIndex> = [], updateItems: [UICollectionViewUpdateItem]? = nil, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let layout: UICollectionViewLayout = collectionViewLayout
        let isShown: Bool = window != nil && bounds.width > 0 && bounds.height > 0 && !visible.isEmpty
        let old = VisibleState(views: visible, attributes: shownAttributes)
        focusedPath = nil
        counts = map.newCounts
        selection.remap(map)
        existingDrag?.follow { map.newIndex(of: ItemIndex($0)).map { IndexPath($0) } }
        prefetched = []
        layout.dataDidChange(.batch(map))
        let context: UICollectionViewLayoutInvalidationContext = layout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layout.isPrepared = false
        layout.invalidateLayout(with: context)
        needsMeasuring = false
        layout.prepare(forCollectionViewUpdates: updateItems ?? [])
        var leaving: [Leaving] = rekey(old, map, reloaded)
        guard animated, isShown else {
            for element in leaving { retire(element.view, element.key) }
            layout.finalizeCollectionViewUpdates()
            setNeedsLayout()
            completion?(true)
            return
        }
        correctsOffset = false
        defer { correctsOffset = true }
        let wanted: [UICollectionViewLayoutAttributes] = settle(map)
        leaving += takeOut(all: Set(wanted.map { ElementKey($0) }))
        animate(wanted, leaving, completion)
    }

    private struct VisibleState {
        var views: [ElementKey: UICollectionReusableView]
        var attributes: [ElementKey: UICollectionViewLayoutAttributes]
    }

    /// A view on its way out, and where it goes; nil fades it out where it is.
    private struct Leaving {
        var view: UICollectionReusableView
        var key: ElementKey
        var target: UICollectionViewLayoutAttributes?
    }

    /// Gives the views that stay the names of their new places; returns those that go.
    private func rekey(_ old: VisibleState, _ map: BatchMap, _ reloaded: Set<ItemIndex>) -> [Leaving] {
        visible = [:]
        shownAttributes = [:]
        var leaving: [Leaving] = []
        for (key, view) in old.views {
            guard let index = newIndex(of: key, map), !(key.category == .cell && reloaded.contains(key.index)) else {
                leaving.append(Leaving(view: view, key: key, target: collectionViewLayout.finalAttributes(key)))
                continue
            }
            let newKey = ElementKey(category: key.category, kind: key.kind, index: index)
            visible[newKey] = view
            shownAttributes[newKey] = old.attributes[key]
            view.shownElement = newKey
        }
        return leaving
    }

    private func newIndex(of key: ElementKey, _ map: BatchMap) -> ItemIndex? {
        if key.category == .cell { return map.newIndex(of: key.index) }
        return map.newSection(of: key.index.section).map { ItemIndex(section: $0, item: key.index.item) }
    }

    /// Makes the views of what will be seen, measured, where they come in from. Returns the final attributes.
    private func settle(_ map: BatchMap) -> [UICollectionViewLayoutAttributes] {
        isLayingOut = true
        defer { isLayingOut = false }
        var created: Set<ElementKey> = []
        var wanted: [UICollectionViewLayoutAttributes] = []
        UIView.performWithoutAnimation {
            for _ in 0..<12 {
                collectionViewLayout.prepareIfNeeded()
                contentSize = collectionViewLayout.collectionViewContentSize
                wanted = shownElements()
                var changed = false
                for element in wanted where visible[ElementKey(element)] == nil {
                    let key = ElementKey(element)
                    guard let view = makeView(for: key, element) else { continue }
                    place(view, element, key)
                    created.insert(key)
                    if measure(view, element) { changed = true }
                }
                if !changed { break }
            }
            for element in wanted {
                let key = ElementKey(element)
                guard created.contains(key), let view = visible[key] else { continue }
                place(view, start(of: element, key, map), key)
                view.layoutIfNeeded()
            }
        }
        return wanted
    }

    /// Where an element that comes into sight starts from: a new item at its place and clear, one that was there before as
    /// far away as its neighbour was.
    private func start(of element: UICollectionViewLayoutAttributes, _ key: ElementKey, _ map: BatchMap) -> UICollectionViewLayoutAttributes {
        if let own = collectionViewLayout.initialAttributes(key) { return own }
        let start: UICollectionViewLayoutAttributes = element.duplicate()
        let wasThere: Bool = key.category == .cell && map.oldIndex(of: key.index) != nil
        guard wasThere, let shift = shiftOfNearest(to: element) else {
            start.alpha = 0
            return start
        }
        start.center = CGPoint(x: element.center.x + shift.x, y: element.center.y + shift.y)
        return start
    }

    private func shiftOfNearest(to element: UICollectionViewLayoutAttributes) -> CGPoint? {
        var best: (distance: CGFloat, shift: CGPoint)?
        for (key, shown) in shownAttributes where key.category == .cell && shown.alpha > 0 {
            guard let target = collectionViewLayout.layoutAttributesForItem(at: key.indexPath), target !== element else { continue }
            let distance: CGFloat = abs(target.center.y - element.center.y) + abs(target.center.x - element.center.x)
            let shift = CGPoint(x: shown.center.x - target.center.x, y: shown.center.y - target.center.y)
            if distance > 0, best == nil || distance < best!.distance { best = (distance, shift) }
        }
        return best?.shift
    }

    /// Views that stay in the data but leave the part that is seen.
    private func takeOut(all wanted: Set<ElementKey>) -> [Leaving] {
        visible.keys.filter { !wanted.contains($0) }.compactMap { key in
            guard let view = visible.removeValue(forKey: key) else { return nil }
            shownAttributes[key] = nil
            let target = key.category == .cell ? collectionViewLayout.layoutAttributesForItem(at: key.indexPath) : nil
            return Leaving(view: view, key: key, target: target)
        }
    }

    private func animate(_ wanted: [UICollectionViewLayoutAttributes], _ leaving: [Leaving], _ completion: ((Bool) -> Void)?) {
        UIView.animate(withDuration: Self.updateDuration, animations: {
            for element in wanted {
                let key = ElementKey(element)
                if let view = self.visible[key] { self.place(view, element, key) }
            }
            for element in leaving {
                if let target = element.target {
                    element.view.frame = target.frame
                    element.view.alpha = target.alpha
                } else {
                    element.view.alpha = 0
                }
            }
            self.moveToTargetOffset()
        }) { [weak self] finished in
            if let self {
                for element in leaving {
                    UIView.performWithoutAnimation { element.view.alpha = 1 }
                    self.retire(element.view, element.key)
                }
                self.collectionViewLayout.finalizeCollectionViewUpdates()
                self.setNeedsLayout()
            }
            completion?(finished)
        }
        setNeedsLayout()
    }
}
