// Computing components together that have the same plan and presumably the same basis: what a program says has to be read
// only once for four of them, and their values are computed side by side.

/// Components that wait for a program until they are enough.
struct Batch: BitwiseCopyable {
    /// Component numbers, and from bit 32 on how many other programs were tried before.
    private(set) var members: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    private(set) var count = 0

    static let size = 4
    /// With fewer, the single way costs less.
    static let leastCount = 3
    static let mostTries: UInt64 = 4

    @inline(__always)
    mutating func append(_ member: UInt64) {
        switch count {
        case 0: members.0 = member
        case 1: members.1 = member
        case 2: members.2 = member
        default: members.3 = member
        }
        count &+= 1
    }

    @inline(__always)
    subscript(index: Int) -> UInt64 {
        switch index {
        case 0: members.0
        case 1: members.1
        case 2: members.2
        default: members.3
        }
    }

    mutating func removeAll() { count = 0 }
}

/// The programs that components wait for, and memory to compute them in.
struct BatchQueue: BitwiseCopyable {
    typealias Lanes = SIMD4<Double>

    struct Entry: BitwiseCopyable {
        var program: UnsafeMutablePointer<BasisProgram>
        var plan: Int32
    }

    let entries = FlatArray<Entry>(capacity: 16)
    /// Components for which no known program was right.
    let unsolved = FlatArray<Int32>()
    private let storage = UnsafeMutablePointer<(slots: UnsafeMutablePointer<Lanes>, capacity: Int)>.allocate(capacity: 1)

    init() { storage.initialize(to: (.allocate(capacity: 64), 64)) }

    func free() {
        entries.free()
        unsolved.free()
        storage.pointee.slots.deallocate()
        storage.deallocate()
    }

    /// Memory for so many unknowns and inputs.
    @inline(__always)
    func slots(_ count: Int) -> UnsafeMutablePointer<Lanes> {
        if storage.pointee.capacity < count {
            storage.pointee.slots.deallocate()
            storage.pointee = (.allocate(capacity: 2 * count), 2 * count)
        }
        return storage.pointee.slots
    }
}

extension LayoutSystem {
    /// Has the component computed together with others by `runBatches`. Returns false where no program for it is known.
    @inline(__always)
    func enqueue(_ number: Int) -> Bool {
        let component = components.base + number, plan = plans.records.base + Int(component.pointee.plan)
        guard let program = plan.pointee.program(component.pointee.basis) ?? plan.pointee.program(plan.pointee.recentBasis),
            program.pointee.coreCount == 0
        else { return false }
        if program.pointee.isSingle {
            computeSingle(component, program)
            return true
        }
        wait(UInt64(truncatingIfNeeded: number), for: program, plan: component.pointee.plan)
        return true
    }

    /// A single unknown that hangs on nothing but its constant is computed sooner than it waits.
    @inline(__always)
    private func computeSingle(_ component: UnsafeMutablePointer<ComponentRecord>, _ program: UnsafeMutablePointer<BasisProgram>) {
        let step = program.pointee.steps.base
        values.base[Int(component.pointee.unknownBase)] = step.pointee.scale * poolConstants.base[Int(component.pointee.rowBase)]
        note(component, program.pointee.number, 0)
    }

    @inline(__always)
    private func wait(_ member: UInt64, for program: UnsafeMutablePointer<BasisProgram>, plan: Int32) {
        if program.pointee.waiting.count == Batch.size { compute(program, plan) }
        let count = program.pointee.waiting.count
        // Whatever stands on the list has components that wait for it, so that it cannot go.
        if count == 0 { plans.batches.entries.append(BatchQueue.Entry(program: program, plan: plan)) }
        program.pointee.waiting.append(member)
    }

    /// Computes all components that wait. Where no known program is right, the solver finds one at once or, unless
    /// `thenSolve`, with the next dirty components.
    func runBatches(thenSolve: Bool) {
        let entries = plans.batches.entries, unsolved = plans.batches.unsolved
        var index = 0
        while index < entries.count {
            if entries[index].program.pointee.waiting.count > 0 { compute(entries[index].program, entries[index].plan) }
            index += 1
        }
        entries.removeAll()
        guard unsolved.count > 0 else { return }
        for index in 0..<unsolved.count {
            if thenSolve { evaluate(Int(unsolved[index])) } else { markDirty(Int(unsolved[index])) }
        }
        unsolved.removeAll()
    }

    /// Programs of the plan are about to go: what waits for them is dirty again.
    func giveUpBatches(ofPlan plan: Int32) {
        let entries = plans.batches.entries
        for index in 0..<entries.count where entries[index].plan == plan {
            let waiting = entries[index].program.pointee.waiting
            entries[index].program.pointee.waiting.removeAll()
            for member in 0..<waiting.count { markDirty(Int(UInt32(truncatingIfNeeded: waiting[member]))) }
        }
        entries.removeAll { $0.plan == plan }
    }

    // MARK: Side by side

    /// Computes what waits for a program. Where it is not right, components go on to the program that was right when the
    /// same check failed before.
    private func compute(_ program: UnsafeMutablePointer<BasisProgram>, _ planNumber: Int32) {
        let waiting = program.pointee.waiting
        program.pointee.waiting.removeAll()
        guard waiting.count >= Batch.leastCount else {
            computeAlone(waiting.members.0, isLast: waiting.count == 1)
            if waiting.count == 2 { computeAlone(waiting.members.1, isLast: false) }
            return
        }
        // An empty lane repeats the first one.
        let plan = plans.records.base + Int(planNumber), unknownCount = plan.pointee.shape.unknownCount
        let slots = plans.batches.slots(unknownCount + max(plan.pointee.shape.inputCount, 1))
        let a = lane(waiting.members.0), b = lane(waiting.members.1), c = lane(waiting.members.2)
        let d = waiting.count == Batch.size ? lane(waiting.members.3) : a
        for ordinal in 0..<plan.pointee.shape.inputCount {
            slots[unknownCount + ordinal] = SIMD4(input(a, ordinal), input(b, ordinal), input(c, ordinal), input(d, ordinal))
        }
        let constants = poolConstants.base
        let result = program.pointee.compute(
            slots, constants + Int(a.pointee.rowBase), constants + Int(b.pointee.rowBase), constants + Int(c.pointee.rowBase),
            constants + Int(d.pointee.rowBase))
        // Where the program is not right, values are stored that will be replaced.
        store(a, b, c, d, slots, unknownCount, basis: program.pointee.number)
        if result.passes == 0xF {
            plan.pointee.misses = max(plan.pointee.misses &- Batch.size, -Batch.size)
            return
        }
        var failed = Batch()
        for index in 0..<waiting.count where result.passes & (1 << index) == 0 {
            if waiting[index] >> 32 == 0 { plan.pointee.misses += 2 }
            failed.append(pass(on: waiting[index], program, failedCheck: Int(result.firstFailed[index])))
        }
        plan.pointee.misses = max(plan.pointee.misses - waiting.count, -Batch.size)
        guard failed.count > 0 else { return }
        if plan.pointee.misses > Batch.size {
            plan.pointee.misses = 0
            plan.pointee.recentBasis = lane(failed.members.0).pointee.basis
        }
        moveOn(failed, planNumber)
    }

    @inline(__always)
    private func lane(_ member: UInt64) -> UnsafeMutablePointer<ComponentRecord> {
        components.base + Int(UInt32(truncatingIfNeeded: member))
    }

    @inline(__always)
    private func input(_ component: UnsafeMutablePointer<ComponentRecord>, _ ordinal: Int) -> Double {
        inputs.base[Int(poolInputs.base[Int(component.pointee.inputBase) + ordinal].input)].value
    }

    /// Stores the values of all four lanes.
    @inline(__always)
    private func store(
        _ a: UnsafeMutablePointer<ComponentRecord>, _ b: UnsafeMutablePointer<ComponentRecord>, _ c: UnsafeMutablePointer<ComponentRecord>,
        _ d: UnsafeMutablePointer<ComponentRecord>, _ slots: UnsafeMutablePointer<BatchQueue.Lanes>, _ count: Int, basis: Int32
    ) {
        let values = values.base
        let first = values + Int(a.pointee.unknownBase), second = values + Int(b.pointee.unknownBase)
        let third = values + Int(c.pointee.unknownBase), fourth = values + Int(d.pointee.unknownBase)
        var unknown = 0
        while unknown < count {
            let lanes = slots[unknown]
            first[unknown] = lanes[0]
            second[unknown] = lanes[1]
            third[unknown] = lanes[2]
            fourth[unknown] = lanes[3]
            unknown &+= 1
        }
        note(a, basis, slots[count][0])
        note(b, basis, slots[count][1])
        note(c, basis, slots[count][2])
        note(d, basis, slots[count][3])
    }

    /// Notes at a component what its values come from.
    @inline(__always)
    private func note(_ component: UnsafeMutablePointer<ComponentRecord>, _ basis: Int32, _ input: Double) {
        component.pointee.basis = basis
        component.pointee.motion = nil
        component.pointee.anchorInput = input
        if counters.pointee.tracksChanges { markChanged(component - components.base) }
    }

    /// Notes at a component for which a program is not right what may be. Returns it with one try more.
    private func pass(on member: UInt64, _ program: UnsafeMutablePointer<BasisProgram>, failedCheck: Int) -> UInt64 {
        let next = program.pointee.successor[failedCheck]
        lane(member).pointee.basis = next >= 0 ? next : program.pointee.number
        return next >= 0 ? member + 1 << 32 : Batch.mostTries << 32 | member
    }

    private func moveOn(_ failed: Batch, _ planNumber: Int32) {
        for index in 0..<failed.count {
            let component = lane(failed[index])
            if failed[index] >> 32 < Batch.mostTries, let next = plans.records.base[Int(planNumber)].program(component.pointee.basis),
                next.pointee.coreCount == 0
            {
                wait(failed[index], for: next, plan: planNumber)
            } else {
                plans.batches.unsolved.append(Int32(truncatingIfNeeded: component - components.base))
            }
        }
    }

    private func computeAlone(_ member: UInt64, isLast: Bool) {
        let number = Int(UInt32(truncatingIfNeeded: member)), plan = plans.records.base + Int(components.base[number].plan)
        let recent = plan.pointee.recentBasis
        if !computeAtOnce(number) { plans.batches.unsolved.append(Int32(truncatingIfNeeded: number)) }
        if !isLast { plan.pointee.recentBasis = recent }
    }
}

extension BasisProgram {
    /// Computes all unknowns of four components into the first slots. Returns, bit by bit, for which of them all checks pass, and
    /// for the others the number of the first one that does not.
    fileprivate func compute(
        _ slots: UnsafeMutablePointer<BatchQueue.Lanes>, _ a: UnsafeMutablePointer<Double>, _ b: UnsafeMutablePointer<Double>,
        _ c: UnsafeMutablePointer<Double>, _ d: UnsafeMutablePointer<Double>
    ) -> (passes: UInt8, firstFailed: BatchQueue.Lanes) {
        let stepTerms = stepTerms.base
        var term = stepTerms
        var step = steps.base
        let lastStep = step + steps.count
        while step < lastStep {
            let row = Int(step.pointee.row)
            var sum = row >= 0 ? step.pointee.scale * BatchQueue.Lanes(a[row], b[row], c[row], d[row]) : BatchQueue.Lanes(repeating: 0)
            let end = stepTerms + Int(step.pointee.termEnd)
            while term < end {
                sum += term.pointee.coefficient * slots[Int(term.pointee.slot)]
                term += 1
            }
            slots[Int(step.pointee.unknown)] = sum
            step += 1
        }
        let checkTerms = checkTerms.base
        term = checkTerms
        var check = checks.base
        let lastCheck = check + checks.count
        var passes = SIMDMask<SIMD4<Int64>>(repeating: true)
        var firstFailed = BatchQueue.Lanes(repeating: 0)
        while check < lastCheck {
            let row = Int(check.pointee.row)
            var residual = row >= 0 ? -BatchQueue.Lanes(a[row], b[row], c[row], d[row]) : BatchQueue.Lanes(repeating: 0)
            let end = checkTerms + Int(check.pointee.termEnd)
            while term < end {
                residual += term.pointee.coefficient * slots[Int(term.pointee.slot)]
                term += 1
            }
            // Counts the checks before the first that fails.
            passes = passes .& (residual .>= check.pointee.lower) .& (residual .<= check.pointee.upper)
            firstFailed += BatchQueue.Lanes(repeating: 0).replacing(with: BatchQueue.Lanes(repeating: 1), where: passes)
            check += 1
        }
        return ((passes[0] ? 1 : 0) | (passes[1] ? 2 : 0) | (passes[2] ? 4 : 0) | (passes[3] ? 8 : 0), firstFailed)
    }
}
