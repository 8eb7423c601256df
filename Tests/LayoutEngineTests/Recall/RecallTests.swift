import Testing

@testable import LayoutEngine

/// Plans, compiled bases, inline caches and recorded insertions.
@Suite struct RecallTests {
    private let system = LayoutSystem()

    private func addCell(_ constant: Double, window: LayoutVariable?) {
        let left = system.makeVariable(), width = system.makeVariable(), top = system.makeVariable()
        system.add(LinearForm(left), .equal, constant)
        let edge = window.map { LayoutTerm($0, -1) } ?? LayoutTerm(left, 0)
        system.add(LinearForm(LayoutTerm(left), LayoutTerm(width), edge), .equal, -10)
        system.add(LinearForm(width), .greaterThanOrEqual, 0)
        system.add(LinearForm(top), .equal, constant)
    }

    /// Adds cells one right after the other, so that their insertion is recorded in the situation "after another cell".
    private func addCells(window: LayoutVariable? = nil) {
        for constant in 1...3 { addCell(Double(constant), window: window) }
        system.solve()
    }

    @Test func aCompiledBasisComputesWhatTheSolverFound() {
        let rows: [ComponentSolverTests.Row] = [
            ([(0, 1)], 0, 1000, 4), ([(1, 2), (0, 1)], 0, 1000, 10), ([(1, 1)], -1, 1000, 50), ([(1, 1)], 1, 500, 0),
        ]
        let solver = ComponentSolverTests.solver(2, rows), basis = CompiledBasis(solver)
        var slots = [0.0, 0, 0]
        slots.withUnsafeMutableBufferPointer { basis.computeUnknowns($0.baseAddress!) { rows[$0].constant } }
        #expect(slots[0] == solver.values[0])
        #expect(slots[1] == 3)
        let right = slots.withUnsafeMutableBufferPointer { basis.failedCheck($0.baseAddress!) { rows[$0].constant } }
        #expect(right == CompiledBasis.allFine)
        slots[1] = 51
        let failed = slots.withUnsafeMutableBufferPointer { basis.failedCheck($0.baseAddress!) { rows[$0].constant } }
        #expect(basis.checks[failed].row == 2)
    }

    @Test func aPlanIsFoundByItsShape() {
        let store = PlanStore()
        let first = store.number(for: ComponentSolverTests.shape(1, [([(0, 1)], 0, 1000, 0)]))
        #expect(store.number(for: ComponentSolverTests.shape(1, [([(0, 1)], 0, 1000, 5)])) == first)
        #expect(store.number(for: ComponentSolverTests.shape(1, [([(0, 1)], 0, 999, 0)])) != first)
        #expect(store[first].pointee.useCount == 2)
    }

    @Test func unusedPlansAreKeptForAWhile() {
        let store = PlanStore()
        func number(_ coefficient: Double) -> Int { store.number(for: ComponentSolverTests.shape(1, [([(0, coefficient)], 0, 1000, 0)])) }
        let first = number(1)
        store.release(first)
        #expect(store[first].pointee.plan != nil)
        for coefficient in 2...40 { store.release(number(Double(coefficient))) }
        #expect(store[first].pointee.plan == nil)
        #expect(store.records.count < 40)
    }

    @Test func whatCameBeforeIsReplayedAtOnce() {
        let window = system.makeInput(320)
        addCells(window: window)
        let left = system.makeVariable(), width = system.makeVariable()
        system.add(LinearForm(left), .equal, 7)
        // The width has its component before any constraint mentions it.
        #expect(system.replay.isActive)
        #expect(system.model.variables[Int(width.index)].pointee.component >= 0)
        system.add(LinearForm(LayoutTerm(left), LayoutTerm(width), LayoutTerm(window, -1)), .equal, -10)
        system.add(LinearForm(width), .greaterThanOrEqual, 0)
        system.solve()
        #expect(!system.replay.isActive)
        #expect(system.value(of: width) == 320 - 10 - 7)
    }

    @Test func recordsAreWrittenWhenSomebodyAsks() {
        let window = system.makeInput(320)
        addCells(window: window)
        let left = system.makeVariable(), width = system.makeVariable()
        let inset = system.add(LinearForm(left), .equal, 8)
        system.add(LinearForm(LayoutTerm(left), LayoutTerm(width), LayoutTerm(window, -1)), .equal, -10)
        #expect(system.replay.isActive)
        system.solve()
        #expect(system.constant(of: inset) == 8)
        system.setConstant(inset, to: 9)
        system.remove(system.add(LinearForm(width), .equal, 40, priority: 1))
        system.solve()
        #expect(system.value(of: width) == 301)
    }

    @Test func somethingElseEndsAReplay() {
        addCells()
        let left = system.makeVariable(), width = system.makeVariable()
        system.add(LinearForm(left), .equal, 8)
        #expect(system.replay.isActive)
        system.add(LinearForm(LayoutTerm(left), LayoutTerm(width, 3)), .equal, 38)
        #expect(!system.replay.isActive)
        system.solve()
        #expect(system.value(of: left) == 8)
        #expect(system.value(of: width) == 10)
    }

    @Test func situationsTellRowsAndDistancesApart() {
        let key = ExpectedRow.key(1000, 0, 1), other = ExpectedRow.key(999, 0, 1)
        let situations = [
            InlineCacheTable.situation(key, after: 0, distance: 1), InlineCacheTable.situation(key, after: 0, distance: 2),
            InlineCacheTable.situation(key, after: other, distance: 1), InlineCacheTable.situation(other, after: 0, distance: 1),
        ]
        #expect(Set(situations).count == 4)
        let table = InlineCacheTable()
        table.learn(3, in: situations[0])
        table.learn(insertion: 4, in: situations[0])
        #expect(table.plan(in: situations[0]) == 3)
        #expect(table.insertion(in: situations[0]) == 4)
        #expect(table.plan(in: situations[1]) == -1)
        table.forgetAll()
        #expect(table.plan(in: situations[0]) == -1)
    }

    @Test func fourComponentsAreComputedSideBySideOrAlone() {
        for count in 1...9 {
            let system = LayoutSystem()
            let window = system.makeInput(100)
            var widths: [LayoutVariable] = []
            for index in 0..<count {
                let left = system.makeVariable(), width = system.makeVariable()
                system.add(LinearForm(left), .equal, Double(index))
                system.add(LinearForm(LayoutTerm(left), LayoutTerm(width), LayoutTerm(window, -1)), .lessThanOrEqual, 0)
                system.add(LinearForm(width), .equal, index % 3 == 0 ? 200 : 20, priority: 500)
                widths.append(width)
            }
            system.solve()
            for (index, width) in widths.enumerated() { #expect(system.value(of: width) == (index % 3 == 0 ? 100 - Double(index) : 20)) }
        }
    }
}
