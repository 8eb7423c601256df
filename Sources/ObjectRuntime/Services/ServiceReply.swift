import Dispatch
import Foundation

/// How services of the system answer: later, and on a queue of their own unless they promise another.
package enum ServiceReply {
    private struct Handler: @unchecked Sendable {
        // It is called once, on one queue; whoever passed it knows that.
        let call: () -> Void
    }

    /// Calls `body` after the present call has returned.
    package static func send(on queue: DispatchQueue? = nil, _ body: @escaping () -> Void) {
        let handler = Handler(call: body)
        (queue ?? .global(qos: .userInitiated)).async { handler.call() }
    }

    /// The same on the main queue.
    package static func sendOnMain(_ body: @escaping @MainActor () -> Void) {
        let handler = MainHandler(call: body)
        DispatchQueue.main.async { MainActor.assumeIsolated { handler.call() } }
    }

    private struct MainHandler: @unchecked Sendable { let call: @MainActor () -> Void }

    /// Marks the main queue, whose work is not always done by the main thread: a program without a run loop leaves it to others.
    private static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The result of work that belongs to the main thread, requested from any: others wait for it.
    package static func onMain<Value: Sendable>(_ body: @MainActor @Sendable () -> Value) -> Value {
        let isThere: Bool = Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true
        return isThere ? MainActor.assumeIsolated(body) : DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
}
