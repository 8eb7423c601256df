import TestSupport

/// A number of seconds that no other process sleeps for: it tells whether the processes of one test are gone.
struct Mark {
    let text = "9\(UInt64.random(in: 1_000_000_000...9_999_999_999))"

    /// How many processes have the mark among their arguments.
    var processes: Int { RunningProcesses.count(with: text) }
}
