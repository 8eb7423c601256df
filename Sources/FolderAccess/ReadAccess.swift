import Foundation

/// The folders that files may be read from. Links are followed, as long as they lead to one of them.
package struct ReadAccess: Hashable, Sendable {
    /// Real paths; nil for everything.
    private let roots: Set<String>?

    /// Reads wherever the user may.
    package static let unlimited = ReadAccess(roots: nil)

    private init(roots: Set<String>?) { self.roots = roots }

    package init(folders: [URL]) { roots = Set(folders.map { Self.realPath($0.path) }) }

    package func adding(_ folder: URL) -> ReadAccess { ReadAccess(roots: roots?.union([Self.realPath(folder.path)])) }

    /// Whether the file or folder at `path` may be read. What is not there is judged by where it would be.
    package func admits(_ path: String) -> Bool { admits(real: Self.realPath(path)) }

    package func check(_ path: String) throws(FolderFailure) {
        let real = Self.realPath(path)
        if !admits(real: real) { throw FolderFailure(path, .outside(real)) }
    }

    /// Opens a file, and looks where it really is once it is open.
    package func open(_ path: String) throws -> OpenFile {
        let descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw FolderFailure(errnoAt: path) }
        let file = OpenFile(descriptor: descriptor, path: path)
        guard let real = OpenFile.realPath(of: descriptor), admits(real: real) else { throw FolderFailure(path, .outside(Self.realPath(path))) }
        return file
    }

    private func admits(real: String) -> Bool {
        guard let roots else { return true }
        return roots.contains { real == $0 || real.hasPrefix($0 == "/" ? "/" : $0 + "/") }
    }

    /// The path with links resolved, as far as it exists; what does not exist is appended as it stands.
    package static func realPath(_ path: String) -> String {
        var existing = URL(fileURLWithPath: path).path
        var rest: [String] = []
        while true {
            if let resolved = realpath(existing, nil) {
                defer { free(resolved) }
                let base = String(cString: resolved)
                let joined = ([base == "/" ? "" : base] + rest).joined(separator: "/")
                return FileName.normalised(String(joined.dropFirst())).map { "/" + $0 } ?? "/"
            }
            guard let slash = existing.lastIndex(of: "/"), slash != existing.startIndex else {
                return "/" + ([String(existing.dropFirst())] + rest).joined(separator: "/")
            }
            rest.insert(String(existing[existing.index(after: slash)...]), at: 0)
            existing = String(existing[..<slash])
        }
    }
}
