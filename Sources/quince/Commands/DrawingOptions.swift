import AppBuilder
import ArgumentParser
import Foundation
import HeadlessHost
import ProcessControl
import WindowMatrix

/// How an app's windows are drawn: the options of every command that makes pictures.
struct DrawingOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Seconds that one window may take with all its steps; then its process is stopped.", valueName: "seconds"))
    var timeout: Int = 60

    @Option(help: ArgumentHelp("How many windows are drawn at a time. Default: two a processor.", valueName: "number"))
    var jobs: Int?

    @OptionGroup var limits: AppLimits

    func validate() throws {
        if timeout < 1 { throw ValidationError("The timeout is at least 1 second.") }
        if let jobs, jobs < 1 { throw ValidationError("There is at least 1 job.") }
    }

    /// A job that draws a built app's windows.
    /// - Parameter project: the project's path, from which places of crashes are told.
    func job(for application: AppBuilder.Application, of project: String, output: URL, sandbox: Sandbox) throws -> SnapshotJob {
        // The app's process inherits this; a crash then tells where it was.
        setenv("SWIFT_BACKTRACE", CrashReport.backtraceOptions, 0)
        var job = SnapshotJob(app: application.name, executable: application.executable, output: output)
        job.patience = timeout
        job.jobs = jobs
        let runtime = try? Runtime().sources.path
        let sources: String = URL(fileURLWithPath: project).standardizedFileURL.path
        job.explain = { SnapshotCommand.explain($0, runtime: runtime, project: sources) }
        job.leftOut = application.leftOut.map { part in
            let entry = SnapshotReport.LeftOut(
                file: part.file, line: part.line, declaration: part.declaration, kind: part.kind, needs: part.needs, reached: part.isNoticed ? false : nil)
            return SnapshotJob.LeftOutEntry(part: entry, path: part.path)
        }
        job.sandbox = sandbox
        job.limits = limits.limits
        job.confinement = try limits.confinement(of: application)
        job.systemFont = limits.systemFontFolder
        return job
    }

    /// Runs what draws, shows its progress, and tells of a crash as its user needs it.
    func watch<Result>(
        _ application: AppBuilder.Application, options: ProjectOptions, reporting: Reporting,
        _ body: (_ onProgress: @escaping (SnapshotProgress) -> Void, _ onOutput: @escaping (String) -> Void) throws -> Result
    ) throws -> Result {
        var output = RecentLines()
        Terminal.progress("Starting \(application.name)...")
        do {
            let result = try body(show) { line in
                output.append(line)
                if options.verbose { Terminal.say(line) }
            }
            Terminal.clearProgress()
            return result
        } catch let failure as SnapshotFailure {
            throw reporting.report(failure, message: SnapshotCommand.message(for: failure, output: output.lines, runtime: try? Runtime().sources.path))
        }
    }

    private func show(_ progress: SnapshotProgress) {
        guard case .started(let window, let index, let count) = progress else { return }
        let line = "window \(index + 1) of \(count)  \(window)"
        if Terminal.isInteractive { Terminal.progress(line) } else { Terminal.say(line) }
    }
}
