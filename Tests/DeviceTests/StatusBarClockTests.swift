import Testing

@testable import Device

@Suite struct StatusBarClockTests {
    @Test(
        "the status bar's date and time, after months and before the session's day",
        arguments: [
            (0, "9:41", "Mon Jun 5"), (14 * 60 + 19, "12:00", "Tue Jun 6"), (26 * 1440, "9:41", "Sat Jul 1"), (269 * 1440, "9:41", "Thu Feb 29"),
            (270 * 1440, "9:41", "Fri Mar 1"), (-582, "11:59", "Sun Jun 4"), (-156 * 1440, "9:41", "Sat Dec 31"),
        ])
    func date(minutes: Int, time: String, date: String) {
        let clock = StatusBarClock(minutes: minutes)
        #expect(clock.time == time)
        #expect(clock.date == date)
    }

    @Test("a date that is set in winter is shown by winter's time")
    func winter() {
        let june: Int = SessionDate.start(in: "America/New_York")
        defer { _ = SessionDate.start(in: "UTC") }
        let december: Int = SessionDate.seconds(year: 2024, month: 12, day: 24, hour: 18, minute: 0)
        #expect(SessionDate.shift(from: june, to: december) == -3600)
        #expect(SessionDate.shift(from: june, to: june + 86400) == 0)
        _ = SessionDate.start(in: "UTC")
        #expect(SessionDate.shift(from: june, to: december) == 0)
    }
}
