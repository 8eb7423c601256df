/// A date and time as a user sets them: `2024-02-29 08:00`, in the time zone of the window.
package struct DateOnClock: Hashable, Sendable {
    package var year: Int
    package var month: Int
    package var day: Int
    package var hour: Int
    package var minute: Int

    /// Nil where the text is no date of 1990 to 2099.
    package init?(_ text: String) {
        guard let parts = text.wholeMatch(of: /(\d{4})-(\d{2})-(\d{2}) (\d{1,2}):(\d{2})/)?.output,
            let year = Int(parts.1), let month = Int(parts.2), let day = Int(parts.3), let hour = Int(parts.4), let minute = Int(parts.5),
            (1990...2099).contains(year), (1...12).contains(month), hour < 24, minute < 60, day >= 1, day <= Self.days(in: month, of: year)
        else { return nil }
        (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        let isLeap: Bool = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// Since 1970, in the process's time zone.
    var seconds: Int { SessionDate.seconds(year: year, month: month, day: day, hour: hour, minute: minute) }
}
