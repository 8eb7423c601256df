internal import ListEngine

extension UICollectionView: ListHost {
    typealias Element = ElementKey
    typealias ElementView = UICollectionReusableView
    typealias Placement = UICollectionViewLayoutAttributes
    typealias Placeholder = UICollectionViewPlaceholder

    static var noun: String { "collection" }

    // MARK: Data

    func dataCounts() -> [Int]? {
        guard let dataSource else { return nil }
        return (0..<dataSource.numberOfSections(in: self)).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
    }

    func fill(_ path: IndexPath) -> UICollectionReusableView? { dataSource?.collectionView(self, cellForItemAt: path) }

    // MARK: Elements

    func makeView(for key: ElementKey, at attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        itemViews.makeView(for: key, at: attributes)
    }

    func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, as key: ElementKey) {
        itemViews.place(view, attributes, as: key)
    }

    func measure(_ view: UICollectionReusableView, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        itemViews.measure(view, key, attributes)
    }

    func announceDisplay(_ view: UICollectionReusableView, _ key: ElementKey) { itemViews.announceDisplay(view, key) }
    func retire(_ view: UICollectionReusableView, _ key: ElementKey) { itemViews.retire(view, key) }

    func takesMeasuring(_ view: UICollectionReusableView, _ key: ElementKey) -> Bool {
        defer { view.needsMeasuring = false }
        return view.needsMeasuring
    }

    func setNeedsMeasuring(_ view: UICollectionReusableView, _ key: ElementKey) { view.needsMeasuring = true }
    func didShowElements() {}
    func forgetSize(of item: ItemIndex) {}

    func adopt(_ view: UICollectionReusableView, as key: ElementKey) {
        view.shownElement = key
        view.owningCollectionView = self
    }

    func didRename(_ view: UICollectionReusableView, to key: ElementKey) { view.shownElement = key }

    func didLayOutElements() {
        if changesBoundsSize {
            changesBoundsSize = false
            collectionViewLayout.finalizeAnimatedBoundsChange()
        }
        orthogonal.update(collectionViewLayout, sections: list.itemCounts.count)
        sectionIndex.layOut()
    }

    // MARK: What stays in place

    var keepsAnchor: Bool { !collectionViewLayout.keepsEstimates }
    func frame(of attributes: UICollectionViewLayoutAttributes) -> CGRect? { attributes.clip == nil ? attributes.frame : nil }
    func currentFrame(of item: ItemIndex) -> CGRect? { collectionViewLayout.layoutAttributesForItem(at: IndexPath(item))?.frame }

    // MARK: Prefetching

    func itemsNear() -> [ItemIndex]? {
        guard isPrefetchingEnabled, prefetchDataSource != nil else { return nil }
        let near: CGRect = bounds.insetBy(
            dx: contentSize.width > bounds.width ? -bounds.width : 0, dy: contentSize.height > bounds.height ? -bounds.height : 0)
        return (collectionViewLayout.layoutAttributesForElements(in: near) ?? [])
            .filter { $0.representedElementCategory == .cell }.map { ItemIndex($0.indexPath) }
    }

    func prefetch(_ paths: [IndexPath]) { prefetchDataSource?.collectionView(self, prefetchItemsAt: paths) }
    func cancelPrefetching(_ paths: [IndexPath]) { prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths) }

    // MARK: Selection and touches

    func touchedPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    func showSelection(_ isSelected: Bool, at path: IndexPath, animated: Bool) { cellForItem(at: path)?.isSelected = isSelected }

    func shouldHighlight(_ path: IndexPath) -> Bool { delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true }

    func highlightDidChange(_ isHighlighted: Bool, at path: IndexPath) {
        cellForItem(at: path)?.isHighlighted = isHighlighted
        if isHighlighted {
            delegate?.collectionView(self, didHighlightItemAt: path)
        } else {
            delegate?.collectionView(self, didUnhighlightItemAt: path)
        }
    }

    func selectionTarget(for path: IndexPath) -> IndexPath? {
        delegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
    }

    /// An item that gives way to another is not asked for.
    func deselectionTarget(for path: IndexPath, givesWay: Bool) -> IndexPath? {
        givesWay || delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true ? path : nil
    }

    func didSelect(_ path: IndexPath) { delegate?.collectionView(self, didSelectItemAt: path) }
    func didDeselect(_ path: IndexPath) { delegate?.collectionView(self, didDeselectItemAt: path) }

    func segue(for path: IndexPath) -> (template: SegueTemplate, sender: UIView)? {
        guard let cell = cellForItem(at: path), let segue = cell.selectionSegue else { return nil }
        return (segue, cell)
    }

    var openSwipes: SwipeActionsController? { swipes.flatMap { $0.openPath == nil ? nil : $0 } }
}
