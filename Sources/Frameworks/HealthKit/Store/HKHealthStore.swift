import ObjectRuntime

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined = 0, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown = 0, shouldRequest, unnecessary }
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

extension NSNotification.Name {
    public static let HKUserPreferencesDidChange = NSNotification.Name("HKUserPreferencesDidChangeNotification")
}

/// The user's health data, empty at first; what the app saves is kept in its container. The user allows whatever is asked for; before that nothing
/// is found and nothing is saved.
open class HKHealthStore: NSObject, @unchecked Sendable {
    let book: HealthBook

    public override init() { book = .current }
    init(book: HealthBook) { self.book = book }

    open class func isHealthDataAvailable() -> Bool { true }
    open func supportsHealthRecords() -> Bool { false }
    /// The first date that samples may have.
    open func earliestPermittedSampleDate() -> Date { Date(timeIntervalSinceReferenceDate: -3_155_673_600) }

    // MARK: Authorization

    /// Whether samples of a kind may be saved. Whether they may be read no app hears.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
        let asked = HealthBook.asked(for: type.identifier)
        return !asked.isEmpty && asked.isSubset(of: book.now.shared) ? .sharingAuthorized : .notDetermined
    }

    private static func identifiers(_ types: Set<HKObjectType>) -> Set<String> { Set(types.map(\.identifier)) }

    /// Kinds that the system alone measures.
    private static let ownKinds: Set<String> = Set(
        ([.appleExerciseTime, .appleMoveTime, .appleStandTime, .appleWalkingSteadiness, .walkingHeartRateAverage, .nikeFuel] as [HKQuantityTypeIdentifier])
            .map(\.rawValue) + [HKCategoryTypeIdentifier.appleStandHour.rawValue])

    private func ask(toShare: Set<HKObjectType>, read: Set<HKObjectType>) {
        let disallowed = toShare.filter { $0 is HKCorrelationType || Self.ownKinds.contains($0.identifier) }
        guard disallowed.isEmpty else {
            fatalError("Authorization to share the following types is disallowed: \(disallowed.map(\.identifier).sorted().joined(separator: ", "))")
        }
        let correlations = read.filter { $0 is HKCorrelationType }
        guard correlations.isEmpty else {
            fatalError("Authorization to read the following types is disallowed: \(correlations.map(\.identifier).sorted().joined(separator: ", "))")
        }
        if !toShare.isEmpty { UsageDescription.require("NSHealthUpdateUsageDescription") }
        if !read.isEmpty { UsageDescription.require("NSHealthShareUsageDescription") }
        try? book.change([]) { state in
            state.shared.formUnion(Self.identifiers(toShare))
            state.read.formUnion(Self.identifiers(read))
        }
    }

    private func status(toShare: Set<HKObjectType>, read: Set<HKObjectType>) -> HKAuthorizationRequestStatus {
        let state = book.now
        let isKnown: Bool = Self.identifiers(toShare).isSubset(of: state.shared) && Self.identifiers(read).isSubset(of: state.read)
        return isKnown ? .unnecessary : .shouldRequest
    }

    /// Asks the user. Kinds that may not be asked about, such as correlations, stop the program.
    @preconcurrency open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        ask(toShare: typesToShare ?? [], read: typesToRead ?? [])
        book.reply { completion(true, nil) }
    }
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
        ask(toShare: typesToShare, read: typesToRead)
    }
    @preconcurrency open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        let status = status(toShare: typesToShare, read: typesToRead)
        book.reply { completion(status, nil) }
    }
    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus {
        status(toShare: typesToShare, read: typesToRead)
    }
    @preconcurrency open func handleAuthorizationForExtension(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        book.reply { completion(true, nil) }
    }
    open func handleAuthorizationForExtension() async throws {}

    // MARK: Saving

    private func report(_ error: (any Error)?, _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        book.reply { completion(error == nil, error) }
    }

    private static func error(_ body: () throws -> Void) -> (any Error)? {
        do { try body() } catch { return error }
        return nil
    }

    /// Keeps all of them or none.
    private func keep(_ objects: [HKObject], for owner: UUID? = nil) throws {
        guard !objects.isEmpty else { throw HKError(.errorInvalidArgument, text: "No objects to save") }
        let allowed = book.now.shared
        for record in objects.map(\.record) {
            let types: Set<String> = record.members.map { Set($0.map(\.type)) } ?? [record.type]
            guard types.isSubset(of: allowed) else { throw HKError(.errorAuthorizationNotDetermined, text: "Not authorized") }
        }
        let source = SourceRecord(.current)
        try book.change(Self.types(objects.map(\.record))) { state in
            for object in objects {
                guard !state.samples.contains(where: { $0.uuid == object.uuid }) else {
                    throw HKError(.errorInvalidArgument, text: "An object with the UUID \(object.uuid) is there already")
                }
                var record = object.record
                record.owner = owner ?? record.owner
                state.put(record, source: source)
            }
        }
    }

    private static func types(_ records: [SampleRecord]) -> Set<String> {
        Set(records.flatMap { [$0.type] + ($0.members ?? []).map(\.type) })
    }

    @preconcurrency open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        save([object], withCompletion: completion)
    }
    @preconcurrency open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        report(Self.error { try keep(objects) }, completion)
    }
    open func save(_ object: HKObject) async throws { try keep([object]) }
    open func save(_ objects: [HKObject]) async throws { try keep(objects) }

    /// Samples that the app itself saved can be removed.
    private func remove(_ objects: [HKObject]) throws {
        let shared = book.now.shared
        guard objects.allSatisfy({ HealthBook.asked(for: $0.record.type).isSubset(of: shared) }) else {
            throw HKError(.errorAuthorizationNotDetermined, text: "Not authorized")
        }
        try book.change(Self.types(objects.map(\.record))) { state in
            for object in objects {
                guard state.remove(object.uuid) else { throw HKError(.errorInvalidArgument, text: "The object was not found") }
            }
        }
    }

    @preconcurrency open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        delete([object], withCompletion: completion)
    }
    @preconcurrency open func delete(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        report(Self.error { try remove(objects) }, completion)
    }
    open func delete(_ object: HKObject) async throws { try remove([object]) }
    open func delete(_ objects: [HKObject]) async throws { try remove(objects) }

    private func removeAll(of type: HKObjectType, _ predicate: NSPredicate) throws -> Int {
        guard let sampleType = type as? HKSampleType else { throw HKError(.errorInvalidArgument) }
        let found = book.samples([HKQueryDescriptor(sampleType: sampleType, predicate: predicate)], limit: 0, sortDescriptors: [])
        if !found.isEmpty { try remove(found) }
        return found.count
    }
    /// Removes the app's objects of a kind that fit; the completion hears how many they were.
    @preconcurrency open func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate, withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) {
        let result = Result { try removeAll(of: objectType, predicate) }
        book.reply {
            switch result {
            case .success(let count): completion(true, count, nil)
            case .failure(let error): completion(false, 0, error)
            }
        }
    }
    open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int { try removeAll(of: objectType, predicate) }

    // MARK: Queries

    /// Asks a query, which answers later on a queue of the store's.
    open func execute(_ query: HKQuery) { book.execute(query) }
    /// A query that hears of changes hears no more.
    open func stop(_ query: HKQuery) { book.stop(query) }

    // Nothing is saved while the app is away, so that it is never woken for that.
    @preconcurrency open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        report(nil, completion)
    }
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {}
    @preconcurrency open func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        report(nil, completion)
    }
    open func disableBackgroundDelivery(for type: HKObjectType) async throws {}
    @preconcurrency open func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { report(nil, completion) }
    open func disableAllBackgroundDelivery() async throws {}

    // MARK: Units

    private func units(for types: Set<HKQuantityType>) throws -> [HKQuantityType: HKUnit] {
        let state = book.now
        guard types.allSatisfy({ state.read.contains($0.identifier) || state.shared.contains($0.identifier) }) else { throw HKError.notDetermined }
        let isMetric: Bool = Locale.current.measurementSystem == .metric
        return Dictionary(uniqueKeysWithValues: types.map { ($0, PreferredUnit.of($0, isMetric: isMetric)) })
    }
    /// The units that people of the user's region measure in.
    @preconcurrency open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>, completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) {
        let result = Result { try units(for: quantityTypes) }
        book.reply {
            switch result {
            case .success(let units): completion(units, nil)
            case .failure(let error): completion([:], error)
            }
        }
    }
    open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] { try units(for: quantityTypes) }

    // MARK: Workouts

    private func keep(_ samples: [HKSample], of workout: HKWorkout) throws {
        guard book.now.samples.contains(where: { $0.uuid == workout.uuid }) else {
            throw HKError(.errorInvalidArgument, text: "The workout has not been saved")
        }
        try keep(samples, for: workout.uuid)
    }
    /// Saves samples as those of a workout that was saved.
    @available(iOS, deprecated: 17.0)
    @preconcurrency open func add(
        _ samples: [HKSample], to workout: HKWorkout, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        report(Self.error { try keep(samples, of: workout) }, completion)
    }
    @available(iOS, deprecated: 17.0)
    open func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws { try keep(samples, of: workout) }

    // No watch is paired.
    @preconcurrency open func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        report(HKError(.unknownError), completion)
    }
    open func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws { throw HKError(.unknownError) }
    /// Called for the workouts of a watch, of which there is none.
    open var workoutSessionMirroringStartHandler: (@Sendable (HKWorkoutSession) -> Void)?

    /// Nothing was estimated that could be estimated again.
    @preconcurrency open func recalibrateEstimates(
        sampleType: HKSampleType, date: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        report(sampleType.allowsRecalibrationForEstimates ? nil : HKError(.errorInvalidArgument), completion)
    }

    /// Saves what a builder made.
    func keep(_ workout: HKWorkout, with samples: [HKSample]) throws {
        try keep([workout])
        let others = samples.filter { sample in !book.now.samples.contains { $0.uuid == sample.uuid } }
        if !others.isEmpty { try keep(others, for: workout.uuid) }
    }
    func keep(_ route: HKWorkoutRoute, of workout: HKWorkout) throws { try keep([route], of: workout) }
    func keep(_ series: HKHeartbeatSeriesSample) throws { try keep([series]) }
}

/// Units by where the user lives.
enum PreferredUnit {
    static func of(_ type: HKQuantityType, isMetric: Bool) -> HKUnit {
        let unit = type.canonicalUnit
        guard !isMetric else { return type.identifier == HKQuantityTypeIdentifier.height.rawValue ? HKUnit(from: "cm") : unit }
        switch HKQuantityTypeIdentifier(rawValue: type.identifier) {
        case .bodyMass, .leanBodyMass: return .pound()
        case .height: return .foot()
        case .waistCircumference, .walkingStepLength: return .inch()
        case .bodyTemperature, .basalBodyTemperature, .waterTemperature, .appleSleepingWristTemperature: return .degreeFahrenheit()
        case .distanceWalkingRunning, .distanceCycling, .distanceWheelchair, .distanceDownhillSnowSports: return .mile()
        case .distanceSwimming: return .yard()
        case .walkingSpeed, .runningSpeed, .cyclingSpeed: return HKUnit(from: "mi/hr")
        case .dietaryWater: return .fluidOunceUS()
        default: return unit
        }
    }
}
