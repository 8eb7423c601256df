internal import ListEngine

/// How high the parts of a table are, and where they stand.
@MainActor final class TableLayout {
    unowned let table: UITableView
    /// The known places of the parts; nil before the data source was asked.
    var geometry: TableGeometry?
    /// Parts whose content changed since they were measured.
    var remeasured: Set<TablePart> = []
    /// Headers and footers of the delegate's that were asked for and are not shown yet.
    var pendingHeaders: [TablePart: UIView] = [:]

    init(table: UITableView) { self.table = table }

    func forgetData() {
        geometry = nil
        pendingHeaders = [:]
    }

    func invalidateHeights() {
        geometry = nil
        table.list.needsMeasuring = true
        table.setNeedsLayout()
    }

    /// The geometry for the counts there are; `old` and the way from it keep what was measured.
    func makeGeometry(from old: TableGeometry? = nil, _ map: BatchMap? = nil) -> TableGeometry {
        let estimate: CGFloat = rowEstimate
        let sections: [TableGeometry.Section] = table.list.itemCounts.enumerated().map { index, count in
            var rows = ExtentIndex(count: count, estimate: Double(estimate))
            if let old, let map, let origin = map.oldSection(of: index), old.sections[origin].rows.estimate == Double(estimate) {
                rows = old.sections[origin].rows.remapped(count: count) { item in
                    guard let new = map.newIndex(of: ItemIndex(section: origin, item: item)), new.section == index else { return nil }
                    return new.item
                }
            } else if table.estimatedRowHeight == 0 {
                for row in 0..<count { rows.setExtent(Double(fixedHeight(at: IndexPath(row: row, section: index)) ?? estimate), of: row) }
            }
            return TableGeometry.Section(
                rows: rows, header: headerHeight(of: index), footer: footerHeight(of: index), topPadding: topPadding(of: index))
        }
        return TableGeometry(
            sections: sections, tableHeader: table.tableHeaderView?.frame.height ?? 0, tableFooter: table.tableFooterView?.frame.height ?? 0)
    }

    private var rowEstimate: CGFloat {
        if table.rowHeight > 0 { return table.rowHeight }
        return table.estimatedRowHeight > 0 ? table.estimatedRowHeight : UITableView.standardRowHeight
    }

    /// The height that delegate or property give a row; nil where the cell is to be measured.
    func fixedHeight(at path: IndexPath) -> CGFloat? {
        let asked: CGFloat? = table.drags.placeholderHeight(at: ItemIndex(path)) ?? table.delegate?.tableView(table, heightForRowAt: table.list.dataPath(path))
        let height: CGFloat = asked ?? table.rowHeight
        return height >= 0 ? height : nil
    }

    // MARK: Headers and footers

    func title(_ isHeader: Bool, _ section: Int) -> String? {
        isHeader
            ? table.dataSource?.tableView(table, titleForHeaderInSection: section)
            : table.dataSource?.tableView(table, titleForFooterInSection: section)
    }

    private func topPadding(of section: Int) -> CGFloat {
        if table.sectionHeaderTopPadding >= 0 { return hasHeader(section) ? table.sectionHeaderTopPadding : 0 }
        return table.style == .plain && hasHeader(section) ? ListSectionStyle.Metrics.plainHeaderTopPadding : 0
    }

    private func hasHeader(_ section: Int) -> Bool { headerHeight(of: section) > 0 }

    /// Before the view is there: what delegate and properties say, and the standard heights (behaviour/metrics.json, tableView).
    func headerHeight(of section: Int) -> CGFloat {
        let asked: CGFloat = table.delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
        if asked >= 0 { return asked }
        let hasContent: Bool = title(true, section)?.isEmpty == false || hasHeaderView(section)
        if hasContent {
            return known(.header(section)) ?? headerEstimate(of: section, isHeader: true) ?? standardHeaderHeight(of: section)
        }
        guard table.style != .plain else { return 0 }
        return section == 0 && table.tableHeaderView == nil ? 35 : ListSectionStyle.Metrics.groupSpacing
    }

    func footerHeight(of section: Int) -> CGFloat {
        let asked: CGFloat = table.delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
        if asked >= 0 { return asked }
        let hasContent: Bool = title(false, section)?.isEmpty == false || hasFooterView(section)
        if hasContent {
            return known(.footer(section)) ?? headerEstimate(of: section, isHeader: false) ?? Self.standardFooterHeight
        }
        return table.style == .plain ? 0 : ListSectionStyle.Metrics.groupSpacing
    }

    /// The height that delegate or property estimate for a header or footer that is not measured yet; nil for none.
    func headerEstimate(of section: Int, isHeader: Bool) -> CGFloat? {
        let asked: CGFloat? =
            isHeader
            ? table.delegate?.tableView(table, estimatedHeightForHeaderInSection: section)
            : table.delegate?.tableView(table, estimatedHeightForFooterInSection: section)
        let estimate: CGFloat = asked ?? (isHeader ? table.estimatedSectionHeaderHeight : table.estimatedSectionFooterHeight)
        return estimate > 0 ? estimate : nil
    }

    /// Of a header whose contents do not say.
    func standardHeaderHeight(of section: Int) -> CGFloat {
        if table.style == .plain { return ListSectionStyle.Metrics.plainHeaderHeight }
        return (section == 0 && table.tableHeaderView == nil ? ListSectionStyle.Metrics.groupSpacing : 0) + 38
    }

    static let standardFooterHeight: CGFloat = 32

    private func known(_ part: TablePart) -> CGFloat? {
        guard table.list.visible[part] != nil, !table.list.needsMeasuring else { return nil }
        return table.list.visible.placement(of: part)?.height
    }

    private func hasHeaderView(_ section: Int) -> Bool {
        hasView(.header(section), isHeader: true, section)
    }

    private func hasFooterView(_ section: Int) -> Bool {
        hasView(.footer(section), isHeader: false, section)
    }

    /// Whether the delegate has a view for the part; the view is kept until it is shown.
    private func hasView(_ part: TablePart, isHeader: Bool, _ section: Int) -> Bool {
        if table.list.visible[part] != nil || pendingHeaders[part] != nil { return true }
        guard let view = viewFromDelegate(isHeader, section) else { return false }
        pendingHeaders[part] = view
        return true
    }

    func viewFromDelegate(_ isHeader: Bool, _ section: Int) -> UIView? {
        isHeader
            ? table.delegate?.tableView(table, viewForHeaderInSection: section)
            : table.delegate?.tableView(table, viewForFooterInSection: section)
    }
}
