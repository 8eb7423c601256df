import TestSupport
import Testing

@testable import LayoutEngine

/// Cells of one shape, one after the other: the engine expects the constraints of the next one. Some differ, some are
/// edited or lose constraints before they are complete.
@Suite struct RepeatedComponentsTests {
    private struct Row {
        /// Unknowns of the cell, -1 and -2 for the inputs.
        var terms: [(variable: Int, coefficient: Double)]
        var relation: LayoutRelation
        var priority: Float
    }

    private static func makeRows(_ unknowns: Int, _ random: inout SeededGenerator) -> [Row] {
        (0..<Int.random(in: unknowns...(3 * unknowns), using: &random)).map { _ in
            var chosen = (0..<unknowns).shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)).map { $0 }
            if Int.random(in: 0..<3, using: &random) == 0 {
                chosen.insert(Int.random(in: -2...(-1), using: &random), at: Int.random(in: 0...chosen.count, using: &random))
            }
            let relation = [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!
            return Row(
                terms: chosen.map { ($0, RandomSystemsTests.coefficients.randomElement(using: &random)!) }, relation: relation,
                priority: RandomSystemsTests.priorities.filter { $0 < 1000 || relation != .equal }.randomElement(using: &random)!)
        }
    }

    private static func addCell(_ rows: [Row], _ unknowns: Int, to test: SystemUnderTest, _ random: inout SeededGenerator, calm: Bool) {
        // Variables are made beforehand or as they are first mentioned.
        let lazily = Bool.random(using: &random)
        var known = [Int?](repeating: nil, count: unknowns)
        func variable(_ number: Int) -> Int {
            if number < 0 { return -1 - number }
            if let variable = known[number] { return variable }
            test.makeVariable()
            known[number] = test.variables.count - 1
            return test.variables.count - 1
        }
        if !lazily { for number in 0..<unknowns { _ = variable(number) } }
        for row in rows {
            var priority = row.priority
            if !calm {
                switch Int.random(in: 0..<24, using: &random) {
                case 0: continue
                case 1: priority = 251
                case 2: test.system.solve()
                case 3: if !test.entries.isEmpty { test.remove(at: Int.random(in: test.entries.indices, using: &random)) }
                case 4:
                    if let index = test.entries.indices.randomElement(using: &random) {
                        test.entries[index].constant += 7
                        test.system.setConstant(test.entries[index].id, to: test.entries[index].constant)
                    }
                case 5:
                    // What is made now may have been expected to be an unknown of the cell.
                    test.makeVariable()
                    test.setInput(test.variables.count - 1, to: 77)
                    test.add([(0, 1), (test.variables.count - 1, 1)], .lessThanOrEqual, 5, 300)
                default: break
                }
            }
            let terms = row.terms.map { (variable: variable($0.variable), coefficient: $0.coefficient) }
            test.add(terms, row.relation, Double(Int.random(in: -100...300, using: &random)), priority)
        }
    }

    @Test func repeatedCellsAgreeWithTheReferenceSolver() {
        for seed in 0..<UInt64(RandomSystemsTests.systemCount / 4) {
            var random = SeededGenerator(seed &+ 9_000_000)
            let test = SystemUnderTest(unknowns: 2)
            test.setInput(0, to: 320)
            test.setInput(1, to: 44)
            let unknowns = Int.random(in: 1...3, using: &random)
            let rows = Self.makeRows(unknowns, &random)
            for cell in 0..<Int.random(in: 2...4, using: &random) {
                Self.addCell(rows, unknowns, to: test, &random, calm: cell == 0 || seed % 3 == 0)
                if cell == 0 || Bool.random(using: &random) { test.system.solve() }
                if Int.random(in: 0..<3, using: &random) == 0 { test.setInput(0, to: Double.random(in: 0...900, using: &random)) }
            }
            test.system.solve()
            if let difference = test.difference() {
                Issue.record("\(difference) (seed \(seed))")
                return
            }
            guard !test.entries.contains(where: { test.system.isBroken($0.id) }) else { continue }
            for (left, right) in zip(test.solution, test.remade(using: &random).solution) where abs(left - right) > 1e-5 {
                Issue.record("built cell by cell \(test.solution), made anew otherwise (seed \(seed))")
                return
            }
        }
    }

    /// A stack of labels, each below the one before, and a bound for the last one.
    private static func makeChain(_ length: Int) -> (system: LayoutSystem, tops: [LayoutVariable], gaps: [LayoutConstraintID]) {
        let system = LayoutSystem()
        var tops: [LayoutVariable] = [], gaps: [LayoutConstraintID] = []
        for index in 0..<length {
            let top = system.makeVariable(), height = system.makeVariable()
            let form =
                index == 0
                ? LinearForm(top) : LinearForm([LayoutTerm(top), LayoutTerm(tops[index - 1], -1), LayoutTerm(LayoutVariable(index: height.index - 2), -1)])
            gaps.append(system.add(form, .equal, 8))
            system.add(LinearForm(height), .equal, 20)
            tops.append(top)
        }
        system.add(LinearForm(tops[length - 1]), .lessThanOrEqual, 28 * Double(length) + 100, priority: 1000)
        system.solve()
        return (system, tops, gaps)
    }

    @Test func anEditedGapMovesAllBelowItAgainAndAgain() {
        let (system, tops, gaps) = Self.makeChain(200)
        for step in [8.0, 20, 0, 50, 8, 31, 30] {
            system.setConstant(gaps[100], to: step)
            system.solve()
            #expect(system.value(of: tops[99]) == 8 + 28 * 99)
            #expect(abs(system.value(of: tops[100]) - (28 * 100 + step)) < 1e-9)
            #expect(abs(system.value(of: tops[199]) - (28 * 199 + step)) < 1e-9)
        }
        // Another constant between: both hold.
        system.setConstant(gaps[150], to: 18)
        system.solve()
        system.setConstant(gaps[100], to: 9)
        system.solve()
        #expect(abs(system.value(of: tops[199]) - (28 * 199 + 9 + 10)) < 1e-9)
        var changes = 0
        system.drainChanges { _, _, new in changes += new == 0 ? 0 : 1 }
        #expect(changes == 400)
        system.setConstant(gaps[100], to: 8)
        system.solve()
        changes = 0
        system.drainChanges { _, old, new in changes += old - new == 1 ? 1 : 0 }
        #expect(changes == 100)
        #expect(system.drainConflicts().isEmpty)
    }

    @Test func anEditThatBreaksARequirementFarAwayIsAConflict() {
        let (system, _, gaps) = Self.makeChain(200)
        system.setConstant(gaps[100], to: 60)
        system.solve()
        system.setConstant(gaps[100], to: 90)
        system.solve()
        #expect(system.drainConflicts().isEmpty)
        system.setConstant(gaps[100], to: 400)
        system.solve()
        #expect(system.drainConflicts().count == 1)
    }

    @Test func systemsThatSharePlansGiveTheSameValues() {
        let first = LayoutSystem()
        for (system, knowsNothing) in [(first, true), (LayoutSystem(sharingPlansOf: first), false)] {
            let window = system.makeInput(320)
            var widths: [LayoutVariable] = []
            for cell in 0..<50 {
                let left = system.makeVariable(), width = system.makeVariable()
                system.add(1, left, .equal, Double(cell), priority: 1000)
                system.add(1, left, 1, width, -1, window, .lessThanOrEqual, -10, priority: 1000)
                system.add(1, width, .equal, 280, priority: 250)
                widths.append(width)
            }
            system.solve()
            for (cell, width) in widths.enumerated() {
                #expect(abs(system.value(of: width) - min(280, 310 - Double(cell))) < 1e-9, "\(cell) \(knowsNothing)")
            }
        }
    }

    @Test func variablesThatWereRemovedComeBackInTheirOrder() {
        let system = LayoutSystem()
        let variables = (0..<6).map { _ in system.makeVariable() }
        for index in [4, 1, 3] { system.remove(variables[index]) }
        #expect([system.makeVariable(), system.makeVariable(), system.makeVariable()] == [variables[1], variables[3], variables[4]])
    }
}
