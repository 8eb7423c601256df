import FolderAccess
import Foundation
import ProcessControl

/// A folder that is not there yet, and that appears whole or not at all.
package enum NewFolder {
    /// Has `fill` make the files in a hidden folder beside `destination`, which then takes its place.
    /// - Throws: `FolderFailure` where something is at that place already, or it cannot be written.
    package static func make(at destination: URL, _ fill: (FolderHandle) throws -> Void) throws {
        let destination: URL = destination.standardizedFileURL
        let parent: URL = destination.deletingLastPathComponent()
        if (try? FileManager.default.attributesOfItem(atPath: destination.path)) != nil { throw FolderFailure(destination.path, .inTheWay) }
        let staging: TemporaryFolder
        do {
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            staging = try TemporaryFolder(in: parent, prefix: ".\(destination.lastPathComponent).", suffix: ".partial", mode: 0o777)
        } catch {
            throw FolderFailure.isFullDisk(error) ? error : FolderFailure(parent.path, .system(EACCES))
        }
        defer { staging.remove() }
        try fill(try FolderHandle(at: staging.url.path))
        try staging.commit {
            let handle = try FolderHandle(at: parent.path)
            try handle.move(staging.url.lastPathComponent, into: handle, as: destination.lastPathComponent)
        }
    }
}
