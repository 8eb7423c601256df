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

    package init(snapshots: SnapshotJob, request: AuditRequest, baseline: AuditBaseline? = nil) {
        self.snapshots = snapshots
        self.request = request
        self.baseline = baseline
    }

    /// The widest pad, whose free windows have every size, and every telephone.
    package static let windows: [String] = ["ipad-pro-12.9.landscape.full"] + DeviceCatalogue.all.filter { $0.idiom == .phone }.map { "\($0.id).portrait.full" }

    /// - Throws: `SnapshotFailure` where the app cannot be started or the folder cannot be written; the folder is then as it was.
    package func run(onProgress: @escaping (SnapshotProgress) -> Void = { _ in }, onOutput: @escaping (String) -> Void = { _ in }) throws -> AuditReport {
        let folder = try OutputFolder(snapshots.output, isChosen: snapshots.isOutputChosen)
        do {
            var job: SnapshotJob = snapshots
            job.audit = request
            let drawn: SnapshotReport = try job.makePictures(in: folder.staging, onProgress: onProgress, onOutput: onOutput)
            var report = AuditReport(drawn)
            if let baseline { report = baseline.applied(to: report) }
            try AuditPage(report).write(to: folder.staging)
            try AuditOutputs(report).write(to: folder.staging)
            try report.write(to: folder.staging.appendingPathComponent(AuditReport.fileName))
            try folder.publish(last: [AuditPage.fileName, AuditReport.fileName])
            return report
        } catch {
            folder.discard()
            throw error
        }
    }
}
