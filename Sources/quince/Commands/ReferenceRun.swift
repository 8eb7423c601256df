import AppBuilder
import Foundation
import HeadlessHost
import ProcessControl
import WindowMatrix

/// Builds an app, compares it with its recorded pictures or records them, and tells what came of it: what quince record and quince verify share.
struct ReferenceRun {
    var project: String
    var references: ReferenceFolder
    var mode: RecordMode
    var folders: ReferenceOptions
    var comparison: ComparisonOptions
    var options: ProjectOptions
    var drawing: DrawingOptions
    var reporting: Reporting

    /// - Parameter manifest: what is to be drawn; asked before the app is built, with nil, and then with its name.
    func perform(manifest: (String?) throws -> SnapshotManifest, prunes: Bool = false) throws {
        try check(manifest(nil))
        let sandbox = try options.sandbox()
        let application = try options.build(project, in: sandbox)
        var manifest: SnapshotManifest = try manifest(application.name)
        guard manifest.app == application.name else {
            throw ReferenceFailure.anotherApp(references.url.path, recorded: manifest.app, built: application.name)
        }
        let fonts: String? = drawing.limits.systemFontFingerprint
        if manifest.systemFont != fonts {
            // Some pictures with these fonts and some with those would prove nothing.
            guard mode == .all, comparison.shard == nil else {
                throw ReferenceFailure.otherFonts(references.url.path, recorded: manifest.systemFont, given: fonts)
            }
            manifest.systemFont = fonts
        }
        let report: URL = folders.reportFolder(of: application.name)
        var snapshots: SnapshotJob = try drawing.job(for: application, of: project, output: report, sandbox: sandbox)
        snapshots.isBare = manifest.isBare
        var job = VerificationJob(snapshots: snapshots, references: references, manifest: manifest, mode: mode, report: report)
        job.tolerance = comparison.tolerance
        job.prunes = prunes
        job.shard = comparison.shard
        let costsFile: URL = comparison.costs.map { URL(fileURLWithPath: $0) } ?? references.url.appendingPathComponent(CostTable.fileName)
        job.costs = try CostTable(at: costsFile)
        var measured: [String: Double] = [:]
        job.onCost = { measured[$0, default: 0] += $1 }
        job.isReportChosen = folders.report != nil
        let result = try drawing.watch(application, options: options, reporting: reporting) { try job.run(onProgress: $0, onOutput: $1) }
        if comparison.shard == nil, mode == .all || comparison.costs != nil { try job.costs.updated(by: measured).write(to: costsFile) }
        let hasReport: Bool = mode == .never || !result.open.isEmpty
        try VerificationAnswer(result: result, report: hasReport ? report : nil, snapshots: references.url).announce(reporting)
    }

    /// Scripts are read before anything is built.
    private func check(_ manifest: SnapshotManifest) throws {
        for script in manifest.suites.compactMap(\.script) { _ = try SuiteScript.read(script, in: references) }
    }
}
