import FolderAccess
import Foundation
import ProcessControl

/// A folder that comes into being whole or not at all.
///
/// Files are made in a hidden folder beside it. Where there is a folder of that name already, what is not of its own earlier report is
/// taken over into the new one, and the two are exchanged in one step: whenever Quince is stopped, the destination is the whole
/// earlier output or the whole new one.
package struct OutputFolder {
    package let destination: URL
    /// The folder in which files are made until `publish`.
    package var staging: URL { folder.url }

    /// Goes with a signal that ends Quince, or with the next run.
    private let folder: TemporaryFolder

    /// - Parameter isChosen: Whether the user named the folder. Links on the way to one that nobody named are not followed: they may have
    ///   come with a project.
    /// - Throws: `SnapshotFailure.cannotWrite` when the place cannot be written to, or a file or a link stands in its way.
    package init(_ destination: URL, isChosen: Bool = true) throws {
        let destination: URL = destination.standardizedFileURL
        if !isChosen { try Self.refuseLinks(to: destination) }
        self.destination = destination
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: destination.path, isDirectory: &isFolder), !isFolder.boolValue {
            throw SnapshotFailure.cannotWrite(destination.path, reason: "there is a file of that name")
        }
        do {
            let parent: URL = destination.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            folder = try TemporaryFolder(in: parent, prefix: ".\(destination.lastPathComponent).", suffix: ".partial", mode: 0o777)
        } catch {
            throw SnapshotFailure.cannotWrite(destination.path, reason: error.localizedDescription)
        }
    }

    /// Of `quince-snapshots/NAME` in the folder that the user is in, no part may be a link.
    private static func refuseLinks(to destination: URL) throws {
        let parent: URL = destination.deletingLastPathComponent()
        do {
            let folder = try FolderHandle(at: parent.deletingLastPathComponent().path).folder(parent.lastPathComponent, creating: true)
            if folder.kind(of: destination.lastPathComponent) == .link { throw FolderFailure(destination.path, .link) }
        } catch let failure as FolderFailure {
            throw SnapshotFailure.cannotWrite(destination.path, reason: failure.description)
        }
    }

    /// Puts everything into place. `last` are the files that make the folder look whole, in the order they must appear.
    package func publish(last: [String]) throws {
        defer { folder.remove() }
        try folder.commit { try place(last) }
    }

    private func place(_ last: [String]) throws {
        do {
            guard FileManager.default.fileExists(atPath: destination.path) else {
                try FileManager.default.moveItem(at: staging, to: destination)
                return
            }
            try refuseOthers(last)
            if !(try exchange(last)) { try replace(last) }
        } catch let failure as SnapshotFailure {
            throw failure
        } catch {
            throw SnapshotFailure.cannotWrite(destination.path, reason: error.localizedDescription)
        }
    }

    /// Removes what was made and leaves the destination as it was.
    package func discard() { folder.remove() }

    // MARK: In one step

    /// Takes over what is not of the earlier report and exchanges the two folders. False where that cannot be done: in somebody's
    /// working directory, across file systems, where the system does not know how.
    private func exchange(_ last: [String]) throws -> Bool {
        let place: URL = destination.resolvingSymlinksInPath()
        let current: String = FileManager.default.currentDirectoryPath + "/"
        if current.hasPrefix(place.path + "/") { return false }
        let files = FileManager.default
        let earlier: Set<String> = try earlierOutput(last)
        let made = Set(try files.contentsOfDirectory(atPath: staging.path))
        for name in try files.contentsOfDirectory(atPath: place.path) where !earlier.contains(name) && !made.contains(name) {
            guard LinkedCopy.make(of: place.appendingPathComponent(name), as: staging.appendingPathComponent(name)) else { return false }
        }
        return folder.exchange(with: place)
    }

    // MARK: File by file

    /// Replaces the earlier output's files. The report, which says that the folder is whole, goes first and comes back last.
    private func replace(_ last: [String]) throws {
        let earlier: Set<String> = try earlierOutput(last)
        for name in last.reversed() + earlier.subtracting(last).sorted() where earlier.contains(name) { try remove(name) }
        let names: [String] = try FileManager.default.contentsOfDirectory(atPath: staging.path).filter { !last.contains($0) }.sorted()
        for name in names + last where FileManager.default.fileExists(atPath: staging.appendingPathComponent(name).path) { try move(name) }
    }

    /// Names of the files that the report in the destination speaks of: it is the record of what Quince made there. Empty where there
    /// is none.
    private func earlierOutput(_ last: [String]) throws -> Set<String> {
        let file: URL = destination.appendingPathComponent(SnapshotReport.fileName)
        let pictures: [String]
        if let report: SnapshotReport = try? SnapshotReport(contentsOf: file) {
            pictures = report.windows.flatMap { [$0.picture, $0.tree, $0.key + ".trace.txt", $0.key + ".diff.png", $0.warningsFile] }
        } else if let report: Verification = try? Verification(contentsOf: file) {
            pictures = report.files
        } else if let report: AuditReport = try? AuditReport(contentsOf: file) {
            pictures = report.files
        } else {
            return []
        }
        let handle = try FolderHandle(at: destination.path)
        return Set((last + pictures).filter { FileName.problem(with: $0) == nil && handle.kind(of: $0) != .folder })
    }

    /// Throws where something that Quince did not make goes by the name of a new file.
    private func refuseOthers(_ last: [String]) throws {
        let earlier: Set<String> = try earlierOutput(last)
        let made: [String] = try FileManager.default.contentsOfDirectory(atPath: staging.path).sorted()
        let handle = try FolderHandle(at: destination.path)
        for name in made where handle.kind(of: name) != nil && !earlier.contains(name) {
            throw SnapshotFailure.cannotWrite(
                destination.path, reason: "there is a file \(name) that Quince did not make. Give another folder with --out")
        }
    }

    private func remove(_ name: String) throws {
        let file: URL = destination.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
    }

    private func move(_ name: String) throws {
        try remove(name)
        try FileManager.default.moveItem(at: staging.appendingPathComponent(name), to: destination.appendingPathComponent(name))
    }
}
