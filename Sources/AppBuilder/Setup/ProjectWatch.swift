import Foundation
import InputLimits

/// Watches the files of a project for changes, by size and time of change. What Quince, Xcode and version control write themselves does not count.
package struct ProjectWatch {
    private struct Stamp: Hashable {
        var size: Int64
        var seconds: Int
        var nanoseconds: Int
    }

    private let folder: URL
    private let outputs: Set<String>
    private var stamps: [String: Stamp] = [:]

    private static let ignoredFolders: Set<String> = ["build", "DerivedData", "quince-snapshots", "Pods", "Carthage", "xcuserdata"]

    /// - Parameters:
    ///   - project: the path of a project, a workspace or a folder.
    ///   - outputs: paths of folders that the command itself writes into, wherever they are.
    package init(project: String, writing outputs: [String] = []) {
        let url = URL(fileURLWithPath: project).standardizedFileURL
        folder = ["xcodeproj", "xcworkspace"].contains(url.pathExtension) ? url.deletingLastPathComponent() : url
        self.outputs = Set(outputs.map { Self.path(of: URL(fileURLWithPath: $0)) })
        stamps = read()
    }

    private static func path(of url: URL) -> String { url.resolvingSymlinksInPath().standardizedFileURL.path }

    /// The paths that are new, gone or other ones since the last time, from the project's folder on, sorted.
    package mutating func changes() -> [String] {
        let now = read()
        defer { stamps = now }
        let names = Set(stamps.keys).union(now.keys)
        return names.filter { stamps[$0] != now[$0] }.sorted()
    }

    /// Waits until something has changed and nothing changes any more, for editors write a file in several steps.
    /// - Parameters:
    ///   - interval: seconds between two looks.
    ///   - isOver: asked before each; true ends the waiting with what has changed until then.
    package mutating func wait(interval: Double = 0.25, until isOver: () -> Bool = { false }) -> [String] {
        var changed: Set<String> = []
        while !isOver() {
            let new = changes()
            if new.isEmpty, !changed.isEmpty { break }
            changed.formUnion(new)
            Thread.sleep(forTimeInterval: interval)
        }
        return changed.sorted()
    }

    private func read() -> [String: Stamp] {
        var result: [String: Stamp] = [:]
        // A project too large to be watched whole is watched as far as the walk comes.
        try? FolderWalk.visit(folder, budget: ReadingBudget()) { entry in
            // Hidden files are not what an app is made of, editors' swap files among them.
            if entry.name.hasPrefix(".") || entry.name.hasSuffix("~") { return false }
            if entry.isFolder { return !Self.ignoredFolders.contains(entry.name) && (outputs.isEmpty || !outputs.contains(Self.path(of: entry.url))) }
            var status = stat()
            if stat(entry.url.path, &status) == 0 {
                result[entry.relativePath] = Stamp(size: Int64(status.st_size), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
            }
            return false
        }
        return result
    }
}
