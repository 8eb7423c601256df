import ObjectRuntime
import Synchronization

/// Gathers a workout's samples and events while it goes on, and saves it when it ends.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    private struct State {
        var start: Date?
        var end: Date?
        var samples: [HKSample] = []
        var events: [HKWorkoutEvent] = []
        var activities: [HKWorkoutActivity] = []
        var metadata: [String: Any] = [:]
        /// Finished or discarded.
        var isOver = false
    }

    public let device: HKDevice?
    public let workoutConfiguration: HKWorkoutConfiguration
    private let store: HKHealthStore
    private let lock = NSLock()
    // Guarded by `lock`.
    private var state = State()

    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        store = healthStore
        workoutConfiguration = (configuration.copy() as? HKWorkoutConfiguration) ?? configuration
        self.device = device
    }

    private var now: State { lock.withLock { state } }
    /// Nil before it begins.
    open var startDate: Date? { now.start }
    /// Nil before it ends.
    open var endDate: Date? { now.end }
    open var metadata: [String: Any] { now.metadata }
    open var workoutEvents: [HKWorkoutEvent] { now.events }
    open var workoutActivities: [HKWorkoutActivity] { now.activities }
    open var allStatistics: [HKQuantityType: HKStatistics] {
        let state = now
        let quantities = state.samples.compactMap { $0 as? HKQuantitySample }
        return HKStatistics.all(quantities, from: state.start ?? .distantPast, to: state.end ?? Date())
    }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { allStatistics[quantityType] }
    /// Seconds from the beginning, without pauses.
    open func elapsedTime(at date: Date) -> TimeInterval {
        let state = now
        guard let start = state.start, date > start else { return 0 }
        return WorkoutTime.active(from: start, to: min(date, state.end ?? date), events: state.events.map(\.record))
    }

    // MARK: Gathering

    private func change(_ body: (inout State) throws -> Void) throws {
        try lock.withLock {
            guard !state.isOver else { throw HKError(.errorInvalidArgument, text: "The workout builder has already finished") }
            try body(&state)
        }
    }
    private static func mustHaveBegun(_ state: State) throws {
        guard state.start != nil else { throw HKError(.errorInvalidArgument, text: "The workout builder has not begun collection") }
    }
    private func begin(_ date: Date) throws {
        try change { state in
            guard state.start == nil else { throw HKError(.errorInvalidArgument, text: "The workout builder has already begun collection") }
            state.start = date
        }
    }
    private func add(_ samples: [HKSample]) throws {
        try change { state in
            try Self.mustHaveBegun(state)
            state.samples += samples
        }
    }
    private func add(_ events: [HKWorkoutEvent]) throws {
        try change { state in
            try Self.mustHaveBegun(state)
            state.events = (state.events + events).sorted { $0.dateInterval.start < $1.dateInterval.start }
        }
    }
    private func add(_ activity: HKWorkoutActivity) throws {
        try change { state in
            try Self.mustHaveBegun(state)
            state.activities.append(activity)
        }
    }
    private func add(_ metadata: [String: Any]) throws { try change { $0.metadata.merge(metadata) { $1 } } }
    private func end(_ date: Date) throws {
        try change { state in
            try Self.mustHaveBegun(state)
            guard let start = state.start, date >= start else { throw HKError(.errorInvalidArgument, text: "The end is before the beginning") }
            state.end = date
        }
    }

    private func finish() throws -> HKWorkout {
        var state = State()
        try change {
            guard $0.end != nil else { throw HKError(.errorInvalidArgument, text: "The workout builder has not ended collection") }
            $0.isOver = true
            state = $0
        }
        let start: Date = state.start ?? Date(), end: Date = state.end ?? start
        let statistics = HKStatistics.all(state.samples.compactMap { $0 as? HKQuantitySample }, from: start, to: end)
        var totals: [String: HKQuantity] = [:]
        for (type, values) in statistics { totals[type.identifier] = values.sumQuantity() }
        let plain = HKWorkout(
            workoutConfiguration.activityType, start, end, duration: nil, events: state.events.isEmpty ? nil : state.events, totals: totals,
            device: device, metadata: state.metadata.isEmpty ? nil : state.metadata)
        var record = plain.record
        record.workout?.activities = state.activities.map(\.record)
        let workout = HKWorkout(record)
        try store.keep(workout, with: state.samples)
        return workout
    }

    private func report(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void, _ body: () throws -> Void) {
        var failure: (any Error)?
        do { try body() } catch { failure = error }
        let error = failure
        store.book.reply { completion(error == nil, error) }
    }

    @preconcurrency open func beginCollection(withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        report(completion) { try begin(startDate) }
    }
    open func beginCollection(at startDate: Date) async throws { try begin(startDate) }
    @preconcurrency open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        report(completion) { try add(samples) }
    }
    open func addSamples(_ samples: [HKSample]) async throws { try add(samples) }
    @preconcurrency open func addWorkoutEvents(
        _ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        report(completion) { try add(workoutEvents) }
    }
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { try add(workoutEvents) }
    @preconcurrency open func addWorkoutActivity(
        _ workoutActivity: HKWorkoutActivity, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        report(completion) { try add(workoutActivity) }
    }
    open func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity) async throws { try add(workoutActivity) }
    @preconcurrency open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        report(completion) { try add(metadata) }
    }
    open func addMetadata(_ metadata: [String: Any]) async throws { try add(metadata) }
    @preconcurrency open func endCollection(withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        report(completion) { try end(endDate) }
    }
    open func endCollection(at endDate: Date) async throws { try end(endDate) }
    /// Saves the workout with its samples. The builder can do nothing more then.
    @preconcurrency open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        let result = Result { try finish() }
        store.book.reply {
            switch result {
            case .success(let workout): completion(workout, nil)
            case .failure(let error): completion(nil, error)
            }
        }
    }
    @discardableResult open func finishWorkout() async throws -> HKWorkout? { try finish() }
    /// Nothing is saved, and the builder can do nothing more.
    open func discardWorkout() { lock.withLock { state.isOver = true } }

    /// Of a route; nil for kinds that have no builder.
    open func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder? {
        seriesType == .workoutRoute() ? HKWorkoutRouteBuilder(healthStore: store, device: device) : nil
    }
}
