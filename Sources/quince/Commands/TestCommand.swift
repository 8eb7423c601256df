import AppBuilder
import ArgumentParser
import CoreText
import Device
import FolderAccess
import Foundation
import WindowMatrix

struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Runs the tests of a project or package.",
        discussion: """
            Rewrites and builds the unit tests of the Xcode project or Swift package at PATH as an app is built, and runs \
            them, XCTest and Swift Testing alike; in Quince's own folder, runs Quince's tests. Tests that have a host app run \
            inside it. A test that crashes has failed, and the rest go on in a new process; one that needs what is left out is \
            skipped with the reason. Ends with status \(CommandStatus.testsFailed.rawValue) where tests failed.
            """)

    @Argument(help: "An .xcodeproj, an .xcworkspace, or a folder with one or with a Package.swift.")
    var path: String = "."

    @Option(help: ArgumentHelp("Run only tests whose names match this regular expression.", valueName: "pattern"))
    var filter: String?

    @Option(
        help: ArgumentHelp(
            "The window that the tests run in, as in quince devices, or a device's name for its whole screen in portrait. Default: a 6.1-inch iPhone, 393 x 852 points.",
            valueName: "name"))
    var window: String?

    @Option(
        help: ArgumentHelp(
            "The scheme whose test action says which targets and tests are run. Default: the shared scheme that tests the most.", valueName: "name"))
    var scheme: String?

    @Option(help: ArgumentHelp("Write the results as JUnit XML.", valueName: "file"))
    var junit: String?

    @Option(help: ArgumentHelp("Keep what tests attach in this folder.", valueName: "folder"))
    var attachments: String?

    @Option(help: ArgumentHelp("The time that a test has, in seconds.", valueName: "seconds"))
    var testTimeout: Double = 600

    @Option(
        help: ArgumentHelp(
            "Run only one part of the tests, of a run that several machines share: 2/4 is the second of four. quince merge makes their results one.",
            valueName: "I/N"))
    var shard: Shard?

    @Option(
        help: ArgumentHelp("A file of what each test takes: a run of all tests writes it, and --shard deals the tests by it.", valueName: "file"),
        completion: .file())
    var costs: String?

    @Option(help: ArgumentHelp("Write the results for quince merge. With --shard, which needs it.", valueName: "file"), completion: .file())
    var results: String?

    @OptionGroup var options: ProjectOptions
    @OptionGroup var limits: AppLimits
    @OptionGroup var reporting: Reporting

    private struct Result: Encodable {
        var status: Int32
        var passed: Int
        var failed: Int
        var skipped: Int
        var tests: [TestResult]
        var problems: [String]
    }

    func validate() throws {
        if testTimeout <= 0 { throw ValidationError("--test-timeout takes a time above zero.") }
        if (shard == nil) != (results == nil) { throw ValidationError("--shard and --results go together: quince merge reads the results of all shards.") }
        if let filter, (try? NSRegularExpression(pattern: filter)) == nil { throw ValidationError("--filter \(filter) is no regular expression.") }
    }

    func run() throws {
        try reporting.run {
            if try isOwnFolder {
                guard try OwnTests(root: Runtime().root).run(filter: filter) == 0 else { throw ReportedFailure(status: .testsFailed) }
                return
            }
            let costsFile: URL? = costs.map { URL(fileURLWithPath: $0) }
            let table: CostTable = try costsFile.map { try CostTable(at: $0) } ?? CostTable()
            let report = try runTests(costs: table)
            if let shard, let results { try TestPart(shard: shard, report: report).write(to: URL(fileURLWithPath: results)) }
            if let costsFile, shard == nil { try table.updated(by: TestPart.costs(of: report)).write(to: costsFile) }
            let name: String = URL(fileURLWithPath: path).standardizedFileURL.deletingPathExtension().lastPathComponent
            try Self.announce(report, named: name, junit: junit, reporting: reporting)
        }
    }

    /// Says how the tests went, to people, programs and build servers.
    /// - Throws: `ReportedFailure` where some failed.
    static func announce(_ report: TestReport, named name: String, junit: String?, reporting: Reporting) throws {
        if let junit { try write(report.junit(named: name), to: junit) }
        let status: CommandStatus = report.succeeded ? .success : .testsFailed
        if reporting.json {
            try reporting.printJSON(
                Result(
                    status: status.rawValue, passed: report.count(.passed), failed: report.count(.failed), skipped: report.count(.skipped), tests: report.tests,
                    problems: report.problems))
        } else {
            report.summary.forEach { print($0) }
        }
        guard report.succeeded else { throw ReportedFailure(status: status) }
    }

    private var isOwnFolder: Bool {
        get throws { URL(fileURLWithPath: path).resolvingSymlinksInPath().path == (try Runtime().root.resolvingSymlinksInPath().path) }
    }

    private func runTests(costs: CostTable) throws -> TestReport {
        var tests = TestOptions()
        (tests.filter, tests.scheme, tests.allowance) = (filter, scheme, testTimeout)
        tests.window = try window.map(Self.windowName)
        tests.attachments = attachments.map { URL(fileURLWithPath: $0) }
        if let shard {
            tests.choose = { names in shard.places(of: costs.costs(of: names.map(TestPart.costName), estimates: names.map { _ in TestPart.estimate })) }
        }
        if let fonts = limits.systemFontFolder {
            tests.environment[SystemFontFolder.environmentVariable] = fonts.path
            tests.readable.append(fonts.path)
        }
        let isQuiet = reporting.json
        return try options.builder(in: options.sandbox(), limits: limits).test(at: path, options: tests) { line in
            Terminal.clearProgress()
            if isQuiet { Terminal.say(line) } else { print(line) }
        }
    }

    /// The full name of a window; that of a device alone means its whole screen in portrait.
    static func windowName(_ name: String) throws -> String {
        let isDevice = DeviceCatalogue.find(name) != nil
        return try WindowConfiguration(parsing: isDevice ? "\(name).portrait.full" : name).name
    }

    private static func write(_ text: String, to path: String) throws {
        let file = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            throw BuildError(.cannotWrite, "\(file.path) cannot be written: \(error.localizedDescription)", advice: "Choose another file with --junit.")
        }
    }
}
