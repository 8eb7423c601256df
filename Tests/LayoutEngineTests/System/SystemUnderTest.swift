import TestSupport
@testable import LayoutEngine

/// A system together with a plain list of what was asked of it.
final class SystemUnderTest {
    struct Entry {
        var id: LayoutConstraintID
        var terms: [(variable: Int, coefficient: Double)]
        var relation: LayoutRelation
        var constant: Double
        var priority: Float
    }

    let system = LayoutSystem()
    var variables: [LayoutVariable] = []
    /// The value of a variable that is an input.
    var inputs: [Double?] = []
    var entries: [Entry] = []

    init(unknowns: Int) {
        for _ in 0..<unknowns {
            variables.append(system.makeVariable())
            inputs.append(nil)
        }
    }

    /// Edits take the ways that they otherwise take in large components only.
    func followEditsInSmallComponents() {
        system.edits.leastWalked = 1
        system.edits.leastShifted = 1
    }

    func makeVariable() {
        variables.append(system.makeVariable())
        inputs.append(nil)
    }

    func add(_ terms: [(variable: Int, coefficient: Double)], _ relation: LayoutRelation, _ constant: Double, _ priority: Float) {
        let form = LinearForm(terms.map { LayoutTerm(variables[$0.variable], $0.coefficient) })
        let id = system.add(form, relation, constant, priority: priority)
        entries.append(Entry(id: id, terms: terms, relation: relation, constant: constant, priority: priority))
    }

    func setInput(_ variable: Int, to value: Double) {
        inputs[variable] = value
        system.setInput(variables[variable], to: value)
    }

    func remove(at index: Int) { system.remove(entries.remove(at: index).id) }

    var solution: [Double] { variables.map { system.value(of: $0) } }

    /// The rows as the reference solver takes them, inputs as fixed unknowns; the bounds of sizes are required.
    func rows(of entries: [Entry]) -> [ReferenceSolver.Row] {
        entries.map { entry in
            var coefficients = [Double](repeating: 0, count: variables.count)
            var constant = entry.constant
            for term in entry.terms {
                if let value = inputs[term.variable] {
                    constant -= term.coefficient * value
                } else {
                    coefficients[term.variable] += term.coefficient
                }
            }
            return ReferenceSolver.Row(
                coefficients: coefficients, relation: Int(entry.relation.rawValue), constant: constant,
                priority: entry.priority == LayoutConstraint.nonnegative ? LayoutConstraint.required : entry.priority)
        }
    }

    /// What is wrong with the present solution, compared with the reference solver's; nil when nothing is. Inclinations come
    /// after the ties, which the reference solver does not know: of them, the order of adding is tested.
    func difference() -> String? {
        for (variable, value) in inputs.enumerated() {
            if let value, system.value(of: variables[variable]) != value { return "input \(variable) is not \(value)" }
        }
        let effective = entries.filter { !system.isBroken($0.id) && !isConstant($0) && $0.priority != LayoutConstraint.inclination }
        let rows = rows(of: effective)
        let best = ReferenceSolver.leastErrors(unknowns: variables.count, rows: rows).errors
        let actual = ReferenceSolver.errors(of: solution, rows: rows)
        for (index, (bestSum, actualSum)) in zip(best, actual).enumerated() {
            let tolerance = 1e-5 * max(1, abs(bestSum))
            if actualSum < bestSum - tolerance { return "the reference solver is wrong at level \(index): \(best) \(actual)" }
            if actualSum > bestSum + tolerance { return "level \(index): errors \(actual), best \(best)" }
        }
        return nil
    }

    private func isConstant(_ entry: Entry) -> Bool {
        rows(of: [entry])[0].coefficients.allSatisfy { $0 == 0 }
    }

    /// What is wrong with a reported conflict.
    func difference(in conflict: LayoutConflict) -> String? {
        let members = entries.filter { conflict.constraints.contains($0.id) }
        guard members.count == conflict.constraints.count else { return "a conflict names unknown constraints" }
        guard isInfeasible(members) else { return "no conflict among those reported" }
        for index in members.indices {
            var rest = members
            rest.remove(at: index)
            if isInfeasible(rest) { return "the conflict is reducible" }
        }
        return nil
    }

    private func isInfeasible(_ entries: [Entry]) -> Bool {
        guard !entries.isEmpty else { return false }
        return ReferenceSolver.leastErrors(unknowns: variables.count, rows: rows(of: entries)).errors[0] > 1e-6
    }

    /// The same system, made at once, constraints added in random order.
    func remade(using generator: inout SeededGenerator) -> SystemUnderTest {
        let copy = SystemUnderTest(unknowns: variables.count)
        for (index, value) in inputs.enumerated() {
            if let value { copy.system.setInput(copy.variables[index], to: value) }
        }
        copy.inputs = inputs
        for entry in entries.shuffled(using: &generator) {
            copy.add(entry.terms.shuffled(using: &generator), entry.relation, entry.constant, entry.priority)
        }
        copy.system.solve()
        return copy
    }
}
