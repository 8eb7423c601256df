import Foundation

/// Keeps a folder equal to a set of files, touching only what differs: builds after it recompile only that.
struct FileSync {
    enum Content: Hashable {
        case text(String)
        case data(Data)
        /// A copy of a file or folder.
        case copy(URL)
        /// A symbolic link to a file or folder.
        case link(URL)
    }

    let folder: URL
    /// Names at the top of the folder that are left alone.
    var keeping: Set<String> = []

    /// Writes what is missing or different and removes what `files` does not name. Returns whether anything changed.
    @discardableResult
    func apply(_ files: [String: Content]) throws -> Bool {
        var changed = false
        var expected: [String: Content] = [:]
        for (path, content) in files { expand(path, content, into: &expected) }
        changed = try removeStale(expected: Set(expected.keys)) || changed
        for (path, content) in expected.sorted(by: { $0.key < $1.key }) {
            changed = try write(content, to: folder.appendingPathComponent(path)) || changed
        }
        return changed
    }

    /// Copies of folders become copies of the files in them.
    private func expand(_ path: String, _ content: Content, into result: inout [String: Content]) {
        guard case .copy(let source) = content, Self.isDirectory(source) else {
            result[path] = content
            return
        }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: source.path)) ?? [] where name != ".DS_Store" {
            expand("\(path)/\(name)", .copy(source.appendingPathComponent(name)), into: &result)
        }
    }

    private func write(_ content: Content, to url: URL) throws -> Bool {
        let manager = FileManager.default
        switch content {
        case .text(let text): return try write(.data(Data(text.utf8)), to: url)
        case .data(let data):
            if (try? Data(contentsOf: url)) == data, !Self.isLink(url) { return false }
            try prepare(url)
            try data.write(to: url, options: .atomic)
        case .copy(let source):
            if Self.isSameFile(source, url) { return false }
            try prepare(url)
            try manager.copyItem(at: source.resolvingSymlinksInPath(), to: url)
        case .link(let source):
            if (try? manager.destinationOfSymbolicLink(atPath: url.path)) == source.path { return false }
            try prepare(url)
            try manager.createSymbolicLink(at: url, withDestinationURL: source)
        }
        return true
    }

    private func prepare(_ url: URL) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        if Self.isLink(url) || FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    }

    private func removeStale(expected: Set<String>) throws -> Bool {
        var changed = false
        var folders: Set<String> = []
        for path in expected {
            var parent = path[...]
            while let slash = parent.lastIndex(of: "/") {
                parent = parent[..<slash]
                folders.insert(String(parent))
            }
        }
        func visit(_ relative: String) throws {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(relative).path)) ?? [] {
                let path = relative.isEmpty ? name : "\(relative)/\(name)"
                if relative.isEmpty && keeping.contains(name) || expected.contains(path) { continue }
                if folders.contains(path), !Self.isLink(folder.appendingPathComponent(path)) {
                    try visit(path)
                } else {
                    try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
                    changed = true
                }
            }
        }
        try visit("")
        return changed
    }

    static func isDirectory(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    private static func isLink(_ url: URL) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
    }

    private static func isSameFile(_ source: URL, _ copy: URL) -> Bool {
        guard let first = FileStamp(source), let second = FileStamp(copy), first.size == second.size else { return false }
        // A copy made after the last change of its source is still that copy.
        return second.modified >= first.modified || FileManager.default.contentsEqual(atPath: source.path, andPath: copy.path)
    }
}

/// Size and time of change of a file, to tell whether it is still the one it was.
struct FileStamp: Hashable {
    var size: Int
    var modified: Double

    init?(_ url: URL) {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path),
            let date = attributes[.modificationDate] as? Date
        else { return nil }
        size = (attributes[.size] as? NSNumber)?.intValue ?? 0
        modified = date.timeIntervalSince1970
    }
}
