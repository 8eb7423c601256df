internal import ListEngine

extension UICollectionView {
    // MARK: Elements

    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        list.visible[.cell(indexPath)] as? UICollectionViewCell
    }

    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        list.visible[ElementKey(category: .supplementaryView, kind: elementKind, index: ItemIndex(indexPath))]
    }

    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        list.visible.views.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }.map(\.value)
    }

    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        list.visible.views.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath)
    }

    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard cell.owningCollectionView === self, let key = cell.shownElement, key.category == .cell else { return nil }
        return key.indexPath
    }

    /// The item at a point of the content.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        for (key, view) in list.visible.views where key.category == .cell && !view.isHidden {
            if view.bounds.contains(convert(point, to: view)) { return key.indexPath }
        }
        collectionViewLayout.prepareIfNeeded()
        let near: [UICollectionViewLayoutAttributes]? = collectionViewLayout.layoutAttributesForElements(
            in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
        return near?.first { $0.representedElementCategory == .cell && $0.clip == nil && $0.frame.contains(point) }?.indexPath
    }

    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        _ = list.itemCounts
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        _ = list.itemCounts
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: Scrolling

    func scroll(toItemAt path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        _ = list.itemCounts
        guard let attributes = layoutAttributesForItem(at: path) else { return }
        if let clip = attributes.clip { orthogonal.scroll(clip, to: attributes, position, animated: animated) }
        if contentSize != collectionViewLayout.collectionViewContentSize { contentSize = collectionViewLayout.collectionViewContentSize }
        if animated {
            setContentOffset(ScrollTarget.offset(of: attributes.frame, position, in: self), animated: true)
            return
        }
        list.scroll { layoutAttributesForItem(at: path).map { ScrollTarget.offset(of: $0.frame, position, in: self) } }
    }

    // MARK: Swipes

    /// Made for collection views that show lists.
    var swipeController: SwipeActionsController {
        if let swipes { return swipes }
        let made = SwipeActionsController(
            list: self,
            rows: SwipeActionsController.Rows(
                row: { [unowned self] point in
                    guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path) else { return nil }
                    return (path, cell)
                },
                view: { [unowned self] in cellForItem(at: $0) },
                actions: { [unowned self] path, trailing in
                    guard let list = collectionViewLayout.listConfiguration(of: path.section) else { return nil }
                    return trailing ? list.trailingSwipeActionsConfigurationProvider?(path) : list.leadingSwipeActionsConfigurationProvider?(path)
                },
                isEnabled: { [unowned self] in !isEditing },
                swipeDidChange: { [unowned self] path, isSwiped in cellForItem(at: path)?.isSwiped = isSwiped }))
        swipes = made
        return made
    }

    // MARK: Taps

    /// The effect of a tap on an item: selects it, deselects it where several may be selected, runs its primary action.
    func userDidTap(_ path: IndexPath) {
        guard list.toggleByTap(path) else { return }
        (cellForItem(at: path) as? UICollectionViewListCell)?.toggleOutlineByTap(in: self)
        if !isEditing, delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? true {
            delegate?.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }
}

/// The offset to scroll to so that an item stands in a place: a value in, a value out.
@MainActor enum ScrollTarget {
    static func offset(of frame: CGRect, _ position: UICollectionView.ScrollPosition, in view: UIScrollView) -> CGPoint {
        let inset: UIEdgeInsets = view.adjustedContentInset
        let visible: CGRect = view.bounds.inset(by: inset)
        var offset: CGPoint = view.contentOffset
        if position.contains(.top) { offset.y = frame.minY - inset.top }
        if position.contains(.centeredVertically) { offset.y = frame.midY - visible.height / 2 - inset.top }
        if position.contains(.bottom) { offset.y = frame.maxY - visible.height - inset.top }
        if position.contains(.left) { offset.x = frame.minX - inset.left }
        if position.contains(.centeredHorizontally) { offset.x = frame.midX - visible.width / 2 - inset.left }
        if position.contains(.right) { offset.x = frame.maxX - visible.width - inset.left }
        if position.isEmpty { offset = ScrollGeometry.offset(showing: frame, in: visible, from: offset) }
        return view.scrollRange.clamped(offset)
    }
}
