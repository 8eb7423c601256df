import Glibc

/// The goals, and whether a report reaches them.
struct Goals {
    private let report: Report

    init(_ report: Report) { self.report = report }

    private func line(_ kind: String, _ count: Int) -> Report.Line? { report.lines["\(kind)\(count)"] }

    func print() {
        Swift.print("\nGoals. A first system knows nothing; a next one shares the plans of a system with the same shapes,")
        Swift.print("as everything does that an app shows after the first time.")
        printKiwi()
        for count in report.sizes { printCells(count) }
        for kind in ["a", "b", "c", "d"] { printGrowth(kind) }
        for count in Report.sizes(.e, report.sizes) { printTies(count) }
        if report.lines["d10000"] != nil {
            goal("memory of 10,000 cells of 33 constraints at most 64 MB", MemoryReport.peakOfCells(10_000), atMost: 64)
        }
    }

    private func printKiwi() {
        for (kind, count) in [("d", 100), ("b", 1000)] {
            guard let line = line(kind, count), let kiwi = line.kiwi else { continue }
            goal("build at least 1,000 times faster than kiwi, \(kind) at \(count), first", kiwi.build / line.engine.build, atLeast: 1000)
        }
    }

    private func printCells(_ count: Int) {
        guard let line = line("d", count) else { return }
        if let split = line.split {
            goal("build at least 5 times faster than kiwi split, d at \(count), first", split.build / line.engine.build, atLeast: 5)
            goal("build at least 5 times faster than kiwi split, d at \(count), next", split.build / line.next.build, atLeast: 5)
        }
        guard let cells = line.cells, let nextCells = line.nextCells, let hand = line.hand else { return }
        goal("build at most 5 times the handwritten one, d at \(count), first", cells.build / hand.build, atMost: 5)
        goal("build at most 5 times the handwritten one, d at \(count), next", nextCells.build / hand.build, atMost: 5)
        if count <= 1000 {
            goal("resize at most 1.5 times the handwritten one, d at \(count)", line.engine.step / hand.step, atMost: 1.5)
        }
    }

    private func printGrowth(_ kind: String) {
        let known = report.sizes.compactMap { count in line(kind, count).map { (count, $0) } }
        for (count, line) in known {
            goal("no step over 3 times the mean, \(kind) at \(count)", line.engine.worstStep / line.engine.step, atMost: 3)
            goal(
                "an edit of the constant in the middle at most 1 us, \(kind) at \(count), \(line.moved) values move",
                line.engine.edit * 1e6, atMost: 1)
            goal("edits of constants that little hangs on at most 1 us, \(kind) at \(count)", line.engine.localEdit * 1e6, atMost: 1)
        }
        let range = "\(kind) from \(known.first?.0 ?? 0) to \(known.last?.0 ?? 0)"
        goal("fitted exponent of build, \(range)", fittedExponent(known.map { ($0.0, $0.1.engine.build) }), atMost: 1.1)
        goal("fitted exponent of build, next, \(range)", fittedExponent(known.map { ($0.0, $0.1.next.build) }), atMost: 1.1)
        goal("fitted exponent of resize, \(range)", fittedExponent(known.map { ($0.0, $0.1.engine.step) }), atMost: 1.1)
    }

    private func printTies(_ count: Int) {
        guard let line = line("e", count) else { return }
        for (name, part) in [("build", \Measurement.build), ("resize", \.step), ("edit", \.edit)] {
            let others = [line.kiwi, line.split].compactMap { $0?[keyPath: part] }
            guard let best = others.min() else {
                Swift.print("  no other solver comes to an end in time: e at \(count), \(name) \(shown(line.engine[keyPath: part] * 1e6)) us")
                continue
            }
            goal("e never slower than the best of the others: \(name) at \(count)", best / line.engine[keyPath: part], atLeast: 1)
        }
    }

    private func goal(_ name: String, _ figure: Double, atLeast: Double? = nil, atMost: Double? = nil) {
        guard !figure.isNaN else { return }
        let reached = atLeast.map { figure >= $0 } ?? (figure <= atMost!)
        Swift.print("  \(reached ? "reached" : "MISSED ") \(name): \(shown(figure))")
    }
}

/// The exponent of the power law through the points, by least squares of logarithms.
func fittedExponent(_ points: [(count: Int, time: Double)]) -> Double {
    let logs = points.filter { $0.time > 0 }.map { (log(Double($0.count)), log($0.time)) }
    guard logs.count > 1 else { return .nan }
    let meanX = logs.map(\.0).reduce(0, +) / Double(logs.count), meanY = logs.map(\.1).reduce(0, +) / Double(logs.count)
    let over = logs.map { ($0.0 - meanX) * ($0.1 - meanY) }.reduce(0, +)
    return over / logs.map { ($0.0 - meanX) * ($0.0 - meanX) }.reduce(0, +)
}
