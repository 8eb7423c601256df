import FolderAccess
import Foundation
import XcodeProject

/// Writes what an upgrade makes of a project: into a copy, which appears whole or not at all, or in place.
package enum UpgradeWriter {
    /// The files and folders that are not of the project itself.
    private static let leftOut: Set<String> = [".git", ".hg", ".svn", ".jj", ".bzr", ".build", ".quince", "DerivedData", "quince-snapshots"]

    /// Copies the folder that holds the project to `destination`, with the changes.
    /// - Parameter next: gives what is to be changed in the copy after that, from the folder that it is made in.
    /// - Throws: `FolderFailure` where something is at that place already, or it cannot be written.
    package static func write(_ plan: UpgradePlan, copyingTo destination: URL, then next: ((URL) throws -> UpgradePlan)? = nil) throws {
        let destination: URL = destination.standardizedFileURL
        if UpgradePlan.path(of: destination, from: plan.root) != nil { throw FolderFailure(destination.path, .path("lies in the folder that is copied")) }
        try NewFolder.make(at: destination) { folder in
            try copy(try FolderHandle(at: plan.root.path), to: folder)
            try apply(plan, in: folder)
            if let more = try next?(folder.url) { try apply(more, in: try FolderHandle(at: more.root.path)) }
        }
    }

    /// Changes the project's own files, each of which is there whole or as it was.
    package static func writeInPlace(_ plan: UpgradePlan) throws { try apply(plan, in: try FolderHandle(at: plan.root.path)) }

    private static func apply(_ plan: UpgradePlan, in folder: FolderHandle) throws {
        // The project file comes last: until then it names no file that is not there.
        for file in plan.files.filter(\.isNew)
            + plan.files.filter({ !$0.isNew }).sorted(by: { $0.url.pathExtension != "pbxproj" && $1.url.pathExtension == "pbxproj" })
        {
            guard let path = UpgradePlan.path(of: file.url, from: plan.root) else { throw FolderFailure(file.url.path, .outside(plan.root.path)) }
            try folder.write(Data(file.contents), to: path)
        }
    }

    /// Files with their permission to be executed, folders, and links as they are, which lead where they led where they are relative.
    private static func copy(_ source: FolderHandle, to target: FolderHandle) throws {
        var open: [(FolderHandle, FolderHandle)] = [(source, target)]
        while let (from, into) = open.popLast() {
            for name in try from.names() where !leftOut.contains(name) {
                switch from.kind(of: name) {
                case .folder: open.append((try from.folder(name), try into.folder(name, creating: true)))
                case .link: if let place = from.linkTarget(at: name) { try into.link(to: place, at: name) }
                case .file: try into.copy(try ReadAccess(folders: [from.url]).open("\(from.path)/\(name)"), to: name)
                case .other, nil: continue
                }
            }
        }
    }
}
