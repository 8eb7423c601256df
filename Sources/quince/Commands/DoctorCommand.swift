import AppBuilder
import ArgumentParser
import Foundation

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Says what Quince needs on this machine, or what of a project is missing.",
        discussion: """
            Without a project: what Quince needs, what is there and what is missing; ends with status \
            \(CommandStatus.notInstalled.rawValue) when something is missing. With one: reads the Xcode project or Swift package, \
            builds nothing, and lists the imports, names and dependencies that are not there, and what will be left out for \
            them. With --strict it then ends with status \(CommandStatus.leftOut.rawValue) where anything is missing.
            """)

    @Argument(help: "An .xcodeproj, an .xcworkspace, or a folder with one or with a Package.swift.")
    var project: String?

    @Flag(help: "Look at the project's tests as well.")
    var tests = false

    @OptionGroup var options: ProjectOptions
    @OptionGroup var reporting: Reporting

    func run() throws {
        try reporting.run {
            if let project { try examine(project) } else { try examineMachine() }
        }
    }

    private func examine(_ project: String) throws {
        let diagnosis = try ProjectDoctor(builder: options.builder(in: options.sandbox()), includesTests: tests).diagnose(project)
        Terminal.clearProgress()
        let status: CommandStatus = options.strict && !diagnosis.isWhole ? .leftOut : .success
        if reporting.json {
            try reporting.printJSON(Result(status: status.rawValue, isWhole: diagnosis.isWhole, diagnosis: diagnosis))
        } else {
            diagnosis.lines.forEach { print($0) }
        }
        guard status == .success else { throw ReportedFailure(status: status) }
    }

    private struct Result: Encodable {
        var status: Int32
        var isWhole: Bool
        var diagnosis: ProjectDiagnosis
    }

    private func examineMachine() throws {
        let checks = Installation(root: try? Runtime().root).checks()
        if reporting.json {
            try reporting.printJSON(checks)
        } else {
            for check in checks {
                let mark = check.isPresent ? Terminal.styled("ok      ", .green) : Terminal.styled("missing ", .red)
                print(mark + check.name.padding(to: 26) + check.detail)
                if !check.isPresent, let remedy = check.remedy { print("        " + remedy) }
            }
        }
        guard checks.allSatisfy({ $0.isPresent || $0.isOptional }) else { throw ReportedFailure(status: .notInstalled) }
    }
}
