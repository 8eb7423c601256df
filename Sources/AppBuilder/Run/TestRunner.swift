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
    var sandbox = Sandbox.none
    /// What the tests may read; they write to a home of their own.
    var confinement = Confinement()
    var limits = ProcessLimits()

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
        let list = try inHome { try runner(["--list-tests"], home: $0).capture().output }
        return [Self.names(in: list, matching: filter).joined(separator: ",")]
    }

    static func names(in list: String, matching filter: String) -> [String] {
        let names = list.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.contains("/") }
        let matching = names.filter { $0.range(of: filter, options: .regularExpression) != nil }
        return matching.isEmpty ? ["none"] : matching
    }

    /// Runs something with an empty home folder for the tests, which goes away after it.
    private func inHome<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let home = try TemporaryFolder()
        defer { home.remove() }
        try FileManager.default.createDirectory(at: home.url.appendingPathComponent("tmp"), withIntermediateDirectories: false)
        return try body(home.url)
    }

    private func runner(_ arguments: [String], home: URL) -> CommandRunner {
        let environment = Self.environment(home: home, inherited: ProcessInfo.processInfo.environment)
        var runner = CommandRunner(program.path, arguments, environment: .only(environment), folder: program.deletingLastPathComponent())
        runner.limits = limits
        var confinement = confinement
        confinement.writable.append(home.path)
        return sandbox.confine(runner, to: confinement)
    }

    /// The environment of tests: where programs are, how the user writes, and, as with xcodebuild, what begins with `TEST_RUNNER_`,
    /// without that.
    static func environment(home: URL, inherited: [String: String]) -> [String: String] {
        let names: Set<String> = ["PATH", "LD_LIBRARY_PATH", "LANG", "LANGUAGE", "TZ", "SWIFT_BACKTRACE"]
        var environment = inherited.filter { names.contains($0.key) || $0.key.hasPrefix("LC_") }
        for (name, value) in inherited where name.hasPrefix("TEST_RUNNER_") { environment[String(name.dropFirst("TEST_RUNNER_".count))] = value }
        environment["HOME"] = home.path
        environment["TMPDIR"] = home.appendingPathComponent("tmp").path
        environment["SWIFT_BACKTRACE"] = CrashReport.backtraceOptions
        return environment
    }

    private func run(_ library: [String], onLine: (String) -> Void) throws -> Int32 {
        var last = RecentLines()
        var skipped = SkippedTests()
        let outcome = try inHome { home in
            try runner(library, home: home).run { _, line in
                last.append(line)
                skipped.take(line).forEach(onLine)
            }
        }
        skipped.rest.forEach(onLine)
        if let summary = skipped.summary { onLine(summary) }
        switch outcome {
        case .exited(let status): return skipped.droppedFailures > 0 && skipped.failures == 0 ? 0 : status
        case .timedOut: return 1
        case .signalled(let signal):
            let report = CrashReport(output: last.lines, runtime: runtimeSources)
            let place = report.place.map { " at \($0)" } ?? ""
            onLine("The tests crashed with signal \(signal)\(place)\(report.reason.map { ": \($0)" } ?? "").")
            return 1
        }
    }
}
