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
}
