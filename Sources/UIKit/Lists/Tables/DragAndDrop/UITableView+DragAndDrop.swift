internal import ListEngine

// Drag and drop of a list's rows. Paths are those of what is shown; the app hears and speaks of its data's.
extension UITableView {
    /// Whether rows of this list are being dragged.
    public var hasActiveDrag: Bool { list.hasActiveDrag }
    /// Whether a drag hovers over this list that it may take.
    public var hasActiveDrop: Bool { list.drop?.isActive ?? false }
    /// Whether placeholders stand for data still to come.
    public var hasUncommittedUpdates: Bool { !list.placeholders.isEmpty }

    func dragAndDropDidChange() {
        list.dragAndDropDidChange(drags: dragDelegate != nil, drops: dropDelegate != nil, isEnabled: dragInteractionEnabled)
    }

    var listDrag: ListDrag? { list.drag }
    func itemPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    func itemFrame(at path: IndexPath) -> CGRect? {
        layoutIfNeeded()
        return numberOfRows(inSection: path.section) > path.row ? rectForRow(at: path) : nil
    }

    // MARK: Drags

    func dragItems(forBeginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: list.dataPath(path)) ?? []
    }

    func dragItems(forAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForAddingTo: session, at: list.dataPath(path), point: point) ?? []
    }

    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: list.dataPath(path))
    }

    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: Drops

    func canHandleDrop(_ session: any UIDropSession) -> Bool? { dropDelegate?.tableView(self, canHandle: session) }
    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

    /// The place a drop at a point would go to. Where the rows have made room already, the row that stands under the finger
    /// gives its place.
    func dropTarget(at point: CGPoint, _ gap: DropGap?) -> ItemIndex? {
        var end: CGFloat = -.infinity
        for (part, frame) in list.visible.placements {
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

    func proposeDrop(_ session: any UIDropSession, _ shown: IndexPath?) -> ListDrop.Proposal {
        guard let dropDelegate else {
            // Only what the data source moves by itself comes here.
            return ListDrop.Proposal(proposal: UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath), inserts: true)
        }
        let proposal: UITableViewDropProposal = dropDelegate.tableView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: shown.map { list.dataPath($0) })
        var into: Bool = proposal.intent == .insertIntoDestinationIndexPath
        if proposal.intent == .automatic, let shown, list.drop?.gap == nil {
            // On a row's middle half it goes into the row.
            let frame: CGRect = rectForRow(at: shown)
            into = abs(session.location(in: self).y - frame.midY) < frame.height / 4
        }
        let between: Bool = proposal.intent == .insertAtDestinationIndexPath || (proposal.intent == .automatic && !into)
        return ListDrop.Proposal(proposal: proposal, inserts: between, goesInto: into)
    }

    func performDrop(_ session: any UIDropSession, _ shown: IndexPath?, _ proposal: UIDropProposal) {
        guard let dropDelegate, let drop = list.drop, let proposal = proposal as? UITableViewDropProposal else { return }
        dropDelegate.tableView(self, performDropWith: UITableViewDropEvent(list, drop, session: session, shown: shown, proposal: proposal))
    }

    func movesByItself(_ path: IndexPath) -> Bool { canMove(list.dataPath(path)) }

    func moveByItself(_ from: IndexPath, _ to: IndexPath) {
        dataSource?.tableView(self, moveRowAt: list.dataPath(from), to: list.dataPath(to))
        list.showMove(from: from, to: to)
    }

    func dropParameters(at shown: IndexPath) -> UIDragPreviewParameters? {
        if let placeholder = list.placeholder(at: ItemIndex(shown)) as? UITableViewDropPlaceholder, let cell = cellForRow(at: shown) {
            return placeholder.previewParametersProvider?(cell)
        }
        return dropDelegate?.tableView(self, dropPreviewParametersForRowAt: list.dataPath(shown))
    }

    func highlightDrop(_ isActive: Bool, _ target: IndexPath?) {
        for cell in visibleCells {
            let isTarget: Bool = target != nil && indexPath(for: cell) == target
            cell.dropState = isActive ? (isTarget ? .targeted : .notTargeted) : .none
        }
    }

    func showDrag(_ path: IndexPath, _ state: ListDrag.State) {
        guard let cell = cellForRow(at: path) else { return setNeedsLayout() }
        cell.dragState = UITableViewCell.DragState(rawValue: state.rawValue) ?? .none
        UIView.animate(withDuration: 0.2) { cell.alpha = self.list.dragAlpha(of: ItemIndex(path)) }
    }

    // MARK: Looks

    /// The frame a part has while there is a gap.
    func frameAside(_ frame: CGRect, _ part: TablePart) -> CGRect {
        guard let gap = list.drop?.gap else { return frame }
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
        let dragged: CGFloat = list.drop?.draggedSize.height ?? 0
        return dragged > 0 ? dragged : Self.standardRowHeight
    }

    // MARK: Placeholders

    /// The cell that is shown for a placeholder; nil where there is none.
    func placeholderCell(at shown: ItemIndex) -> UITableViewCell? {
        guard let placeholder = list.placeholder(at: shown) else { return nil }
        let cell: UITableViewCell = dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: IndexPath(shown))
        placeholder.fill(cell)
        return cell
    }

    /// The height a placeholder asks for; nil where there is none.
    func placeholderHeight(at shown: ItemIndex) -> CGFloat? { list.placeholder(at: shown)?.rowHeight }
}
