import Foundation
import XCTest

/// Something that a performance test measures of each run of its block.
public protocol XCTMetric: NSObjectProtocol {
    /// Called before a run.
    func willBeginMeasuring()
    /// Called after a run.
    func didStopMeasuring()
    func reportMeasurements(from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp) throws
        -> [XCTPerformanceMeasurement]
}

extension XCTMetric {
    public func willBeginMeasuring() {}
    public func didStopMeasuring() {}
}

/// A moment, by the machine's steady clock.
public final class XCTPerformanceMeasurementTimestamp: NSObject, Sendable {
    public let date = Date()
    public let absoluteTimeNanoSeconds = DispatchTime.now().uptimeNanoseconds
}

/// A value that a metric found.
public final class XCTPerformanceMeasurement: NSObject {
    public let identifier: String
    public let displayName: String
    public let value: Measurement<Unit>
    /// Whether more is better.
    public let polarity: Polarity

    public enum Polarity: Int, Sendable { case unspecified = 0, prefersSmaller = 1, prefersLarger = 2 }

    public init(identifier: String, displayName: String, value: Measurement<Unit>, polarity: Polarity = .prefersSmaller) {
        self.identifier = identifier
        self.displayName = displayName
        self.value = value
        self.polarity = polarity
    }

    public convenience init(identifier: String, displayName: String, doubleValue: Double, unitSymbol: String, polarity: Polarity = .prefersSmaller) {
        self.init(identifier: identifier, displayName: displayName, value: Measurement(value: doubleValue, unit: Unit(symbol: unitSymbol)), polarity: polarity)
    }
}

/// How often a performance test runs its block. Default: five times, after one that does not count.
public final class XCTMeasureOptions: NSObject {
    public struct InvocationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let manuallyStart = InvocationOptions(rawValue: 1)
        public static let manuallyStop = InvocationOptions(rawValue: 2)
    }

    public var iterationCount = 5
    public var invocationOptions: InvocationOptions = []

    public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

/// The time that passes.
public final class XCTClockMetric: NSObject, XCTMetric {
    public func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        let seconds = Double(endTime.absoluteTimeNanoSeconds - startTime.absoluteTimeNanoSeconds) / 1e9
        return [
            XCTPerformanceMeasurement(
                identifier: "com.apple.dt.XCTMetric_Clock.time.monotonic", displayName: "Clock Monotonic Time", doubleValue: seconds, unitSymbol: "s")
        ]
    }
}

/// The processor time of this process.
public final class XCTCPUMetric: NSObject, XCTMetric {
    private var start = 0.0

    private static var used: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    public func willBeginMeasuring() { start = Self.used }

    public func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        [XCTPerformanceMeasurement(identifier: "com.apple.dt.XCTMetric_CPU.time", displayName: "CPU Time", doubleValue: Self.used - start, unitSymbol: "s")]
    }
}

/// By how much the memory of this process grew, and the most that it had.
public final class XCTMemoryMetric: NSObject, XCTMetric {
    private var start = 0.0

    /// Kilobytes, as the system counts them: now, or at most.
    private static func kilobytes(_ key: String) -> Double {
        let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
        return line.flatMap { $0.split(whereSeparator: \.isWhitespace).dropFirst().first }.flatMap { Double($0) } ?? 0
    }

    public func willBeginMeasuring() { start = Self.kilobytes("VmRSS:") }

    public func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        [
            XCTPerformanceMeasurement(
                identifier: "com.apple.dt.XCTMetric_Memory.physical", displayName: "Memory Physical", doubleValue: Self.kilobytes("VmRSS:") - start,
                unitSymbol: "kB"),
            XCTPerformanceMeasurement(
                identifier: "com.apple.dt.XCTMetric_Memory.physical_peak", displayName: "Memory Peak Physical", doubleValue: Self.kilobytes("VmHWM:"),
                unitSymbol: "kB"),
        ]
    }
}

/// How much was written to storage.
public final class XCTStorageMetric: NSObject, XCTMetric {
    private var start = 0.0

    private static var kilobytes: Double {
        let text = (try? String(contentsOfFile: "/proc/self/io", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("write_bytes:") }
        return (line.flatMap { $0.split(separator: " ").last }.flatMap { Double($0) } ?? 0) / 1024
    }

    public func willBeginMeasuring() { start = Self.kilobytes }

    public func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        [
            XCTPerformanceMeasurement(
                identifier: "com.apple.dt.XCTMetric_Disk.logical_writes", displayName: "Disk Logical Writes", doubleValue: Self.kilobytes - start,
                unitSymbol: "kB")
        ]
    }
}
