internal import ListEngine

/// The answers of a table's delegates to drags and drops. Paths are those of what is shown; those the app gets and gives are its data's.
@MainActor final class TableDragAndDrop: ListDragDelegate {
    private unowned let table: UITableView

    init(table: UITableView) { self.table = table }

    // MARK: Drags

    func dragItems(forBeginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        table.dragDelegate?.tableView(table, itemsForBeginning: session, at: table.list.dataPath(path)) ?? []
    }

    func dragItems(forAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        table.dragDelegate?.tableView(table, itemsForAddingTo: session, at: table.list.dataPath(path), point: point) ?? []
    }

    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: table.list.dataPath(path))
    }

    func dragWillBegin(_ session: any UIDragSession) { table.dragDelegate?.tableView(table, dragSessionWillBegin: session) }
    func dragDidEnd(_ session: any UIDragSession) { table.dragDelegate?.tableView(table, dragSessionDidEnd: session) }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        table.dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        table.dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: Drops

    func canHandleDrop(_ session: any UIDropSession) -> Bool? { table.dropDelegate?.tableView(table, canHandle: session) }
    func dropDidEnter(_ session: any UIDropSession) { table.dropDelegate?.tableView(table, dropSessionDidEnter: session) }
    func dropDidExit(_ session: any UIDropSession) { table.dropDelegate?.tableView(table, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { table.dropDelegate?.tableView(table, dropSessionDidEnd: session) }

    /// The place a drop at a point would go to. Where the rows have made room already, the row that stands under the finger
    /// gives its place.
    func dropTarget(at point: CGPoint, _ gap: DropGap?) -> ItemIndex? {
        var end: CGFloat = -.infinity
        for (part, frame) in table.list.visible.placements {
            end = max(end, frame.maxY)
            guard case .row(let index) = part, index != gap?.source, frame.minY <= point.y, point.y < frame.maxY else { continue }
            return gap?.place(of: index) ?? index
        }
        if let gap, point.y <= end + dropGapHeight { return gap.target }
        let empty: Int? = (0..<table.numberOfSections).first { section in
            table.numberOfRows(inSection: section) == 0
                && table.rect(forSection: section).insetBy(dx: 0, dy: -12).contains(CGPoint(x: table.bounds.midX, y: point.y))
        }
        return empty.map { ItemIndex(section: $0, item: 0) }
    }

    func proposeDrop(_ session: any UIDropSession, _ shown: IndexPath?) -> ListDrop.Proposal {
        guard let dropDelegate = table.dropDelegate else {
            // Only what the data source moves by itself comes here.
            return ListDrop.Proposal(proposal: UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath), inserts: true)
        }
        let proposal: UITableViewDropProposal = dropDelegate.tableView(
            table, dropSessionDidUpdate: session, withDestinationIndexPath: shown.map { table.list.dataPath($0) })
        var into: Bool = proposal.intent == .insertIntoDestinationIndexPath
        if proposal.intent == .automatic, let shown, table.list.drop?.gap == nil {
            // On a row's middle half it goes into the row.
            let frame: CGRect = table.rectForRow(at: shown)
            into = abs(session.location(in: table).y - frame.midY) < frame.height / 4
        }
        let between: Bool = proposal.intent == .insertAtDestinationIndexPath || (proposal.intent == .automatic && !into)
        return ListDrop.Proposal(proposal: proposal, inserts: between, goesInto: into)
    }

    func performDrop(_ session: any UIDropSession, _ shown: IndexPath?, _ proposal: UIDropProposal) {
        guard let dropDelegate = table.dropDelegate, let drop = table.list.drop, let proposal = proposal as? UITableViewDropProposal else { return }
        dropDelegate.tableView(table, performDropWith: UITableViewDropEvent(table.list, drop, session: session, shown: shown, proposal: proposal))
    }

    func movesByItself(_ path: IndexPath) -> Bool { table.editing.canMove(table.list.dataPath(path)) }

    func moveByItself(_ from: IndexPath, _ to: IndexPath) {
        table.dataSource?.tableView(table, moveRowAt: table.list.dataPath(from), to: table.list.dataPath(to))
        table.list.showMove(from: from, to: to)
    }

    func dropParameters(at shown: IndexPath) -> UIDragPreviewParameters? {
        if let placeholder = table.list.placeholder(at: ItemIndex(shown)) as? UITableViewDropPlaceholder, let cell = table.cellForRow(at: shown) {
            return placeholder.previewParametersProvider?(cell)
        }
        return table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: table.list.dataPath(shown))
    }

    func highlightDrop(_ isActive: Bool, _ target: IndexPath?) {
        for cell in table.visibleCells {
            let isTarget: Bool = target != nil && table.indexPath(for: cell) == target
            cell.dropState = isActive ? (isTarget ? .targeted : .notTargeted) : .none
        }
    }

    func showDrag(_ path: IndexPath, _ state: ListDrag.State) {
        guard let cell = table.cellForRow(at: path) else { return table.setNeedsLayout() }
        cell.dragState = UITableViewCell.DragState(rawValue: state.rawValue) ?? .none
        UIView.animate(withDuration: 0.2) { cell.alpha = self.table.list.dragAlpha(of: ItemIndex(path)) }
    }

    // MARK: Looks

    /// The frame a part has while there is a gap.
    func frameAside(_ frame: CGRect, _ part: TablePart) -> CGRect {
        guard let gap = table.list.drop?.gap else { return frame }
        let index: ItemIndex =
            switch part {
            case .row(let index): index
            case .header(let section): ItemIndex(section: section, item: -1)
            case .footer(let section): ItemIndex(section: section, item: .max)
            }
        return frame.offsetBy(dx: 0, dy: CGFloat(gap.shift(of: index)) * dropGapHeight)
    }

    private var dropGapHeight: CGFloat {
        if table.rowHeight > 0 { return table.rowHeight }
        let dragged: CGFloat = table.list.drop?.draggedSize.height ?? 0
        return dragged > 0 ? dragged : UITableView.standardRowHeight
    }

    // MARK: Placeholders

    /// The cell that is shown for a placeholder; nil where there is none.
    func placeholderCell(at shown: ItemIndex) -> UITableViewCell? {
        guard let placeholder = table.list.placeholder(at: shown) else { return nil }
        let cell: UITableViewCell = table.dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: IndexPath(shown))
        placeholder.fill(cell)
        return cell
    }

    /// The height a placeholder asks for; nil where there is none.
    func placeholderHeight(at shown: ItemIndex) -> CGFloat? { table.list.placeholder(at: shown)?.rowHeight }
}
