internal import ListEngine

// The numbers of rows, and how high everything is.
extension UITableView {
    func invalidateHeights() {
        geometry = nil
        list.needsMeasuring = true
        setNeedsLayout()
    }

    /// The geometry for the counts there are; `old` and the way from it keep what was measured.
    func makeGeometry(from old: TableGeometry? = nil, _ map: BatchMap? = nil) -> TableGeometry {
        let estimate: CGFloat = rowEstimate
        let sections: [TableGeometry.Section] = list.itemCounts.enumerated().map { index, count in
            var rows = ExtentIndex(count: count, estimate: Double(estimate))
            if let old, let map, let origin = map.oldSection(of: index), old.sections[origin].rows.estimate == Double(estimate) {
                rows = old.sections[origin].rows.remapped(count: count) { item in
                    guard let new = map.newIndex(of: ItemIndex(section: origin, item: item)), new.section == index else { return nil }
                    return new.item
                }
            } else if estimatedRowHeight == 0 {
                for row in 0..<count { rows.setExtent(Double(fixedHeight(at: IndexPath(row: row, section: index)) ?? estimate), of: row) }
            }
            return TableGeometry.Section(
                rows: rows, header: headerHeight(of: index), footer: footerHeight(of: index), topPadding: topPadding(of: index))
        }
        return TableGeometry(
            sections: sections, tableHeader: tableHeaderView?.frame.height ?? 0, tableFooter: tableFooterView?.frame.height ?? 0)
    }

    private var rowEstimate: CGFloat {
        if rowHeight > 0 { return rowHeight }
        return estimatedRowHeight > 0 ? estimatedRowHeight : UITableView.standardRowHeight
    }

    /// The height that delegate or property give a row; nil where the cell is to be measured.
    func fixedHeight(at path: IndexPath) -> CGFloat? {
        let height: CGFloat = placeholderHeight(at: ItemIndex(path)) ?? delegate?.tableView(self, heightForRowAt: list.dataPath(path)) ?? rowHeight
        return height >= 0 ? height : nil
    }

    // MARK: Headers and footers

    func title(_ isHeader: Bool, _ section: Int) -> String? {
        isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section) : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    private func topPadding(of section: Int) -> CGFloat {
        if sectionHeaderTopPadding >= 0 { return hasHeader(section) ? sectionHeaderTopPadding : 0 }
        return style == .plain && hasHeader(section) ? ListSectionStyle.Metrics.plainHeaderTopPadding : 0
    }

    private func hasHeader(_ section: Int) -> Bool { headerHeight(of: section) > 0 }

    /// Before the view is there: what delegate and properties say, and the standard heights (behaviour/metrics.json, tableView).
    func headerHeight(of section: Int) -> CGFloat {
        let asked: CGFloat = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        if asked >= 0 { return asked }
        let hasContent: Bool = title(true, section)?.isEmpty == false || hasHeaderView(section)
        if hasContent {
            let estimate: CGFloat? = estimatedSectionHeaderHeight > 0 ? estimatedSectionHeaderHeight : nil
            return known(.header(section)) ?? estimate ?? standardHeaderHeight(of: section)
        }
        guard style != .plain else { return 0 }
        return section == 0 && tableHeaderView == nil ? 35 : ListSectionStyle.Metrics.groupSpacing
    }

    func footerHeight(of section: Int) -> CGFloat {
        let asked: CGFloat = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if asked >= 0 { return asked }
        let hasContent: Bool = title(false, section)?.isEmpty == false || hasFooterView(section)
        if hasContent {
            let estimate: CGFloat? = estimatedSectionFooterHeight > 0 ? estimatedSectionFooterHeight : nil
            return known(.footer(section)) ?? estimate ?? Self.standardFooterHeight
        }
        return style == .plain ? 0 : ListSectionStyle.Metrics.groupSpacing
    }

    /// Of a header whose contents do not say.
    func standardHeaderHeight(of section: Int) -> CGFloat {
        if style == .plain { return ListSectionStyle.Metrics.plainHeaderHeight }
        return (section == 0 && tableHeaderView == nil ? ListSectionStyle.Metrics.groupSpacing : 0) + 38
    }

    static let standardFooterHeight: CGFloat = 32

    private func known(_ part: TablePart) -> CGFloat? {
        guard list.visible[part] != nil, !list.needsMeasuring else { return nil }
        return list.visible.placement(of: part)?.height
    }

    private func hasHeaderView(_ section: Int) -> Bool {
        hasView(.header(section), isHeader: true, section)
    }

    private func hasFooterView(_ section: Int) -> Bool {
        hasView(.footer(section), isHeader: false, section)
    }

    /// Whether the delegate has a view for the part; the view is kept until it is shown.
    private func hasView(_ part: TablePart, isHeader: Bool, _ section: Int) -> Bool {
        if list.visible[part] != nil || pendingHeaders[part] != nil { return true }
        guard let view = viewFromDelegate(isHeader, section) else { return false }
        pendingHeaders[part] = view
        return true
    }

    func viewFromDelegate(_ isHeader: Bool, _ section: Int) -> UIView? {
        isHeader ? delegate?.tableView(self, viewForHeaderInSection: section) : delegate?.tableView(self, viewForFooterInSection: section)
    }

    // MARK: Cells

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
}
