import ObjectRuntime

/// The values of `CAMediaTiming` and the arithmetic on them.
struct MediaTiming: Equatable {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// The phase of an animation at one moment.
    enum Phase: Equatable {
        /// Before the beginning; `fraction` is what it shows there, if it fills backwards.
        case before(fill: Position?)
        case running(Position)
        /// After the end; `fraction` is what it goes on showing, if it fills forwards.
        case after(fill: Position?)
    }

    struct Position: Equatable {
        /// Seconds into the present run, forward (a backward run counts down).
        var time: CFTimeInterval
        /// Runs completed before this one.
        var iteration: Int
    }

    /// Seconds of local time from the beginning to the end of the last run.
    var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return cycle * (repeatCount > 0 ? CFTimeInterval(repeatCount) : 1)
    }

    private var cycle: CFTimeInterval { autoreverses ? duration * 2 : duration }

    /// Local time of a layer for its parent's `time`.
    func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
        (time - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// The parent's time for local `time`; nil when local time stands still.
    func parentTime(_ time: CFTimeInterval) -> CFTimeInterval? {
        speed == 0 ? nil : (time - timeOffset) / CFTimeInterval(speed) + beginTime
    }

    /// The phase of an animation at its parent's `time`.
    func phase(at time: CFTimeInterval) -> Phase {
        let elapsed = (time - beginTime) * CFTimeInterval(abs(speed))
        if time < beginTime {
            return .before(fill: fillMode == .backwards || fillMode == .both ? position(elapsed: 0) : nil)
        }
        // A billionth of a second of slack: an animation that began at 0.1 for 0.2 s has ended at 0.3.
        if elapsed >= activeDuration - 1e-9 && speed != 0 {
            return .after(fill: fillMode == .forwards || fillMode == .both ? position(elapsed: activeDuration) : nil)
        }
        return .running(position(elapsed: elapsed))
    }

    private func position(elapsed: CFTimeInterval) -> Position {
        guard duration > 0 else { return Position(time: 0, iteration: 0) }
        let total = elapsed + timeOffset
        var cycles = (total / cycle).rounded(.down)
        var within = total - cycles * cycle
        // The very end of a run shows its end, not the beginning of the next.
        if within <= 1e-9 && cycles > 0 && elapsed >= activeDuration - 1e-9 {
            cycles -= 1
            within = cycle
        }
        if autoreverses && within > duration { within = cycle - within }
        if speed < 0 { within = duration - within }
        return Position(time: within, iteration: Int(max(0, min(cycles, 1e15))))
    }
}
