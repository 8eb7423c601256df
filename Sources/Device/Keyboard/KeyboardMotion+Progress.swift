import AppSession

extension KeyboardMotion {
    /// How much of the way is done at `time`, a share of the duration.
    package static func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
            let middle: Double = (low + high) / 2
            if bezier(middle, controlPoints.x1, controlPoints.x2) < time { low = middle } else { high = middle }
        }
        return bezier((low + high) / 2, controlPoints.y1, controlPoints.y2)
    }

    private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest: Double = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
