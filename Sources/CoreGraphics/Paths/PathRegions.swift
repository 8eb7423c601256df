import Foundation

/// The areas of one or two paths of straight lines, cut at all crossings, and what becomes of them together.
///
/// Points lie on a grid that is far finer than what is seen, so that lines meet where they cross.
struct PathRegions {
    struct Line {
        var from: CGPoint
        var to: CGPoint
        /// The second path's, not the first's.
        var isSecond = false
    }

    /// A point of the grid.
    struct Node: Hashable {
        var x: Int64
        var y: Int64
    }

    /// A piece between two nodes, the lower one first (at one height the left one), and how often the paths run along it.
    private struct Piece {
        var low: Node
        var high: Node
        /// Upward less downward, and all.
        var first = (net: 0, all: 0)
        var second = (net: 0, all: 0)
    }

    private let step: Double
    private let rules: (first: CGPathFillRule, second: CGPathFillRule)
    private var pieces: [Piece] = []

    init(_ lines: [Line], first: CGPathFillRule, second: CGPathFillRule) {
        rules = (first, second)
        step = Self.gridStep(lines.flatMap { [$0.from, $0.to] })
        var ends: [(Node, Node, Bool)] = []
        for line in lines {
            let (a, b) = (node(line.from), node(line.to))
            if a != b { ends.append((a, b, line.isSecond)) }
        }
        pieces = Self.joined(Self.cut(ends))
    }

    /// A hundred-millionth of the size, as a power of two.
    static func gridStep(_ points: [CGPoint]) -> Double {
        let size: Double = points.reduce(0) { max($0, abs(Double($1.x)), abs(Double($1.y))) }
        return pow(2, (log2(max(size, 1e-9)) - 27).rounded(.down))
    }

    private func node(_ point: CGPoint) -> Node { Node(x: Int64((Double(point.x) / step).rounded()), y: Int64((Double(point.y) / step).rounded())) }
    private func point(_ node: Node) -> CGPoint { CGPoint(x: Double(node.x) * step, y: Double(node.y) * step) }

    // MARK: Cutting

    /// All lines, cut where they cross, touch or run along each other.
    private static func cut(_ lines: [(Node, Node, Bool)]) -> [(Node, Node, Bool)] {
        var lines: [(Node, Node, Bool)] = lines
        // Rounding to the grid may make new crossings, by a step: they are gone after another round or two.
        for _ in 0..<4 {
            let cuts: [[Node]] = crossings(lines)
            guard cuts.contains(where: { !$0.isEmpty }) else { break }
            lines = zip(lines, cuts).flatMap { line, nodes in
                let way: [Node] = [line.0] + nodes.sorted { distance($0, line.0) < distance($1, line.0) } + [line.1]
                return zip(way, way.dropFirst()).filter { $0 != $1 }.map { ($0, $1, line.2) }
            }
        }
        return lines
    }

    private static func distance(_ a: Node, _ b: Node) -> Double { hypot(Double(a.x - b.x), Double(a.y - b.y)) }

    /// For each line the nodes inside it where another one meets it.
    private static func crossings(_ lines: [(Node, Node, Bool)]) -> [[Node]] {
        var cuts: [[Node]] = Array(repeating: [], count: lines.count)
        // From left to right, so that only lines are compared that lie over each other.
        let order: [Int] = lines.indices.sorted { min(lines[$0].0.x, lines[$0].1.x) < min(lines[$1].0.x, lines[$1].1.x) }
        for (place, i) in order.enumerated() {
            let right: Int64 = max(lines[i].0.x, lines[i].1.x)
            let low: Int64 = min(lines[i].0.y, lines[i].1.y), high: Int64 = max(lines[i].0.y, lines[i].1.y)
            for j in order[(place + 1)...] {
                guard min(lines[j].0.x, lines[j].1.x) <= right else { break }
                guard min(lines[j].0.y, lines[j].1.y) <= high, max(lines[j].0.y, lines[j].1.y) >= low else { continue }
                let (onFirst, onSecond): ([Node], [Node]) = meetings(lines[i], lines[j])
                cuts[i] += onFirst
                cuts[j] += onSecond
            }
        }
        return cuts
    }

    /// The nodes inside each of two lines where the other one meets it.
    private static func meetings(_ a: (Node, Node, Bool), _ b: (Node, Node, Bool)) -> ([Node], [Node]) {
        var onA: [Node] = [b.0, b.1].filter { isInside($0, a) }
        var onB: [Node] = [a.0, a.1].filter { isInside($0, b) }
        let da = (x: Double(a.1.x - a.0.x), y: Double(a.1.y - a.0.y)), db = (x: Double(b.1.x - b.0.x), y: Double(b.1.y - b.0.y))
        let cross: Double = da.x * db.y - da.y * db.x
        guard cross != 0 else { return (onA, onB) }
        let gap = (x: Double(b.0.x - a.0.x), y: Double(b.0.y - a.0.y))
        let t: Double = (gap.x * db.y - gap.y * db.x) / cross, u: Double = (gap.x * da.y - gap.y * da.x) / cross
        guard t > 0, t < 1, u > 0, u < 1 else { return (onA, onB) }
        let node = Node(x: a.0.x + Int64((t * da.x).rounded()), y: a.0.y + Int64((t * da.y).rounded()))
        if node != a.0, node != a.1 { onA.append(node) }
        if node != b.0, node != b.1 { onB.append(node) }
        return (onA, onB)
    }

    /// Whether a node lies on a line between its ends, within a step.
    private static func isInside(_ node: Node, _ line: (Node, Node, Bool)) -> Bool {
        guard node != line.0, node != line.1 else { return false }
        let d = (x: Double(line.1.x - line.0.x), y: Double(line.1.y - line.0.y))
        let n = (x: Double(node.x - line.0.x), y: Double(node.y - line.0.y))
        let length: Double = d.x * d.x + d.y * d.y
        let along: Double = n.x * d.x + n.y * d.y
        guard along > 0, along < length else { return false }
        return abs(n.x * d.y - n.y * d.x) <= 0.75 * length.squareRoot()
    }

    private static func joined(_ lines: [(Node, Node, Bool)]) -> [Piece] {
        var pieces: [Piece] = []
        var places: [[Node]: Int] = [:]
        for (from, to, isSecond) in lines {
            let isUp: Bool = (from.y, from.x) < (to.y, to.x)
            let (low, high) = isUp ? (from, to) : (to, from)
            let place: Int = places[[low, high]] ?? pieces.count
            if place == pieces.count {
                pieces.append(Piece(low: low, high: high))
                places[[low, high]] = place
            }
            let way: Int = isUp ? 1 : -1
            if isSecond {
                pieces[place].second = (pieces[place].second.net + way, pieces[place].second.all + 1)
            } else {
                pieces[place].first = (pieces[place].first.net + way, pieces[place].first.all + 1)
            }
        }
        return pieces
    }

    // MARK: Inside and outside

    private struct Sides {
        var first: (left: Bool, right: Bool)
        var second: (left: Bool, right: Bool)
    }

    /// For each piece, going up along it, what lies to its left and to its right.
    private func sides() -> [Sides] { pieces.indices.map { sides(of: $0) } }

    /// Counts what a ray from the piece's middle crosses: to the right, or, from a level piece, down.
    private func sides(of index: Int) -> Sides {
        let piece: Piece = pieces[index]
        let isLevel: Bool = piece.low.y == piece.high.y
        let middle = (x: (Double(piece.low.x) + Double(piece.high.x)) / 2, y: (Double(piece.low.y) + Double(piece.high.y)) / 2)
        var first = (net: 0, all: 0), second = (net: 0, all: 0)
        for (other, line) in pieces.enumerated() where other != index {
            guard let sign = Self.crossing(line, middle, isLevel: isLevel) else { continue }
            first = (first.net + sign * line.first.net, first.all + line.first.all)
            second = (second.net + sign * line.second.net, second.all + line.second.all)
        }
        func inside(_ count: (net: Int, all: Int), _ rule: CGPathFillRule) -> Bool { rule == .winding ? count.net != 0 : count.all & 1 != 0 }
        func both(_ count: (net: Int, all: Int), _ own: (net: Int, all: Int), _ rule: CGPathFillRule) -> (left: Bool, right: Bool) {
            // The ray runs on the right; on the left there is the piece itself as well.
            (inside((count.net + own.net, count.all + own.all), rule), inside(count, rule))
        }
        return Sides(first: both(first, piece.first, rules.first), second: both(second, piece.second, rules.second))
    }

    /// Whether the ray crosses a line: 1 where it passes from the line's left to its right, as it does the piece itself, -1 the other way.
    private static func crossing(_ line: Piece, _ middle: (x: Double, y: Double), isLevel: Bool) -> Int? {
        let low = (x: Double(line.low.x), y: Double(line.low.y)), high = (x: Double(line.high.x), y: Double(line.high.y))
        if isLevel {
            guard (low.x <= middle.x) != (high.x <= middle.x) else { return nil }
            let y: Double = low.y + (high.y - low.y) * (middle.x - low.x) / (high.x - low.x)
            guard y < middle.y else { return nil }
            // Going right along a line, down is its right side.
            return low.x < high.x ? 1 : -1
        }
        guard (low.y <= middle.y) != (high.y <= middle.y) else { return nil }
        let x: Double = low.x + (high.x - low.x) * (middle.y - low.y) / (high.y - low.y)
        return x > middle.x ? 1 : nil
    }

    // MARK: Results

    /// The outlines of the area of which `isWanted` says, by whether a place is in the first path and in the second: outer ones run one way, holes the
    /// other.
    func outlines(where isWanted: (Bool, Bool) -> Bool) -> [[CGPoint]] {
        var next: [Node: [Node]] = [:]
        for (piece, side) in zip(pieces, sides()) {
            let left: Bool = isWanted(side.first.left, side.second.left), right: Bool = isWanted(side.first.right, side.second.right)
            guard left != right else { continue }
            // The area lies to the left of the way.
            if left { next[piece.low, default: []].append(piece.high) } else { next[piece.high, default: []].append(piece.low) }
        }
        return Self.loops(&next).map { Self.straightened($0).map(point) }.filter { $0.count > 2 }
    }

    private static func loops(_ next: inout [Node: [Node]]) -> [[Node]] {
        var result: [[Node]] = []
        for start in next.keys.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
            while let first = next[start]?.popLast() {
                var loop: [Node] = [start]
                var (before, current) = (start, first)
                while current != start {
                    loop.append(current)
                    guard let ways = next[current], !ways.isEmpty else { break }
                    // Where areas touch in a point, each keeps to itself: the sharpest turn to the left.
                    let back: Double = atan2(Double(before.y - current.y), Double(before.x - current.x))
                    func turn(_ node: Node) -> Double {
                        let angle: Double = back - atan2(Double(node.y - current.y), Double(node.x - current.x))
                        return angle <= 0 ? angle + 2 * .pi : angle
                    }
                    let chosen: Int = ways.indices.min { turn(ways[$0]) < turn(ways[$1]) } ?? 0
                    let to: Node = ways[chosen]
                    next[current]?.remove(at: chosen)
                    (before, current) = (current, to)
                }
                if current == start { result.append(loop) }
            }
        }
        return result
    }

    /// Without nodes between two pieces that go on straight.
    private static func straightened(_ loop: [Node]) -> [Node] {
        guard loop.count > 3 else { return loop }
        let kept: [Node] = loop.indices.compactMap { index in
            let before: Node = loop[(index + loop.count - 1) % loop.count], node: Node = loop[index], after: Node = loop[(index + 1) % loop.count]
            return isInside(node, (before, after, false)) ? nil : node
        }
        return kept.count < 3 ? loop : kept
    }
}
