import Foundation

/// A folder that comes into being whole or not at all.
///
/// Files are made in a hidden folder beside it, and moved when all are there. In a folder that exists already only the
/// files of its own earlier report are replaced; the report, which says that the folder is whole, goes first and comes
/// back last.
package struct OutputFolder {
    package let destination: URL
    /// Where files are made until `publish`.
    package let staging: URL

    /// - Throws: `SnapshotFailure.cannotWrite` when the place cannot be written to, or a file stands in its way.
    package init(_ destination: URL) throws {
        let destination: URL = destination.standardizedFileURL
        self.destination = destination
        let name = ".\(destination.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).partial"
        staging = destination.deletingLastPathComponent().appendingPathComponent(name, isDirectory: true)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: destination.path, isDirectory: &isFolder), !isFolder.boolValue {
            throw SnapshotFailure.cannotWrite(destination.path, reason: "there is a file of that name")
        }
        do {
            try? FileManager.default.removeItem(at: staging)
            try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true)
        } catch {
            throw SnapshotFailure.cannotWrite(destination.path, reason: error.localizedDescription)
        }
    }

    /// Moves everything into place. `last` are the files that make the folder look whole, in the order they must appear.
    package func publish(last: [String]) throws {
        let files = FileManager.default
        do {
            guard files.fileExists(atPath: destination.path) else {
                try files.moveItem(at: staging, to: destination)
                return
            }
            try removeEarlierOutput(last)
            let names: [String] = try files.contentsOfDirectory(atPath: staging.path).filter { !last.contains($0) }.sorted()
            for name in names + last { try move(name) }
            try files.removeItem(at: staging)
        } catch {
            throw SnapshotFailure.cannotWrite(destination.path, reason: error.localizedDescription)
        }
    }

    /// Removes what was made and leaves the destination as it was.
    package func discard() { try? FileManager.default.removeItem(at: staging) }

    private func removeEarlierOutput(_ last: [String]) throws {
        let report: URL = destination.appendingPathComponent(SnapshotReport.fileName)
        let earlier: SnapshotReport? = try? SnapshotReport(contentsOf: report)
        for name in last.reversed() { try remove(name) }
        for window in earlier?.windows ?? [] {
            for name in [window.picture, window.tree, window.difference].compactMap({ $0 }) where !name.contains("/") {
                try remove(name)
            }
        }
    }

    private func remove(_ name: String) throws {
        let file: URL = destination.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
    }

    private func move(_ name: String) throws {
        try remove(name)
        try FileManager.default.moveItem(
            at: staging.appendingPathComponent(name), to: destination.appendingPathComponent(name))
    }
}
