// The records of a passage's constraints: most are never looked at. They are written when somebody asks for one of them,
// or when a component of theirs is taken apart.

/// One time that a passage came, whose records and rows are not written yet.
struct Occurrence: BitwiseCopyable {
    /// The passage's number, -1 once the records are written.
    var passage: Int32
    var firstSlot: Int32
    var firstComponent: Int32
    var firstSequence: UInt32
}

extension LayoutSystem {
    /// Makes sure that the record of a slot is written.
    @inline(__always)
    func writeRecord(_ slot: Int) {
        guard occurrences.count > 0, slot >= Int(occurrences.base.pointee.firstSlot) else { return }
        writeRecords { Int($0.firstSlot) <= slot }
    }

    /// Makes sure that the records of a component's constraints are written.
    @inline(__always)
    func writeRecords(ofComponent component: Int) {
        guard occurrences.count > 0, component >= Int(occurrences.base.pointee.firstComponent) else { return }
        writeRecords { Int($0.firstComponent) <= component }
    }

    /// Writes those of the last occurrence that is not after what is looked for. Slots and components both grow.
    @inline(__always)
    private func writeRecords(isNotAfter: (Occurrence) -> Bool) {
        var low = 0, high = occurrences.count
        while low < high {
            let middle = (low + high) / 2
            if isNotAfter(occurrences.base[middle]) { low = middle + 1 } else { high = middle }
        }
        // What is not there was written before.
        if low > 0, occurrences.base[low - 1].passage >= 0 { write(low - 1) }
    }

    func writeAllRecords() {
        for index in 0..<occurrences.count where occurrences[index].passage >= 0 { writeRecords(of: occurrences[index]) }
        occurrences.removeAll()
        counters.pointee.writtenOccurrences = 0
    }

    @inline(never)
    private func write(_ index: Int) {
        writeRecords(of: occurrences[index])
        occurrences[index].passage = -1
        counters.pointee.writtenOccurrences += 1
        guard counters.pointee.writtenOccurrences > 64, 2 * counters.pointee.writtenOccurrences > occurrences.count else { return }
        occurrences.removeAll { $0.passage < 0 }
        counters.pointee.writtenOccurrences = 0
    }

    private func writeRecords(of occurrence: Occurrence) {
        constraints.provide()
        poolRows.provide()
        let passage = plans.passages.base + Int(occurrence.passage), count = passage.pointee.rowCount
        ConstraintRecord.copy(
            passage.pointee.records, to: constraints.base + Int(occurrence.firstSlot), count: count,
            addingToComponent: occurrence.firstComponent, toSequence: occurrence.firstSequence)
        let rows = poolRows.base + Int(components[Int(occurrence.firstComponent)].rowBase), rowAtPlace = passage.pointee.rowAtPlace
        for place in 0..<count { rows[place] = occurrence.firstSlot &+ rowAtPlace[place] }
    }
}
