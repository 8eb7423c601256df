/// What a status bar says of the time. A session begins on Monday, 5 June 2023, at 9:41, in the time zone of its window.
package struct StatusBarClock: Hashable, Sendable {
    /// Whole minutes since 9:41.
    package var minutes: Int

    package init(minutes: Int = 0) { self.minutes = max(0, minutes) }

    private var minuteOfDay: Int { (Self.start + minutes) % Self.day }
    private static let start = 9 * 60 + 41
    private static let day = 24 * 60

    /// Such as "9:41".
    package var time: String {
        let (hour, minute) = (minuteOfDay / 60, minuteOfDay % 60)
        return "\((hour + 11) % 12 + 1):" + (minute < 10 ? "0\(minute)" : "\(minute)")
    }

    /// Such as "9:41 AM".
    package var timeWithPeriod: String { time + (minuteOfDay < Self.day / 2 ? " AM" : " PM") }

    /// Such as "Mon Jun 5". Within June: a session is shorter than three weeks.
    package var date: String {
        let days: Int = min((Self.start + minutes) / Self.day, 25)
        return "\(Self.weekdays[days % 7]) Jun \(5 + days)"
    }
    private static let weekdays: [String] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
}
