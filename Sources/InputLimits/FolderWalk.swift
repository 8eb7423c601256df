import Foundation

/// Goes through the files below a folder, in the order of their names, hidden ones left out.
///
/// Links are followed, but a folder is not entered again below itself.
package struct FolderWalk {
    /// A file or folder.
    package struct Entry {
        package var url: URL
        /// From the folder that the walk began in.
        package var relativePath: String
        package var name: String
        package var isFolder: Bool
    }

    /// What the system knows a folder by, whatever path leads to it.
    private struct Identity: Hashable {
        var device: UInt64
        var number: UInt64

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            device = UInt64(status.st_dev)
            number = UInt64(status.st_ino)
        }
    }

    /// Steps of the budget that looking at one entry costs: more, the more folders and links its path leads through.
    private static func cost(depth: Int) -> Int { 8 + 2 * depth }

    /// - Parameter body: called for each entry; says whether a folder is to be entered.
    package static func visit(_ folder: URL, budget: ReadingBudget, _ body: (Entry) throws -> Bool) throws {
        guard let identity = Identity(folder.path) else { return }
        try visit(folder, prefix: "", above: [identity], budget: budget, body)
    }

    private static func visit(
        _ folder: URL, prefix: String, above: Set<Identity>, budget: ReadingBudget, _ body: (Entry) throws -> Bool
    ) throws {
        try budget.check(depth: above.count, of: "The folder \(folder.path)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        try budget.spend(names.count * cost(depth: above.count), on: "The folder \(folder.path)")
        for name in names.sorted() where !name.hasPrefix(".") {
            let url = folder.appendingPathComponent(name)
            var isDirectory: ObjCBool = false
            // A link that leads nowhere is no file.
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else { continue }
            let entry = Entry(url: url, relativePath: prefix + name, name: name, isFolder: isDirectory.boolValue)
            guard try body(entry), entry.isFolder, let identity = Identity(url.path), !above.contains(identity) else { continue }
            try visit(url, prefix: entry.relativePath + "/", above: above.union([identity]), budget: budget, body)
        }
    }
}
