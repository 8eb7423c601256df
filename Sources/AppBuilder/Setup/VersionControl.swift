import Foundation
import ProcessControl

/// Whether what is in a folder can be had back: files are changed in place only where version control has them.
package enum VersionControl {
    /// Why a folder's files may not be changed in place.
    package enum Refusal: Error, Hashable, Sendable, CustomStringConvertible {
        case notControlled(String)
        case changes(String, [String])

        package var description: String {
            switch self {
            case .notControlled(let folder):
                "\(folder) is not under version control, so that its files are not changed in place. Commit it to a Git repository, or give --out DIR."
            case .changes(let folder, let files):
                "\(folder) has changes that are not committed: \(files.prefix(3).joined(separator: ", "))\(files.count > 3 ? " and \(files.count - 3) more" : ""). Commit or stash them, or give --out DIR."
            }
        }
    }

    private static let seconds: Double = 60

    /// Throws `Refusal` where the folder is in no Git repository, or has changes that are not committed.
    ///
    /// Git runs nothing of what the repository's own settings name as hooks and monitors. Its filters may be programs, hence the confinement.
    package static func requireCleanTree(_ folder: URL, in sandbox: Sandbox) throws {
        let arguments = [
            "--no-optional-locks", "-c", "safe.directory=*", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "core.untrackedCache=false",
            "status", "--porcelain", "-z",
            "--untracked-files=normal", "--ignore-submodules=all", "--", ".",
        ]
        let runner = CommandRunner("git", arguments, environment: .inheritedAdding(["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0"]), folder: folder)
        var confinement = Confinement()
        confinement.readable = [(repository(of: folder) ?? folder).path]
        let answer = try sandbox.confine(runner, to: confinement).capture(deadline: Deadline(after: seconds))
        guard answer.outcome == .exited(0) else { throw Refusal.notControlled(folder.path) }
        let changes: [String] = answer.output.split { $0 == "\0" || $0.isNewline }.map { String($0.dropFirst(3)) }
        if !changes.isEmpty { throw Refusal.changes(folder.path, changes) }
    }

    /// The nearest folder around it with a `.git`.
    private static func repository(of folder: URL) -> URL? {
        var place: URL = folder.standardizedFileURL
        while place.path != "/" {
            if FileManager.default.fileExists(atPath: place.appendingPathComponent(".git").path) { return place }
            place.deleteLastPathComponent()
        }
        return nil
    }
}
