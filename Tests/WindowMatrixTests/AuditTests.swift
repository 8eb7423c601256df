import AppSession
import Foundation
import HeadlessHost
import LayoutAudit
import Testing

@testable import WindowMatrix

@Suite struct AuditReportTests {
    private func finding(_ from: Int, _ to: Int, _ kind: FindingKind = .collision, weight: LayoutFinding.Weight = .defect) -> LayoutFinding {
        LayoutFinding(
            kind: kind, weight: weight, views: ["UILabel \"A\" in Home"], detail: "is wrong <here>", ranges: [.init(from, to)], worst: from,
            amount: Double(to - from))
    }

    private func report(_ windows: [(name: String, moment: String?, findings: [LayoutFinding])]) throws -> AuditReport {
        let results: [SnapshotResult.Window] = windows.map { window in
            var entry = SnapshotResult.Window(
                name: window.name, start: window.moment == nil ? nil : window.name, moment: window.moment, pixelWidth: 1, pixelHeight: 1, hash: "")
            entry.audit = WindowAudit(findings: window.findings, sizes: 10, seconds: 1)
            return entry
        }
        return AuditReport(try SnapshotReport(app: "App", isBare: false, result: SnapshotResult(windows: results)))
    }

    @Test func theSameDefectOnSeveralTelephonesIsOneEntryAndTheFreeWindowHasItsOwn() throws {
        let report = try report([
            ("ipad-pro-12.9.landscape.full", nil, [finding(320, 400, .collision)]), ("iphone-4.7.portrait.full", nil, [finding(375, 375, .collision)]),
            ("iphone-4.0.portrait.full", nil, [finding(320, 320, .collision)]),
        ])
        #expect(report.entries.map(\.windows) == [["ipad-pro-12.9.landscape.full"], ["iphone-4.7.portrait.full", "iphone-4.0.portrait.full"]])
        #expect(report.entries[1].finding.ranges == [.init(320, 320), .init(375, 375)])
        #expect(report.sizes == 30)
        #expect(report.entries[0].line == "width from 320 to 400: collision: UILabel \"A\" in Home is wrong <here>, worst at 320")
        #expect(report.entries[1].line == "iphone-4.7.portrait.full and 1 more: collision: UILabel \"A\" in Home is wrong <here>")
    }

    @Test func whatComesUpOnlyWhenATelephoneIsTurnedSaysSo() throws {
        let report = try report([
            ("iphone-4.7.portrait.full", nil, [finding(667, 667), finding(375, 375, .truncatedText)]), ("iphone-4.0.portrait.full", nil, [finding(568, 568)]),
        ])
        #expect(
            report.entries.map(\.line) == [
                "iphone-4.7.portrait.full and 1 more, turned on their side: collision: UILabel \"A\" in Home is wrong <here>",
                "iphone-4.7.portrait.full: truncated-text: UILabel \"A\" in Home is wrong <here>",
            ])
    }

    @Test func whatAScreenSaysIsOneEntryWhateverTheWindow() throws {
        let report = try report([
            ("ipad-pro-12.9.landscape.full", nil, [finding(375, 375, .lowContrast)]), ("iphone-4.7.portrait.full", nil, [finding(375, 375, .lowContrast)]),
        ])
        #expect(report.entries.map(\.line) == ["low-contrast: UILabel \"A\" in Home is wrong <here>"])
        #expect(report.entries[0].windows.count == 2)
    }

    @Test func whatIsSeenInOneWindowIsADefectAndItsPictureIsShown() throws {
        let report = try report([
            ("iphone-4.7.portrait.full", nil, [finding(375, 475, weight: .unseen)]), ("iphone-4.0.portrait.full", nil, [finding(320, 320)]),
        ])
        #expect(report.defects.count == 1)
        #expect(report.entries[0].finding.worst == 320)
    }

    @Test func whatTraitsDoNotChangeIsToldOnce() throws {
        let report = try report([
            ("ipad-pro-12.9.landscape.full", nil, [finding(320, 400, .collision)]),
            ("ipad-pro-12.9.landscape.full.rtl", nil, [finding(320, 410, .collision), finding(320, 330, .truncatedText)]),
        ])
        #expect(report.entries.map(\.traits) == [[], ["rtl"]])
        #expect(report.entries[1].line.hasPrefix("rtl: width from 320 to 330: truncated-text"))
    }

    @Test func aBaselineKnowsAFindingWhateverItsSizesAndNotOnAnotherScreen() throws {
        let known = AuditBaseline(of: try report([("ipad-pro-12.9.landscape.full", nil, [finding(320, 400)])]))
        let wider = known.applied(to: try report([("ipad-pro-12.9.landscape.full", nil, [finding(320, 500)])]))
        #expect(wider.defects.isEmpty)
        #expect(wider.summary == "0 defects, 1 known")
        let elsewhere = known.applied(to: try report([("ipad-pro-12.9.landscape.full", "settings", [finding(320, 400)])]))
        #expect(elsewhere.defects.count == 1)
    }

    private func drawn(_ windows: [String]) throws -> SnapshotReport {
        let results: [SnapshotResult.Window] = windows.map { name in
            var entry = SnapshotResult.Window(name: name, pixelWidth: 1, pixelHeight: 1, hash: "")
            entry.audit = WindowAudit(findings: [finding(320, 400)], sizes: 10, seconds: 1)
            return entry
        }
        return try SnapshotReport(app: "App", isBare: false, result: SnapshotResult(windows: results))
    }

    @Test func theShardsOfAnAuditAreTheAuditOfOneMachine() throws {
        let windows = ["ipad-pro-12.9.landscape.full", "iphone-4.7.portrait.full", "iphone-4.0.portrait.full"]
        let parts: [(folder: String, part: AuditPart)] = [
            ("b", AuditPart(shard: try #require(Shard("2/2")), windows: windows, drawn: try drawn([windows[1]]))),
            ("a", AuditPart(shard: try #require(Shard("1/2")), windows: windows, drawn: try drawn([windows[0], windows[2]]))),
        ]
        #expect(AuditReport(try AuditPart.joined(parts)) == AuditReport(try drawn(windows)))
        #expect(throws: VerificationMerge.Mismatch.self) { try AuditPart.joined([parts[0]]) }
        let twice = (folder: "c", part: AuditPart(shard: try #require(Shard("1/2")), windows: windows, drawn: try drawn([windows[1]])))
        #expect(throws: VerificationMerge.Mismatch.self) { try AuditPart.joined([parts[0], twice]) }
    }

    @Test func aBaselineThatIsNoneIsRefused() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("baseline-\(UUID().uuidString).json")
        try Data("[]".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(throws: AuditBaseline.Unreadable.self) { try AuditBaseline(contentsOf: file) }
        #expect(throws: AuditBaseline.Unreadable.self) { try AuditBaseline(contentsOf: file.appendingPathExtension("none")) }
    }

    @Test func outputsNameEachDefectAndEscapeIt() throws {
        let report = try report([("ipad-pro-12.9.landscape.full", nil, [finding(320, 400), finding(320, 330, .truncatedText, weight: .note)])])
        let outputs = AuditOutputs(report)
        #expect(outputs.junitText.contains("tests=\"\(FindingKind.allCases.count)\" failures=\"1\" errors=\"0\""))
        #expect(outputs.junitText.contains("is wrong &lt;here&gt;"))
        #expect(outputs.sarifText.contains("\"ruleId\" : \"collision\""))
        #expect(!outputs.sarifText.contains("\"ruleId\" : \"truncated-text\""))
        #expect(outputs.markdownText.contains("| collision | width from 320 to 400"))
        #expect(AuditPage(report).html.contains("is wrong &lt;here&gt;"))
        #expect(report.summary == "1 defect, 1 note")
    }

    @Test func anAuditReplacesTheFilesOfTheOneBefore() throws {
        let parent = FileManager.default.temporaryDirectory.appendingPathComponent("audit-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: parent) }
        for text in ["first", "second"] {
            let folder = try OutputFolder(parent.appendingPathComponent("out"))
            try Data(text.utf8).write(to: folder.staging.appendingPathComponent(AuditPage.fileName))
            var report: AuditReport = try self.report([])
            report.files = [AuditPage.fileName, AuditReport.fileName]
            try report.write(to: folder.staging.appendingPathComponent(AuditReport.fileName))
            try folder.publish(last: [AuditPage.fileName, AuditReport.fileName])
        }
        #expect(try String(contentsOf: parent.appendingPathComponent("out/index.html"), encoding: .utf8) == "second")
    }

    @Test func aTestOfItselfTellsRecallAndPrecision() {
        let test = SelfTest(trials: [
            .init(fault: .init(kind: .collision, view: "A", from: 1, to: 9), found: [.init(1, 9)], others: []),
            .init(fault: .init(kind: .conflict, view: "B", from: 1, to: 9), found: [.init(2, 9)], others: ["x"]),
            .init(fault: .init(kind: .conflict, view: "C", from: 1, to: 9), found: [], others: []),
        ])
        #expect(test.summary == "3 planted, 2 found, 1 at their very widths, 1 found that was not planted: recall 67 %, precision 67 %")
    }
}
