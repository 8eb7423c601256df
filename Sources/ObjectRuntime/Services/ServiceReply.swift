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
}
