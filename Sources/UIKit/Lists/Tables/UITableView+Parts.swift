internal import ListEngine

// The views of what is seen: made, placed, recycled.
extension UITableView {
    // MARK: Placing

    func place(_ view: UIView, _ proposed: CGRect, as part: TablePart) {
        let frame: CGRect = placedFrame(proposed, part)
        let old: CGRect? = list.visible.placement(of: part)
        if old != frame || view.frame != frame {
            list.visible.setPlacement(frame, of: part)
            view.frame = frame
        }
        if view.isHidden { view.isHidden = false }
        switch part {
        case .row(let index):
            (view as? UITableViewCell)?.place = place(of: index)
            if list.drag != nil { view.alpha = list.dragAlpha(of: index) }
        case .header(let section):
            (view as? UITableViewHeaderFooterView)?.isPinned =
                style == .plain
                && geometry.map {
                    frame.minY > $0.sections[section].start + $0.sections[section].topPadding
                } ?? false
        case .footer: break
        }
    }

    /// What a row's place in its section means for its looks.
    private func place(of index: ItemIndex) -> TableCellPlace {
        let count: Int = numberOfRows(inSection: index.section)
        let isFirst: Bool = index.item == 0
        let isLast: Bool = index.item == count - 1
        let hasLines: Bool = separatorStyle == .singleLine
        var place = TableCellPlace()
        place.showsSeparator = hasLines && !(style == .insetGrouped && isLast)
        place.showsTopSeparator = hasLines && style == .grouped && isFirst
        place.hasFullSeparator = style == .grouped && isLast
        if style == .insetGrouped {
            if isFirst { place.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if isLast { place.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        return place
    }

    func updatePlaces() {
        for (part, view) in list.visible.views {
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
            if view.superview !== self {
                if case .row = part { insertSubview(view, at: backgroundView == nil ? 0 : 1) } else { addSubview(view) }
            } else if case .row = part {
            } else {
                bringSubviewToFront(view)
            }
        }
        return view
    }

    private func makeCell(_ index: ItemIndex) -> UITableViewCell? {
        guard let dataSource, list.hasItem(index) else { return nil }
        let path = IndexPath(index)
        let asked: IndexPath = list.askedPath(index)
        let cell: UITableViewCell = placeholderCell(at: index) ?? dataSource.tableView(self, cellForRowAt: asked)
        prepare(cell, path)
        return cell
    }

    func giveMargins(to cell: UITableViewCell) {
        let margin: CGFloat = cellMargin
        cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
    }

    /// Tells a cell what the table knows of its row.
    func prepare(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.owningTableView = self
        cell.shownIndexPath = path
        cell.waitsForUse = false
        UIView.performWithoutAnimation {
            giveMargins(to: cell)
            cell.preservesSuperviewLayoutMargins = style != .insetGrouped
            cell.contentView.preservesSuperviewLayoutMargins = true
            cell.indentationLevel = max(cell.indentationLevel, delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0)
            cell.setSelected(list.selection.contains(path), animated: false)
            cell.hasFocus = focusedPath == path
            applyEditing(to: cell, path, animated: false)
        }
    }

    /// From the cells' edges to their content.
    private var cellMargin: CGFloat {
        if cellLayoutMarginsFollowReadableWidth {
            let readable: CGRect = readableContentGuide.layoutFrame
            return max(16, readable.minX - bounds.minX - sideInsets.left)
        }
        let width: CGFloat = bounds.width
        return style == .insetGrouped ? ListSectionStyle.Metrics.margin(forWidth: width) : ListSectionStyle.Metrics.plainMargin(forWidth: width)
    }

    private func makeHeader(_ section: Int, isHeader: Bool) -> UIView? {
        let part: TablePart = isHeader ? .header(section) : .footer(section)
        if let own = pendingHeaders.removeValue(forKey: part) ?? viewFromDelegate(isHeader, section) {
            if let header = own as? UITableViewHeaderFooterView { adopt(header, isHeader: isHeader) }
            return own
        }
        guard let title = title(isHeader, section), !title.isEmpty else { return nil }
        let identifier: String = isHeader ? "_UITableViewHeader" : "_UITableViewFooter"
        let view: UITableViewHeaderFooterView = headerPool.take(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.isMadeForTitle = true
        adopt(view, isHeader: isHeader)
        view.textLabel?.text = style == .plain || !isHeader ? title : title.uppercased()
        return view
    }

    private func adopt(_ view: UITableViewHeaderFooterView, isHeader: Bool) {
        view.owningTableView = self
        view.isFooter = !isHeader
        let margin: CGFloat = cellMargin
        view.preservesSuperviewLayoutMargins = style != .insetGrouped
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
        guard let delegate else { return }
        switch part {
        case .row(let index): (view as? UITableViewCell).map { delegate.tableView(self, willDisplay: $0, forRowAt: IndexPath(index)) }
        case .header(let section): delegate.tableView(self, willDisplayHeaderView: view, forSection: section)
        case .footer(let section): delegate.tableView(self, willDisplayFooterView: view, forSection: section)
        }
    }

    private func announceEnd(_ view: UIView, _ part: TablePart) {
        guard let delegate else { return }
        switch part {
        case .row(let index): (view as? UITableViewCell).map { delegate.tableView(self, didEndDisplaying: $0, forRowAt: IndexPath(index)) }
        case .header(let section): delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        case .footer(let section): delegate.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    // MARK: Changes of contents

    func cellContentDidChange(_ cell: UITableViewCell) {
        guard let path = cell.shownIndexPath, list.visible[.row(ItemIndex(path))] === cell else { return }
        remeasured.insert(.row(ItemIndex(path)))
        setNeedsLayout()
    }

    func headerContentDidChange(_ view: UITableViewHeaderFooterView) {
        guard let part = list.visible.views.first(where: { $0.value === view })?.key else { return }
        remeasured.insert(part)
        setNeedsLayout()
    }
}
