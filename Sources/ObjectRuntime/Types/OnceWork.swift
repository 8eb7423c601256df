import Foundation

extension ObjCRuntime {
    /// Runs what a static property of type `Void` is set to, the first time that it is read. Read again by what it runs, it does nothing.
    public static func once(_ name: String, _ work: () -> Void) { AppServices.object { OnceWork() }.run(name, work) }
}

/// The work that an app has run once.
final class OnceWork: @unchecked Sendable {
    /// Others wait until it is done.
    private let lock = NSRecursiveLock()
    private var begun: Set<String> = []

    func run(_ name: String, _ work: () -> Void) {
        lock.lock()
        defer { lock.unlock() }
        if begun.insert(name).inserted { work() }
    }
}
