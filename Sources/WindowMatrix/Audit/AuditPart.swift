import Foundation
import InputLimits

/// The findings of a shard of an audit, window by window, beside its report: `part.json`. The parts of all shards are the audit of one machine.
package struct AuditPart: Codable, Sendable {
    package static let fileName = "part.json"

    /// `I/N`.
    package var shard: String
    /// All windows of the audit, in their order.
    package var windows: [String]
    package var drawn: SnapshotReport

    package init(shard: Shard, windows: [String], drawn: SnapshotReport) {
        self.shard = shard.description
        self.windows = windows
        self.drawn = drawn
    }

    package init(in folder: URL) throws {
        let file: URL = folder.appendingPathComponent(Self.fileName)
        guard let part = try? JSONDecoder().decode(AuditPart.self, from: InputFile.data(at: file)) else { throw ReferenceFailure.noReport(folder.path) }
        self = part
    }

    /// Whether a folder has a part of an audit.
    package static func isIn(_ folder: URL) -> Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent(fileName).path) }

    func write(to folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: folder.appendingPathComponent(Self.fileName), options: .atomic)
    }

    /// The findings of all parts, in the order of the windows.
    /// - Throws: `VerificationMerge.Mismatch` where the parts are not those of one audit.
    package static func joined(_ parts: [(folder: String, part: AuditPart)]) throws -> SnapshotReport {
        try VerificationMerge.check(parts.map { ($0.folder, $0.part.shard) })
        guard let first: AuditPart = parts.first?.part else { throw VerificationMerge.Mismatch(description: "There are no reports to merge.") }
        for (folder, part) in parts where part.windows != first.windows || part.drawn.app != first.drawn.app {
            throw VerificationMerge.Mismatch(description: "The report at \(folder) is of another audit: of another app, or in other windows.")
        }
        let place: [String: Int] = Dictionary(first.windows.enumerated().map { ($1, $0) }) { first, _ in first }
        func order(_ window: String) -> Int { place[window] ?? .max }
        var result: SnapshotReport = first.drawn
        result.windows = parts.flatMap(\.part.drawn.windows).enumerated()
            .sorted { (order($0.element.start ?? $0.element.name), $0.offset) < (order($1.element.start ?? $1.element.name), $1.offset) }.map(\.element)
        let failures = parts.flatMap { $0.part.drawn.failures ?? [] }.sorted { (order($0.window), $0.window) < (order($1.window), $1.window) }
        result.failures = failures.isEmpty ? nil : failures
        let done: [String] = result.windows.map { $0.start ?? $0.name } + failures.map(\.window)
        let refused: [String] = parts.flatMap { $0.part.drawn.refused ?? [] }.map(\.window)
        let missing: [String] = first.windows.filter { !done.contains($0) && !refused.contains($0) }
        guard missing.isEmpty else {
            throw VerificationMerge.Mismatch(
                description: "No report has the window \(missing[0]). Deal all shards by the same costs (--costs).")
        }
        return result
    }
}

/// Makes the reports of all shards of an audit one, which is that of an audit of one machine.
package struct AuditMerge {
    private let folders: [URL]
    private let drawn: SnapshotReport
    private let baseline: AuditBaseline?

    package init(_ folders: [URL], baseline: AuditBaseline? = nil) throws {
        self.folders = folders
        self.baseline = baseline
        drawn = try AuditPart.joined(folders.map { ($0.path, try AuditPart(in: $0)) })
    }

    package func write(to destination: URL, isChosen: Bool = true) throws -> AuditReport {
        let folder = try OutputFolder(destination, isChosen: isChosen)
        do {
            for source in folders { try copyPictures(from: source, to: folder.staging) }
            return try AuditJob.publish(drawn, baseline: baseline, in: folder)
        } catch {
            folder.discard()
            throw error
        }
    }

    /// Copies the files that the shards made beside their reports. A report may come from another machine: only plain files of plain names are
    /// copied.
    private func copyPictures(from source: URL, to target: URL) throws {
        let own: Set<String> = [
            AuditPart.fileName, AuditPage.fileName, AuditReport.fileName, VerificationOutputs.junit, VerificationOutputs.sarif, VerificationOutputs.markdown,
        ]
        for name in try FileManager.default.contentsOfDirectory(atPath: source.path).sorted() where !own.contains(name) {
            let file: URL = source.appendingPathComponent(name)
            guard try FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType == .typeRegular else { continue }
            try FileManager.default.copyItem(at: file, to: target.appendingPathComponent(name))
        }
    }
}
