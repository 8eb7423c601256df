import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

/// Random systems, compared with the plain reference solver. The full run takes minutes: set `QUINCE_LAYOUT_SYSTEMS` to
/// the number of systems (100000), and run it in a release build.
@Suite struct RandomSystemsTests {
    static let systemCount = ProcessInfo.processInfo.environment["QUINCE_LAYOUT_SYSTEMS"].flatMap(Int.init) ?? 400

    static let coefficients: [Double] = [1, 1, 1, 1, -1, -1, -1, 2, 0.5, -0.5, 3]
    static let priorities: [Float] = [1000, 1000, 1000, 999, 750, 750, 500, 250, 250, 249.5, 1, LayoutConstraint.inclination]

    private static func addRandom(_ test: SystemUnderTest, _ random: inout SeededGenerator, required: Bool = true) {
        let count = Int.random(in: 1...min(4, test.variables.count), using: &random)
        let chosen = test.variables.indices.shuffled(using: &random).prefix(count)
        let terms = chosen.map { (variable: $0, coefficient: coefficients.randomElement(using: &random)!) }
        let relation = [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!
        let priority = priorities.filter { required || $0 < 1000 }.randomElement(using: &random)!
        test.add(terms, relation, Double(Int.random(in: -40...80, using: &random)), priority)
        if required, Int.random(in: 0..<8, using: &random) == 0 { test.add([(chosen[0], 1)], .greaterThanOrEqual, 0, LayoutConstraint.nonnegative) }
    }

    private static func mutate(_ test: SystemUnderTest, _ random: inout SeededGenerator) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<4: addRandom(test, &random)
        case 4..<6: if !test.entries.isEmpty { test.remove(at: Int.random(in: test.entries.indices, using: &random)) }
        case 6..<9:
            guard let index = test.entries.indices.randomElement(using: &random) else { return }
            test.entries[index].constant = Double(Int.random(in: -40...80, using: &random))
            test.system.setConstant(test.entries[index].id, to: test.entries[index].constant)
        case 9:
            guard let index = test.entries.indices.randomElement(using: &random) else { return }
            test.entries[index].priority = priorities.randomElement(using: &random)!
            test.system.setPriority(test.entries[index].id, to: test.entries[index].priority)
        case 10:
            let index = Int.random(in: test.variables.indices, using: &random)
            test.setInput(index, to: Double(Int.random(in: 0...100, using: &random)))
        default:
            let index = Int.random(in: test.variables.indices, using: &random)
            test.inputs[index] = nil
            test.system.release(test.variables[index])
        }
    }

    /// Adds, removes and edits at random, solving now and then, and compares each time.
    private static func walk(seed: UInt64) -> String? {
        var random = SeededGenerator(seed)
        let test = SystemUnderTest(unknowns: Int.random(in: 1...9, using: &random))
        if seed % 2 == 0 { test.followEditsInSmallComponents() }
        for _ in 0..<Int.random(in: 1...14, using: &random) { addRandom(test, &random) }
        for _ in 0..<4 {
            test.system.solve()
            for conflict in test.system.drainConflicts() {
                if let difference = test.difference(in: conflict) { return "\(difference) (seed \(seed))" }
            }
            if let difference = test.difference() { return "\(difference) (seed \(seed))" }
            for _ in 0..<Int.random(in: 1...5, using: &random) { mutate(test, &random) }
        }
        test.system.solve()
        _ = test.system.drainConflicts()
        guard !test.entries.contains(where: { test.system.isBroken($0.id) }) else { return nil }
        let remade = test.remade(using: &random)
        for (left, right) in zip(test.solution, remade.solution) where abs(left - right) > 1e-5 {
            return "another order of adding gives another solution: \(test.solution), \(remade.solution) (seed \(seed))"
        }
        return nil
    }

    @Test func randomSystemsAgreeWithTheReferenceSolver() {
        var failures = 0
        for seed in 0..<UInt64(Self.systemCount) {
            if let difference = Self.walk(seed: seed) {
                Issue.record("\(difference)")
                failures += 1
                if failures >= 10 { break }
            }
        }
    }

    /// Required equalities with one solution, among preferences that would like others, added in any order.
    @Test func systemsWithAKnownSolutionFindIt() {
        for seed in 0..<UInt64(Self.systemCount / 4) {
            var random = SeededGenerator(seed &+ 1_000_000)
            let count = Int.random(in: 1...20, using: &random)
            let solution = (0..<count).map { _ in Double(Int.random(in: -100...400, using: &random)) / 2 }
            let test = SystemUnderTest(unknowns: count)
            var order = Array(0..<count)
            order.shuffle(using: &random)
            for (rank, unknown) in order.enumerated() {
                var terms = [(variable: unknown, coefficient: Self.coefficients.randomElement(using: &random)!)]
                for other in order.prefix(rank).shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random)) {
                    terms.append((other, Self.coefficients.randomElement(using: &random)!))
                }
                test.add(terms, .equal, terms.reduce(0) { $0 + $1.coefficient * solution[$1.variable] }, 1000)
                if Bool.random(using: &random) { Self.addRandom(test, &random, required: false) }
                if Int.random(in: 0..<6, using: &random) == 0 { test.system.solve() }
            }
            let remade = test.remade(using: &random)
            for (value, known) in zip(remade.solution, solution) where abs(value - known) > 1e-5 {
                Issue.record("seed \(seed): \(remade.solution), known \(solution)")
                return
            }
        }
    }
}

/// Windows being resized: the paths along which components follow their inputs.
extension RandomSystemsTests {
    /// Several components of one random shape with constants of their own, hanging on a window's width.
    private static func makeCells(_ random: inout SeededGenerator) -> SystemUnderTest {
        let unknownsPerCell = Int.random(in: 1...4, using: &random), cells = [1, 2, 3, 5, 9].randomElement(using: &random)!
        // Cells that are alike meet the ends of their bases in the same step, and are taken across together.
        let areAlike = Bool.random(using: &random)
        let test = SystemUnderTest(unknowns: 1 + cells * unknownsPerCell)
        test.setInput(0, to: 320)
        for _ in 0..<Int.random(in: unknownsPerCell...(3 * unknownsPerCell), using: &random) {
            var chosen = (0..<unknownsPerCell).shuffled(using: &random).prefix(Int.random(in: 1...2, using: &random)).map { $0 }
            if Int.random(in: 0..<3, using: &random) == 0 { chosen.append(-1) }
            let coefficients = chosen.map { _ in Self.coefficients.randomElement(using: &random)! }
            let relation = [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!
            // Few required constraints, and those consistent for any width: conflicts have tests of their own.
            let priority = priorities.filter { $0 < 1000 || relation != .equal }.randomElement(using: &random)!
            let shared = Double(Int.random(in: -100...500, using: &random))
            for cell in 0..<cells {
                let isShared = areAlike && Int.random(in: 0..<8, using: &random) > 0
                let constant = isShared ? shared : Double(Int.random(in: -100...500, using: &random))
                let terms = zip(chosen, coefficients).map { (variable: $0 < 0 ? 0 : 1 + cell * unknownsPerCell + $0, coefficient: $1) }
                test.add(terms, relation, constant, priority)
            }
        }
        return test
    }

    @Test func sweptWindowsAgreeWithTheReferenceSolver() {
        for seed in 0..<UInt64(Self.systemCount / 8) {
            var random = SeededGenerator(seed &+ 5_000_000)
            let test = Self.makeCells(&random)
            for step in 0..<24 {
                let width = step % 8 == 7 ? Double.random(in: 0...1366, using: &random) : 320 + 90 * Double(step < 12 ? step : 24 - step)
                test.setInput(0, to: width)
                if step % 5 == 4, let index = test.entries.indices.randomElement(using: &random) {
                    test.entries[index].constant += 10
                    test.system.setConstant(test.entries[index].id, to: test.entries[index].constant)
                }
                test.system.solve()
                if let difference = test.difference() {
                    Issue.record("\(difference) (seed \(seed), step \(step))")
                    return
                }
            }
            let swept = test.solution
            guard !test.entries.contains(where: { test.system.isBroken($0.id) }) else { continue }
            let remade = test.remade(using: &random).solution
            for (left, right) in zip(swept, remade) where abs(left - right) > 1e-5 {
                Issue.record("a sweep ends at \(swept), a new system at \(remade) (seed \(seed))")
                return
            }
        }
    }
}
