import Foundation
import HeadlessHost
import XMLText

/// The forms of a report that other programs read, beside it: JUnit XML, SARIF, Markdown, and a sidecar for each new picture.
package struct VerificationOutputs {
    package static let junit = "junit.xml"
    package static let sarif = "results.sarif"
    package static let markdown = "summary.md"

    private let result: Verification
    /// The folder of recorded pictures from the top of the checkout.
    private let pictures: String

    package init(_ result: Verification, pictures: String) {
        self.result = result
        self.pictures = pictures
    }

    package func write(to folder: URL) throws {
        func write(_ text: String, _ name: String) throws { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        try write(junitText, Self.junit)
        try write(sarifText, Self.sarif)
        try write(markdownText, Self.markdown)
        for picture in result.pictures {
            guard let actual: String = picture.actual else { continue }
            try VerificationSidecar(picture, app: result.app).data.write(to: folder.appendingPathComponent(VerificationSidecar.fileName(of: actual)))
        }
    }

    /// Of a shard nobody knows them: the others make some of what it does not.
    private var orphans: [String] { result.shard == nil ? result.orphans : [] }

    /// The path of a picture's reference.
    private func reference(_ picture: Verification.Picture) -> String { "\(pictures)/\(picture.name).png" }

    // MARK: JUnit

    /// A suite for the windows alone and one for each script, a case for each picture.
    package var junitText: String {
        var order: [String] = []
        for picture in result.pictures where !order.contains(suite(picture)) { order.append(suite(picture)) }
        let groups: [String: [Verification.Picture]] = Dictionary(grouping: result.pictures, by: suite)
        var lines: [String] = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(attributes(result.app, result.pictures))>"]
        for name in order {
            let members: [Verification.Picture] = groups[name] ?? []
            lines.append("  <testsuite \(attributes(name, members))>")
            lines += members.map(testCase)
            lines.append("  </testsuite>")
        }
        return (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    private func suite(_ picture: Verification.Picture) -> String { "\(result.app) \(picture.script ?? "windows")" }

    private func attributes(_ name: String, _ pictures: [Verification.Picture]) -> String {
        let errors: Int = pictures.count { $0.verdict == .failed }, open: Int = pictures.count(where: \.isOpen)
        return "name=\"\(XMLText.escaped(name))\" tests=\"\(pictures.count)\" failures=\"\(open - errors)\" errors=\"\(errors)\" skipped=\"0\""
    }

    private func testCase(_ picture: Verification.Picture) -> String {
        let start: String = "    <testcase classname=\"\(XMLText.escaped(suite(picture)))\" name=\"\(XMLText.escaped(picture.name))\""
        guard picture.isOpen else { return start + "/>" }
        let kind: String = picture.verdict == .failed ? "error" : "failure"
        let files: [String] = [picture.reference, picture.actual, picture.difference].compactMap { $0 }.map { "[[ATTACHMENT|\($0)]]" }
        let output: String = files.isEmpty ? "" : "\n      <system-out>\(XMLText.escaped(files.joined(separator: "\n")))</system-out>"
        return start
            + ">\n      <\(kind) message=\"\(XMLText.escaped(picture.sentence))\">\(XMLText.escaped(picture.changes.joined(separator: "\n")))</\(kind)>\(output)\n    </testcase>"
    }

    // MARK: SARIF

    private static let rules: [(Verification.Verdict, String, String)] = [
        (.failed, "window-failed", "A window could not be drawn"), (.changed, "picture-changed", "A picture is another than the recorded one"),
        (.missing, "picture-missing", "A picture has no recorded one"),
    ]

    package var sarifText: String {
        let results: [SARIFLog.Result] = result.open.map { picture in
            let rule: String = Self.rules.first { $0.0 == picture.verdict }?.1 ?? "picture-changed"
            let file: String = picture.verdict == .changed ? reference(picture) : "\(pictures)/\(SnapshotManifest.fileName)"
            return SARIFLog.Result(
                ruleId: rule, message: SARIFLog.Text(text: "\(picture.name) \(picture.sentence)"), locations: [SARIFLog.location(file)],
                partialFingerprints: ["picture/v1": picture.name])
        }
        return SARIFLog(tool: "quince verify", rules: Self.rules.map { ($0.1, $0.2) }, results: results).text
    }

    // MARK: Markdown

    /// Rows of the table; a pull request's page takes no more than a megabyte of it.
    private static let mostRows = 100

    /// For a pull request, or a build server's page.
    package var markdownText: String {
        let open: [Verification.Picture] = result.open
        var lines: [String] = ["### \(open.isEmpty ? "✅" : "❌") \(Self.markdown(result.app)): \(result.summary)", ""]
        if let tolerance: Double = result.tolerance { lines += ["Pixels may differ by a delta E 2000 of \(HTML.number(tolerance)).", ""] }
        if !open.isEmpty {
            lines += ["| picture | what changed |", "|---|---|"]
            lines += open.prefix(Self.mostRows).map { "| `\($0.name)` | \(Self.markdown($0.sentence)) |" }
            if open.count > Self.mostRows { lines.append("| and \(open.count - Self.mostRows) more | |") }
            lines += ["", "To make these the recorded pictures: `quince accept --all`, or `quince accept NAME`, with this report."]
        }
        if !orphans.isEmpty {
            lines += ["", "Nothing makes these recorded pictures any more: " + orphans.prefix(Self.mostRows).map { "`\($0)`" }.joined(separator: ", ") + "."]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    static func markdown(_ text: String) -> String {
        let line: String = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return HTML.escaped(line).replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "`", with: "\\`")
    }

    // MARK: GitHub

    /// Commands that GitHub Actions shows as annotations of a run: ten of a kind at most are shown.
    package var githubAnnotations: [String] {
        let errors: [String] = result.open.map { picture in
            let file: String = picture.verdict == .changed ? reference(picture) : "\(pictures)/\(SnapshotManifest.fileName)"
            return "::error file=\(property(file)),title=\(property(picture.name))::\(message(picture.sentence))"
        }
        let warnings: [String] =
            orphans.isEmpty
            ? [] : ["::warning title=Recorded pictures that nothing makes::\(message(orphans.joined(separator: "\n")))"]
        return errors + warnings
    }

    private func message(_ text: String) -> String {
        text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D").replacingOccurrences(of: "\n", with: "%0A")
    }

    private func property(_ text: String) -> String { message(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C") }
}
