import ObjectRuntime

/// The source of the session's time. Everything animated reads it; nothing reads the machine's clock.
///
/// A host moves it forward: headless in steps of its choosing (virtual time), on a desktop by the display's ticks. So a
/// picture taken 0.15 s into an animation is the same picture every time.
package final class MediaClock {
    /// The clock of the app's session.
    package static var current: MediaClock { LayerContext.current.clock }

    /// Lets the session's layers go by `clock` from now on: on the main thread alone, where they are drawn.
    @MainActor package static func start(_ clock: MediaClock) { LayerContext.current.clock = clock }

    private var reached: CFTimeInterval

    /// Seconds since the session began. Never moves back. Where the process has a clock of its own, time also passes between frames: for
    /// a timer that is due there, or for code that sleeps.
    package var now: CFTimeInterval { SessionTime.isOn ? max(reached, SessionTime.now) : reached }

    package init(now: CFTimeInterval = 0) {
        reached = now
    }

    /// Moves the clock to `time`; a time in the past leaves it where it is.
    package func advance(to time: CFTimeInterval) {
        reached = max(reached, time)
    }
}

/// The session's time in seconds: the time base of layers and animations.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.current.now }
