/// One time that a recorded insertion came again, whose records and rows are not written yet.
struct UnwrittenReplay: BitwiseCopyable {
    /// The recorded insertion's number, -1 once the records are written.
    var insertion: Int32
    var firstSlot: Int32
    var firstComponent: Int32
    var firstSequence: UInt32
}

/// The records of constraints that came as recorded: most are never looked at. They are written when somebody asks for one of
/// them, or when a component of theirs is taken apart.
final class UnwrittenRecords {
    private let constraints: ConstraintTable
    private let components: ComponentTable
    private let plans: PlanStore
    /// In the order of their slots and of their components: both grow.
    private let replays = FlatArray<UnwrittenReplay>(capacity: 8)
    private var writtenCount = 0

    init(_ constraints: ConstraintTable, _ components: ComponentTable, _ plans: PlanStore) {
        self.constraints = constraints
        self.components = components
        self.plans = plans
    }

    @inline(__always)
    func append(_ replay: UnwrittenReplay) { replays.append(replay) }

    /// Makes sure that the record of a slot is written.
    @inline(__always)
    func write(slot: Int) {
        guard replays.count > 0, slot >= Int(replays.base.pointee.firstSlot) else { return }
        writeLast { Int($0.firstSlot) <= slot }
    }

    /// Makes sure that the records of a component's constraints are written.
    @inline(__always)
    func write(component: Int) {
        guard replays.count > 0, component >= Int(replays.base.pointee.firstComponent) else { return }
        writeLast { Int($0.firstComponent) <= component }
    }

    func writeAll() {
        for index in 0..<replays.count where replays[index].insertion >= 0 { writeRecords(of: replays[index]) }
        replays.removeAll()
        writtenCount = 0
    }

    /// Writes the records of the last replay that is not after what is looked for.
    @inline(__always)
    private func writeLast(isNotAfter: (UnwrittenReplay) -> Bool) {
        var low = 0, high = replays.count
        while low < high {
            let middle = (low + high) / 2
            if isNotAfter(replays.base[middle]) { low = middle + 1 } else { high = middle }
        }
        // What is not there was written before.
        if low > 0, replays.base[low - 1].insertion >= 0 { write(low - 1) }
    }

    @inline(never)
    private func write(_ index: Int) {
        writeRecords(of: replays[index])
        replays[index].insertion = -1
        writtenCount += 1
        guard writtenCount > 64, 2 * writtenCount > replays.count else { return }
        replays.removeAll { $0.insertion < 0 }
        writtenCount = 0
    }

    private func writeRecords(of replay: UnwrittenReplay) {
        constraints.records.provide()
        components.rows.provide()
        let insertion = plans.insertions[Int(replay.insertion)], count = insertion.pointee.rowCount
        ConstraintRecord.copy(
            insertion.pointee.records, to: constraints.records.base + Int(replay.firstSlot), count: count,
            addingToComponent: replay.firstComponent, toSequence: replay.firstSequence)
        let rows = components.rows.base + Int(components[Int(replay.firstComponent)].pointee.rowBase)
        let rowAtPlace = insertion.pointee.rowAtPlace
        for place in 0..<count { rows[place] = replay.firstSlot &+ rowAtPlace[place] }
    }
}
