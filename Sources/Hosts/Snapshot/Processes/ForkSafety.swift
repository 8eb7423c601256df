import Foundation

/// Whether copies of this process are as good as new ones. They are as long as it has one thread and no run loop: a copy has none of the
/// other threads, holds the locks they held, and shares what wakes a run loop with its siblings.
package struct ForkSafety: Hashable, Sendable {
    var threads: Int
    var dispatchHasThreads: Bool
    /// The targets of the open descriptors.
    var descriptors: [String]

    /// Why this process is not to be copied; nil where it may be.
    package var obstacle: String? {
        if threads > 1 || dispatchHasThreads { return "the app starts threads before UIApplicationMain" }
        let wakes: Set<String> = ["anon_inode:[eventfd]", "anon_inode:[eventpoll]", "anon_inode:[timerfd]"]
        return descriptors.contains(where: wakes.contains) ? "the app uses a run loop before UIApplicationMain" : nil
    }

    /// This process as it is now.
    package static var current: ForkSafety {
        let files = FileManager.default
        let open: [String] = (try? files.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return ForkSafety(
            threads: (try? files.contentsOfDirectory(atPath: "/proc/self/task"))?.count ?? 1, dispatchHasThreads: ProcessCalls.dispatchHasThreads,
            descriptors: open.compactMap { try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + $0) })
    }
}
