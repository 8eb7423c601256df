import ObjectRuntime

// The values of category samples, by the kind of category.

public enum HKCategoryValue: Int, Sendable { case notApplicable = 0 }
public enum HKCategoryValueSleepAnalysis: Int, Sendable, CaseIterable {
    case inBed = 0, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
    /// The name of `asleepUnspecified` before iOS 16.
    public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
    /// Those that say the user slept.
    public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> { [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM] }
}
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood = 0, idle }
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable { case dry = 1, sticky, creamy, watery, eggWhite }
public enum HKCategoryValueOvulationTestResult: Int, Sendable {
    case negative = 1, luteinizingHormoneSurge, indeterminate, estrogenSurge
    public static var positive: HKCategoryValueOvulationTestResult { .luteinizingHormoneSurge }
}
public enum HKCategoryValuePregnancyTestResult: Int, Sendable { case negative = 1, positive, indeterminate }
public enum HKCategoryValueProgesteroneTestResult: Int, Sendable { case negative = 1, positive, indeterminate }
public enum HKCategoryValueMenstrualFlow: Int, Sendable { case unspecified = 1, light, medium, heavy, none }
public enum HKCategoryValueContraceptive: Int, Sendable {
    case unspecified = 1, implant, injection, intrauterineDevice, intravaginalRing, oral, patch
}
public enum HKCategoryValuePresence: Int, Sendable { case present = 0, notPresent }
public enum HKCategoryValueSeverity: Int, Sendable { case unspecified = 0, notPresent, mild, moderate, severe }
public enum HKCategoryValueAppetiteChanges: Int, Sendable { case unspecified = 0, noChange, decreased, increased }
public enum HKCategoryValueAudioExposureEvent: Int, Sendable { case loudEnvironment = 1 }
public enum HKCategoryValueEnvironmentalAudioExposureEvent: Int, Sendable { case momentaryLimit = 1 }
public enum HKCategoryValueHeadphoneAudioExposureEvent: Int, Sendable { case sevenDayLimit = 1 }
public enum HKCategoryValueLowCardioFitnessEvent: Int, Sendable { case lowFitness = 1 }
public enum HKCategoryValueAppleWalkingSteadinessEvent: Int, Sendable { case initialLow = 1, initialVeryLow, repeatLow, repeatVeryLow }

/// The values of a kind of category, for which predicates can be made.
public protocol HKCategoryValuePredicateProviding: RawRepresentable, Hashable, Sendable where RawValue == Int {}

extension HKCategoryValuePredicateProviding {
    /// For the samples that have one of some values.
    public static func predicateForSamples(equalTo values: Set<Self>) -> NSPredicate {
        let wanted = Set(values.map(\.rawValue))
        return NSPredicate { object, _ in (object as? HKCategorySample).map { wanted.contains($0.value) } ?? false }
    }
    public static func predicateForSamples(_ operatorType: NSComparisonPredicate.Operator, value: Self) -> NSPredicate {
        HKQuery.predicateForCategorySamples(with: operatorType, value: value.rawValue)
    }
}

extension HKCategoryValueSleepAnalysis: HKCategoryValuePredicateProviding {}
extension HKCategoryValueAppleStandHour: HKCategoryValuePredicateProviding {}
extension HKCategoryValueCervicalMucusQuality: HKCategoryValuePredicateProviding {}
extension HKCategoryValueOvulationTestResult: HKCategoryValuePredicateProviding {}
extension HKCategoryValuePregnancyTestResult: HKCategoryValuePredicateProviding {}
extension HKCategoryValueProgesteroneTestResult: HKCategoryValuePredicateProviding {}
extension HKCategoryValueMenstrualFlow: HKCategoryValuePredicateProviding {}
extension HKCategoryValueContraceptive: HKCategoryValuePredicateProviding {}
extension HKCategoryValuePresence: HKCategoryValuePredicateProviding {}
extension HKCategoryValueSeverity: HKCategoryValuePredicateProviding {}
extension HKCategoryValueAppetiteChanges: HKCategoryValuePredicateProviding {}
