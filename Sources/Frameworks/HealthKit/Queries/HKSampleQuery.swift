import ObjectRuntime

/// Finds the samples of a kind, once.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    public let limit: Int
    public let sortDescriptors: [NSSortDescriptor]?
    private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    /// - Parameter limit: how many at most; ``HKObjectQueryNoLimit`` for all.
    @preconcurrency public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
        super.init([HKQueryDescriptor(sampleType: sampleType, predicate: predicate)])
    }
    @preconcurrency public init(
        queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor] = [],
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
        super.init(queryDescriptors)
    }

    override func answer(_ book: HealthBook) { handler(self, book.samples(descriptors, limit: limit, sortDescriptors: sortDescriptors ?? []), nil) }
    override func fail(_ error: any Error) { handler(self, nil, error) }
}

public typealias HKObserverQueryCompletionHandler = () -> Void

/// Hears that samples of a kind came or went. It is told once at first.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void

    @preconcurrency public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) {
        handler = { updateHandler($0, $2, $3) }
        super.init([HKQueryDescriptor(sampleType: sampleType, predicate: predicate)])
    }
    @preconcurrency public init(
        queryDescriptors: [HKQueryDescriptor],
        updateHandler: @escaping @Sendable (HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) {
        handler = updateHandler
        super.init(queryDescriptors)
    }

    override var isLasting: Bool { true }
    override func answer(_ book: HealthBook) { handler(self, Set(descriptors.map(\.sampleType)), {}, nil) }
    override func fail(_ error: any Error) { handler(self, nil, {}, error) }
}

/// Stands for an anchor before everything.
public let HKAnchoredObjectQueryNoAnchor = 0

/// A moment in the history of the store.
open class HKQueryAnchor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let count: Int
    init(count: Int) { self.count = count }
    public convenience init(fromValue value: Int) { self.init(count: value) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKQueryAnchor)?.count == count }
    open override var hash: Int { count }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) { count = coder.decodeInteger(forKey: "count") }
    open func encode(with coder: NSCoder) { coder.encode(count, forKey: "count") }
}

/// Finds what came and went since an anchor; with an update handler it goes on to hear of that.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void

    private let first: Handler
    private let limit: Int
    // On the store's queue alone, once the query is executed.
    private var anchor: Int
    private var isAnswered = false
    /// Called after each later change. Set before the query is executed.
    @preconcurrency open var updateHandler: (@Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?

    /// - Parameter anchor: nil for everything.
    @preconcurrency public convenience init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    ) {
        self.init(
            queryDescriptors: [HKQueryDescriptor(sampleType: type, predicate: predicate)], anchor: anchor, limit: limit, resultsHandler: handler)
    }
    @preconcurrency public init(
        queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    ) {
        (first, self.limit, self.anchor) = (handler, limit, anchor?.count ?? 0)
        super.init(queryDescriptors)
    }

    override var isLasting: Bool { updateHandler != nil }
    override func answer(_ book: HealthBook) {
        let changes = book.changes(descriptors, since: anchor, limit: limit)
        anchor = changes.anchor
        let next = HKQueryAnchor(count: changes.anchor)
        if !isAnswered {
            isAnswered = true
            first(self, changes.added, changes.deleted, next, nil)
        } else if !changes.added.isEmpty || !changes.deleted.isEmpty {
            updateHandler?(self, changes.added, changes.deleted, next, nil)
        }
    }
    override func fail(_ error: any Error) { first(self, nil, nil, nil, error) }
}

/// Finds the apps and devices that saved samples of a kind.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void

    @preconcurrency public init(
        sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
        completionHandler: @escaping @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    ) {
        handler = completionHandler
        super.init([HKQueryDescriptor(sampleType: sampleType, predicate: objectPredicate)])
    }
    override func answer(_ book: HealthBook) {
        handler(self, Set(book.samples(descriptors, limit: 0, sortDescriptors: []).map(\.sourceRevision.source)), nil)
    }
    override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Finds correlations, by the samples that are in them as well.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
    public let samplePredicates: [HKSampleType: NSPredicate]?
    private let handler: @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void

    open var correlationType: HKCorrelationType { HKCorrelationType(named: descriptors[0].sampleType.identifier) }

    @preconcurrency public init(
        type correlationType: HKCorrelationType, predicate: NSPredicate?, samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    ) {
        (self.samplePredicates, handler) = (samplePredicates, completion)
        super.init([HKQueryDescriptor(sampleType: correlationType, predicate: predicate)])
    }
    override func answer(_ book: HealthBook) {
        let found = book.samples(descriptors, limit: 0, sortDescriptors: []).compactMap { $0 as? HKCorrelation }
        handler(
            self,
            found.filter { correlation in
                (samplePredicates ?? [:]).allSatisfy { type, predicate in correlation.objects(for: type).contains { predicate.evaluate(with: $0) } }
            }, nil)
    }
    override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Tells the single quantities of samples. Each sample here has one.
open class HKQuantitySeriesSampleQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKQuantitySeriesSampleQuery, HKQuantity?, DateInterval?, HKQuantitySample?, Bool, (any Error)?) -> Void

    @preconcurrency public init(
        quantityType: HKQuantityType, predicate: NSPredicate?,
        quantityHandler: @escaping @Sendable (HKQuantitySeriesSampleQuery, HKQuantity?, DateInterval?, HKQuantitySample?, Bool, (any Error)?) -> Void
    ) {
        handler = quantityHandler
        super.init([HKQueryDescriptor(sampleType: quantityType, predicate: predicate)])
    }
    /// Default false.
    open var includeSample = false
    /// Default false: by the times of the samples.
    open var orderByQuantitySampleStartDate = false
    override func answer(_ book: HealthBook) {
        let order = [NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: true)]
        let found = book.samples(descriptors, limit: 0, sortDescriptors: order).compactMap { $0 as? HKQuantitySample }
        guard let last = found.last else { return handler(self, nil, nil, nil, true, nil) }
        for sample in found where !isStopped {
            let time = DateInterval(start: sample.startDate, end: sample.endDate)
            handler(self, sample.quantity, time, includeSample ? sample : nil, sample === last, nil)
        }
    }
    override func fail(_ error: any Error) { handler(self, nil, nil, nil, true, error) }
}
