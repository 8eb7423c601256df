import Dispatch
import Foundation

/// Limits the time an app may take over one change of its window. The system ends an app that does not return in time.
package final class ResizeWatch: Sendable {
    /// Seconds of real time that one change may take: what the system allows an app for an update of its scene.
    package static let systemLimit: Double = 10

    private let limit: Double
    private let onLate: @Sendable (String, Double) -> Void

    /// - Parameter onLate: Called on another thread, with the window's name and the limit, while the app is still at it.
    package init(limit: Double = systemLimit, onLate: @escaping @Sendable (String, Double) -> Void) {
        self.limit = limit
        self.onLate = onLate
    }

    /// Makes a change under watch.
    package func run(_ window: String, _ change: () -> Void) {
        let (limit, onLate) = (self.limit, self.onLate)
        let alarm = DispatchWorkItem { onLate(window, limit) }
        DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + limit, execute: alarm)
        change()
        alarm.cancel()
    }
}
