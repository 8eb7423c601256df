import ObjectRuntime

/// The kinds of records of hospitals.
public struct HKClinicalTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let allergyRecord = Self(rawValue: "HKClinicalTypeIdentifierAllergyRecord")
    public static let clinicalNoteRecord = Self(rawValue: "HKClinicalTypeIdentifierClinicalNoteRecord")
    public static let conditionRecord = Self(rawValue: "HKClinicalTypeIdentifierConditionRecord")
    public static let coverageRecord = Self(rawValue: "HKClinicalTypeIdentifierCoverageRecord")
    public static let immunizationRecord = Self(rawValue: "HKClinicalTypeIdentifierImmunizationRecord")
    public static let labResultRecord = Self(rawValue: "HKClinicalTypeIdentifierLabResultRecord")
    public static let medicationRecord = Self(rawValue: "HKClinicalTypeIdentifierMedicationRecord")
    public static let procedureRecord = Self(rawValue: "HKClinicalTypeIdentifierProcedureRecord")
    public static let vitalSignRecord = Self(rawValue: "HKClinicalTypeIdentifierVitalSignRecord")
}

/// A kind of records of hospitals.
open class HKClinicalType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKClinicalTypeIdentifier) { self.init(named: identifier.rawValue) }
}

extension HKObjectType {
    public class func clinicalType(forIdentifier identifier: HKClinicalTypeIdentifier) -> HKClinicalType? { HKClinicalType(identifier) }
}

/// The kinds of a record's content.
public struct HKFHIRResourceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let allergyIntolerance = Self(rawValue: "AllergyIntolerance")
    public static let condition = Self(rawValue: "Condition")
    public static let coverage = Self(rawValue: "Coverage")
    public static let diagnosticReport = Self(rawValue: "DiagnosticReport")
    public static let documentReference = Self(rawValue: "DocumentReference")
    public static let immunization = Self(rawValue: "Immunization")
    public static let medicationDispense = Self(rawValue: "MedicationDispense")
    public static let medicationOrder = Self(rawValue: "MedicationOrder")
    public static let medicationRequest = Self(rawValue: "MedicationRequest")
    public static let medicationStatement = Self(rawValue: "MedicationStatement")
    public static let observation = Self(rawValue: "Observation")
    public static let procedure = Self(rawValue: "Procedure")
}

public struct HKFHIRRelease: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let dstu2 = Self(rawValue: "HKFHIRReleaseDSTU2")
    public static let r4 = Self(rawValue: "HKFHIRReleaseR4")
    public static let unknown = Self(rawValue: "HKFHIRReleaseUnknown")
}

open class HKFHIRVersion: NSObject, @unchecked Sendable {
    public let majorVersion: Int
    public let minorVersion: Int
    public let patchVersion: Int
    public let fhirRelease: HKFHIRRelease
    init(_ numbers: (Int, Int, Int), _ release: HKFHIRRelease) {
        (majorVersion, minorVersion, patchVersion) = numbers
        fhirRelease = release
    }
    open var stringRepresentation: String { "\(majorVersion).\(minorVersion).\(patchVersion)" }
    open class func primaryDSTU2() -> HKFHIRVersion { HKFHIRVersion((1, 0, 2), .dstu2) }
    open class func primaryR4() -> HKFHIRVersion { HKFHIRVersion((4, 0, 1), .r4) }
}

/// A record's content. The device has no records of hospitals.
open class HKFHIRResource: NSObject, @unchecked Sendable {
    override init() {}
    open var fhirVersion: HKFHIRVersion { .primaryR4() }
    open var resourceType: HKFHIRResourceType { .observation }
    open var identifier: String { "" }
    open var data: Data { Data() }
    open var sourceURL: URL? { nil }
}

/// A record of a hospital. The device has none.
open class HKClinicalRecord: HKSample, @unchecked Sendable {
    open var clinicalType: HKClinicalType { HKClinicalType(named: record.type) }
    open var displayName: String { "" }
    open var fhirResource: HKFHIRResource? { nil }
}

/// A document of a hospital. The device has none.
open class HKDocumentSample: HKSample, @unchecked Sendable {
    open var documentType: HKDocumentType { HKDocumentType(named: record.type) }
}
