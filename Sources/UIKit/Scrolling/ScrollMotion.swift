/// How far content goes that is pulled over its edge: values in, values out (behaviour/measured-constants.md 1).
enum RubberBand {
    static let coefficient: CGFloat = 0.55

    /// How far the content is shown beyond its edge when the finger pulls it `distance` over it.
    static func shown(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0, distance > 0 else { return 0 }
        return coefficient * distance * length / (coefficient * distance + length)
    }

    /// The finger's distance that shows `shown`.
    static func distance(showing shown: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0, shown > 0, shown < length else { return 0 }
        return shown * length / (coefficient * (length - shown))
    }

    /// An offset as it is shown: in `range` itself, beyond it less and less, or not at all without bouncing.
    static func offset(_ raw: CGFloat, range: ClosedRange<CGFloat>, in length: CGFloat, bounces: Bool) -> CGFloat {
        if raw < range.lowerBound { return bounces ? range.lowerBound - shown(range.lowerBound - raw, in: length) : range.lowerBound }
        if raw > range.upperBound { return bounces ? range.upperBound + shown(raw - range.upperBound, in: length) : range.upperBound }
        return raw
    }

    /// The finger's offset for one that is shown.
    static func raw(_ offset: CGFloat, range: ClosedRange<CGFloat>, in length: CGFloat) -> CGFloat {
        if offset < range.lowerBound { return range.lowerBound - distance(showing: range.lowerBound - offset, in: length) }
        if offset > range.upperBound { return range.upperBound + distance(showing: offset - range.upperBound, in: length) }
        return offset
    }
}

/// How content moves along one axis after the finger has left it: values in, values out.
///
/// It glides, losing a part of its speed each millisecond, until it is slower than 10 points a second; at an edge it becomes a
/// critically damped spring that brings it back. Towards a place that somebody asked for it goes as such a spring too, or loses
/// its speed on the way there (behaviour/measured-constants.md 1).
struct ScrollAxisMotion {
    /// Points a second below which a glide is over.
    static let restingSpeed: CGFloat = 10
    /// The springs' frequency, a second.
    static let frequency: CGFloat = 11
    /// A held pull begins its way back with this many times its length a second.
    static let heldPull: CGFloat = 7.25
    /// Points from its end at which a spring is over.
    private static let springRest: CGFloat = 0.42

    private enum Course {
        case rest
        case glide(rate: CGFloat)
        case spring(end: CGFloat, isEdge: Bool)
        case decay(end: CGFloat, factor: CGFloat)
    }

    private var course: Course
    private var start: CGFloat
    private var velocity: CGFloat
    private var startTime: Double

    /// - Parameters:
    ///   - velocity: points a second.
    ///   - rate: what is left of the speed after a millisecond.
    ///   - end: where to come to rest; nil for where the speed leads.
    ///   - range: the offsets at which no edge has left its place.
    init(offset: CGFloat, velocity: CGFloat, rate: CGFloat, end: CGFloat?, range: ClosedRange<CGFloat>, time: Double) {
        start = offset
        self.velocity = velocity
        startTime = time
        let isOutside: Bool = !range.contains(offset)
        if let end {
            let factor: CGFloat = end == offset ? 0 : velocity / (end - offset)
            let natural: CGFloat = -log(rate) * 1000
            if factor >= natural, !isOutside { course = .decay(end: end, factor: factor) } else { course = .spring(end: end, isEdge: false) }
            if end == offset, abs(velocity) < Self.restingSpeed { course = .rest }
        } else if isOutside {
            let edge: CGFloat = offset < range.lowerBound ? range.lowerBound : range.upperBound
            let leadsIn: Bool = (velocity > 0) == (offset < edge) && abs(velocity) > Self.frequency * abs(offset - edge)
            course = leadsIn ? .glide(rate: rate) : .spring(end: edge, isEdge: true)
        } else {
            course = abs(velocity) > Self.restingSpeed ? .glide(rate: rate) : .rest
        }
    }

    var isOver: Bool { if case .rest = course { true } else { false } }

    /// The offset at which a glide ends that no edge stops.
    static func landing(from offset: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
        guard abs(velocity) > restingSpeed else { return offset }
        return offset + (velocity - (velocity > 0 ? restingSpeed : -restingSpeed)) * reach(rate)
    }

    /// Points travelled for each point a second of speed.
    private static func reach(_ rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }

    /// The place at `time`. A glide that meets an edge on the way bounces, or stops there.
    mutating func offset(at time: Double, range: ClosedRange<CGFloat>, bounces: Bool) -> CGFloat {
        switch course {
        case .rest: return start
        case .glide(let rate): return glide(rate, at: time, range, bounces)
        case .decay(let end, let factor):
            let left: CGFloat = (end - start) * exp(-factor * CGFloat(time - startTime))
            if abs(left) < 0.25 { settle(at: end) }
            return abs(left) < 0.25 ? end : end - left
        case .spring(let end, let isEdge): return spring(to: end, isEdge: isEdge, at: time, range)
        }
    }

    private mutating func settle(at end: CGFloat) {
        course = .rest
        start = end
        velocity = 0
    }

    private mutating func glide(_ rate: CGFloat, at time: Double, _ range: ClosedRange<CGFloat>, _ bounces: Bool) -> CGFloat {
        let length: CGFloat = velocity * Self.reach(rate)
        let elapsed: CGFloat = max(0, CGFloat(time - startTime) * 1000)
        let total: CGFloat = log(Self.restingSpeed / abs(velocity)) / log(rate)
        let left: CGFloat = pow(rate, min(elapsed, total))
        let offset: CGFloat = start + length * (1 - left)
        let edge: CGFloat = velocity > 0 ? range.upperBound : range.lowerBound
        let startsBefore: Bool = velocity > 0 ? start <= edge : start >= edge
        let isBeyond: Bool = velocity > 0 ? offset > edge : offset < edge
        if startsBefore, isBeyond {
            guard bounces else {
                settle(at: edge)
                return edge
            }
            let leftAtEdge: CGFloat = 1 - (edge - start) / length
            startTime += Double(log(leftAtEdge) / log(rate)) / 1000
            velocity *= leftAtEdge
            start = edge
            course = .spring(end: edge, isEdge: true)
            return spring(to: edge, isEdge: true, at: time, range)
        }
        guard elapsed >= total else { return offset }
        if range.contains(offset) {
            settle(at: offset)
        } else {
            restart(from: offset, velocity: 0, at: time, towards: min(max(offset, range.lowerBound), range.upperBound))
        }
        return offset
    }

    private mutating func spring(to end: CGFloat, isEdge: Bool, at time: Double, _ range: ClosedRange<CGFloat>) -> CGFloat {
        let elapsed: CGFloat = max(0, CGFloat(time - startTime))
        let distance: CGFloat = start - end
        let slope: CGFloat = velocity + Self.frequency * distance
        let decay: CGFloat = exp(-Self.frequency * elapsed)
        let away: CGFloat = (distance + slope * elapsed) * decay
        let speed: CGFloat = (slope - Self.frequency * (distance + slope * elapsed)) * decay
        let moved: CGFloat = min(max(end, range.lowerBound), range.upperBound)
        if isEdge, moved != end {
            // The edge went elsewhere meanwhile, as when refreshing begins.
            restart(from: end + away, velocity: speed, at: time, towards: moved)
            return end + away
        }
        guard abs(away) < Self.springRest, abs(speed) < Self.restingSpeed else { return end + away }
        settle(at: end)
        return end
    }

    private mutating func restart(from offset: CGFloat, velocity: CGFloat, at time: Double, towards edge: CGFloat) {
        start = offset
        self.velocity = velocity
        startTime = time
        course = .spring(end: edge, isEdge: true)
    }

    /// The content was moved by somebody else meanwhile; the motion goes on from there.
    mutating func shift(by distance: CGFloat) {
        start += distance
        switch course {
        case .decay(let end, let factor): course = .decay(end: end + distance, factor: factor)
        case .spring(let end, false): course = .spring(end: end + distance, isEdge: false)
        case .rest, .glide, .spring: break
        }
    }
}

/// The offset at which paging comes to rest: values in, a value out.
enum PageTarget {
    /// The page's beginning nearest to `offset`, or the next one in the direction of a throw.
    /// - Parameters:
    ///   - velocity: points a second.
    ///   - origin: where pages are counted from.
    static func offset(
        from offset: CGFloat, start: CGFloat, velocity: CGFloat, pageLength: CGFloat, origin: CGFloat = 0, range: ClosedRange<CGFloat>
    ) -> CGFloat {
        guard pageLength > 0 else { return offset }
        let page: CGFloat = (offset - origin) / pageLength
        var target: CGFloat = page.rounded()
        if abs(velocity) > 100 { target = velocity > 0 ? page.rounded(.down) + 1 : page.rounded(.up) - 1 }
        // One page a drag, however fast.
        let first: CGFloat = ((start - origin) / pageLength).rounded()
        target = min(max(target, first - 1), first + 1)
        return min(max(origin + target * pageLength, range.lowerBound), range.upperBound)
    }
}
