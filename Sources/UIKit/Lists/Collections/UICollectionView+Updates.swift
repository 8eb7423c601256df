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
    var fillsWithoutSize: Bool { false }
    func useStandardAnimation() {}
    func dataDidMove(_ map: BatchMap, reloaded: Set<ElementKey>) {}

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

    func exitPlacement(of key: ElementKey) -> UICollectionViewLayoutAttributes? { collectionViewLayout.finalAttributes(key) }

    func restingPlacement(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        key.category == .cell ? collectionViewLayout.layoutAttributesForItem(at: key.indexPath) : nil
    }

    /// A new item starts at its place and clear, one that was there before as far away as its neighbour was.
    func placeAtStart(
        _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, as key: ElementKey,
        _ entry: ListEntry<ElementKey, UICollectionViewLayoutAttributes>
    ) {
        place(view, CollectionEntry(collection: self, map: entry.map).start(of: attributes, key), as: key)
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
