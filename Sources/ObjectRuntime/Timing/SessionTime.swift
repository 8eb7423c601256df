internal import CVirtualTime
import Glibc

/// The process's own clock, where it has one: in pictures and scripts, not in live windows and tests.
package enum SessionTime {
    /// Whether everything in the process that tells the time, or waits for one, follows the session.
    package static var isOn: Bool { vt_is_on() }

    /// Seconds since the session began, to the microsecond: what is due at the same moment happens some nanoseconds apart.
    package static var now: Double { Double(vt_session_time() / 1000) / 1e6 }

    /// Gives this process the machine's clock, as one needs that makes copies of itself and waits for them; `enter` undoes it in a copy.
    package static func leave() { vt_leave() }
    package static func enter() { vt_enter() }

    /// Begins a session, whose time is 0 from here on.
    /// - Parameter date: seconds since 1970 that the date says then.
    @MainActor package static func begin(date: Int) {
        vt_begin_session(Int64(date))
        MainThreadUse.watch()
    }

    /// Sets the date in seconds since 1970. The session's time goes on, and what waits for a time waits as long as it would have.
    @MainActor package static func setDate(_ date: Int) { vt_set_date(Int64(date)) }

    /// Seconds on the machine's clock, for what limits and measures the app from outside.
    package static var machine: Double { Double(vt_machine_time()) / 1e9 }

    /// Seconds for which a processor worked for this thread: what others do on the machine hardly counts.
    package static var processor: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Lets everything happen that is due until `time`, each thing at its own moment and the next only when nobody works any more.
    /// - Parameter runMain: does what waits for the main thread.
    @MainActor package static func pass(until time: Double, runMain: () -> Void) {
        let limit = UInt64((max(0, time) * 1e9).rounded())
        runMain()
        while vt_step(limit) { runMain() }
    }

    /// Whether a run loop or the main queue has work for the main thread.
    @MainActor package static var hasMainWork: Bool { vt_has_main_work() }
}
