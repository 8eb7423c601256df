internal import ListEngine

extension UICollectionView {
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
