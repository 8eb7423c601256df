import Device
import Foundation
import HeadlessHost
import LayoutAudit

/// From a built app to a folder with what is wrong with its layouts.
package struct AuditJob {
    /// How the app is started, and in which windows.
    package var snapshots: SnapshotJob
    package var request: AuditRequest
    package var baseline: AuditBaseline?

    /// Acts by which screens are looked for in each window, before they are audited; nil for none.
    package var crawlEvents: Int?
    /// The part of the windows that is audited, dealt by `costs`; nil for all.
    package var shard: Shard?
    package var costs = CostTable()
    /// Whether the screens that are found are left unaudited: what is wanted is the script, or to know that the app bears it.
    package var isCrawlOnly = false

    package init(snapshots: SnapshotJob, request: AuditRequest, baseline: AuditBaseline? = nil) {
        self.snapshots = snapshots
        self.request = request
        self.baseline = baseline
    }

    /// The widest pad, whose free windows have every size, and every telephone but those of 3.5 inches, which no iOS since 2016 runs on.
    package static let windows: [String] =
        ["ipad-pro-12.9.landscape.full"] + DeviceCatalogue.all.filter { $0.idiom == .phone && $0.id != "iphone-3.5" }.map { "\($0.id).portrait.full" }

    /// - Throws: `SnapshotFailure` where the app cannot be started or the folder cannot be written; the folder is then as it was.
    package func run(onProgress: @escaping (SnapshotProgress) -> Void = { _ in }, onOutput: @escaping (String) -> Void = { _ in }) throws -> AuditReport {
        let folder = try OutputFolder(snapshots.output, isChosen: snapshots.isOutputChosen)
        do {
            var job: SnapshotJob = snapshots
            job.audit = request
            let windows: [String] = job.matrix.names
            if let shard { job.matrix = try part(shard, of: job.matrix) }
            let drawn: SnapshotReport = try drawn(by: job, in: folder.staging, onProgress, onOutput)
            if let shard { try AuditPart(shard: shard, windows: windows, drawn: drawn).write(to: folder.staging) }
            return try Self.publish(drawn, baseline: baseline, in: folder)
        } catch {
            folder.discard()
            throw error
        }
    }

    private func drawn(
        by job: SnapshotJob, in folder: URL, _ onProgress: @escaping (SnapshotProgress) -> Void, _ onOutput: @escaping (String) -> Void
    ) throws -> SnapshotReport {
        // There may be more shards than windows.
        if job.matrix.names.isEmpty { return SnapshotReport(app: job.app, isBare: job.isBare, windows: []) }
        if let crawlEvents { return try crawled(job, crawlEvents, in: folder, onProgress, onOutput) }
        return try job.makePictures(in: folder, onProgress: onProgress, onOutput: onOutput)
    }

    /// Makes what is made of an audit's windows, and shows the folder.
    static func publish(_ drawn: SnapshotReport, baseline: AuditBaseline?, in folder: OutputFolder) throws -> AuditReport {
        var report = AuditReport(drawn)
        if let baseline { report = baseline.applied(to: report) }
        try AuditPage(report).write(to: folder.staging)
        try AuditOutputs(report).write(to: folder.staging)
        report.files = try (FileManager.default.contentsOfDirectory(atPath: folder.staging.path) + [AuditReport.fileName]).sorted()
        try report.write(to: folder.staging.appendingPathComponent(AuditReport.fileName))
        try folder.publish(last: [AuditPage.fileName, AuditReport.fileName])
        return report
    }

    /// A shard's windows.
    private func part(_ shard: Shard, of matrix: WindowMatrix) throws -> WindowMatrix {
        let names: [String] = matrix.names
        let places: Set<Int> = shard.places(of: costs.costs(of: names, estimates: names.map(Shard.cost)))
        return try WindowMatrix(names: names.indices.filter(places.contains).map { names[$0] })
    }

    /// Looks for screens in each window by itself, and audits them with the script that came of it, which is written beside the pictures.
    private func crawled(
        _ job: SnapshotJob, _ events: Int, in folder: URL, _ onProgress: @escaping (SnapshotProgress) -> Void, _ onOutput: @escaping (String) -> Void
    ) throws -> SnapshotReport {
        var crawl: SnapshotJob = job
        crawl.audit?.crawlEvents = events
        let paths: SnapshotReport = try crawl.makePictures(in: folder, onProgress: onProgress, onOutput: onOutput)
        var result = SnapshotReport(app: job.app, isBare: job.isBare, windows: [], failures: paths.failures)
        for window in paths.windows {
            guard let script: String = window.audit?.script else { continue }
            let file = "\(window.name).crawl.txt"
            try Data(script.utf8).write(to: folder.appendingPathComponent(file))
            if isCrawlOnly {
                result.windows.append(window)
                continue
            }
            var audit: SnapshotJob = job
            audit.matrix = try WindowMatrix(names: [window.name])
            audit.script = script
            audit.scriptName = file
            do {
                let part: SnapshotReport = try audit.makePictures(in: folder, onProgress: onProgress, onOutput: onOutput)
                result.windows += part.windows
                if let failures = part.failures { result.failures = (result.failures ?? []) + failures }
            } catch SnapshotFailure.windows(let failures) {
                result.failures = (result.failures ?? []) + failures
            }
        }
        return result
    }
}
