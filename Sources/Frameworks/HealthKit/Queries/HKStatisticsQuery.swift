import ObjectRuntime

/// Works out the statistics of all samples that fit, once.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let type: HKQuantityType
    private let options: HKStatisticsOptions
    private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    /// Options that the kind does not have stop the program.
    @preconcurrency public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        options.require(quantityType)
        (type, self.options, self.handler) = (quantityType, options, handler)
        super.init([HKQueryDescriptor(sampleType: quantityType, predicate: quantitySamplePredicate)])
    }

    override func answer(_ book: HealthBook) {
        let samples = book.quantities(descriptors)
        guard let start = samples.map(\.startDate).min(), let end = samples.map(\.endDate).max() else { return handler(self, nil, HKError.noData) }
        handler(self, HKStatistics(samples, type: type, options: options, from: start, to: end, clips: false), nil)
    }
    override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Works out the statistics of equal times one after the other; with an update handler it goes on to hear of changes.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public let anchorDate: Date
    public let options: HKStatisticsOptions
    public let intervalComponents: DateComponents
    private let type: HKQuantityType
    // On the store's queue alone, once the query is executed.
    private var isAnswered = false

    /// Set before the query is executed.
    @preconcurrency open var initialResultsHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// Called after each later change. Set before the query is executed.
    @preconcurrency open var statisticsUpdateHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    /// - Parameters:
    ///   - anchorDate: a time begins there, all others before and after it.
    ///   - intervalComponents: how long each is.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        options.require(quantityType)
        (type, self.options, self.anchorDate, self.intervalComponents) = (quantityType, options, anchorDate, intervalComponents)
        super.init([HKQueryDescriptor(sampleType: quantityType, predicate: quantitySamplePredicate)])
    }

    override var isLasting: Bool { statisticsUpdateHandler != nil }
    override func answer(_ book: HealthBook) {
        let samples = book.quantities(descriptors)
        let found = HKStatisticsCollection(samples, type: type, options: options, anchor: anchorDate, interval: intervalComponents)
        if !isAnswered {
            isAnswered = true
            initialResultsHandler?(self, found, nil)
        } else {
            let latest: Date? = samples.max { $0.record.anchor < $1.record.anchor }?.startDate
            statisticsUpdateHandler?(self, latest.flatMap { found.statistics(for: $0) }, found, nil)
        }
    }
    override func fail(_ error: any Error) { initialResultsHandler?(self, nil, error) }
}
