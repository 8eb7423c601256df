import UIKit

/// A bucket's files in the app's container: each in one file, whose name is its path with slashes escaped, and what is known of it in another.
struct StorageFiles: Sendable {
    let objects: FirebaseFolder
    let notes: FirebaseFolder

    private struct Note: Codable {
        var path: String
        var metadata: StorageMetadata.Kept
    }

    init(_ folder: FirebaseFolder) {
        objects = FirebaseFolder(url: folder.file(Self.objectsName))
        notes = FirebaseFolder(url: folder.file(Self.notesName))
    }

    static let objectsName = "objects"
    private static let notesName = "metadata"

    /// The type of the file at an address.
    static func contentType(at url: URL) -> String {
        let notes = FirebaseFolder(url: url.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(notesName))
        return notes.read(Note.self, from: url.lastPathComponent + ".json")?.metadata.contentType ?? "application/octet-stream"
    }

    func url(of path: String) -> URL { objects.file(FileNames.name(of: path)) }
    private func note(_ path: String) -> String { FileNames.name(of: path) + ".json" }

    func data(_ path: String) -> Data? { objects.read(FileNames.name(of: path)) }
    func metadata(_ path: String) -> StorageMetadata.Kept? { notes.read(Note.self, from: note(path))?.metadata }

    /// Keeps a file. A type that is not said is that of the name's ending.
    func write(_ data: Data, _ path: String, _ metadata: StorageMetadata.Kept?) -> StorageMetadata.Kept {
        var kept: StorageMetadata.Kept = metadata ?? StorageMetadata.Kept()
        let now = Date()
        kept.contentType = kept.contentType ?? Self.type(of: path)
        (kept.size, kept.created, kept.updated) = (Int64(data.count), now, now)
        (kept.generation, kept.metageneration) = (Int64(now.timeIntervalSince1970 * 1_000_000), 1)
        objects.write(data, to: FileNames.name(of: path))
        notes.write(Note(path: path, metadata: kept), to: note(path))
        return kept
    }

    func write(_ metadata: StorageMetadata.Kept, _ path: String) { notes.write(Note(path: path, metadata: metadata), to: note(path)) }

    /// Whether there was such a file.
    func remove(_ path: String) -> Bool {
        guard metadata(path) != nil else { return false }
        objects.remove(FileNames.name(of: path))
        notes.remove(note(path))
        return true
    }

    /// The path of the file that an address of `url(of:)` leads to.
    func path(at url: URL) -> String? {
        guard url.isFileURL, url.deletingLastPathComponent().standardizedFileURL == objects.url.standardizedFileURL else { return nil }
        return notes.read(Note.self, from: url.lastPathComponent + ".json")?.path
    }

    /// The places and files directly below a path, in alphabetical order.
    func list(_ path: String) -> (prefixes: [String], items: [String]) {
        let start: String = path.isEmpty ? "" : path + "/"
        let below: [String] = notes.names.compactMap { notes.read(Note.self, from: $0)?.path }.filter { $0.hasPrefix(start) }
        var prefixes: Set<String> = []
        var items: [String] = []
        for path in below {
            let rest: Substring = path.dropFirst(start.count)
            if let slash = rest.firstIndex(of: "/") { prefixes.insert(start + rest[..<slash]) } else { items.append(path) }
        }
        return (prefixes.sorted(), items.sorted())
    }

    private static let types: [String: String] = [
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif", "heic": "image/heic", "webp": "image/webp",
        "svg": "image/svg+xml", "pdf": "application/pdf", "json": "application/json", "txt": "text/plain", "html": "text/html", "csv": "text/csv",
        "mp4": "video/mp4", "mov": "video/quicktime", "m4a": "audio/mp4", "mp3": "audio/mpeg", "wav": "audio/wav", "zip": "application/zip",
    ]
    private static func type(of path: String) -> String {
        path.split(separator: ".").last.flatMap { types[$0.lowercased()] } ?? "application/octet-stream"
    }
}
