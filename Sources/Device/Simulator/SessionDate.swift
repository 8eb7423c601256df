import Foundation

/// The date that a session begins with: what the status bar shows, in the time zone of the window.
enum SessionDate {
    /// Seconds since 1970 on Monday, 5 June 2023, at 9:41 in a time zone, which becomes the process's.
    static func start(in zone: String) -> Int {
        setenv("TZ", zone, 1)
        tzset()
        var parts = tm()
        (parts.tm_year, parts.tm_mon, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_isdst) = (2023 - 1900, 5, 5, 9, 41, -1)
        return mktime(&parts)
    }
}
