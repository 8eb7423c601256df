// Computing components together that have the same plan and presumably the same basis: what a compiled basis says has to be
// read only once for four of them, and their values are computed side by side.

extension BasisEvaluator {
    /// Has the component computed together with others by `runBatches`. Returns false where no basis for it is known.
    @inline(__always)
    func enqueue(_ number: Int) -> Bool {
        let component = components.records.base + number, plan = plans[component]
        guard let basis = plan.pointee.basis(component.pointee.basis) ?? plan.pointee.basis(plan.pointee.recentBasis),
            basis.pointee.coreCount == 0
        else { return false }
        if basis.pointee.isSingle {
            computeSingle(component, basis)
            return true
        }
        wait(UInt64(truncatingIfNeeded: number), for: basis, plan: component.pointee.plan)
        return true
    }

    /// A single unknown that hangs on nothing but its constant is computed sooner than it waits.
    @inline(__always)
    private func computeSingle(_ component: UnsafeMutablePointer<ComponentRecord>, _ basis: UnsafeMutablePointer<CompiledBasis>) {
        let constant = components.constants.base[Int(component.pointee.rowBase)]
        components.values.base[Int(component.pointee.unknownBase)] = basis.pointee.steps.base.pointee.scale * constant
        recordResult(component, basis.pointee.number, 0)
    }

    @inline(__always)
    private func wait(_ member: UInt64, for basis: UnsafeMutablePointer<CompiledBasis>, plan: Int32) {
        if basis.pointee.waiting.count == Batch.size { compute(basis, plan) }
        let count = basis.pointee.waiting.count
        // Whatever stands on the list has components that wait for it, so that it cannot go.
        if count == 0 { plans.batches.entries.append(BatchQueue.Entry(basis: basis, plan: plan)) }
        basis.pointee.waiting.append(member)
    }

    /// Computes all components that wait. Those for which no known basis is right stand on the list of the unsolved then.
    func runBatches() {
        let batches = plans.batches
        var index = 0
        while index < batches.entries.count {
            let entry = batches.entries[index]
            if entry.basis.pointee.waiting.count > 0 { compute(entry.basis, entry.plan) }
            index += 1
        }
        batches.entries.removeAll()
    }

    /// Bases of the plan are about to go: what waits for them is dirty again.
    func giveUpBatches(ofPlan plan: Int32) {
        let batches = plans.batches
        for index in 0..<batches.entries.count where batches.entries[index].plan == plan {
            let waiting = batches.entries[index].basis.pointee.waiting
            batches.entries[index].basis.pointee.waiting.removeAll()
            for member in 0..<waiting.count { components.markDirty(Int(UInt32(truncatingIfNeeded: waiting[member]))) }
        }
        batches.entries.removeAll { $0.plan == plan }
    }

    // MARK: Side by side

    /// Computes what waits for a basis. Where it is not right, components go on to the basis that was right when the
    /// same check failed before.
    private func compute(_ basis: UnsafeMutablePointer<CompiledBasis>, _ planNumber: Int32) {
        let waiting = basis.pointee.waiting
        basis.pointee.waiting.removeAll()
        guard waiting.count >= Batch.leastCount else {
            computeAlone(waiting.members.0, isLast: waiting.count == 1)
            if waiting.count == 2 { computeAlone(waiting.members.1, isLast: false) }
            return
        }
        // An empty lane repeats the first one.
        let plan = plans[Int(planNumber)], unknownCount = plan.pointee.shape.unknownCount
        let slots = plans.batches.slots(unknownCount + max(plan.pointee.shape.inputCount, 1))
        let a = lane(waiting.members.0), b = lane(waiting.members.1), c = lane(waiting.members.2)
        let d = waiting.count == Batch.size ? lane(waiting.members.3) : a
        for ordinal in 0..<plan.pointee.shape.inputCount {
            slots[unknownCount + ordinal] = SIMD4(input(a, ordinal), input(b, ordinal), input(c, ordinal), input(d, ordinal))
        }
        let constants = components.constants.base
        let result = basis.pointee.compute(
            slots, constants + Int(a.pointee.rowBase), constants + Int(b.pointee.rowBase), constants + Int(c.pointee.rowBase),
            constants + Int(d.pointee.rowBase))
        // Where the basis is not right, values are stored that will be replaced.
        store(a, b, c, d, slots, unknownCount, basis: basis.pointee.number)
        if result.passes == 0xF {
            plan.pointee.misses = max(plan.pointee.misses &- Batch.size, -Batch.size)
            return
        }
        var failed = Batch()
        for index in 0..<waiting.count where result.passes & (1 << index) == 0 {
            if waiting[index] >> 32 == 0 { plan.pointee.misses += 2 }
            failed.append(pass(on: waiting[index], basis, failedCheck: Int(result.firstFailed[index])))
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
        components.records.base + Int(UInt32(truncatingIfNeeded: member))
    }

    @inline(__always)
    private func input(_ component: UnsafeMutablePointer<ComponentRecord>, _ ordinal: Int) -> Double {
        inputs.records.base[components.input(component, ordinal)].value
    }

    /// Stores the values of all four lanes.
    @inline(__always)
    private func store(
        _ a: UnsafeMutablePointer<ComponentRecord>, _ b: UnsafeMutablePointer<ComponentRecord>, _ c: UnsafeMutablePointer<ComponentRecord>,
        _ d: UnsafeMutablePointer<ComponentRecord>, _ slots: UnsafeMutablePointer<BatchQueue.Lanes>, _ count: Int, basis: Int32
    ) {
        let values = components.values.base
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
        recordResult(a, basis, slots[count][0])
        recordResult(b, basis, slots[count][1])
        recordResult(c, basis, slots[count][2])
        recordResult(d, basis, slots[count][3])
    }

    /// Records at a component what its values come from.
    @inline(__always)
    private func recordResult(_ component: UnsafeMutablePointer<ComponentRecord>, _ basis: Int32, _ input: Double) {
        component.pointee.basis = basis
        component.pointee.motion = nil
        component.pointee.anchorInput = input
        components.markChanged(component - components.records.base)
    }

    /// Records at a component for which a basis is not right what may be. Returns it with one try more.
    private func pass(on member: UInt64, _ basis: UnsafeMutablePointer<CompiledBasis>, failedCheck: Int) -> UInt64 {
        let next = basis.pointee.successor[failedCheck]
        lane(member).pointee.basis = next >= 0 ? next : basis.pointee.number
        return next >= 0 ? member + 1 << 32 : Batch.mostTries << 32 | member
    }

    private func moveOn(_ failed: Batch, _ planNumber: Int32) {
        for index in 0..<failed.count {
            let component = lane(failed[index])
            if failed[index] >> 32 < Batch.mostTries, let next = plans[Int(planNumber)].pointee.basis(component.pointee.basis),
                next.pointee.coreCount == 0
            {
                wait(failed[index], for: next, plan: planNumber)
            } else {
                plans.batches.unsolved.append(Int32(truncatingIfNeeded: component - components.records.base))
            }
        }
    }

    private func computeAlone(_ member: UInt64, isLast: Bool) {
        let number = Int(UInt32(truncatingIfNeeded: member)), plan = plans[components[number]]
        let recent = plan.pointee.recentBasis
        if !computeAtOnce(number) { plans.batches.unsolved.append(Int32(truncatingIfNeeded: number)) }
        if !isLast { plan.pointee.recentBasis = recent }
    }
}
