import Foundation

/// An open folder, below which files are made and removed by their names.
///
/// Every step down is taken from the folder that is open (`openat`) and follows no link, so that nothing outside can be reached, whoever
/// changes what lies in the folder meanwhile.
package final class FolderHandle: Sendable {
    /// The folder's real path.
    package let path: String
    let descriptor: Int32
    /// The folder in which files are made before they are moved into place; the folder itself where there is none.
    let staging: FolderHandle?

    /// Opens the folder at a path that the user chose: links in it are followed.
    package convenience init(at path: String) throws {
        let descriptor = Foundation.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FolderFailure(errnoAt: path) }
        self.init(descriptor: descriptor, path: OpenFile.realPath(of: descriptor) ?? path, staging: nil)
    }

    private init(descriptor: Int32, path: String, staging: FolderHandle?) {
        self.descriptor = descriptor
        self.path = path
        self.staging = staging
    }

    deinit { close(descriptor) }

    package var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

    /// The same folder, whose files are made in `staging` first: of a process that is killed nothing half-written stays beside the others.
    package func staging(in staging: FolderHandle) -> FolderHandle {
        FolderHandle(descriptor: dup(descriptor), path: path, staging: staging)
    }

    // MARK: Folders below

    /// The folder at `relative`, one part of it after the other; made where there is none if `creating`.
    package func folder(_ relative: String, creating: Bool = false) throws -> FolderHandle {
        if let problem = FileName.problem(withPath: relative), !Self.isOnDisk(relative) { throw FolderFailure(relative, .path(problem)) }
        return try relative.split(separator: "/").reduce(self) { try $0.child(String($1), creating: creating) }
    }

    private func child(_ name: String, creating: Bool) throws -> FolderHandle {
        let place = "\(path)/\(name)"
        if creating, mkdirat(descriptor, name, 0o777) != 0, errno != EEXIST { throw FolderFailure(errnoAt: place) }
        let opened = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard opened >= 0 else {
            let code = errno
            switch kind(of: name) {
            case .link: throw FolderFailure(place, .link)
            case .file, .other: throw FolderFailure(place, .inTheWay)
            default: throw FolderFailure(place, .system(code))
            }
        }
        return FolderHandle(descriptor: opened, path: place, staging: staging)
    }

    /// Makes the folder `name`. Returns false when something of that name is there already.
    package func makeFolder(_ name: String) throws -> Bool {
        try Self.check(name)
        if mkdirat(descriptor, name, 0o777) == 0 { return true }
        guard errno == EEXIST else { throw FolderFailure(errnoAt: "\(path)/\(name)") }
        return false
    }

    // MARK: What is there

    package enum Kind: Hashable, Sendable { case file, folder, link, other }

    /// The kind of the entry `name`, links not followed; nil when there is nothing of that name.
    package func kind(of name: String) -> Kind? { status(of: name).map { Self.kind(of: $0.st_mode) } }

    func status(of name: String) -> stat? {
        var status = stat()
        return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    private static func kind(of mode: mode_t) -> Kind {
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    /// The folder's number in its file system; a copy of the folder has another.
    package var number: UInt64 {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? UInt64(status.st_ino) : 0
    }

    /// Whether the folder belongs to the user who runs this process.
    package var isOwn: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_uid == geteuid()
    }

    /// Names of what is in the folder, sorted.
    package func names() throws -> [String] {
        let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0, let stream = fdopendir(copy) else { throw FolderFailure(errnoAt: path) }
        defer { closedir(stream) }
        var result: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { result.append(name) }
        }
        return result.sorted()
    }

    /// Waits until no other process holds the folder for itself, and holds it during `body`.
    package func exclusively<Result>(_ body: () throws -> Result) rethrows -> Result {
        while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
        defer { flock(descriptor, LOCK_UN) }
        return try body()
    }

    /// Takes the lock file `name`, calling `onWait` first when another process has it. The lock lasts as long as the result.
    package func lock(_ name: String, onWait: () -> Void) throws -> OpenFile {
        let file = try open(name, O_RDWR | O_CREAT, mode: 0o644)
        if flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 { return file }
        onWait()
        while flock(file.descriptor, LOCK_EX) != 0 && errno == EINTR {}
        return file
    }

    // MARK: Paths

    /// The folder that holds the last part of `relative`, and that part.
    func parent(of relative: String, creating: Bool) throws -> (FolderHandle, String) {
        if let problem = FileName.problem(withPath: relative), !Self.isOnDisk(relative) { throw FolderFailure(relative, .path(problem)) }
        guard let slash = relative.lastIndex(of: "/") else { return (self, relative) }
        return (try folder(String(relative[..<slash]), creating: creating), String(relative[relative.index(after: slash)...]))
    }

    /// Names that a project gives are checked where they come in. Those of files that are copied with their folder may have what a name
    /// that is typed should not: enough that each stays a name.
    private static func isOnDisk(_ relative: String) -> Bool {
        relative.utf8.first != UInt8(ascii: "/") && !relative.utf8.contains(0)
            && relative.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    }

    static func check(_ name: String) throws {
        if !isOnDisk(name) || name.contains("/") { throw FolderFailure(name, .path(FileName.problem(with: name) ?? "has a zero byte")) }
    }

    func open(_ name: String, _ flags: Int32, mode: mode_t = 0o666) throws -> OpenFile {
        try Self.check(name)
        let opened = openat(descriptor, name, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, mode)
        guard opened >= 0 else {
            let code = errno
            throw FolderFailure("\(path)/\(name)", code == ELOOP ? .link : code == EISDIR ? .inTheWay : .system(code))
        }
        return OpenFile(descriptor: opened, path: "\(path)/\(name)")
    }
}
