import ObjectRuntime

/// A kind of samples and which of them are meant, for queries that are awaited.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
    let descriptor: HKQueryDescriptor

    public var sampleType: HKSampleType { descriptor.sampleType }
    public var nsPredicate: NSPredicate? { descriptor.predicate }
    fileprivate init(_ type: HKSampleType, _ predicate: NSPredicate?) { descriptor = HKQueryDescriptor(sampleType: type, predicate: predicate) }
}

extension HKSamplePredicate {
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> where Sample == HKSample {
        HKSamplePredicate<HKSample>(type, predicate)
    }
    public static func quantitySample(
        type: HKQuantityType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKQuantitySample> where Sample == HKQuantitySample {
        HKSamplePredicate<HKQuantitySample>(type, predicate)
    }
    public static func categorySample(
        type: HKCategoryType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCategorySample> where Sample == HKCategorySample {
        HKSamplePredicate<HKCategorySample>(type, predicate)
    }
    public static func correlation(
        type: HKCorrelationType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCorrelation> where Sample == HKCorrelation {
        HKSamplePredicate<HKCorrelation>(type, predicate)
    }
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> where Sample == HKWorkout {
        HKSamplePredicate<HKWorkout>(HKObjectType.workoutType(), predicate)
    }
    public static func workoutRoute(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkoutRoute> where Sample == HKWorkoutRoute {
        HKSamplePredicate<HKWorkoutRoute>(HKSeriesType.workoutRoute(), predicate)
    }
}

/// A query that is awaited.
public protocol HKAsyncQuery: Sendable {
    associatedtype Output
    func result(for healthStore: HKHealthStore) async throws -> Output
}

/// A query whose results come one after the other.
public protocol HKAsyncSequenceQuery: Sendable {
    associatedtype Sequence: AsyncSequence
    func results(for healthStore: HKHealthStore) -> Sequence
}

/// Results of a query that go on until nobody asks for them any more.
public struct HKQueryResults<Element: Sendable>: AsyncSequence, Sendable {
    private let stream: AsyncThrowingStream<Element, any Error>

    init(_ store: HKHealthStore, _ make: (AsyncThrowingStream<Element, any Error>.Continuation) -> HKQuery) {
        let (stream, continuation) = AsyncThrowingStream<Element, any Error>.makeStream()
        self.stream = stream
        let query = make(continuation)
        continuation.onTermination = { _ in store.stop(query) }
        store.execute(query)
    }
    public func makeAsyncIterator() -> AsyncThrowingStream<Element, any Error>.Iterator { stream.makeAsyncIterator() }
}

/// Awaits the samples that fit.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
    public let predicates: [HKSamplePredicate<Sample>]
    public let sortDescriptors: [SortDescriptor<Sample>]
    public let limit: Int?

    /// - Parameter limit: how many at most; nil for all.
    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {
        (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit)
    }

    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        let found: [HKSample] = try await withCheckedThrowingContinuation { continuation in
            healthStore.execute(
                HKSampleQuery(queryDescriptors: predicates.map(\.descriptor), limit: HKObjectQueryNoLimit) { _, samples, error in
                    if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: samples ?? []) }
                })
        }
        let sorted = found.compactMap { $0 as? Sample }.sorted(using: sortDescriptors)
        return limit.map { Array(sorted.prefix($0)) } ?? sorted
    }
}

/// Awaits what came and went since an anchor.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, HKAsyncSequenceQuery {
    public struct Result: Sendable {
        public let addedSamples: [Sample]
        public let deletedObjects: [HKDeletedObject]
        public let newAnchor: HKQueryAnchor
    }
    public typealias Results = HKQueryResults<Result>

    public let predicates: [HKSamplePredicate<Sample>]
    public let anchor: HKQueryAnchor?
    public let limit: Int?

    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
    }

    private static func result(_ samples: [HKSample]?, _ deleted: [HKDeletedObject]?, _ anchor: HKQueryAnchor?) -> Result {
        Result(
            addedSamples: (samples ?? []).compactMap { $0 as? Sample }, deletedObjects: deleted ?? [], newAnchor: anchor ?? HKQueryAnchor(count: 0))
    }

    public func result(for healthStore: HKHealthStore) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            healthStore.execute(
                HKAnchoredObjectQuery(
                    queryDescriptors: predicates.map(\.descriptor), anchor: anchor, limit: limit ?? HKObjectQueryNoLimit
                ) { _, samples, deleted, anchor, error in
                    if let error {
                        continuation.resume(throwing: error)
                    } else {
                        continuation.resume(returning: Self.result(samples, deleted, anchor))
                    }
                })
        }
    }
    /// The samples that are there at first, and then each change.
    public func results(for healthStore: HKHealthStore) -> HKQueryResults<Result> {
        HKQueryResults(healthStore) { continuation in
            let hear: HKAnchoredObjectQuery.Handler = { _, samples, deleted, anchor, error in
                if let error { continuation.finish(throwing: error) } else { continuation.yield(Self.result(samples, deleted, anchor)) }
            }
            let query = HKAnchoredObjectQuery(
                queryDescriptors: predicates.map(\.descriptor), anchor: anchor, limit: limit ?? HKObjectQueryNoLimit, resultsHandler: hear)
            query.updateHandler = hear
            return query
        }
    }
}

/// Awaits the statistics of all samples that fit.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery {
    public let predicate: HKSamplePredicate<HKQuantitySample>
    public let options: HKStatisticsOptions

    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        (self.predicate, self.options) = (predicate, options)
    }

    /// Nil where no sample fits.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        try await withCheckedThrowingContinuation { continuation in
            healthStore.execute(
                HKStatisticsQuery(
                    quantityType: HKQuantityType(named: predicate.sampleType.identifier), quantitySamplePredicate: predicate.nsPredicate, options: options
                ) { _, statistics, error in
                    if let error, (error as? HKError)?.code != .errorNoData {
                        continuation.resume(throwing: error)
                    } else {
                        continuation.resume(returning: statistics)
                    }
                })
        }
    }
}

/// Awaits the statistics of equal times one after the other.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
    public struct Result: Sendable {
        public let statisticsCollection: HKStatisticsCollection
        /// The one that changed; nil at first.
        public let updatedStatistics: HKStatistics?
    }
    public typealias Results = HKQueryResults<Result>

    public let predicate: HKSamplePredicate<HKQuantitySample>
    public let options: HKStatisticsOptions
    public let anchorDate: Date
    public let intervalComponents: DateComponents

    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date, intervalComponents: DateComponents) {
        (self.predicate, self.options) = (predicate, options)
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    }

    private var query: HKStatisticsCollectionQuery {
        HKStatisticsCollectionQuery(
            quantityType: HKQuantityType(named: predicate.sampleType.identifier), quantitySamplePredicate: predicate.nsPredicate, options: options,
            anchorDate: anchorDate, intervalComponents: intervalComponents)
    }

    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
        try await withCheckedThrowingContinuation { continuation in
            let query = query
            query.initialResultsHandler = { _, collection, error in
                if let collection { continuation.resume(returning: collection) } else { continuation.resume(throwing: error ?? HKError.noData) }
            }
            healthStore.execute(query)
        }
    }
    /// The statistics at first, and then again after each change.
    public func results(for healthStore: HKHealthStore) -> HKQueryResults<Result> {
        HKQueryResults(healthStore) { continuation in
            let query = query
            query.initialResultsHandler = { _, collection, error in
                if let collection {
                    continuation.yield(Result(statisticsCollection: collection, updatedStatistics: nil))
                } else {
                    continuation.finish(throwing: error ?? HKError.noData)
                }
            }
            query.statisticsUpdateHandler = { _, statistics, collection, error in
                if let collection { continuation.yield(Result(statisticsCollection: collection, updatedStatistics: statistics)) }
            }
            return query
        }
    }
}
