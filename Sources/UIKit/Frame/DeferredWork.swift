/// Work that waits for the frame's commit or for a time on the session's clock.
@MainActor final class DeferredWork {
    private var afterCommit: [() -> Void] = []
    private var timed: [(due: Double, work: () -> Void)] = []

    /// The work of the session that runs now. Appearance callbacks wait here for their first frame.
    static var shared: DeferredWork { AppContext.current.deferred }

    func runAfterNextCommit(_ work: @escaping () -> Void) {
        afterCommit.append(work)
    }

    /// Runs `work` `delay` seconds from now; in the next frame for 0.
    func schedule(after delay: Double, _ work: @escaping () -> Void) {
        timed.append((CACurrentMediaTime() + delay, work))
    }

    func run(at time: Double) {
        let due = timed.filter { $0.due <= time }
        timed.removeAll { $0.due <= time }
        for item in due.sorted(by: { $0.due < $1.due }) { item.work() }
    }

    func runAfterCommit() {
        let work: [() -> Void] = afterCommit
        afterCommit = []
        for item in work { item() }
    }

    func removeAll() {
        afterCommit = []
        timed = []
    }
}
