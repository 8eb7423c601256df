/// How often constants followed views' frames in one layout.
///
/// A baseline or a margin can depend on a frame that constraints found, and they on it. That comes to rest after some turns, but for constraints that
/// are in conflict: each turn may give up another one. Past the limit constants stay as they are until the next layout begins.
struct GeometryFeedback {
    /// A baseline in the middle moves by half of what its view's height did: it comes to rest within a pixel after a dozen turns.
    private static let mostTurns = 24

    private var turns: [ObjectIdentifier: Int] = [:]

    /// Whether constants follow `view` once more.
    mutating func follows(_ view: AnyObject) -> Bool {
        let count: Int = turns[ObjectIdentifier(view), default: 0]
        turns[ObjectIdentifier(view)] = count + 1
        return count < Self.mostTurns
    }

    /// Another layout begins.
    mutating func beginLayout() {
        if !turns.isEmpty { turns.removeAll(keepingCapacity: true) }
    }
}
