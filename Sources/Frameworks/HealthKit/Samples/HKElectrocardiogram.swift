import ObjectRuntime

public enum HKAppleECGAlgorithmVersion: Int, Sendable { case version1 = 1, version2 }

/// The heart's currents, as a watch measured them. Apps cannot save any, so that there are none.
open class HKElectrocardiogram: HKSample, @unchecked Sendable {
    public enum Classification: Int, Sendable {
        case notSet = 0, sinusRhythm, atrialFibrillation, inconclusiveLowHeartRate, inconclusiveHighHeartRate, inconclusivePoorReading
        case inconclusiveOther
        case unrecognized = 100
    }
    public enum SymptomsStatus: Int, Sendable { case notSet = 0, none, present }
    public enum Lead: Int, Sendable { case appleWatchSimilarToLeadI = 1 }

    /// The currents of a moment.
    open class VoltageMeasurement: NSObject, NSCopying, @unchecked Sendable {
        override init() {}
        /// Seconds.
        open var timeSinceSampleStart: TimeInterval { 0 }
        open func quantity(for lead: Lead) -> HKQuantity? { nil }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    open var numberOfVoltageMeasurements: Int { 0 }
    open var samplingFrequency: HKQuantity? { nil }
    open var classification: Classification { .notSet }
    open var averageHeartRate: HKQuantity? { nil }
    open var symptomsStatus: SymptomsStatus { .notSet }
}

/// Tells the moments of an electrocardiogram. There is none.
open class HKElectrocardiogramQuery: HKQuery, @unchecked Sendable {
    /// A moment, the end, or why not.
    public enum Result: @unchecked Sendable {
        case measurement(HKElectrocardiogram.VoltageMeasurement)
        case done
        case error(any Error)
    }
    private let handler: @Sendable (HKElectrocardiogramQuery, Result) -> Void

    @preconcurrency public init(_ electrocardiogram: HKElectrocardiogram, dataHandler: @escaping @Sendable (HKElectrocardiogramQuery, Result) -> Void) {
        handler = dataHandler
        super.init([HKQueryDescriptor(sampleType: HKObjectType.electrocardiogramType(), predicate: nil)])
    }
    @preconcurrency public convenience init(
        electrocardiogram: HKElectrocardiogram, dataHandler: @escaping @Sendable (HKElectrocardiogramQuery, Result) -> Void
    ) {
        self.init(electrocardiogram, dataHandler: dataHandler)
    }
    override func answer(_ book: HealthBook) { handler(self, .done) }
    override func fail(_ error: any Error) { handler(self, .error(error)) }
}

/// A hearing test. Apps cannot save any here, so that there are none.
open class HKAudiogramSample: HKSample, @unchecked Sendable {
    open var sensitivityPoints: [HKAudiogramSensitivityPoint] { [] }
}

/// How loud a tone has to be to be heard.
open class HKAudiogramSensitivityPoint: NSObject, @unchecked Sendable {
    public let frequency: HKQuantity
    public let leftEarSensitivity: HKQuantity?
    public let rightEarSensitivity: HKQuantity?
    /// A frequency that is none, or a sensitivity in another unit than decibels of hearing, is refused.
    public init(frequency: HKQuantity, leftEarSensitivity: HKQuantity?, rightEarSensitivity: HKQuantity?) throws {
        let levels = [leftEarSensitivity, rightEarSensitivity].compactMap { $0 }
        guard frequency.is(compatibleWith: .hertz()), levels.allSatisfy({ $0.is(compatibleWith: .decibelHearingLevel()) }) else {
            throw HKError(.errorInvalidArgument)
        }
        (self.frequency, self.leftEarSensitivity, self.rightEarSensitivity) = (frequency, leftEarSensitivity, rightEarSensitivity)
    }
}

public enum HKVisionPrescriptionType: UInt, Sendable { case glasses = 1, contacts }

/// The kind of prescriptions of lenses, about each of which the user is asked.
open class HKPrescriptionType: HKSampleType, @unchecked Sendable {
    open override func requiresPerObjectAuthorization() -> Bool { true }
}
extension HKObjectType {
    public class func visionPrescriptionType() -> HKPrescriptionType { HKPrescriptionType(named: "HKVisionPrescriptionTypeIdentifier") }
}

/// A prescription of lenses. None is saved here.
open class HKVisionPrescription: HKSample, @unchecked Sendable {
    open var prescriptionType: HKVisionPrescriptionType { .glasses }
    open var dateIssued: Date { startDate }
    open var expirationDate: Date? { nil }
}
