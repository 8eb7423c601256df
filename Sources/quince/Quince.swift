import AppBuilder
import ArgumentParser
import Foundation
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
            RunCommand.self, TestCommand.self, BuildCommand.self, PackCommand.self, PackageCommand.self, UpgradeCommand.self, NewCommand.self, InitCommand.self, DevicesCommand.self,
            DoctorCommand.self,
        ])

    static func main() {
        TerminationSignals.install { Terminal.clearProgress() }
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
