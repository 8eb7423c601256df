import Foundation

/// Frames by the machine's clock, for tests: nobody else drives an app there. They run whenever the main run loop does, as it does while a
/// test waits, whether or not a window is shown.
@MainActor final class TestFrames {
    /// Seconds between frames.
    private static let interval: Double = 1.0 / 60

    /// A test that was busy for long does not make up for it: the animations go on where they were.
    private static let longestStep = 0.1

    private var last = ContinuousClock.now
    private let advance: @MainActor (Double) -> Void

    /// - Parameter advance: lets so many seconds pass.
    init(advance: @escaping @MainActor (Double) -> Void) { self.advance = advance }

    /// Begins, and goes on until the process ends.
    func start() {
        let timer = Timer(fire: Date(timeIntervalSinceNow: Self.interval), interval: Self.interval, repeats: true) { _ in
            MainActor.assumeIsolated { self.tick() }
        }
        RunLoop.main.add(timer, forMode: .common)
    }

    private func tick() {
        let now = ContinuousClock.now
        let elapsed: Double = (now - last) / .seconds(1)
        last = now
        advance(min(elapsed, Self.longestStep))
    }
}
