internal import ListEngine

// Drag and drop of a list's rows. Paths are those of what is shown; the app hears and speaks of its data's.
extension UITableView {
    /// Whether rows of this list are being dragged.
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
                path: { [unowned self] in indexPathForRow(at: $0) }, view: { [unowned self] in cellForRow(at: $0) },
                items: { [unowned self] in dragDelegate?.tableView(self, itemsForBeginning: $0, at: dataPath($1)) ?? [] },
                added: { [unowned self] in dragDelegate?.tableView(self, itemsForAddingTo: $0, at: dataPath($1), point: $2) ?? [] },
                parameters: { [unowned self] in dragDelegate?.tableView(self, dragPreviewParametersForRowAt: dataPath($0)) },
                willBegin: { [unowned self] in dragDelegate?.tableView(self, dragSessionWillBegin: $0) },
                didEnd: { [unowned self] in dragDelegate?.tableView(self, dragSessionDidEnd: $0) },
                allowsMove: { [unowned self] in dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: $0) ?? true },
                isRestricted: { [unowned self] in
                    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: $0) ?? false
                }, show: { [unowned self] in showDrag($0, $1) }))
    }

    private func makeDrop() -> ListDrop {
        ListDrop(
            list: self,
            rows: ListDrop.Rows(
                canHandle: { [unowned self] in canHandle($0) },
                didEnter: { [unowned self] in dropDelegate?.tableView(self, dropSessionDidEnter: $0) },
                didExit: { [unowned self] in dropDelegate?.tableView(self, dropSessionDidExit: $0) },
                didEnd: { [unowned self] in dropDelegate?.tableView(self, dropSessionDidEnd: $0) },
                target: { [unowned self] in dropTarget(at: $0, $1) }, propose: { [unowned self] in propose($0, $1) },
                perform: { [unowned self] in perform($0, $1, $2) },
                movesItself: { [unowned self] in canMove(dataPath($0)) },
                move: { [unowned self] in moveByItself($0, $1) },
                frame: { [unowned self] in
                    layoutIfNeeded()
                    return numberOfRows(inSection: $0.section) > $0.row ? rectForRow(at: $0) : nil
                }, view: { [unowned self] in cellForRow(at: $0) },
                parameters: { [unowned self] in dropParameters(at: $0) },
                settle: { [unowned self] in
                    setNeedsLayout()
                    layoutIfNeeded()
                }, highlight: { [unowned self] in highlightDrop($0, $1) },
                sourcePath: { [unowned self] in existingDrag?.path(of: $0) }))
    }

    private func canHandle(_ session: any UIDropSession) -> Bool {
        if let dropDelegate { return dropDelegate.tableView(self, canHandle: session) }
        // Without a delegate for drops the list's own rows can still find another place.
        guard session.items.count == 1, let path = session.items.first.flatMap({ existingDrag?.path(of: $0) }) else { return false }
        return existingDrop?.movesItself(path) ?? false
    }

    /// The place a drop at a point would go to. Where the rows have made room already, the row that stands under the finger
    /// gives its place.
    private func dropTarget(at point: CGPoint, _ gap: DropGap?) -> ItemIndex? {
        var end: CGFloat = -.infinity
        for (part, frame) in frames {
            end = max(end, frame.maxY)
            guard case .row(let index) = part, index != gap?.source, frame.minY <= point.y, point.y < frame.maxY else { continue }
            return gap?.place(of: index) ?? index
        }
        if let gap, point.y <= end + dropGapHeight { return gap.target }
        let empty: Int? = (0..<numberOfSections).first { section in
            numberOfRows(inSection: section) == 0 && rect(forSection: section).insetBy(dx: 0, dy: -12).contains(CGPoint(x: bounds.midX, y: point.y))
        }
        return empty.map { ItemIndex(section: $0, item: 0) }
    }

    private func propose(_ session: any UIDropSession, _ shown: IndexPath?) -> ListDrop.Proposal {
        guard let dropDelegate else {
            // Only what the data source moves by itself comes here.
            return ListDrop.Proposal(proposal: UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath), inserts: true)
        }
        let proposal: UITableViewDropProposal = dropDelegate.tableView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: shown.map { dataPath($0) })
        var into: Bool = proposal.intent == .insertIntoDestinationIndexPath
        if proposal.intent == .automatic, let shown, existingDrop?.gap == nil {
            // On a row's middle half it goes into the row.
            let frame: CGRect = rectForRow(at: shown)
            into = abs(session.location(in: self).y - frame.midY) < frame.height / 4
        }
        let between: Bool = proposal.intent == .insertAtDestinationIndexPath || (proposal.intent == .automatic && !into)
        return ListDrop.Proposal(proposal: proposal, inserts: between, goesInto: into)
    }

    private func perform(_ session: any UIDropSession, _ shown: IndexPath?, _ proposal: UIDropProposal) {
        guard let dropDelegate, let existingDrop, let proposal = proposal as? UITableViewDropProposal else { return }
        let event = UITableViewDropEvent(
            self, existingDrop, session: session, destination: shown.map { dataPath($0) }, proposal: proposal,
            sourcePath: { item in existingDrag?.path(of: item).map { dataPath($0) } })
        dropDelegate.tableView(self, performDropWith: event)
    }

    /// The data source moves an item; what is shown follows.
    private func moveByItself(_ from: IndexPath, _ to: IndexPath) {
        dataSource?.tableView(self, moveRowAt: dataPath(from), to: dataPath(to))
        var changes = BatchChanges()
        changes.movedItems = [BatchChanges.ItemMove(from: ItemIndex(from), to: ItemIndex(to))]
        rowAnimation = .automatic
        apply(BatchMap(changes, oldCounts: rowCounts) { _ in 0 }, animated: UIView.areAnimationsEnabled)
    }

    private func dropParameters(at shown: IndexPath) -> UIDragPreviewParameters? {
        if let identifier = placeholders.identifier(at: ItemIndex(shown)), let cell = cellForRow(at: shown),
            let content = placeholderContents[identifier] as? UITableViewDropPlaceholder
        {
            return content.previewParametersProvider?(cell)
        }
        return dropDelegate?.tableView(self, dropPreviewParametersForRowAt: dataPath(shown))
    }

    private func highlightDrop(_ isActive: Bool, _ target: IndexPath?) {
        for cell in visibleCells {
            let isTarget: Bool = target != nil && indexPath(for: cell) == target
            cell.dropState = isActive ? (isTarget ? .targeted : .notTargeted) : .none
        }
    }

    private func showDrag(_ path: IndexPath, _ state: ListDrag.State) {
        guard let cell = cellForRow(at: path) else { return setNeedsLayout() }
        cell.dragState = UITableViewCell.DragState(rawValue: state.rawValue) ?? .none
        UIView.animate(withDuration: 0.2) { cell.alpha = self.dragAlpha(of: ItemIndex(path)) }
    }

    // MARK: Looks

    /// The frame a part has while there is a gap.
    func frameAside(_ frame: CGRect, _ part: TablePart) -> CGRect {
        guard let gap = existingDrop?.gap else { return frame }
        let index: ItemIndex =
            switch part {
            case .row(let index): index
            case .header(let section): ItemIndex(section: section, item: -1)
            case .footer(let section): ItemIndex(section: section, item: .max)
            }
        return frame.offsetBy(dx: 0, dy: CGFloat(gap.shift(of: index)) * dropGapHeight)
    }

    private var dropGapHeight: CGFloat {
        if rowHeight > 0 { return rowHeight }
        let dragged: CGFloat = existingDrop?.draggedSize.height ?? 0
        return dragged > 0 ? dragged : Self.standardRowHeight
    }

    /// A dragged row is dimmed where it comes from, and unseen where the others have made room for it.
    func dragAlpha(of index: ItemIndex) -> CGFloat {
        guard let existingDrag, existingDrag.state == .dragging, existingDrag.paths.contains(IndexPath(index)) else { return 1 }
        return existingDrop?.gap?.source == index ? 0 : ListDrag.dimmed
    }

    // MARK: Placeholders

    /// Shows a placeholder; returns its name and where it is shown.
    func showPlaceholder(_ placeholder: UITableViewPlaceholder) -> (Int, IndexPath) {
        let shown = ItemIndex(shownPath(placeholder.insertionIndexPath))
        placeholderCount += 1
        placeholderContents[placeholderCount] = placeholder
        var changes = BatchChanges()
        changes.insertedItems = [shown]
        let map = BatchMap(changes, oldCounts: rowCounts) { _ in 0 }
        placeholders.insert(placeholderCount, at: shown)
        rowAnimation = .automatic
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
        let map = BatchMap(BatchChanges(), oldCounts: rowCounts) { _ in 0 }
        apply(map, reloaded: [.row(shown)], animated: false)
        return true
    }

    func deletePlaceholder(_ identifier: Int) -> Bool {
        guard let shown = placeholders.index(of: identifier) else { return false }
        var changes = BatchChanges()
        changes.removedItems = [shown]
        let map = BatchMap(changes, oldCounts: rowCounts) { _ in 0 }
        placeholders.remove(identifier, closesUp: true)
        placeholderContents[identifier] = nil
        rowAnimation = .automatic
        apply(map, animated: UIView.areAnimationsEnabled)
        return true
    }

    /// Data that comes anew knows nothing of placeholders.
    func forgetPlaceholders() {
        placeholders.removeAll()
        placeholderContents = [:]
    }

    /// The cell that is shown for a placeholder; nil where there is none.
    func placeholderCell(at shown: ItemIndex) -> UITableViewCell? {
        guard let identifier = placeholders.identifier(at: shown), let content = placeholderContents[identifier] else { return nil }
        let cell: UITableViewCell = dequeueReusableCell(withIdentifier: content.reuseIdentifier, for: IndexPath(shown))
        content.cellUpdateHandler?(cell)
        return cell
    }

    /// The height a placeholder asks for; nil where there is none.
    func placeholderHeight(at shown: ItemIndex) -> CGFloat? {
        placeholders.identifier(at: shown).flatMap { placeholderContents[$0] }.map(\.rowHeight)
    }
}
