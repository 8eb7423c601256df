import FolderAccess
import Foundation
import InputLimits

/// Keeps a folder of the build folder equal to a set of files, touching only what differs: builds after it recompile only that.
///
/// The files that were put there are listed in a record beside the folder, and nothing else is ever removed.
struct FileSync {
    enum Content: Hashable {
        case text(String)
        case data(Data)
        /// A copy of a file or folder.
        case copy(URL)
        /// A symbolic link to a file or folder.
        case link(URL)
    }

    private let folder: FolderHandle
    private let records: FolderHandle
    private let recordName: String
    private let access: ReadAccess
    private let budget: ReadingBudget

    /// - Parameters:
    ///   - path: The folder's path from the build folder.
    ///   - access: What may be copied and linked to, besides the build folder's own files.
    ///   - budget: How much may be copied: folders that hold links to each other have no end.
    init(_ path: String, in build: BuildFolder, reading access: ReadAccess, budget: ReadingBudget = ReadingBudget()) throws {
        folder = try build.part(path)
        records = try build.part(FolderClaim.recordsName)
        recordName = path.replacingOccurrences(of: "/", with: "-") + ".json"
        self.access = access.adding(build.url)
        self.budget = budget
    }

    /// Writes what is missing or different and removes what is no longer in `files`. Returns whether anything changed.
    ///
    /// Throws `FolderFailure`, also when a file to copy lies where it may not be read, and `ReadingLimitError` for a folder without end.
    @discardableResult
    func apply(_ files: [String: Content]) throws -> Bool {
        var expected: [String: Content] = [:]
        for (path, content) in files {
            var active: Set<String> = []
            try expand(path, content, into: &expected, active: &active)
        }
        let recorded = record()
        let wanted = Set(expected.keys)
        let stale = recorded.subtracting(wanted)
        // Written before anything is made: what a process that is killed leaves behind is known to the next.
        if !wanted.isSubset(of: recorded) { try write(record: recorded.union(wanted)) }
        // The deepest first, so that a file can come where a folder was.
        for path in stale.sorted(by: >) { try folder.removeFile(path) }
        var changed = !stale.isEmpty
        for (path, content) in expected.sorted(by: { $0.key < $1.key }) { changed = try write(content, to: path) || changed }
        if !stale.isEmpty { try write(record: wanted) }
        return changed
    }

    /// Steps of the budget that one file costs: it is looked up, and copied.
    private static let cost = 64

    // MARK: The record

    private func record() -> Set<String> {
        guard let data = records.contents(of: recordName), let paths = try? JSONDecoder().decode(Set<String>.self, from: data) else { return [] }
        return paths
    }

    private func write(record paths: Set<String>) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        try records.write(try encoder.encode(paths.sorted()), to: recordName)
    }

    // MARK: Files

    /// Copies of folders become copies of the files in them, those behind links included: a bundle holds no links.
    private func expand(_ path: String, _ content: Content, into result: inout [String: Content], active: inout Set<String>) throws {
        if let problem = FileName.problem(withPath: path), active.isEmpty { throw FolderFailure(path, .path(problem)) }
        guard case .copy(let source) = content else {
            result[path] = content
            return
        }
        try access.check(source.path)
        guard Self.isDirectory(source) else {
            result[path] = content
            return
        }
        // A folder with a link to one around it would have no end.
        let real = ReadAccess.realPath(source.path)
        guard active.insert(real).inserted else { return }
        defer { active.remove(real) }
        try budget.check(depth: active.count, of: "The folder \(source.path)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: source.path)) ?? []
        try budget.spend(names.count * Self.cost, on: "The folder \(source.path)")
        for name in names where name != ".DS_Store" {
            try expand("\(path)/\(name)", .copy(source.appendingPathComponent(name)), into: &result, active: &active)
        }
    }

    private func write(_ content: Content, to path: String) throws -> Bool {
        switch content {
        case .text(let text): return try write(.data(Data(text.utf8)), to: path)
        case .data(let data):
            if folder.contents(of: path) == data { return false }
            try folder.write(data, to: path)
        case .copy(let source):
            let file = try access.open(source.path)
            if try isCopied(file, at: path) { return false }
            try folder.copy(file, to: path)
        case .link(let source):
            try access.check(source.path)
            if folder.linkTarget(at: path) == source.path { return false }
            try folder.link(to: source.path, at: path)
        }
        return true
    }

    /// A copy made after the last change of its source is still that copy.
    private func isCopied(_ source: OpenFile, at path: String) throws -> Bool {
        guard let first = source.stamp, let second = folder.stamp(of: path), first.size == second.size else { return false }
        if second.modified >= first.modified { return true }
        return try folder.contents(of: path) == ReadAccess.unlimited.open(source.path).contents()
    }

    static func isDirectory(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
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
