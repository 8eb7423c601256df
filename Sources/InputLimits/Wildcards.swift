/// Patterns as `fnmatch` has them: `*` stands for any run of characters, `?` for one.
package enum Wildcards {
    package static func matches(_ pattern: some StringProtocol, _ text: some StringProtocol) -> Bool {
        matches(Array(pattern), Array(text), isStar: { $0 == "*" }, matchesOne: { $0 == "?" || $0 == $1 })
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
