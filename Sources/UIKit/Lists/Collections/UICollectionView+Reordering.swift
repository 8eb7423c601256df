internal import ListEngine

extension UICollectionView {
    /// Lifts an item that the data source lets move. Returns whether it did.
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        layoutIfNeeded()
        return rowReordering.begin(indexPath, at: nil)
    }

    /// Moves the lifted item's middle, in the content's coordinates; the other items make room.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { rowReordering.update(to: targetPosition) }

    /// Leaves the item where it is and has the data source move it.
    public func endInteractiveMovement() { rowReordering.end() }

    /// Takes the item back to where it came from.
    public func cancelInteractiveMovement() { rowReordering.cancel() }

    var rowReordering: RowReordering { list.reordering(onlyVertical: false) }

    var shownCounts: [Int] { list.itemCounts }
    func itemView(at path: IndexPath) -> UIView? { cellForItem(at: path) }
    func canMove(_ path: IndexPath) -> Bool { dataSource?.collectionView(self, canMoveItemAt: path) ?? false }
    func showMovement(_ map: BatchMap) {
        if let place = rowReordering.liftedIndex {
            // The layout may have more to make anew than the list does by itself.
            let paths: [IndexPath] = [IndexPath(place)]
            let context = collectionViewLayout.invalidationContext(
                forInteractivelyMovingItems: paths, withTargetPosition: rowReordering.center, previousIndexPaths: paths, previousPosition: rowReordering.center)
            collectionViewLayout.invalidateLayout(with: context)
        }
        list.applyOwn(map)
    }
    func commitMovement(_ original: IndexPath, _ final: IndexPath) { dataSource?.collectionView(self, moveItemAt: original, to: final) }

    func movementPath(at point: CGPoint) -> IndexPath? {
        guard let lifted = rowReordering.liftedIndex else { return nil }
        return collectionViewLayout.targetIndexPath(forInteractivelyMovingItem: IndexPath(lifted), withPosition: point)
    }

    func movementTarget(_ original: IndexPath, _ current: IndexPath, _ proposed: IndexPath) -> IndexPath {
        guard let delegate else { return proposed }
        if let path = try? delegate.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: original, atCurrentIndexPath: current, toProposedIndexPath: proposed)
        {
            return path
        }
        return delegate.collectionView(self, targetIndexPathForMoveFromItemAt: original, toProposedIndexPath: proposed)
    }

    func handlePath(at point: CGPoint) -> IndexPath? {
        guard let path = liftablePath(at: point), let cell = cellForItem(at: path) as? UICollectionViewListCell,
            cell.hasReorderHandle(at: convert(point, to: cell))
        else { return nil }
        return path
    }

    func liftablePath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point).flatMap { canMove($0) ? $0 : nil } }

    /// The attributes an element is placed with: those of the item that is lifted follow the finger.
    func placedAttributes(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) -> UICollectionViewLayoutAttributes {
        guard key.category == .cell, let moving = list.reordering, moving.liftedIndex == key.index else {
            return drags.attributesAside(attributes, key)
        }
        return collectionViewLayout.layoutAttributesForInteractivelyMovingItem(at: attributes.indexPath, withTargetPosition: moving.center)
    }
}

extension UICollectionViewDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) throws(Unimplemented) -> IndexPath {
        try ObjCRuntime.invokeOptional(
            "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:", on: self,
            [collectionView, originalIndexPath, currentIndexPath, proposedIndexPath])
    }

    public func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        let selector = "collectionView:targetIndexPathForMoveFromItemAt:toProposedIndexPath:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [collectionView, currentIndexPath, proposedIndexPath]))
            ?? proposedIndexPath
    }
}
