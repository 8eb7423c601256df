import Foundation
import ProcessControl

/// Runs the tests of a generated package, inside the app's bundle as on a device.
struct TestRunner {
    let program: URL
    let usesXCTest: Bool
    let usesSwiftTesting: Bool
    /// The folder of the runtime's sources.
    let runtimeSources: String
    /// A regular expression that names of tests must match.
    var filter: String?

    /// Runs both test libraries in turn, as `swift test` does, and hands their output over line by line. Returns the exit
    /// status: 0 when all tests passed.
    func run(onLine: (String) -> Void) throws -> Int32 {
        var status: Int32 = 0
        if usesXCTest || !usesSwiftTesting { status = try run(xctestSelection(), onLine: onLine) }
        if usesSwiftTesting {
            let selection = filter.map { ["--filter", $0] } ?? []
            let second = try run(["--testing-library", "swift-testing"] + selection, onLine: onLine)
            status = status == 0 && second != Self.noTestMatched ? second : status
        }
        return status
    }

    /// How Swift Testing ends when a filter leaves it no tests (EX_UNAVAILABLE); the other library may have had some.
    private static let noTestMatched: Int32 = 69

    /// XCTest takes names, not patterns: the names that match, or one that no test has.
    private func xctestSelection() throws -> [String] {
        guard let filter else { return [] }
        let list = try CommandRunner(program.path, ["--list-tests"], folder: program.deletingLastPathComponent()).capture().output
        return [Self.names(in: list, matching: filter).joined(separator: ",")]
    }

    static func names(in list: String, matching filter: String) -> [String] {
        let names = list.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.contains("/") }
        let matching = names.filter { $0.range(of: filter, options: .regularExpression) != nil }
        return matching.isEmpty ? ["none"] : matching
    }

    private func run(_ library: [String], onLine: (String) -> Void) throws -> Int32 {
        var last = RecentLines()
        let runner = CommandRunner(
            program.path, library, environment: .inheritedAdding(["SWIFT_BACKTRACE": CrashReport.backtraceOptions]),
            folder: program.deletingLastPathComponent())
        let outcome = try runner.run { _, line in
            last.append(line)
            onLine(line)
        }
        switch outcome {
        case .exited(let status): return status
        case .timedOut: return 1
        case .signalled(let signal):
            let report = CrashReport(output: last.lines, runtime: runtimeSources)
            let place = report.place.map { " at \($0)" } ?? ""
            onLine("The tests crashed with signal \(signal)\(place)\(report.reason.map { ": \($0)" } ?? "").")
            return 1
        }
    }
}
