import ObjectRuntime

/// The numbers that are to be worked out of samples.
public struct HKStatisticsOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = HKStatisticsOptions(rawValue: 1 << 0)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 1 << 1)
    public static let discreteMin = HKStatisticsOptions(rawValue: 1 << 2)
    public static let discreteMax = HKStatisticsOptions(rawValue: 1 << 3)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 1 << 4)
    public static let mostRecent = HKStatisticsOptions(rawValue: 1 << 5)
    public static let duration = HKStatisticsOptions(rawValue: 1 << 6)
    @available(iOS, deprecated: 13.0)
    public static var discreteMostRecent: HKStatisticsOptions { .mostRecent }
    static let discrete: HKStatisticsOptions = [.discreteAverage, .discreteMin, .discreteMax]

    /// Stops the program where a kind of quantities does not have what is asked for.
    func require(_ type: HKQuantityType) {
        let isCumulative: Bool = type.aggregationStyle == .cumulative
        if isCumulative, !isDisjoint(with: Self.discrete) {
            fatalError("Statistics option HKStatisticsOptionDiscrete is not compatible with cumulative data type \(type)")
        }
        if !isCumulative, contains(.cumulativeSum) {
            fatalError("Statistics option HKStatisticsOptionCumulativeSum is not compatible with discrete data type \(type)")
        }
    }
}

/// Sums, means and extremes of the samples in a time.
open class HKStatistics: NSObject, NSCopying, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date
    /// Those that the samples came from; nil unless they were to be told apart.
    public let sources: [HKSource]?
    private let whole: SampleSummary
    private let parts: [HKSource: SampleSummary]
    private let options: HKStatisticsOptions

    /// - Parameter clips: whether only the share of a sample counts that lies in the time.
    init(_ samples: [HKQuantitySample], type: HKQuantityType, options: HKStatisticsOptions, from start: Date, to end: Date, clips: Bool) {
        (quantityType, startDate, endDate, self.options) = (type, start, end, options)
        let range: ClosedRange<Date>? = clips ? start...max(start, end) : nil
        whole = SampleSummary(samples, type: type, range: range)
        let separates: Bool = options.contains(.separateBySource)
        let bySource: [HKSource: [HKQuantitySample]] = separates ? Dictionary(grouping: samples) { $0.sourceRevision.source } : [:]
        parts = bySource.mapValues { SampleSummary($0, type: type, range: range) }
        sources = separates ? Array(bySource.keys) : nil
    }

    init(total: HKQuantity, of type: HKQuantityType, from start: Date, to end: Date, source: HKSource) {
        (quantityType, startDate, endDate, options, sources) = (type, start, end, .cumulativeSum, [source])
        whole = SampleSummary(total: total, type: type)
        parts = [source: whole]
    }

    /// Of each kind of samples what it has.
    static func all(_ samples: [HKQuantitySample], from start: Date, to end: Date) -> [HKQuantityType: HKStatistics] {
        Dictionary(grouping: samples, by: \.quantityType).reduce(into: [:]) { all, group in
            let options: HKStatisticsOptions = group.key.aggregationStyle == .cumulative ? [.cumulativeSum, .mostRecent] : [.discrete, .mostRecent]
            all[group.key] = HKStatistics(group.value, type: group.key, options: options, from: start, to: end, clips: false)
        }
    }

    private func quantity(_ option: HKStatisticsOptions, _ value: Double?) -> HKQuantity? {
        guard !options.isDisjoint(with: option), let value else { return nil }
        return HKQuantity(unit: quantityType.canonicalUnit, doubleValue: value)
    }

    open func averageQuantity() -> HKQuantity? { quantity(.discreteAverage, whole.average) }
    open func averageQuantity(for source: HKSource) -> HKQuantity? { quantity(.discreteAverage, parts[source]?.average) }
    open func minimumQuantity() -> HKQuantity? { quantity(.discreteMin, whole.minimum) }
    open func minimumQuantity(for source: HKSource) -> HKQuantity? { quantity(.discreteMin, parts[source]?.minimum) }
    open func maximumQuantity() -> HKQuantity? { quantity(.discreteMax, whole.maximum) }
    open func maximumQuantity(for source: HKSource) -> HKQuantity? { quantity(.discreteMax, parts[source]?.maximum) }
    open func sumQuantity() -> HKQuantity? { quantity(.cumulativeSum, whole.sum) }
    open func sumQuantity(for source: HKSource) -> HKQuantity? { quantity(.cumulativeSum, parts[source]?.sum) }
    open func mostRecentQuantity() -> HKQuantity? { quantity(.mostRecent, whole.latest?.value) }
    open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { quantity(.mostRecent, parts[source]?.latest?.value) }
    open func mostRecentQuantityDateInterval() -> DateInterval? { options.contains(.mostRecent) ? whole.latest?.interval : nil }
    open func mostRecentQuantityDateInterval(for source: HKSource) -> DateInterval? {
        options.contains(.mostRecent) ? parts[source]?.latest?.interval : nil
    }
    /// How long the samples last, in seconds.
    open func duration() -> HKQuantity? { options.contains(.duration) ? HKQuantity(unit: .second(), doubleValue: whole.duration) : nil }
    open func duration(for source: HKSource) -> HKQuantity? {
        options.contains(.duration) ? parts[source].map { HKQuantity(unit: .second(), doubleValue: $0.duration) } : nil
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Numbers in the first unit of a kind of quantities.
struct SampleSummary: Sendable {
    private(set) var sum: Double?
    private(set) var average: Double?
    private(set) var minimum: Double?
    private(set) var maximum: Double?
    private(set) var latest: (value: Double, interval: DateInterval)?
    /// Seconds.
    private(set) var duration: TimeInterval = 0

    init(total: HKQuantity, type: HKQuantityType) { sum = total.doubleValue(for: type.canonicalUnit) }

    /// - Parameter range: only the share of a sum counts that lies in there.
    init(_ samples: [HKQuantitySample], type: HKQuantityType, range: ClosedRange<Date>?) {
        guard !samples.isEmpty else { return }
        let unit = type.canonicalUnit
        let values: [(value: Double, sample: HKQuantitySample)] = samples.map { (Self.value(of: $0, unit), $0) }
        minimum = values.map(\.value).min()
        maximum = values.map(\.value).max()
        sum = values.reduce(0) { $0 + $1.value * Self.share(of: $1.sample, in: range) }
        duration = samples.reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) * Self.share(of: $1, in: range) }
        latest = values.max { $0.sample.endDate < $1.sample.endDate }.map {
            ($0.value, DateInterval(start: $0.sample.startDate, end: $0.sample.endDate))
        }
        average = Self.average(values, type.aggregationStyle)
    }

    private static func value(of sample: HKQuantitySample, _ unit: HKUnit) -> Double {
        let quantity = sample.quantity
        if quantity.is(compatibleWith: unit) { return quantity.doubleValue(for: unit) }
        // Blood sugar that was told in moles.
        return quantity.doubleValue(for: HKUnit(from: "mol/L")) * HKUnitMolarMassBloodGlucose * 100
    }

    private static func share(of sample: HKQuantitySample, in range: ClosedRange<Date>?) -> Double {
        let length = sample.endDate.timeIntervalSince(sample.startDate)
        guard let range, length > 0 else { return 1 }
        let inside = min(sample.endDate, range.upperBound).timeIntervalSince(max(sample.startDate, range.lowerBound))
        return max(0, inside) / length
    }

    private static func average(_ values: [(value: Double, sample: HKQuantitySample)], _ style: HKQuantityAggregationStyle) -> Double {
        let plain: Double = values.reduce(0) { $0 + $1.value } / Double(values.count)
        switch style {
        case .cumulative, .discreteArithmetic: return plain
        case .discreteTemporallyWeighted:
            let lengths: [Double] = values.map { $0.sample.endDate.timeIntervalSince($0.sample.startDate) }
            let whole: Double = lengths.reduce(0, +)
            return whole > 0 ? zip(values, lengths).reduce(0) { $0 + $1.0.value * $1.1 } / whole : plain
        case .discreteEquivalentContinuousLevel:
            // As loud as the mean of the sound's energy.
            return 10 * Foundation.log10(values.reduce(0) { $0 + Foundation.pow(10, $1.value / 10) } / Double(values.count))
        }
    }
}

/// Statistics of equal times one after the other.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    private let all: [HKStatistics]
    private let times: StatisticsIntervals
    private let empty: @Sendable (Date, Date) -> HKStatistics

    init(_ samples: [HKQuantitySample], type: HKQuantityType, options: HKStatisticsOptions, anchor: Date, interval: DateComponents) {
        let times = StatisticsIntervals(anchor: anchor, components: interval)
        self.times = times
        var groups: [Date: (end: Date, samples: [HKQuantitySample])] = [:]
        for sample in samples {
            var slot = times.interval(at: sample.startDate)
            groups[slot.start, default: (slot.end, [])].samples.append(sample)
            // What adds up is shared among all times that the sample reaches into.
            while type.aggregationStyle == .cumulative, sample.endDate > slot.end {
                slot = times.interval(at: slot.end)
                groups[slot.start, default: (slot.end, [])].samples.append(sample)
            }
        }
        all = groups.sorted { $0.key < $1.key }.map { start, group in
            HKStatistics(group.samples, type: type, options: options, from: start, to: group.end, clips: true)
        }
        empty = { HKStatistics([], type: type, options: options, from: $0, to: $1, clips: true) }
    }

    /// Of the times that have samples, the earliest first.
    open func statistics() -> [HKStatistics] { all }
    /// Of the time that a date is in; nil where it has no samples.
    open func statistics(for date: Date) -> HKStatistics? { all.first { $0.startDate <= date && date < $0.endDate } }
    /// Calls the block for all times between two dates, for those without samples as well.
    open func enumerateStatistics(from startDate: Date, to endDate: Date, with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        var slot = times.interval(at: startDate)
        while slot.start <= endDate, !stop.boolValue {
            block(statistics(for: slot.start) ?? empty(slot.start, slot.end), &stop)
            slot = times.interval(at: slot.end)
        }
    }
    open func sources() -> Set<HKSource> { Set(all.flatMap { $0.sources ?? [] }) }
}

/// Equal times before and after an anchor, by the calendar.
struct StatisticsIntervals: Sendable {
    let anchor: Date
    let components: DateComponents
    private var calendar: Calendar { components.calendar ?? .current }

    init(anchor: Date, components: DateComponents) { (self.anchor, self.components) = (anchor, components) }

    /// The beginning of the time that is `count` after the anchor's.
    private func start(_ count: Int) -> Date {
        var steps = DateComponents()
        steps.year = components.year.map { $0 * count }
        steps.month = components.month.map { $0 * count }
        steps.weekOfYear = (components.weekOfYear ?? components.weekOfMonth).map { $0 * count }
        steps.day = components.day.map { $0 * count }
        steps.hour = components.hour.map { $0 * count }
        steps.minute = components.minute.map { $0 * count }
        steps.second = components.second.map { $0 * count }
        return calendar.date(byAdding: steps, to: anchor) ?? anchor
    }

    /// The time that a date is in.
    func interval(at date: Date) -> (start: Date, end: Date) {
        let length = start(1).timeIntervalSince(anchor)
        precondition(length > 0, "the components of an interval are more than nothing")
        var count = Int((date.timeIntervalSince(anchor) / length).rounded(.down))
        while start(count) > date { count -= 1 }
        while start(count + 1) <= date { count += 1 }
        return (start(count), start(count + 1))
    }
}
