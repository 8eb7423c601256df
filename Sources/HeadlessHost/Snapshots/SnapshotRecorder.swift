import AppSession
import CoreGraphics
import Device
import Foundation
import ObjectRuntime

/// Makes the pictures of a request, one window after another in one process.
///
/// Every window is a fresh start of the app: what it did in one window cannot show in the next. The pixels of all windows
/// share one block of memory.
@MainActor package final class SnapshotRecorder {
    private let session: HeadlessSession
    private let request: SnapshotRequest
    private let report: (SnapshotProgress) -> Void
    private let output: URL
    private let container: AppContainer?
    /// What the app came to, of what was left out of it, since it was started in this window.
    private let leftOut = LeftOutPlaces()

    /// - Parameter container: the app's home, emptied for each window; nil leaves the process's own.
    package init(
        endpoint: any AppEndpoint, request: SnapshotRequest, container: AppContainer? = nil, report: @escaping (SnapshotProgress) -> Void
    ) {
        self.container = container
        session = HeadlessSession(endpoint: endpoint)
        session.language = request.language
        self.request = request
        self.report = report
        output = URL(fileURLWithPath: request.outputFolder, isDirectory: true)
    }

    /// Limits the time of every change of a window; `onLate` is called on another thread while the app is still at it.
    package func watchResizes(onLate: @escaping @Sendable (String, Double) -> Void) {
        session.resizeWatch = ResizeWatch(limit: request.resizeLimit ?? ResizeWatch.systemLimit, onLate: onLate)
    }

    /// Draws every window, then writes the result.
    /// - Throws: `WindowConfigurationError` and `DeviceScriptError` before anything is drawn when a name or the script is wrong;
    ///   `DeviceScriptError` when a step cannot be done; errors of the file system.
    @discardableResult
    package func run() throws -> SnapshotResult {
        let windows: [WindowConfiguration] = try request.windows.map { try WindowConfiguration(parsing: $0) }
        let script: DeviceScript? = try request.script.map { try DeviceScript(parsing: $0) }
        session.reserve(for: windows)
        session.endpoint.isTraced = request.isTraced ?? false
        defer { container?.remove() }
        LeftOutLog.shared.listen { [leftOut] in leftOut.add($0) }
        var result = SnapshotResult(windows: [])
        for (index, window) in windows.enumerated() {
            report(.started(window: window.name, index: index, count: windows.count))
            let clock = ContinuousClock()
            let start: ContinuousClock.Instant = clock.now
            LeftOutLog.shared.forget()
            leftOut.clear()
            result.windows += try pictures(of: window, script)
            for place in leftOut.all { report(.leftOut(window: window.name, needs: place.needs, file: place.file, line: place.line)) }
            let elapsed: Double = (clock.now - start) / .milliseconds(1)
            report(.finished(window: window.name, index: index, count: windows.count, milliseconds: elapsed))
        }
        try result.write(to: output.appendingPathComponent(SnapshotResult.fileName))
        report(.done)
        return result
    }

    /// One picture of a window, or one for each moment of the script.
    private func pictures(of start: WindowConfiguration, _ script: DeviceScript?) throws -> [SnapshotResult.Window] {
        try container?.renew()
        session.launch(in: start)
        guard let script else {
            session.advance(by: request.settleTime)
            return [try record(start: start, moment: nil, of: .window)]
        }
        // Without a frame there is nothing to tap on.
        session.advance(by: 0)
        var entries: [SnapshotResult.Window] = []
        try ScriptPlayer(session: session).play(script) { entries.append(try record(start: start, moment: $0, of: $1)) }
        return entries
    }

    /// The window's views, and under them what assistive technologies know of it.
    private var trees: String {
        let elements: String = session.endpoint.accessibilityTree()
        return session.viewTree() + (elements.isEmpty ? "" : "\n\nAccessibility, in the order it is read:\n" + elements + "\n")
    }

    private func record(
        start: WindowConfiguration, moment: String?, of subject: DeviceScript.Subject
    ) throws -> SnapshotResult.Window {
        let configuration: WindowConfiguration = session.configuration ?? start
        let picture: FrameBuffer =
            switch subject {
            case .window: session.draw(bare: request.isBare)
            case .screen: session.drawScreen()
            case .display: session.drawDisplay()
            }
        let hash: PixelHash = PixelHash(picture.bitmap)
        var entry = SnapshotResult.Window(
            name: configuration.name, start: moment == nil ? nil : start.name, moment: moment, pixelWidth: picture.width,
            pixelHeight: picture.height, hash: hash.description, note: session.note)
        try Data(trees.utf8).write(to: output.appendingPathComponent(entry.tree))
        if session.endpoint.isTraced {
            let lines: [String] = session.endpoint.takeTrace() + leftOut.all.map { "left out  \($0.needs)" + ($0.file.isEmpty ? "" : "  \($0.file):\($0.line)") }
            try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: output.appendingPathComponent(entry.trace))
        }
        let file: URL = output.appendingPathComponent(entry.picture)
        guard let recordedFolder: String = request.recordedFolder else {
            try PictureFile.write(picture, hash: hash, to: file)
            return entry
        }
        let recorded = URL(fileURLWithPath: recordedFolder, isDirectory: true).appendingPathComponent(entry.picture)
        let comparison: PictureComparison = PictureComparison.compare(
            picture, hash: hash, withPictureAt: recorded, difference: output.appendingPathComponent(entry.difference))
        entry.comparison = comparison
        if comparison == .identical {
            try PictureFile.share(recorded, as: file)
        } else {
            try PictureFile.write(picture, hash: hash, to: file)
        }
        return entry
    }
}
