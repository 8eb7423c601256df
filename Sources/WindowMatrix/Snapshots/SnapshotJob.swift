import Device
import Foundation
import HeadlessHost
import ObjectRuntime
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
    /// Whether pictures and view trees that are as recorded are not written.
    package var omitsUnchanged: Bool = false
    /// Seconds on the app's clock before a picture is taken.
    package var settleTime: Double = 1
    /// The script that is played in each window, and that says when pictures are made; nil for one picture of each.
    package var script: String?
    /// The file that the script is in, for messages.
    package var scriptName: String?
    /// Whether the app's previews are drawn in place of the app.
    package var drawsPreviews: Bool = false
    /// How layouts are audited; nil for not at all.
    package var audit: AuditRequest?
    /// Whether windows in an orientation that the app refuses are named instead of drawn sideways.
    package var namesRefused: Bool = false
    /// Whether a trace of what the app is told is written beside each picture.
    package var isTraced: Bool = false
    /// Whether hashes, `UUID()` and random numbers are other ones in every run.
    package var isRandom: Bool = false
    /// A folder of fonts to draw with in place of the bundled system font.
    package var systemFont: URL?
    /// Seconds after which the process of a window is taken to hang, and the app before its first window.
    package var patience: Int = 60
    /// Seconds more than a window has after which the app's own process is taken to hang.
    package var grace: Int = 25
    /// How many windows are drawn at a time; nil for twice as many as there are processors.
    package var jobs: Int?
    /// The folder of the windows' containers for as long as the job runs.
    package var temporaryFolder: URL = FileManager.default.temporaryDirectory
    /// Completes what is known of a window's failure from what the app wrote to standard error: why and where it crashed.
    package var explain: (WindowFailure) -> WindowFailure = { $0 }
    /// The parts left out of the app when it was built.
    package var leftOut: [LeftOutEntry] = []

    /// The defects that the build found.
    package var buildWarnings: [ReportWarning] = []
    /// The place in the project that a warning comes from.
    package var locate: (RuntimeWarning) -> String? = { _ in nil }

    /// Something left out, with the file's path as the app knows it.
    package struct LeftOutEntry: Hashable, Sendable {
        package var part: SnapshotReport.LeftOut
        package var path: String

        package init(part: SnapshotReport.LeftOut, path: String) {
            self.part = part
            self.path = path
        }
    }
    package var limits = ProcessLimits()
    package var sandbox = Sandbox.none
    /// The files that the app may read besides the system: its bundle, the runtime. The folder of the pictures is added to those it may write.
    package var confinement = Confinement()

    package init(app: String, executable: URL, matrix: WindowMatrix = .default, output: URL) {
        self.app = app
        self.executable = executable
        self.matrix = matrix
        self.output = output
    }

    /// Makes the pictures. What the report names as failures could not be drawn; the other windows were.
    ///
    /// The output folder is as it was where there is no picture at all.
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
            let report: SnapshotReport = try makePictures(in: folder.staging, onProgress: onProgress, onOutput: onOutput)
            try ContactSheet(report: report, treesIn: folder.staging).write(to: folder.staging)
            try writeWarnings(of: report, in: folder.staging)
            try report.write(to: folder.staging.appendingPathComponent(SnapshotReport.fileName))
            try folder.publish(last: [ContactSheet.fileName, SnapshotReport.fileName])
            return report
        } catch {
            folder.discard()
            throw error
        }
    }

    /// `NAME.warnings.txt` beside each picture that there are warnings for.
    private func writeWarnings(of report: SnapshotReport, in folder: URL) throws {
        for window in report.windows {
            let own: [ReportWarning] = (window.warnings ?? []).compactMap { report.warnings?[$0] }
            guard !own.isEmpty else { continue }
            try Data(own.map { WarningText.text($0) + "\n" }.joined(separator: "\n").utf8).write(to: folder.appendingPathComponent(window.warningsFile))
        }
    }

    /// Makes the pictures with their view trees in `folder`, which exists and is nobody else's, and nothing else there.
    /// - Throws: `SnapshotFailure`.
    package func makePictures(
        in folder: URL, onProgress: @escaping (SnapshotProgress) -> Void = { _ in }, onOutput: @escaping (String) -> Void = { _ in }
    ) throws -> SnapshotReport {
        var request = SnapshotRequest(
            windows: matrix.names, outputFolder: folder.path, isBare: isBare, settleTime: settleTime,
            recordedFolder: recorded?.path, script: script)
        request.omitsUnchanged = omitsUnchanged
        request.isTraced = isTraced
        request.audit = audit
        request.drawsPreviews = drawsPreviews
        request.namesRefused = namesRefused
        request.deadline = Double(patience)
        request.jobs = jobs
        let home: TemporaryFolder
        // The home of the process that the windows' processes come from; it shows nothing itself.
        let container: URL
        do {
            home = try TemporaryFolder(in: temporaryFolder, prefix: "quince-")
            container = home.url.appendingPathComponent("container", isDirectory: true)
            try FileManager.default.createDirectory(at: container.appendingPathComponent("tmp"), withIntermediateDirectories: true)
        } catch {
            throw SnapshotFailure.cannotWrite(temporaryFolder.path, reason: error.localizedDescription)
        }
        defer { home.remove() }
        request.containersFolder = home.url.path
        let requestFile: URL = folder.appendingPathComponent("request.json")
        try request.write(to: requestFile)
        // The app's own process tells of a window that hangs; this is for when it cannot.
        var process = AppProcess(
            executable: executable, patience: patience, grace: grace, container: container, limits: limits, sandbox: sandbox)
        process.isRandom = isRandom
        process.systemFont = systemFont
        process.confinement = confinement
        process.confinement.readable += [recorded?.path].compactMap { $0 }
        process.confinement.writable += [folder.path, home.url.path]
        let reached: [AppProcess.ReachedPlace] = try process.run(requestAt: requestFile, onProgress: onProgress, onOutput: onOutput)
        let resultFile: URL = folder.appendingPathComponent(SnapshotResult.fileName)
        var result = try SnapshotResult(contentsOf: resultFile)
        result.failures = result.failures?.map { failure in
            var told: WindowFailure = explain(failure)
            if case .script(let problem) = told.reason, let scriptName { told.reason = .script("\(scriptName), \(problem)") }
            told.lastWords = Self.lastWords(told.lastWords)
            return told
        }
        if result.windows.isEmpty, let failures: [WindowFailure] = result.failures { throw SnapshotFailure.windows(failures) }
        try FileManager.default.removeItem(at: requestFile)
        try FileManager.default.removeItem(at: resultFile)
        var report = try SnapshotReport(app: app, isBare: isBare, result: result)
        report.add(leftOut, reached: reached)
        report.add(buildWarnings, result.remarks ?? [], locate: locate)
        return report
    }

    /// The last lines that the app itself wrote: the report of a crash, which is full of addresses, is reported as message and place.
    static func lastWords(_ lines: [String]) -> [String] {
        let own = lines.prefix {
            !$0.hasPrefix("*** ") && !$0.hasPrefix("Current stack trace:") && !$0.contains("Program crashed") && !$0.contains("Backtracing from 0x")
        }
        return Array(own.suffix(12))
    }
}
