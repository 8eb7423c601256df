import Foundation

/// The offsets of a carousel: whole ones are items.
struct CarouselRange: Equatable {
    var count: Int
    /// Whether the last item is followed by the first.
    var wraps: Bool

    func clamped(_ offset: CGFloat) -> CGFloat {
        if count == 0 { return -1 }
        if wraps { return offset - (offset / CGFloat(count)).rounded(.down) * CGFloat(count) }
        return min(max(0, offset), CGFloat(count - 1))
    }

    func clamped(_ index: Int) -> Int {
        if count == 0 { return -1 }
        if wraps { return ((index % count) + count) % count }
        return min(max(0, index), count - 1)
    }

    /// The shorter way, which may lead over the ends.
    func distance(from: CGFloat, to: CGFloat) -> CGFloat {
        let direct: CGFloat = to - from
        guard wraps else { return direct }
        let around: CGFloat = min(from, to) + CGFloat(count) - max(from, to)
        return abs(direct) <= abs(around) ? direct : from < to ? -around : around
    }

    /// Items from the middle, where `scrollOffset` is there.
    func offset(of index: Int, at scrollOffset: CGFloat) -> CGFloat {
        let offset: CGFloat = CGFloat(index) - scrollOffset
        guard wraps else { return offset }
        let half: CGFloat = CGFloat(count) / 2
        return offset > half ? offset - CGFloat(count) : offset < -half ? offset + CGFloat(count) : offset
    }
}

/// A carousel that glides after it was let go.
struct CarouselGlide: Equatable {
    let start: CGFloat
    let end: CGFloat
    /// Items a second at its start.
    let velocity: CGFloat
    let duration: TimeInterval

    /// How far a speed carries, in items.
    /// - Parameter rate: from 0 to 1; 1 never ends.
    static func distance(velocity: CGFloat, rate: CGFloat) -> CGFloat {
        let acceleration: CGFloat = -velocity * 30 * (1 - rate)
        return acceleration == 0 ? 0 : -velocity * velocity / (2 * acceleration)
    }

    /// Whether a speed is enough for a glide.
    static func isEnough(velocity: CGFloat, rate: CGFloat) -> Bool { abs(velocity) > 2 && abs(distance(velocity: velocity, rate: rate)) > 0.1 }

    /// - Parameters:
    ///   - limits: the least and the greatest end; nil where there is none.
    init?(from start: CGFloat, velocity: CGFloat, rate: CGFloat, pages: Bool, stopsAtItems: Bool, limits: ClosedRange<CGFloat>?) {
        let distance: CGFloat = Self.distance(velocity: velocity, rate: rate)
        let rule: FloatingPointRoundingRule = distance > 0 ? .up : .down
        var end: CGFloat = pages ? start.rounded(rule) : stopsAtItems ? (start + distance).rounded(rule) : start + distance
        if let limits { end = min(max(end, limits.lowerBound), limits.upperBound) }
        guard end != start, velocity != 0 else { return nil }
        (self.start, self.end, self.velocity) = (start, end, velocity)
        duration = TimeInterval(abs(end - start) / abs(velocity / 2))
    }

    /// The offset after some seconds: the speed falls evenly.
    func offset(after time: TimeInterval) -> CGFloat {
        let time = CGFloat(min(time, duration))
        return start + velocity * time - velocity / CGFloat(duration) * time * time / 2
    }
}

/// A carousel that is moved to an offset.
struct CarouselMove: Equatable {
    var start: CGFloat
    var end: CGFloat
    var duration: TimeInterval

    func offset(after time: TimeInterval) -> CGFloat { start + (end - start) * Self.eased(CGFloat(min(1, time / duration))) }

    /// Slow at both ends.
    static func eased(_ time: CGFloat) -> CGFloat { time < 0.5 ? pow(time * 2, 3) / 2 : pow(time * 2 - 2, 3) / 2 + 1 }
}
