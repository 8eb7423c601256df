import UIKit

/// Runs frames by hand, as a host would: each step is a sixtieth of a second later.
@MainActor final class TestFrames {
    private let frame = Frame()
    private var time: Double = 0

    /// Time begins anew: other tests have moved it.
    init() {
        MediaClock.start(MediaClock())
    }

    func step(_ count: Int = 1) {
        for _ in 0..<count {
            time += Frame.interval
            frame.run(until: time)
        }
    }
}
