import Device
import Foundation
import HeadlessHost
import Testing

@testable import WindowMatrix

/// Scripts in the place of built apps: what they draw is what a test says.
@Suite("Recorded pictures")
final class VerificationTests {
    private let folder: URL
    private let windows = ["iphone-4.0.portrait.full", "ipad-9.7.portrait.full"]
    private var references: ReferenceFolder { ReferenceFolder(folder.appendingPathComponent("Snapshots")) }
    private var report: URL { folder.appendingPathComponent("report") }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-\(UInt64.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// What the app's process makes of one window.
    private struct Window {
        var color: UInt32 = 0xFF11_2233
        var size = 8
        var tree = "<UIWindow; frame = (0 0; 8 8); layer = <CALayer>>"
        var fails = false
    }

    private func picture(_ window: Window) -> Picture {
        Picture(width: window.size, height: window.size, pixels: Array(repeating: window.color, count: window.size * window.size))
    }

    /// An app whose process draws these windows; the comparison that its host makes is made here.
    /// - Parameter only: the windows that its request names; nil for all.
    private func job(_ drawn: [Window], mode: RecordMode, tolerance: Double? = nil, only: [String]? = nil) throws -> VerificationJob {
        let made: URL = folder.appendingPathComponent("made")
        try? FileManager.default.removeItem(at: made)
        try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
        var result = SnapshotResult(windows: [])
        var failures: [WindowFailure] = []
        for (name, window) in zip(windows, drawn) where only?.contains(name) ?? true {
            if window.fails {
                failures.append(WindowFailure(window: name, reason: .crashed(signal: 4)))
                continue
            }
            let new: Picture = picture(window)
            var entry = SnapshotResult.Window(name: name, pixelWidth: window.size, pixelHeight: window.size, hash: new.hash.description)
            var pixels: [UInt32] = new.pixels
            if mode != .all, FileManager.default.fileExists(atPath: references.url.path) {
                entry.comparison = pixels.withUnsafeMutableBytes {
                    PictureComparison.compare(
                        .init(pixels: $0.baseAddress!, width: window.size, height: window.size, stride: window.size * 4), hash: new.hash,
                        withPictureAt: references.picture(name), difference: made.appendingPathComponent(entry.difference))
                }
            }
            if entry.comparison != .identical { try new.write(to: made.appendingPathComponent(entry.picture)) }
            if (try? String(contentsOf: references.tree(name), encoding: .utf8)) != window.tree || entry.comparison == nil {
                try Data(window.tree.utf8).write(to: made.appendingPathComponent(entry.tree))
            }
            result.windows.append(entry)
        }
        result.failures = failures.isEmpty ? nil : failures
        try result.write(to: made.appendingPathComponent(SnapshotResult.fileName))
        let app: URL = folder.appendingPathComponent("app.sh")
        let lines = [
            "#!/bin/sh", "out=$(sed -n 's/.*\"outputFolder\" : \"\\(.*\\)\".*/\\1/p' \"$QUINCE_REQUEST\")", "cp '\(made.path)'/* \"$out\"",
            "echo '\(SnapshotProgress.done.line)'", "",
        ]
        try Data(lines.joined(separator: "\n").utf8).write(to: app)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: app.path)
        let snapshots = SnapshotJob(app: "App", executable: app, output: report)
        let manifest = SnapshotManifest(app: "App", suites: [SnapshotManifest.Suite(windows: windows)])
        var job = VerificationJob(snapshots: snapshots, references: references, manifest: manifest, mode: mode, report: report)
        job.tolerance = tolerance
        return job
    }

    private func files(_ url: URL) -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
    private func text(_ name: String) throws -> String { try String(contentsOf: report.appendingPathComponent(name), encoding: .utf8) }

    @Test("are recorded, verified, found changed with what changed in words, accepted, and verified")
    func wholeWay() throws {
        let recorded: Verification = try job([Window(), Window()], mode: .all).run()
        #expect(recorded.summary == "2 recorded" && files(report).isEmpty)
        #expect(
            files(references.url) == [
                "ipad-9.7.portrait.full.png", "ipad-9.7.portrait.full.txt", "iphone-4.0.portrait.full.png", "iphone-4.0.portrait.full.txt", "manifest.json",
            ])
        let same: Verification = try job([Window(), Window()], mode: .never).run()
        #expect(same.summary == "2 the same" && same.open.isEmpty)
        #expect(files(report) == ["index.html", "junit.xml", "report.json", "results.sarif", "summary.md"])

        let moved = Window(color: 0xFF11_2244, tree: "<UIWindow; frame = (0 4; 8 8); layer = <CALayer>>")
        let changed: Verification = try job([Window(), moved], mode: .never).run()
        #expect(changed.summary == "1 changed, 1 the same")
        #expect(changed.open.map(\.changes) == [["window moved 4 points down"]])
        let name = "ipad-9.7.portrait.full"
        #expect(
            files(report).filter { $0.hasPrefix(name) }
                == ["actual.json", "actual.png", "actual.txt", "difference.png", "reference.png"].map { "\(name).\($0)" })
        #expect(try PictureFile.read(report.appendingPathComponent("\(name).reference.png")) == picture(Window()))
        #expect(try PictureFile.read(report.appendingPathComponent("\(name).actual.png")) == picture(moved))
        #expect(try text("junit.xml").contains("tests=\"2\" failures=\"1\" errors=\"0\"") && text("junit.xml").contains("window moved 4 points down"))
        #expect(try text("summary.md").contains("| `\(name)` | differs"))
        #expect(try text("results.sarif").contains("\"ruleId\" : \"picture-changed\""))
        #expect(try text("index.html").contains("\(name).difference.png") && text("index.html").contains("window moved 4 points down"))

        #expect(throws: ReferenceFailure.self) { try Acceptance(reportIn: report).accept(["ipad-9.7.portrait.half"]) }
        #expect(try Acceptance(reportIn: report).accept(["ipad*"]) == [name])
        #expect(try Acceptance(reportIn: report).accept([name]) == [name], "twice is once")
        #expect(try job([Window(), moved], mode: .never).run().open.isEmpty)
        #expect(!files(report).contains { $0.hasPrefix(name) }, "what the earlier report had is gone")
        #expect(files(folder).allSatisfy { !$0.contains("partial") })
    }

    @Test("are replaced according to the mode, and a window that cannot be drawn keeps its own")
    func modes() throws {
        _ = try job([Window(), Window()], mode: .all).run()
        try FileManager.default.removeItem(at: references.picture(windows[0]))
        let other = Window(color: 0xFF00_FF00)
        let missing: Verification = try job([other, other], mode: .missing).run()
        #expect(missing.summary == "1 changed, 1 recorded" && missing.open.map(\.name) == [windows[1]])
        #expect(try PictureFile.read(references.picture(windows[0])) == picture(other) && PictureFile.read(references.picture(windows[1])) == picture(Window()))
        #expect(files(report).contains("index.html"), "what stays open is reported")
        #expect(try job([other, other], mode: .failed).run().summary == "1 recorded, 1 the same")
        #expect(try PictureFile.read(references.picture(windows[1])) == picture(other))
        let failed: Verification = try job([Window(), Window(fails: true)], mode: .all).run()
        #expect(failed.summary == "1 failed, 1 recorded" && failed.failures.map(\.window) == [windows[1]] && failed.orphans.isEmpty)
        #expect(try PictureFile.read(references.picture(windows[1])) == picture(other))
        #expect(try job([Window(fails: true), Window(fails: true)], mode: .never).run().summary == "2 failed")
    }

    @Test("that nothing makes any more are named, and removed when asked")
    func orphans() throws {
        _ = try job([Window(), Window()], mode: .all).run()
        let old = references.picture("walk/ipad-9.7.portrait.full.inbox")
        try FileManager.default.createDirectory(at: old.deletingLastPathComponent(), withIntermediateDirectories: true)
        try picture(Window()).write(to: old)
        try Data("mine".utf8).write(to: references.url.appendingPathComponent("README.md"))
        let found: Verification = try job([Window(), Window()], mode: .never).run()
        #expect(found.orphans == ["walk/ipad-9.7.portrait.full.inbox"] && found.open.isEmpty)
        #expect(try text("summary.md").contains("`walk/ipad-9.7.portrait.full.inbox`"))
        var pruning: VerificationJob = try job([Window(), Window()], mode: .all)
        pruning.prunes = true
        #expect(try pruning.run().orphans.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: old.path) && files(references.url).contains("README.md"))
    }

    @Test("may differ by a tolerance that is asked for, which the report says")
    func tolerance() throws {
        _ = try job([Window(), Window()], mode: .all).run()
        let near = Window(color: 0xFF11_2234), far = Window(color: 0xFFFF_2233)
        #expect(try job([near, Window()], mode: .never).run().summary == "1 changed, 1 the same")
        let tolerant: Verification = try job([near, far], mode: .never, tolerance: 2).run()
        #expect(tolerant.summary == "1 changed, 1 within the tolerance")
        #expect(try text("summary.md").contains("delta E 2000 of 2") && text("index.html").contains("delta E 2000 of 2"))
        #expect(try job([Window(size: 9), Window()], mode: .never, tolerance: 100).run().open.first?.sentence == "is 9 × 9 pixels, was 8 × 8")
    }

    @Test("a view tree that differs under the same picture is told of, and fails nothing")
    func treeOnly() throws {
        _ = try job([Window(), Window()], mode: .all).run()
        let found: Verification = try job([Window(tree: "<UIWindow; frame = (0 0; 8 8); tag = 2; layer = <CALayer>>"), Window()], mode: .never).run()
        #expect(found.open.isEmpty && found.pictures.map(\.changes) == [["window has tag 2, was by default"], []])
        #expect(try text("index.html").contains("view tree only"))
    }

    @Test("are not accepted over ones that came later, nor anywhere else than among them")
    func acceptance() throws {
        _ = try job([Window(), Window()], mode: .all).run()
        _ = try job([Window(), Window(color: 0xFF00_FF00)], mode: .never).run()
        _ = try Picture(width: 8, height: 8, pixels: Array(repeating: 0xFF00_00FF, count: 64)).write(to: references.picture(windows[1]))
        #expect(throws: ReferenceFailure.changedSince(windows[1])) { try Acceptance(reportIn: report).accept(nil) }
        let file: URL = report.appendingPathComponent("report.json")
        let hostile: String = try text("report.json").replacing("\"name\" : \"\(windows[1])\"", with: "\"name\" : \"../../stolen\"")
        try Data(hostile.utf8).write(to: file)
        #expect(throws: ReferenceFailure.self) { try Acceptance(reportIn: report).accept(nil) }
        #expect(throws: ReferenceFailure.noReport(folder.path)) { try Acceptance(reportIn: folder) }
    }

    @Test("are accepted by a button where the report is served, and by no other page")
    func serving() throws {
        _ = try job([Window(), Window()], mode: .all).run()
        _ = try job([Window(), Window(color: 0xFF00_FF00)], mode: .never).run()
        let server = try ReportServer(reportIn: report, snapshots: nil, port: 0)
        func ask(_ method: String, _ path: String, _ fields: [String] = [], host: String? = nil, body: String = "") throws -> ReportAnswer {
            let lines: [String] = ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(server.port)")", "Content-Length: \(body.utf8.count)"] + fields
            var parts: [[UInt8]] = Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8).map { [$0] }
            parts.reverse()
            return server.answer(try #require(ReportRequest(read: { parts.popLast() })))
        }
        let page: ReportAnswer = try ask("GET", "/")
        let text = String(decoding: page.body, as: UTF8.self)
        let token: Substring = try #require(text.firstMatch(of: /name="quince-accept" content="(\w+)"/)?.1)
        #expect(page.status == 200 && text.contains(windows[1]))
        #expect(try !self.text("index.html").contains("name=\"quince-accept\" content"), "the file itself has none")
        #expect(try ask("GET", "/\(windows[1]).actual.png").body == Data(contentsOf: report.appendingPathComponent("\(windows[1]).actual.png")))
        try Data("secret".utf8).write(to: folder.appendingPathComponent("secret"))
        try FileManager.default.createSymbolicLink(at: report.appendingPathComponent("link.png"), withDestinationURL: folder.appendingPathComponent("secret"))
        for path in ["/../secret", "/%2e%2e/secret", "/link.png", "//etc/passwd", "/nothing.png"] { #expect(try ask("GET", path).status == 404, "\(path)") }

        let wish = #"{"names":["\#(windows[1])"]}"#
        #expect(try ask("POST", "/accept", body: wish).status == 403)
        #expect(try ask("POST", "/accept", ["X-Quince-Accept: \(token)"], host: "evil.example:80", body: wish).status == 403)
        #expect(try ask("GET", "/", host: "evil.example").status == 403)
        #expect(try ask("POST", "/accept", ["X-Quince-Accept: \(token)"], body: "{").status == 400)
        #expect(try ask("POST", "/accept", ["X-Quince-Accept: \(token)"], body: #"{"names":["nothing"]}"#).status == 409)
        #expect(try job([Window(), Window(color: 0xFF00_FF00)], mode: .never).run().open.count == 1)
        let done: ReportAnswer = try ask("POST", "/accept", ["x-quince-accept: \(token)"], body: wish)
        #expect(done.status == 200 && String(decoding: done.body, as: UTF8.self) == #"{"accepted":["\#(windows[1])"]}"#)
        #expect(try job([Window(), Window(color: 0xFF00_FF00)], mode: .never).run().open.isEmpty)
        #expect(throws: ReferenceFailure.self) { try ReportServer(reportIn: report, snapshots: nil, port: server.port) }
    }

    @Test("are served to requests as browsers write them alone")
    func requests() {
        func read(_ text: String) -> ReportRequest? {
            var rest: [[UInt8]] = [Array(text.utf8)]
            return ReportRequest(read: { rest.popLast() })
        }
        #expect(read("GET /a?b HTTP/1.1\r\nHost: x\r\n\r\n")?.path == "/a")
        #expect(read("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\nabc")?.body == Data("ab".utf8))
        for text in [
            "", "GET /", "GET / HTTP/1.1\r\n", "GET a HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: 5\r\n\r\nabc",
            "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n", "GET / HTTP/1.1\r\nno field\r\n\r\n",
            "GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 20000),
        ] { #expect(read(text) == nil, "\(text.prefix(40))") }
    }

    @Test("stay where they are when their folder is a link, or names in the manifest lead out of it")
    func hostileFolders() throws {
        let elsewhere: URL = folder.appendingPathComponent("elsewhere")
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: references.url, withDestinationURL: elsewhere)
        #expect(throws: ReferenceFailure.self) { try job([Window(), Window()], mode: .all).run() }
        #expect(files(elsewhere).isEmpty)
        for script in ["../walk.txt", "/etc/passwd", "a\u{202E}.txt"] {
            try JSONEncoder().encode(SnapshotManifest(app: "App", suites: [.init(script: script, windows: [])])).write(
                to: elsewhere.appendingPathComponent("manifest.json"))
            #expect(throws: ReferenceFailure.self, "\(script)") { try SnapshotManifest(in: elsewhere) }
        }
        let twins = SnapshotManifest(app: "App", suites: [.init(script: "a/walk.txt", windows: []), .init(script: "b/walk.txt", windows: [])])
        #expect(throws: ReferenceFailure.self) { try twins.check("manifest.json") }
    }

    @Test("verified in shards and merged are verified as by one machine")
    func shards() throws {
        _ = try job([Window(), Window()], mode: .all).run()
        try picture(Window()).write(to: references.picture("old"))
        let drawn = [Window(color: 0xFF00_FF00, tree: "<UIWindow; frame = (0 0; 8 9); layer = <CALayer>>"), Window(fails: true)]
        _ = try job(drawn, mode: .never).run()
        let whole: String = try text("report.json"), page: String = try text("index.html")
        var folders: [URL] = []
        // The dearer window comes first.
        for (index, window) in windows.reversed().enumerated() {
            var part: VerificationJob = try job(drawn, mode: .never, only: [window])
            part.shard = Shard("\(index + 1)/2")
            part.report = folder.appendingPathComponent("part-\(index + 1)")
            #expect(try part.run().pictures.map(\.start) == [window])
            folders.append(part.report)
        }
        try FileManager.default.removeItem(at: report)
        for order in [folders, folders.reversed()] {
            let merged: Verification = try VerificationMerge(order).write(to: report)
            #expect(merged.orphans == ["old"] && merged.shard == nil)
            #expect(try text("report.json") == whole && text("index.html") == page)
        }
        #expect(throws: VerificationMerge.Mismatch.self) { try VerificationMerge([folders[0]]) }
        #expect(throws: VerificationMerge.Mismatch.self) { try VerificationMerge([folders[0], folders[0]]) }
        #expect(throws: VerificationMerge.Mismatch.self) { try VerificationMerge([report]) }
        #expect(throws: ReferenceFailure.self) { try VerificationMerge([folder]) }
    }

    @Test("shards share windows without gaps and overlaps, none with more than the mean and one window")
    func balance() {
        let costs: [Int] = WindowMatrix.default.names.map(Shard.cost)
        for count in [1, 2, 3, 7, 60] {
            let parts: [Set<Int>] = (1...count).compactMap { Shard("\($0)/\(count)")?.places(of: costs) }
            #expect(parts.reduce(0) { $0 + $1.count } == costs.count && parts.reduce(into: Set()) { $0.formUnion($1) }.count == costs.count)
            let sums: [Int] = parts.map { $0.reduce(0) { $0 + costs[$1] } }
            #expect((sums.max() ?? 0) <= costs.reduce(0, +) / count + (costs.max() ?? 0))
        }
        for wrong in ["", "0/4", "5/4", "1", "a/b", "1/0", "-1/2", "1/2/3", "1/99999999", " 1/2"] { #expect(Shard(wrong) == nil, "\(wrong)") }
    }

    @Test("what was measured balances shards, and what was not is estimated in the same measure")
    func measuredCosts() throws {
        let table = CostTable(milliseconds: ["a": 100, "b": 300])
        #expect(table.costs(of: ["a", "b", "c"], estimates: [1, 1, 2]) == [100, 300, 400])
        #expect(CostTable().costs(of: ["a", "b"], estimates: [5, 7]) == [5, 7])
        // The dear one alone, the others together.
        let costs: [Int] = CostTable(milliseconds: ["a": 900, "b": 200, "c": 300, "d": 300]).costs(of: ["a", "b", "c", "d"], estimates: [1, 1, 1, 1])
        #expect(Shard("1/2")?.places(of: costs) == [0] && Shard("2/2")?.places(of: costs) == [1, 2, 3])
    }

    @Test("a file of costs changes where a cost did, and only then")
    func updatedCosts() throws {
        let table = CostTable(milliseconds: ["a": 100, "b": 300, "gone": 5])
        #expect(table.updated(by: ["a": 140, "b": 500, "new": 20.4]).milliseconds == ["a": 100, "b": 500, "new": 20])
        let file: URL = folder.appendingPathComponent(CostTable.fileName)
        #expect(try CostTable(at: file) == CostTable())
        try table.write(to: file)
        #expect(try CostTable(at: file) == table)
        try Data("{\"milliseconds\": {\"a\": -1}}".utf8).write(to: file)
        #expect(throws: ReferenceFailure.self) { try CostTable(at: file) }
    }

    @Test("the mode is never where CI is set")
    func standardMode() {
        #expect(RecordMode.standard(environment: [:]) == .all && RecordMode.standard(environment: ["CI": "false"]) == .all)
        #expect(RecordMode.standard(environment: ["CI": "true"]) == .never && RecordMode.standard(environment: ["CI": "1"]) == .never)
    }

    @Test("annotations of GitHub keep to their line")
    func annotations() throws {
        var picture = Verification.Picture(name: "a:b,c", script: nil, start: "x", verdict: .missing)
        picture.changes = ["50 % more\nof it"]
        let result = Verification(app: "App", tolerance: nil, snapshots: "Snapshots", pictures: [picture], orphans: [])
        #expect(
            VerificationOutputs(result, pictures: "App/Snapshots").githubAnnotations == [
                "::error file=App/Snapshots/manifest.json,title=a%3Ab%2Cc::has no recorded picture: 50 %25 more%0Aof it"
            ])
    }
}
