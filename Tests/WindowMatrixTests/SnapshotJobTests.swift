import Device
import Foundation
import HeadlessHost
import ObjectRuntime
import Testing

@testable import WindowMatrix

/// Jobs with scripts in the place of built apps: what they print and how they end is what matters here.
@Suite("A snapshot job")
final class SnapshotJobTests {
    private let folder: URL
    private let matrix: WindowMatrix

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-\(UInt64.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        matrix = try WindowMatrix(names: ["iphone-4.0.portrait.full"])
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func job(_ script: String) throws -> SnapshotJob {
        let file = folder.appendingPathComponent("app.sh")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        var job = SnapshotJob(app: "App", executable: file, matrix: matrix, output: folder.appendingPathComponent("out"))
        job.patience = 1
        job.grace = 0
        return job
    }

    private static let started = SnapshotProgress.started(window: "iphone-4.0.portrait.full", index: 0, count: 1).line

    /// A script that does what an app with the headless host does.
    private static let wholeApp = """
        out=$(sed -n 's/.*"outputFolder" : "\\(.*\\)".*/\\1/p' "$QUINCE_REQUEST")
        echo 'hello from the app'
        echo '\(started)'
        printf picture > "$out/iphone-4.0.portrait.full.png"
        printf '<UIWindow>' > "$out/iphone-4.0.portrait.full.txt"
        echo '{"windows":[{"name":"iphone-4.0.portrait.full","pixelWidth":640,"pixelHeight":1136,"hash":"0123456789abcdef"}]}' > "$out/result.json"
        echo '\(SnapshotProgress.done.line)'
        """

    /// An app whose host could not draw some windows, or any.
    private static func failing(_ failures: [WindowFailure], pictures: [String] = []) -> String {
        let windows = pictures.map { SnapshotResult.Window(name: $0, pixelWidth: 640, pixelHeight: 1136, hash: "0123456789abcdef") }
        let json = (try? JSONEncoder().encode(SnapshotResult(windows: windows, failures: failures))).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let files = pictures.map { "printf picture > \"$out/\($0).png\"; printf '<UIWindow>' > \"$out/\($0).txt\"" }.joined(separator: "\n")
        return """
            out=$(sed -n 's/.*"outputFolder" : "\\(.*\\)".*/\\1/p' "$QUINCE_REQUEST")
            \(files)
            echo '\(json)' > "$out/result.json"
            echo '\(SnapshotProgress.done.line)'
            """
    }

    @Test("keeps the pictures there are, and tells of the windows that failed in report and page")
    func someFail() throws {
        let failure = WindowFailure(
            window: "iphone-4.7.portrait.full", reason: .crashed(signal: 4),
            lastWords: ["loading <things>", "*** Program crashed: Illegal instruction at 0x1234 ***", "0 0x1234 go() in App at /a/b.swift:1:2"])
        var job = try job(Self.failing([failure], pictures: ["iphone-4.0.portrait.full"]))
        job.explain = { failure in
            var told = failure
            told.message = "Index out of range"
            told.place = "App/b.swift:1:2"
            return told
        }
        let report = try job.run()
        #expect(report.windows.map(\.name) == ["iphone-4.0.portrait.full"])
        #expect(report.failures?.map(\.description) == ["The app crashed: Index out of range\n  at App/b.swift:1:2"])
        #expect(report.failures?.first?.lastWords == ["loading <things>"])
        #expect(try SnapshotReport(contentsOf: job.output.appendingPathComponent("report.json")) == report)
        let page = try String(contentsOf: job.output.appendingPathComponent("index.html"), encoding: .utf8)
        #expect(page.contains("1 window could not be drawn") && page.contains("Index out of range") && page.contains("loading &lt;things&gt;"))
    }

    @Test("warnings and what was printed stand in report, page, terminal and beside the picture")
    func warnings() throws {
        let name = "iphone-4.0.portrait.full"
        let picture = SnapshotResult.Window(name: name, pixelWidth: 640, pixelHeight: 1136, hash: "0123456789abcdef")
        var result = SnapshotResult(windows: [picture])
        let conflict = RuntimeWarning(.constraints, subject: "<c>", message: "Constraints cannot all hold; broken was <c>", details: "Unable\n(\n    <c>\n)")
        let image = RuntimeWarning(.image, subject: "headr", message: "There is no image named headr.")
        let neutral = RuntimeWarning(.standIn, subject: "s", message: "The symbol s is drawn as a neutral glyph.")
        result.remarks = [
            WindowRemarks(
                window: name, warnings: [.init(conflict, picture: name + ".png"), .init(image, picture: name + ".png"), .init(neutral)], lineCount: 7,
                lastLines: ["<b>", "two", "three", "four", "five", "six"])
        ]
        let json = String(decoding: try JSONEncoder().encode(result), as: UTF8.self).replacingOccurrences(of: "'", with: "")
        var job = try job(
            """
            out=$(sed -n 's/.*"outputFolder" : "\\(.*\\)".*/\\1/p' "$QUINCE_REQUEST")
            printf picture > "$out/\(name).png"; printf '<UIWindow>' > "$out/\(name).txt"
            printf '%s' '\(json)' > "$out/result.json"
            echo '\(SnapshotProgress.done.line)'
            """)
        job.buildWarnings = [ReportWarning(kind: "interface", message: "this nib is not used.", place: "App/Old.xib")]
        job.locate = { $0.subject == "headr" ? "App/Header.swift:12" : nil }
        let report = try job.run()
        #expect(report.warnings?.map(\.kind) == ["interface", "constraints", "image", "standIn"])
        #expect(report.windows[0].warnings == [1, 2])
        #expect(report.output == [PrintedOutput(windows: [name], lineCount: 7, lastLines: ["<b>", "two", "three", "four", "five", "six"])])
        let file = try String(contentsOf: job.output.appendingPathComponent(name + ".warnings.txt"), encoding: .utf8)
        #expect(
            file
                == "Constraints cannot all hold; broken was <c>\n    Unable\n    (\n        <c>\n    )\n\nApp/Header.swift:12: There is no image named headr.\n"
        )
        let page = try String(contentsOf: job.output.appendingPathComponent("index.html"), encoding: .utf8)
        #expect(page.contains("4 warnings") && page.contains(">2 warnings</span>") && page.contains("&lt;b&gt;") && page.contains("App/Header.swift:12"))
        #expect(
            WarningText.lines(of: report) == [
                "App/Old.xib: this nib is not used.", "Constraints cannot all hold; broken was <c>\n    Unable\n    (\n        <c>\n    )\n  in \(name)",
                "App/Header.swift:12: There is no image named headr.\n  in \(name)", "1 symbol is drawn as a neutral glyph; report.json names it.",
            ])
        #expect(WarningText.printed(report) == "The app printed 7 lines (all with -v):\n    two\n    three\n    four\n    five\n    six")
        // Another run without them takes the files away.
        try self.job(Self.wholeApp).run()
        #expect(!FileManager.default.fileExists(atPath: job.output.appendingPathComponent(name + ".warnings.txt").path))
    }

    @Test("more warnings than stand in the terminal are counted")
    func manyWarnings() {
        var report = SnapshotReport(app: "App", isBare: false, windows: [])
        report.warnings = (1...5).map { ReportWarning(kind: "image", message: "No \($0).", windows: ["a", "b", "c", "d"]) }
        let lines = WarningText.lines(of: report)
        #expect(lines.count == 4)
        #expect(lines[0] == "No 1.\n  in a, b, c and 1 more")
        #expect(lines[3].hasPrefix("5 warnings, 3 of them above"))
        #expect(WarningText.lines(of: report, isWhole: true).count == 5)
    }

    @Test("windows that fail alike are told of once")
    func alike() {
        let names = (1...6).map { "w\($0)" }
        let lines = FailureText.lines(
            of: names.map { WindowFailure(window: $0, reason: .ended(status: 3)) } + [
                WindowFailure(window: "w7", reason: .script("line 2: No."), lastWords: ["why"])
            ])
        #expect(
            lines == [
                "w1, w2, w3, w4 and 2 more: The app ended with status 3 before its picture was made. Look for a call of exit(), of its own or of a library.",
                "w7: The script stopped at line 2: No.\n  Its last words:\n    why",
            ])
    }

    private func leftovers() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "app.sh" }
    }

    @Test("what was left out stands in the report and on the page, with what the app came to")
    func leftOut() throws {
        let reached = SnapshotProgress.leftOut(window: "iphone-4.0.portrait.full", needs: "MKMapView", file: "/p/B.swift", line: 7).line
        var job = try job(Self.wholeApp.replacing("hello from the app'", with: "hello'\necho '\(reached)'"))
        func entry(_ file: String, _ line: Int, _ needs: String, _ reached: Bool?) -> SnapshotJob.LeftOutEntry {
            let part = SnapshotReport.LeftOut(file: file, line: line, declaration: "f()", kind: "statement", needs: needs, reached: reached)
            return SnapshotJob.LeftOutEntry(part: part, path: "/p/" + file)
        }
        job.leftOut = [entry("A.swift", 1, "MapKit", nil), entry("B.swift", 7, "MKMapView", false), entry("B.swift", 9, "MKCircle", false)]
        let report = try job.run()
        #expect(report.leftOut?.map(\.reached) == [nil, true, false])
        #expect(report.windows.map(\.leftOut) == [[1]])
        let page = try String(contentsOf: job.output.appendingPathComponent("index.html"), encoding: .utf8)
        #expect(page.contains("3 parts are left out of this app") && page.contains("the app came to 1 of them"))
        #expect(page.contains("title=\"Left out: MKMapView\">1 left out</span>"))
    }

    @Test("leaves pictures, trees, report and page, and passes on what the app prints")
    func succeeds() throws {
        let job = try job(Self.wholeApp)
        var lines: [String] = [], progress: [SnapshotProgress] = []
        let report = try job.run(onProgress: { progress.append($0) }, onOutput: { lines.append($0) })
        #expect(lines == ["hello from the app"])
        #expect(progress.count == 2)
        #expect(report.windows.map(\.width) == [320])
        let files = try FileManager.default.contentsOfDirectory(atPath: job.output.path).sorted()
        #expect(files == ["index.html", "iphone-4.0.portrait.full.png", "iphone-4.0.portrait.full.txt", "report.json"])
        #expect(try SnapshotReport(contentsOf: job.output.appendingPathComponent("report.json")) == report)
        #expect(try leftovers() == ["out"])
    }

    @Test("replaces its earlier output and leaves other files alone")
    func replacesItsOwn() throws {
        let job = try job(Self.wholeApp)
        try job.run()
        try Data("mine".utf8).write(to: job.output.appendingPathComponent("notes.md"))
        try Data("old".utf8).write(to: job.output.appendingPathComponent("iphone-4.0.portrait.full.png"))
        try job.run()
        #expect(try String(contentsOf: job.output.appendingPathComponent("notes.md"), encoding: .utf8) == "mine")
        let picture = try String(contentsOf: job.output.appendingPathComponent("iphone-4.0.portrait.full.png"), encoding: .utf8)
        #expect(picture == "picture")
    }

    @Test(
        "says how and where the app failed, and writes nothing",
        arguments: [
            ("echo '\(started)'; echo 'Fatal error: index out of range' >&2; kill -ILL $$", "in window iphone-4.0.portrait.full"),
            ("echo 'Fatal error: oh' >&2; kill -TRAP $$", "Fatal error: oh"),
            ("exit 3", "ended with status 3 while it started"),
            ("echo '\(started)'; exit 0", "ended with status 0 in window"),
            ("echo '\(started)'; exec sleep 60", "did not return within 1 s in window"),
            ("echo '\(SnapshotProgress.failed(message: "No space left.").line)'; exit 73", "No space left."),
            (
                failing([WindowFailure(window: "iphone-4.0.portrait.full", reason: .resizeTooSlow(window: "ipad-9.7.portrait.full", seconds: 10))]),
                "more than 10 s"
            ),
        ])
    func failures(script: String, message: String) throws {
        let job = try job(script)
        let error = #expect(throws: SnapshotFailure.self) { try job.run() }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
        #expect(try leftovers().isEmpty)
    }

    @Test("keeps the earlier output when a later run fails")
    func keepsEarlierOutput() throws {
        let good = try job(Self.wholeApp)
        try good.run()
        let before = try FileManager.default.contentsOfDirectory(atPath: good.output.path).sorted()
        #expect(throws: SnapshotFailure.self) { try job("exit 1").run() }
        #expect(try FileManager.default.contentsOfDirectory(atPath: good.output.path).sorted() == before)
    }

    @Test("explains an app that is not there and an output that is a file")
    func badPlaces() throws {
        var missing = try job("exit 0")
        missing.executable = folder.appendingPathComponent("nothing")
        #expect(throws: SnapshotFailure.self) { try missing.run() }
        var blocked = try job(Self.wholeApp)
        blocked.output = blocked.executable
        let error = #expect(throws: SnapshotFailure.self) { try blocked.run() }
        #expect(error?.description.contains("there is a file of that name") == true)
    }

    @Test("runs apps without this machine's settings")
    func cleanEnvironment() throws {
        let environment = AppProcess.environment(
            requestAt: folder, container: folder, inherited: ["PATH": "/bin", "LANG": "tr_TR", "TZ": "Asia/Tokyo", "FREETYPE_PROPERTIES": "x"])
        #expect(environment["LANG"] == "en_US.UTF-8")
        #expect(environment["TZ"] == "America/Los_Angeles")
        #expect(environment["PATH"] == "/bin")
        #expect(environment["FREETYPE_PROPERTIES"] == nil)
        #expect(environment["QUINCE_REQUEST"] == folder.path)
    }
}
