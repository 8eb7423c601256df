import AppSession
import Device
import Foundation
import ObjectRuntime
import Testing

@testable import HeadlessHost

@Suite("Recording snapshots")
@MainActor struct SnapshotRecorderTests {
    private let app = FakeApp()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func record(
        _ windows: [String], bare: Bool = false, against recorded: URL? = nil, into name: String = "out"
    ) throws -> ([SnapshotResult.Window], URL) {
        let output = folder.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let request = SnapshotRequest(
            windows: windows, outputFolder: output.path, isBare: bare, settleTime: 0.5, recordedFolder: recorded?.path)
        var pictures: [SnapshotResult.Window] = []
        let recorder = SnapshotRecorder(endpoint: app, request: request) { pictures.append($0) }
        for window in windows { try recorder.record(try WindowConfiguration(parsing: window)) }
        return (pictures, output)
    }

    @Test("starts the app in the window and writes picture and tree")
    func writesEverything() throws {
        let windows = ["iphone-4.7.portrait.full", "ipad-9.7.landscape.split-third.dark"]
        let (pictures, output) = try record(windows)
        #expect(app.launches.count == 2)
        #expect(app.advances.filter { $0 == 0.5 }.count == 2)
        #expect(pictures.map(\.name) == windows)
        #expect(pictures[1].pixelWidth == 640)
        for window in pictures {
            let picture = try PictureFile.read(output.appendingPathComponent(window.picture))
            #expect(picture.width == window.pixelWidth)
            let tree = try String(contentsOf: output.appendingPathComponent(window.tree), encoding: .utf8)
            #expect(tree.hasPrefix("<UIWindow"))
        }
    }

    @Test("gives the same pixels in any order of windows")
    func orderDoesNotMatter() throws {
        let windows = ["iphone-4.7.portrait.full", "ipad-9.7.portrait.full", "iphone-6.1-393.landscape.full"]
        let forwards = try record(windows, into: "a").0.map(\.hash)
        let backwards = try record(windows.reversed(), into: "b").0.map(\.hash)
        #expect(forwards == backwards.reversed())
        #expect(Set(forwards).count == 3)
    }

    @Test("compares with a folder recorded before")
    func compares() throws {
        let windows = ["ipad-classic-1x.portrait.window-150x120", "ipad-classic-1x.landscape.window-150x120"]
        let (_, recorded) = try record([windows[0]], into: "recorded")
        let (same, output) = try record(windows, against: recorded, into: "same")
        #expect(same[0].comparison == .identical)
        guard case .missing = same[1].comparison else { return #expect(Bool(false), "the second is new") }
        #expect(FileManager.default.fileExists(atPath: output.appendingPathComponent(same[0].picture).path))
        app.color = 0xFF00_80FF
        let (changed, after) = try record(windows, against: recorded, into: "changed")
        guard case .different(let measure) = changed[0].comparison else { return #expect(Bool(false)) }
        #expect(measure.visibleShare > 0.9)
        #expect(FileManager.default.fileExists(atPath: after.appendingPathComponent(changed[0].difference).path))
    }

    @Test("an app that shows no window has no picture, and says why")
    func missingWindow() throws {
        app.missing = "AppDelegate makes no window."
        #expect(throws: MissingWindowError(explanation: "AppDelegate makes no window.")) { try record(["iphone-4.7.portrait.full"]) }
    }

    @Test("previews are drawn in place of the app, each named after itself")
    func previews() throws {
        app.previewTitles = [
            PreviewTitle(name: "Big cell", file: "Cell.swift", line: 3), PreviewTitle(file: "Cell.swift", line: 9),
            PreviewTitle(name: "big/cell", file: "B.swift", line: 1),
        ]
        let output = folder.url.appendingPathComponent("previews")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        var request = SnapshotRequest(windows: ["iphone-4.7.portrait.full"], outputFolder: output.path)
        request.drawsPreviews = true
        var moments: [String?] = []
        let recorder = SnapshotRecorder(endpoint: app, request: request) { moments.append($0.moment) }
        try recorder.record(try WindowConfiguration(parsing: request.windows[0]))
        #expect(moments == ["Big-cell", "Cell-9", "big-cell-2"] && app.shownPreviews == [0, 1, 2, nil])
        app.previewTitles = []
        #expect(throws: MissingWindowError.self) { try recorder.record(try WindowConfiguration(parsing: request.windows[0])) }
    }

    @Test("a misspelt name is told with the ones near it")
    func suggestion() {
        let warning = RuntimeWarning(.image, subject: "headr", message: "There is no image named \"headr\".", candidates: ["footer", "header", "zebra"])
        #expect(warning.withSuggestion.message == "There is no image named \"headr\". Near it: \"header\".")
        #expect(warning.withSuggestion.candidates == nil)
    }

    @Test("of a matrix a window that the app refuses is named, not drawn on its side")
    func refused() throws {
        app.greeting = [.orientations(0b00010)]
        let output = folder.url.appendingPathComponent("refused")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        for script in [nil, "picture a"] {
            var request = SnapshotRequest(windows: [], outputFolder: output.path, script: script)
            request.namesRefused = true
            let steps = try script.map { try DeviceScript(parsing: $0) }
            var pictures = 0
            let recorder = SnapshotRecorder(endpoint: app, request: request) { _ in pictures += 1 }
            let error = #expect(throws: RefusedWindowError.self) {
                try recorder.record(try WindowConfiguration(parsing: "iphone-4.7.landscape.full"), script: steps)
            }
            #expect(error?.reason == "The app does not support this orientation: it stays as it is when the device turns.")
            #expect(pictures == 0)
            try recorder.record(try WindowConfiguration(parsing: "iphone-4.7.portrait.full"), script: steps)
            #expect(pictures == 1)
        }
    }

    @Test("a script that cannot go on leaves a picture of where it stopped, beside those it had taken")
    func failurePicture() throws {
        let output = folder.url.appendingPathComponent("stopped")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let script = try DeviceScript(parsing: "picture start\npicture failure\ntap \"Nowhere\"\npicture end")
        var pictures: [SnapshotResult.Window] = []
        let recorder = SnapshotRecorder(endpoint: app, request: SnapshotRequest(windows: [], outputFolder: output.path)) { pictures.append($0) }
        let window = try WindowConfiguration(parsing: "iphone-4.7.portrait.full")
        #expect(throws: DeviceScriptError.self) { try recorder.record(window, script: script) }
        recorder.recordFailure(startedIn: window)
        #expect(pictures.map(\.moment) == ["start", "failure", "failure-2"])
        #expect(pictures.last?.note == "The script could not go on here.")
        #expect(FileManager.default.fileExists(atPath: output.appendingPathComponent("iphone-4.7.portrait.full.failure-2.png").path))
    }

    @Test("notes an orientation the app does not support")
    func notesOrientation() throws {
        app.greeting = [.orientations(0b00010)]
        let pictures = try record(["iphone-4.7.portrait.full", "iphone-4.7.landscape.full"]).0
        #expect(pictures.map { $0.note == nil } == [true, false])
    }

    @Test("writes a trace beside each picture when asked to, none otherwise")
    func traces() throws {
        let output = folder.url.appendingPathComponent("traced")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        var request = SnapshotRequest(windows: ["iphone-4.7.portrait.full"], outputFolder: output.path, script: "picture a\npicture b")
        request.isTraced = true
        var pictures: [SnapshotResult.Window] = []
        try SnapshotRecorder(endpoint: app, request: request) { pictures.append($0) }
            .record(try WindowConfiguration(parsing: request.windows[0]), script: try DeviceScript(parsing: request.script!))
        #expect(pictures.map(\.trace) == ["iphone-4.7.portrait.full.a.trace.txt", "iphone-4.7.portrait.full.b.trace.txt"])
        for window in pictures {
            #expect(try String(contentsOf: output.appendingPathComponent(window.trace), encoding: .utf8) == "   0.000  Fake  drawn\n")
        }
        let (plain, folder) = try record(["iphone-4.7.portrait.full"])
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent(plain[0].trace).path))
    }

    @Test(
        "pictures of a window the app is not made for have the window's size and a note",
        arguments: [
            ("ipad-pro-11.landscape.split-third", AppDeclaration(requiresFullScreen: true)),
            ("ipad-pro-11.portrait.full", AppDeclaration(runsOnPads: false)),
            ("ipad-pro-11.landscape.full", AppDeclaration(requiresFullScreen: true, padOrientations: 0b00110)),
        ])
    func fitted(name: String, declaration: AppDeclaration) throws {
        app.declaration = declaration
        let window = try WindowConfiguration(parsing: name)
        let pictures = try record([name]).0
        #expect(pictures[0].note != nil)
        #expect(pictures[0].pixelWidth == window.pixelSize.width && pictures[0].pixelHeight == window.pixelSize.height)
        #expect(app.launches[0].0.size != window.environment.size)
    }

    @Test("an app that is ended and started again goes on with the script in another process, and the trace with it")
    func relaunches() throws {
        let output = folder.url.appendingPathComponent("relaunched")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let script = try DeviceScript(parsing: "zoom 2x\nkeyboard hardware\nrelaunch with \"New\"\npicture after")
        app.declaration = AppDeclaration(runsOnPads: false)
        let window = try WindowConfiguration(parsing: "ipad-pro-11.portrait.full.dark")
        let session = Simulator(endpoint: app)
        session.launch(in: window)
        let player = ScriptPlayer(session: session)
        var next: WindowTask.Resumption?
        player.onRelaunch = { next = session.end(after: $0, quickAction: $1) }
        try player.play(script) { _, _ in }
        let resumption = try #require(next)
        #expect(resumption == WindowTask.Resumption(stepsDone: 3, window: window.name, quickAction: "New", phoneZoom: 2, hasHardwareKeys: true))
        #expect(app.lifecycle.last == .willTerminate)
        #expect(WindowTask(json: WindowTask(index: 0, window: window.name, container: "/", resumption: resumption).json)?.resumption == resumption)

        let other = FakeApp()
        other.declaration = app.declaration
        var pictures: [SnapshotResult.Window] = []
        let request = SnapshotRequest(windows: [window.name], outputFolder: output.path)
        try SnapshotRecorder(endpoint: other, request: request) { pictures.append($0) }.record(window, script: script, resuming: resumption)
        #expect(other.launches.count == 1)
        #expect(pictures.map(\.picture) == ["ipad-pro-11.portrait.full.dark.after.png"])
        #expect(pictures[0].note?.contains("2x") == true)
    }

    @Test("speaks in lines that stand apart from what the app prints")
    func progressLines() {
        let started = SnapshotProgress.started(window: "iphone-4.7.portrait.full", index: 3, count: 9)
        #expect(SnapshotProgress.parse(started.line).progress == started)
        let (text, progress) = SnapshotProgress.parse("half a line" + started.line)
        #expect(text == "half a line")
        #expect(progress == started)
        #expect(SnapshotProgress.parse("{\"done\":{}}").progress == nil)
        #expect(SnapshotProgress.parse("an app's \u{1E} own").appOutput == "an app's \u{1E} own")
    }

    @Test("keeps a request as it was written")
    func requestRoundTrip() throws {
        let request = SnapshotRequest(windows: ["a", "b"], outputFolder: "/x", isBare: true, settleTime: 2, recordedFolder: "/y")
        let file = folder.url.appendingPathComponent("request.json")
        try request.write(to: file)
        #expect(try SnapshotRequest(contentsOf: file) == request)
    }
}
