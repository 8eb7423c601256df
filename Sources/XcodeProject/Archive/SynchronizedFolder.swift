import Foundation
import InputLimits

/// A folder of Xcode 16's kind: its files belong to targets without being listed, save for the exceptions.
struct SynchronizedFolder {
    /// A file of the folder: where it is and its path from the folder.
    struct File: Hashable {
        var url: URL
        var relativePath: String
    }

    let url: URL
    /// Folders copied whole, as relative paths.
    let explicitFolders: Set<String>
    private let exceptions: [(target: String, paths: Set<String>)]

    init?(_ object: ProjectObject, in tree: FileTree) {
        guard let url = tree.location(of: object) else { return nil }
        self.url = url
        explicitFolders = Set(object.strings("explicitFolders"))
        exceptions = object.objects("exceptions").compactMap { set in
            set["target"].map { (target: $0, paths: Set(set.strings("membershipExceptions"))) }
        }
    }

    /// The files that belong to the target with this identifier. An exception takes a file away from a target that owns
    /// the folder, and gives it to one that does not.
    ///
    /// Throws `ProjectError` where the folder, or a link in it, leads out of the checkout.
    func files(ofTarget identifier: String, ownsFolder: Bool, checkout: Checkout, budget: ReadingBudget) throws -> [File] {
        let named = exceptions.filter { $0.target == identifier }.reduce(into: Set<String>()) { $0.formUnion($1.paths) }
        if named.isEmpty && !ownsFolder { return [] }
        return try files(checkout: checkout, budget: budget).filter { Self.isNamed($0.relativePath, in: named) != ownsFolder }
    }

    /// Whether a path, or that of a folder around it, is one of `names`.
    private static func isNamed(_ path: String, in names: Set<String>) -> Bool {
        if names.contains(path) { return true }
        return path.indices.contains { path[$0] == "/" && names.contains(String(path[..<$0])) }
    }

    /// Every visible file below the folder, sorted by path; folders that count as one file are not entered.
    private func files(checkout: Checkout, budget: ReadingBudget) throws -> [File] {
        var result: [File] = []
        // Before it is gone through: the whole machine may lie behind a link.
        let what = "The synchronized folder \(url.lastPathComponent) takes files"
        try checkout.check(url, what)
        try FolderWalk.visit(url, budget: budget) { entry in
            let isWhole =
                explicitFolders.contains(entry.relativePath)
                || FileKind.packageExtensions.contains((entry.name as NSString).pathExtension.lowercased())
            if entry.isFolder && !isWhole {
                try checkout.check(entry.url, what)
                return true
            }
            result.append(File(url: entry.url, relativePath: entry.relativePath))
            return false
        }
        return result
    }
}
