import Foundation

/// Everything below a folder, byte for byte: to see that something stayed as it was. Links are not followed.
package struct TreeFingerprint: Equatable {
    package private(set) var entries: [String: String] = [:]

    package init(_ folder: URL, except left: Set<String> = []) throws { try add(folder.path, as: "", except: left) }

    private mutating func add(_ path: String, as name: String, except left: Set<String>) throws {
        if left.contains(name) { return }
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        let changed = "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            entries[name] = "folder \(status.st_mode) \(status.st_ino)"
            for child in try FileManager.default.contentsOfDirectory(atPath: path) {
                try add("\(path)/\(child)", as: name.isEmpty ? child : "\(name)/\(child)", except: left)
            }
        case S_IFLNK: entries[name] = "link " + (try FileManager.default.destinationOfSymbolicLink(atPath: path))
        case S_IFREG: entries[name] = "file \(status.st_mode) \(changed) " + (try Data(contentsOf: URL(fileURLWithPath: path))).base64EncodedString()
        // A pipe would be waited for.
        default: entries[name] = "special \(status.st_mode) \(changed)"
        }
    }

    /// What differs, for a message.
    package func differences(from other: TreeFingerprint) -> [String] {
        Set(entries.keys).union(other.entries.keys).filter { entries[$0] != other.entries[$0] }.sorted()
    }
}
