import Foundation

/// Files as build servers name them: from the top folder of the checkout.
package enum RepositoryPath {
    /// The path of a folder from the nearest folder above it that holds `.git`; from the current one where there is none; whole where it is
    /// not below that either.
    package static func of(_ folder: URL) -> String {
        let folder: URL = folder.standardizedFileURL
        var top: URL = folder
        while top.path != "/" {
            if FileManager.default.fileExists(atPath: top.appendingPathComponent(".git").path) { return path(of: folder, below: top) ?? folder.path }
            top = top.deletingLastPathComponent()
        }
        return path(of: folder, below: URL(fileURLWithPath: FileManager.default.currentDirectoryPath)) ?? folder.path
    }

    private static func path(of folder: URL, below top: URL) -> String? {
        if folder.path == top.path { return "." }
        let prefix: String = top.standardizedFileURL.path + "/"
        return folder.path.hasPrefix(prefix) ? String(folder.path.dropFirst(prefix.count)) : nil
    }
}
