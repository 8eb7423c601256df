internal import CVirtualTime
import Dispatch

/// Drawing on several processors.
package enum Processors {
    /// Whether everything is done on the thread that asks, one after the other: where no thread may be started.
    @TaskLocal package static var isOne: Bool = false

    /// Runs `body` for 0 to `iterations` - 1, side by side, and returns when all are done.
    ///
    /// In a process with a clock of its own the app's threads work one at a time, and queues are the app's; drawing has threads beside
    /// them.
    package static func perform(iterations: Int, _ body: @Sendable (Int) -> Void) {
        if iterations < 2 || isOne { return (0..<iterations).forEach(body) }
        guard vt_is_on() else { return DispatchQueue.concurrentPerform(iterations: iterations, execute: body) }
        withoutActuallyEscaping(body) { body in
            let work = Work(body: body)
            withExtendedLifetime(work) {
                vt_apply(UInt64(iterations), Unmanaged.passUnretained(work).toOpaque()) { context, index in
                    guard let context else { return }
                    Unmanaged<Work>.fromOpaque(context).takeUnretainedValue().body(Int(index))
                }
            }
        }
    }

    private final class Work {
        let body: @Sendable (Int) -> Void
        init(body: @escaping @Sendable (Int) -> Void) { self.body = body }
    }
}
