/// Finds bytes that were there before: the last places of each four bytes, a few steps back.
struct MatchFinder {
    struct Match {
        var length: Int
        var distance: Int
    }

    private static let hashBits = 15
    private static let mostSteps = 16

    private let source: [UInt8]
    private let window: Int
    private var heads: [Int32]
    private var previous: [Int32]

    init(_ source: [UInt8], window: Int) {
        self.source = source
        self.window = window
        heads = [Int32](repeating: -1, count: 1 << Self.hashBits)
        previous = [Int32](repeating: -1, count: source.count)
    }

    private func hash(_ position: Int) -> Int {
        let value: UInt32 =
            UInt32(source[position]) | UInt32(source[position + 1]) << 8 | UInt32(source[position + 2]) << 16 | UInt32(source[position + 3]) << 24
        return Int((value &* 2_654_435_761) >> UInt32(32 - Self.hashBits))
    }

    /// The longest match of the bytes at `position` that ends before `limit`; the place is remembered.
    mutating func match(at position: Int, limit: Int) -> Match? {
        guard position + 4 <= source.count else { return nil }
        var best: Match?
        let key: Int = hash(position)
        var candidate = Int(heads[key])
        var steps = 0
        while candidate >= 0, position - candidate <= window, steps < Self.mostSteps {
            var length = 0
            while position + length < limit, source[candidate + length] == source[position + length] { length += 1 }
            if length >= 4, length > (best?.length ?? 0) { best = Match(length: length, distance: position - candidate) }
            candidate = Int(previous[candidate])
            steps += 1
        }
        previous[position] = heads[key]
        heads[key] = Int32(position)
        return best
    }

    /// Remembers the places inside a match.
    mutating func insert(_ positions: Range<Int>) {
        for position in positions where position + 4 <= source.count {
            let key: Int = hash(position)
            previous[position] = heads[key]
            heads[key] = Int32(position)
        }
    }
}
