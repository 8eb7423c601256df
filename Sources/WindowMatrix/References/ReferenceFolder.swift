import Foundation
import HeadlessHost
import ProcessControl

/// A folder of recorded pictures, `Snapshots` beside a project: a PNG file and a view tree for each picture, and a manifest.
package struct ReferenceFolder: Sendable {
    package static let name = "Snapshots"

    package let url: URL

    package init(_ url: URL) { self.url = url.standardizedFileURL }

    /// The folder from which scripts are named.
    package var base: URL { url.deletingLastPathComponent() }

    package func picture(_ key: String) -> URL { url.appendingPathComponent(key + ".png") }
    package func tree(_ key: String) -> URL { url.appendingPathComponent(key + ".txt") }

    /// The keys of all pictures there are in the top folder and in those below it: paths without their ending.
    package func keys() -> [String] {
        func pictures(in folder: URL, prefix: String) -> [String] {
            let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.filter { $0.hasSuffix(".png") && !$0.hasPrefix(".") }.map { prefix + $0.dropLast(".png".count) }
        }
        let folders: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).filter { name in
            !name.hasPrefix(".") && Self.isFolder(url.appendingPathComponent(name))
        }
        return (pictures(in: url, prefix: "") + folders.flatMap { pictures(in: url.appendingPathComponent($0), prefix: $0 + "/") }).sorted()
    }

    private static func isFolder(_ url: URL) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType) == .typeDirectory
    }

    // MARK: Changing it

    /// Files that come into the folder or leave it, all of them or none.
    package struct Update {
        /// Files by their paths in the folder, and where they are taken from.
        package var files: [(path: String, source: URL)] = []
        package var removed: [String] = []
        package var manifest: SnapshotManifest?

        package init() {}

        package var isEmpty: Bool { files.isEmpty && removed.isEmpty && manifest == nil }
    }

    /// Makes the changes in a copy of the folder beside it, whose files are the same ones, and exchanges the two in one step: whenever
    /// Quince is stopped, all pictures are the old ones or all are the new ones.
    /// - Throws: `ReferenceFailure.cannotWrite`.
    package func apply(_ update: Update) throws {
        guard !update.isEmpty else { return }
        do {
            try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
            if Self.isLink(url) { throw ReferenceFailure.cannotWrite(url.path, reason: "it is a link") }
            let staging = try TemporaryFolder(in: base, prefix: ".\(url.lastPathComponent).", suffix: ".partial", mode: 0o777)
            defer { staging.remove() }
            let exists: Bool = Self.isFolder(url)
            if !exists, FileManager.default.fileExists(atPath: url.path) {
                throw ReferenceFailure.cannotWrite(url.path, reason: "there is a file of that name")
            }
            if exists, !(try isWorkingDirectory || !copyLinks(to: staging.url)) {
                try change(staging.url, update)
                if staging.commit({ staging.exchange(with: url) }) { return }
            }
            if exists { return try staging.commit { try change(url, update) } }
            try change(staging.url, update)
            try staging.commit { try FileManager.default.moveItem(at: staging.url, to: url) }
        } catch let failure as ReferenceFailure {
            throw failure
        } catch {
            throw ReferenceFailure.cannotWrite(url.path, reason: error.localizedDescription)
        }
    }

    private static func isLink(_ url: URL) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType) == .typeSymbolicLink
    }

    /// Somebody who is in the folder would find themselves in one that is gone.
    private var isWorkingDirectory: Bool { (FileManager.default.currentDirectoryPath + "/").hasPrefix(url.resolvingSymlinksInPath().path + "/") }

    private func copyLinks(to staging: URL) throws -> Bool {
        try FileManager.default.contentsOfDirectory(atPath: url.path).allSatisfy {
            LinkedCopy.make(of: url.appendingPathComponent($0), as: staging.appendingPathComponent($0))
        }
    }

    /// Each file is replaced by renaming, never written to: it may be the same one as in the other folder. The manifest comes last.
    private func change(_ folder: URL, _ update: Update) throws {
        for (path, source) in update.files {
            let file: URL = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let partial: URL = file.deletingLastPathComponent().appendingPathComponent(".\(file.lastPathComponent).partial")
            try? FileManager.default.removeItem(at: partial)
            try FileManager.default.copyItem(at: source, to: partial)
            try Self.rename(partial, to: file)
        }
        for path in update.removed { try? FileManager.default.removeItem(at: folder.appendingPathComponent(path)) }
        if let manifest = update.manifest { try manifest.data.write(to: folder.appendingPathComponent(SnapshotManifest.fileName), options: .atomic) }
    }

    private static func rename(_ source: URL, to target: URL) throws {
        guard Foundation.rename(source.path, target.path) == 0 else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: String(cString: strerror(errno))])
        }
    }
}
