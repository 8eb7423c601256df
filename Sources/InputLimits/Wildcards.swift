import Foundation

/// Patterns as the C library's `fnmatch` reads them: `*` stands for any run of characters, `?` for one, `[a-z]` for one of several; a
/// backslash takes the next character as it is.
///
/// Of several `*` it tries only the last one passed again, so that no pattern takes long.
package enum Wildcards {
    /// A character of UTF-8 counts as one, whatever the process's own locale. It belongs to the process, which never frees it.
    nonisolated(unsafe) private static let locale: locale_t? = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)

    package static func matches(_ pattern: some StringProtocol, _ text: some StringProtocol) -> Bool {
        // C's strings end there.
        if pattern.utf8.contains(0) || text.utf8.contains(0) { return false }
        let before = uselocale(locale)
        defer { uselocale(before) }
        return pattern.withCString { pattern in text.withCString { fnmatch(pattern, $0, 0) == 0 } }
    }

    /// The same for lists: of paths, whose parts have patterns of their own.
    ///
    /// Of several stars only the last one passed is ever tried again, which is enough: the time is at most the product of the two lengths.
    package static func matches<Pattern, Element>(
        _ pattern: [Pattern], _ list: [Element], isStar: (Pattern) -> Bool, matchesOne: (Pattern, Element) -> Bool
    ) -> Bool {
        var place = 0
        var next = 0
        var star: (pattern: Int, place: Int)?
        while place < list.count {
            if next < pattern.count, isStar(pattern[next]) {
                star = (next, place)
                next += 1
            } else if next < pattern.count, matchesOne(pattern[next], list[place]) {
                next += 1
                place += 1
            } else if let last = star {
                star = (last.pattern, last.place + 1)
                next = last.pattern + 1
                place = last.place + 1
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy(isStar)
    }
}
