/// The separators of the empty rows below a plain table's last one.
final class TableFillerView: UIView {
    private var lines: [UIView] = []

    /// Shows a line at the lower edge of each row that begins within the view.
    func show(rowHeight: CGFloat, insets: UIEdgeInsets, color: UIColor?) {
        let thickness: CGFloat = 1 / max(1, traitCollection.displayScale)
        let count: Int = TableFillers.count(room: bounds.height, rowHeight: rowHeight)
        while lines.count > count { lines.removeLast().removeFromSuperview() }
        while lines.count < count {
            let line = _UITableViewCellSeparatorView(frame: .zero)
            addSubview(line)
            lines.append(line)
        }
        for (row, line) in lines.enumerated() {
            line.backgroundColor = color
            line.frame = CGRect(
                x: insets.left, y: CGFloat(row + 1) * rowHeight - thickness, width: max(0, bounds.width - insets.left - insets.right),
                height: thickness)
        }
    }
}

/// How many empty rows fill a table: values in, a number out.
enum TableFillers {
    static func count(room: CGFloat, rowHeight: CGFloat) -> Int {
        guard room > 0, rowHeight >= 1 else { return 0 }
        return Int((room / rowHeight).rounded(.up))
    }
}

extension UITableView {
    /// Fills the room below the last row, as far as it is seen.
    func layOutFillers() {
        let height: CGFloat = fillerHeight
        let top: CGFloat = rowLayout.geometry?.contentHeight ?? 0
        let room: CGFloat = bounds.maxY - top
        guard height > 0, room > 0 else {
            fillers?.removeFromSuperview()
            fillers = nil
            return
        }
        let view: TableFillerView = fillers ?? TableFillerView(frame: .zero)
        if fillers == nil {
            view.isUserInteractionEnabled = false
            insertSubview(view, at: backgroundView == nil ? 0 : 1)
            fillers = view
        }
        view.frame = CGRect(x: 0, y: top, width: bounds.width, height: room)
        let margin: CGFloat = ListSectionStyle.Metrics.plainMargin(forWidth: bounds.width)
        let start = NSDirectionalEdgeInsets(top: 0, leading: margin + safeAreaInsets.left, bottom: 0, trailing: 0)
        view.show(rowHeight: height, insets: ownSeparatorInset ?? start.resolved(rightToLeft: isRightToLeft), color: separatorColor)
    }

    /// 0 where there are no empty rows.
    private var fillerHeight: CGFloat {
        guard style == .plain, separatorStyle == .singleLine, tableFooterView == nil, dataSource != nil else { return 0 }
        if fillerRowHeight >= 0 { return fillerRowHeight }
        guard let section = list.itemCounts.lastIndex(where: { $0 > 0 }) else { return rowHeight > 0 ? rowHeight : Self.standardRowHeight }
        return rectForRow(at: IndexPath(row: list.itemCounts[section] - 1, section: section)).height
    }
}
