import TestSupport
import Testing

@testable import LayoutEngine

/// Which required constraints exclude each other, compared with a search that leaves out one after the other.
@Suite struct ConflictSearchTests {
    typealias Row = ComponentSolverTests.Row

    @Test(arguments: 1...300)
    func findsWhatLeavingOutOneByOneWouldFind(seed: UInt64) throws {
        var generator = SeededGenerator(seed)
        let unknowns = Int.random(in: 2...8, using: &generator)
        let rows: [Row] = (0..<Int.random(in: 6...40, using: &generator)).map { _ in Self.row(unknowns, &generator) }
        let solver = ComponentSolverTests.solver(unknowns, rows)
        guard let proof = solver.violatedRequiredRows()?.sorted() else { return }
        let found = solver.irreducibleConflict(among: proof)
        #expect(found == Self.leavingOutOneByOne(proof, unknowns, rows))
        #expect(Self.isInConflict(found, unknowns, rows))
        for row in found { #expect(!Self.isInConflict(found.filter { $0 != row }, unknowns, rows)) }
    }

    /// Coefficients of every kind: what is found is in conflict, and without any of its members is not.
    @Test(arguments: 1...300)
    func nothingCanBeSparedWhateverTheCoefficients(seed: UInt64) {
        var generator = SeededGenerator(seed)
        let unknowns = Int.random(in: 2...8, using: &generator)
        let rows: [Row] = (0..<Int.random(in: 6...40, using: &generator)).map { _ in
            let terms = (0..<unknowns).filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }.map { unknown in
                (unknown, [1, -1, 2, 0.5, -1.0 / 3, 1.75].randomElement(using: &generator)!)
            }
            let relation = Int8.random(in: -1...1, using: &generator)
            return (terms.isEmpty ? [(0, 1)] : terms, relation, 1000, Double(Int.random(in: -200...200, using: &generator)) / 4)
        }
        let solver = ComponentSolverTests.solver(unknowns, rows)
        guard let proof = solver.violatedRequiredRows()?.sorted() else { return }
        let found = solver.irreducibleConflict(among: proof)
        #expect(Self.isInConflict(found, unknowns, rows))
        for row in found { #expect(!Self.isInConflict(found.filter { $0 != row }, unknowns, rows)) }
    }

    @Test func suspectsAreTakenInTheOrderThatTheyAreGivenIn() {
        let solver = ComponentSolverTests.solver(1, [([(0, 1)], 0, 1000, 10), ([(0, 1)], 0, 1000, 20), ([(0, 1)], 0, 1000, 30)])
        #expect(solver.irreducibleConflict(among: [0, 1, 2]) == [0, 1])
        #expect(solver.irreducibleConflict(among: [2, 0, 1]) == [2, 0])
    }

    @Test func whatIsInNoConflictStaysWhole() {
        let solver = ComponentSolverTests.solver(2, [([(0, 1)], 0, 1000, 10), ([(0, 1), (1, -1)], 1, 1000, 0), ([(0, 1)], 0, 1000, 12)])
        #expect(solver.irreducibleConflict(among: [0, 1]) == [0, 1])
    }

    @Test func mostOfTheSeedsAreInConflict() {
        let conflicts = (1...300).filter { seed in
            var generator = SeededGenerator(UInt64(seed))
            let unknowns = Int.random(in: 2...8, using: &generator)
            let rows: [Row] = (0..<Int.random(in: 6...40, using: &generator)).map { _ in Self.row(unknowns, &generator) }
            return ComponentSolverTests.solver(unknowns, rows).violatedRequiredRows() != nil
        }
        #expect(conflicts.count > 150)
    }

    private static func row(_ unknowns: Int, _ generator: inout SeededGenerator) -> Row {
        let first = Int.random(in: 0..<unknowns, using: &generator), second = Int.random(in: 0..<unknowns, using: &generator)
        let terms: [(Int, Double)] = first == second ? [(first, 1)] : [(min(first, second), 1), (max(first, second), -1)]
        let relation = Int8.random(in: -1...1, using: &generator)
        return (terms, relation, 1000, Double(Int.random(in: -20...20, using: &generator)))
    }

    private static func leavingOutOneByOne(_ suspects: [Int], _ unknowns: Int, _ rows: [Row]) -> [Int] {
        var kept = Array(Set(suspects)).sorted()
        for row in kept.reversed() {
            let rest = kept.filter { $0 != row }
            if isInConflict(rest, unknowns, rows) { kept = rest }
        }
        return kept
    }

    private static func isInConflict(_ chosen: [Int], _ unknowns: Int, _ rows: [Row]) -> Bool {
        guard !chosen.isEmpty else { return false }
        return ComponentSolverTests.solver(unknowns, chosen.map { rows[$0] }).violatedRequiredRows() != nil
    }
}
