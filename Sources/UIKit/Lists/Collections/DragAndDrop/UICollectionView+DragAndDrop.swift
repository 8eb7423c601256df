internal import ListEngine

// Drag and drop of a list's items. Paths are those of what is shown; the app hears and speaks of its data's.
extension UICollectionView {
    /// Whether items of this list are being dragged.
    public var hasActiveDrag: Bool { existingDrag.map { !$0.paths.isEmpty && $0.state == .dragging } ?? false }
    /// Whether a drag hovers over this list that it may take.
    public var hasActiveDrop: Bool { existingDrop?.isActive ?? false }
    /// Whether placeholders stand for data still to come.
    public var hasUncommittedUpdates: Bool { !placeholders.isEmpty }

    func dataPath(_ shown: IndexPath) -> IndexPath {
        placeholders.isEmpty ? shown : IndexPath(placeholders.dataIndex(ofShown: ItemIndex(shown)))
    }

    func shownPath(_ data: IndexPath) -> IndexPath {
        placeholders.isEmpty ? data : IndexPath(placeholders.shownIndex(ofData: ItemIndex(data)))
    }

    /// The delegates decide which interactions the list has.
    func dragAndDropDidChange() {
        if dragDelegate != nil, existingDrag == nil { existingDrag = makeDrag() }
        existingDrag?.interaction.isEnabled = dragInteractionEnabled && dragDelegate != nil
        if dropDelegate != nil || dragDelegate != nil, existingDrop == nil { existingDrop = makeDrop() }
    }

    private func makeDrag() -> ListDrag {
        ListDrag(
            list: self,
            rows: ListDrag.Rows(
                path: { [unowned self] in indexPathForItem(at: $0) }, view: { [unowned self] in cellForItem(at: $0) },
                items: { [unowned self] in dragDelegate?.collectionView(self, itemsForBeginning: $0, at: dataPath($1)) ?? [] },
                added: { [unowned self] in dragDelegate?.collectionView(self, itemsForAddingTo: $0, at: dataPath($1), point: $2) ?? [] },
                parameters: { [unowned self] in dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: dataPath($0)) },
                willBegin: { [unowned self] in dragDelegate?.collectionView(self, dragSessionWillBegin: $0) },
                didEnd: { [unowned self] in dragDelegate?.collectionView(self, dragSessionDidEnd: $0) },
                allowsMove: { [unowned self] in dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: $0) ?? true },
                isRestricted: { [unowned self] in
                    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: $0) ?? false
                }, show: { [unowned self] in showDrag($0, $1) }))
    }

    private func makeDrop() -> ListDrop {
        ListDrop(
            list: self,
            rows: ListDrop.Rows(
                canHandle: { [unowned self] in canHandle($0) },
                didEnter: { [unowned self] in dropDelegate?.collectionView(self, dropSessionDidEnter: $0) },
                didExit: { [unowned self] in dropDelegate?.collectionView(self, dropSessionDidExit: $0) },
                didEnd: { [unowned self] in dropDelegate?.collectionView(self, dropSessionDidEnd: $0) },
                target: { [unowned self] in dropTarget(at: $0, $1) }, propose: { [unowned self] in propose($0, $1) },
                perform: { [unowned self] in perform($0, $1, $2) },
                movesItself: { [unowned self] in dataSource?.collectionView(self, canMoveItemAt: dataPath($0)) == true },
                move: { [unowned self] in moveByItself($0, $1) },
                frame: { [unowned self] in
                    layoutIfNeeded()
                    return collectionViewLayout.layoutAttributesForItem(at: $0)?.frame
                }, view: { [unowned self] in cellForItem(at: $0) },
                parameters: { [unowned self] in dropParameters(at: $0) },
                settle: { [unowned self] in
                    setNeedsLayout()
                    layoutIfNeeded()
                }, highlight: { [unowned self] in highlightDrop($0, $1) },
                sourcePath: { [unowned self] in existingDrag?.path(of: $0) }))
    }

    private func canHandle(_ session: any UIDropSession) -> Bool {
        if let dropDelegate { return dropDelegate.collectionView(self, canHandle: session) }
        // Without a delegate for drops the list's own items can still find another place.
        guard session.items.count == 1, let path = session.items.first.flatMap({ existingDrag?.path(of: $0) }) else { return false }
        return existingDrop?.movesItself(path) ?? false
    }

    /// The place a drop at a point would go to. Where the items have made room already, the item that stands under the finger
    /// gives its place.
    private func dropTarget(at point: CGPoint, _ gap: DropGap?) -> ItemIndex? {
        var end: CGFloat = -.infinity
        for (key, attributes) in shownAttributes where key.category == .cell {
            end = max(end, attributes.frame.maxY)
            guard attributes.alpha > 0, attributes.frame.contains(point) else { continue }
            return gap?.place(of: key.index) ?? key.index
        }
        if let gap, point.y <= end + (existingDrop?.draggedSize.height ?? 0) { return gap.target }
        return nil
    }

    private func propose(_ session: any UIDropSession, _ shown: IndexPath?) -> ListDrop.Proposal {
        guard let dropDelegate else {
            // Only what the data source moves by itself comes here.
            return ListDrop.Proposal(proposal: UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath), inserts: true)
        }
        let proposal: UICollectionViewDropProposal = dropDelegate.collectionView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: shown.map { dataPath($0) })
        return ListDrop.Proposal(
            proposal: proposal, inserts: proposal.intent == .insertAtDestinationIndexPath,
            goesInto: proposal.intent == .insertIntoDestinationIndexPath)
    }

    private func perform(_ session: any UIDropSession, _ shown: IndexPath?, _ proposal: UIDropProposal) {
        guard let dropDelegate, let existingDrop, let proposal = proposal as? UICollectionViewDropProposal else { return }
        let event = UICollectionViewDropEvent(
            self, existingDrop, session: session, destination: shown.map { dataPath($0) }, proposal: proposal,
            sourcePath: { item in existingDrag?.path(of: item).map { dataPath($0) } })
        dropDelegate.collectionView(self, performDropWith: event)
    }

    /// The data source moves an item; what is shown follows.
    private func moveByItself(_ from: IndexPath, _ to: IndexPath) {
        dataSource?.collectionView(self, moveItemAt: dataPath(from), to: dataPath(to))
        var changes = BatchChanges()
        changes.movedItems = [BatchChanges.ItemMove(from: ItemIndex(from), to: ItemIndex(to))]
        apply(BatchMap(changes, oldCounts: itemCounts) { _ in 0 }, animated: UIView.areAnimationsEnabled)
    }

    private func dropParameters(at shown: IndexPath) -> UIDragPreviewParameters? {
        if let identifier = placeholders.identifier(at: ItemIndex(shown)), let cell = cellForItem(at: shown),
            let content = placeholderContents[identifier] as? UICollectionViewDropPlaceholder
        {
            return content.previewParametersProvider?(cell)
        }
        return dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: dataPath(shown))
    }

    private func highlightDrop(_ isActive: Bool, _ target: IndexPath?) {
        for cell in visibleCells {
            let isTarget: Bool = target != nil && indexPath(for: cell) == target
            cell.dropState = isActive ? (isTarget ? .targeted : .notTargeted) : .none
        }
    }

    private func showDrag(_ path: IndexPath, _ state: ListDrag.State) {
        guard let cell = cellForItem(at: path) else { return setNeedsLayout() }
        cell.dragState = UICollectionViewCell.DragState(rawValue: state.rawValue) ?? .none
        UIView.animate(withDuration: 0.2) {
            if let attributes = self.collectionViewLayout.layoutAttributesForItem(at: path) { self.place(cell, attributes, .cell(path)) }
        }
    }

    // MARK: Looks

    /// The attributes an element is placed with while something is dragged: dimmed where it comes from, aside where there is a gap.
    func attributesAside(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) -> UICollectionViewLayoutAttributes {
        let isDragged: Bool = key.category == .cell && isDragged(key.index)
        let gap: DropGap? = existingDrop?.gap
        guard isDragged || gap != nil, key.category != .decorationView else { return attributes }
        let aside: UICollectionViewLayoutAttributes = attributes.duplicate()
        if isDragged { aside.alpha *= gap?.source == key.index ? 0 : ListDrag.dimmed }
        if let gap { moveAside(aside, key, gap) }
        return aside
    }

    private func moveAside(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey, _ gap: DropGap) {
        let isColumn: Bool = collectionViewLayout.listConfiguration(of: gap.target.section) != nil
        if isColumn || key.category != .cell {
            guard isColumn else { return }
            let index: ItemIndex = key.category == .cell ? key.index : ItemIndex(section: key.index.section, item: key.kind == UICollectionView.elementKindSectionFooter ? .max : -1)
            attributes.center.y += CGFloat(gap.shift(of: index)) * (existingDrop?.draggedSize.height ?? 0)
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

    private func isDragged(_ shown: ItemIndex) -> Bool {
        guard let existingDrag, existingDrag.state == .dragging else { return false }
        return existingDrag.paths.contains(IndexPath(shown))
    }

    // MARK: Placeholders

    /// Shows a placeholder; returns its name and where it is shown.
    func showPlaceholder(_ placeholder: UICollectionViewPlaceholder) -> (Int, IndexPath) {
        let shown = ItemIndex(shownPath(placeholder.insertionIndexPath))
        placeholderCount += 1
        placeholderContents[placeholderCount] = placeholder
        var changes = BatchChanges()
        changes.insertedItems = [shown]
        let map = BatchMap(changes, oldCounts: itemCounts) { _ in 0 }
        placeholders.insert(placeholderCount, at: shown)
        apply(map, animated: UIView.areAnimationsEnabled)
        return (placeholderCount, IndexPath(shown))
    }

    func commitPlaceholder(_ identifier: Int, _ updates: (IndexPath) -> Void) -> Bool {
        guard let shown = placeholders.index(of: identifier) else { return false }
        let path = IndexPath(placeholders.dataIndex(ofShown: shown))
        placeholders.remove(identifier, closesUp: false)
        placeholderContents[identifier] = nil
        updates(path)
        // As many as before: the item stands where the placeholder stood.
        let map = BatchMap(BatchChanges(), oldCounts: itemCounts) { _ in 0 }
        apply(map, reloaded: [shown], animated: false)
        return true
    }

    func deletePlaceholder(_ identifier: Int) -> Bool {
        guard let shown = placeholders.index(of: identifier) else { return false }
        var changes = BatchChanges()
        changes.removedItems = [shown]
        let map = BatchMap(changes, oldCounts: itemCounts) { _ in 0 }
        placeholders.remove(identifier, closesUp: true)
        placeholderContents[identifier] = nil
        apply(map, animated: UIView.areAnimationsEnabled)
        return true
    }

    /// Data that comes anew knows nothing of placeholders.
    func forgetPlaceholders() {
        placeholders.removeAll()
        placeholderContents = [:]
    }

    func refillPlaceholder(_ identifier: Int) {
        guard let shown = placeholders.index(of: identifier), let cell = cellForItem(at: IndexPath(shown)) else { return }
        placeholderContents[identifier]?.cellUpdateHandler?(cell)
    }

    /// The cell that is shown for a placeholder; nil where there is none.
    func placeholderCell(at shown: ItemIndex) -> UICollectionViewCell? {
        guard let identifier = placeholders.identifier(at: shown), let content = placeholderContents[identifier] else { return nil }
        let cell: UICollectionViewCell = dequeueReusableCell(withReuseIdentifier: content.reuseIdentifier, for: IndexPath(shown))
        content.cellUpdateHandler?(cell)
        return cell
    }
}
