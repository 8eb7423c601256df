internal import ListEngine

// Where the parts of a table are, once what is seen is measured.
extension TableLayout {
    func prepareElements() {
        placeTableViews()
        var current: TableGeometry = geometry ?? makeGeometry()
        current.setTableViews(header: table.tableHeaderView?.frame.height ?? 0, footer: table.tableFooterView?.frame.height ?? 0)
        geometry = current
        let size = CGSize(width: table.bounds.width, height: current.contentHeight)
        if table.contentSize != size { table.contentSize = size }
        if let footer = table.tableFooterView { footer.frame.origin.y = current.contentHeight - footer.frame.height }
    }

    private func placeTableViews() {
        if let header = table.tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: table.bounds.width, height: header.frame.height)
        }
        if let footer = table.tableFooterView {
            footer.frame = CGRect(x: 0, y: footer.frame.minY, width: table.bounds.width, height: footer.frame.height)
        }
    }

    // MARK: Where things are

    /// The sides of inset rows: the list's margin and the safe area.
    var sideInsets: UIEdgeInsets {
        guard table.style == .insetGrouped else { return .zero }
        let safe: UIEdgeInsets = table.safeAreaInsets
        let own: CGFloat = (table.isRightToLeft ? table.layoutMargins.right - safe.right : table.layoutMargins.left - safe.left)
        let margin: CGFloat = max(own, ListSectionStyle.Metrics.margin(forWidth: table.bounds.width))
        return UIEdgeInsets(top: 0, left: margin + safe.left, bottom: 0, right: margin + safe.right)
    }

    private var visibleTop: CGFloat { table.bounds.minY + table.adjustedContentInset.top }
    private var visibleBottom: CGFloat { table.bounds.maxY - table.adjustedContentInset.bottom }

    /// Everything that touches the part that is seen, with its frame.
    func wantedElements() -> [(element: TablePart, placement: CGRect)] {
        guard let geometry else { return [] }
        var wanted: [(element: TablePart, placement: CGRect)] = []
        let low: CGFloat = table.bounds.minY
        // A table without a height has the row that it begins in.
        let high: CGFloat = max(table.bounds.maxY, low.nextUp)
        for section in geometry.sections(from: low, to: high) {
            for row in geometry.rows(of: section, from: low, to: high) {
                let index = ItemIndex(section: section, item: row)
                wanted.append((.row(index), frame(of: .row(index))))
            }
            for part in [TablePart.header(section), .footer(section)] {
                let frame: CGRect = frame(of: part)
                if frame.height > 0, frame.maxY > low, frame.minY < high { wanted.append((part, frame)) }
            }
        }
        return wanted
    }

    func frame(of part: TablePart) -> CGRect {
        guard let geometry else { return .zero }
        let width: CGFloat = table.bounds.width
        switch part {
        case .row(let index):
            let sides: UIEdgeInsets = sideInsets
            return geometry.rowFrame(index.item, in: index.section, x: sides.left, width: width - sides.left - sides.right)
        case .header(let section):
            let sides: UIEdgeInsets = sideInsets
            let part: TableGeometry.Section = geometry.sections[section]
            let y: CGFloat = table.style == .plain ? geometry.pinnedHeaderY(of: section, visibleTop: visibleTop) : part.start + part.topPadding
            return CGRect(x: sides.left, y: y, width: width - sides.left - sides.right, height: part.header)
        case .footer(let section):
            let sides: UIEdgeInsets = sideInsets
            let part: TableGeometry.Section = geometry.sections[section]
            let y: CGFloat = table.style == .plain ? geometry.pinnedFooterY(of: section, visibleBottom: visibleBottom) : part.rowsEnd
            return CGRect(x: sides.left, y: y, width: width - sides.left - sides.right, height: part.footer)
        }
    }

    // MARK: Measuring

    /// Takes the height of a part that was not known; returns whether it moved anything.
    func measure(_ view: UIView, _ part: TablePart, _ frame: CGRect) -> Bool {
        switch part {
        case .row(let index):
            guard let cell = view as? UITableViewCell else { return false }
            let height: CGFloat = fixedHeight(at: IndexPath(index)) ?? measuredHeight(of: cell, width: frame.width)
            cell.makeRoomForContent(height: height)
            return geometry?.setRowHeight(height, at: index) ?? false
        case .header(let section):
            guard let height = measuredHeader(view, section, isHeader: true, width: frame.width) else { return false }
            return geometry?.setHeaderHeight(height, of: section) ?? false
        case .footer(let section):
            guard let height = measuredHeader(view, section, isHeader: false, width: frame.width) else { return false }
            return geometry?.setFooterHeight(height, of: section) ?? false
        }
    }

    private func measuredHeight(of cell: UITableViewCell, width: CGFloat) -> CGFloat {
        guard let height = cell.fittingHeight(width: width) else { return UITableView.standardRowHeight }
        let scale: CGFloat = max(1, table.traitCollection.displayScale)
        let rounded: CGFloat = (height * scale - 0.001).rounded(.up) / scale
        // Contents of the system's own are at least as high as a row; an app's constraints may ask for less.
        return cell.contentConfiguration is UIListContentConfiguration ? max(rounded, UITableView.standardRowHeight) : max(rounded, 1)
    }

    private func measuredHeader(_ view: UIView, _ section: Int, isHeader: Bool, width: CGFloat) -> CGFloat? {
        let asked: CGFloat? =
            isHeader
            ? table.delegate?.tableView(table, heightForHeaderInSection: section)
            : table.delegate?.tableView(table, heightForFooterInSection: section)
        let fixed: CGFloat = asked ?? (isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight)
        guard fixed < 0 else { return nil }
        var height: CGFloat?
        if let header = view as? UITableViewHeaderFooterView {
            height = header.fittingHeight(width: width)
            // The first header of a grouped table stands a little lower.
            if isHeader, section == 0, table.style != .plain, header.isMadeForTitle, table.tableHeaderView == nil {
                height = height.map { $0 + ListSectionStyle.Metrics.groupSpacing }
            }
        } else if view.existingLayoutBox != nil {
            height =
                view.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        let scale: CGFloat = max(1, table.traitCollection.displayScale)
        if let height, height > 0 { return (height * scale - 0.001).rounded(.up) / scale }
        // Nothing in it says: what an estimate said before is not its height.
        guard headerEstimate(of: section, isHeader: isHeader) != nil else { return nil }
        return isHeader ? standardHeaderHeight(of: section) : Self.standardFooterHeight
    }
}
