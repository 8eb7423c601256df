internal import ListEngine

// Batches of updates: what is shown moves to where it belongs after the change of data.
extension UITableView {
    /// Runs changes of the data together. `updates` runs before this returns, so it needs no `self.`.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    func batch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        beginBatch()
        updates?()
        endBatch(completion: completion)
    }

    func beginBatch() {
        if batchDepth == 0 { recorder = UpdateRecorder() }
        batchDepth += 1
    }

    func endBatch(completion: ((Bool) -> Void)?) {
        batchDepth -= 1
        guard batchDepth == 0 else {
            completion?(true)
            return
        }
        let recorded: UpdateRecorder = recorder ?? UpdateRecorder()
        recorder = nil
        guard counts != nil, geometry != nil, dataSource != nil else {
            reloadData()
            completion?(true)
            return
        }
        commit(recorded, completion: completion)
    }

    /// Adds a change to the batch that runs, or makes a batch of it alone.
    func record(_ animation: RowAnimation, _ change: (inout UpdateRecorder) -> Void) {
        let isAlone: Bool = recorder == nil
        if isAlone { beginBatch() }
        rowAnimation = animation
        change(&recorder!)
        if isAlone { endBatch(completion: nil) }
    }

    private func commit(_ recorded: UpdateRecorder, completion: ((Bool) -> Void)?) {
        guard placeholders.isEmpty || !recorded.changesSections else {
            reloadData()
            completion?(true)
            return
        }
        let recorded: UpdateRecorder = placeholders.isEmpty ? recorded : placeholders.translate(recorded)
        let actual: [Int] = askedCounts()
        let map = BatchMap(recorded.changes, oldCounts: counts ?? []) { actual.indices.contains($0) ? actual[$0] : 0 }
        if let complaint = UpdateRecorder.complaint(map, actual: actual, noun: "table") { fatalError(complaint) }
        var reloaded: Set<TablePart> = Set(recorded.reloadedItems.map { .row($0) })
        for section in recorded.reloadedSections {
            for part in parts.keys where part.section == section { reloaded.insert(part) }
        }
        apply(map, reloaded: reloaded, animated: rowAnimation != .none && UIView.areAnimationsEnabled, completion: completion)
    }

    /// Fills the cells of rows again: the data source gets the cell that is there.
    func reconfigure(_ paths: [IndexPath]) {
        guard let dataSource else { return }
        for path in paths {
            let part = TablePart.row(ItemIndex(path))
            guard let old = cellForRow(at: path) else {
                geometry?.forgetRow(at: ItemIndex(path))
                continue
            }
            reconfigured[path] = old
            let cell: UITableViewCell = dataSource.tableView(self, cellForRowAt: path)
            reconfigured[path] = nil
            remeasured.insert(part)
            if cell !== old {
                recycle(part)
                parts[part] = cell
                addSubview(cell)
                prepare(cell, path)
            }
        }
        setNeedsLayout()
    }

    /// Carries a batch out whose new data is there already.
    func apply(_ map: BatchMap, reloaded: Set<TablePart> = [], animated: Bool, completion: ((Bool) -> Void)? = nil) {
        let isShown: Bool = animated && window != nil && bounds.width > 0 && !parts.isEmpty
        let old: [TablePart: UIView] = parts
        let oldFrames: [TablePart: CGRect] = frames
        focusedPath = nil
        counts = map.newCounts
        existingDrag?.follow { map.newIndex(of: ItemIndex($0)).map { IndexPath($0) } }
        selectedPaths = selectedPaths.compactMap { map.newIndex(of: ItemIndex($0)).map { IndexPath($0) } }
        prefetched = []
        pendingHeaders = [:]
        parts = [:]
        frames = [:]
        var leaving: [(part: TablePart, view: UIView, target: CGRect?)] = []
        for (part, view) in old {
            guard let new = part.moved(by: map), !reloaded.contains(part) else {
                leaving.append((part, view, nil))
                continue
            }
            parts[new] = view
            frames[new] = oldFrames[part]
            if case .row(let index) = new { (view as? UITableViewCell)?.shownIndexPath = IndexPath(index) }
        }
        geometry = makeGeometry(from: geometry, map)
        for case .row(let index) in reloaded { map.newIndex(of: index).map { geometry?.forgetRow(at: $0) } }
        guard isShown else {
            for element in leaving { retire(element.view, element.part) }
            setNeedsLayout()
            completion?(true)
            return
        }
        correctsOffset = false
        let wanted: [(part: TablePart, frame: CGRect)] = settle(map)
        let names = Set(wanted.map(\.part))
        for part in Array(parts.keys) where !names.contains(part) {
            guard let view = parts.removeValue(forKey: part) else { continue }
            frames[part] = nil
            leaving.append((part, view, frame(of: part)))
        }
        animate(wanted, leaving, completion)
        correctsOffset = true
    }

    /// Makes the views of what will be seen, measured, where they come in from.
    private func settle(_ map: BatchMap) -> [(part: TablePart, frame: CGRect)] {
        var created: [TablePart] = []
        var wanted: [(part: TablePart, frame: CGRect)] = []
        isLayingOut = true
        UIView.performWithoutAnimation {
            for round in 0..<12 {
                prepareGeometry()
                wanted = wantedParts()
                var changed = false
                for (part, frame) in wanted {
                    // A batch asks for the heights again of what stays, too.
                    if let view = parts[part] {
                        if round == 0, measure(view, part, width: frame.width) { changed = true }
                        continue
                    }
                    guard let view = makeView(for: part) else { continue }
                    place(view, part, frame)
                    created.append(part)
                    if measure(view, part, width: frame.width) { changed = true }
                }
                if !changed { break }
            }
            let starts: [CGFloat] = wanted.compactMap { part, frame in created.contains(part) ? nil : frames[part].map { $0.minY - frame.minY } }
            for (part, frame) in wanted where created.contains(part) {
                guard let view = parts[part] else { continue }
                if case .row(let index) = part, map.oldIndex(of: index) != nil, let shift = starts.last {
                    place(view, part, frame.offsetBy(dx: 0, dy: shift))
                } else {
                    place(view, part, frame.offsetBy(dx: entryShift(frame), dy: 0))
                    view.alpha = 0
                }
                view.layoutIfNeeded()
            }
        }
        isLayingOut = false
        return wanted
    }

    /// How far aside a new row starts.
    private func entryShift(_ frame: CGRect) -> CGFloat {
        switch rowAnimation {
        case .left: -frame.width
        case .right: frame.width
        default: 0
        }
    }

    private func animate(
        _ wanted: [(part: TablePart, frame: CGRect)], _ leaving: [(part: TablePart, view: UIView, target: CGRect?)],
        _ completion: ((Bool) -> Void)?
    ) {
        let exit: RowAnimation = rowAnimation
        for element in leaving where element.target == nil { sendSubviewToBack(element.view) }
        UIView.animate(withDuration: UICollectionView.updateDuration, animations: {
            for (part, frame) in wanted {
                guard let view = self.parts[part] else { continue }
                self.place(view, part, frame)
                view.alpha = 1
            }
            for element in leaving {
                if let target = element.target {
                    element.view.frame = target
                } else {
                    element.view.alpha = 0
                    if exit == .left { element.view.frame.origin.x = -element.view.frame.width }
                    if exit == .right { element.view.frame.origin.x = self.bounds.width }
                }
            }
            let clamped: CGPoint = self.scrollRange.clamped(self.contentOffset)
            if clamped != self.contentOffset { self.contentOffset = clamped }
        }) { [weak self] finished in
            if let self {
                for element in leaving {
                    UIView.performWithoutAnimation { element.view.alpha = 1 }
                    self.retire(element.view, element.part)
                }
                self.setNeedsLayout()
            }
            completion?(finished)
        }
        setNeedsLayout()
    }
}

extension TablePart {
    var section: Int {
        switch self {
        case .row(let index): index.section
        case .header(let section), .footer(let section): section
        }
    }

    /// The part's name after a batch; nil if it is gone.
    func moved(by map: BatchMap) -> TablePart? {
        switch self {
        case .row(let index): map.newIndex(of: index).map { .row($0) }
        case .header(let section): map.newSection(of: section).map { .header($0) }
        case .footer(let section): map.newSection(of: section).map { .footer($0) }
        }
    }
}
