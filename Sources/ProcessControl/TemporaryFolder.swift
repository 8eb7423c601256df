import CProcessControl
import Foundation

/// A folder that exists as long as this value: private, with a name that nobody can guess, and removed with it, by a signal that
/// ends the process, or, where the process was killed, by the next one that makes such a folder.
public final class TemporaryFolder: Sendable {
    public let url: URL
    /// Open and locked as long as its owner lives: the lock tells others that the folder is in use.
    private let descriptor: Int32

    /// A folder of its own for this user alone, in the system's temporary folder.
    public convenience init(prefix: String = "quince-") throws {
        try self.init(in: FileManager.default.temporaryDirectory, prefix: prefix)
    }

    /// - Parameters:
    ///   - parent: An existing folder.
    ///   - mode: Its permissions, less those that the process's mask takes away.
    /// - Throws: `CocoaError` when it cannot be made.
    public init(in parent: URL, prefix: String, suffix: String = "", mode: mode_t = 0o700) throws {
        if OwnedResources.shared.isFirst("\(parent.path)/\(prefix)*\(suffix)") { Self.removeStale(in: parent, prefix: prefix, suffix: suffix) }
        (url, descriptor) = try OwnedResources.shared.add {
            while true {
                let url = parent.appendingPathComponent("\(prefix)\(Self.randomName())\(suffix)", isDirectory: true)
                guard mkdir(url.path, mode) == 0 else {
                    if errno == EEXIST { continue }
                    throw Self.error(at: url)
                }
                // Between the two steps another process may have taken it for a stale one.
                if let descriptor = Self.lock(url.path) { return ((url, descriptor), url.path) }
                guard errno == ENOENT || errno == EWOULDBLOCK else { throw Self.error(at: url) }
            }
        }
    }

    deinit { remove() }

    /// Removes the folder with all in it. Does nothing when it is gone or has been moved.
    public func remove() {
        FolderRemoval.remove(url.path)
        OwnedResources.shared.forget(folder: url.path)
        flock(descriptor, LOCK_UN)
    }

    /// Puts what was made in the folder into its place. A signal that ends the process waits for it; once the process is ending, this does not return
    /// and `body` is not called.
    ///
    /// `body` must neither start programs nor make temporary folders.
    public func commit<Result>(_ body: () throws -> Result) rethrows -> Result { try OwnedResources.shared.commit(body) }

    /// Exchanges this folder and one at another place in one step; `url` is then what stood there. False where the system cannot.
    public func exchange(with other: URL) -> Bool { exchange_paths(url.path, other.path) == 0 }

    private static let nameLength = 12

    private static func randomName() -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
        var generator = SystemRandomNumberGenerator()
        return String((0..<nameLength).map { _ in letters.randomElement(using: &generator)! })
    }

    private static func error(at url: URL) -> any Error {
        CocoaError(
            errno == ENOENT ? .fileNoSuchFile : errno == ENOSPC ? .fileWriteOutOfSpace : .fileWriteNoPermission,
            userInfo: [
                NSFilePathErrorKey: url.path, NSLocalizedDescriptionKey: String(cString: strerror(errno)),
            ])
    }

    /// Locks a folder that is there under this name and in nobody's use. Returns nil where it is not.
    private static func lock(_ path: String) -> Int32? {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        var (locked, named) = (stat(), stat())
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &locked) == 0, lstat(path, &named) == 0,
            locked.st_ino == named.st_ino, locked.st_uid == geteuid()
        else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    /// Removes what processes that were killed have left.
    private static func removeStale(in parent: URL, prefix: String, suffix: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? [] {
            guard name.hasPrefix(prefix), name.hasSuffix(suffix), name.utf8.count == prefix.utf8.count + nameLength + suffix.utf8.count
            else { continue }
            let path = parent.appendingPathComponent(name).path
            guard let descriptor = lock(path) else { continue }
            FolderRemoval.remove(path)
            close(descriptor)
        }
    }
}
