/// The scratch memory of a `PlanMatcher`.
final class PlanMatcherScratch {
    /// The inputs that the component at hand mentions, as variables.
    let inputs = FlatArray<Int32>(capacity: 16)
    private let shapeSlot = StableSlot(ComponentShape())

    /// The shape of the component at hand.
    var shape: UnsafeMutablePointer<ComponentShape> { shapeSlot.pointer.unsafelyUnwrapped }
}

/// Finds the plan of a new component, and enters the component at its inputs.
struct PlanMatcher {
    let model: Model
    let components: ComponentTable
    let plans: PlanStore
    private let scratch: PlanMatcherScratch

    init(_ model: Model, _ components: ComponentTable, _ plans: PlanStore) {
        self.model = model
        self.components = components
        self.plans = plans
        scratch = plans.matcherScratch
    }

    /// The number of the component's plan. Also gives the component its block of inputs. The plan that followed
    /// `previous` the last time is tried first: cells of a class come in rows.
    func findPlan(_ number: Int, after previous: Int) -> Int {
        components[number].pointee.inputBase = Int32(components.inputUses.count)
        if previous >= 0 {
            let guesses = plans[previous].pointee.followingPlans
            let guess = matches(number, plan: guesses.0) ? guesses.0 : matches(number, plan: guesses.1) ? guesses.1 : -1
            if guess >= 0 {
                recordInputs(number)
                plans.retain(Int(guess))
                return Int(guess)
            }
        }
        describe(number)
        recordInputs(number)
        let plan = plans.number(for: scratch.shape.pointee)
        if previous >= 0 { plans[previous].pointee.followingPlans = (Int32(plan), plans[previous].pointee.followingPlans.0) }
        return plan
    }

    /// Whether the component has the given plan's shape. Leaves its inputs in the scratch memory.
    private func matches(_ number: Int, plan: Int32) -> Bool {
        guard plan >= 0 else { return false }
        let block = components[number].pointee, record = plans[Int(plan)]
        guard Int(block.unknownCount) == record.pointee.shape.unknownCount, Int(block.rowCount) == record.pointee.shape.rowCount else {
            return false
        }
        scratch.inputs.removeAll()
        let rows = components.rows.base + Int(block.rowBase), constraints = model.constraints.records.base
        let variables = model.variables.records.base
        let termVariables = model.constraints.termVariables.base, termCoefficients = model.constraints.termCoefficients.base
        let columns = record.pointee.shape.terms.column.base, coefficients = record.pointee.shape.terms.coefficient.base
        let starts = record.pointee.shape.terms.start.base
        let relations = record.pointee.shape.relation.base, priorities = record.pointee.shape.priority.base
        var expected = 0
        for row in 0..<Int(block.rowCount) {
            let constraint = constraints[Int(rows[row])]
            guard constraint.relation == relations[row], constraint.priority == priorities[row],
                expected + Int(constraint.termCount) == Int(starts[row + 1])
            else { return false }
            var entry = Int(constraint.termStart)
            while expected < Int(starts[row + 1]) {
                let variable = Int(termVariables[entry])
                let isInput = variables[variable].component == VariableRecord.isInput
                let column = isInput ? ~ordinal(ofInput: variable) : variables[variable].position &- block.unknownBase
                guard column == columns[expected], termCoefficients[entry] == coefficients[expected] else { return false }
                entry += 1
                expected += 1
            }
        }
        return true
    }

    /// Describes the component's shape and inputs in the scratch memory.
    private func describe(_ number: Int) {
        let block = components[number].pointee, shape = scratch.shape
        shape.pointee.removeAll()
        scratch.inputs.removeAll()
        shape.pointee.unknownCount = Int(block.unknownCount)
        for place in Int(block.rowBase)..<Int(block.rowBase + block.rowCount) {
            let slot = Int(components.rows[place])
            for entry in model.constraints.terms(slot) {
                let variable = Int(model.constraints.termVariables[entry]), record = model.variables[variable].pointee
                let isInput = record.component == VariableRecord.isInput
                let column = isInput ? ~ordinal(ofInput: variable) : record.position - block.unknownBase
                shape.pointee.terms.append(column: Int(column), coefficient: model.constraints.termCoefficients[entry])
            }
            shape.pointee.terms.endRow()
            shape.pointee.relation.append(model.constraints[slot].pointee.relation)
            shape.pointee.priority.append(model.constraints[slot].pointee.priority)
        }
        shape.pointee.inputCount = scratch.inputs.count
    }

    /// The input's number in the component at hand, given at its first mention.
    @inline(__always)
    private func ordinal(ofInput variable: Int) -> Int32 {
        for index in 0..<scratch.inputs.count where scratch.inputs[index] == variable { return Int32(truncatingIfNeeded: index) }
        scratch.inputs.append(Int32(truncatingIfNeeded: variable))
        return Int32(truncatingIfNeeded: scratch.inputs.count - 1)
    }

    /// Enters the component at each of its inputs.
    @inline(__always)
    private func recordInputs(_ number: Int) {
        components[number].pointee.inputCount = Int32(scratch.inputs.count)
        for ordinal in 0..<scratch.inputs.count {
            let input = model.input(of: scratch.inputs[ordinal]), users = model.inputs.users(input)
            components.inputUses.append(InputUse(input: Int32(input), userIndex: Int32(users.pointee.count)))
            users.pointee.append(InputUser(component: Int32(number), ordinal: Int32(ordinal)))
        }
    }
}
