import Glibc

/// CPU time of this thread in seconds: what other processes do counts less than in wall time.
func cpuSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

func median(_ values: [Double]) -> Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
}

func least(_ values: [Double]) -> Double { values.min() ?? .nan }

/// What was measured of one contender on one system, in seconds: the least of all rounds, since whatever else the machine
/// does only ever adds.
struct Measurement {
    /// Build to the first solution at width 320.
    var build = Double.nan
    /// Mean over the widths of a sweep from 320 to 1366.
    var step = Double.nan
    /// The slowest width of the sweep.
    var worstStep = Double.nan
    /// The width that it led to.
    var worstWidth = Double.nan
    /// An edit of the constant in the middle, to and fro.
    var edit = Double.nan
    /// The first edit of that constant.
    var firstEdit = Double.nan
    /// Reading one of the values that the edit moved.
    var read = Double.nan
    /// An edit of a constant that little hangs on, another one each time.
    var localEdit = Double.nan
}

/// One that takes part, with what is measured of it round by round.
final class Entrant {
    let name: String
    private let make: () -> any Contender
    private(set) var contender: (any Contender)!
    var result = Measurement()
    private var builds: [Double] = []
    private var steps: [Double] = []
    private var perWidth: [[Double]] = []
    private var spent = 0.0

    static let widths = (1...100).map { 320 + 1046 * Double($0) / 100 }

    init(_ name: String, _ make: @escaping () -> any Contender) {
        self.name = name
        self.make = make
        perWidth = [[Double]](repeating: [], count: Self.widths.count)
    }

    /// Builds once, if that has not taken `budget` seconds yet. Taking apart the one before does not count.
    func build(_ budget: Double) {
        guard contender == nil || spent < budget else { return }
        contender = nil
        let start = cpuSeconds()
        contender = make()
        contender.setWidth(320)
        builds.append(cpuSeconds() - start)
        spent += builds.last!
        result.build = least(builds)
    }

    func beginSteps() {
        spent = 0
        contender.setWidth(1366)
        contender.setWidth(320)
    }

    /// Sweeps twice: the mean comes from a whole sweep, so that reading the clock does not count, the worst width from
    /// timed steps.
    func sweep(_ budget: Double, clockCost: Double) {
        guard steps.isEmpty || spent < budget else { return }
        let present: any Contender = contender!
        (spent, result.step) = run(present, clockCost)
        let worst = perWidth.map(least).enumerated().max { $0.element < $1.element }!
        result.worstStep = worst.element
        result.worstWidth = Self.widths[worst.offset]
    }

    private func run(_ contender: some Contender, _ clockCost: Double) -> (spent: Double, step: Double) {
        let began = cpuSeconds()
        for width in Self.widths { contender.setWidth(width) }
        steps.append((cpuSeconds() - began) / Double(Self.widths.count))
        contender.setWidth(320)
        for (index, width) in Self.widths.enumerated() {
            let start = cpuSeconds()
            contender.setWidth(width)
            perWidth[index].append(max(0, cpuSeconds() - start - clockCost))
        }
        contender.setWidth(320)
        return (spent + cpuSeconds() - began, least(steps))
    }

    func measureEdits(_ budget: Double) {
        let present: any Contender = contender!
        runEdits(present, budget)
    }

    private func runEdits(_ contender: some Contender, _ budget: Double) {
        var times: [Double] = []
        let began = cpuSeconds()
        contender.setEdited(true)
        result.firstEdit = cpuSeconds() - began
        contender.setEdited(false)
        repeat {
            let start = cpuSeconds()
            for round in 0..<20 { contender.setEdited(round % 2 == 0) }
            times.append((cpuSeconds() - start) / 20)
        } while times.count < 201 && cpuSeconds() - began < budget
        result.edit = least(times)
    }
}
