import CProcessControl
import Foundation
import Synchronization

/// The resources that must not outlive this process: the programs it runs and the folders it keeps files in for a while.
final class OwnedResources: Sendable {
    /// Signals are the process's, so what they end is too.
    static let shared = OwnedResources()

    private struct State {
        /// Supervisors and the sockets they listen to.
        var supervisors: [pid_t: Int32] = [:]
        var folders: Set<String> = []
        /// Patterns of folders whose stale ones have been removed.
        var cleaned: Set<String> = []
        var isEnding = false
    }

    private let state = Mutex(State())
    /// Held while something is put into place. Before `state`, where both are.
    private let commits = Mutex(())

    /// Starts a supervisor and keeps it until `reap`. Does not return once the process is ending.
    func start(control: Int32, _ start: () -> pid_t) -> pid_t {
        let identifier: pid_t? = state.withLock { state in
            if state.isEnding { return nil }
            let identifier = start()
            if identifier > 0 { state.supervisors[identifier] = control }
            return identifier
        }
        guard let identifier else { Self.waitForExit() }
        return identifier
    }

    /// Waits for the end of a supervisor.
    func reap(_ supervisor: pid_t) {
        var status: Int32 = 0
        while waitpid(supervisor, &status, 0) < 0 && errno == EINTR {}
        let isEnding: Bool = state.withLock { state in
            state.supervisors[supervisor] = nil
            return state.isEnding
        }
        // The program was ended by a signal to this process; what comes next must not look like its failure.
        if isEnding { Self.waitForExit() }
    }

    /// Makes a folder and keeps it until `remove`. Does not return once the process is ending.
    func add<Folder>(_ make: () throws -> (Folder, path: String)) throws -> Folder {
        let made: Folder? = try state.withLock { state in
            if state.isEnding { return nil }
            let (folder, path) = try make()
            state.folders.insert(path)
            return folder
        }
        guard let made else { Self.waitForExit() }
        return made
    }

    func forget(folder: String) { _ = state.withLock { $0.folders.remove(folder) } }

    /// Puts what was made in a folder into its place: `endAll` waits for it. Does not return once the process is ending.
    ///
    /// `body` must neither start programs nor make folders: it could come to wait for the end, which waits for it.
    func commit<Result>(_ body: () throws -> Result) rethrows -> Result {
        let result: Result? = try commits.withLock { _ in
            if state.withLock({ $0.isEnding }) { return nil }
            return try body()
        }
        guard let result else { Self.waitForExit() }
        return result
    }

    /// Does not return once the process is ending: what fails then fails because its folders are gone.
    func waitIfEnding() {
        if state.withLock({ $0.isEnding }) { Self.waitForExit() }
    }

    /// Whether this is the first time that somebody asks for the pattern.
    func isFirst(_ pattern: String) -> Bool { state.withLock { $0.cleaned.insert(pattern).inserted } }

    /// Ends all programs and removes all folders. `isUrgent` is asked again and again whether to kill at once.
    func endAll(isUrgent: () -> Bool) {
        let supervisors: [pid_t: Int32] = state.withLock { state in
            state.isEnding = true
            return state.supervisors
        }
        Self.order(SUPERVISOR_STOP, supervisors)
        var limit = ContinuousClock.now + .seconds(3)
        var isKilling = false
        while supervisors.keys.contains(where: Self.isRunning) {
            if isUrgent() || ContinuousClock.now > limit {
                if isKilling && ContinuousClock.now > limit { break }
                isKilling = true
                limit = .now + .seconds(6)
                Self.order(SUPERVISOR_KILL, supervisors)
            }
        }
        // What is being put into place is there whole, or not at all.
        limit = .now + .seconds(10)
        while ContinuousClock.now < limit, commits.withLockIfAvailable({ _ in removeFolders() }) == nil { usleep(1000) }
        if ContinuousClock.now >= limit { removeFolders() }
    }

    private func removeFolders() {
        // Other threads may still be writing into one; what they add is gone with the next try.
        let folders: Set<String> = state.withLock { $0.folders }
        for _ in 0..<20 where folders.filter({ !FolderRemoval.remove($0) }).isEmpty { break }
    }

    private static func order(_ order: Int32, _ supervisors: [pid_t: Int32]) {
        var byte = UInt8(truncatingIfNeeded: order)
        for control in supervisors.values { send(control, &byte, 1, Int32(MSG_NOSIGNAL)) }
    }

    /// Whether a supervisor is there; leaves reaping to the thread that started it.
    private static func isRunning(_ supervisor: pid_t) -> Bool {
        var information = siginfo_t()
        guard waitid(P_PID, id_t(supervisor), &information, WEXITED | WNOHANG | WNOWAIT) == 0 else { return false }
        return information._sifields._sigchld.si_pid == 0
    }

    private static func waitForExit() -> Never { while true { pause() } }
}
