/// Finds the pixels in which two frames may differ.
enum FrameDamage {
    /// - Returns: rectangles of `frame` that do not overlap.
    static func between(_ old: [DisplayItem], _ new: [DisplayItem], in frame: PixelRect) -> [PixelRect] {
        var places: [DisplayItem.Key: Int] = Dictionary(minimumCapacity: old.count)
        for (index, item) in old.enumerated() { places[item.key] = index }
        var isKept = [Bool](repeating: false, count: old.count)
        var damage = RectangleSet()
        var last = -1
        for item in new {
            guard let index = places[item.key], !isKept[index] else {
                damage.add(item.bounds)
                continue
            }
            isKept[index] = true
            let before = old[index]
            if before.fingerprint != item.fingerprint || before.bounds != item.bounds {
                damage.add(before.bounds)
                damage.add(item.bounds)
            } else if index < last {
                // It was below something that is now below it.
                damage.add(item.bounds)
            }
            last = max(last, index)
        }
        for (index, item) in old.enumerated() where !isKept[index] { damage.add(item.bounds) }
        damage.cut(to: frame)
        takeInBackdrops(&damage, new, in: frame)
        return damage.rects
    }

    /// A blur needs all that it looks at drawn in the same go.
    private static func takeInBackdrops(_ damage: inout RectangleSet, _ items: [DisplayItem], in frame: PixelRect) {
        var sources: [PixelRect] = []
        for item in items {
            guard case .backdrop(let backdrop) = item.content else { continue }
            sources.append(backdrop.source(for: item.bounds).intersection(frame))
        }
        var isSettled = false
        while !isSettled {
            isSettled = true
            for source in sources where damage.intersects(source) && !damage.holds(source) {
                damage.add(source)
                isSettled = false
            }
        }
    }
}

/// A few rectangles that do not overlap, grown together where that costs little.
struct RectangleSet {
    private(set) var rects: [PixelRect] = []
    private static let limit = 8

    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var grown = rect
        var index = 0
        while index < rects.count {
            let other = rects[index]
            if other.contains(grown) { return }
            let joined = other.union(grown)
            if other.intersects(grown) || joined.area <= (other.area + grown.area) * 5 / 4 {
                grown = joined
                rects.remove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(grown)
        if rects.count > Self.limit { joinCheapestPair() }
    }

    private mutating func joinCheapestPair() {
        var best = (cost: Int.max, first: 0, second: 1)
        for first in rects.indices {
            for second in (first + 1)..<rects.count {
                let cost = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if cost < best.cost { best = (cost, first, second) }
            }
        }
        let second = rects.remove(at: best.second), first = rects.remove(at: best.first)
        add(first.union(second))
    }

    mutating func cut(to frame: PixelRect) {
        rects = rects.map { $0.intersection(frame) }.filter { !$0.isEmpty }
    }

    func intersects(_ rect: PixelRect) -> Bool { rects.contains { $0.intersects(rect) } }
    func holds(_ rect: PixelRect) -> Bool { rects.contains { $0.contains(rect) } }
}
