import Synchronization

/// The time by which a program must have ended, or shown that it gets on: by the wall clock, whatever the program does.
public final class Deadline: Sendable {
    private let time: Mutex<ContinuousClock.Instant>

    public init(after seconds: Double) {
        time = Mutex(.now + .seconds(seconds))
    }

    /// Begins the time anew.
    public func renew(after seconds: Double) { time.withLock { $0 = .now + .seconds(seconds) } }

    var isOver: Bool { time.withLock { $0 <= .now } }

    /// Milliseconds that are left, rounded up.
    var milliseconds: Int32 {
        let left: Duration = time.withLock { ContinuousClock.now.duration(to: $0) }
        return Int32(max(0, min(left / .milliseconds(1), 3_600_000)).rounded(.up))
    }
}
