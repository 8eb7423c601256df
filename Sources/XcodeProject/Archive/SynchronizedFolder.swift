import Foundation

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
    func files(ofTarget identifier: String, ownsFolder: Bool) -> [File] {
        let named = exceptions.filter { $0.target == identifier }.reduce(into: Set<String>()) { $0.formUnion($1.paths) }
        if named.isEmpty && !ownsFolder { return [] }
        return files().filter { file in
            let isNamed = named.contains { file.relativePath == $0 || file.relativePath.hasPrefix($0 + "/") }
            return isNamed != ownsFolder
        }
    }

    /// Every visible file below the folder, sorted by path; folders that count as one file are not entered.
    private func files() -> [File] {
        var result: [File] = []
        collect(folder: url, prefix: "", into: &result)
        return result
    }

    private func collect(folder: URL, prefix: String, into result: inout [File]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let url = folder.appendingPathComponent(name)
            let path = prefix + name
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else { continue }
            let isWhole = explicitFolders.contains(path)
                || FileKind.packageExtensions.contains((name as NSString).pathExtension.lowercased())
            if isDirectory.boolValue && !isWhole {
                collect(folder: url, prefix: path + "/", into: &result)
            } else {
                result.append(File(url: url, relativePath: path))
            }
        }
    }
}
