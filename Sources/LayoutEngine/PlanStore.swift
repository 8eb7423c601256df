/// The plans in use, found by shape.
struct PlanStore {
    private(set) var plans: [ComponentPlan?] = []
    private var byHash: [UInt64: [Int]] = [:]
    private var free: [Int] = []
    private var unused = 0
    /// Unused plans are kept for the next component of their shape, up to this number.
    private static let unusedLimit = 32

    subscript(index: Int) -> ComponentPlan { plans[index].unsafelyUnwrapped }

    /// The plan for `shape`, made where there is none, with one more use counted.
    mutating func plan(for shape: ComponentShape) -> Int {
        let hash = shape.hashed()
        for index in byHash[hash] ?? [] where self[index].shape.equals(shape) {
            if self[index].useCount == 0 { unused -= 1 }
            self[index].useCount += 1
            return index
        }
        let plan = ComponentPlan(shape: shape.copy())
        plan.useCount = 1
        let index = free.popLast() ?? plans.count
        if index == plans.count { plans.append(plan) } else { plans[index] = plan }
        byHash[hash, default: []].append(index)
        return index
    }

    mutating func release(_ index: Int) {
        self[index].useCount -= 1
        guard self[index].useCount == 0 else { return }
        unused += 1
        if unused > Self.unusedLimit { dropUnused() }
    }

    private mutating func dropUnused() {
        for index in plans.indices {
            guard let plan = plans[index], plan.useCount == 0 else { continue }
            let hash = plan.shape.hashed()
            byHash[hash]?.removeAll { $0 == index }
            if byHash[hash]?.isEmpty == true { byHash[hash] = nil }
            plans[index] = nil
            free.append(index)
        }
        unused = 0
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
