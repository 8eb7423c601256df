import AppBuilder
import ArgumentParser
import Foundation
import HeadlessHost
import InputLimits
import ProcessControl
import WindowMatrix

struct SnapshotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot", abstract: "Draws an app in many windows: a picture and a view tree of each.",
        discussion: """
            Builds the app of an Xcode project, starts it in each window configuration and writes NAME.png (at the device's \
            scale) and NAME.txt (the view tree) for each, index.html (a contact sheet) and report.json.

            A window configuration is DEVICE.ORIENTATION.ARRANGEMENT[.TRAIT...], for example \
            ipad-pro-11.landscape.split-half.dark; quince devices lists them. Without --windows a matrix is drawn that has \
            every pair of size classes and every arrangement.

            Each window is a fresh device: the app runs in a process of its own, with a container of its own. A window in which it \
            crashes, ends or hangs is told of, in report.json and on the contact sheet too; the others are drawn, and the exit status is \
            that of the first one that failed. What is wrong with an app that runs is told as warnings: the first few in the terminal, all with \
            -v, in report.json, on the contact sheet and in NAME.warnings.txt beside each picture. Nothing appears in the output folder until everything is drawn.

            A script has one step a line. Times are the app's own, so a picture half-way through a rotation is always the same. \
            Its pictures are WINDOW.NAME.png. Steps:

            \(ScriptGrammar.help)

            docs/scripts.md says what each does.
            """)

    @OptionGroup var project: ProjectArgument

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Window configurations to draw instead of the default matrix.", valueName: "name"),
        completion: .list(WindowMatrix.default.names))
    var windows: [String] = []

    @Option(help: ArgumentHelp("Where to write. Default: quince-snapshots/APP in the current folder.", valueName: "folder"), completion: .directory)
    var out: String?

    @Option(help: ArgumentHelp("A script of what is done in each window and when its pictures are taken; see below.", valueName: "file"), completion: .file())
    var script: String?

    @Flag(
        help: "Draw each #Preview of a view or view controller in place of the app, as WINDOW.PREVIEW.png. Windows: an iPhone and an iPad, without --windows.")
    var previews = false

    @Flag(help: "Write NAME.trace.txt too: what the app's controllers and delegates were told, in order, up to each picture.")
    var trace = false

    @Flag(help: "The app's window alone, without status bar, home indicator and rounded corners.")
    var bare = false

    @Flag(help: "Other random numbers, identifiers and orders of sets in every run, as on a device; without it the same ones.")
    var random = false

    @OptionGroup var watching: Watching
    @OptionGroup var warnings: WarningOptions
    @OptionGroup var options: ProjectOptions
    @OptionGroup var drawing: DrawingOptions
    @OptionGroup var reporting: Reporting

    func validate() throws {
        if watching.watch && reporting.json { throw ValidationError("--watch and --json exclude each other: there is no end to tell of.") }
        if previews && script != nil { throw ValidationError("--previews and --script exclude each other: a script is played in the app.") }
    }

    func run() throws {
        try watching.run(project.path, writing: [out, options.buildPath]) { try draw() }
    }

    private func draw() throws {
        try reporting.run {
            // Names first: a wrong one should not cost a build.
            let standard = previews ? try WindowMatrix(names: ["iphone-6.1-393.portrait.full", "ipad-pro-11.landscape.full"]) : WindowMatrix.default
            let matrix = windows.isEmpty ? standard : try WindowMatrix(names: windows)
            let steps: String? = try script.map(Self.readScript)
            let sandbox = try options.sandbox()
            let application = try options.build(project.path, in: sandbox)
            let folder = URL(fileURLWithPath: out ?? "quince-snapshots/\(application.bundle.deletingPathExtension().lastPathComponent)")
            try draw(application, matrix: matrix, script: steps, in: folder, sandbox: sandbox)
        }
    }

    /// The script's text, which has been read once to see that it is right.
    static func readScript(_ path: String) throws -> String {
        guard let text = try InputFile.textIfReadable(at: URL(fileURLWithPath: path)) else {
            throw SnapshotFailure.script("\(path), which cannot be read.")
        }
        do {
            _ = try DeviceScript(parsing: text)
        } catch let error as DeviceScriptError {
            throw SnapshotFailure.script(error.description(in: path))
        }
        return text
    }

    private func draw(_ application: AppBuilder.Application, matrix: WindowMatrix, script: String?, in folder: URL, sandbox: Sandbox) throws {
        var job = try drawing.job(for: application, of: project.path, output: folder, sandbox: sandbox)
        job.matrix = matrix
        job.isOutputChosen = out != nil
        job.isBare = bare
        job.script = script
        job.scriptName = self.script
        job.drawsPreviews = previews
        // Windows that somebody names are shown as the device shows them.
        job.namesRefused = windows.isEmpty && !previews
        job.isTraced = trace
        job.isRandom = random
        job.buildWarnings = application.findings.map(\.warning)
        let code = CodePlaces(of: application, sandbox: sandbox)
        job.locate = { warning in warning.code.flatMap { code.place(image: $0.image, offset: $0.offset) } ?? application.literals.place(of: warning.subject) }
        let report = try drawing.watch(application, options: options, reporting: reporting) { onProgress, onOutput in
            try job.run(onProgress: onProgress, onOutput: onOutput)
        }
        try announce(report, folder: folder)
    }

    private struct Result: Encodable {
        var status: Int32
        var folder: String
        var report: SnapshotReport
    }

    private func announce(_ report: SnapshotReport, folder: URL) throws {
        let failures: [WindowFailure] = report.failures ?? []
        let status: CommandStatus = failures.first.map { CommandStatus(of: $0.reason) } ?? warnings.status(of: report.warnings ?? [])
        warnings.announce(of: report, isVerbose: options.verbose)
        if reporting.json {
            try reporting.printJSON(Result(status: status.rawValue, folder: folder.path, report: report))
        } else {
            for line in FailureText.lines(of: failures) { Terminal.error(line) }
            print(Self.summary(of: report, page: folder.appendingPathComponent("index.html").path))
        }
        if status != .success { throw ReportedFailure(status: status) }
    }

    static func summary(of report: SnapshotReport, page: String) -> String {
        let count = report.windows.count
        let failed = report.failures?.count ?? 0
        let refused = report.refused?.count ?? 0
        return
            "\(count) \(count == 1 ? "picture" : "pictures") of \(report.app)\(failed > 0 ? ", \(failed) \(failed == 1 ? "window" : "windows") failed" : "")\(refused > 0 ? ", \(refused) refused" : ""): \(page)"
    }

    /// The failure with the facts from the backtrace of a crash or a hang: why it happened and where in the app's sources. Places in the project are
    /// given from its folder on.
    static func explain(_ failure: WindowFailure, runtime: String?, project: String) -> WindowFailure {
        var explained = failure
        explained.leftOut = failure.leftOut?.map { $0.replacing(" at \(project)/", with: " at ") }
        switch failure.reason {
        case .crashed, .timedOut: break
        default: return explained
        }
        let crash = CrashReport(output: failure.lastWords, runtime: runtime)
        let report = crash.namingMessage(inProject: project, unless: crash.place.map { !isInside($0, runtime) } ?? false)
        if case .crashed = failure.reason { explained.message = report.reason }
        // Lines of Quince's own help nobody who is told the reason.
        let isForeign: Bool = report.reason != nil && report.place.map { isInside($0, runtime) } ?? false
        if isForeign { (explained.function, explained.advice) = (nil, CrashAdvice(report).text) }
        if isForeign { return explained }
        explained.place = report.place.map { $0.hasPrefix(project + "/") ? String($0.dropFirst(project.count + 1)) : $0 }
        explained.function = report.function
        explained.advice = CrashAdvice(report).text
        return explained
    }

    private static func isInside(_ place: String, _ folder: String?) -> Bool { folder.map { place.hasPrefix($0 + "/") } ?? false }

    /// A crash is told by its reason and its place in the app's sources, when its backtrace has them.
    static func message(for failure: SnapshotFailure, output: [String], runtime: String? = nil) -> String {
        guard case .crashed(_, let window, _) = failure else { return failure.description }
        let report = CrashReport(output: output, runtime: runtime)
        guard report.reason != nil || report.place != nil else { return failure.description }
        let place = report.place.map { "\n  at \($0)" + (report.function.map { " in \($0)" } ?? "") } ?? ""
        let windowText = window.map { " in window \($0)" } ?? " while it started"
        return "The app crashed\(windowText): \(report.reason ?? "a trap")\(place)\nNo pictures were written."
    }
}
