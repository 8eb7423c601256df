/// The connected components of a system by number, their values, and which of them have to be looked at.
final class ComponentTable {
    let records = FlatArray<ComponentRecord>(capacity: 512)
    private let free = FlatArray<Int32>(capacity: 8)
    // One block of each pool belongs to a component. `values` runs beside `variables`; so does `anchors`, from the first
    // change of an input on, and `reported`, if anybody ever asks for changes. `constants`, the constraints', runs beside `rows`.
    let variables = FlatArray<Int32>(capacity: 2048)
    let values = FlatArray<Double>(capacity: 2048)
    let anchors = FlatArray<Double>(capacity: 8)
    let reported = FlatArray<Double>(capacity: 8)
    let rows = FlatArray<Int32>(capacity: 256)
    let constants = FlatArray<Double>(capacity: 4096)
    let inputUses = FlatArray<InputUse>(capacity: 8)
    /// Elements of `variables` that belong to a component.
    private var liveVariables = 0

    /// Components whose values are out of date.
    let dirty = FlatArray<Int32>(capacity: 8)
    private let changed = FlatArray<Int32>(capacity: 8)
    /// Whether somebody asks for changed values.
    private(set) var tracksChanges = false
    #if DEBUG
        /// Components whose values nobody has checked yet, see `AnswerCheck`.
        let unchecked = FlatArray<Int32>(capacity: 8)
    #endif
    /// The next row of components that expect none.
    private let noRow: UnsafeMutablePointer<ExpectedRow>

    init(noRow: UnsafeMutablePointer<ExpectedRow>) { self.noRow = noRow }

    /// The record of a number. Its address holds until components are made.
    @inline(__always)
    subscript(number: Int) -> UnsafeMutablePointer<ComponentRecord> {
        assert(number >= 0 && number < records.count, "no such component")
        return records.base + number
    }

    @inline(__always) var count: Int { records.count }
    @inline(__always) var freeCount: Int { free.count }

    // MARK: Making and ending

    /// Makes a component without unknowns and rows.
    func make() -> Int {
        if let reused = free.popLast() {
            // It may still stand on a list of work.
            let kept = records[Int(reused)].flags & (ComponentRecord.dirty | ComponentRecord.listedAsChanged | ComponentRecord.unchecked)
            records[Int(reused)] = ComponentRecord(expectedRow: noRow)
            records[Int(reused)].flags |= kept
            return Int(reused)
        }
        records.append(ComponentRecord(expectedRow: noRow))
        return records.count - 1
    }

    /// Has the number given to the next component. Its values stay readable.
    func end(_ number: Int) {
        let record = records.base + number
        liveVariables -= Int(record.pointee.unknownCount)
        record.pointee.flags &= ~(ComponentRecord.alive | ComponentRecord.expected)
        record.pointee.unknownCount = 0
        record.pointee.rowCount = 0
        record.pointee.inputCount = 0
        free.append(Int32(number))
    }

    /// Makes room for unknowns in their pools. Returns where they begin.
    @inline(__always)
    func appendUnknowns(_ count: Int) -> Int {
        liveVariables += count
        if tracksChanges { reported.append(repeating: 0, count: count) }
        _ = variables.appendUninitialized(count)
        return values.append(repeating: 0, count: count)
    }

    /// Makes sure that there is an anchor for each value.
    func coverAnchors() {
        if anchors.count < values.count { _ = anchors.appendUninitialized(values.count - anchors.count) }
    }

    // MARK: A component's inputs

    /// The number of the input that the component mentions at `ordinal`.
    @inline(__always)
    func input(_ component: UnsafeMutablePointer<ComponentRecord>, _ ordinal: Int) -> Int {
        Int(inputUses.base[Int(component.pointee.inputBase) + ordinal].input)
    }

    // MARK: Lists of work

    func markDirty(_ number: Int) {
        guard records[number].flags & ComponentRecord.dirty == 0 else { return }
        records[number].flags |= ComponentRecord.dirty
        dirty.append(Int32(number))
    }

    /// Has `drainChanges` look at the component.
    @inline(__always)
    func markChanged(_ number: Int) {
        assert(markUnchecked(number))
        guard tracksChanges else { return }
        let flags = records.base[number].flags
        records.base[number].flags = flags | ComponentRecord.changed | ComponentRecord.listedAsChanged
        if flags & ComponentRecord.listedAsChanged == 0 { changed.append(Int32(truncatingIfNeeded: number)) }
    }

    /// Has the component's answer checked, in debug builds. Returns true.
    private func markUnchecked(_ number: Int) -> Bool {
        #if DEBUG
            if records[number].flags & ComponentRecord.unchecked == 0 {
                records[number].flags |= ComponentRecord.unchecked
                unchecked.append(Int32(number))
            }
        #endif
        return true
    }

    /// Calls `body` for each unknown of a changed component whose value is another one than the last time. An unknown's first
    /// old value is 0.
    func drainChanges(_ body: (_ variable: LayoutVariable, _ old: Double, _ new: Double) -> Void) {
        for index in 0..<changed.count {
            let component = records.base + Int(changed[index])
            let isChanged = component.pointee.flags & ComponentRecord.changed != 0
            component.pointee.flags &= ~(ComponentRecord.changed | ComponentRecord.listedAsChanged)
            guard isChanged else { continue }
            let base = Int(component.pointee.unknownBase)
            for position in base..<(base + Int(component.pointee.unknownCount)) where values[position] != reported[position] {
                let old = reported[position]
                reported[position] = values[position]
                body(LayoutVariable(index: variables[position]), old, values[position])
            }
        }
        changed.removeAll()
    }

    /// Nobody asked for changes so far: all values are new.
    func startTrackingChanges() {
        guard !tracksChanges else { return }
        tracksChanges = true
        reported.reset(count: values.count, to: 0)
        for number in 0..<records.count where records[number].flags & ComponentRecord.alive != 0 { markChanged(number) }
    }

    // MARK: Compaction

    /// Whether more than half of the pools belongs to components that ended.
    var isWasteful: Bool { variables.count > 1024 && variables.count > 2 * liveVariables }

    /// Moves the pools' blocks together. All rows must be written, and no component may be in the middle of anything.
    func compact(_ table: VariableTable) {
        coverAnchors()
        let newVariables = FlatArray<Int32>(capacity: liveVariables), newRows = FlatArray<Int32>(), newConstants = FlatArray<Double>()
        let newValues = FlatArray<Double>(capacity: liveVariables), newAnchors = FlatArray<Double>(capacity: liveVariables)
        let newReported = FlatArray<Double>(), newInputUses = FlatArray<InputUse>()
        for number in 0..<records.count where records[number].flags & ComponentRecord.alive != 0 {
            let record = records[number]
            records[number].unknownBase = Int32(newVariables.count)
            records[number].rowBase = Int32(newRows.count)
            records[number].inputBase = Int32(newInputUses.count)
            for position in Int(record.unknownBase)..<Int(record.unknownBase + record.unknownCount) {
                table[Int(variables[position])].pointee.position = Int32(newVariables.count)
                newVariables.append(variables[position])
                newValues.append(values[position])
                newAnchors.append(anchors[position])
                if tracksChanges { newReported.append(reported[position]) }
            }
            for place in Int(record.rowBase)..<Int(record.rowBase + record.rowCount) {
                newRows.append(rows[place])
                newConstants.append(constants[place])
            }
            for use in Int(record.inputBase)..<Int(record.inputBase + record.inputCount) { newInputUses.append(inputUses[use]) }
        }
        variables.replace(with: newVariables)
        values.replace(with: newValues)
        anchors.replace(with: newAnchors)
        reported.replace(with: newReported)
        rows.replace(with: newRows)
        constants.replace(with: newConstants)
        inputUses.replace(with: newInputUses)
    }
}
