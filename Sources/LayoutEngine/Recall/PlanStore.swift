/// A system that keeps pointers into a `PlanStore`, which it drops when it is told to.
protocol PlanUser: AnyObject {
    /// The plan's bases are about to go, and their motions with them.
    func forgetMotions(ofPlan plan: Int)
    /// The recorded insertions are about to go.
    func forgetRecordedInsertions()
}

/// The plans in use, found by shape, and what was learnt of them. Systems of one thread can share them.
final class PlanStore {
    let records = StableList<PlanRecord>(capacity: 8)
    let inlineCaches = InlineCacheTable()
    let insertions = StableList<RecordedInsertion>(capacity: 8)
    private let noRowBuffer = Buffer<ExpectedRow>(repeating: .none, count: 1)
    private let noRecordedRowBuffer = Buffer<RecordedRow>(repeating: RecordedRow(key: 0), count: 1)
    // Scratch memory for all systems.
    let solver = ComponentSolver()
    let changeWalk = ChangeWalk()
    let batches = BatchQueue()
    let breakpoints = BreakpointQueue()
    let sets = UnionFind()
    let matcherScratch = PlanMatcherScratch()
    let recorderScratch = InsertionRecorderScratch()
    private var users: [ObjectIdentifier: UnownedUser] = [:]
    private var byHash: [UInt64: [Int]] = [:]
    private var free: [Int] = []
    private var unused = 0
    /// Unused plans are kept for the next component of their shape, up to this number.
    private static let unusedLimit = 32
    /// Beyond so many, all recorded insertions are forgotten.
    private static let insertionLimit = 256
    /// Bases of a plan are dropped once they hold more steps than this.
    private static let stepLimit = 400_000

    private struct UnownedUser {
        unowned let user: any PlanUser
    }

    /// The row of components that expect none.
    var noRow: UnsafeMutablePointer<ExpectedRow> { noRowBuffer.base }
    /// The next row of systems that follow no recorded insertion.
    var noRecordedRow: UnsafeMutablePointer<RecordedRow> { noRecordedRowBuffer.base }

    @inline(__always)
    subscript(number: Int) -> UnsafeMutablePointer<PlanRecord> { records[number] }

    /// The record of the plan that a component shares.
    @inline(__always)
    subscript(component: UnsafeMutablePointer<ComponentRecord>) -> UnsafeMutablePointer<PlanRecord> {
        records[Int(component.pointee.plan)]
    }

    func plan(_ number: Int) -> ComponentPlan { records[number].pointee.plan.unsafelyUnwrapped }

    // MARK: Systems

    func enter(_ user: any PlanUser) { users[ObjectIdentifier(user)] = UnownedUser(user: user) }

    /// Forgets a system that is going away.
    func leave(_ user: ObjectIdentifier) { users[user] = nil }

    // MARK: Plans

    /// The plan for `shape`, made where there is none, with one more use counted.
    func number(for shape: borrowing ComponentShape) -> Int {
        let hash = shape.hashed()
        for number in byHash[hash] ?? [] {
            guard records[number].pointee.shape.equals(shape) else { continue }
            retain(number)
            return number
        }
        var record = PlanRecord(shape.copy())
        record.useCount = 1
        let number = free.popLast() ?? records.count
        if number == records.count { records.append(record) } else { records.replace(at: number, with: record) }
        byHash[hash, default: []].append(number)
        return number
    }

    /// Counts a plan as used that was unused.
    func countAsUsed() { unused -= 1 }

    func retain(_ number: Int) {
        if records[number].pointee.useCount == 0 { countAsUsed() }
        records[number].pointee.useCount += 1
    }

    func release(_ number: Int) {
        records[number].pointee.useCount -= 1
        guard records[number].pointee.useCount == 0 else { return }
        unused += 1
        if unused > Self.unusedLimit { dropUnused() }
    }

    private func dropUnused() {
        for number in 0..<records.count {
            guard records[number].pointee.plan != nil, records[number].pointee.useCount == 0 else { continue }
            let hash = records[number].pointee.shape.hashed()
            byHash[hash]?.removeAll { $0 == number }
            if byHash[hash]?.isEmpty == true { byHash[hash] = nil }
            records.replace(at: number, with: PlanRecord())
            free.append(number)
        }
        for number in 0..<records.count { records[number].pointee.followingPlans = (-1, -1) }
        forgetWhatRepeats()
        unused = 0
    }

    // MARK: Bases

    /// Adds a basis to the known ones of a plan and returns its number. The others may have to make room.
    func adopt(_ basis: consuming CompiledBasis, plan number: Int) -> Int32 {
        let record = records[number]
        for known in 0..<record.pointee.bases.count
        where record.pointee.bases[known].pointee.sides.elements.elementsEqual(basis.sides.elements) {
            return record.pointee.firstBasis + Int32(known)
        }
        if isFull(number) {
            record.pointee.firstBasis += Int32(record.pointee.bases.count)
            record.pointee.bases.removeAll()
            for entry in users.values { entry.user.forgetMotions(ofPlan: number) }
        }
        basis.number = record.pointee.firstBasis + Int32(record.pointee.bases.count)
        return record.pointee.bases.append(basis).pointee.number
    }

    /// Whether the plan's bases have to make room for another one.
    func isFull(_ number: Int) -> Bool {
        let known = records[number].pointee.bases.count
        return known > 0 && (known + 1) * records[number].pointee.shape.unknownCount > Self.stepLimit
    }

    // MARK: Recorded insertions

    /// The insertion's number. It is taken over, or goes where it is known already.
    func number(for insertion: consuming RecordedInsertion) -> Int32 {
        for index in 0..<insertions.count {
            if insertions[index].pointee.equals(insertion) { return Int32(truncatingIfNeeded: index) }
        }
        if !hasRoomForInsertions { forgetWhatRepeats() }
        insertions.append(insertion)
        return Int32(truncatingIfNeeded: insertions.count - 1)
    }

    var hasRoomForInsertions: Bool { insertions.count < Self.insertionLimit }

    private func forgetWhatRepeats() {
        for entry in users.values { entry.user.forgetRecordedInsertions() }
        insertions.removeAll()
        inlineCaches.forgetAll()
    }
}
