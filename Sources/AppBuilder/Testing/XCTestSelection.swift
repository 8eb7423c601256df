/// The XCTest tests that are still to be run, in as many processes as it takes.
struct XCTestSelection: Equatable {
    private var remaining: [String]

    /// Bytes of names that one process is given: an argument has no more room than twice that.
    private static let limit = 60_000

    /// - Parameter names: as XCTest lists them, `Module.Class/method`.
    init(_ names: [String]) { remaining = names }

    /// The names that the next process is given, nil when all have run.
    func next() -> [String]? {
        guard !remaining.isEmpty else { return nil }
        var size = 0
        let names = remaining.prefix { name in
            size += name.utf8.count + 1
            return size <= Self.limit
        }
        return names.isEmpty ? [remaining[0]] : Array(names)
    }

    /// Takes note of the tests that a process had results for, as XCTest calls them while they run, `Class.method`. Whether there were any.
    mutating func finish(_ names: [String]) -> Bool {
        let done = Set(names)
        let before = remaining.count
        remaining.removeAll { done.contains(Self.shortName($0)) }
        return remaining.count < before
    }

    /// Names that a process was given and had no results for, though it ran to its end: XCTest lists them and does not run them.
    mutating func drop(_ names: [String]) {
        let done = Set(names)
        remaining.removeAll { done.contains($0) }
    }

    static func shortName(_ name: String) -> String {
        let parts = name.split(separator: "/", maxSplits: 1)
        guard parts.count == 2, let type = parts[0].split(separator: ".").last else { return name }
        return "\(type).\(parts[1])"
    }
}
