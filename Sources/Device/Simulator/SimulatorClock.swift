import ObjectRuntime

/// The time of a session: seconds since the app was launched, and what the device's clock shows.
package struct SimulatorClock: Hashable {
    /// Seconds since launch.
    package private(set) var time: Double = 0
    /// Seconds by which the date went on before the app was started again.
    private var secondsBefore: Int = 0
    /// The date of the first launch, in seconds since 1970.
    private var start: Int = 0

    package init() {}

    /// Begins at 0, as the app is launched.
    /// - Parameters:
    ///   - zone: as the time zone database names it; it becomes the process's.
    ///   - seconds: by how much the date is past that of a first launch.
    @MainActor mutating func begin(in zone: String, secondsAfterStart seconds: Int) {
        secondsBefore = seconds
        start = SessionDate.start(in: zone)
        SessionTime.begin(date: start + seconds)
        time = 0
    }

    /// The user sets the date. Where the date is the machine's it stays so.
    /// - Parameter seconds: since 1970.
    @MainActor mutating func setDate(_ seconds: Int, in zone: String) {
        guard SessionTime.isOn else { return }
        secondsBefore = seconds - SessionDate.start(in: zone) - Int(time)
        SessionTime.setDate(seconds)
    }

    mutating func pass(_ seconds: Double) { time += seconds }

    /// An app that sleeps on its main thread keeps everybody waiting, whatever it was called for.
    mutating func catchUp() {
        if SessionTime.isOn { time = max(time, SessionTime.now) }
    }

    /// By how many whole seconds the date went on since the app was first started. Elsewhere than with the session's clock it is the machine's.
    package var secondsSinceFirstLaunch: Int { SessionTime.isOn ? secondsBefore + Int(time) : 0 }

    /// Minutes by which the status bar's clock went on, with summer time. It stands still in live windows, where the app's date is the machine's.
    var minutes: Int {
        let seconds: Int = secondsSinceFirstLaunch
        guard seconds != 0 else { return 0 }
        return Int((Double(seconds + SessionDate.shift(from: start, to: start + seconds)) / 60).rounded(.down))
    }
}
