internal import ListEngine

/// The places from which a batch of updates brings items into sight.
@MainActor struct CollectionEntry {
    let collection: UICollectionView
    let map: BatchMap

    func start(of element: UICollectionViewLayoutAttributes, _ key: ElementKey) -> UICollectionViewLayoutAttributes {
        if let own = collection.collectionViewLayout.initialAttributes(key) { return own }
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
        for (key, shown) in collection.list.visible.placements where key.category == .cell && shown.alpha > 0 {
            guard let target = collection.collectionViewLayout.layoutAttributesForItem(at: key.indexPath), target !== element else { continue }
            let distance: CGFloat = abs(target.center.y - element.center.y) + abs(target.center.x - element.center.x)
            let shift = CGPoint(x: shown.center.x - target.center.x, y: shown.center.y - target.center.y)
            if distance > 0, best == nil || distance < best!.distance { best = (distance, shift) }
        }
        return best?.shift
    }
}
