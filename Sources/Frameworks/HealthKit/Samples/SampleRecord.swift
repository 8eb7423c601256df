import ObjectRuntime
import QuinceCoreLocation

struct QuantityRecord: Codable, Hashable, Sendable {
    var unit: String
    var value: Double

    init(_ quantity: HKQuantity) { (unit, value) = (quantity.unit.unitString, quantity.value) }
    var quantity: HKQuantity { HKQuantity(unit: HKUnit(from: unit), doubleValue: value) }
}

/// A value of a sample's metadata: a text, a number, a date or a quantity.
enum MetadataRecord: Codable, Hashable, Sendable {
    case text(String)
    case number(Double)
    case whole(Int)
    case flag(Bool)
    case date(Date)
    case quantity(QuantityRecord)

    /// Nil for what cannot be metadata.
    init?(_ value: Any) {
        switch value {
        case let value as HKQuantity: self = .quantity(QuantityRecord(value))
        case let value as Date: self = .date(value)
        case let value as String: self = .text(value)
        case let value as NSString: self = .text(value as String)
        case let value as Bool: self = .flag(value)
        case let value as Int: self = .whole(value)
        case let value as Double: self = .number(value)
        case let value as NSNumber: self = .number(value.doubleValue)
        default: return nil
        }
    }

    var value: Any {
        switch self {
        case .text(let value): value
        case .number(let value): value
        case .whole(let value): value
        case .flag(let value): value
        case .date(let value): value
        case .quantity(let value): value.quantity
        }
    }

    static func records(_ metadata: [String: Any]?) -> [String: MetadataRecord]? { metadata?.compactMapValues { MetadataRecord($0) } }
    static func values(_ records: [String: MetadataRecord]?) -> [String: Any]? { records?.mapValues(\.value) }
}

struct SourceRecord: Codable, Hashable, Sendable {
    var name: String
    var bundleIdentifier: String
    var version: String?
    var productType: String?
    var system: [Int]

    init(_ revision: HKSourceRevision) {
        let numbers = revision.operatingSystemVersion
        (name, bundleIdentifier) = (revision.source.name, revision.source.bundleIdentifier)
        (version, productType) = (revision.version, revision.productType)
        system = [numbers.majorVersion, numbers.minorVersion, numbers.patchVersion]
    }
    var revision: HKSourceRevision {
        HKSourceRevision(
            source: HKSource(name: name, bundleIdentifier: bundleIdentifier), version: version, productType: productType,
            operatingSystemVersion: OperatingSystemVersion(majorVersion: system[0], minorVersion: system[1], patchVersion: system[2]))
    }
}

struct WorkoutEventRecord: Codable, Hashable, Sendable {
    var type: Int
    var start: Date
    var end: Date
    var metadata: [String: MetadataRecord]?
}

struct WorkoutActivityRecord: Codable, Hashable, Sendable {
    var identifier: UUID
    var configuration: WorkoutConfigurationRecord
    var start: Date
    var end: Date?
    var metadata: [String: MetadataRecord]?
}

struct WorkoutConfigurationRecord: Codable, Hashable, Sendable {
    var activityType: UInt
    var locationType: Int
    var swimmingLocationType: Int
    var lapLength: QuantityRecord?
}

struct WorkoutRecord: Codable, Hashable, Sendable {
    var activityType: UInt
    var events: [WorkoutEventRecord]?
    var activities: [WorkoutActivityRecord]
    /// Seconds.
    var duration: Double
    /// By the identifiers of their kinds.
    var totals: [String: QuantityRecord]
}

struct PlaceRecord: Codable, Hashable, Sendable {
    var latitude: Double
    var longitude: Double
    var altitude: Double
    var horizontalAccuracy: Double
    var verticalAccuracy: Double
    var course: Double
    var speed: Double
    var date: Date

    init(_ location: CLLocation) {
        (latitude, longitude, altitude) = (location.coordinate.latitude, location.coordinate.longitude, location.altitude)
        (horizontalAccuracy, verticalAccuracy) = (location.horizontalAccuracy, location.verticalAccuracy)
        (course, speed, date) = (location.course, location.speed, location.timestamp)
    }
    var location: CLLocation {
        CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, speed: speed, timestamp: date)
    }
}

/// The values of a sample, as they are kept.
struct SampleRecord: Codable, Hashable, Sendable {
    var uuid: UUID
    /// The identifier of its kind.
    var type: String
    var start: Date
    var end: Date
    var metadata: [String: MetadataRecord]?
    var device: DeviceRecord?
    /// The app that saved it; nil before.
    var source: SourceRecord?
    var quantity: QuantityRecord?
    /// Of a category.
    var value: Int?
    /// Of a correlation.
    var members: [SampleRecord]?
    var workout: WorkoutRecord?
    var route: [PlaceRecord]?
    var beats: [BeatRecord]?
    /// The workout that it belongs to.
    var owner: UUID?
    /// How many changes the store had seen when it came.
    var anchor = 0

    init(uuid: UUID = UUID(), type: HKObjectType, start: Date, end: Date, device: HKDevice?, metadata: [String: Any]?) {
        (self.uuid, self.type, self.start, self.end) = (uuid, type.identifier, start, end)
        self.device = device?.record
        self.metadata = MetadataRecord.records(metadata)
    }

    /// The sample with these values.
    var sample: HKSample {
        if type.hasPrefix("HKCategoryTypeIdentifier") { return HKCategorySample(self) }
        if type.hasPrefix("HKCorrelationTypeIdentifier") { return HKCorrelation(self) }
        if workout != nil { return HKWorkout(self) }
        if type == HKWorkoutRouteTypeIdentifier { return HKWorkoutRoute(self) }
        if type == HKDataTypeIdentifierHeartbeatSeries { return HKHeartbeatSeriesSample(self) }
        return QuantityMeasure.of(type)?.style == .cumulative ? HKCumulativeQuantitySample(self) : HKDiscreteQuantitySample(self)
    }
}
