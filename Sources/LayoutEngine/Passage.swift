/// A row of a passage: what the next constraint is compared with.
struct PassageRow: BitwiseCopyable {
    /// As `ExpectedRow.key`; 0, which no constraint has, where no row is expected.
    var key: UInt64
    /// Where its constant goes, among those of the passage.
    var place: Int32 = 0
    /// What each variable's number is counted from: 0 for the passage's first unknown, else an input of the passage.
    var origins: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    var offsets: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    var coefficients: (Double, Double, Double, Double) = (0, 0, 0, 0)

    @inline(__always)
    func expects(_ otherKey: UInt64, _ constant: Double) -> Bool { key == otherKey && abs(constant) <= LayoutSystem.largestMagnitude }

    func equals(_ other: PassageRow) -> Bool {
        key == other.key && place == other.place && origins == other.origins && offsets == other.offsets && coefficients == other.coefficients
    }
}

/// Constraints that came one right after the other and were all those of the components they touch, such as a cell's.
/// When they come again, on variables of their own, everything they need is laid down at once, copied from here; then
/// each constraint is only compared with the next row, and its constant is stored.
struct Passage: BitwiseCopyable {
    /// A component's use of one of the passage's inputs.
    struct Use: BitwiseCopyable {
        var input: UInt8
        /// The component's number in the passage, and the input's in the component.
        var component: Int32
        var ordinal: Int32
    }

    private let memory: UnsafeMutableRawPointer
    /// The rows and, behind the last one, a row that nothing equals.
    let rows: UnsafeMutablePointer<PassageRow>
    /// What is laid down: numbers and places in it count from the passage's first ones.
    let records: UnsafeMutablePointer<ConstraintRecord>
    let components: UnsafeMutablePointer<ComponentRecord>
    let uses: UnsafeMutablePointer<Use>
    /// By place among the passage's rows, component by component: the row.
    let rowAtPlace: UnsafeMutablePointer<Int32>
    /// By place among the passage's unknowns: how far the variable lies behind the first unknown, and its component with that
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

    /// The passage that this one begins with, where it was joined of two; -1 otherwise.
    var prefix: Int32 = -1
    /// Whether it may be joined with what follows it.
    var isJoinable = true

    /// Only what is short is joined with what follows: where something else follows, little was laid down in vain.
    static let mostJoinedRows = 4
    static let mostRows = 256
    static let mostInputs = 7

    /// A passage that is yet to be filled in.
    init(rowCount: Int, componentCount: Int, unknownCount: Int, useCount: Int) {
        self.rowCount = rowCount
        self.componentCount = componentCount
        self.unknownCount = unknownCount
        self.useCount = useCount
        let rowBytes = (rowCount + 1) * MemoryLayout<PassageRow>.stride, recordBytes = rowCount * MemoryLayout<ConstraintRecord>.stride
        let componentBytes = componentCount * MemoryLayout<ComponentRecord>.stride, useBytes = useCount * MemoryLayout<Use>.stride
        memory = .allocate(byteCount: rowBytes + recordBytes + componentBytes + useBytes + 8 * unknownCount + 4 * (rowCount + unknownCount), alignment: 8)
        rows = memory.assumingMemoryBound(to: PassageRow.self)
        records = (memory + rowBytes).assumingMemoryBound(to: ConstraintRecord.self)
        components = (memory + rowBytes + recordBytes).assumingMemoryBound(to: ComponentRecord.self)
        let seatStart = memory + rowBytes + recordBytes + componentBytes
        seats = seatStart.assumingMemoryBound(to: SIMD2<Int32>.self)
        uses = (seatStart + 8 * unknownCount).assumingMemoryBound(to: Use.self)
        rowAtPlace = (seatStart + 8 * unknownCount + useBytes).assumingMemoryBound(to: Int32.self)
        offsets = rowAtPlace + rowCount
        (rows + rowCount).initialize(to: PassageRow(key: 0))
    }

    func free() { memory.deallocate() }

    /// To be called once all is filled in.
    mutating func finish() {
        for unknown in 0..<unknownCount {
            lowestOffset = min(lowestOffset, offsets[unknown])
            highestOffset = max(highestOffset, offsets[unknown])
        }
        for use in 0..<useCount { inputCount = max(inputCount, Int(uses[use].input)) }
    }

    /// This passage and right after it `next`, `distance` variables on, whose inputs have the given numbers here.
    func joined(with next: Passage, distance: Int32, inputs: SIMD8<UInt8>) -> Passage {
        var joint = Passage(
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
        _ part: Passage, rowsBefore: Int, componentsBefore: Int, unknownsBefore: Int, usesBefore: Int, distance: Int32,
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

    func equals(_ other: Passage) -> Bool {
        guard rowCount == other.rowCount, componentCount == other.componentCount, unknownCount == other.unknownCount,
            useCount == other.useCount
        else { return false }
        for index in 0..<componentCount where components[index].plan != other.components[index].plan { return false }
        for index in 0..<unknownCount where offsets[index] != other.offsets[index] { return false }
        for index in 0..<rowCount where !rows[index].equals(other.rows[index]) { return false }
        return true
    }
}

/// A system's place in the passage that it follows.
struct Following: BitwiseCopyable {
    /// The row to come next; one that nothing equals where no passage is followed.
    var row: UnsafeMutablePointer<PassageRow>
    var constants: UnsafeMutablePointer<Double>
    /// The variables that offsets count from: the first unknown, then the inputs, `unbound` until they are mentioned.
    let origins: UnsafeMutablePointer<Int32>
    var nextSlot: Int32 = 0
    /// -1 where no passage is followed.
    var passage: Int32 = -1
    var firstComponent: Int32 = 0
    var firstSequence: UInt32 = 0
    /// The passage whose inputs the last ones were, -1 where none is known.
    var inputsOf: Int32 = -1
    /// In which situation it began.
    var situation: UInt64 = 0
    /// The passage that ended right before, which may be joined with this one.
    var previous = Previous()

    struct Previous: BitwiseCopyable {
        /// -1 for none.
        var passage: Int32 = -1
        var lead: Int32 = 0
        var situation: UInt64 = 0
        /// The sequence number after its last constraint.
        var end: UInt32 = 0
        /// Its inputs' variables; `unbound` for none.
        var inputs = SIMD8<Int32>(repeating: Following.unbound)
    }

    static let unbound = Int32.min

    init(noRow: UnsafeMutablePointer<PassageRow>) {
        row = noRow
        constants = UnsafeMutablePointer(bitPattern: MemoryLayout<Double>.alignment).unsafelyUnwrapped
        origins = .allocate(capacity: 1 + Passage.mostInputs)
        origins.initialize(repeating: Self.unbound, count: 1 + Passage.mostInputs)
    }

    /// Takes the row that comes next. Returns its slot.
    @inline(__always)
    mutating func take(_ constant: Double) -> Int32 {
        constants[Int(row.pointee.place)] = constant
        row += 1
        let slot = nextSlot
        nextSlot = slot &+ 1
        return slot
    }
}
