internal import ListEngine

extension UICollectionView {
    /// Lifts an item that the data source lets move. Returns whether it did.
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        layoutIfNeeded()
        return reordering.begin(indexPath, at: nil)
    }

    /// Moves the lifted item's middle, in the content's coordinates; the other items make room.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { reordering.update(to: targetPosition) }

    /// Leaves the item where it is and has the data source move it.
    public func endInteractiveMovement() { reordering.end() }

    /// Takes the item back to where it came from.
    public func cancelInteractiveMovement() { reordering.cancel() }

    func makeReordering() -> RowReordering {
        RowReordering(
            list: self,
            rows: RowReordering.Rows(
                path: { [unowned self] in movementPath(at: $0) }, view: { [unowned self] in cellForItem(at: $0) },
                canMove: { [unowned self] in dataSource?.collectionView(self, canMoveItemAt: $0) ?? false },
                target: { [unowned self] in movementTarget($0, $1, $2) }, counts: { [unowned self] in itemCounts },
                show: { [unowned self] in apply($0, animated: UIView.areAnimationsEnabled) },
                commit: { [unowned self] in dataSource?.collectionView(self, moveItemAt: $0, to: $1) },
                settle: { [unowned self] in
                    setNeedsLayout()
                    layoutIfNeeded()
                }),
            onlyVertical: false)
    }

    private func movementPath(at point: CGPoint) -> IndexPath? {
        guard let lifted = reordering.liftedIndex else { return nil }
        return collectionViewLayout.targetIndexPath(forInteractivelyMovingItem: IndexPath(lifted), withPosition: point)
    }

    private func movementTarget(_ original: IndexPath, _ current: IndexPath, _ proposed: IndexPath) -> IndexPath {
        guard let delegate else { return proposed }
        if let path = try? delegate.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: original, atCurrentIndexPath: current, toProposedIndexPath: proposed) {
            return path
        }
        return delegate.collectionView(self, targetIndexPathForMoveFromItemAt: original, toProposedIndexPath: proposed)
    }

    func makeReorderGestures() -> ReorderGestures {
        ReorderGestures(
            list: self, reordering: { [unowned self] in reordering },
            handlePath: { [unowned self] point in
                guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path) as? UICollectionViewListCell,
                    cell.hasReorderHandle(at: convert(point, to: cell)), dataSource?.collectionView(self, canMoveItemAt: path) == true
                else { return nil }
                return path
            },
            rowPath: { [unowned self] point in
                guard let path = indexPathForItem(at: point), dataSource?.collectionView(self, canMoveItemAt: path) == true else { return nil }
                return path
            })
    }

    /// The attributes an element is placed with: those of the item that is lifted follow the finger.
    func placedAttributes(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) -> UICollectionViewLayoutAttributes {
        guard key.category == .cell, existingReordering?.liftedIndex == key.index else { return attributesAside(attributes, key) }
        let moved: UICollectionViewLayoutAttributes = attributes.duplicate()
        moved.center = reordering.center
        moved.zIndex = 1000
        moved.alpha = 0.9
        return moved
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
