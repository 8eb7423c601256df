import UIKit

/// Documents that fulfil conditions, in an order. Each member makes another query of this one.
open class Query: NSObject, @unchecked Sendable {
    public let firestore: Firestore
    let plan: QueryPlan

    init(_ firestore: Firestore, _ plan: QueryPlan) {
        (self.firestore, self.plan) = (firestore, plan)
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? Query).map { $0.firestore === firestore && $0.plan == plan } ?? false }
    open override var hash: Int { plan.hashValue }

    func with(_ change: (inout QueryPlan) -> Void) -> Query {
        var plan: QueryPlan = plan
        change(&plan)
        return Query(firestore, plan)
    }

    // MARK: - Reading

    open func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) { getDocuments(source: .default, completion: completion) }

    /// The documents as they are. Fails with `unavailable` where only the server may answer and there is no network.
    open func getDocuments(source: FirestoreSource, completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
        let store: FirestoreStore = firestore.store
        store.later { [self] in
            guard source != .server || store.hasNetwork else {
                return completion(nil, FirestoreErrorCode.unavailable.error("Failed to get documents from server: the client is offline."))
            }
            let documents: [DocumentState] = store.documents(plan)
            let isFromCache: Bool = source == .cache || !store.hasNetwork
            completion(QuerySnapshot(self, documents, DocumentDifference.between([], documents) { _, _ in false }, isFromCache: isFromCache), nil)
        }
    }

    open func getDocuments() async throws -> QuerySnapshot { try await getDocuments(source: .default) }
    open func getDocuments(source: FirestoreSource) async throws -> QuerySnapshot { try await answered { getDocuments(source: source, completion: $0) } }

    // MARK: - Listening

    /// Calls a listener with the documents as they are, and whenever one of them has come, changed or gone.
    @discardableResult
    open func addSnapshotListener(_ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void) -> any ListenerRegistration {
        addSnapshotListener(includeMetadataChanges: false, listener: listener)
    }

    /// - Parameter includeMetadataChanges: true to hear also of what changes in `metadata` alone, as when the server has a write.
    @discardableResult
    open func addSnapshotListener(
        includeMetadataChanges: Bool, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        firestore.store.listen(.query(plan), hearsMetadata: includeMetadataChanges) { [self] news in
            listener(QuerySnapshot(self, news.documents, news.differences, isFromCache: news.isFromCache), nil)
        }
    }

    @discardableResult
    open func addSnapshotListener(
        options: SnapshotListenOptions, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration { addSnapshotListener(includeMetadataChanges: options.includeMetadataChanges, listener: listener) }

    /// The documents as they are, and whenever one of them has come, changed or gone.
    public var snapshots: AsyncThrowingStream<QuerySnapshot, any Error> { snapshots(includeMetadataChanges: false) }
    public func snapshots(includeMetadataChanges: Bool) -> AsyncThrowingStream<QuerySnapshot, any Error> {
        AsyncThrowingStream { continuation in
            nonisolated(unsafe) let listening = addSnapshotListener(includeMetadataChanges: includeMetadataChanges) { snapshot, error in
                if let snapshot { continuation.yield(snapshot) } else { continuation.finish(throwing: error) }
            }
            continuation.onTermination = { _ in listening.remove() }
        }
    }

    // MARK: - Order

    open func order(by field: String) -> Query { order(FieldKey(field), false) }
    open func order(by path: FieldPath) -> Query { order(path.key, false) }
    /// Documents that have not the field do not belong to the query.
    open func order(by field: String, descending: Bool) -> Query { order(FieldKey(field), descending) }
    open func order(by path: FieldPath, descending: Bool) -> Query { order(path.key, descending) }

    private func order(_ key: FieldKey, _ isDescending: Bool) -> Query {
        require(plan.start == nil, "Invalid query. You must not specify a starting point before specifying the order by.")
        require(plan.end == nil, "Invalid query. You must not specify an ending point before specifying the order by.")
        return with { $0.orders.append(QueryPlan.Order(key: key, isDescending: isDescending)) }
    }

    open func limit(to limit: Int) -> Query {
        require(limit > 0, "Invalid Query. Query limit (\(limit)) is invalid. Limit must be positive.")
        return with { ($0.limit, $0.isLimitedToLast) = (limit, false) }
    }

    /// The last ones, in the query's order, which must have been asked for.
    open func limit(toLast limit: Int) -> Query {
        require(limit > 0, "Invalid Query. Query limit (\(limit)) is invalid. Limit must be positive.")
        return with { ($0.limit, $0.isLimitedToLast) = (limit, true) }
    }

    // MARK: - Bounds

    open func start(atDocument document: DocumentSnapshot) -> Query { with { $0.start = bound(document, true) } }
    open func start(afterDocument document: DocumentSnapshot) -> Query { with { $0.start = bound(document, false) } }
    open func end(beforeDocument document: DocumentSnapshot) -> Query { with { $0.end = bound(document, false) } }
    open func end(atDocument document: DocumentSnapshot) -> Query { with { $0.end = bound(document, true) } }
    /// - Parameter fieldValues: values of the fields by which the query is ordered, in that order.
    open func start(at fieldValues: [Any]) -> Query { with { $0.start = bound(fieldValues, true) } }
    open func start(after fieldValues: [Any]) -> Query { with { $0.start = bound(fieldValues, false) } }
    open func end(before fieldValues: [Any]) -> Query { with { $0.end = bound(fieldValues, false) } }
    open func end(at fieldValues: [Any]) -> Query { with { $0.end = bound(fieldValues, true) } }

    private func bound(_ document: DocumentSnapshot, _ isInclusive: Bool) -> QueryPlan.Bound {
        guard let state = document.state else {
            fatalError("Invalid query. You are trying to start or end a query using a document that doesn't exist.")
        }
        let values: [FirestoreValue] = plan.allOrders.map { order in
            guard let value = state.value(of: order.key) else {
                fatalError(
                    "Invalid query. You are trying to start or end a query using a document for which the field '\(order.key.text)' does not exist.")
            }
            return value
        }
        return QueryPlan.Bound(values: values, isInclusive: isInclusive)
    }

    private func bound(_ values: [Any], _ isInclusive: Bool) -> QueryPlan.Bound {
        let orders: [QueryPlan.Order] = plan.allOrders
        require(
            values.count <= orders.count, "Invalid query. You are trying to start or end a query using more values than were specified in the order by.")
        return QueryPlan.Bound(values: zip(values, orders).map { plan.value($0, for: $1.key) }, isInclusive: isInclusive)
    }

    // MARK: - Numbers of documents

    open var count: AggregateQuery { AggregateQuery(self, [.count()]) }
    open func aggregate(_ aggregateFields: [AggregateField]) -> AggregateQuery { AggregateQuery(self, aggregateFields) }
}

extension QueryPlan {
    /// The value that an app compares a field with; the names of documents may be texts.
    func value(_ any: Any, for key: FieldKey) -> FirestoreValue {
        guard key == .documentID else { return .required(any) }
        if let list = any as? [Any] { return .array(list.map { value($0, for: key) }) }
        guard let text = any as? String else { return .required(any) }
        require(!text.isEmpty, "Invalid query. When querying by document ID you must provide a valid document ID, but it was an empty string.")
        return .reference(group == nil ? collection + "/" + text : text)
    }
}
