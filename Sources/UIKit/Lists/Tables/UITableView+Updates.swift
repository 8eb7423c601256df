internal import ListEngine

// What a table does of its own in batches: its geometry follows the data, rows come in and go as the row animation says.
extension UITableView {
    /// Runs changes of the data together. `updates` runs before this returns, so it needs no `self.`.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Adds a change to the batch that runs, or makes a batch of it alone.
    func record(_ animation: RowAnimation, _ change: (inout UpdateRecorder) -> Void) {
        rowAnimation = animation
        list.record(change)
    }

    var canUpdate: Bool { geometry != nil && dataSource != nil }
    var animatesUpdates: Bool { rowAnimation != .none }
    var measuresAgainInUpdates: Bool { true }
    func useStandardAnimation() { rowAnimation = .automatic }

    func dataWillMove(_ map: BatchMap, _ recorded: UpdateRecorder?) { pendingHeaders = [:] }

    func dataDidMove(_ map: BatchMap, reloaded: Set<TablePart>) {
        geometry = makeGeometry(from: geometry, map)
        for case .row(let index) in reloaded { map.newIndex(of: index).map { geometry?.forgetRow(at: $0) } }
    }

    func exitPlacement(of part: TablePart) -> CGRect? { nil }
    func restingPlacement(of part: TablePart) -> CGRect? { frame(of: part) }

    /// A row that was there before comes from as far away as its neighbour, a new one fades in.
    func placeAtStart(_ view: UIView, _ frame: CGRect, as part: TablePart, _ entry: ListEntry<TablePart, CGRect>) {
        let neighbour: (element: TablePart, placement: CGRect)? = entry.wanted.last {
            !entry.created.contains($0.element) && list.visible.placement(of: $0.element) != nil
        }
        if case .row(let index) = part, entry.map.oldIndex(of: index) != nil, let neighbour,
            let shown = list.visible.placement(of: neighbour.element)
        {
            place(view, frame.offsetBy(dx: 0, dy: shown.minY - neighbour.placement.minY), as: part)
        } else {
            place(view, frame.offsetBy(dx: entryShift(frame), dy: 0), as: part)
            view.alpha = 0
        }
    }

    /// How far aside a new row starts.
    private func entryShift(_ frame: CGRect) -> CGFloat {
        switch rowAnimation {
        case .left: -frame.width
        case .right: frame.width
        default: 0
        }
    }

    func willDepart(_ departures: [Departure]) {
        for departure in departures where departure.target == nil { sendSubviewToBack(departure.view) }
    }

    func arrive(_ view: UIView, _ frame: CGRect, as part: TablePart) {
        place(view, frame, as: part)
        view.alpha = 1
    }

    func depart(_ departure: Departure) {
        let view: UIView = departure.view
        if let target = departure.target {
            view.frame = target
            return
        }
        view.alpha = 0
        if rowAnimation == .left { view.frame.origin.x = -view.frame.width }
        if rowAnimation == .right { view.frame.origin.x = bounds.width }
    }

    func adjustOffsetAfterUpdates() {
        let clamped: CGPoint = scrollRange.clamped(contentOffset)
        if clamped != contentOffset { contentOffset = clamped }
    }

    func didFinishUpdates() {}
}
