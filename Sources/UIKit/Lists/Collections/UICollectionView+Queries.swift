internal import ListEngine

extension UICollectionView {
    // MARK: Elements

    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        visible[.cell(indexPath)] as? UICollectionViewCell
    }

    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        visible[ElementKey(category: .supplementaryView, kind: elementKind, index: ItemIndex(indexPath))]
    }

    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        visible.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }.map(\.value)
    }

    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visible.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath)
    }

    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard cell.owningCollectionView === self, let key = cell.shownElement, key.category == .cell else { return nil }
        return key.indexPath
    }

    /// The item at a point of the content.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        for (key, view) in visible where key.category == .cell && !view.isHidden {
            if view.bounds.contains(convert(point, to: view)) { return key.indexPath }
        }
        collectionViewLayout.prepareIfNeeded()
        let near: [UICollectionViewLayoutAttributes]? = collectionViewLayout.layoutAttributesForElements(
            in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
        return near?.first { $0.representedElementCategory == .cell && $0.clip == nil && $0.frame.contains(point) }?.indexPath
    }

    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        _ = itemCounts
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        _ = itemCounts
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: Scrolling

    func scroll(toItemAt path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        _ = itemCounts
        guard let attributes = layoutAttributesForItem(at: path) else { return }
        if let clip = attributes.clip { orthogonal.scroll(clip, to: attributes, position, animated: animated) }
        if contentSize != collectionViewLayout.collectionViewContentSize { contentSize = collectionViewLayout.collectionViewContentSize }
        if animated {
            setContentOffset(ScrollTarget.offset(of: attributes.frame, position, in: self), animated: true)
            return
        }
        // What comes into sight may turn out to be of another size than estimated: look again.
        for _ in 0..<6 {
            guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
            let offset: CGPoint = ScrollTarget.offset(of: frame, position, in: self)
            guard offset != contentOffset else { return }
            contentOffset = offset
            layOutElements()
        }
    }

    // MARK: Selection

    func select(_ path: IndexPath?) {
        guard let path else {
            for selected in selection.paths { deselect(selected) }
            return
        }
        if !allowsMultiple { for selected in selection.paths where selected != path { deselect(selected) } }
        selection.add(path)
        cellForItem(at: path)?.isSelected = true
    }

    func deselect(_ path: IndexPath) {
        selection.remove(path)
        cellForItem(at: path)?.isSelected = false
    }

    var allowsMultiple: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    private var allowsAny: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
    }

    func selectionModeDidChange() {
        guard !allowsMultiple else { return }
        for path in selection.paths.dropFirst() { deselect(path) }
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

    // MARK: Touches

    func touchBegan(_ touches: Set<UITouch>) {
        ListFocus.clear(self)
        if let swipes, swipes.openPath != nil {
            swipes.close(animated: true)
            return
        }
        guard touchedItem == nil, let touch = touches.first, allowsAny else { return }
        let point: CGPoint = touch.location(in: self)
        guard let path = indexPathForItem(at: point), delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
        touchedItem = (path, touch.location(in: nil))
        cellForItem(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    /// A finger that travels is about to scroll (behaviour/measured-constants.md 1).
    func touchMoved(_ touches: Set<UITouch>) {
        guard let touchedItem, let touch = touches.first else { return }
        let point: CGPoint = touch.location(in: nil)
        if hypot(point.x - touchedItem.start.x, point.y - touchedItem.start.y) >= 10 { touchCancelled() }
    }

    func touchCancelled() {
        guard let path = touchedItem?.path else { return }
        touchedItem = nil
        unhighlight(path)
    }

    private func unhighlight(_ path: IndexPath) {
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    func touchEnded() {
        guard let path = touchedItem?.path else { return }
        touchedItem = nil
        unhighlight(path)
        userDidTap(path)
    }

    /// What a tap on an item does: selects it, deselects it where several may be selected, runs its primary action.
    func userDidTap(_ path: IndexPath) {
        let wasSelected: Bool = selection.contains(path)
        if wasSelected, allowsMultiple {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselect(path)
            delegate?.collectionView(self, didDeselectItemAt: path)
        } else if !wasSelected || !allowsMultiple {
            guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
            if !allowsMultiple {
                for other in selection.paths where other != path {
                    deselect(other)
                    delegate?.collectionView(self, didDeselectItemAt: other)
                }
            }
            select(path)
            // Before the delegate hears, as in UIKit.
            if !isEditing, let cell = cellForItem(at: path), let segue = cell.selectionSegue { segue.trigger(sender: cell) }
            delegate?.collectionView(self, didSelectItemAt: path)
        }
        (cellForItem(at: path) as? UICollectionViewListCell)?.toggleOutlineByTap(in: self)
        if !isEditing, delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? true {
            delegate?.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }
}

/// Where to scroll to so that an item stands in a place: a value in, a value out.
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
