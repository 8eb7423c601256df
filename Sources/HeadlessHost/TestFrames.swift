import AppSession
import Foundation

/// Makes the windows of this process live while its main run loop runs, as it does when a test waits for an expectation. Called
/// by code that Quince adds to an app's tests, before `main`.
public func registerTestFrames() {
    MainActor.assumeIsolated { TestFrames.shared.start() }
}

/// Frames by the machine's clock, for tests that show windows and wait: nobody else drives an app there.
@MainActor private final class TestFrames {
    static let shared = TestFrames()

    /// Seconds between frames.
    private static let interval: Double = 1.0 / 60
    private var time: Double = 0
    private var last = ContinuousClock.now

    /// A test that was busy for long does not make up for it: the animations go on where they were.
    private static let longestStep = 0.1

    func start() {
        let timer = Timer(fire: Date(timeIntervalSinceNow: Self.interval), interval: Self.interval, repeats: true) { _ in MainActor.assumeIsolated { TestFrames.shared.tick() } }
        RunLoop.main.add(timer, forMode: .common)
    }

    private func tick() {
        let now = ContinuousClock.now
        let parts = (now - last).components
        last = now
        time += min(Double(parts.seconds) + Double(parts.attoseconds) / 1e18, Self.longestStep)
        AppSession.runFrames?(time)
    }
}
