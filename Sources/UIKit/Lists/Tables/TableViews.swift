internal import ListEngine

/// The views of a table's rows, headers and footers: made, prepared, placed, recycled.
@MainActor final class TableViews {
    private unowned let table: UITableView
    var cellPool = ReusePool<UITableViewCell>()
    var headerPool = ReusePool<UITableViewHeaderFooterView>()

    init(table: UITableView) { self.table = table }

    // MARK: Reuse

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let waiting = cellPool.take(identifier) {
            waiting.waitsForUse = false
            UIView.performWithoutAnimation { waiting.prepareForReuse() }
            return waiting
        }
        if let prototype = cellPool.registeredPrototype(for: identifier) {
            guard let cell = prototype.makeView() as? UITableViewCell else { return nil }
            cell.adoptReuseIdentifier(identifier)
            return cell
        }
        guard let cellClass = cellPool.registeredClass(for: identifier) else { return nil }
        if cellClass == UITableViewCell.self { return UITableViewCell(style: .default, reuseIdentifier: identifier) }
        let arguments: [Any?] = [UITableViewCell.CellStyle.default, identifier]
        return ObjCRuntime.instantiate(cellClass, "initWithStyle:reuseIdentifier:", arguments) as? UITableViewCell
    }

    func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let waiting = headerPool.take(identifier) {
            UIView.performWithoutAnimation { waiting.prepareForReuse() }
            return waiting
        }
        if let prototype = headerPool.registeredPrototype(for: identifier) {
            guard let view = prototype.makeView() as? UITableViewHeaderFooterView else { return nil }
            view.adoptReuseIdentifier(identifier)
            return view
        }
        guard let viewClass = headerPool.registeredClass(for: identifier) else { return nil }
        if viewClass == UITableViewHeaderFooterView.self { return UITableViewHeaderFooterView(reuseIdentifier: identifier) }
        return ObjCRuntime.instantiate(viewClass, "initWithReuseIdentifier:", [identifier]) as? UITableViewHeaderFooterView
    }

    // MARK: Placing

    func place(_ view: UIView, _ proposed: CGRect, as part: TablePart) {
        let frame: CGRect = table.placedFrame(proposed, part)
        let old: CGRect? = table.list.visible.placement(of: part)
        if old != frame || view.frame != frame {
            table.list.visible.setPlacement(frame, of: part)
            view.frame = frame
        }
        if view.isHidden { view.isHidden = false }
        switch part {
        case .row(let index):
            (view as? UITableViewCell)?.place = place(of: index)
            if table.list.drag != nil { view.alpha = table.list.dragAlpha(of: index) }
        case .header(let section):
            (view as? UITableViewHeaderFooterView)?.isPinned =
                table.style == .plain
                && table.rowLayout.geometry.map {
                    frame.minY > $0.sections[section].start + $0.sections[section].topPadding
                } ?? false
        case .footer: break
        }
    }

    /// The parts of a row's look that follow from its place in its section.
    private func place(of index: ItemIndex) -> TableCellPlace {
        let count: Int = table.numberOfRows(inSection: index.section)
        let isFirst: Bool = index.item == 0
        let isLast: Bool = index.item == count - 1
        let hasLines: Bool = table.separatorStyle == .singleLine
        var place = TableCellPlace()
        place.showsSeparator = hasLines && !(table.style == .insetGrouped && isLast)
        place.showsTopSeparator = hasLines && table.style == .grouped && isFirst
        place.hasFullSeparator = table.style == .grouped && isLast
        if table.style == .insetGrouped {
            if isFirst { place.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if isLast { place.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        return place
    }

    func updatePlaces() {
        for (part, view) in table.list.visible.views {
            if case .row(let index) = part, let cell = view as? UITableViewCell {
                cell.place = TableCellPlace()
                cell.place = place(of: index)
            }
        }
    }

    // MARK: Making

    func makeView(for part: TablePart, at placement: CGRect) -> UIView? {
        let view: UIView?
        switch part {
        case .row(let index): view = makeCell(index)
        case .header(let section): view = makeHeader(section, isHeader: true)
        case .footer(let section): view = makeHeader(section, isHeader: false)
        }
        guard let view else { return nil }
        UIView.performWithoutAnimation {
            if view.superview !== table {
                if case .row = part { table.insertSubview(view, at: table.backgroundView == nil ? 0 : 1) } else { table.addSubview(view) }
            } else if case .row = part {
            } else {
                table.bringSubviewToFront(view)
            }
        }
        return view
    }

    private func makeCell(_ index: ItemIndex) -> UITableViewCell? {
        guard let dataSource = table.dataSource, table.list.hasItem(index) else { return nil }
        let path = IndexPath(index)
        let asked: IndexPath = table.list.askedPath(index)
        let cell: UITableViewCell = table.drags.placeholderCell(at: index) ?? dataSource.tableView(table, cellForRowAt: asked)
        prepare(cell, path)
        return cell
    }

    func giveMargins(to cell: UITableViewCell) {
        let margin: CGFloat = cellMargin
        cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
    }

    /// Tells a cell what the table knows of its row.
    func prepare(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.owningTableView = table
        cell.shownIndexPath = path
        cell.waitsForUse = false
        UIView.performWithoutAnimation {
            giveMargins(to: cell)
            cell.preservesSuperviewLayoutMargins = table.style != .insetGrouped
            cell.contentView.preservesSuperviewLayoutMargins = true
            cell.indentationLevel = max(cell.indentationLevel, table.delegate?.tableView(table, indentationLevelForRowAt: path) ?? 0)
            cell.setSelected(table.list.selection.contains(path), animated: false)
            cell.hasFocus = table.focusedPath == path
            table.editing.apply(to: cell, path, animated: false)
        }
    }

    /// From the cells' edges to their content.
    private var cellMargin: CGFloat {
        if table.cellLayoutMarginsFollowReadableWidth {
            let readable: CGRect = table.readableContentGuide.layoutFrame
            return max(16, readable.minX - table.bounds.minX - table.rowLayout.sideInsets.left)
        }
        let width: CGFloat = table.bounds.width
        return table.style == .insetGrouped ? ListSectionStyle.Metrics.margin(forWidth: width) : ListSectionStyle.Metrics.plainMargin(forWidth: width)
    }

    private func makeHeader(_ section: Int, isHeader: Bool) -> UIView? {
        let part: TablePart = isHeader ? .header(section) : .footer(section)
        if let own = table.rowLayout.pendingHeaders.removeValue(forKey: part) ?? table.rowLayout.viewFromDelegate(isHeader, section) {
            if let header = own as? UITableViewHeaderFooterView { adopt(header, isHeader: isHeader) }
            return own
        }
        guard let title = table.rowLayout.title(isHeader, section), !title.isEmpty else { return nil }
        let identifier: String = isHeader ? "_UITableViewHeader" : "_UITableViewFooter"
        let view: UITableViewHeaderFooterView = headerPool.take(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.isMadeForTitle = true
        adopt(view, isHeader: isHeader)
        view.textLabel?.text = table.style == .plain || !isHeader ? title : title.uppercased()
        return view
    }

    private func adopt(_ view: UITableViewHeaderFooterView, isHeader: Bool) {
        view.owningTableView = table
        view.isFooter = !isHeader
        let margin: CGFloat = cellMargin
        view.preservesSuperviewLayoutMargins = table.style != .insetGrouped
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
        view.layer.zPosition = 1
    }

    // MARK: Recycling

    /// A view that shows nothing more waits, hidden, for its next use.
    func retire(_ view: UIView, _ part: TablePart) {
        announceEnd(view, part)
        if let cell = view as? UITableViewCell {
            cell.shownIndexPath = nil
            guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
            UIView.performWithoutAnimation { cell.isHidden = true }
            cell.waitsForUse = true
            cellPool.give(cell, identifier)
        } else if let header = view as? UITableViewHeaderFooterView, let identifier = header.reuseIdentifier {
            UIView.performWithoutAnimation { header.isHidden = true }
            headerPool.give(header, identifier)
        } else {
            view.removeFromSuperview()
        }
    }

    func announceDisplay(_ view: UIView, _ part: TablePart) {
        guard let delegate = table.delegate else { return }
        switch part {
        case .row(let index): (view as? UITableViewCell).map { delegate.tableView(table, willDisplay: $0, forRowAt: IndexPath(index)) }
        case .header(let section): delegate.tableView(table, willDisplayHeaderView: view, forSection: section)
        case .footer(let section): delegate.tableView(table, willDisplayFooterView: view, forSection: section)
        }
    }

    private func announceEnd(_ view: UIView, _ part: TablePart) {
        guard let delegate = table.delegate else { return }
        switch part {
        case .row(let index): (view as? UITableViewCell).map { delegate.tableView(table, didEndDisplaying: $0, forRowAt: IndexPath(index)) }
        case .header(let section): delegate.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
        case .footer(let section): delegate.tableView(table, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    // MARK: Changes of contents

    func cellContentDidChange(_ cell: UITableViewCell) {
        guard table.selfSizingInvalidation != .disabled, let path = cell.shownIndexPath, table.list.visible[.row(ItemIndex(path))] === cell else { return }
        table.rowLayout.remeasured.insert(.row(ItemIndex(path)))
        table.setNeedsLayout()
    }

    func headerContentDidChange(_ view: UITableViewHeaderFooterView) {
        guard let part = table.list.visible.views.first(where: { $0.value === view })?.key else { return }
        table.rowLayout.remeasured.insert(part)
        table.setNeedsLayout()
    }
}
