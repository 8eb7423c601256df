import ObjectRuntime

/// A span of time: a start and a duration.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public init() { self.init(start: .invalid, duration: .invalid) }
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange()

    public var end: CMTime { start + duration }
    public var isValid: Bool { start.isValid && duration.isValid && duration.epoch == 0 && duration.value >= 0 }
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    public var isEmpty: Bool { isValid && duration == .zero }

    /// The end is not within.
    public func containsTime(_ time: CMTime) -> Bool { isValid && start <= time && time < end }
    public func containsTimeRange(_ range: CMTimeRange) -> Bool { isValid && range.isValid && start <= range.start && range.end <= end }

    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }

    /// The range that both span, with the gap between them.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        if isEmpty { return otherRange }
        if otherRange.isEmpty { return self }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
}

/// A span of one timeline that stands for a span of another.
public struct CMTimeMapping: Hashable, Sendable {
    public var source: CMTimeRange
    public var target: CMTimeRange
    public init() { (source, target) = (.invalid, .invalid) }
    public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }
}

public var kCMTimeRangeZero: CMTimeRange { .zero }
public var kCMTimeRangeInvalid: CMTimeRange { .invalid }
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange { range.intersection(otherRange) }
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange { range.union(otherRange) }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool { range.containsTimeRange(otherRange) }
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
public func CMTimeRangeShow(_ range: CMTimeRange) { print("{\(range.start), \(range.duration)}") }
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime { min(max(time, range.start), range.end) }

extension CMTimeRange: StructureInValue {}
extension CMTimeMapping: StructureInValue {}
