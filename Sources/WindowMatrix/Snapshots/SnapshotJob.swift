import Device
import Foundation
import HeadlessHost
import ProcessControl

/// From a built app to a folder of pictures with their view trees, a report and a contact sheet.
package struct SnapshotJob {
    /// The app's name, the title of the contact sheet.
    package var app: String
    /// The built app.
    package var executable: URL
    package var matrix: WindowMatrix
    /// The folder to write; it appears when everything in it is there.
    package var output: URL
    /// Whether the user named that folder; links on the way to another are not followed.
    package var isOutputChosen: Bool = true
    package var isBare: Bool = false
    /// A folder of pictures made before, to compare with. May be the output folder.
    package var recorded: URL?
    /// Seconds on the app's clock before a picture is taken.
    package var settleTime: Double = 1
    /// What is done in each window, and when pictures are taken; nil for one picture of each.
    package var script: String?
    /// Whether a trace of what the app is told is written beside each picture.
    package var isTraced: Bool = false
    /// Seconds without progress after which the app is taken to hang.
    package var patience: Int = 60

    package init(app: String, executable: URL, matrix: WindowMatrix = .default, output: URL) {
        self.app = app
        self.executable = executable
        self.matrix = matrix
        self.output = output
    }

    /// Makes the pictures. On failure the output folder is as it was.
    /// - Parameters:
    ///   - onProgress: Called as each window starts and finishes.
    ///   - onOutput: Called for each line the app prints.
    /// - Throws: `SnapshotFailure`.
    @discardableResult
    package func run(
        onProgress: @escaping (SnapshotProgress) -> Void = { _ in }, onOutput: @escaping (String) -> Void = { _ in }
    ) throws -> SnapshotReport {
        let folder = try OutputFolder(output, isChosen: isOutputChosen)
        do {
            let report: SnapshotReport = try makePictures(in: folder.staging, onProgress, onOutput)
            try ContactSheet(report: report, treesIn: folder.staging).write(to: folder.staging)
            try report.write(to: folder.staging.appendingPathComponent(SnapshotReport.fileName))
            try folder.publish(last: [ContactSheet.fileName, SnapshotReport.fileName])
            return report
        } catch {
            folder.discard()
            throw error
        }
    }

    private func makePictures(
        in folder: URL, _ onProgress: @escaping (SnapshotProgress) -> Void, _ onOutput: @escaping (String) -> Void
    ) throws -> SnapshotReport {
        var request = SnapshotRequest(
            windows: matrix.names, outputFolder: folder.path, isBare: isBare, settleTime: settleTime,
            recordedFolder: recorded?.path, script: script)
        request.isTraced = isTraced
        let home: TemporaryFolder
        do {
            home = try TemporaryFolder()
        } catch {
            throw SnapshotFailure.cannotWrite(NSTemporaryDirectory(), reason: error.localizedDescription)
        }
        defer { home.remove() }
        let container: URL = home.url.appendingPathComponent("container", isDirectory: true)
        request.containerFolder = container.path
        let requestFile: URL = folder.appendingPathComponent("request.json")
        try request.write(to: requestFile)
        let process = AppProcess(executable: executable, patience: patience, container: container)
        try process.run(requestAt: requestFile, onProgress: onProgress, onOutput: onOutput)
        let resultFile: URL = folder.appendingPathComponent(SnapshotResult.fileName)
        let result = try SnapshotResult(contentsOf: resultFile)
        try FileManager.default.removeItem(at: requestFile)
        try FileManager.default.removeItem(at: resultFile)
        return try SnapshotReport(app: app, isBare: isBare, result: result)
    }
}
