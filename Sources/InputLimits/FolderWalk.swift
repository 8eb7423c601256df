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

    /// The identity of a folder in the system, whatever path leads to it.
    private struct Identity: Hashable {
        var device: UInt64
        var number: UInt64

        init(_ status: stat) {
            device = UInt64(status.st_dev)
            number = UInt64(status.st_ino)
        }
    }

    /// Steps of the budget that looking at one entry costs. Each folder is opened from the one above it; but whoever asks where an entry really
    /// lies goes through every link on the way to it, so that below links each costs as much again.
    private static let cost = 16

    private let budget: ReadingBudget
    private let body: (Entry) throws -> Bool

    /// - Parameter body: called for each entry; says whether a folder is to be entered.
    package static func visit(_ folder: URL, budget: ReadingBudget, _ body: (Entry) throws -> Bool) throws {
        try withoutActuallyEscaping(body) { body in
            try FolderWalk(budget: budget, body: body).visit(folder, opened: open(folder.path, flags), prefix: "", above: [], links: 0)
        }
    }

    private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK

    /// Takes the descriptor over, which is negative where the folder cannot be opened.
    private func visit(_ folder: URL, opened descriptor: Int32, prefix: String, above: Set<Identity>, links: Int) throws {
        guard descriptor >= 0 else { return }
        guard let stream = fdopendir(descriptor) else {
            close(descriptor)
            return
        }
        defer { closedir(stream) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, !above.contains(Identity(status)) else { return }
        let path = above.union([Identity(status)])
        try budget.check(depth: path.count, of: "The folder \(folder.path)")
        for name in try names(in: stream, folder, cost: Self.cost * (1 + links)).sorted() where !name.hasPrefix(".") {
            // A link that leads nowhere is no file.
            guard fstatat(descriptor, name, &status, 0) == 0 else { continue }
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            let entry = Entry(url: folder.appendingPathComponent(name, isDirectory: isFolder), relativePath: prefix + name, name: name, isFolder: isFolder)
            guard try body(entry), isFolder, !path.contains(Identity(status)) else { continue }
            var own = stat()
            let isLink = fstatat(descriptor, name, &own, AT_SYMLINK_NOFOLLOW) == 0 && own.st_mode & S_IFMT == S_IFLNK
            try visit(
                entry.url, opened: openat(descriptor, name, Self.flags), prefix: entry.relativePath + "/", above: path, links: links + (isLink ? 1 : 0))
        }
    }

    private func names(in stream: OpaquePointer, _ folder: URL, cost: Int) throws -> [String] {
        var result: [String] = []
        while let entry = readdir(stream) {
            try budget.spend(cost, on: "The folder \(folder.path)")
            result.append(
                withUnsafePointer(to: &entry.pointee.d_name) { name in
                    name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return result
    }
}
