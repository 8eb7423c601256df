import Foundation
import Synchronization

/// Runs the tests of a generated package, inside the app's bundle as on a device.
struct TestRunner {
    let program: URL
    let usesXCTest: Bool
    let usesSwiftTesting: Bool
    /// The folder of the runtime's sources.
    let runtimeSources: String
    var arguments: [String] = []

    /// Runs both test libraries in turn, as `swift test` does, and hands their output over line by line. Returns the exit
    /// status: 0 when all tests passed.
    func run(onLine: @escaping @Sendable (String) -> Void) throws -> Int32 {
        var status: Int32 = 0
        if usesXCTest || !usesSwiftTesting { status = try run([], onLine: onLine) }
        if usesSwiftTesting {
            let second = try run(["--testing-library", "swift-testing"], onLine: onLine)
            status = status == 0 ? second : status
        }
        return status
    }

    private func run(_ library: [String], onLine: @escaping @Sendable (String) -> Void) throws -> Int32 {
        let lines = Mutex<[String]>([])
        let runner = CommandRunner(
            program.path, library + arguments, environment: ["SWIFT_BACKTRACE": CrashReport.backtraceOptions],
            folder: program.deletingLastPathComponent())
        let outcome = try runner.run { _, line in
            lines.withLock { $0.append(line) }
            onLine(line)
        }
        switch outcome {
        case .exited(let status): return status
        case .timedOut: return 1
        case .signalled(let signal):
            let report = CrashReport(output: lines.withLock { $0 }, runtime: runtimeSources)
            let place = report.place.map { " at \($0)" } ?? ""
            onLine("The tests crashed with signal \(signal)\(place)\(report.reason.map { ": \($0)" } ?? "").")
            return 1
        }
    }
}
