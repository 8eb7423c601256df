import Foundation

enum Measure {
    /// The least time of several runs, in milliseconds: of the processor, of all threads together, and by the clock on the wall.
    static func milliseconds(runs: Int = 9, _ body: () throws -> Void) rethrows -> (processor: Double, wall: Double) {
        var best = (processor: Double.infinity, wall: Double.infinity)
        try body()
        for _ in 0..<runs {
            let (processor, wall) = (seconds(CLOCK_PROCESS_CPUTIME_ID), seconds(CLOCK_MONOTONIC))
            try body()
            best.processor = min(best.processor, (seconds(CLOCK_PROCESS_CPUTIME_ID) - processor) * 1000)
            best.wall = min(best.wall, (seconds(CLOCK_MONOTONIC) - wall) * 1000)
        }
        return best
    }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    static func ratio(_ peer: Double, _ own: Double) -> String { String(format: "%5.2f", peer / own) }
    static func text(_ value: Double) -> String { String(format: "%8.2f", value) }
}
