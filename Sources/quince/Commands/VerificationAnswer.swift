import Foundation
import HeadlessHost
import WindowMatrix

/// The answer of quince record, quince verify and quince merge at their end, to people, programs and build servers.
struct VerificationAnswer {
    var result: Verification
    /// The report's folder; nil where there is none.
    var report: URL?
    /// The folder of recorded pictures.
    var snapshots: URL

    private struct Result: Encodable {
        var status: Int32
        var report: String?
        var snapshots: String
        var result: Verification
    }

    /// - Throws: `ReportedFailure` where something needs somebody to look.
    func announce(_ reporting: Reporting) throws {
        let status: CommandStatus = result.failures.first.map { CommandStatus(of: $0.reason) } ?? (result.open.isEmpty ? .success : .picturesDiffer)
        let outputs = VerificationOutputs(result, pictures: RepositoryPath.of(snapshots))
        let environment: [String: String] = ProcessInfo.processInfo.environment
        if let page = environment["GITHUB_STEP_SUMMARY"], !page.isEmpty { Self.append(outputs.markdownText, to: page) }
        if reporting.json {
            try reporting.printJSON(Result(status: status.rawValue, report: report?.path, snapshots: snapshots.path, result: result))
        } else {
            if environment["GITHUB_ACTIONS"] == "true" { outputs.githubAnnotations.forEach { print($0) } }
            for line in VerificationText.lines(of: result) { Terminal.say(line) }
            for line in FailureText.lines(of: result.failures) { Terminal.error(line) }
            let place: String = result.open.isEmpty ? snapshots.path : report?.appendingPathComponent("index.html").path ?? snapshots.path
            print("\(result.app): \(result.summary): \(place)")
        }
        if status != .success { throw ReportedFailure(status: status) }
    }

    /// The build server's page takes what is added to its file; that it cannot is no reason to fail.
    private static func append(_ text: String, to path: String) {
        guard let handle = FileHandle(forWritingAtPath: path) else { return Terminal.warning("The summary cannot be written to \(path).") }
        handle.seekToEndOfFile()
        handle.write(Data(text.utf8))
        try? handle.close()
    }
}
