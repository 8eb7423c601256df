import FolderAccess
import Foundation
import HeadlessHost

/// Makes the reports of all shards of a run one, which is that of a run of one machine.
package struct VerificationMerge {
    /// Why reports are not the parts of one run.
    package struct Mismatch: Error, Hashable, CustomStringConvertible {
        package var description: String

        package init(description: String) { self.description = description }
    }

    private let parts: [(folder: URL, report: Verification)]

    /// - Parameter folders: of the reports.
    /// - Throws: `ReferenceFailure.noReport`, or `Mismatch` where parts are missing, come twice or are of different runs.
    package init(_ folders: [URL]) throws {
        parts = try folders.map { folder in
            guard let report: Verification = try? Verification(contentsOf: folder.appendingPathComponent(Verification.fileName)) else {
                throw ReferenceFailure.noReport(folder.path)
            }
            return (folder, report)
        }
        guard let first: Verification = parts.first?.report else { throw Mismatch(description: "There are no reports to merge.") }
        for (folder, report) in parts where report.app != first.app || report.tolerance != first.tolerance {
            throw Mismatch(description: "The report at \(folder.path) is of another run: it is of \(report.app), or tolerates another distance.")
        }
        try Self.check(parts.map { ($0.folder.path, $0.report.shard) })
        // Machines that deal the windows by other costs draw some of them twice and others not at all.
        let places: [Set<Int>] = parts.map { Set($0.report.pictures.map(\.place)) }
        let all: Set<Int> = places.reduce([]) { $0.union($1) }
        guard places.map(\.count).reduce(0, +) == all.count, first.windows == nil || all.count == first.windows else {
            throw Mismatch(description: "Some windows are in several reports or in none. Deal all shards by the same costs (--costs).")
        }
    }

    /// - Throws: `Mismatch` where the shards, each from a folder or file, are not all those of one run.
    package static func check(_ shards: [(folder: String, shard: String?)]) throws {
        var seen: [Int: String] = [:]
        var count: Int?
        for (folder, text) in shards {
            guard let shard: Shard = text.flatMap({ Shard($0) }) else {
                throw Mismatch(description: "The report at \(folder) is of a whole run, not of a shard.")
            }
            if let count, count != shard.count {
                throw Mismatch(description: "The report at \(folder) is of shard \(shard), and others are of \(count) shards.")
            }
            count = shard.count
            if let other: String = seen.updateValue(folder, forKey: shard.index) {
                throw Mismatch(description: "The reports at \(other) and \(folder) are both of shard \(shard).")
            }
        }
        let missing: [String] = (1...(count ?? 1)).filter { seen[$0] == nil }.map { "\($0)/\(count ?? 1)" }
        if !missing.isEmpty { throw Mismatch(description: "There is no report of shard \(missing.joined(separator: ", ")). Give the reports of all shards.") }
    }

    /// Writes the merged report.
    /// - Throws: `SnapshotFailure.cannotWrite`.
    package func write(to destination: URL, isChosen: Bool = true) throws -> Verification {
        var result: Verification = parts[0].report
        (result.shard, result.windows) = (nil, nil)
        result.pictures = parts.flatMap(\.report.pictures).enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
        // What no part made, nothing makes.
        result.orphans = parts[0].report.orphans.filter { name in parts.allSatisfy { $0.report.orphans.contains(name) } }
        let references: URL = result.references(from: parts[0].folder)
        result.snapshots = VerificationJob.path(from: destination, to: references)
        let folder = try OutputFolder(destination, isChosen: isChosen)
        do {
            for (source, report) in parts { try copy(report, from: source, to: folder.staging) }
            try VerificationFolder.finish(folder, result, references: references)
        } catch {
            folder.discard()
            throw error
        }
        return result
    }

    /// A report may come from another machine: its names lead nowhere else, and what stands there is a file.
    private func copy(_ report: Verification, from source: URL, to folder: URL) throws {
        let names: [String] = report.pictures.flatMap { [$0.reference, $0.actual, $0.difference, $0.tree].compactMap { $0 } }
        for name in names {
            let file: URL = source.appendingPathComponent(name)
            let isFile: Bool = (try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType) == .typeRegular
            guard FileName.problem(with: name) == nil, isFile else {
                throw ReferenceFailure.unreadable(
                    source.appendingPathComponent(Verification.fileName).path, reason: "\(FileName.quoted(name)) is no file beside it")
            }
            try FileManager.default.copyItem(at: file, to: folder.appendingPathComponent(name))
        }
    }
}
