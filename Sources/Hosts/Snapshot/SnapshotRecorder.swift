import AppSession
import CoreGraphics
import Device
import Foundation
import ObjectRuntime

/// Makes the pictures of one window in this process.
@MainActor package final class SnapshotRecorder {
    private let session: Simulator
    private let request: SnapshotRequest
    private let onPicture: (SnapshotResult.Window) -> Void
    private let output: URL
    /// The calls that the app received before this process began, since the last picture.
    private var earlierTrace: [String] = []
    /// Moments of the script that there are pictures of.
    private var moments: Set<String> = []
    /// The places that the app came to of which something was left out.
    private let leftOut = LeftOutPlaces()

    /// - Parameter onPicture: called as soon as a picture's files are written.
    package init(endpoint: any AppEndpoint, request: SnapshotRequest, onPicture: @escaping (SnapshotResult.Window) -> Void) {
        session = Simulator(endpoint: endpoint)
        session.language = request.language
        self.request = request
        self.onPicture = onPicture
        output = URL(fileURLWithPath: request.outputFolder, isDirectory: true)
    }

    /// Limits the time of every change of a window; `onLate` is called on another thread while the app is still at it.
    package func watchResizes(onLate: @escaping @Sendable (String, Double) -> Void) {
        session.resizeWatch = ResizeWatch(limit: request.resizeLimit ?? ResizeWatch.systemLimit, onLate: onLate)
    }

    /// Calls `report` for every place the app comes to where something was left out of it, each once, on whichever thread comes there.
    package func watchLeftOutPlaces(_ report: @escaping @Sendable (LeftOutPlace) -> Void) {
        LeftOutLog.shared.listen { [leftOut] place in
            leftOut.add(place)
            report(place)
        }
    }

    /// Calls `report` for everything that is wrong with the app and does not end it, with a suggestion where a name is misspelt.
    package func watchWarnings(_ report: @escaping @Sendable (RuntimeWarning) -> Void) {
        WarningLog.shared.listen { report($0.withSuggestion) }
    }

    /// Starts the app in a window and takes its picture, or one for each moment of the script.
    ///
    /// - Parameters:
    ///   - resumption: where another process left off; nil to begin.
    ///   - note: what traces say first; nil for nothing.
    ///   - onRelaunch: called where the script ends the app and starts it again, with what the next process has to know, after the app
    ///     was told that it ends; nil starts it again in this process, where it keeps what it has in memory outside its windows.
    /// - Throws: `DeviceScriptError` when a step cannot be done; `MissingWindowError` where the app shows nothing,
    ///   `RefusedWindowError` where it refuses the orientation and that is to be named; errors of the file system.
    package func record(
        _ start: WindowConfiguration, script: DeviceScript? = nil, resuming resumption: WindowTask.Resumption? = nil, note: String? = nil,
        onRelaunch: ((WindowTask.Resumption) -> Never)? = nil
    ) throws {
        session.endpoint.isTraced = request.isTraced ?? false
        earlierTrace = resumption?.trace ?? note.map { ["# " + $0] } ?? []
        if request.drawsPreviews == true { return try recordPreviews(in: start) }
        if let resumption { try session.resume(resumption) } else { session.launch(in: start) }
        guard let script else {
            session.advance(by: request.settleTime)
            try refuseOrientation()
            return try record(start: start, moment: nil, of: .window)
        }
        // Without a frame there is nothing to tap on.
        session.advance(by: 0)
        if resumption == nil { try refuseOrientation() }
        let player = ScriptPlayer(session: session)
        if let onRelaunch {
            player.onRelaunch = { [session] steps, quickAction in
                var next: WindowTask.Resumption = session.end(after: steps, quickAction: quickAction)
                next.trace = self.consumeTrace()
                onRelaunch(next)
            }
        }
        try player.play(script, from: resumption?.stepsDone ?? 0) { try record(start: start, moment: $0, of: $1) }
    }

    /// Pictures of the app's previews, each named after its preview. The app itself is started before, as in Xcode's canvas.
    private func recordPreviews(in start: WindowConfiguration) throws {
        setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)
        session.launch(in: start)
        session.advance(by: 0)
        let titles: [PreviewTitle] = session.endpoint.previews()
        guard !titles.isEmpty else { throw MissingWindowError(explanation: PreviewMoments.absence) }
        for (index, moment) in PreviewMoments.names(of: titles).enumerated() {
            session.endpoint.showPreview(index)
            session.advance(by: request.settleTime)
            try record(start: start, moment: moment, of: .window)
        }
        session.endpoint.showPreview(nil)
    }

    /// Shows how far a script came that cannot go on: a picture named `failure`, or with a number behind where the script has one of that name.
    package func recordFailure(startedIn start: WindowConfiguration) {
        session.remarks.append("The script could not go on here.")
        // What the script failed of is told; that there is no picture of it besides is not worth another message.
        let names: [String] = [Self.failureMoment] + (2...9).map { "\(Self.failureMoment)-\($0)" }
        try? record(start: start, moment: names.first { !moments.contains($0) }, of: .window)
    }

    /// The name of the picture of a script's failure.
    package static let failureMoment = "failure"

    private func refuseOrientation() throws {
        guard request.namesRefused == true, session.refusesOrientation else { return }
        throw RefusedWindowError(reason: session.note ?? "The app does not support this orientation.")
    }

    private func consumeTrace() -> [String] {
        defer { earlierTrace = [] }
        return earlierTrace + session.endpoint.consumeTrace()
    }

    /// Writes a view tree, unless it is as recorded and such files are left out.
    private func write(_ tree: Data, as name: String) throws {
        if request.omitsUnchanged == true, let folder: String = request.recordedFolder {
            if (try? Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name))) == tree { return }
        }
        try tree.write(to: output.appendingPathComponent(name))
    }

    /// The window's views, and under them what assistive technologies know of it.
    private var trees: String {
        let elements: String = session.endpoint.accessibilityTree()
        return session.viewTree() + (elements.isEmpty ? "" : "\n\nAccessibility, in the order it is read:\n" + elements + "\n")
    }

    private func record(
        start: WindowConfiguration, moment: String?, of subject: DeviceScript.Subject
    ) throws {
        let configuration: WindowConfiguration = session.configuration ?? start
        if let moment { moments.insert(moment) }
        if subject == .window, let explanation: String = session.endpoint.missingWindow() { throw MissingWindowError(explanation: explanation) }
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
        try write(Data(trees.utf8), as: entry.tree)
        if session.endpoint.isTraced {
            let missing: [String] = leftOut.all.map { "left out  \($0.needs)" + ($0.file.isEmpty ? "" : "  \($0.file):\($0.line)") }
            try Data(((consumeTrace() + missing).joined(separator: "\n") + "\n").utf8).write(to: output.appendingPathComponent(entry.trace))
        }
        let file: URL = output.appendingPathComponent(entry.picture)
        guard let recordedFolder: String = request.recordedFolder else {
            try PictureFile.write(picture, hash: hash, to: file)
            if let audit: AuditRequest = request.audit, subject == .window {
                entry.audit = try WindowAuditor(session, audit, output: output, name: String(entry.picture.dropLast(".png".count))).run()
            }
            return onPicture(entry)
        }
        let recorded = URL(fileURLWithPath: recordedFolder, isDirectory: true).appendingPathComponent(entry.picture)
        let comparison: PictureComparison = PictureComparison.compare(
            picture, hash: hash, withPictureAt: recorded, difference: output.appendingPathComponent(entry.difference))
        entry.comparison = comparison
        if comparison == .identical {
            if request.omitsUnchanged != true { try PictureFile.share(recorded, as: file) }
        } else {
            try PictureFile.write(picture, hash: hash, to: file)
        }
        onPicture(entry)
    }
}
