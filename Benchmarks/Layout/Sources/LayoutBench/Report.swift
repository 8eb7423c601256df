import CKiwi
import Glibc

/// Runs the contenders side by side, taking turns, and prints what they took.
struct Report {
    struct Line {
        var engine: Measurement
        /// Another system of the same shapes, which knows the plans of one before.
        var next: Measurement
        var kiwi: Measurement?
        var split: Measurement?
        /// `d` only: the constraints made by code, cell by cell, and the cells laid out by hand.
        var cells: Measurement?
        var nextCells: Measurement?
        var hand: Measurement?
        /// Values that the edit of the constant in the middle moves.
        var moved = 0
    }

    let sizes: [Int]
    private(set) var lines: [String: Line] = [:]
    /// Seconds that one build of one contender may be expected to take.
    private static let longest = 12.0

    init(largest: Int) { sizes = [10, 100, 1000, 10_000].filter { $0 <= largest } }

    /// `e` gets deeper in smaller steps, since that is where solvers part.
    static func sizes(_ kind: GeneratedSystem.Kind, _ sizes: [Int]) -> [Int] {
        kind == .e ? [10, 30, 100, 200] + sizes.filter { $0 >= 1000 } : sizes
    }

    mutating func run(_ kind: GeneratedSystem.Kind) {
        var previous: (count: Int, line: Line)?
        for count in Self.sizes(kind, sizes) {
            func expected(_ part: (Line) -> Measurement?, _ power: Double) -> Double {
                guard let previous, let build = part(previous.line)?.build else { return previous == nil ? 0 : .infinity }
                return build * pow(Double(count) / Double(previous.count), power)
            }
            guard expected({ $0.engine }, 2) < Self.longest else {
                print("\(kind.rawValue) \(count): left out, expected to take \(shown(expected({ $0.engine }, 2))) s")
                continue
            }
            let takesPart = (kiwi: expected({ $0.kiwi }, 3) < Self.longest, split: expected({ $0.split }, kind == .d ? 1 : 3) < Self.longest)
            let line = run(kind, count, takesPart)
            lines["\(kind.rawValue)\(count)"] = line
            previous = (count, line)
            printLine(kind, count, line)
        }
    }

    private func run(_ kind: GeneratedSystem.Kind, _ count: Int, _ takesPart: (kiwi: Bool, split: Bool)) -> Line {
        let system = GeneratedSystem(kind, count: count)
        let model = EngineContender(system)
        model.setWidth(320)
        let engine = Entrant("engine") { EngineContender(system) }
        let next = Entrant("next") { EngineContender(system, like: model) }
        let kiwi = takesPart.kiwi ? Entrant("kiwi") { KiwiContender(system) } : nil
        let split = takesPart.split ? Entrant("split") { SplitKiwiContender(system) } : nil
        var entrants = [engine, next, kiwi, split].compactMap { $0 }
        var ofCells: [Entrant] = []
        if kind == .d {
            let cells = ConstraintCells(system)
            cells.setWidth(320)
            ofCells = [
                Entrant("cells") { ConstraintCells(system) }, Entrant("next cells") { ConstraintCells(system, like: cells) },
                Entrant("hand") { HandwrittenContender(system) },
            ]
            entrants += ofCells
        }
        measure(entrants, count)
        let (own, moved) = (engine.contender as! EngineContender, movedValues(system, engine.contender as! EngineContender))
        measureReads(system, own, &engine.result)
        for other in [kiwi, split].compactMap({ $0 }) + ofCells { compare(system, own, other) }
        return Line(
            engine: engine.result, next: next.result, kiwi: kiwi?.result, split: split?.result, cells: ofCells.first?.result,
            nextCells: ofCells.dropFirst().first?.result, hand: ofCells.last?.result, moved: moved)
    }

    private func measure(_ entrants: [Entrant], _ count: Int) {
        let rounds = count <= 100 ? 101 : count <= 1000 ? 31 : 9
        // A few builds in a row, so that each finds the caches as it left them.
        let turns = count <= 100 ? 6 : 2
        for _ in 0..<rounds { for entrant in entrants { for _ in 0..<turns { entrant.build(2) } } }
        let clockCost = least((0..<1001).map { _ in -(cpuSeconds() - cpuSeconds()) })
        for entrant in entrants { entrant.beginSteps() }
        for _ in 0..<rounds { for entrant in entrants { entrant.sweep(1.5, clockCost: clockCost) } }
        for entrant in entrants where entrant.name != "hand" { entrant.measureEdits(0.5) }
    }

    private func movedValues(_ system: GeneratedSystem, _ contender: EngineContender) -> Int {
        contender.setEdited(false)
        let before = (0..<system.variableCount).map { contender.value($0) }
        contender.setEdited(true)
        defer { contender.setEdited(false) }
        return (0..<system.variableCount).count { contender.value($0) != before[Int($0)] }
    }

    private func measureReads(_ system: GeneratedSystem, _ contender: EngineContender, _ result: inout Measurement) {
        var sum = 0.0
        contender.setEdited(true)
        result.read = least(
            (0..<21).map { _ in
                let start = cpuSeconds()
                for variable in 0..<system.variableCount { sum += contender.value(variable) }
                return (cpuSeconds() - start) / Double(system.variableCount)
            })
        contender.setEdited(false)
        if sum.isNaN { print("a value is not a number") }
        for round in 0..<130 { contender.setLocal(round) }
        result.localEdit = least(
            (0..<101).map { _ in
                let start = cpuSeconds()
                for round in 0..<128 { contender.setLocal(round) }
                return (cpuSeconds() - start) / 128
            })
        contender.endLocal()
    }

    /// Says where another's solution has smaller errors, or where a frame laid out by hand is another one.
    private func compare(_ system: GeneratedSystem, _ engine: EngineContender, _ entrant: Entrant) {
        let other = entrant.contender!
        other.setEdited(false)
        for width in [320.0, 500, 701, 1000, 1366] {
            engine.setWidth(width)
            other.setWidth(width)
            let (own, others) = (errors(system, engine, width), errors(system, other, width))
            if own.lexicographicallyPrecedes(others) || own == others { continue }
            print("  \(entrant.name) is better at width \(width): \(others) against \(own)")
        }
        guard !(other is KiwiContender) else { return }
        for variable in 1..<system.variableCount where abs(engine.value(variable) - other.value(variable)) > 1e-6 {
            print("  \(entrant.name): variable \(variable) is \(other.value(variable)), engine \(engine.value(variable))")
            break
        }
    }

    /// Errors by priority, rounded.
    private func errors(_ system: GeneratedSystem, _ contender: some Contender, _ width: Double) -> [Double] {
        var sums = [0.0, 0, 0, 0]
        for constraint in system.constraints {
            var residual = constraint.constant
            withUnsafeBytes(of: constraint.terms) { bytes in
                let terms = bytes.bindMemory(to: KiwiTerm.self)
                for index in 0..<Int(constraint.termCount) {
                    let (variable, coefficient) = (terms[index].variable, terms[index].coefficient)
                    residual += coefficient * (variable == system.window ? width : contender.value(variable))
                }
            }
            let error = constraint.relation == 0 ? abs(residual) : max(0, -residual * Double(constraint.relation))
            let level = [GeneratedSystem.required, GeneratedSystem.nearlyRequired, GeneratedSystem.resistance, GeneratedSystem.hugging]
                .firstIndex(of: constraint.strength)!
            sums[level] += error
        }
        return sums.map { ($0 * 1e3 / Double(max(1, system.count / 100))).rounded() }
    }

    private func printLine(_ kind: GeneratedSystem.Kind, _ count: Int, _ line: Line) {
        func us(_ seconds: Double) -> String { seconds.isNaN ? "-" : shown(seconds * 1e6) }
        let own = line.engine
        var text =
            "\(kind.rawValue) \(count): build us \(us(own.build)) (the next \(us(line.next.build))), step \(us(own.step))"
            + " (worst \(us(own.worstStep)), to \(shown(own.worstWidth)) pt), edit \(us(own.edit)) moving \(line.moved) (the first \(us(own.firstEdit)),"
            + " reading \(us(own.read)) a value), local edits \(us(own.localEdit))"
        for (name, other) in [("kiwi", line.kiwi), ("split", line.split)] {
            guard let other else { continue }
            text +=
                " | \(name) build \(us(other.build)) = x\(shown(other.build / own.build))"
                + ", step \(us(other.step)) = x\(shown(other.step / own.step)), edit \(us(other.edit)) = x\(shown(other.edit / own.edit))"
        }
        if let cells = line.cells, let next = line.nextCells, let hand = line.hand {
            text +=
                " | by code: build \(us(cells.build)) (the next \(us(next.build))) | by hand: build \(us(hand.build))"
                + " = x\(shown(hand.build / cells.build)) (x\(shown(hand.build / next.build))), step \(us(hand.step))"
                + " = x\(shown(hand.step / own.step))"
        }
        print(text)
        fflush(nil)
    }
}

/// Three digits.
func shown(_ value: Double) -> String {
    guard value.isFinite, value > 0 else { return "\(value)" }
    let scale = pow(10, 2 - floor(log10(value)))
    let rounded = (value * scale).rounded() / scale
    return rounded >= 100 ? "\(Int(rounded))" : "\(rounded)"
}
