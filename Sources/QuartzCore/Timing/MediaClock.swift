import ObjectRuntime

/// Where the session's time comes from. Everything animated reads it; nothing reads the machine's clock.
///
/// A host moves it forward: headless in steps of its choosing (virtual time), on a desktop by the display's ticks. So a
/// picture taken 0.15 s into an animation is the same picture every time.
package final class MediaClock {
    /// The clock of the app's session. Used on the main thread only, like all layers.
    package nonisolated(unsafe) static var current = MediaClock()

    /// Seconds since the session began. Never moves back.
    package private(set) var now: CFTimeInterval

    package init(now: CFTimeInterval = 0) {
        self.now = now
    }

    /// Moves the clock to `time`; a time in the past leaves it where it is.
    package func advance(to time: CFTimeInterval) {
        now = max(now, time)
    }
}

/// The session's time in seconds: the time base of layers and animations.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.current.now }
