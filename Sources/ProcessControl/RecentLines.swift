/// The end of what a program printed: as many of its last lines as fit.
public struct RecentLines: Sendable {
    private let limit: Int
    private var kept: [String] = []
    private var first = 0
    private var size = 0

    /// - Parameter limit: Bytes that are kept.
    public init(limit: Int = 4 << 20) { self.limit = limit }

    public var lines: [String] { Array(kept[first...]) }

    /// Amortised constant time in the number of lines.
    public mutating func append(_ line: String) {
        kept.append(line)
        size += line.utf8.count
        while size > limit, first < kept.count - 1 {
            size -= kept[first].utf8.count
            kept[first] = ""
            first += 1
        }
        if first > 1024, first > kept.count / 2 {
            kept.removeFirst(first)
            first = 0
        }
    }
}
