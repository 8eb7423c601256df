internal import CVirtualTime

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

    /// Makes a change under watch. The limit is one of the machine's time: the session's stands still while the app is at it.
    package func run(_ window: String, _ change: () -> Void) {
        let call = Call(window: window, watch: self)
        let nanoseconds = UInt64(max(0, limit) * 1e9)
        let alarm: UnsafeMutableRawPointer? = vt_start_alarm(
            nanoseconds,
            { context in
                guard let context else { return }
                let call = Unmanaged<Call>.fromOpaque(context).takeUnretainedValue()
                call.watch.onLate(call.window, call.watch.limit)
            }, Unmanaged.passUnretained(call).toOpaque())
        withExtendedLifetime(call) {
            change()
            vt_stop_alarm(alarm)
        }
    }

    private final class Call: Sendable {
        let window: String
        let watch: ResizeWatch
        init(window: String, watch: ResizeWatch) { (self.window, self.watch) = (window, watch) }
    }
}
