import Foundation

/// Ends this process, its programs and its temporary folders when the keyboard, the system or a closed terminal says so.
public enum TerminationSignals {
    /// From now on INT, TERM and HUP end the process with status 128 and the signal's number. To be called before any thread starts:
    /// a thread of its own waits for the signals, so that no code runs inside a signal handler. A second signal kills what takes
    /// its time.
    ///
    /// - Parameter onEnd: Called before the process ends.
    public static func install(onEnd: @escaping @Sendable () -> Void = {}) {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            // `nohup` and the like have the last word.
            var action = sigaction()
            sigaction(number, nil, &action)
            if number != SIGHUP || action.__sigaction_handler.sa_handler == nil { sigaddset(&signals, number) }
        }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        let waited = signals
        Thread.detachNewThread {
            var signals = waited
            var number: Int32 = 0
            while sigwait(&signals, &number) != 0 {}
            OwnedResources.shared.endAll { Self.arrives(signals, within: 5_000_000) }
            onEnd()
            _exit(128 + number)
        }
    }

    /// Waits for the end of a process that a signal ends: called before a failure is reported, which then is none but the signal's.
    public static func waitIfEnding() { OwnedResources.shared.waitIfEnding() }

    /// Waits some nanoseconds for another signal.
    private static func arrives(_ signals: sigset_t, within nanoseconds: Int) -> Bool {
        var signals = signals
        var time = timespec(tv_sec: 0, tv_nsec: nanoseconds)
        return sigtimedwait(&signals, nil, &time) > 0
    }
}
