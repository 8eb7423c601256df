internal import ListEngine

// What a collection view does of its own in batches: its layout says where items come from and where they go.
extension UICollectionView {
    /// Runs changes of the data together. `updates` runs before this returns, so it needs no `self.`.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    var canUpdate: Bool { dataSource != nil }
    var animatesUpdates: Bool { true }
    var measuresAgainInUpdates: Bool { false }
    func useStandardAnimation() {}

    func dataWillMove(_ map: BatchMap, _ recorded: UpdateRecorder?) {
        let layout: UICollectionViewLayout = collectionViewLayout
        layout.dataDidChange(.batch(map))
        let context: UICollectionViewLayoutInvalidationContext = layout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layout.isPrepared = false
        layout.invalidateLayout(with: context)
        list.needsMeasuring = false
        layout.prepare(forCollectionViewUpdates: recorded?.updateItems ?? [])
    }

    func dataDidMove(_ map: BatchMap, reloaded: Set<ElementKey>) {}

    func exitPlacement(of key: ElementKey) -> UICollectionViewLayoutAttributes? { collectionViewLayout.finalAttributes(key) }

    func restingPlacement(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        key.category == .cell ? collectionViewLayout.layoutAttributesForItem(at: key.indexPath) : nil
    }

    /// A new item starts at its place and clear, one that was there before as far away as its neighbour was.
    func placeAtStart(
        _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, as key: ElementKey,
        _ entry: ListEntry<ElementKey, UICollectionViewLayoutAttributes>
    ) {
        place(view, start(of: attributes, key, entry.map), as: key)
    }

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
        for (key, shown) in list.visible.placements where key.category == .cell && shown.alpha > 0 {
            guard let target = collectionViewLayout.layoutAttributesForItem(at: key.indexPath), target !== element else { continue }
            let distance: CGFloat = abs(target.center.y - element.center.y) + abs(target.center.x - element.center.x)
            let shift = CGPoint(x: shown.center.x - target.center.x, y: shown.center.y - target.center.y)
            if distance > 0, best == nil || distance < best!.distance { best = (distance, shift) }
        }
        return best?.shift
    }

    func willDepart(_ departures: [Departure]) {}

    func arrive(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, as key: ElementKey) {
        place(view, attributes, as: key)
    }

    func depart(_ departure: Departure) {
        guard let target = departure.target else {
            departure.view.alpha = 0
            return
        }
        departure.view.frame = target.frame
        departure.view.alpha = target.alpha
    }

    func adjustOffsetAfterUpdates() { moveToTargetOffset() }
    func didFinishUpdates() { collectionViewLayout.finalizeCollectionViewUpdates() }
}
