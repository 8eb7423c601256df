import Dispatch
import Foundation

/// Work that belongs to the main actor, asked for on any thread.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Runs `body` now where this is the main queue, whichever thread drains it; waits for the queue elsewhere.
    static func run<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
        if Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true { return MainActor.assumeIsolated(body) }
        return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
}
