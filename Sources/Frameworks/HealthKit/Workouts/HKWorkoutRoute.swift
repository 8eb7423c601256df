@_exported import QuinceCoreLocation

/// Many values in a row.
open class HKSeriesSample: HKSample, @unchecked Sendable {
    open var count: Int { record.route?.count ?? 0 }
}

/// The way that a workout took.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}

/// Gathers many values in a row.
open class HKSeriesBuilder: NSObject, @unchecked Sendable {
    let store: HKHealthStore
    let device: HKDevice?
    init(store: HKHealthStore, device: HKDevice?) { (self.store, self.device) = (store, device) }
    /// Forgets what was gathered.
    open func discard() {}
}

/// Gathers the places of a workout's way, and saves them once the workout is.
open class HKWorkoutRouteBuilder: HKSeriesBuilder, @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by `lock`.
    private var places: [PlaceRecord] = []
    private var notes: [String: Any] = [:]
    private var isOver = false

    public init(healthStore: HKHealthStore, device: HKDevice?) { super.init(store: healthStore, device: device) }

    private func change(_ body: () throws -> Void) throws {
        try lock.withLock {
            guard !isOver else { throw HKError(.errorInvalidArgument, text: "The route builder has already finished") }
            try body()
        }
    }
    private func insert(_ locations: [CLLocation]) throws {
        try change {
            guard !locations.isEmpty else { throw HKError(.errorInvalidArgument, text: "No locations to insert") }
            places = (places + locations.map { PlaceRecord($0) }).sorted { $0.date < $1.date }
        }
    }
    private func finish(_ workout: HKWorkout, _ metadata: [String: Any]?) throws -> HKWorkoutRoute {
        var record = SampleRecord(
            type: HKSeriesType.workoutRoute(), start: workout.startDate, end: workout.endDate, device: device, metadata: nil)
        try change {
            guard let first = places.first, let last = places.last else { throw HKError(.errorInvalidArgument, text: "The route has no locations") }
            isOver = true
            (record.start, record.end, record.route) = (first.date, last.date, places)
            record.metadata = MetadataRecord.records(notes.merging(metadata ?? [:]) { $1 })
        }
        let route = HKWorkoutRoute(record)
        try store.keep(route, of: workout)
        return route
    }
    private func reply(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void, _ body: () throws -> Void) {
        var failure: (any Error)?
        do { try body() } catch { failure = error }
        let error = failure
        store.book.reply { completion(error == nil, error) }
    }

    open override func discard() { lock.withLock { (places, isOver) = ([], true) } }
    @preconcurrency open func insertRouteData(_ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        reply(completion) { try insert(routeData) }
    }
    open func insertRouteData(_ routeData: [CLLocation]) async throws { try insert(routeData) }
    @preconcurrency open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        reply(completion) { try change { notes.merge(metadata) { $1 } } }
    }
    open func addMetadata(_ metadata: [String: Any]) async throws { try change { notes.merge(metadata) { $1 } } }
    /// Saves the route as that of a workout that was saved.
    @preconcurrency open func finishRoute(
        with workout: HKWorkout, metadata: [String: Any]?, completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
    ) {
        let result = Result { try finish(workout, metadata) }
        store.book.reply {
            switch result {
            case .success(let route): completion(route, nil)
            case .failure(let error): completion(nil, error)
            }
        }
    }
    @discardableResult open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute {
        try finish(workout, metadata)
    }
}

/// Tells the places of a route, all at once.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    private let route: HKWorkoutRoute
    private let interval: DateInterval?
    private let handler: @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

    @preconcurrency public init(
        route workoutRoute: HKWorkoutRoute, dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) {
        (route, interval, handler) = (workoutRoute, nil, dataHandler)
        super.init([HKQueryDescriptor(sampleType: HKSeriesType.workoutRoute(), predicate: nil)])
    }
    @preconcurrency public init(
        route workoutRoute: HKWorkoutRoute, dateInterval: DateInterval,
        dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) {
        (route, interval, handler) = (workoutRoute, dateInterval, dataHandler)
        super.init([HKQueryDescriptor(sampleType: HKSeriesType.workoutRoute(), predicate: nil)])
    }
    override func answer(_ book: HealthBook) {
        let places = book.now.samples.first { $0.uuid == route.uuid }?.route ?? []
        handler(self, places.map(\.location).filter { interval?.contains($0.timestamp) ?? true }, true, nil)
    }
    override func fail(_ error: any Error) { handler(self, nil, true, error) }
}
