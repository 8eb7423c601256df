import AppSession
import Foundation
import HeadlessHost
import LayoutAudit
import XMLText

/// The forms of an audit's report that other programs read: JUnit XML, SARIF, Markdown.
package struct AuditOutputs {
    private let report: AuditReport

    package init(_ report: AuditReport) { self.report = report }

    func write(to folder: URL) throws {
        let files: [(String, String)] = [
            (VerificationOutputs.junit, junitText), (VerificationOutputs.sarif, sarifText), (VerificationOutputs.markdown, markdownText),
        ]
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    }

    /// A case for each kind of finding; it fails where there are defects of the kind that the baseline does not know.
    package var junitText: String {
        let defects: [FindingKind: [AuditReport.Entry]] = Dictionary(grouping: report.defects) { $0.finding.kind }
        let failures: [WindowFailure] = report.failures ?? []
        let name: String = XMLText.escaped("\(report.app) audit")
        let count: Int = FindingKind.allCases.count + failures.count
        let attributes = "name=\"\(name)\" tests=\"\(count)\" failures=\"\(defects.count)\" errors=\"\(failures.count)\" skipped=\"0\""
        var lines: [String] = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(attributes)>", "  <testsuite \(attributes)>"]
        for kind in FindingKind.allCases {
            let start = "    <testcase classname=\"\(name)\" name=\"\(kind.rawValue)\""
            guard let found = defects[kind] else {
                lines.append(start + "/>")
                continue
            }
            let text: String = XMLText.escaped(found.map(\.line).joined(separator: "\n"))
            lines.append(start + ">\n      <failure message=\"\(XMLText.escaped(kind.summary)): \(found.count)\">\(text)</failure>\n    </testcase>")
        }
        lines += failures.map {
            "    <testcase classname=\"\(name)\" name=\"\(XMLText.escaped($0.window))\">\n      <error message=\"\(XMLText.escaped($0.description))\"/>\n    </testcase>"
        }
        return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
    }

    package var sarifText: String {
        let results: [SARIFLog.Result] = report.defects.map { entry in
            SARIFLog.Result(
                ruleId: entry.finding.kind.rawValue, message: SARIFLog.Text(text: entry.line),
                locations: entry.finding.shots.prefix(1).compactMap(\.picture).map(SARIFLog.location), partialFingerprints: ["finding/v1": entry.fingerprint])
        }
        return SARIFLog(tool: "quince audit", rules: FindingKind.allCases.map { ($0.rawValue, $0.summary) }, results: results).text
    }

    /// Rows of the table; a pull request's page takes no more than a megabyte of it.
    private static let mostRows = 100

    package var markdownText: String {
        let defects: [AuditReport.Entry] = report.defects
        var lines: [String] = ["### \(defects.isEmpty ? "✅" : "❌") \(Self.markdown(report.app)): \(report.summary)", ""]
        guard !defects.isEmpty else { return lines[0] + "\n" }
        lines += ["| kind | what is wrong |", "|---|---|"]
        lines += defects.prefix(Self.mostRows).map { "| \($0.finding.kind.rawValue) | \(Self.markdown($0.line)) |" }
        if defects.count > Self.mostRows { lines.append("| and \(defects.count - Self.mostRows) more | |") }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func markdown(_ text: String) -> String { VerificationOutputs.markdown(text) }
}
