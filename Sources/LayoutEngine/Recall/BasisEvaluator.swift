/// Computes components whose right basis is known: the one that was right last is again in nearly all cases, else one that was
/// right for a component of the same shape. Nothing is solved here.
final class BasisEvaluator {
    let inputs: InputTable
    let components: ComponentTable
    let plans: PlanStore
    /// Values of a component's unknowns and, behind them, its inputs.
    private let scratch = FlatArray<Double>(capacity: 8)

    init(_ inputs: InputTable, _ components: ComponentTable, _ plans: PlanStore) {
        self.inputs = inputs
        self.components = components
        self.plans = plans
    }

    /// Scratch memory for so many values, and one more.
    @inline(__always)
    func slots(_ count: Int) -> UnsafeMutablePointer<Double> {
        if scratch.count <= count { scratch.reset(count: count + 1, to: 0) }
        return scratch.base
    }

    /// The memory that `slots` gave last.
    @inline(__always) var slots: UnsafeMutablePointer<Double> { scratch.base }

    /// Loads the component's inputs behind the slots of its unknowns.
    @inline(__always)
    func loadInputs(_ number: Int) {
        let component = components.records.base + number
        let unknownCount = Int(component.pointee.unknownCount), inputCount = Int(component.pointee.inputCount)
        let slots = slots(unknownCount + inputCount) + unknownCount
        for ordinal in 0..<inputCount { slots[ordinal] = inputs.records.base[components.input(component, ordinal)].value }
    }

    /// Takes over the values in the slots.
    @inline(__always)
    func storeSolution(_ number: Int) {
        let component = components.records.base + number, unknownCount = Int(component.pointee.unknownCount)
        component.pointee.motion = nil
        component.pointee.anchorInput = slots[unknownCount]
        (components.values.base + Int(component.pointee.unknownBase)).update(from: slots, count: unknownCount)
        components.markChanged(number)
    }

    /// Computes a component's values if a basis that is likely is the right one.
    func computeAtOnce(_ number: Int) -> Bool {
        loadInputs(number)
        guard useLikelyBasis(number) else { return false }
        storeSolution(number)
        return true
    }

    /// Tries the component's basis, or its plan's most recent one, and from there what followed when the same check
    /// failed before. Leaves the unknowns in the slots.
    @inline(__always)
    func useLikelyBasis(_ number: Int) -> Bool {
        let component = components.records.base + number, slots = slots
        let constants = components.constants.base + Int(component.pointee.rowBase)
        let plan = plans[component]
        var basisNumber = component.pointee.basis
        var basis = plan.pointee.basis(basisNumber)
        if basis == nil {
            basisNumber = plan.pointee.recentBasis
            basis = plan.pointee.basis(basisNumber)
        }
        for _ in 0..<4 {
            guard let tried = basis else { return false }
            tried.pointee.computeUnknowns(slots) { constants[$0] }
            let failed = tried.pointee.failedCheck(slots) { constants[$0] }
            if failed == CompiledBasis.allFine {
                component.pointee.basis = basisNumber
                plan.pointee.recentBasis = basisNumber
                return true
            }
            basisNumber = tried.pointee.successor[failed]
            basis = plan.pointee.basis(basisNumber)
        }
        return false
    }

    /// Tries all bases of a small component's plan, where they are few: that costs less than the solver. Leaves the unknowns in
    /// the slots.
    @inline(never)
    func useAnyBasis(_ number: Int) -> Bool {
        let component = components[number], slots = slots
        let plan = plans[component], knownCount = plan.pointee.bases.count
        guard knownCount > 1, knownCount <= 8, component.pointee.unknownCount <= 64 else { return false }
        let constants = components.constants.base + Int(component.pointee.rowBase)
        let start = plan.pointee.basis(component.pointee.basis) ?? plan.pointee.basis(plan.pointee.recentBasis)
        start?.pointee.computeUnknowns(slots) { constants[$0] }
        let failed = start?.pointee.failedCheck(slots) { constants[$0] } ?? CompiledBasis.allFine
        for index in 0..<knownCount {
            let tried = plan.pointee.bases[index]
            guard tried != start else { continue }
            tried.pointee.computeUnknowns(slots) { constants[$0] }
            guard tried.pointee.failedCheck(slots, { constants[$0] }) == CompiledBasis.allFine else { continue }
            let basisNumber = plan.pointee.firstBasis + Int32(truncatingIfNeeded: index)
            component.pointee.basis = basisNumber
            plan.pointee.recentBasis = basisNumber
            if failed >= 0 { start?.pointee.successor[failed] = basisNumber }
            return true
        }
        return false
    }
}
