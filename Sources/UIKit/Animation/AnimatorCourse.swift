/// The pace of an animator, free of views: from parts of the duration to parts of the way.
struct AnimatorPace {
    enum Curve {
        case cubic(CAMediaTimingFunction)
        case spring(SpringCurve)
    }

    var curve: Curve
    /// Seconds of the whole way.
    var duration: Double

    /// - Parameter time: 0 to 1, parts of the duration.
    func progress(at time: Double) -> Double {
        switch curve {
        case .cubic(let function): function.progress(at: time)
        case .spring(let spring): time >= 1 ? 1 : spring.progress(at: time * duration)
        }
    }
}

/// How an animator's fraction becomes the place of what it moves: at its pace, evenly under a finger, or at a pace for the
/// rest of the way.
enum AnimatorCourse {
    case pace(AnimatorPace)
    /// A finger finds what it moves under it.
    case even
    /// From `start`, a fraction and a place at once, onward to 1 or back to 0.
    case rest(AnimatorPace, start: Double, isReversed: Bool)

    func progress(at fraction: Double) -> Double {
        switch self {
        case .pace(let pace): return pace.progress(at: fraction)
        case .even: return fraction
        case .rest(let pace, let start, let isReversed):
            if isReversed {
                guard fraction < start else { return fraction }
                return start * (1 - pace.progress(at: (start - fraction) / start))
            }
            guard fraction > start else { return fraction }
            return start + (1 - start) * pace.progress(at: (fraction - start) / (1 - start))
        }
    }
}
