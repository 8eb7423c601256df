internal import ListEngine

// What a table does of its own in batches: its geometry follows the data, rows come in and go as the row animation says.
extension UITableView {
    /// Runs changes of the data together. `updates` runs before this returns, so it needs no `self.`.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Adds a change to the batch that runs, or makes a batch of it alone.
    func record(_ animation: RowAnimation, _ change: (inout UpdateRecorder) -> Void) {
        rowMotion.animation = animation
        list.record(change)
    }

    var canUpdate: Bool { rowLayout.geometry != nil && dataSource != nil }
    var animatesUpdates: Bool { rowMotion.animation != .none }
    var measuresAgainInUpdates: Bool { true }
    var fillsWithoutSize: Bool { true }
    func useStandardAnimation() { rowMotion.animation = .automatic }

    func dataWillMove(_ map: BatchMap, _ recorded: UpdateRecorder?) { rowLayout.pendingHeaders = [:] }

    func dataDidMove(_ map: BatchMap, reloaded: Set<TablePart>) {
        rowLayout.geometry = rowLayout.makeGeometry(from: rowLayout.geometry, map)
        for case .row(let index) in reloaded { map.newIndex(of: index).map { rowLayout.geometry?.forgetRow(at: $0) } }
    }

    func exitPlacement(of part: TablePart) -> CGRect? { nil }
    func restingPlacement(of part: TablePart) -> CGRect? { rowLayout.frame(of: part) }

    func placeAtStart(_ view: UIView, _ frame: CGRect, as part: TablePart, _ entry: ListEntry<TablePart, CGRect>) {
        rowMotion.placeAtStart(view, frame, as: part, entry)
    }

    func willDepart(_ departures: [Departure]) {
        for departure in departures where departure.target == nil { sendSubviewToBack(departure.view) }
    }

    func arrive(_ view: UIView, _ frame: CGRect, as part: TablePart) {
        place(view, frame, as: part)
        view.alpha = 1
    }

    func depart(_ departure: Departure) { rowMotion.depart(departure) }

    func adjustOffsetAfterUpdates() {
        let clamped: CGPoint = scrollRange.clamped(contentOffset)
        if clamped != contentOffset { contentOffset = clamped }
    }

    func didFinishUpdates() {}
}
