internal import ListEngine

/// The places that rows come from and go to in a batch of updates, as its row animation defines them.
@MainActor final class TableRowMotion {
    private unowned let table: UITableView
    /// Of the batch that runs, or that ran last.
    var animation: UITableView.RowAnimation = .automatic

    init(table: UITableView) { self.table = table }

    /// A row that was there before comes from as far away as its neighbour, a new one fades in.
    func placeAtStart(_ view: UIView, _ frame: CGRect, as part: TablePart, _ entry: ListEntry<TablePart, CGRect>) {
        let neighbour: (element: TablePart, placement: CGRect)? = entry.wanted.last {
            !entry.created.contains($0.element) && table.list.visible.placement(of: $0.element) != nil
        }
        if case .row(let index) = part, entry.map.oldIndex(of: index) != nil, let neighbour,
            let shown = table.list.visible.placement(of: neighbour.element)
        {
            table.place(view, frame.offsetBy(dx: 0, dy: shown.minY - neighbour.placement.minY), as: part)
        } else {
            table.place(view, frame.offsetBy(dx: entryShift(frame), dy: 0), as: part)
            view.alpha = 0
        }
    }

    /// How far aside a new row starts.
    private func entryShift(_ frame: CGRect) -> CGFloat {
        switch animation {
        case .left: -frame.width
        case .right: frame.width
        default: 0
        }
    }

    func depart(_ departure: UITableView.Departure) {
        let view: UIView = departure.view
        if let target = departure.target {
            view.frame = target
            return
        }
        view.alpha = 0
        if animation == .left { view.frame.origin.x = -view.frame.width }
        if animation == .right { view.frame.origin.x = table.bounds.width }
    }
}
