import AppBuilder
import ArgumentParser
import Foundation

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Builds an app.",
        discussion: """
            Reads the Xcode project, rewrites its Swift sources for Linux in a build folder of its own (.quince beside the \
            project; sources stay untouched) and compiles them. Prints the path of the built Name.app.
            """)

    @OptionGroup var project: ProjectArgument

    @OptionGroup var options: ProjectOptions
    @OptionGroup var reporting: Reporting

    private struct Result: Encodable {
        var status: Int32 = 0
        var name: String
        var bundle: String
        var executable: String
        var upToDate: Bool
        var warnings: Int
        var notices: [String]
    }

    func run() throws {
        try reporting.run {
            let application = try options.build(project.path, in: options.sandbox())
            options.reportFindings(of: application)
            guard reporting.json else {
                print(application.bundle.path)
                return
            }
            try reporting.printJSON(
                Result(
                    name: application.name, bundle: application.bundle.path, executable: application.executable.path,
                    upToDate: application.wasUpToDate, warnings: application.warnings.count + application.findings.count, notices: application.notices))
        }
    }
}
