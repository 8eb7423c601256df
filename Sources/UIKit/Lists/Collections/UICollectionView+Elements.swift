// Where a collection view's elements are: its layout says.
extension UICollectionView {
    // MARK: Where elements are

    func prepareElements() {
        collectionViewLayout.prepareIfNeeded()
        let size: CGSize = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
        if pendingOffsetAdjustment != .zero {
            let adjustment: CGPoint = pendingOffsetAdjustment
            pendingOffsetAdjustment = .zero
            shiftContent(to: CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y))
        }
        if changesBoundsSize { moveToTargetOffset() }
    }

    /// The elements of the layout in the visible part.
    func wantedElements() -> [(element: ElementKey, placement: UICollectionViewLayoutAttributes)] {
        let layout: UICollectionViewLayout = collectionViewLayout
        let isFlipped: Bool = layout.isFlipped
        let elements: [UICollectionViewLayoutAttributes] = layout.layoutAttributesForElements(in: isFlipped ? mirrored(bounds) : bounds) ?? []
        return elements.compactMap { element in
            guard !element.isHidden else { return nil }
            guard isFlipped else { return (ElementKey(element), element) }
            let copy: UICollectionViewLayoutAttributes = element.duplicate()
            copy.frame = mirrored(element.frame)
            return (ElementKey(element), copy)
        }
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(x: max(contentSize.width, bounds.width) - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    // MARK: What stays in place

    /// After a change of size or data the layout and the delegate say which offset to show.
    func moveToTargetOffset() {
        let proposed: CGPoint = scrollRange.clamped(contentOffset)
        var target: CGPoint = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
        if let delegate { target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target) }
        if target != contentOffset { shiftContent(to: target) }
    }
}
