internal import ListEngine

/// The answers of a collection view's delegates to drags and drops. Paths are those of what is shown; those the app gets and gives are its data's.
@MainActor final class CollectionDragAndDrop: ListDragDelegate {
    private unowned let collection: UICollectionView

    init(collection: UICollectionView) { self.collection = collection }

    // MARK: Drags

    func dragItems(forBeginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        collection.dragDelegate?.collectionView(collection, itemsForBeginning: session, at: collection.list.dataPath(path)) ?? []
    }

    func dragItems(forAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        collection.dragDelegate?.collectionView(collection, itemsForAddingTo: session, at: collection.list.dataPath(path), point: point) ?? []
    }

    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        collection.dragDelegate?.collectionView(collection, dragPreviewParametersForItemAt: collection.list.dataPath(path))
    }

    func dragWillBegin(_ session: any UIDragSession) { collection.dragDelegate?.collectionView(collection, dragSessionWillBegin: session) }
    func dragDidEnd(_ session: any UIDragSession) { collection.dragDelegate?.collectionView(collection, dragSessionDidEnd: session) }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        collection.dragDelegate?.collectionView(collection, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        collection.dragDelegate?.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: Drops

    func canHandleDrop(_ session: any UIDropSession) -> Bool? { collection.dropDelegate?.collectionView(collection, canHandle: session) }
    func dropDidEnter(_ session: any UIDropSession) { collection.dropDelegate?.collectionView(collection, dropSessionDidEnter: session) }
    func dropDidExit(_ session: any UIDropSession) { collection.dropDelegate?.collectionView(collection, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { collection.dropDelegate?.collectionView(collection, dropSessionDidEnd: session) }

    /// The place a drop at a point would go to. Where the items have made room already, the item that stands under the finger
    /// gives its place.
    func dropTarget(at point: CGPoint, _ gap: DropGap?) -> ItemIndex? {
        var end: CGFloat = -.infinity
        for (key, attributes) in collection.list.visible.placements where key.category == .cell {
            end = max(end, attributes.frame.maxY)
            guard attributes.alpha > 0, attributes.frame.contains(point) else { continue }
            return gap?.place(of: key.index) ?? key.index
        }
        if let gap, point.y <= end + (collection.list.drop?.draggedSize.height ?? 0) { return gap.target }
        return nil
    }

    func proposeDrop(_ session: any UIDropSession, _ shown: IndexPath?) -> ListDrop.Proposal {
        guard let dropDelegate = collection.dropDelegate else {
            // Only what the data source moves by itself comes here.
            return ListDrop.Proposal(proposal: UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath), inserts: true)
        }
        let proposal: UICollectionViewDropProposal = dropDelegate.collectionView(
            collection, dropSessionDidUpdate: session, withDestinationIndexPath: shown.map { collection.list.dataPath($0) })
        return ListDrop.Proposal(
            proposal: proposal, inserts: proposal.intent == .insertAtDestinationIndexPath,
            goesInto: proposal.intent == .insertIntoDestinationIndexPath)
    }

    func performDrop(_ session: any UIDropSession, _ shown: IndexPath?, _ proposal: UIDropProposal) {
        guard let dropDelegate = collection.dropDelegate, let drop = collection.list.drop, let proposal = proposal as? UICollectionViewDropProposal else {
            return
        }
        let event = UICollectionViewDropEvent(collection.list, drop, session: session, shown: shown, proposal: proposal)
        dropDelegate.collectionView(collection, performDropWith: event)
    }

    func movesByItself(_ path: IndexPath) -> Bool {
        collection.dataSource?.collectionView(collection, canMoveItemAt: collection.list.dataPath(path)) == true
    }

    func moveByItself(_ from: IndexPath, _ to: IndexPath) {
        collection.dataSource?.collectionView(collection, moveItemAt: collection.list.dataPath(from), to: collection.list.dataPath(to))
        collection.list.showMove(from: from, to: to)
    }

    func dropParameters(at shown: IndexPath) -> UIDragPreviewParameters? {
        if let placeholder = collection.list.placeholder(at: ItemIndex(shown)) as? UICollectionViewDropPlaceholder,
            let cell = collection.cellForItem(at: shown)
        {
            return placeholder.previewParametersProvider?(cell)
        }
        return collection.dropDelegate?.collectionView(collection, dropPreviewParametersForItemAt: collection.list.dataPath(shown))
    }

    func highlightDrop(_ isActive: Bool, _ target: IndexPath?) {
        for cell in collection.visibleCells {
            let isTarget: Bool = target != nil && collection.indexPath(for: cell) == target
            cell.dropState = isActive ? (isTarget ? .targeted : .notTargeted) : .none
        }
    }

    func showDrag(_ path: IndexPath, _ state: ListDrag.State) {
        guard let cell = collection.cellForItem(at: path) else { return collection.setNeedsLayout() }
        cell.dragState = UICollectionViewCell.DragState(rawValue: state.rawValue) ?? .none
        UIView.animate(withDuration: 0.2) { [self] in
            if let attributes = collection.collectionViewLayout.layoutAttributesForItem(at: path) { collection.place(cell, attributes, as: .cell(path)) }
        }
    }

    // MARK: Looks

    /// The attributes an element is placed with while something is dragged: dimmed where it comes from, aside where there is a gap.
    func attributesAside(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) -> UICollectionViewLayoutAttributes {
        let isDragged: Bool = key.category == .cell && collection.list.isDragged(key.index)
        let gap: DropGap? = collection.list.drop?.gap
        guard isDragged || gap != nil, key.category != .decorationView else { return attributes }
        let aside: UICollectionViewLayoutAttributes = attributes.duplicate()
        if isDragged { aside.alpha *= collection.list.dragAlpha(of: key.index) }
        if let gap { moveAside(aside, key, gap) }
        return aside
    }

    private func moveAside(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey, _ gap: DropGap) {
        let layout: UICollectionViewLayout = collection.collectionViewLayout
        let isColumn: Bool = layout.listConfiguration(of: gap.target.section) != nil
        if isColumn || key.category != .cell {
            guard isColumn else { return }
            let index: ItemIndex =
                key.category == .cell
                ? key.index : ItemIndex(section: key.index.section, item: key.kind == UICollectionView.elementKindSectionFooter ? .max : -1)
            attributes.center.y += CGFloat(gap.shift(of: index)) * (collection.list.drop?.draggedSize.height ?? 0)
            return
        }
        let place: ItemIndex = gap.place(of: key.index)
        guard place != key.index else { return }
        if let there = layout.layoutAttributesForItem(at: IndexPath(place)), place.item < collection.numberOfItems(inSection: place.section) {
            attributes.center = there.center
        } else if place.item > 0, let before = layout.layoutAttributesForItem(at: IndexPath(item: place.item - 2, section: place.section)) {
            // Behind the last: one step further.
            attributes.center.x += attributes.center.x - before.center.x
            attributes.center.y += attributes.center.y - before.center.y
        }
    }

    // MARK: Placeholders

    /// The cell that is shown for a placeholder; nil where there is none.
    func placeholderCell(at shown: ItemIndex) -> UICollectionViewCell? {
        guard let placeholder = collection.list.placeholder(at: shown) else { return nil }
        let cell: UICollectionViewCell = collection.dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: IndexPath(shown))
        placeholder.fill(cell)
        return cell
    }
}
