import Foundation
import ProcessControl

/// Runs the tests of a generated package, inside the app's bundle as on a device.
///
/// A test that ends the process is one that failed; the rest go on in another process.
struct TestRunner {
    let program: URL
    /// Tests in an app are run in a process apart from those in none.
    var groups: [Group]
    /// The folder of the runtime's sources.
    let runtimeSources: String
    var options = TestOptions()
    var sandbox = Sandbox.none
    /// The files that the tests may read; they write to a home of their own.
    var confinement = Confinement()
    var limits = ProcessLimits()
    /// Variables that the scheme's test action sets.
    var environment: [String: String] = [:]
    /// Tests that the scheme leaves out: `Class/method`, `Class`.
    var excluded: Set<String> = []
    /// Whether parts are left out of what is tested: tests that come to them are told apart by when they run.
    var leavesOut = false

    /// Tests that run in one process.
    struct Group: Equatable {
        var modules: Set<String>
        var isHosted: Bool
        var usesXCTest: Bool
        var usesSwiftTesting: Bool
    }

    /// Runs all groups with both test libraries in turn, as `swift test` does, and hands their output over line by line.
    func run(onLine: (String) -> Void) throws -> TestReport {
        var report = TestReport()
        var names = groups.contains(where: \.usesXCTest) ? try xctestNames() : []
        var others: [String]?
        if let choose = options.choose {
            let listed = groups.contains(where: \.usesSwiftTesting) ? try swiftTestingNames() : []
            report.listed = names + listed
            let chosen = choose(report.listed)
            others = listed.indices.filter { chosen.contains(names.count + $0) }.map { listed[$0] }
            names = names.indices.filter(chosen.contains).map { names[$0] }
        }
        for group in groups {
            if group.usesXCTest { try run(XCTestSelection(names.filter { group.holds($0) }), in: group, report: &report, onLine: onLine) }
            if group.usesSwiftTesting, others?.isEmpty != true { try runSwiftTesting(group, only: others, report: &report, onLine: onLine) }
        }
        return report
    }

    /// The identifiers of all tests of Swift Testing's that are asked for.
    private func swiftTestingNames() throws -> [String] {
        let list = try inHome { try runner(["--testing-library", "swift-testing", "--list-tests"], home: $0).capture().output }
        // Those of no suite have no slash, and some names have spaces.
        let names = list.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.contains(".") && $0.hasSuffix(")") }
        guard let filter = options.filter else { return names }
        return names.filter { $0.range(of: filter, options: .regularExpression) != nil }
    }

    // MARK: XCTest

    /// The names of all XCTest tests that are asked for: `Module.Class/method`.
    private func xctestNames() throws -> [String] {
        // Listing starts no app.
        let list = try inHome { try runner(["--list-tests"], home: $0).capture().output }
        return Self.names(in: list, matching: options.filter).filter { name in
            let local = name.drop { $0 != "." }.dropFirst()
            return !excluded.contains(String(local)) && !excluded.contains(String(local.prefix { $0 != "/" }))
        }
    }

    static func names(in list: String, matching filter: String?) -> [String] {
        let names = list.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.contains("/") && !$0.contains(" ") }
        guard let filter else { return names }
        return names.filter { $0.range(of: filter, options: .regularExpression) != nil }
    }

    private func run(_ selection: XCTestSelection, in group: Group, report: inout TestReport, onLine: (String) -> Void) throws {
        var selection = selection
        while let names = selection.next() {
            let (output, end) = try runXCTest(names, in: group, report: &report, onLine: onLine)
            let hasResults = selection.finish(output.results.map(\.fullName))
            if let end {
                // Nothing would change in another process.
                guard hasResults else {
                    report.problems.append("The tests ended without results: \(end)")
                    return
                }
            } else {
                selection.drop(names)
            }
        }
    }

    /// Runs some tests in one process. Also returns how that ended, if not by itself.
    private func runXCTest(
        _ names: [String], in group: Group, report: inout TestReport, onLine: (String) -> Void
    ) throws -> (output: XCTestOutput, end: String?) {
        var last = RecentLines()
        var output = XCTestOutput()
        var end: String?
        try inHome { home in
            let attachments = home.appendingPathComponent("attachments")
            try FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: false)
            let deadline = Deadline(after: options.allowance)
            let outcome = try runner([names.joined(separator: ",")], home: home, isHosted: group.isHosted).run(deadline: deadline) { _, line in
                last.append(line)
                let before = output.running
                output.take(line).forEach(onLine)
                if output.running != before { deadline.renew(after: options.allowance) }
            }
            let stop = Self.end(of: outcome, last: last.lines, runtimeSources: runtimeSources, allowance: options.allowance)
            let isCutShort = output.running != nil
            if isCutShort { output.endRunning(crash: stop.isFailureAlone ? "" : stop.message).forEach(onLine) }
            end = stop.isRegular && !isCutShort ? nil : stop.message
            try keepAttachments(of: &output, from: attachments, in: &report)
        }
        return (output, end)
    }

    /// How a process ended.
    struct End: Equatable {
        /// Whether it told its results first.
        var isRegular: Bool
        /// XCTest ended it, because a test of its does not go on after a failure.
        var isFailureAlone = false
        var message: String
    }

    static func end(of outcome: CommandRunner.Outcome, last: [String], runtimeSources: String, allowance: Double) -> End {
        switch outcome {
        case .exited(let status) where status == 0 || status == 1: return End(isRegular: true, message: "ended the process with status \(status)")
        case .exited(let status) where status < 128: return End(isRegular: false, message: "The process ended with status \(status).")
        case .timedOut: return End(isRegular: false, message: "took longer than the \(Int(allowance)) seconds that a test has")
        case .exited(let status): return crash(by: status - 128, last: last, runtimeSources: runtimeSources)
        case .signalled(let signal): return crash(by: signal, last: last, runtimeSources: runtimeSources)
        }
    }

    private static func crash(by signal: Int32, last: [String], runtimeSources: String) -> End {
        let report = CrashReport(output: last, runtime: runtimeSources)
        if report.reason?.contains("Terminating execution due to test failure") == true {
            return End(isRegular: false, isFailureAlone: true, message: "ended at its first failure")
        }
        let place = report.place.map { " at \($0)" } ?? ""
        return End(isRegular: false, message: "crashed with signal \(signal)\(place)\(report.reason.map { ": \($0)" } ?? "")")
    }

    /// Adds the results to the report, with the attachments that are to be kept, which are copied to where they are asked for.
    private func keepAttachments(of output: inout XCTestOutput, from folder: URL, in report: inout TestReport) throws {
        var results = output.results
        if let destination = options.attachments {
            try FileManager.default.createDirectory(at: destination, withIntermediateDirectories: true)
            for attachment in output.attachments where attachment.isAlwaysKept || results[attachment.result].status == .failed {
                let source = folder.appendingPathComponent((attachment.file as NSString).lastPathComponent)
                guard let file = try? AttachmentName(test: results[attachment.result].fullName, name: attachment.name).copy(source, to: destination) else {
                    continue
                }
                results[attachment.result].attachments.append(TestResult.Attachment(name: attachment.name, file: file.path))
            }
        }
        report.tests += results
    }

    // MARK: Swift Testing

    /// - Parameter only: identifiers of the tests that are run; nil for all that are asked for.
    private func runSwiftTesting(_ group: Group, only: [String]?, report: inout TestReport, onLine: (String) -> Void) throws {
        var done: [String] = []
        while true {
            var last = RecentLines()
            var events = SwiftTestingEvents()
            var needs: [(time: Double, name: String)] = []
            var stop = End(isRegular: true, message: "")
            try inHome { home in
                let stream = home.appendingPathComponent("events")
                let deadline = Deadline(after: options.allowance)
                let outcome = try runner(swiftTestingArguments(group, only: only, without: done, events: stream), home: home, isHosted: group.isHosted).run(
                    deadline: deadline
                ) { _, line in
                    last.append(line)
                    deadline.renew(after: options.allowance)
                    guard line.hasPrefix(XCTestOutput.leftOut) else { return onLine(line) }
                    needs.append((Date().timeIntervalSince1970, String(line.dropFirst(XCTestOutput.leftOut.count))))
                }
                if outcome != .exited(Self.noTestMatched) {
                    stop = Self.end(of: outcome, last: last.lines, runtimeSources: runtimeSources, allowance: options.allowance)
                }
                let text = (try? String(contentsOf: stream, encoding: .utf8)) ?? ""
                for line in text.split(separator: "\n") { events.take(String(line)) }
            }
            // Of tests that ran beside each other nobody knows which one it was: each is tried again by itself.
            let unfinished = events.unfinished
            if !stop.isRegular, unfinished.count == 1 || !done.isEmpty { unfinished.prefix(1).forEach { events.endRunning($0, crash: stop.message) } }
            skip(needs, in: &events)
            report.tests += events.results
            if stop.isRegular { return }
            onLine("The tests \(stop.message).")
            guard !events.finished.isEmpty || (done.isEmpty && unfinished.count > 1) else {
                report.problems.append("The tests \(stop.message).")
                return
            }
            done += events.finished.isEmpty ? [""] : events.finished
        }
    }

    /// How Swift Testing ends when a filter leaves it no tests (EX_UNAVAILABLE); the other library may have had some.
    private static let noTestMatched: Int32 = 69

    private func swiftTestingArguments(_ group: Group, only: [String]?, without done: [String], events: URL) -> [String] {
        var arguments = ["--testing-library", "swift-testing", "--event-stream-output-path", events.path, "--event-stream-version", "0"]
        if let only {
            for test in only { arguments += ["--filter", "^\(NSRegularExpression.escapedPattern(for: test))"] }
        } else if let filter = options.filter {
            arguments += ["--filter", filter]
        }
        let others = groups.flatMap(\.modules).filter { !group.modules.contains($0) }
        for module in others { arguments += ["--skip", "^\(NSRegularExpression.escapedPattern(for: module))\\."] }
        for test in done where !test.isEmpty { arguments += ["--skip", "^\(NSRegularExpression.escapedPattern(for: test))"] }
        if !done.isEmpty || leavesOut { arguments.append("--no-parallel") }
        return arguments
    }

    /// Tests that ran when something left out was come to.
    private func skip(_ needs: [(time: Double, name: String)], in events: inout SwiftTestingEvents) {
        for (index, time) in events.times.enumerated() where time.end > 0 {
            // Lines come a little after they were printed.
            let names = needs.filter { $0.time >= time.start && $0.time <= time.end + 0.001 }.map(\.name)
            if !names.isEmpty { events.skip(index, for: names) }
        }
    }

    // MARK: Processes

    /// Runs something with an empty home folder for the tests, which goes away after it.
    private func inHome<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let home = try TemporaryFolder()
        defer { home.remove() }
        try FileManager.default.createDirectory(at: home.url.appendingPathComponent("tmp"), withIntermediateDirectories: false)
        return try body(home.url)
    }

    private func runner(_ arguments: [String], home: URL, isHosted: Bool = false) -> CommandRunner {
        var variables = Self.environment(home: home, inherited: ProcessInfo.processInfo.environment).merging(environment) { own, _ in own }
        variables.merge(options.environment) { $1 }
        variables[Self.artifactsVariable] = variables[Self.artifactsVariable] ?? ProcessInfo.processInfo.environment[Self.artifactsVariable]
        variables["QUINCE_TEST_ATTACHMENTS"] = home.appendingPathComponent("attachments").path
        variables["QUINCE_TEST_WINDOW"] = options.window
        if !isHosted { variables["QUINCE_TEST_HOST"] = "none" }
        var runner = CommandRunner(program.path, arguments, environment: .only(variables), folder: program.deletingLastPathComponent())
        runner.limits = limits
        var confinement = confinement
        confinement.writable.append(home.path)
        if let artifacts = variables[Self.artifactsVariable] {
            try? FileManager.default.createDirectory(atPath: artifacts, withIntermediateDirectories: true)
            confinement.writable.append(artifacts)
        }
        return sandbox.confine(runner, to: confinement)
    }

    /// The variable for the folder in which swift-snapshot-testing puts pictures that differ.
    private static let artifactsVariable = "SNAPSHOT_ARTIFACTS"

    /// The environment of tests: where programs are, how the user writes, and, as with xcodebuild, what begins with `TEST_RUNNER_`,
    /// without that.
    static func environment(home: URL, inherited: [String: String]) -> [String: String] {
        // The last is how swift-snapshot-testing is told what to record.
        let names: Set<String> = ["PATH", "LD_LIBRARY_PATH", "LANG", "LANGUAGE", "TZ", "SWIFT_BACKTRACE", "SNAPSHOT_TESTING_RECORD"]
        var environment = inherited.filter { names.contains($0.key) || $0.key.hasPrefix("LC_") }
        for (name, value) in inherited where name.hasPrefix("TEST_RUNNER_") { environment[String(name.dropFirst("TEST_RUNNER_".count))] = value }
        environment["HOME"] = home.path
        // Foundation asks for this one first, and for the user's own home before `HOME`. The tests' host makes an app's folders in it.
        environment["CFFIXED_USER_HOME"] = home.path
        environment["TMPDIR"] = home.appendingPathComponent("tmp").path
        environment["SWIFT_BACKTRACE"] = CrashReport.backtraceOptions
        return environment
    }
}

extension TestRunner.Group {
    func holds(_ name: String) -> Bool { name.firstIndex(of: ".").map { modules.contains(String(name[..<$0])) } ?? false }
}
