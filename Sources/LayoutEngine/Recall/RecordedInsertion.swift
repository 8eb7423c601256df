/// Constraints that came one right after the other and were all those of the components they touch, such as a cell's.
/// When they come again, on variables of their own, everything they need is laid down at once, copied from here; then
/// each constraint is only compared with the next row, and its constant is stored.
struct RecordedInsertion: ~Copyable {
    /// A component's use of one of the insertion's inputs.
    struct Use: BitwiseCopyable {
        var input: UInt8
        /// The component's number in the insertion, and the input's in the component.
        var component: Int32
        var ordinal: Int32
    }

    private let memory: UnsafeMutableRawPointer
    /// The rows and, behind the last one, a row that nothing equals.
    let rows: UnsafeMutablePointer<RecordedRow>
    /// The records to be laid down: numbers and places in them count from the insertion's first ones.
    let records: UnsafeMutablePointer<ConstraintRecord>
    let components: UnsafeMutablePointer<ComponentRecord>
    let uses: UnsafeMutablePointer<Use>
    /// By place among the insertion's rows, component by component: the row.
    let rowAtPlace: UnsafeMutablePointer<Int32>
    /// By place among the insertion's unknowns: how far the variable lies behind the first unknown, and its component with that
    /// place.
    let offsets: UnsafeMutablePointer<Int32>
    let seats: UnsafeMutablePointer<SIMD2<Int32>>
    let rowCount: Int
    let componentCount: Int
    let unknownCount: Int
    let useCount: Int
    private(set) var inputCount = 0
    private(set) var lowestOffset: Int32 = 0
    private(set) var highestOffset: Int32 = 0

    /// The insertion that this one begins with, where it was joined of two; -1 otherwise.
    var prefix: Int32 = -1
    /// Whether it may be joined with what follows it.
    var isJoinable = true

    /// Only what is short is joined with what follows: where something else follows, little was laid down in vain.
    static let mostJoinedRows = 4
    static let mostRows = 256
    static let mostInputs = 7

    /// An insertion that is yet to be filled in.
    init(rowCount: Int, componentCount: Int, unknownCount: Int, useCount: Int) {
        self.rowCount = rowCount
        self.componentCount = componentCount
        self.unknownCount = unknownCount
        self.useCount = useCount
        let rowBytes = (rowCount + 1) * MemoryLayout<RecordedRow>.stride, recordBytes = rowCount * MemoryLayout<ConstraintRecord>.stride
        let componentBytes = componentCount * MemoryLayout<ComponentRecord>.stride, useBytes = useCount * MemoryLayout<Use>.stride
        let numberBytes = 8 * unknownCount + 4 * (rowCount + unknownCount)
        memory = .allocate(byteCount: rowBytes + recordBytes + componentBytes + useBytes + numberBytes, alignment: 8)
        rows = memory.assumingMemoryBound(to: RecordedRow.self)
        records = (memory + rowBytes).assumingMemoryBound(to: ConstraintRecord.self)
        components = (memory + rowBytes + recordBytes).assumingMemoryBound(to: ComponentRecord.self)
        let seatStart = memory + rowBytes + recordBytes + componentBytes
        seats = seatStart.assumingMemoryBound(to: SIMD2<Int32>.self)
        uses = (seatStart + 8 * unknownCount).assumingMemoryBound(to: Use.self)
        rowAtPlace = (seatStart + 8 * unknownCount + useBytes).assumingMemoryBound(to: Int32.self)
        offsets = rowAtPlace + rowCount
        (rows + rowCount).initialize(to: RecordedRow(key: 0))
    }

    deinit { memory.deallocate() }

    /// To be called once all is filled in.
    mutating func finish() {
        for unknown in 0..<unknownCount {
            lowestOffset = min(lowestOffset, offsets[unknown])
            highestOffset = max(highestOffset, offsets[unknown])
        }
        for use in 0..<useCount { inputCount = max(inputCount, Int(uses[use].input)) }
    }

    /// This insertion and right after it `next`, `distance` variables on, whose inputs have the given numbers here.
    func joined(with next: borrowing RecordedInsertion, distance: Int32, inputs: SIMD8<UInt8>) -> RecordedInsertion {
        var joint = RecordedInsertion(
            rowCount: rowCount + next.rowCount, componentCount: componentCount + next.componentCount,
            unknownCount: unknownCount + next.unknownCount, useCount: useCount + next.useCount)
        joint.append(self, rowsBefore: 0, componentsBefore: 0, unknownsBefore: 0, usesBefore: 0, distance: 0, SIMD8(0, 1, 2, 3, 4, 5, 6, 7))
        joint.append(
            next, rowsBefore: rowCount, componentsBefore: componentCount, unknownsBefore: unknownCount, usesBefore: useCount,
            distance: distance, inputs)
        joint.finish()
        return joint
    }

    private func append(
        _ part: borrowing RecordedInsertion, rowsBefore: Int, componentsBefore: Int, unknownsBefore: Int, usesBefore: Int, distance: Int32,
        _ inputs: SIMD8<UInt8>
    ) {
        for index in 0..<part.rowCount {
            var row = part.rows[index]
            row.place += Int32(rowsBefore)
            func move(_ origin: inout UInt8, _ offset: inout Int32) {
                if origin == 0 { offset += distance } else { origin = inputs[Int(origin)] }
            }
            let count = Int(truncatingIfNeeded: row.key & 0xFF)
            if count > 0 { move(&row.origins.0, &row.offsets.0) }
            if count > 1 { move(&row.origins.1, &row.offsets.1) }
            if count > 2 { move(&row.origins.2, &row.offsets.2) }
            if count > 3 { move(&row.origins.3, &row.offsets.3) }
            rows[rowsBefore + index] = row
            var record = part.records[index]
            record.component += Int32(componentsBefore)
            record.sequence += UInt32(rowsBefore)
            records[rowsBefore + index] = record
            rowAtPlace[rowsBefore + index] = part.rowAtPlace[index] + Int32(rowsBefore)
        }
        for index in 0..<part.componentCount {
            var component = part.components[index]
            component.unknownBase += Int32(unknownsBefore)
            component.rowBase += Int32(rowsBefore)
            component.inputBase += Int32(usesBefore)
            components[componentsBefore + index] = component
        }
        for index in 0..<part.unknownCount {
            offsets[unknownsBefore + index] = part.offsets[index] + distance
            seats[unknownsBefore + index] = part.seats[index] &+ SIMD2(Int32(componentsBefore), Int32(unknownsBefore))
        }
        for index in 0..<part.useCount {
            var use = part.uses[index]
            use.input = inputs[Int(use.input)]
            use.component += Int32(componentsBefore)
            uses[usesBefore + index] = use
        }
    }

    func equals(_ other: borrowing RecordedInsertion) -> Bool {
        guard rowCount == other.rowCount, componentCount == other.componentCount, unknownCount == other.unknownCount,
            useCount == other.useCount
        else { return false }
        for index in 0..<componentCount where components[index].plan != other.components[index].plan { return false }
        for index in 0..<unknownCount where offsets[index] != other.offsets[index] { return false }
        for index in 0..<rowCount where !rows[index].equals(other.rows[index]) { return false }
        return true
    }
}
