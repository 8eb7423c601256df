import Foundation

/// A folder for temporary files that only the user can enter and whose name nobody can guess. It goes away with this value.
package final class PrivateFolder {
    package let path: String

    /// Makes the folder in `TMPDIR`; in `/tmp` where that is not there, or has a path that some compilers cannot take.
    package init() throws {
        let chosen = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
        let isUsable = chosen.hasPrefix("/") && chosen.utf8.allSatisfy { $0 < 0x80 } && access(chosen, W_OK | X_OK) == 0
        var template = Array(((isUsable ? chosen : "/tmp") + "/quince-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw FolderFailure(errnoAt: isUsable ? chosen : "/tmp") }
        path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }

    deinit {
        guard let slash = path.lastIndex(of: "/"), let parent = try? FolderHandle(at: String(path[..<slash])) else { return }
        _ = try? parent.remove(String(path[path.index(after: slash)...]))
    }
}
