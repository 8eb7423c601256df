import Foundation

/// Calls of the system that Swift does not offer by name: `fork`, since few programs may call it, and `prctl`, whose arguments vary.
package enum ProcessCalls {
    private typealias Fork = @convention(c) () -> pid_t
    private typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    private typealias SignalThread = @convention(c) (pid_t, pid_t, Int32) -> Int32
    private typealias Question = @convention(c) () -> Bool

    private static func symbol<Call>(_ name: String, _ type: Call.Type) -> Call? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }

    /// Makes a copy of this process: 0 in the copy, its identifier here, -1 where there is none.
    package static func fork() -> pid_t { symbol("fork", Fork.self)?() ?? -1 }

    /// Aborts a process on its main thread: what Swift's runtime says of that crash is where the thread was.
    static func abortMainThread(of process: pid_t) { _ = symbol("tgkill", SignalThread.self)?(process, process, SIGABRT) }

    /// Has this process killed when its parent ends.
    static func endWithParent() { _ = symbol("prctl", Control.self)?(1, UInt(SIGKILL), 0, 0, 0) }

    /// Makes this process the parent of what its children leave behind.
    static func adoptOrphans() { _ = symbol("prctl", Control.self)?(36, 1, 0, 0, 0) }

    /// Whether libdispatch has begun to use threads: a copy of such a process cannot use it.
    static var dispatchHasThreads: Bool { symbol("_dispatch_is_multithreaded", Question.self)?() ?? false }
}
