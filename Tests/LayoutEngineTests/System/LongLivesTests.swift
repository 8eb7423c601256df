import TestSupport
import Testing

@testable import LayoutEngine

/// A system in the course of an app: cells of a few shapes come and go whole or in parts, at any time, between edits, questions and
/// solutions. In debug builds each solution is checked against a plain one as well.
@Suite struct LongLivesTests {
    private struct Shape {
        struct Row {
            /// Unknowns of the cell; -1, -2 and -3 for the inputs.
            var terms: [(variable: Int, coefficient: Double)]
            var relation: LayoutRelation
            var constant: Double
            var priority: Float
        }

        let unknownCount: Int
        let rows: [Row]

        init(mostUnknowns: Int, _ random: inout SeededGenerator) {
            let unknownCount = Int.random(in: 1...mostUnknowns, using: &random)
            self.unknownCount = unknownCount
            rows = (0..<Int.random(in: unknownCount...(3 * unknownCount), using: &random)).map { _ in
                var chosen = (0..<unknownCount).shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)).map { $0 }
                if Int.random(in: 0..<3, using: &random) == 0 {
                    chosen.insert(Int.random(in: -3...(-1), using: &random), at: Int.random(in: 0...chosen.count, using: &random))
                }
                return Row(
                    terms: chosen.map { ($0, RandomSystemsTests.coefficients.randomElement(using: &random)!) },
                    relation: [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
                    constant: Double(Int.random(in: -100...300, using: &random)),
                    priority: RandomSystemsTests.priorities.randomElement(using: &random)!)
            }
        }
    }

    private struct Life {
        struct Cell {
            var variables: [LayoutVariable] = []
            var constraints: [LayoutConstraintID] = []
        }

        let system = LayoutSystem()
        private var random: SeededGenerator
        private var inputs: [LayoutVariable] = []
        private var shapes: [Shape] = []
        private var cells: [Cell] = []
        private var depth = 0

        init(seed: UInt64) {
            random = SeededGenerator(seed)
            if seed % 2 == 0 {
                system.edits.leastWalked = 1
                system.edits.leastShifted = 1
            }
            for _ in 0..<3 { inputs.append(system.makeInput(Double(Int.random(in: 0...800, using: &random)))) }
            for _ in 0..<4 { shapes.append(Shape(mostUnknowns: 6, &random)) }
        }

        private mutating func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }

        private mutating func addCell() {
            let shape = shapes.randomElement(using: &random)!
            let isLazy = Int.random(in: 0..<3, using: &random) == 0, isCalm = Int.random(in: 0..<3, using: &random) > 0
            var cell = Cell(), known = [LayoutVariable?](repeating: nil, count: shape.unknownCount)
            func variable(_ number: Int) -> LayoutVariable {
                if number < 0 { return inputs[-1 - number] }
                if let variable = known[number] { return variable }
                let made = system.makeVariable()
                known[number] = made
                cell.variables.append(made)
                return made
            }
            if !isLazy { for number in 0..<shape.unknownCount { _ = variable(number) } }
            for row in shape.rows {
                var priority = row.priority
                if !isCalm {
                    switch Int.random(in: 0..<30, using: &random) {
                    case 0: continue
                    case 1: priority = 251
                    case 2: system.solve()
                    case 3...6: step()
                    default: break
                    }
                }
                let constant = Bool.random(using: &random) ? row.constant : number(-100...300)
                let terms = row.terms.map { LayoutTerm(variable($0.variable), $0.coefficient) }
                let goesShort = Bool.random(using: &random)
                if terms.count == 2, goesShort {
                    cell.constraints.append(
                        system.add(
                            terms[0].coefficient, terms[0].variable, terms[1].coefficient, terms[1].variable, row.relation, constant,
                            priority: priority))
                } else {
                    cell.constraints.append(system.add(LinearForm(terms), row.relation, constant, priority: priority))
                }
            }
            cells.append(cell)
        }

        /// The views of a cell go, before or after their constraints.
        private mutating func removeCell() {
            guard let index = cells.indices.randomElement(using: &random) else { return }
            let cell = cells.remove(at: index)
            if Bool.random(using: &random) {
                for constraint in cell.constraints { system.remove(constraint) }
                for variable in cell.variables { system.remove(variable) }
            } else {
                for variable in cell.variables { system.remove(variable) }
                for constraint in cell.constraints.shuffled(using: &random) { system.remove(constraint) }
            }
        }

        private mutating func tieCells() {
            guard let index = cells.indices.randomElement(using: &random), let first = cells[index].variables.randomElement(using: &random),
                let second = cells.randomElement(using: &random)?.variables.randomElement(using: &random)
            else { return }
            cells[index].constraints.append(
                system.add(
                    LinearForm([LayoutTerm(first), LayoutTerm(second, -1)]), .equal, number(0...90),
                    priority: RandomSystemsTests.priorities.randomElement(using: &random)!))
        }

        mutating func step() {
            depth += 1
            defer { depth -= 1 }
            let cell = cells.indices.randomElement(using: &random)
            let variable = cell.flatMap { cells[$0].variables.randomElement(using: &random) }
            let constraint = cell.flatMap { cells[$0].constraints.randomElement(using: &random) }
            switch Int.random(in: 0..<26, using: &random) {
            case 0..<6: if depth < 3, cells.count < 12 { addCell() }
            case 6..<9: removeCell()
            case 9: system.setInput(inputs.randomElement(using: &random)!, to: number(0...900))
            case 10..<14: if let constraint { system.setConstant(constraint, to: number(-100...300)) }
            case 14: if let constraint { system.setPriority(constraint, to: RandomSystemsTests.priorities.randomElement(using: &random)!) }
            case 15: if let variable { system.fix(variable, at: number(0...90)) }
            case 16: if let variable { system.release(variable) }
            case 17:
                guard let cell, let index = cells[cell].constraints.indices.randomElement(using: &random) else { return }
                system.remove(cells[cell].constraints.remove(at: index))
            case 18: tieCells()
            case 19: system.drainChanges { _, _, _ in }
            case 20: if let variable { _ = system.isAmbiguous(variable) }
            case 21: if let variable { _ = system.constraintsAffecting(variable) }
            case 22: if let constraint { _ = (system.violation(of: constraint), system.isBroken(constraint), system.constant(of: constraint)) }
            case 23: _ = (system.drainConflicts(), system.standingConflicts)
            default: system.solve()
            }
        }
    }

    @Test func recordsAgreeWhateverComesAndGoes() {
        for seed in 0..<UInt64(RandomSystemsTests.systemCount / 4) {
            var life = Life(seed: seed)
            for step in 0..<100 {
                life.step()
                // What was laid down for a recorded insertion is looked at once that has ended.
                life.system.replay.end()
                if step % 20 == 19 { life.system.solve() }
                if let fault = life.system.faultInRecords {
                    Issue.record("\(fault) (seed \(seed), step \(step))")
                    return
                }
            }
        }
    }
}
