/// Actions: timers, main-queue blocks and main-actor tasks that are due run before the frame is laid out.
@MainActor enum RunLoopPhase {
    static func run() {
        // Each turn may make more work ready; a few turns are enough for chains of short tasks.
        for _ in 0..<3 { turn() }
    }

    /// Runs, where the process has a clock of its own, everything that is due until `time`, each timer, block and task at its own moment, and
    /// the work of other threads until they wait. Elsewhere time passes by itself.
    static func run(until time: Double) {
        guard SessionTime.isOn else { return }
        SessionTime.pass(until: time) {
            // A main queue that never ends does not keep the clock from going on.
            for _ in 0..<64 {
                turn()
                if !SessionTime.hasMainWork { return }
            }
        }
    }

    private static func turn() { _ = RunLoop.main.run(mode: .default, before: Date.distantPast) }
}
