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

/// What was measured of one contender on one system, in seconds.
struct Measurement {
    var build = Double.nan
    /// Mean over the widths of a sweep.
    var step = Double.nan
    /// The slowest width of the sweep, as the median over sweeps for each width.
    var worstStep = Double.nan
    var edit = Double.nan
}

/// Measures a contender: build to the first solution at width 320, sweeps of 100 widths up to 1366 and back, edits of
/// one constant to and fro. `budget` bounds each part's seconds.
func measure<C: Contender>(_ type: C.Type, _ system: GeneratedSystem, budget: Double) -> (Measurement, C) {
    var result = Measurement()
    var builds: [Double] = []
    var contender: C!
    let started = cpuSeconds()
    let wanted = system.count <= 10 ? 201 : system.count <= 100 ? 51 : system.count <= 1000 ? 11 : 5
    repeat {
        contender = nil
        let start = cpuSeconds()
        contender = C(system)
        contender.setWidth(320)
        builds.append(cpuSeconds() - start)
    } while builds.count < wanted && cpuSeconds() - started < budget
    result.build = median(builds)
    measureSteps(contender, &result, budget)
    measureEdits(contender, &result, budget)
    return (result, contender)
}

private func measureSteps(_ contender: some Contender, _ result: inout Measurement, _ budget: Double) {
    let widths = (1...100).map { 320 + 1046 * Double($0) / 100 }
    contender.setWidth(1366)
    contender.setWidth(320)
    let clockCost = median((0..<101).map { _ in -(cpuSeconds() - cpuSeconds()) })
    var means: [Double] = []
    var perWidth = [[Double]](repeating: [], count: widths.count)
    let started = cpuSeconds()
    repeat {
        // The mean from a whole sweep, so that reading the clock does not count; the worst width from timed steps.
        var start = cpuSeconds()
        for width in widths { contender.setWidth(width) }
        means.append((cpuSeconds() - start) / Double(widths.count))
        contender.setWidth(320)
        if cpuSeconds() - started > budget { break }
        for (index, width) in widths.enumerated() {
            start = cpuSeconds()
            contender.setWidth(width)
            perWidth[index].append(max(0, cpuSeconds() - start - clockCost))
        }
        contender.setWidth(320)
    } while means.count < 31 && cpuSeconds() - started < budget
    result.step = median(means)
    result.worstStep = perWidth.map(median).filter { !$0.isNaN }.max() ?? .nan
}

private func measureEdits(_ contender: some Contender, _ result: inout Measurement, _ budget: Double) {
    var times: [Double] = []
    let started = cpuSeconds()
    contender.setEdited(true)
    contender.setEdited(false)
    repeat {
        let start = cpuSeconds()
        for round in 0..<20 { contender.setEdited(round % 2 == 0) }
        times.append((cpuSeconds() - start) / 20)
    } while times.count < 51 && cpuSeconds() - started < budget / 4
    result.edit = median(times)
}

/// The exponent of the power law through the points, by least squares of logarithms.
func fittedExponent(_ points: [(count: Int, time: Double)]) -> Double {
    let logs = points.filter { $0.time > 0 }.map { (log(Double($0.count)), log($0.time)) }
    guard logs.count > 1 else { return .nan }
    let meanX = logs.map(\.0).reduce(0, +) / Double(logs.count), meanY = logs.map(\.1).reduce(0, +) / Double(logs.count)
    let over = logs.map { ($0.0 - meanX) * ($0.1 - meanY) }.reduce(0, +)
    return over / logs.map { ($0.0 - meanX) * ($0.0 - meanX) }.reduce(0, +)
}
