import AppSession
import Device
import Foundation
import Testing

@testable import HeadlessHost

@Suite("Recording snapshots")
@MainActor struct SnapshotRecorderTests {
    private let app = FakeApp()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func record(
        _ windows: [String], bare: Bool = false, against recorded: URL? = nil, into name: String = "out"
    ) throws -> (SnapshotResult, [SnapshotProgress], URL) {
        let output = folder.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let request = SnapshotRequest(
            windows: windows, outputFolder: output.path, isBare: bare, settleTime: 0.5, recordedFolder: recorded?.path)
        var progress: [SnapshotProgress] = []
        let result = try SnapshotRecorder(endpoint: app, request: request) { progress.append($0) }.run()
        return (result, progress, output)
    }

    @Test("starts the app afresh for every window and writes picture, tree and result")
    func writesEverything() throws {
        let windows = ["iphone-4.7.portrait.full", "ipad-9.7.landscape.split-third.dark"]
        let (result, progress, output) = try record(windows)
        #expect(app.launches.count == 2)
        #expect(app.advances.filter { $0 == 0.5 }.count == 2)
        #expect(result.windows.map(\.name) == windows)
        #expect(result.windows[1].pixelWidth == 640)
        #expect(try SnapshotResult(contentsOf: output.appendingPathComponent("result.json")) == result)
        for window in result.windows {
            let picture = try PictureFile.read(output.appendingPathComponent(window.picture))
            #expect(picture.width == window.pixelWidth)
            let tree = try String(contentsOf: output.appendingPathComponent(window.tree), encoding: .utf8)
            #expect(tree.hasPrefix("<UIWindow"))
        }
        guard progress.count == 5, case .started("iphone-4.7.portrait.full", 0, 2) = progress[0],
            case .finished("ipad-9.7.landscape.split-third.dark", 1, 2, let milliseconds) = progress[3]
        else { return #expect(Bool(false), "\(progress)") }
        #expect(milliseconds > 0)
        #expect(progress[4] == .done)
    }

    @Test("gives the same pixels in any order of windows")
    func orderDoesNotMatter() throws {
        let windows = ["iphone-4.7.portrait.full", "ipad-9.7.portrait.full", "iphone-6.1-393.landscape.full"]
        let forwards = try record(windows, into: "a").0.windows.map(\.hash)
        let backwards = try record(windows.reversed(), into: "b").0.windows.map(\.hash)
        #expect(forwards == backwards.reversed())
        #expect(Set(forwards).count == 3)
    }

    @Test("compares with a folder recorded before")
    func compares() throws {
        let windows = ["ipad-classic-1x.portrait.window-150x120", "ipad-classic-1x.landscape.window-150x120"]
        let (_, _, recorded) = try record([windows[0]], into: "recorded")
        let (same, _, output) = try record(windows, against: recorded, into: "same")
        #expect(same.windows[0].comparison == .identical)
        guard case .missing = same.windows[1].comparison else { return #expect(Bool(false), "the second is new") }
        #expect(FileManager.default.fileExists(atPath: output.appendingPathComponent(same.windows[0].picture).path))
        app.color = 0xFF00_80FF
        let (changed, _, after) = try record(windows, against: recorded, into: "changed")
        guard case .different(let measure) = changed.windows[0].comparison else { return #expect(Bool(false)) }
        #expect(measure.visibleShare > 0.9)
        #expect(FileManager.default.fileExists(atPath: after.appendingPathComponent(changed.windows[0].difference).path))
    }

    @Test("refuses a wrong name before it draws anything")
    func refusesWrongNames() throws {
        #expect(throws: WindowConfigurationError.self) {
            try record(["iphone-4.7.portrait.full", "iphone-4.7.portrait.split-half"])
        }
        #expect(app.launches.isEmpty)
    }

    @Test("notes an orientation the app does not support")
    func notesOrientation() throws {
        app.greeting = [.orientations(0b00010)]
        let (result, _, _) = try record(["iphone-4.7.portrait.full", "iphone-4.7.landscape.full"])
        #expect(result.windows.map { $0.note == nil } == [true, false])
    }

    @Test("writes a trace beside each picture when asked to, none otherwise")
    func traces() throws {
        let output = folder.url.appendingPathComponent("traced")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        var request = SnapshotRequest(windows: ["iphone-4.7.portrait.full"], outputFolder: output.path, script: "picture a\npicture b")
        request.isTraced = true
        let result = try SnapshotRecorder(endpoint: app, request: request) { _ in }.run()
        #expect(result.windows.map(\.trace) == ["iphone-4.7.portrait.full.a.trace.txt", "iphone-4.7.portrait.full.b.trace.txt"])
        for window in result.windows {
            #expect(try String(contentsOf: output.appendingPathComponent(window.trace), encoding: .utf8) == "   0.000  Fake  drawn\n")
        }
        let (plain, _, folder) = try record(["iphone-4.7.portrait.full"])
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent(plain.windows[0].trace).path))
    }

    @Test("pictures of a window the app is not made for have the window's size and a note", arguments: [
        ("ipad-pro-11.landscape.split-third", AppDeclaration(requiresFullScreen: true)),
        ("ipad-pro-11.portrait.full", AppDeclaration(runsOnPads: false)),
        ("ipad-pro-11.landscape.full", AppDeclaration(requiresFullScreen: true, padOrientations: 0b00110)),
    ])
    func fitted(name: String, declaration: AppDeclaration) throws {
        app.declaration = declaration
        let window = try WindowConfiguration(parsing: name)
        let (result, _, _) = try record([name])
        #expect(result.windows[0].note != nil)
        #expect(result.windows[0].pixelWidth == window.pixelSize.width && result.windows[0].pixelHeight == window.pixelSize.height)
        #expect(app.launches[0].0.size != window.environment.size)
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
