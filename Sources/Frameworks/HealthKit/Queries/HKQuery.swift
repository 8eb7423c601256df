import ObjectRuntime
import Synchronization

public let HKObjectQueryNoLimit = 0

/// How strictly samples lie in a time.
public struct HKQueryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1 << 0)
    public static let strictEndDate = HKQueryOptions(rawValue: 1 << 1)
}

/// A question to the store. It is asked once a store executes it, and answered on a queue of the store's.
open class HKQuery: NSObject, @unchecked Sendable {
    /// Nil where the query is about several kinds.
    open var objectType: HKObjectType? { descriptors.count == 1 ? descriptors[0].sampleType : nil }
    @available(iOS, deprecated: 9.3)
    open var sampleType: HKSampleType? { objectType as? HKSampleType }
    open var predicate: NSPredicate? { descriptors.count == 1 ? descriptors[0].predicate : nil }

    let descriptors: [HKQueryDescriptor]
    private let stopped = Mutex(false)

    init(_ descriptors: [HKQueryDescriptor]) { self.descriptors = descriptors }

    /// Whether it hears of changes until it is stopped.
    var isLasting: Bool { false }
    /// Asked on the store's queue at first, and of a lasting query after each change of its kinds as well.
    func answer(_ book: HealthBook) {}
    /// The store may not answer.
    func fail(_ error: any Error) {}

    var isStopped: Bool { stopped.withLock { $0 } }
    func stop() { stopped.withLock { $0 = true } }
    var identifiers: Set<String> { Set(descriptors.map(\.sampleType.identifier)) }
}

/// A kind of samples and which of them are meant.
open class HKQueryDescriptor: NSObject, NSCopying, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let predicate: NSPredicate?
    public init(sampleType: HKSampleType, predicate: NSPredicate?) { (self.sampleType, self.predicate) = (sampleType, predicate) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

// MARK: - Predicates

extension HKQuery {
    /// For samples that lie in a time, or reach into it; with options those alone that begin or end in it.
    public class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate {
        var parts: [NSPredicate] = []
        let first: String = options.contains(.strictStartDate) ? HKPredicateKeyPathStartDate : HKPredicateKeyPathEndDate
        let last: String = options.contains(.strictEndDate) ? HKPredicateKeyPathEndDate : HKPredicateKeyPathStartDate
        if let startDate { parts.append(NSPredicate(format: "%K >= %@", first, startDate as NSDate)) }
        if let endDate { parts.append(NSPredicate(format: "%K < %@", last, endDate as NSDate)) }
        return parts.isEmpty ? NSPredicate(value: true) : NSCompoundPredicate(andPredicateWithSubpredicates: parts)
    }

    private class func objects(_ fits: @escaping (HKObject) -> Bool) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject).map(fits) ?? false }
    }

    public class func predicateForObject(with UUID: UUID) -> NSPredicate { objects { $0.uuid == UUID } }
    public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate { objects { UUIDs.contains($0.uuid) } }
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { objects { sources.contains($0.sourceRevision.source) } }
    public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate {
        objects { sourceRevisions.contains($0.sourceRevision) }
    }
    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
        objects { object in object.device.map { devices.contains($0) } ?? false }
    }
    /// For what was added to a workout.
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
        let owner = workout.uuid
        return objects { $0.record.owner == owner }
    }
    public class func predicateForObjects(withDeviceProperty key: String, allowedValues: Set<String>) -> NSPredicate {
        objects { $0.record.device?.value(key).map { allowedValues.contains($0) } ?? false }
    }
    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { objects { $0.record.metadata?[key] != nil } }
    public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
        let wanted = Set(allowedValues.compactMap { MetadataRecord($0) })
        return objects { $0.record.metadata?[key].map { wanted.contains($0) } ?? false }
    }
    public class func predicateForObjects(
        withMetadataKey key: String, operatorType: NSComparisonPredicate.Operator, value: Any
    ) -> NSPredicate {
        nonisolated(unsafe) let value = value
        return objects { object in
            guard let kept = object.metadata?[key] else { return false }
            if let kept = kept as? HKQuantity, let value = value as? HKQuantity { return operatorType.holds(kept, value) }
            if let kept = kept as? Date, let value = value as? Date { return operatorType.holds(kept, value) }
            if let kept = kept as? String, let value = value as? String { return operatorType.holds(kept, value) }
            if let kept = kept as? NSNumber, let value = value as? NSNumber { return operatorType.holds(kept.doubleValue, value.doubleValue) }
            return false
        }
    }
    /// For what is no part of a correlation.
    public class func predicateForObjectsWithNoCorrelation() -> NSPredicate { objects { !($0 is HKCorrelation) } }

    /// For quantities that are more, less or as much.
    public class func predicateForQuantitySamples(
        with operatorType: NSComparisonPredicate.Operator, quantity: HKQuantity
    ) -> NSPredicate {
        objects { ($0 as? HKQuantitySample).map { operatorType.holds($0.quantity, quantity) } ?? false }
    }
    public class func predicateForCategorySamples(with operatorType: NSComparisonPredicate.Operator, value: Int) -> NSPredicate {
        objects { ($0 as? HKCategorySample).map { operatorType.holds($0.value, value) } ?? false }
    }

    private class func workouts(_ fits: @escaping (HKWorkout) -> Bool) -> NSPredicate { objects { ($0 as? HKWorkout).map(fits) ?? false } }
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        workouts { $0.workoutActivityType == workoutActivityType }
    }
    /// Duration in seconds.
    public class func predicateForWorkouts(with operatorType: NSComparisonPredicate.Operator, duration: TimeInterval) -> NSPredicate {
        workouts { operatorType.holds($0.duration, duration) }
    }
    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator, totalEnergyBurned: HKQuantity
    ) -> NSPredicate {
        workouts { $0.totalEnergyBurned.map { operatorType.holds($0, totalEnergyBurned) } ?? false }
    }
    public class func predicateForWorkouts(with operatorType: NSComparisonPredicate.Operator, totalDistance: HKQuantity) -> NSPredicate {
        workouts { $0.totalDistance.map { operatorType.holds($0, totalDistance) } ?? false }
    }
    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator, totalSwimmingStrokeCount: HKQuantity
    ) -> NSPredicate {
        workouts { $0.totalSwimmingStrokeCount.map { operatorType.holds($0, totalSwimmingStrokeCount) } ?? false }
    }
    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator, totalFlightsClimbed: HKQuantity
    ) -> NSPredicate {
        workouts { $0.totalFlightsClimbed.map { operatorType.holds($0, totalFlightsClimbed) } ?? false }
    }

    /// For the day of components, which have a calendar.
    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
        predicate(forActivitySummariesBetweenStart: dateComponents, end: dateComponents)
    }
    public class func predicate(forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents) -> NSPredicate {
        NSPredicate { object, _ in
            guard let summary = object as? HKActivitySummary, let start = startDateComponents.date, let end = endDateComponents.date else { return false }
            let calendar: Calendar = startDateComponents.calendar ?? .current
            guard let date = summary.dateComponents(for: calendar).date else { return false }
            return date >= calendar.startOfDay(for: start) && date <= end
        }
    }
}

extension NSComparisonPredicate.Operator {
    fileprivate func holds<Value: Comparable>(_ a: Value, _ b: Value) -> Bool {
        switch self {
        case .lessThan: a < b
        case .lessThanOrEqualTo: a <= b
        case .greaterThan: a > b
        case .greaterThanOrEqualTo: a >= b
        case .equalTo: a == b
        case .notEqualTo: a != b
        default: false
        }
    }
    fileprivate func holds(_ a: HKQuantity, _ b: HKQuantity) -> Bool {
        guard a.is(compatibleWith: b.unit) else { return false }
        return holds(a.base, b.base)
    }
}
