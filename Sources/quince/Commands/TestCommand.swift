import AppBuilder
import ArgumentParser
import Foundation

struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Runs the tests of a project or package.",
        discussion: """
            Rewrites and builds the unit tests of the Xcode project or Swift package at PATH as an app is built, and runs \
            them; in Quince's own folder, runs Quince's tests. The output ends as the test runner ends it, and the exit \
            status is the test runner's.
            """)

    @Argument(help: "An .xcodeproj, an .xcworkspace, or a folder with one or with a Package.swift.")
    var path: String = "."

    @Option(help: ArgumentHelp("Run only tests whose names match this regular expression.", valueName: "pattern"))
    var filter: String?

    @OptionGroup var options: ProjectOptions
    @OptionGroup var limits: AppLimits
    @OptionGroup var reporting: Reporting

    func run() throws {
        try reporting.run {
            let status = try isOwnFolder ? OwnTests(root: Runtime().root).run(filter: filter) : runTests()
            guard status == 0 else { throw ReportedFailure(status: .testsFailed) }
        }
    }

    private var isOwnFolder: Bool {
        get throws { URL(fileURLWithPath: path).resolvingSymlinksInPath().path == (try Runtime().root.resolvingSymlinksInPath().path) }
    }

    private func runTests() throws -> Int32 {
        try options.builder(in: options.sandbox(), limits: limits).test(at: path, filter: filter) { line in
            Terminal.clearProgress()
            print(line)
        }
    }
}
