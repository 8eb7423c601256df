import AppBuilder
import Foundation

/// Builds an app on a thread of its own, once a file of its project was saved, until that succeeds.
final class Rebuild: @unchecked Sendable {
    private let condition = NSCondition()
    // Guarded by `condition`.
    private var built: AppBuilder.Application?
    private var isOver = false

    /// - Parameters:
    ///   - outputs: paths of folders that the build writes into.
    ///   - onSuccess: called on the thread, before anybody who waits goes on.
    init(of project: String, writing outputs: [String?], _ build: @escaping () throws -> AppBuilder.Application, onSuccess: @escaping () -> Void) {
        // Nobody else calls them.
        nonisolated(unsafe) let (build, onSuccess) = (build, onSuccess)
        let thread = Thread { [self] in
            var files = ProjectWatch(project: project, writing: outputs.compactMap { $0 })
            while true {
                let changed = files.wait { self.condition.withLock { self.isOver } }
                if condition.withLock({ isOver }) { return }
                Terminal.say("Changed: " + Watching.list(changed))
                do {
                    let application = try build()
                    condition.withLock { built = application }
                    onSuccess()
                    condition.withLock { condition.broadcast() }
                    return
                } catch {
                    Reporting.announce(error)
                }
            }
        }
        // The compiler's output is parsed on it.
        thread.stackSize = 8 << 20
        thread.start()
    }

    var hasBuilt: Bool { condition.withLock { built != nil } }

    /// Waits for the app.
    func wait() -> AppBuilder.Application {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let built { return built }
            condition.wait()
        }
    }

    /// Builds no more.
    func end() { condition.withLock { isOver = true } }
}
