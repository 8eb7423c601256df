import AppBuilder
import ArgumentParser
import WindowMatrix

/// The options for warnings about an app that is built and drawn and is not as it should be.
struct WarningOptions: ParsableArguments {
    @Flag(help: "Tell of no warnings, and of nothing that the app prints. They are in report.json all the same.")
    var quiet = false

    @Flag(
        help: ArgumentHelp(
            "Fail with status \(CommandStatus.warnings.rawValue) where there are warnings: constraints that cannot all hold, names of images, colours and symbols that are not there, texts without a translation, interface files that are not used or not shown as they are."
        ))
    var werror = false

    init() {}

    /// Tells of a report's warnings and of what the app printed.
    func announce(of report: SnapshotReport, isVerbose: Bool) {
        guard !quiet else { return }
        WarningText.lines(of: report, isWhole: isVerbose).forEach { Terminal.warning($0) }
        if !isVerbose, let printed = WarningText.printed(report) { Terminal.say(printed) }
    }

    /// The status of a command that did what it was asked for.
    func status(of warnings: [ReportWarning]) -> CommandStatus { werror && warnings.contains(where: \.isFault) ? .warnings : .success }
}

extension BuildFinding {
    var warning: ReportWarning { ReportWarning(kind: "interface", message: message, place: place) }
}
