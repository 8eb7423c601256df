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

    /// The rows and, behind the last one, a row that nothing equals.
    let rows: UnsafeMutablePointer<PassageRow>
    /// What is laid down: numbers and places in it count from the passage's first ones.
    let records: UnsafeMutablePointer<ConstraintRecord>
    let components: UnsafeMutablePointer<ComponentRecord>
    /// By place among the passage's rows, component by component: the row.
    let rowAtPlace: UnsafeMutablePointer<Int32>
    /// By place among the passage's unknowns: how far the variable lies behind the first unknown, and its component.
    let offsets: UnsafeMutablePointer<Int32>
    let owners: UnsafeMutablePointer<Int32>
    let uses: UnsafeMutablePointer<Use>
    let rowCount: Int
    let componentCount: Int
    let unknownCount: Int
    let useCount: Int
    let lowestOffset: Int32
    let highestOffset: Int32

    static let mostRows = 256
    static let mostInputs = 7

    init(
        rows: [PassageRow], records: [ConstraintRecord], components: [ComponentRecord], rowAtPlace: [Int32], offsets: [Int32],
        owners: [Int32], uses: [Use]
    ) {
        rowCount = records.count
        componentCount = components.count
        unknownCount = offsets.count
        useCount = uses.count
        lowestOffset = offsets.min() ?? 0
        highestOffset = offsets.max() ?? 0
        self.rows = Self.copy(rows)
        self.records = Self.copy(records)
        self.components = Self.copy(components)
        self.rowAtPlace = Self.copy(rowAtPlace)
        self.offsets = Self.copy(offsets)
        self.owners = Self.copy(owners)
        self.uses = Self.copy(uses)
    }

    private static func copy<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
        let copy = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
        for index in elements.indices { (copy + index).initialize(to: elements[index]) }
        return copy
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

    func free() {
        rows.deallocate()
        records.deallocate()
        components.deallocate()
        rowAtPlace.deallocate()
        offsets.deallocate()
        owners.deallocate()
        uses.deallocate()
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
