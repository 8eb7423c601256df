import Foundation
import XCTest

extension XCTestCase {
    /// The metrics of a test that names none: the time.
    public class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

    public func measure(metrics: [any XCTMetric], block: () -> Void) {
        measure(metrics: metrics, options: .default, block: block)
    }

    public func measure(options: XCTMeasureOptions, block: () -> Void) {
        measure(metrics: Self.defaultMetrics, options: options, block: block)
    }

    /// Runs `block` once, and then as often as `options` say, each time with every metric around it. Prints averages and values; nothing is
    /// compared, since there is no baseline.
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
        var found = MeasuredValues()
        for run in 0...max(1, options.iterationCount) {
            PerformanceRun.begin(metrics, manually: options.invocationOptions)
            block()
            // The first one warms up.
            let measured = PerformanceRun.end()
            if run > 0 { found.add(measured) }
        }
        found.lines.forEach { print("\(name) measured \($0)") }
    }

    /// The body of `measure(_:)` and its like in tests that Quince builds.
    public func __measure(manually: Bool = false, _ block: () -> Void) {
        let options = XCTMeasureOptions()
        options.iterationCount = 10
        if manually { options.invocationOptions = .manuallyStart }
        measure(metrics: Self.defaultMetrics, options: options, block: block)
    }

    public func __startMeasuring() { PerformanceRun.start() }
    public func __stopMeasuring() { PerformanceRun.stop() }
}

/// The run of a performance test's block that is going on.
enum PerformanceRun {
    private struct State {
        var metrics: [any XCTMetric]
        var start: XCTPerformanceMeasurementTimestamp?
        var end: XCTPerformanceMeasurementTimestamp?
    }

    /// Performance tests run on the thread of their test.
    private static let key = "QuinceXCTest.PerformanceRun"

    private static var state: State? {
        get { Thread.current.threadDictionary[key] as? State }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    static func begin(_ metrics: [any XCTMetric], manually options: XCTMeasureOptions.InvocationOptions) {
        state = State(metrics: metrics)
        if !options.contains(.manuallyStart) { start() }
    }

    static func start() {
        state?.metrics.forEach { $0.willBeginMeasuring() }
        state?.start = XCTPerformanceMeasurementTimestamp()
    }

    static func stop() {
        guard state?.start != nil, state?.end == nil else { return }
        state?.end = XCTPerformanceMeasurementTimestamp()
        state?.metrics.forEach { $0.didStopMeasuring() }
    }

    static func end() -> [XCTPerformanceMeasurement] {
        stop()
        defer { state = nil }
        guard let state, let start = state.start, let end = state.end else { return [] }
        return state.metrics.flatMap { (try? $0.reportMeasurements(from: start, to: end)) ?? [] }
    }
}

/// The values of all runs, by what was measured.
struct MeasuredValues {
    private var order: [String] = []
    private var values: [String: [Double]] = [:]

    mutating func add(_ measurements: [XCTPerformanceMeasurement]) {
        for measurement in measurements {
            let title = "[\(measurement.displayName), \(measurement.value.unit.symbol)]"
            if values[title] == nil { order.append(title) }
            values[title, default: []].append(measurement.value.value)
        }
    }

    /// As Xcode writes them: average, deviation in percent, values.
    var lines: [String] { order.map { Self.line($0, values[$0] ?? []) } }

    static func line(_ title: String, _ values: [Double]) -> String {
        let average = values.reduce(0, +) / Double(max(1, values.count))
        let variance = values.map { ($0 - average) * ($0 - average) }.reduce(0, +) / Double(max(1, values.count))
        let deviation = average == 0 ? 0 : variance.squareRoot() / abs(average) * 100
        func text(_ value: Double) -> String { String(format: "%.6f", value) }
        return
            "\(title) average: \(text(average)), relative standard deviation: \(String(format: "%.3f", deviation))%, values: [\(values.map(text).joined(separator: ", "))]"
    }
}
