/// Patterns as `fnmatch` has them: `*` stands for any run of characters, `?` for one.
///
/// Of several `*` only the last one passed is ever tried again, which is enough: the time is at most the product of the two lengths.
package enum Wildcards {
    package static func matches(_ pattern: some StringProtocol, _ text: some StringProtocol) -> Bool {
        let pattern = Array(pattern)
        let text = Array(text)
        var place = 0
        var next = 0
        var star: (pattern: Int, text: Int)?
        while place < text.count {
            if next < pattern.count, pattern[next] == "*" {
                star = (next, place)
                next += 1
            } else if next < pattern.count, pattern[next] == "?" || pattern[next] == text[place] {
                next += 1
                place += 1
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                next = last.pattern + 1
                place = last.text + 1
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == "*" }
    }
}
