import AppBuilder
import ArgumentParser
import Foundation
import HeadlessHost
import ProcessControl

/// The `quince` command.
@main struct Quince: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quince",
        abstract: "Runs UIKit apps on Linux and shows them in every window an iPad or iPhone can give.",
        discussion: CommandStatus.table,
        version: "0.1.0",
        subcommands: [
            SnapshotCommand.self, RecordCommand.self, VerifyCommand.self, AcceptCommand.self, MergeCommand.self, CompareCommand.self, AuditCommand.self,
            RunCommand.self, ServeCommand.self, TestCommand.self, BuildCommand.self, PackCommand.self, PackageCommand.self, UpgradeCommand.self,
            NewCommand.self, InitCommand.self,
            DevicesCommand.self,
            DoctorCommand.self,
        ])

    /// The message about a first argument that is no command.
    static func misspelling(in arguments: [String]) -> String? {
        let names: [String] = configuration.subcommands.compactMap { $0.configuration.commandName }
        guard let first = arguments.first, !first.hasPrefix("-"), !names.contains(first), first != "help" else { return nil }
        let near: String? = names.map { ($0, ScriptGrammar.editDistance(first, $0)) }.filter { $0.1 <= max(1, $0.0.count / 3) }.min { $0.1 < $1.1 }?.0
        return "\"\(first)\" is no command of quince." + (near.map { " Did you mean \($0)?" } ?? "") + " Commands are: \(names.joined(separator: ", "))."
    }

    static func main() {
        TerminationSignals.install { Terminal.clearProgress() }
        if let problem = misspelling(in: Array(CommandLine.arguments.dropFirst())) {
            Terminal.error(problem)
            Foundation.exit(CommandStatus.usage.rawValue)
        }
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch let failure as ReportedFailure {
            TerminationSignals.waitIfEnding()
            Foundation.exit(failure.status.rawValue)
        } catch {
            TerminationSignals.waitIfEnding()
            exit(withError: error)
        }
    }
}
