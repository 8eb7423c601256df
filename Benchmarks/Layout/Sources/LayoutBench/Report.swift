import CKiwi
import Glibc

/// Runs the contenders side by side and prints what they took, and whether the goals were reached.
struct Report {
    let largest: Int
    private var engine: [String: Measurement] = [:]
    private var kiwi: [String: Measurement] = [:]
    private var split: [String: Measurement] = [:]
    private var hand: [String: Measurement] = [:]
    /// Values that the edit of the constant moves.
    private var moved: [String: Int] = [:]
    private let sizes: [Int]

    init(largest: Int) {
        self.largest = largest
        sizes = [10, 100, 1000, 10_000].filter { $0 <= largest }
    }

    mutating func run(_ kind: GeneratedSystem.Kind) {
        // Deeper than 1,000, `e` takes minutes with any solver.
        for count in sizes where kind != .e || count <= 1000 {
            let key = "\(kind.rawValue)\(count)"
            let system = GeneratedSystem(kind, count: count)
            // Together in one run, so that the machine's mood is the same for all.
            let (measured, contender) = measure(EngineContender.self, system, budget: 4)
            engine[key] = measured
            moved[key] = movedValues(system, contender)
            kiwi[key] = compare(KiwiContender.self, system, contender, previous: kiwi["\(kind.rawValue)\(count / 10)"])
            split[key] = compare(SplitKiwiContender.self, system, contender, previous: split["\(kind.rawValue)\(count / 10)"])
            if kind == .d { hand[key] = compare(HandwrittenContender.self, system, contender, previous: nil) }
            printLine(kind, count, key)
        }
    }

    /// Measures another contender, unless its previous size says that it would take minutes, and says where values differ.
    private func compare<C: Contender>(
        _ type: C.Type, _ system: GeneratedSystem, _ engine: EngineContender, previous: Measurement?
    ) -> Measurement? {
        if let previous, previous.build > 0.15 { return nil }
        if system.count > 10, previous == nil, type != HandwrittenContender.self { return nil }
        let (measured, contender) = measure(type, system, budget: 3)
        for width in [320.0, 500, 701, 1000, 1366] {
            engine.setWidth(width)
            contender.setWidth(width)
            let (own, other) = (errors(system, engine, width), errors(system, contender, width))
            if own.lexicographicallyPrecedes(other) || own == other { continue }
            print("  \(C.self) is better at width \(width): \(other) against \(own)")
        }
        if type == HandwrittenContender.self {
            for variable in 1..<system.variableCount where abs(engine.value(variable) - contender.value(variable)) > 1e-6 {
                print("  by hand: variable \(variable) is \(contender.value(variable)), engine \(engine.value(variable))")
                break
            }
        }
        return measured
    }

    private func movedValues(_ system: GeneratedSystem, _ contender: EngineContender) -> Int {
        contender.setEdited(false)
        let before = (0..<system.variableCount).map { contender.value($0) }
        contender.setEdited(true)
        defer { contender.setEdited(false) }
        return (0..<system.variableCount).count { contender.value($0) != before[Int($0)] }
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

    private func printLine(_ kind: GeneratedSystem.Kind, _ count: Int, _ key: String) {
        func us(_ seconds: Double?) -> String { seconds.map { $0.isNaN ? "-" : shown($0 * 1e6) } ?? "-" }
        let own = engine[key]!
        var line = "\(kind.rawValue) \(count): build us \(us(own.build)), step \(us(own.step)) (worst \(us(own.worstStep))), edit \(us(own.edit))"
        for (name, other) in [("kiwi", kiwi[key]), ("split", split[key]), ("hand", hand[key])] {
            guard let other else { continue }
            line += " | \(name) build \(us(other.build)) = x\(shown(other.build / own.build)), step \(us(other.step)) = x\(shown(other.step / own.step))"
            if name != "hand" { line += ", edit \(us(other.edit)) = x\(shown(other.edit / own.edit))" }
        }
        print(line)
        fflush(nil)
    }

    func printGoals() {
        print("\nGoals")
        goal("build at least 1,000 times faster than kiwi, d at 100", ratio(kiwi, "d100", \.build), atLeast: 1000)
        goal("build at least 1,000 times faster than kiwi, b at 1,000", ratio(kiwi, "b1000", \.build), atLeast: 1000)
        for count in sizes {
            goal("build at least 5 times faster than kiwi split, d at \(count)", ratio(split, "d\(count)", \.build), atLeast: 5)
            goal("build at most 5 times the handwritten one, d at \(count)", 1 / ratio(hand, "d\(count)", \.build), atMost: 5)
            if count <= 1000 {
                goal("resize at most 1.5 times the handwritten one, d at \(count)", 1 / ratio(hand, "d\(count)", \.step), atMost: 1.5)
            }
        }
        for kind in ["a", "b", "c", "d"] {
            for count in sizes {
                guard let own = engine["\(kind)\(count)"] else { continue }
                if kind == "d" { goal("no step over 3 times the mean, d at \(count)", own.worstStep / own.step, atMost: 3) }
                if let moved = moved["\(kind)\(count)"], moved > 100 {
                    print("  (an edit of \(kind) at \(count) is not local: \(moved) values move, \(shown(own.edit * 1e9 / Double(moved))) ns each)")
                } else {
                    goal("a local constant edit at most 1 us, \(kind) at \(count)", own.edit * 1e6, atMost: 1)
                }
            }
            let points = sizes.compactMap { count in engine["\(kind)\(count)"].map { (count, $0) } }
            goal("fitted exponent of build, \(kind)", fittedExponent(points.map { ($0.0, $0.1.build) }), atMost: 1.1)
            goal("fitted exponent of resize, \(kind)", fittedExponent(points.map { ($0.0, $0.1.step) }), atMost: 1.1)
        }
        for count in sizes {
            for part in [\Measurement.build, \.step, \.edit] {
                let name = part == \.build ? "build" : part == \.step ? "resize" : "edit"
                let best = min(ratio(kiwi, "e\(count)", part), ratio(split, "e\(count)", part))
                goal("e never slower than kiwi: \(name) at \(count)", best, atLeast: 1)
            }
        }
    }

    private func ratio(_ others: [String: Measurement], _ key: String, _ part: KeyPath<Measurement, Double>) -> Double {
        guard let other = others[key], let own = engine[key] else { return .nan }
        return other[keyPath: part] / own[keyPath: part]
    }

    private func goal(_ name: String, _ figure: Double, atLeast: Double? = nil, atMost: Double? = nil) {
        guard !figure.isNaN else { return }
        let reached = atLeast.map { figure >= $0 } ?? (figure <= atMost!)
        print("  \(reached ? "reached" : "MISSED ") \(name): \(shown(figure))")
    }
}

/// Three digits.
func shown(_ value: Double) -> String {
    guard value.isFinite, value > 0 else { return "\(value)" }
    let scale = pow(10, 2 - floor(log10(value)))
    let rounded = (value * scale).rounded() / scale
    return rounded >= 100 ? "\(Int(rounded))" : "\(rounded)"
}
