internal import ListEngine

// Drag and drop of a list's items. Paths are those of what is shown; the app hears and speaks of its data's.
extension UICollectionView {
    /// Whether items of this list are being dragged.
    public var hasActiveDrag: Bool { list.hasActiveDrag }
    /// Whether a drag hovers over this list that it may take.
    public var hasActiveDrop: Bool { list.drop?.isActive ?? false }
    /// Whether placeholders stand for data still to come.
    public var hasUncommittedUpdates: Bool { !list.placeholders.isEmpty }

    func dragAndDropDidChange() {
        list.dragAndDropDidChange(drags: dragDelegate != nil, drops: dropDelegate != nil, isEnabled: dragInteractionEnabled)
    }

    var listDrag: ListDrag? { list.drag }
    func itemPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func itemFrame(at path: IndexPath) -> CGRect? {
        layoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: path)?.frame
    }

    // MARK: Drags

    func dragItems(forBeginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: list.dataPath(path)) ?? []
    }

    func dragItems(forAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForAddingTo: session, at: list.dataPath(path), point: point) ?? []
    }

    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: list.dataPath(path))
    }

    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }
    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: Drops

    func canHandleDrop(_ session: any UIDropSession) -> Bool? { dropDelegate?.collectionView(self, canHandle: session) }
    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

    /// The place a drop at a point would go to. Where the items have made room already, the item that stands under the finger
    /// gives its place.
    func dropTarget(at point: CGPoint, _ gap: DropGap?) -> ItemIndex? {
        var end: CGFloat = -.infinity
        for (key, attributes) in list.visible.placements where key.category == .cell {
            end = max(end, attributes.frame.maxY)
            guard attributes.alpha > 0, attributes.frame.contains(point) else { continue }
            return gap?.place(of: key.index) ?? key.index
        }
        if let gap, point.y <= end + (list.drop?.draggedSize.height ?? 0) { return gap.target }
        return nil
    }

    func proposeDrop(_ session: any UIDropSession, _ shown: IndexPath?) -> ListDrop.Proposal {
        guard let dropDelegate else {
            // Only what the data source moves by itself comes here.
            return ListDrop.Proposal(proposal: UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath), inserts: true)
        }
        let proposal: UICollectionViewDropProposal = dropDelegate.collectionView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: shown.map { list.dataPath($0) })
        return ListDrop.Proposal(
            proposal: proposal, inserts: proposal.intent == .insertAtDestinationIndexPath,
            goesInto: proposal.intent == .insertIntoDestinationIndexPath)
    }

    func performDrop(_ session: any UIDropSession, _ shown: IndexPath?, _ proposal: UIDropProposal) {
        guard let dropDelegate, let drop = list.drop, let proposal = proposal as? UICollectionViewDropProposal else { return }
        let event = UICollectionViewDropEvent(list, drop, session: session, shown: shown, proposal: proposal)
        dropDelegate.collectionView(self, performDropWith: event)
    }

    func movesByItself(_ path: IndexPath) -> Bool { dataSource?.collectionView(self, canMoveItemAt: list.dataPath(path)) == true }

    func moveByItself(_ from: IndexPath, _ to: IndexPath) {
        dataSource?.collectionView(self, moveItemAt: list.dataPath(from), to: list.dataPath(to))
        list.showMove(from: from, to: to)
    }

    func dropParameters(at shown: IndexPath) -> UIDragPreviewParameters? {
        if let placeholder = list.placeholder(at: ItemIndex(shown)) as? UICollectionViewDropPlaceholder, let cell = cellForItem(at: shown) {
            return placeholder.previewParametersProvider?(cell)
        }
        return dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: list.dataPath(shown))
    }

    func highlightDrop(_ isActive: Bool, _ target: IndexPath?) {
        for cell in visibleCells {
            let isTarget: Bool = target != nil && indexPath(for: cell) == target
            cell.dropState = isActive ? (isTarget ? .targeted : .notTargeted) : .none
        }
    }

    func showDrag(_ path: IndexPath, _ state: ListDrag.State) {
        guard let cell = cellForItem(at: path) else { return setNeedsLayout() }
        cell.dragState = UICollectionViewCell.DragState(rawValue: state.rawValue) ?? .none
        UIView.animate(withDuration: 0.2) {
            if let attributes = self.collectionViewLayout.layoutAttributesForItem(at: path) { self.place(cell, attributes, as: .cell(path)) }
        }
    }

    // MARK: Looks

    /// The attributes an element is placed with while something is dragged: dimmed where it comes from, aside where there is a gap.
    func attributesAside(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) -> UICollectionViewLayoutAttributes {
        let isDragged: Bool = key.category == .cell && list.isDragged(key.index)
        let gap: DropGap? = list.drop?.gap
        guard isDragged || gap != nil, key.category != .decorationView else { return attributes }
        let aside: UICollectionViewLayoutAttributes = attributes.duplicate()
        if isDragged { aside.alpha *= list.dragAlpha(of: key.index) }
        if let gap { moveAside(aside, key, gap) }
        return aside
    }

    private func moveAside(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey, _ gap: DropGap) {
        let isColumn: Bool = collectionViewLayout.listConfiguration(of: gap.target.section) != nil
        if isColumn || key.category != .cell {
            guard isColumn else { return }
            let index: ItemIndex = key.category == .cell ? key.index : ItemIndex(section: key.index.section, item: key.kind == UICollectionView.elementKindSectionFooter ? .max : -1)
            attributes.center.y += CGFloat(gap.shift(of: index)) * (list.drop?.draggedSize.height ?? 0)
            return
        }
        let place: ItemIndex = gap.place(of: key.index)
        guard place != key.index else { return }
        if let there = collectionViewLayout.layoutAttributesForItem(at: IndexPath(place)), place.item < numberOfItems(inSection: place.section) {
            attributes.center = there.center
        } else if place.item > 0, let before = collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: place.item - 2, section: place.section)) {
            // Behind the last: one step further.
            attributes.center.x += attributes.center.x - before.center.x
            attributes.center.y += attributes.center.y - before.center.y
        }
    }

    // MARK: Placeholders

    /// The cell that is shown for a placeholder; nil where there is none.
    func placeholderCell(at shown: ItemIndex) -> UICollectionViewCell? {
        guard let placeholder = list.placeholder(at: shown) else { return nil }
        let cell: UICollectionViewCell = dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: IndexPath(shown))
        placeholder.fill(cell)
        return cell
    }
}
