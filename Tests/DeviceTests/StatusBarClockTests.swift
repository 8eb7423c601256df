import Testing

@testable import Device

@Suite struct StatusBarClockTests {
    @Test("the status bar's date and time, after months and before the session's day", arguments: [
        (0, "9:41", "Mon Jun 5"), (14 * 60 + 19, "12:00", "Tue Jun 6"), (26 * 1440, "9:41", "Sat Jul 1"), (269 * 1440, "9:41", "Thu Feb 29"),
        (270 * 1440, "9:41", "Fri Mar 1"), (-582, "11:59", "Sun Jun 4"), (-156 * 1440, "9:41", "Sat Dec 31"),
    ])
    func date(minutes: Int, time: String, date: String) {
        let clock = StatusBarClock(minutes: minutes)
        #expect(clock.time == time)
        #expect(clock.date == date)
    }
}
