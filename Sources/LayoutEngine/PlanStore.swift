/// What the hot paths need of a plan: plain data, reached without reference counting.
struct PlanRecord: BitwiseCopyable {
    let shape: ComponentShape
    /// Every basis known to be the best for some constants, in the order they were found.
    let programs = FlatArray<UnsafeMutablePointer<BasisProgram>>(capacity: 4)
    /// The number of the first of `programs`: numbers are not used again when programs are dropped.
    var firstBasis: Int32 = 0
    /// The basis that was right the last time, tried first on a new component.
    var recentBasis: Int32 = -1
    /// How many more new components `recentBasis` was wrong for than right, of late.
    var misses = 0
    /// Components that use the plan.
    var useCount: Int32 = 0
    /// The plans of the components that were formed after one of this plan the last times: the first guesses for the next.
    var followingPlans: (Int32, Int32) = (-1, -1)
    var expectation: Expectation?

    /// The program numbered `basis`, if it is still known.
    @inline(__always)
    func program(_ basis: Int32) -> UnsafeMutablePointer<BasisProgram>? {
        let index = Int(basis &- firstBasis)
        return basis >= 0 && index >= 0 && index < programs.count ? programs[index] : nil
    }

    func freePrograms() {
        for index in 0..<programs.count { BasisProgram.destroy(programs[index]) }
        programs.removeAll()
    }
}

/// The plans in use, found by shape. Systems of one thread can share them.
final class PlanStore {
    let records = FlatArray<PlanRecord>(capacity: 8)
    let expectations = ExpectationTable()
    /// What components have that expect no rows.
    let noRow: UnsafeMutablePointer<ExpectedRow>
    let passages = FlatArray<Passage>(capacity: 8)
    /// What systems expect that follow no passage.
    let noPassageRow: UnsafeMutablePointer<PassageRow>
    /// Scratch memory for all systems.
    let solver = ComponentSolver()
    let changeWalk = ChangeWalk()
    let batches = BatchQueue()
    let crossings = CrossingQueue()
    private var systems: [ObjectIdentifier: UnownedSystem] = [:]
    private var plans: [ComponentPlan?] = []
    private var byHash: [UInt64: [Int]] = [:]
    private var free: [Int] = []
    private var unused = 0
    /// Unused plans are kept for the next component of their shape, up to this number.
    private static let unusedLimit = 32
    /// Beyond so many, all passages are forgotten.
    private static let passageLimit = 256
    /// Programs of a plan are dropped once they hold more steps than this.
    private static let stepLimit = 400_000

    private struct UnownedSystem {
        unowned let system: LayoutSystem
    }

    init() {
        noRow = .allocate(capacity: 1)
        noRow.initialize(to: .none)
        noPassageRow = .allocate(capacity: 1)
        noPassageRow.initialize(to: PassageRow(key: 0))
    }

    func enter(_ system: LayoutSystem) { systems[ObjectIdentifier(system)] = UnownedSystem(system: system) }

    /// Forgets a system that is going away.
    func leave(_ system: ObjectIdentifier) { systems[system] = nil }

    deinit {
        expectations.free()
        noRow.deallocate()
        for index in 0..<passages.count { passages[index].free() }
        passages.free()
        noPassageRow.deallocate()
        batches.free()
        crossings.free()
        for index in plans.indices where plans[index] != nil { freeRecord(index) }
        records.free()
    }

    subscript(index: Int) -> ComponentPlan { plans[index].unsafelyUnwrapped }

    /// The plan for `shape`, made where there is none, with one more use counted.
    func plan(for shape: ComponentShape) -> Int {
        let hash = shape.hashed()
        for index in byHash[hash] ?? [] where records[index].shape.equals(shape) {
            retain(index)
            return index
        }
        let plan = ComponentPlan(shape: shape.copy())
        var record = PlanRecord(shape: plan.shape)
        record.useCount = 1
        let index = free.popLast() ?? plans.count
        if index == plans.count {
            plans.append(plan)
            records.append(record)
        } else {
            plans[index] = plan
            records[index] = record
        }
        byHash[hash, default: []].append(index)
        return index
    }

    /// A plan that was unused is used again.
    func countAsUsed() { unused -= 1 }

    func retain(_ index: Int) {
        if records[index].useCount == 0 { countAsUsed() }
        records[index].useCount += 1
    }

    func release(_ index: Int) {
        records[index].useCount -= 1
        guard records[index].useCount == 0 else { return }
        unused += 1
        if unused > Self.unusedLimit { dropUnused() }
    }

    /// Adds a basis to the known ones of a plan and returns its number. The others may have to make room.
    func adopt(_ program: UnsafeMutablePointer<BasisProgram>, plan index: Int) -> Int32 {
        let programs = records[index].programs
        for known in 0..<programs.count where programs[known].pointee.sides.elements.elementsEqual(program.pointee.sides.elements) {
            BasisProgram.destroy(program)
            return records[index].firstBasis + Int32(known)
        }
        if isFull(index) {
            records[index].firstBasis += Int32(programs.count)
            records[index].freePrograms()
            for entry in systems.values { entry.system.forgetMotions(ofPlan: index) }
        }
        let basis = records[index].firstBasis + Int32(programs.count)
        programs.append(program)
        program.pointee.number = basis
        return basis
    }

    /// Whether the plan's programs have to make room for another one.
    func isFull(_ index: Int) -> Bool {
        let known = records[index].programs.count
        return known > 0 && (known + 1) * records[index].shape.unknownCount > Self.stepLimit
    }

    private func dropUnused() {
        for index in plans.indices {
            guard let plan = plans[index], records[index].useCount == 0 else { continue }
            let hash = plan.shape.hashed()
            byHash[hash]?.removeAll { $0 == index }
            if byHash[hash]?.isEmpty == true { byHash[hash] = nil }
            freeRecord(index)
            plans[index] = nil
            free.append(index)
        }
        for index in 0..<records.count { records[index].followingPlans = (-1, -1) }
        forgetExpectations()
        unused = 0
    }

    /// The passage's number. It is taken over, or freed where it is known already.
    func passage(_ passage: Passage) -> Int32 {
        for index in 0..<passages.count where passages[index].equals(passage) {
            passage.free()
            return Int32(truncatingIfNeeded: index)
        }
        if !hasRoomForPassages { forgetExpectations() }
        passages.append(passage)
        return Int32(truncatingIfNeeded: passages.count - 1)
    }

    var hasRoomForPassages: Bool { passages.count < Self.passageLimit }

    private func forgetExpectations() {
        for entry in systems.values {
            entry.system.leavePassage()
            entry.system.following.pointee.previous.passage = -1
            entry.system.following.pointee.inputsOf = -1
            entry.system.writeAllRecords()
        }
        for index in 0..<passages.count { passages[index].free() }
        passages.removeAll()
        expectations.forgetAll()
    }

    private func freeRecord(_ index: Int) {
        records[index].freePrograms()
        records[index].programs.free()
        records[index].expectation?.free()
    }
}

extension ComponentShape {
    func hashed() -> UInt64 {
        var hash: UInt64 = UInt64(truncatingIfNeeded: unknownCount) &+ 0x9E37_79B9_7F4A_7C15
        @inline(__always)
        func mix(_ value: UInt64) {
            hash = (hash ^ value) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash >> 32
        }
        for row in 0..<rowCount {
            mix(UInt64(priority[row].bitPattern) << 8 | UInt64(UInt8(bitPattern: relation[row])))
            for entry in terms.range(row) {
                mix(terms.coefficient[entry].bitPattern ^ UInt64(truncatingIfNeeded: Int(terms.column[entry])))
            }
        }
        return hash
    }

    func equals(_ other: ComponentShape) -> Bool {
        guard unknownCount == other.unknownCount, inputCount == other.inputCount, rowCount == other.rowCount,
            terms.column.count == other.terms.column.count
        else { return false }
        for row in 0..<rowCount {
            guard relation[row] == other.relation[row], priority[row] == other.priority[row],
                terms.start[row + 1] == other.terms.start[row + 1]
            else { return false }
        }
        for entry in 0..<terms.column.count {
            guard terms.column[entry] == other.terms.column[entry], terms.coefficient[entry] == other.terms.coefficient[entry]
            else { return false }
        }
        return true
    }
}
