import ObjectRuntime

public enum HKWorkoutEventType: Int, Sendable { case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest }
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown = 0, pool, openWater }
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }

public let HKWorkoutSortIdentifierDuration = "duration"
public let HKWorkoutSortIdentifierTotalDistance = "totalDistance"
public let HKWorkoutSortIdentifierTotalEnergyBurned = "totalEnergyBurned"
public let HKWorkoutSortIdentifierTotalSwimmingStrokeCount = "totalSwimmingStrokeCount"
public let HKWorkoutSortIdentifierTotalFlightsClimbed = "totalFlightsClimbed"

/// A moment or stretch of a workout.
open class HKWorkoutEvent: NSObject, NSCopying, @unchecked Sendable {
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval
    public let metadata: [String: Any]?

    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
    }
    @available(iOS, deprecated: 11.0)
    public convenience init(type: HKWorkoutEventType, date: Date) {
        self.init(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: nil)
    }
    @available(iOS, deprecated: 11.0)
    public convenience init(type: HKWorkoutEventType, date: Date, metadata: [String: Any]) {
        self.init(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: metadata)
    }
    @available(iOS, deprecated: 11.0)
    open var date: Date { dateInterval.start }

    convenience init(_ record: WorkoutEventRecord) {
        self.init(
            type: HKWorkoutEventType(rawValue: record.type) ?? .marker, dateInterval: DateInterval(start: record.start, end: record.end),
            metadata: MetadataRecord.values(record.metadata))
    }
    var record: WorkoutEventRecord {
        WorkoutEventRecord(type: type.rawValue, start: dateInterval.start, end: dateInterval.end, metadata: MetadataRecord.records(metadata))
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The sport of a workout and where it is done.
open class HKWorkoutConfiguration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Default `.other`.
    open var activityType: HKWorkoutActivityType = .other
    /// Default `.unknown`.
    open var locationType: HKWorkoutSessionLocationType = .unknown
    /// Default `.unknown`.
    open var swimmingLocationType: HKWorkoutSwimmingLocationType = .unknown
    /// Of a pool.
    open var lapLength: HKQuantity?

    public override init() { super.init() }
    convenience init(_ record: WorkoutConfigurationRecord) {
        self.init()
        activityType = HKWorkoutActivityType(rawValue: record.activityType) ?? .other
        locationType = HKWorkoutSessionLocationType(rawValue: record.locationType) ?? .unknown
        swimmingLocationType = HKWorkoutSwimmingLocationType(rawValue: record.swimmingLocationType) ?? .unknown
        lapLength = record.lapLength?.quantity
    }
    var record: WorkoutConfigurationRecord {
        WorkoutConfigurationRecord(
            activityType: activityType.rawValue, locationType: locationType.rawValue, swimmingLocationType: swimmingLocationType.rawValue,
            lapLength: lapLength.map { QuantityRecord($0) })
    }
    open func copy(with zone: NSZone? = nil) -> Any { HKWorkoutConfiguration(record) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKWorkoutConfiguration)?.record == record }
    open override var hash: Int { record.hashValue }
    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        super.init()
        activityType = HKWorkoutActivityType(rawValue: UInt(coder.decodeInteger(forKey: "activityType"))) ?? .other
        locationType = HKWorkoutSessionLocationType(rawValue: coder.decodeInteger(forKey: "locationType")) ?? .unknown
        swimmingLocationType = HKWorkoutSwimmingLocationType(rawValue: coder.decodeInteger(forKey: "swimmingLocationType")) ?? .unknown
        lapLength = coder.decodeObject(of: HKQuantity.self, forKey: "lapLength")
    }
    open func encode(with coder: NSCoder) {
        coder.encode(Int(activityType.rawValue), forKey: "activityType")
        coder.encode(locationType.rawValue, forKey: "locationType")
        coder.encode(swimmingLocationType.rawValue, forKey: "swimmingLocationType")
        coder.encode(lapLength, forKey: "lapLength")
    }
}

/// A part of a workout with a sport of its own.
open class HKWorkoutActivity: NSObject, NSCopying, @unchecked Sendable {
    public let uuid: UUID
    public let workoutConfiguration: HKWorkoutConfiguration
    public let startDate: Date
    /// Nil while it goes on.
    public let endDate: Date?
    public let metadata: [String: Any]?
    /// Those of the workout while it went on.
    public let workoutEvents: [HKWorkoutEvent]
    private let samples: [HKQuantitySample]

    public convenience init(workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?, metadata: [String: Any]?) {
        self.init(
            WorkoutActivityRecord(
                identifier: UUID(), configuration: workoutConfiguration.record, start: startDate, end: endDate,
                metadata: MetadataRecord.records(metadata)))
    }
    init(_ record: WorkoutActivityRecord, events: [HKWorkoutEvent] = [], samples: [HKQuantitySample] = []) {
        uuid = record.identifier
        workoutConfiguration = HKWorkoutConfiguration(record.configuration)
        (startDate, endDate) = (record.start, record.end)
        metadata = MetadataRecord.values(record.metadata)
        let last: Date = record.end ?? .distantFuture
        workoutEvents = events.filter { $0.dateInterval.start >= record.start && $0.dateInterval.start <= last }
        self.samples = samples.filter { $0.startDate < last && $0.endDate > record.start }
    }
    var record: WorkoutActivityRecord {
        WorkoutActivityRecord(
            identifier: uuid, configuration: workoutConfiguration.record, start: startDate, end: endDate, metadata: MetadataRecord.records(metadata))
    }
    /// Seconds.
    open var duration: TimeInterval { (endDate ?? Date()).timeIntervalSince(startDate) }
    open var allStatistics: [HKQuantityType: HKStatistics] { HKStatistics.all(samples, from: startDate, to: endDate ?? .distantFuture) }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { allStatistics[quantityType] }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A time of sport.
open class HKWorkout: HKSample, @unchecked Sendable {
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) {
        self.init(workoutActivityType, startDate, endDate, duration: nil, events: nil, totals: [:], device: nil, metadata: nil)
    }
    /// A duration of 0 is that between the dates, without pauses.
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, duration: duration, events: nil,
            totals: Self.totals(workoutActivityType, energy: totalEnergyBurned, distance: totalDistance), device: nil, metadata: metadata)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, duration: duration, events: nil,
            totals: Self.totals(workoutActivityType, energy: totalEnergyBurned, distance: totalDistance), device: device, metadata: metadata)
    }
    /// The duration is that between the dates, without the pauses that the events tell of.
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, duration: nil, events: workoutEvents,
            totals: Self.totals(workoutActivityType, energy: totalEnergyBurned, distance: totalDistance), device: nil, metadata: metadata)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, duration: nil, events: workoutEvents,
            totals: Self.totals(workoutActivityType, energy: totalEnergyBurned, distance: totalDistance), device: device, metadata: metadata)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, totalSwimmingStrokeCount: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        var totals = Self.totals(workoutActivityType, energy: totalEnergyBurned, distance: totalDistance)
        totals[HKQuantityTypeIdentifier.swimmingStrokeCount.rawValue] = totalSwimmingStrokeCount
        self.init(workoutActivityType, startDate, endDate, duration: nil, events: workoutEvents, totals: totals, device: device, metadata: metadata)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, totalFlightsClimbed: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        var totals = Self.totals(workoutActivityType, energy: totalEnergyBurned, distance: totalDistance)
        totals[HKQuantityTypeIdentifier.flightsClimbed.rawValue] = totalFlightsClimbed
        self.init(workoutActivityType, startDate, endDate, duration: nil, events: workoutEvents, totals: totals, device: device, metadata: metadata)
    }

    convenience init(
        _ type: HKWorkoutActivityType, _ start: Date, _ end: Date, duration: TimeInterval?, events: [HKWorkoutEvent]?, totals: [String: HKQuantity],
        device: HKDevice?, metadata: [String: Any]?
    ) {
        precondition(end >= start, "HKWorkout endDate must not be before startDate")
        let events = events?.map(\.record)
        let length: TimeInterval = duration.flatMap { $0 > 0 ? $0 : nil } ?? WorkoutTime.active(from: start, to: end, events: events ?? [])
        var record = SampleRecord(type: HKObjectType.workoutType(), start: start, end: end, device: device, metadata: metadata)
        record.workout = WorkoutRecord(
            activityType: type.rawValue, events: events, activities: [], duration: length, totals: totals.mapValues { QuantityRecord($0) })
        self.init(record)
    }

    private static func totals(_ type: HKWorkoutActivityType, energy: HKQuantity?, distance: HKQuantity?) -> [String: HKQuantity] {
        var totals: [String: HKQuantity] = [:]
        totals[HKQuantityTypeIdentifier.activeEnergyBurned.rawValue] = energy
        totals[WorkoutTime.distance(of: type).rawValue] = distance
        return totals
    }

    private var values: WorkoutRecord {
        record.workout ?? WorkoutRecord(activityType: HKWorkoutActivityType.other.rawValue, events: nil, activities: [], duration: 0, totals: [:])
    }
    open var workoutActivityType: HKWorkoutActivityType { HKWorkoutActivityType(rawValue: values.activityType) ?? .other }
    open var workoutEvents: [HKWorkoutEvent]? { values.events?.map { HKWorkoutEvent($0) } }
    open var workoutActivities: [HKWorkoutActivity] { values.activities.map { HKWorkoutActivity($0, events: workoutEvents ?? []) } }
    /// Seconds, without pauses.
    open var duration: TimeInterval { values.duration }
    private func total(_ identifiers: HKQuantityTypeIdentifier...) -> HKQuantity? {
        identifiers.lazy.compactMap { self.values.totals[$0.rawValue]?.quantity }.first
    }
    open var totalEnergyBurned: HKQuantity? { total(.activeEnergyBurned) }
    open var totalDistance: HKQuantity? {
        total(.distanceWalkingRunning, .distanceCycling, .distanceSwimming, .distanceWheelchair, .distanceDownhillSnowSports)
    }
    open var totalSwimmingStrokeCount: HKQuantity? { total(.swimmingStrokeCount) }
    open var totalFlightsClimbed: HKQuantity? { total(.flightsClimbed) }

    /// The totals that the workout was saved with, as sums.
    open var allStatistics: [HKQuantityType: HKStatistics] {
        Dictionary(
            uniqueKeysWithValues: values.totals.map { identifier, total in
                let type = HKQuantityType(named: identifier)
                return (type, HKStatistics(total: total.quantity, of: type, from: startDate, to: endDate, source: sourceRevision.source))
            })
    }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { allStatistics[quantityType] }

    package override func keyedValue(forKey key: String) -> Any?? {
        switch key {
        case HKPredicateKeyPathWorkoutType: workoutActivityType.rawValue
        case HKPredicateKeyPathWorkoutDuration: duration
        case HKPredicateKeyPathWorkoutTotalDistance: .some(totalDistance)
        case HKPredicateKeyPathWorkoutTotalEnergyBurned: .some(totalEnergyBurned)
        case HKPredicateKeyPathWorkoutTotalSwimmingStrokeCount: .some(totalSwimmingStrokeCount)
        case HKPredicateKeyPathWorkoutTotalFlightsClimbed: .some(totalFlightsClimbed)
        default: super.keyedValue(forKey: key)
        }
    }
}

/// How long a workout really was, and what kind of way it went.
enum WorkoutTime {
    /// Seconds between two dates without the pauses between them.
    static func active(from start: Date, to end: Date, events: [WorkoutEventRecord]) -> TimeInterval {
        var length: TimeInterval = 0
        var resumed: Date? = start
        for event in events.sorted(by: { $0.start < $1.start }) where event.start >= start && event.start <= end {
            switch HKWorkoutEventType(rawValue: event.type) {
            case .pause, .motionPaused:
                if let began = resumed { length += event.start.timeIntervalSince(began) }
                resumed = nil
            case .resume, .motionResumed: resumed = resumed ?? event.start
            default: break
            }
        }
        return length + (resumed.map { end.timeIntervalSince($0) } ?? 0)
    }

    static func distance(of type: HKWorkoutActivityType) -> HKQuantityTypeIdentifier {
        switch type {
        case .cycling, .handCycling: .distanceCycling
        case .swimming: .distanceSwimming
        case .wheelchairWalkPace, .wheelchairRunPace: .distanceWheelchair
        case .downhillSkiing, .snowboarding, .snowSports: .distanceDownhillSnowSports
        default: .distanceWalkingRunning
        }
    }
}
