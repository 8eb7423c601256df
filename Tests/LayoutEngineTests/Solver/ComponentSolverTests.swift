import Testing

@testable import LayoutEngine

/// The plain solver: one component from nothing.
@Suite struct ComponentSolverTests {
    typealias Row = (terms: [(Int, Double)], relation: Int8, priority: Float, constant: Double)

    static func shape(_ unknowns: Int, _ rows: [Row]) -> ComponentShape {
        var shape = ComponentShape()
        shape.unknownCount = unknowns
        for row in rows {
            for (column, coefficient) in row.terms { shape.terms.append(column: column, coefficient: coefficient) }
            shape.terms.endRow()
            shape.relation.append(row.relation)
            shape.priority.append(row.priority)
        }
        return shape
    }

    static func solver(_ unknowns: Int, _ rows: [Row]) -> ComponentSolver {
        let solver = ComponentSolver()
        solver.load(ComponentPlan(shape: shape(unknowns, rows)))
        for (index, row) in rows.enumerated() { solver.rightHandSides[index] = row.constant }
        solver.solve()
        return solver
    }

    @Test func prioritiesAreLevelsOfTheCosts() {
        let plan = ComponentPlan(shape: Self.shape(1, [([(0, 1)], 0, 250, 1), ([(0, 1)], 0, 1000, 1), ([(0, 1)], 0, 750, 1)]))
        #expect((0..<3).map { plan.level[$0] } == [2, 0, 1])
        #expect(plan.tieLevel == 3)
        #expect(plan.levelCount == 5)
    }

    @Test func aViolatedPreferenceLiesOnOneSide() {
        let solver = Self.solver(1, [([(0, 1)], 0, 1000, 10), ([(0, 1)], 1, 500, 30)])
        #expect(solver.values[0] == 10)
        #expect(solver.sides[0] == ComponentSolver.Side.active)
        #expect(solver.sides[1] == ComponentSolver.Side.below)
        #expect(solver.violatedRequiredRows() == nil)
    }

    @Test func rowsWithoutAnOrderFormACore() {
        // x + y = 10 and x - y = 2: neither can be solved before the other.
        let solver = Self.solver(2, [([(0, 1), (1, 1)], 0, 1000, 10), ([(0, 1), (1, -1)], 0, 1000, 2)])
        #expect(abs(solver.values[0] - 6) < 1e-12)
        #expect(abs(solver.values[1] - 4) < 1e-12)
        #expect(solver.factors.coreCount == 2)
    }

    @Test func dependentRowsMakeRoomForPreferences() {
        let solver = Self.solver(2, [([(0, 1), (1, 1)], 0, 1000, 10), ([(0, 2), (1, 2)], 0, 1000, 20)])
        #expect(abs(solver.values[0] + solver.values[1] - 10) < 1e-12)
        #expect(solver.violatedRequiredRows() == nil)
    }

    @Test func aConflictIsReducedToWhatExcludesItself() {
        let solver = Self.solver(
            2,
            [
                ([(0, 1)], 0, 1000, 10), ([(1, 1)], 0, 1000, 5), ([(0, 1), (1, -1)], 1, 1000, 0), ([(0, 1)], 1, 1000, 20),
            ])
        let proof = solver.violatedRequiredRows()
        #expect(proof != nil)
        #expect(solver.irreducibleConflict(among: proof?.sorted() ?? []) == [0, 3])
    }

    @Test func laterBasesStartFromOneThatWasBest() {
        let rows: [Row] = [([(0, 1)], -1, 1000, 100), ([(0, 1)], 0, 750, 60)]
        let solver = Self.solver(1, rows)
        #expect(solver.values[0] == 60)
        let basis = StableSlot(CompiledBasis(solver))
        solver.rightHandSides[1] = 160
        solver.solve(startingFrom: basis.pointer!)
        #expect(solver.values[0] == 100)
    }
}
