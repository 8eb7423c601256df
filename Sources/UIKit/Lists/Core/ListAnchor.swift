internal import ListEngine

/// The item that stays where it is seen while measuring moves the rest: frames in, an item or an offset out.
enum ListAnchor {
    /// The first of the items that begins in the part that is seen.
    static func first(of items: some Sequence<(item: ItemIndex, frame: CGRect)>, in bounds: CGRect) -> ItemIndex? {
        var best: (item: ItemIndex, frame: CGRect)?
        for (item, frame) in items {
            guard frame.minY >= bounds.minY, frame.minX >= bounds.minX, frame.minY < bounds.maxY, frame.minX < bounds.maxX else { continue }
            if let best, (best.frame.minY, best.frame.minX) <= (frame.minY, frame.minX) { continue }
            best = (item, frame)
        }
        return best?.item
    }

    /// The offset at which what has moved is seen where it was. It stays within `range` if it was in it.
    static func offset(from offset: CGPoint, following before: CGPoint, to now: CGPoint, in range: ScrollGeometry) -> CGPoint {
        let moved = CGPoint(x: offset.x + now.x - before.x, y: offset.y + now.y - before.y)
        return range.clamped(offset) == offset ? range.clamped(moved) : moved
    }
}
