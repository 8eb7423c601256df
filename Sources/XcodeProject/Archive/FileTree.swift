import Foundation

/// Where the files of a project are: resolves the path of each file reference through the groups that hold it.
struct FileTree {
    let archive: ProjectArchive
    /// What paths relative to the project start from: the folder of the `.xcodeproj`, or as its `projectDirPath` says.
    let sourceRoot: URL
    private let parents: [String: String]

    init(archive: ProjectArchive) {
        self.archive = archive
        let folder = archive.url.deletingLastPathComponent()
        let directory = archive.root["projectDirPath"] ?? ""
        sourceRoot = directory.isEmpty ? folder : URL(fileURLWithPath: directory, relativeTo: folder).standardizedFileURL
        parents = archive.parents()
    }

    /// The place of a file reference, group or synchronized folder, or nil when it is not among the user's files (a
    /// framework of the SDK, a build product).
    func location(of object: ProjectObject) -> URL? {
        let path = object["path"] ?? ""
        switch object["sourceTree"] ?? "<group>" {
        case "<absolute>": return URL(fileURLWithPath: path)
        case "SOURCE_ROOT": return sourceRoot.appending(relativePath: path)
        case "<group>":
            guard let parent = parents[object.identifier].flatMap({ archive[$0] }) else {
                return sourceRoot.appending(relativePath: path)
            }
            return location(of: parent)?.appending(relativePath: path)
        default: return nil
        }
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
