import AppBuilder
import HeadlessHost
import ProcessControl
import WindowMatrix

/// Draws an app, and where it crashes because of what was left out of it, draws it once more without what crashed.
struct Redrawing {
    let project: String
    let options: ProjectOptions
    let sandbox: Sandbox

    /// Each turn takes a build and a run of all windows.
    private static let turns = 10

    func draw(_ application: AppBuilder.Application, _ run: (AppBuilder.Application) throws -> SnapshotReport) throws -> SnapshotReport {
        var application = application
        for _ in 0..<Self.turns {
            let failures: [WindowFailure]
            let result: Result<SnapshotReport, SnapshotFailure>
            do {
                let report = try run(application)
                result = .success(report)
                failures = report.failures ?? []
            } catch SnapshotFailure.windows(let all) {
                result = .failure(.windows(all))
                failures = all
            }
            guard let next = try without(failures, in: application) else { return try result.get() }
            application = next
        }
        return try run(application)
    }

    /// The app without what the first of these crashed at; nil where that has another cause than what was left out.
    private func without(_ failures: [WindowFailure], in application: AppBuilder.Application) throws -> AppBuilder.Application? {
        guard let crash = failures.first(where: { if case .crashed = $0.reason { true } else { false } }) else { return nil }
        let report = CrashReport(output: crash.lastWords, runtime: try? Runtime().sources.path)
        guard let next = try options.builder(in: sandbox).buildApplication(at: project, without: report, in: application) else { return nil }
        Terminal.clearProgress()
        Terminal.say("It crashed because of what was left out\(report.place.map { ", at \($0)" } ?? ""); that is left out too.")
        return next
    }
}
