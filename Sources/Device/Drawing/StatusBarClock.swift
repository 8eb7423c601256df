/// The time and date in a status bar. A session begins on Monday, 5 June 2023, at 9:41, in the time zone of its window.
package struct StatusBarClock: Hashable, Sendable {
    /// Whole minutes since 9:41; fewer than none where the user set the date back.
    package var minutes: Int

    package init(minutes: Int = 0) { self.minutes = minutes }

    private var minuteOfDay: Int { Self.start + minutes - day * Self.day }
    /// Days since 5 June 2023.
    private var day: Int { Int((Double(Self.start + minutes) / Double(Self.day)).rounded(.down)) }
    private static let start = 9 * 60 + 41
    private static let day = 24 * 60

    /// Such as "9:41".
    package var time: String {
        let (hour, minute) = (minuteOfDay / 60, minuteOfDay % 60)
        return "\((hour + 11) % 12 + 1):" + (minute < 10 ? "0\(minute)" : "\(minute)")
    }

    /// Such as "9:41 AM".
    package var timeWithPeriod: String { time + (minuteOfDay < Self.day / 2 ? " AM" : " PM") }

    /// Such as "Mon Jun 5".
    package var date: String {
        // Years are counted from March on, so that a leap day is their last; the number is that of days from 1 March of year 0 to 5 June 2023.
        let days: Int = 738_981 + day
        let era: Int = days / 146_097
        let dayOfEra: Int = days - era * 146_097
        let year: Int = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear: Int = dayOfEra - (365 * year + year / 4 - year / 100)
        let month: Int = (5 * dayOfYear + 2) / 153
        return "\(Self.weekdays[((day % 7) + 7) % 7]) \(Self.months[(month + 2) % 12]) \(dayOfYear - (153 * month + 2) / 5 + 1)"
    }
    private static let months: [String] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    private static let weekdays: [String] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
}
