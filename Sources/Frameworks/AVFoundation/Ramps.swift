import QuinceCoreMedia
import UIKit

/// A value over time: it goes evenly from one to another over spans, and stays as the last one left it between them.
struct Ramps<Value> {
    struct Ramp {
        var start: Value
        var end: Value
        var range: CMTimeRange
    }
    private(set) var ramps: [Ramp] = []

    /// Sets a span; what was set of it before goes.
    mutating func add(_ start: Value, _ end: Value, _ range: CMTimeRange) {
        ramps.removeAll { range.containsTimeRange($0.range) && !range.isEmpty || $0.range == range }
        ramps.append(Ramp(start: start, end: end, range: range))
        ramps.sort { $0.range.start < $1.range.start }
    }
    /// From a time on.
    mutating func set(_ value: Value, at time: CMTime) { add(value, value, CMTimeRange(start: time, duration: .zero)) }

    /// The ramp that holds at a time: the span that is gone through then, or the time from the last one to the next. Nil before the first.
    func ramp(at time: CMTime) -> Ramp? {
        guard let index = ramps.lastIndex(where: { $0.range.start <= time }) else { return nil }
        let ramp: Ramp = ramps[index]
        if ramp.range.containsTime(time) { return ramp }
        let next: CMTime = index + 1 < ramps.count ? ramps[index + 1].range.start : .positiveInfinity
        return Ramp(start: ramp.end, end: ramp.end, range: CMTimeRange(start: ramp.range.end, end: next))
    }
}
