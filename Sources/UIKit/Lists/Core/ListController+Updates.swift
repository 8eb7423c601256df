internal import ListEngine

// Batches of updates: what is shown moves to where it belongs after the change of data.
extension ListController {
    // MARK: Recording

    func batch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        beginBatch()
        updates?()
        endBatch(completion: completion)
    }

    func beginBatch() {
        if batchDepth == 0 { recorder = counts == nil ? nil : UpdateRecorder() }
        batchDepth += 1
    }

    /// Carries the batch out that ends. Without counts from before it there is nothing to compare with: the list is reloaded.
    func endBatch(completion: ((Bool) -> Void)?) {
        guard batchDepth > 0 else { return }
        batchDepth -= 1
        guard batchDepth == 0 else {
            completion?(true)
            return
        }
        let recorded: UpdateRecorder? = recorder
        recorder = nil
        guard let recorded, counts != nil, host.canUpdate else {
            host.loadAnew()
            if host.fillsWithoutSize { layOut(afterBatch: true) }
            completion?(true)
            return
        }
        commit(recorded, completion: completion)
    }

    /// Adds a change to the batch that runs, or makes a batch of it alone.
    func record(_ change: (inout UpdateRecorder) -> Void) {
        let isAlone: Bool = batchDepth == 0
        if isAlone { beginBatch() }
        if recorder != nil { change(&recorder!) }
        if isAlone { endBatch(completion: nil) }
    }

    private func commit(_ recorded: UpdateRecorder, completion: ((Bool) -> Void)?) {
        guard placeholders.isEmpty || !recorded.changesSections else {
            host.loadAnew()
            completion?(true)
            return
        }
        let recorded: UpdateRecorder = placeholders.isEmpty ? recorded : placeholders.translate(recorded)
        let actual: [Int] = askedCounts()
        let map = BatchMap(recorded.changes, oldCounts: counts ?? []) { actual.indices.contains($0) ? actual[$0] : 0 }
        if let complaint = UpdateRecorder.complaint(map, actual: actual, noun: Host.noun) { fatalError(complaint) }
        apply(
            map, reloaded: elements(of: recorded.reloadedItems, sections: recorded.reloadedSections), recorded: recorded,
            animated: host.animatesUpdates && UIView.areAnimationsEnabled, completion: completion)
    }

    /// The elements whose views are replaced when items and sections are reloaded.
    func elements(of items: [ItemIndex], sections: [Int]) -> Set<Host.Element> {
        var reloaded: Set<Host.Element> = Set(items.map { .item($0) })
        guard !sections.isEmpty else { return reloaded }
        for element in visible.views.keys where element.isReloadedWithSection && sections.contains(element.section) { reloaded.insert(element) }
        return reloaded
    }

    /// Fills the views of items again, given by their places in the data: the data source gets the view that is there.
    func reconfigure(_ items: [ItemIndex]) {
        for item in items {
            let shown: ItemIndex = placeholders.shownIndex(ofData: item)
            let element: Host.Element = .item(shown)
            guard let old = visible[element] else {
                host.forgetSize(of: shown)
                continue
            }
            refilling[item] = old
            let filled: Host.ElementView? = host.fill(IndexPath(item))
            refilling[item] = nil
            guard let view = filled else { return }
            if view !== old {
                let placement: Host.Placement? = visible.placement(of: element)
                recycle(element)
                visible.show(view, as: element)
                host.adopt(view, as: element)
                if let placement { host.place(view, placement, as: element) }
            }
            host.setNeedsMeasuring(view, element)
        }
        host.setNeedsLayout()
    }

    // MARK: Carrying out

    /// Carries a batch out whose new data is there already.
    func apply(
        _ map: BatchMap, reloaded: Set<Host.Element> = [], recorded: UpdateRecorder? = nil, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let isShown: Bool = animated && host.window != nil && host.bounds.width > 0 && host.bounds.height > 0 && !visible.views.isEmpty
        host.focusedPath = nil
        counts = map.newCounts
        follow(map)
        prefetcher.reset()
        host.dataWillMove(map, recorded)
        let reloaded: Set<Host.Element> = reloaded.union(host.replacedElements(map))
        var leaving: [Host.Departure] = visible.rename(by: map, reloaded: reloaded).map { element, view in
            Host.Departure(element: element, view: view, target: host.exitPlacement(of: element))
        }
        for (element, view) in visible.views { host.didRename(view, to: element) }
        host.dataDidMove(map, reloaded: reloaded)
        guard isShown else {
            for departure in leaving { host.retire(departure.view, departure.element) }
            host.didFinishUpdates()
            host.setNeedsLayout()
            // The views are there when the call returns, in a window or not.
            layOut(afterBatch: true)
            completion?(true)
            return
        }
        host.correctsOffset = false
        defer { host.correctsOffset = true }
        let wanted: [(element: Host.Element, placement: Host.Placement)] = settle(map)
        leaving += visible.takeOut(allBut: Set(wanted.map(\.element))).map { element, view in
            Host.Departure(element: element, view: view, target: host.restingPlacement(of: element))
        }
        animate(wanted, leaving, completion)
    }

    /// Moves the selection and the drag along with their items.
    private func follow(_ map: BatchMap) {
        selection.remap(map)
        drag?.follow { map.newIndex(of: ItemIndex($0)).map { IndexPath($0) } }
    }

    /// Makes the views of what will be seen, measured, where they come in from. Returns where everything will be.
    private func settle(_ map: BatchMap) -> [(element: Host.Element, placement: Host.Placement)] {
        isLayingOut = true
        defer { isLayingOut = false }
        var created: Set<Host.Element> = []
        var wanted: [(element: Host.Element, placement: Host.Placement)] = []
        UIView.performWithoutAnimation {
            ListPasses.run { round in
                host.prepareElements()
                wanted = host.wantedElements()
                return settle(wanted, &created, measuresWhatStays: round == 0 && host.measuresAgainInUpdates)
            }
            let entry = ListEntry(map: map, created: created, wanted: wanted)
            for (element, placement) in wanted where created.contains(element) {
                guard let view = visible[element] else { continue }
                host.placeAtStart(view, placement, as: element, entry)
                view.layoutIfNeeded()
            }
        }
        return wanted
    }

    /// One round: makes what has no view yet. Returns whether a size turned out different.
    private func settle(
        _ wanted: [(element: Host.Element, placement: Host.Placement)], _ created: inout Set<Host.Element>, measuresWhatStays: Bool
    ) -> Bool {
        var changed = false
        for (element, placement) in wanted {
            if let view = visible[element] {
                if measuresWhatStays, host.measure(view, element, placement) { changed = true }
                continue
            }
            guard let view = host.makeView(for: element, at: placement) else { continue }
            visible.show(view, as: element)
            host.place(view, placement, as: element)
            created.insert(element)
            if host.measure(view, element, placement) { changed = true }
        }
        return changed
    }

    private func animate(
        _ wanted: [(element: Host.Element, placement: Host.Placement)], _ leaving: [Host.Departure], _ completion: ((Bool) -> Void)?
    ) {
        host.willDepart(leaving)
        UIView.animate(
            withDuration: ListTiming.update,
            animations: { [host] in
                for (element, placement) in wanted {
                    if let view = self.visible[element] { host.arrive(view, placement, as: element) }
                }
                for departure in leaving { host.depart(departure) }
                host.adjustOffsetAfterUpdates()
            }
        ) { [weak self, weak host] finished in
            if let host, self != nil {
                for departure in leaving {
                    UIView.performWithoutAnimation { departure.view.alpha = 1 }
                    host.retire(departure.view, departure.element)
                }
                host.didFinishUpdates()
                host.setNeedsLayout()
            }
            completion?(finished)
        }
        host.setNeedsLayout()
    }
}

/// Times that lists have in common.
enum ListTiming {
    /// Seconds that an animated change takes.
    static let update: TimeInterval = 0.3
}
