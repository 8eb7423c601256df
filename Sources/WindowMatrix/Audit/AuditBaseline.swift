import Foundation
import InputLimits

/// Findings that a team knows of: they are told, and do not make an audit fail.
package struct AuditBaseline: Codable, Hashable, Sendable {
    package struct Unreadable: Error, CustomStringConvertible {
        package var description: String
    }

    /// Fingerprints of entries, in order.
    package var known: [String]

    package init(of report: AuditReport) {
        known = Array(Set(report.entries.filter { $0.finding.weight == .defect }.map(\.fingerprint))).sorted()
    }

    /// - Throws: `Unreadable` where the file is not there or is none that an audit wrote.
    package init(contentsOf file: URL) throws {
        guard let text = try InputFile.textIfReadable(at: file) else {
            throw Unreadable(description: "The baseline \(file.path) cannot be read. --update-baseline writes one.")
        }
        do {
            self = try JSONDecoder().decode(AuditBaseline.self, from: Data(text.utf8))
        } catch {
            throw Unreadable(description: "\(file.path) is no baseline: it is to be an object with a list \"known\". --update-baseline writes one.")
        }
    }

    package func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try (encoder.encode(self) + Data("\n".utf8)).write(to: file, options: .atomic)
    }

    /// The report with what is known marked.
    package func applied(to report: AuditReport) -> AuditReport {
        let set: Set<String> = Set(known)
        var result: AuditReport = report
        for index in result.entries.indices { result.entries[index].isKnown = set.contains(result.entries[index].fingerprint) }
        return result
    }
}
