import ObjectRuntime

public let HKPredicateKeyPathUUID = "UUID"
public let HKPredicateKeyPathSource = "source"
public let HKPredicateKeyPathSourceRevision = "sourceRevision"
public let HKPredicateKeyPathDevice = "device"
public let HKPredicateKeyPathMetadata = "metadata"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKPredicateKeyPathQuantity = "quantity"
public let HKPredicateKeyPathCategoryValue = "value"
public let HKPredicateKeyPathCount = "count"
public let HKPredicateKeyPathSum = "sum"
public let HKPredicateKeyPathCorrelation = "correlation"
public let HKPredicateKeyPathWorkout = "workout"
public let HKPredicateKeyPathWorkoutType = "workoutActivityType"
public let HKPredicateKeyPathWorkoutDuration = "duration"
public let HKPredicateKeyPathWorkoutTotalDistance = "totalDistance"
public let HKPredicateKeyPathWorkoutTotalEnergyBurned = "totalEnergyBurned"
public let HKPredicateKeyPathWorkoutTotalSwimmingStrokeCount = "totalSwimmingStrokeCount"
public let HKPredicateKeyPathWorkoutTotalFlightsClimbed = "totalFlightsClimbed"
public let HKPredicateKeyPathDateComponents = "dateComponents"

/// Something that the store has. It never changes once it is made.
open class HKObject: NSObject, NSSecureCoding, KeyedObject, @unchecked Sendable {
    let record: SampleRecord

    init(_ record: SampleRecord) { self.record = record }

    open var uuid: UUID { record.uuid }
    @available(iOS, deprecated: 9.0)
    open var source: HKSource { sourceRevision.source }
    /// The app that saved it; before that, the app that runs.
    open var sourceRevision: HKSourceRevision { record.source?.revision ?? .current }
    open var device: HKDevice? { record.device.map { HKDevice($0) } }
    open var metadata: [String: Any]? { MetadataRecord.values(record.metadata) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObject)?.uuid == uuid }
    open override var hash: Int { uuid.hashValue }

    package func keyedValue(forKey key: String) -> Any?? {
        switch key {
        case HKPredicateKeyPathUUID, "uuid": uuid
        case HKPredicateKeyPathSource: sourceRevision.source
        case HKPredicateKeyPathSourceRevision: sourceRevision
        case HKPredicateKeyPathDevice: .some(device)
        case HKPredicateKeyPathMetadata: (metadata ?? [:]) as NSDictionary
        case HKPredicateKeyPathStartDate: record.start
        case HKPredicateKeyPathEndDate: record.end
        default: .none
        }
    }
    package func setKeyedValue(_ value: Any?, forKey key: String) -> Bool { false }

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "record"),
            let record = try? PropertyListDecoder().decode(SampleRecord.self, from: data as Data)
        else { return nil }
        self.record = record
    }
    open func encode(with coder: NSCoder) {
        if let data = try? PropertyListEncoder().encode(record) { coder.encode(data as NSData, forKey: "record") }
    }
}

public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

/// Something that began and ended.
open class HKSample: HKObject, @unchecked Sendable {
    open var sampleType: HKSampleType { .named(record.type) }
    open var startDate: Date { record.start }
    open var endDate: Date { record.end }
    /// Whether it goes on.
    open var hasUndeterminedDuration: Bool { record.end == .distantFuture }
    open override var description: String { "\(record.type) (\(record.start) - \(record.end))" }
}

/// A quantity that was measured.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date) {
        self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: nil)
    }
    public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]?) {
        self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata)
    }
    /// A unit that measures something else, or an end before the start, stops the program.
    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, device: HKDevice?, metadata: [String: Any]?
    ) {
        guard quantityType.is(compatibleWith: quantity.unit) else {
            fatalError("HKQuantitySample (\(quantityType)) requires unit of type \(quantityType.canonicalUnit). Incompatible unit: \(quantity.unit)")
        }
        precondition(endDate >= startDate, "HKQuantitySample endDate must not be before startDate")
        var record = SampleRecord(type: quantityType, start: startDate, end: endDate, device: device, metadata: metadata)
        record.quantity = QuantityRecord(quantity)
        self.init(record)
    }

    open var quantityType: HKQuantityType { HKQuantityType(named: record.type) }
    open var quantity: HKQuantity { record.quantity?.quantity ?? HKQuantity(unit: quantityType.canonicalUnit, doubleValue: 0) }
    /// How many quantities it is made of.
    open var count: Int { 1 }
    open override var description: String { "\(quantity) \(super.description)" }

    package override func keyedValue(forKey key: String) -> Any?? {
        key == HKPredicateKeyPathQuantity ? .some(quantity) : key == HKPredicateKeyPathCount ? .some(count) : super.keyedValue(forKey: key)
    }
}

/// A sample of a quantity that adds up.
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
    open var sumQuantity: HKQuantity { quantity }
}

/// A sample of a quantity that has a mean.
open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {
    open var minimumQuantity: HKQuantity { quantity }
    open var averageQuantity: HKQuantity { quantity }
    open var maximumQuantity: HKQuantity { quantity }
    open var mostRecentQuantity: HKQuantity { quantity }
    open var mostRecentQuantityDateInterval: DateInterval { DateInterval(start: startDate, end: endDate) }
}

/// An event or symptom that was noted.
open class HKCategorySample: HKSample, @unchecked Sendable {
    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
        self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: nil)
    }
    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?) {
        self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
    }
    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?, metadata: [String: Any]?) {
        precondition(endDate >= startDate, "HKCategorySample endDate must not be before startDate")
        var record = SampleRecord(type: type, start: startDate, end: endDate, device: device, metadata: metadata)
        record.value = value
        self.init(record)
    }

    open var categoryType: HKCategoryType { HKCategoryType(named: record.type) }
    /// The raw value of the enumeration of its kind.
    open var value: Int { record.value ?? 0 }

    package override func keyedValue(forKey key: String) -> Any?? {
        key == HKPredicateKeyPathCategoryValue ? .some(value) : super.keyedValue(forKey: key)
    }
}

/// Samples that belong together, such as both pressures of the blood.
open class HKCorrelation: HKSample, @unchecked Sendable {
    public convenience init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>) {
        self.init(type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: nil)
    }
    public convenience init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>, metadata: [String: Any]?
    ) {
        self.init(type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: metadata)
    }
    public convenience init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        var record = SampleRecord(type: correlationType, start: startDate, end: endDate, device: device, metadata: metadata)
        record.members = objects.map(\.record)
        self.init(record)
    }

    open var correlationType: HKCorrelationType { HKCorrelationType(named: record.type) }
    open var objects: Set<HKSample> { Set((record.members ?? []).map(\.sample)) }
    open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}

/// Stands for something that was removed.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid: UUID
    public let metadata: [String: Any]?
    init(_ record: DeletedRecord) {
        uuid = record.uuid
        metadata = MetadataRecord.values(record.metadata)
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKDeletedObject)?.uuid == uuid }
    open override var hash: Int { uuid.hashValue }
}

struct DeletedRecord: Codable, Hashable, Sendable {
    var uuid: UUID
    var type: String
    var metadata: [String: MetadataRecord]?
    var anchor: Int
}
