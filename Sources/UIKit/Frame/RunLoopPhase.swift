/// Actions: timers, main-queue blocks and main-actor tasks that are due run before the frame is laid out.
@MainActor enum RunLoopPhase {
    static func run() {
        // Each turn may make more work ready; a few turns are enough for chains of short tasks.
        for _ in 0..<3 { _ = RunLoop.main.run(mode: .default, before: Date.distantPast) }
    }
}
