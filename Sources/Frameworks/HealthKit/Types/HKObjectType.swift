import ObjectRuntime

/// A kind of thing that the store has.
open class HKObjectType: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let identifier: String

    init(named identifier: String) { self.identifier = identifier }

    /// Nil where there is no such kind.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        QuantityMeasure.of(identifier.rawValue).map { _ in HKQuantityType(identifier) }
    }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        identifier.rawValue.hasPrefix("HKCategoryTypeIdentifier") ? HKCategoryType(identifier) : nil
    }
    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? {
        identifier.rawValue.hasPrefix("HKCharacteristicTypeIdentifier") ? HKCharacteristicType(identifier) : nil
    }
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        identifier.rawValue.hasPrefix("HKCorrelationTypeIdentifier") ? HKCorrelationType(identifier) : nil
    }
    open class func documentType(forIdentifier identifier: HKDocumentTypeIdentifier) -> HKDocumentType? { HKDocumentType(identifier) }
    open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
        [HKWorkoutRouteTypeIdentifier, HKDataTypeIdentifierHeartbeatSeries].contains(identifier) ? HKSeriesType(named: identifier) : nil
    }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(named: HKWorkoutTypeIdentifier) }
    open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType(named: "HKActivitySummaryTypeIdentifier") }
    open class func audiogramSampleType() -> HKAudiogramSampleType { HKAudiogramSampleType(named: "HKDataTypeIdentifierAudiogram") }
    open class func electrocardiogramType() -> HKElectrocardiogramType { HKElectrocardiogramType(named: "HKDataTypeIdentifierElectrocardiogram") }

    /// Whether the user is asked for each object alone; so are prescriptions.
    open func requiresPerObjectAuthorization() -> Bool { false }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
    open override var description: String { identifier }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.identifier = identifier as String
    }
    open func encode(with coder: NSCoder) { coder.encode(identifier as NSString, forKey: "identifier") }
}

/// A fact about the user, such as the date of birth.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(named: identifier.rawValue) }
}

/// A kind of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {
    open var isMaximumDurationRestricted: Bool { false }
    /// Seconds.
    open var maximumAllowedDuration: TimeInterval { .greatestFiniteMagnitude }
    open var isMinimumDurationRestricted: Bool { false }
    /// Seconds.
    open var minimumAllowedDuration: TimeInterval { 0 }
    open var allowsRecalibrationForEstimates: Bool { false }

    /// The kind that goes by an identifier.
    static func named(_ identifier: String) -> HKSampleType {
        if identifier.hasPrefix("HKQuantityTypeIdentifier") { return HKQuantityType(named: identifier) }
        if identifier.hasPrefix("HKCategoryTypeIdentifier") { return HKCategoryType(named: identifier) }
        if identifier.hasPrefix("HKCorrelationTypeIdentifier") { return HKCorrelationType(named: identifier) }
        if identifier == HKWorkoutTypeIdentifier { return .workoutType() }
        return HKSeriesType(named: identifier)
    }
}

/// A kind of category samples.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(named: identifier.rawValue) }
}

/// A kind of samples that consist of others.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(named: identifier.rawValue) }
}

/// A kind of documents.
open class HKDocumentType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKDocumentTypeIdentifier) { self.init(named: identifier.rawValue) }
}

/// How samples of a quantity are summed up.
public enum HKQuantityAggregationStyle: Int, Sendable {
    /// They are added: steps.
    case cumulative = 0
    /// Their mean counts each of them alike: body mass.
    case discreteArithmetic
    /// Their mean counts each as long as it lasts: the heart rate.
    case discreteTemporallyWeighted
    /// Their mean is that of sound pressure.
    case discreteEquivalentContinuousLevel

    @available(iOS, deprecated: 13.0)
    public static var discrete: HKQuantityAggregationStyle { .discreteArithmetic }
}

/// A kind of quantity samples.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(named: identifier.rawValue) }

    private var measure: QuantityMeasure { QuantityMeasure.of(identifier) ?? QuantityMeasure(unit: "count", style: .discreteArithmetic) }
    /// The unit that it is measured in first.
    var canonicalUnit: HKUnit { HKUnit(from: measure.unit) }
    open var aggregationStyle: HKQuantityAggregationStyle { measure.style }
    /// Whether it can be measured in a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool {
        // Blood sugar is told in moles as well.
        canonicalUnit.factors.isCompatible(with: unit.factors)
            || identifier == HKQuantityTypeIdentifier.bloodGlucose.rawValue && HKUnit(from: "mol/L").factors.isCompatible(with: unit.factors)
    }
}

/// The kind of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// A kind of samples with many values in a row: routes and heart beats.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
    open class func workoutRoute() -> HKSeriesType { HKSeriesType(named: HKWorkoutRouteTypeIdentifier) }
    open class func heartbeat() -> HKSeriesType { HKSeriesType(named: HKDataTypeIdentifierHeartbeatSeries) }
}

/// The kind of a day's rings.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// The kind of hearing tests.
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}

/// The kind of electrocardiograms.
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
