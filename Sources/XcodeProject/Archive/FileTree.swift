import Foundation
import InputLimits

/// The places of a project's files: resolves the path of each file reference through the groups that hold it.
struct FileTree {
    let archive: ProjectArchive
    /// The folder that paths relative to the project start from: that of the `.xcodeproj`, or as its `projectDirPath` says.
    let sourceRoot: URL
    private let parents: [String: String]
    /// The folder of each group, or nil for one that is not among the user's files.
    private let groups: [String: URL?]

    /// Throws `ProjectError` where a group holds itself, `ReadingLimitError` where groups are nested too deeply.
    init(archive: ProjectArchive, budget: ReadingBudget) throws {
        self.archive = archive
        let folder = archive.url.deletingLastPathComponent()
        let directory = archive.root["projectDirPath"] ?? ""
        sourceRoot = directory.isEmpty ? folder : URL(fileURLWithPath: directory, relativeTo: folder).standardizedFileURL
        parents = archive.parents()
        var locator = GroupLocator(archive: archive, sourceRoot: sourceRoot, parents: parents, budget: budget)
        for group in Set(parents.values).sorted() { try locator.locate(group) }
        groups = locator.known.mapValues(\.url)
    }

    /// The place of a file reference, group or synchronized folder, or nil when it is not among the user's files (a
    /// framework of the SDK, a build product).
    func location(of object: ProjectObject) -> URL? {
        if let known = groups[object.identifier] { return known }
        return Self.location(of: object, in: parents[object.identifier].map { groups[$0] ?? sourceRoot } ?? sourceRoot, sourceRoot: sourceRoot)
    }

    fileprivate static func location(of object: ProjectObject, in parent: URL?, sourceRoot: URL) -> URL? {
        let path = object["path"] ?? ""
        return switch object["sourceTree"] ?? "<group>" {
        case "<absolute>": URL(fileURLWithPath: path)
        case "SOURCE_ROOT": sourceRoot.appending(relativePath: path)
        case "<group>": parent?.appending(relativePath: path)
        default: nil
        }
    }
}

/// Finds where groups are, each once, the outer ones first.
private struct GroupLocator {
    let archive: ProjectArchive
    let sourceRoot: URL
    let parents: [String: String]
    let budget: ReadingBudget
    var known: [String: (url: URL?, depth: Int)] = [:]

    mutating func locate(_ identifier: String) throws {
        var chain: [ProjectObject] = []
        var seen: Set<String> = []
        var next: String? = identifier
        while let current = next, known[current] == nil, let group = archive[current] {
            guard seen.insert(current).inserted else { throw cycle(group) }
            chain.append(group)
            try budget.check(depth: chain.count, of: subject(group))
            next = parents[current]
        }
        var outer = next.flatMap { known[$0] } ?? (sourceRoot, 0)
        for group in chain.reversed() {
            let url = FileTree.location(of: group, in: outer.url, sourceRoot: sourceRoot)
            outer = (url, outer.depth + 1)
            try budget.check(depth: outer.depth, of: subject(group))
            if let url, url.path.utf8.count > ReadingBudget.longestPath {
                throw ReadingLimitError(subject: "The path of " + subject(group), limit: .bytes(ReadingBudget.longestPath))
            }
            known[group.identifier] = outer
        }
    }

    private func subject(_ group: ProjectObject) -> String {
        "\(archive.file.path): the group \((group["name"] ?? group["path"] ?? group.identifier).prefix(80))"
    }

    private func cycle(_ group: ProjectObject) -> ProjectError {
        ProjectError(
            .malformedProject, "\(subject(group)) holds itself.",
            advice: "Take it out of the groups inside it: its identifier is \(group.identifier.prefix(80)).")
    }
}

extension URL {
    /// This folder's file at a relative path, which may be empty and may climb with `..`.
    func appending(relativePath path: String) -> URL {
        if path.isEmpty { return self }
        if path.hasPrefix("/") { return URL(fileURLWithPath: path) }
        return appendingPathComponent(path).standardizedFileURL
    }
}
