/// A cubic Bezier curve from (0, 0) to (1, 1) as a function of x.
struct UnitBezier: Hashable, Sendable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    /// The height of the curve at `x`; the ends' heights outside 0 to 1.
    func y(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        if x1 == y1 && x2 == y2 { return x }
        let t = parameter(at: x)
        return Self.value(t, y1, y2)
    }

    private static func value(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
    }

    private static func slope(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * p1 + 6 * s * t * (p2 - p1) + 3 * t * t * (1 - p2)
    }

    /// Newton's method inside a shrinking bracket, so that flat stretches cannot throw it out.
    private func parameter(at x: Double) -> Double {
        var low = 0.0, high = 1.0, t = x
        for _ in 0..<64 {
            let error = Self.value(t, x1, x2) - x
            if abs(error) < 1e-12 { return t }
            if error > 0 { high = t } else { low = t }
            let slope = Self.slope(t, x1, x2)
            let next = t - error / slope
            t = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
        }
        return t
    }
}
