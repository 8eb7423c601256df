import AppBuilder
import ArgumentParser
import Foundation

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Says what Quince needs, what is there and what is missing.",
        discussion: "Ends with status \(CommandStatus.notInstalled.rawValue) when something is missing.")

    @OptionGroup var reporting: Reporting

    func run() throws {
        try reporting.run {
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
}
