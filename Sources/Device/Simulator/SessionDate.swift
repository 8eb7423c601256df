import Foundation

/// The date that a session begins with: what the status bar shows, in the time zone of the window.
enum SessionDate {
    /// Seconds since 1970 on Monday, 5 June 2023, at 9:41 in a time zone, which becomes the process's.
    static func start(in zone: String) -> Int {
        setenv("TZ", zone, 1)
        tzset()
        return seconds(year: 2023, month: 6, day: 5, hour: 9, minute: 41)
    }

    /// By how many seconds clocks in the process's time zone are set on between two dates, given in seconds since 1970: summer time's, mostly.
    static func shift(from start: Int, to end: Int) -> Int {
        func offset(_ date: Int) -> Int {
            var (time, parts) = (time_t(date), tm())
            return localtime_r(&time, &parts) == nil ? 0 : parts.tm_gmtoff
        }
        return offset(end) - offset(start)
    }

    /// Seconds since 1970 at a date in the process's time zone.
    static func seconds(year: Int, month: Int, day: Int, hour: Int, minute: Int) -> Int {
        var parts = tm()
        (parts.tm_year, parts.tm_mon, parts.tm_mday) = (Int32(year - 1900), Int32(month - 1), Int32(day))
        (parts.tm_hour, parts.tm_min, parts.tm_isdst) = (Int32(hour), Int32(minute), -1)
        return mktime(&parts)
    }
}
