import UIKit

/// Children of a place, in an order.
open class DatabaseQuery: NSObject, @unchecked Sendable {
    let base: Database
    let path: DataPath
    let query: DataQuery

    init(_ database: Database, _ path: DataPath, _ query: DataQuery) {
        (base, self.path, self.query) = (database, path, query)
        super.init()
    }

    open var ref: DatabaseReference { DatabaseReference(base, path) }

    // MARK: - Listening

    /// Calls a block with what is there, and whenever there is news of a kind. Of children that are there, each is told as one that has come.
    @discardableResult
    open func observe(_ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) -> UInt {
        listen(eventType, isSingle: false) { snapshot, _ in block(snapshot) }
    }
    @discardableResult
    open func observe(_ eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void) -> UInt {
        listen(eventType, isSingle: false, block)
    }
    /// - Parameter cancelBlock: is not called: every place may be listened to.
    @discardableResult
    open func observe(
        _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void, withCancel cancelBlock: (((any Error)) -> Void)?
    ) -> UInt { observe(eventType, with: block) }
    @discardableResult
    open func observe(
        _ eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void,
        withCancel cancelBlock: (((any Error)) -> Void)?
    ) -> UInt { observe(eventType, andPreviousSiblingKeyWith: block) }

    /// Calls a block once.
    open func observeSingleEvent(of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) {
        listen(eventType, isSingle: true) { snapshot, _ in block(snapshot) }
    }
    open func observeSingleEvent(of eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void) {
        listen(eventType, isSingle: true, block)
    }
    /// - Parameter cancelBlock: is not called: every place may be listened to.
    open func observeSingleEvent(of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void, withCancel cancelBlock: (((any Error)) -> Void)?) {
        observeSingleEvent(of: eventType, with: block)
    }
    open func observeSingleEvent(
        of eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void,
        withCancel cancelBlock: (((any Error)) -> Void)?
    ) { observeSingleEvent(of: eventType, andPreviousSiblingKeyWith: block) }

    @discardableResult
    private func listen(_ type: DataEventType, isSingle: Bool, _ block: @escaping (DataSnapshot, String?) -> Void) -> UInt {
        let (base, path, index) = (base, path, query.order)
        return base.store.listen(path, query, type, isSingle: isSingle) { event in
            let place: DataPath = event.type == .value ? path : path.appending(event.key)
            // Children of children are in the order of their keys and priorities.
            block(DataSnapshot(base, place, event.node, event.type == .value ? index : .priority), event.previousKey)
        }
    }

    open func observeSingleEvent(of eventType: DataEventType) async -> (DataSnapshot, String?) {
        await withCheckedContinuation { answer in
            observeSingleEvent(of: eventType, andPreviousSiblingKeyWith: { answer.resume(returning: ($0, $1)) })
        }
    }

    /// The value that is there.
    open func getData(completion block: @escaping ((any Error)?, DataSnapshot?) -> Void) { base.store.later { [self] in block(nil, present) } }

    /// The value that is there, as versions before 10 told it.
    @_disfavoredOverload
    public func getData(completion block: @escaping ((any Error)?, DataSnapshot) -> Void) { base.store.later { [self] in block(nil, present) } }

    open func getData() async throws -> DataSnapshot { try await answered { done in getData { (error, snapshot: DataSnapshot?) in done(snapshot, error) } } }

    private var present: DataSnapshot { DataSnapshot(base, path, query.apply(to: base.store.value(at: path)), query.order) }

    open func removeObserver(withHandle handle: UInt) { base.store.remove { $0.handle == handle } }
    open func removeAllObservers() { base.store.remove { $0.path == path && $0.query == query } }
    /// Has no effect: everything is here.
    open func keepSynced(_ keepSynced: Bool) {}

    // MARK: - Queries

    private func with(_ change: (inout DataQuery) -> Void) -> DatabaseQuery {
        var query: DataQuery = query
        change(&query)
        return DatabaseQuery(base, path, query)
    }

    private func ordered(_ index: DataIndex) -> DatabaseQuery {
        require(query.index == nil, "Cannot use multiple queryOrderedBy calls!")
        return with { $0.index = index }
    }

    open func queryLimited(toFirst limit: UInt) -> DatabaseQuery { with { ($0.limit, $0.isLimitedToLast) = (Int(limit), false) } }
    open func queryLimited(toLast limit: UInt) -> DatabaseQuery { with { ($0.limit, $0.isLimitedToLast) = (Int(limit), true) } }
    /// - Parameter key: a child's key, or the path of something below children.
    open func queryOrdered(byChild key: String) -> DatabaseQuery { ordered(.child(DataPath(key))) }
    open func queryOrderedByKey() -> DatabaseQuery { ordered(.key) }
    open func queryOrderedByValue() -> DatabaseQuery { ordered(.value) }
    open func queryOrderedByPriority() -> DatabaseQuery { ordered(.priority) }

    private func bound(_ value: Any?, _ key: String?, isInclusive: Bool) -> DataQuery.Bound {
        DataQuery.Bound(value: .required(value, existing: .empty), key: key, isInclusive: isInclusive)
    }

    open func queryStarting(atValue startValue: Any?) -> DatabaseQuery { queryStarting(atValue: startValue, childKey: nil) }
    open func queryStarting(atValue startValue: Any?, childKey: String?) -> DatabaseQuery { with { $0.start = bound(startValue, childKey, isInclusive: true) } }
    open func queryStarting(afterValue startAfterValue: Any?) -> DatabaseQuery { queryStarting(afterValue: startAfterValue, childKey: nil) }
    open func queryStarting(afterValue startAfterValue: Any?, childKey: String?) -> DatabaseQuery {
        with { $0.start = bound(startAfterValue, childKey, isInclusive: false) }
    }
    open func queryEnding(atValue endValue: Any?) -> DatabaseQuery { queryEnding(atValue: endValue, childKey: nil) }
    open func queryEnding(atValue endValue: Any?, childKey: String?) -> DatabaseQuery { with { $0.end = bound(endValue, childKey, isInclusive: true) } }
    open func queryEnding(beforeValue endValue: Any?) -> DatabaseQuery { queryEnding(beforeValue: endValue, childKey: nil) }
    open func queryEnding(beforeValue endValue: Any?, childKey: String?) -> DatabaseQuery {
        with { $0.end = bound(endValue, childKey, isInclusive: false) }
    }
    open func queryEqual(toValue value: Any?) -> DatabaseQuery { queryEqual(toValue: value, childKey: nil) }
    open func queryEqual(toValue value: Any?, childKey: String?) -> DatabaseQuery {
        with { ($0.start, $0.end) = (bound(value, childKey, isInclusive: true), bound(value, childKey, isInclusive: true)) }
    }
}
