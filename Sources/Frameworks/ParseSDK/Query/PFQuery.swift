import UIKit

public typealias PFQueryArrayResultBlock = ([PFObject]?, (any Error)?) -> Void

/// Looks for objects: among those that are pinned where the query is told so, else at the server, which cannot be reached.
open class PFQuery<PFGenericObject: PFObject>: NSObject, NSCopying, @unchecked Sendable {
    var plan: QueryPlan
    /// Kept: objects on the device have all that they name. Of the keys that `selectKeys` and `excludeKey` name too.
    private(set) var includedKeys: [String] = []
    /// Default `ignoreCache`.
    open var cachePolicy: PFCachePolicy = .ignoreCache
    /// Kept, in seconds.
    open var maxCacheAge: TimeInterval = .greatestFiniteMagnitude
    /// Kept.
    open var trace = false
    private var round = 0

    init(name: String) {
        plan = QueryPlan(className: name)
        super.init()
    }

    /// - Parameter className: the server's name of the class.
    @_disfavoredOverload
    public convenience init(className: String) { self.init(name: className) }

    /// - Parameter predicate: a demand on the objects' values.
    @_disfavoredOverload
    public convenience init(className: String, predicate: NSPredicate?) {
        self.init(name: className)
        if let predicate { plan.add(.predicate(predicate), of: "objectId") }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PFQuery<PFGenericObject>(name: plan.className)
        (copy.plan, copy.includedKeys, copy.cachePolicy, copy.maxCacheAge) = (plan, includedKeys, cachePolicy, maxCacheAge)
        return copy
    }

    open var parseClassName: String {
        get { plan.className }
        set { plan.className = newValue }
    }
    /// Default 100.
    open var limit: Int {
        get { plan.limit }
        set { plan.limit = newValue }
    }
    open var skip: Int {
        get { plan.skip }
        set { plan.skip = newValue }
    }

    // MARK: - Keys

    @discardableResult
    open func includeKey(_ key: String) -> Self { include([key]) }
    @discardableResult
    open func includeKeys(_ keys: [String]) -> Self { include(keys) }
    @discardableResult
    open func includeAll() -> Self { self }
    @discardableResult
    open func selectKeys(_ keys: [String]) -> Self { include(keys) }
    @discardableResult
    open func excludeKey(_ key: String) -> Self { self }
    @discardableResult
    open func excludeKeys(_ keys: [String]) -> Self { self }

    private func include(_ keys: [String]) -> Self {
        includedKeys += keys
        return self
    }

    // MARK: - Order

    @discardableResult
    open func order(byAscending key: String) -> Self { order([QueryPlan.Order(key: key, isAscending: true)]) }
    @discardableResult
    open func addAscendingOrder(_ key: String) -> Self { order(plan.orders + [QueryPlan.Order(key: key, isAscending: true)]) }
    @discardableResult
    open func order(byDescending key: String) -> Self { order([QueryPlan.Order(key: key, isAscending: false)]) }
    @discardableResult
    open func addDescendingOrder(_ key: String) -> Self { order(plan.orders + [QueryPlan.Order(key: key, isAscending: false)]) }
    @discardableResult
    open func order(by sortDescriptor: NSSortDescriptor) -> Self { order(by: [sortDescriptor]) }
    @discardableResult
    open func order(by sortDescriptors: [NSSortDescriptor]?) -> Self {
        order((sortDescriptors ?? []).compactMap { item in item.key.map { QueryPlan.Order(key: $0, isAscending: item.ascending) } })
    }

    private func order(_ orders: [QueryPlan.Order]) -> Self {
        plan.orders = orders
        return self
    }

    // MARK: - Source

    /// Looks among all pinned objects.
    @discardableResult
    open func fromLocalDatastore() -> Self { from(.pin(nil)) }
    /// Looks among the objects of the pin that has no name of the app's.
    @discardableResult
    open func fromPin() -> Self { from(.pin(PFObjectDefaultPin)) }
    @discardableResult
    open func fromPin(withName name: String?) -> Self { from(.pin(name)) }
    /// Also finds objects that the user may not read.
    @discardableResult
    open func ignoreACLs() -> Self {
        plan.ignoresACLs = true
        return self
    }

    private func from(_ source: QueryPlan.Source) -> Self {
        plan.source = source
        return self
    }

    /// False: no server ever answered.
    open var hasCachedResult: Bool { false }
    open func clearCachedResult() {}
    open class func clearAllCachedResults() {}

    // MARK: - Results

    /// Has the blocks not called of what is looked for.
    open func cancel() { round += 1 }

    private func outcome<Value>(_ read: ([PFObject]) throws -> Value) -> Result<Value, any Error> {
        switch plan.source {
        case .pin(let name): Result { try read(LocalStore.current.objects(of: name)) }
        case .server:
            switch cachePolicy {
            case .cacheOnly, .networkElseCache: .failure(ParseErrors.nothingCached)
            default: .failure(ParseErrors.noConnection)
            }
        }
    }

    private var objects: Result<[PFGenericObject], any Error> { outcome { plan.page(among: $0).compactMap { $0 as? PFGenericObject } } }

    private var first: Result<PFGenericObject, any Error> {
        plan.limit = 1
        return outcome { objects in
            guard let object = plan.page(among: objects).first as? PFGenericObject else { throw ParseErrors.notFound }
            return object
        }
    }

    /// Calls back a turn of the main queue later, unless the query is cancelled before.
    private func answer<Value>(_ result: Result<Value, any Error>, _ block: ((Value?, (any Error)?) -> Void)?) {
        guard let block else { return }
        let asked: Int = round
        ParseReply.send { [self] in
            guard round == asked else { return }
            // Both the cache and the server are asked.
            if plan.source == .server, cachePolicy == .cacheThenNetwork { block(nil, ParseErrors.nothingCached) }
            switch result {
            case .success(let value): block(value, nil)
            case .failure(let error): block(nil, error)
            }
        }
    }

    /// - Parameter block: called on the main thread.
    open func findObjectsInBackground(block: (([PFGenericObject]?, (any Error)?) -> Void)?) { answer(objects, block) }
    @discardableResult
    open func findObjectsInBackground() -> BFTask<NSArray> { ParseReply.task(objects.map { $0 as NSArray }) }
    open func findObjects() throws -> [PFGenericObject] { try objects.get() }

    /// Limits the query to one. An error is there as well where nothing is found.
    open func getFirstObjectInBackground(block: ((PFGenericObject?, (any Error)?) -> Void)?) { answer(first, block) }
    @discardableResult
    open func getFirstObjectInBackground() -> BFTask<PFGenericObject> { ParseReply.task(first.map { $0 }) }
    open func getFirstObject() throws -> PFGenericObject { try first.get() }

    open func countObjectsInBackground(block: PFIntegerResultBlock?) {
        answer(outcome { Int32(plan.matches(among: $0).count) }) { block?($0 ?? -1, $1) }
    }
    @discardableResult
    open func countObjectsInBackground() -> BFTask<NSNumber> {
        ParseReply.task(outcome { NSNumber(value: plan.matches(among: $0).count) }.map { $0 })
    }
    open func countObjects(_ error: NSErrorPointer) -> Int {
        switch outcome({ plan.matches(among: $0).count }) {
        case .success(let count): return count
        case .failure(let failure):
            error?.pointee = failure as NSError
            return -1
        }
    }

    /// Leaves of the query's demands only the identifier.
    open func getObjectInBackground(withId objectId: String, block: ((PFGenericObject?, (any Error)?) -> Void)?) {
        only(objectId)
        answer(first, block)
    }
    @discardableResult
    open func getObjectInBackground(withId objectId: String) -> BFTask<PFGenericObject> {
        only(objectId)
        return ParseReply.task(first.map { $0 })
    }
    open func getObjectWithId(_ objectId: String) throws -> PFGenericObject {
        only(objectId)
        return try first.get()
    }

    private func only(_ objectId: String) {
        (plan.conditions, plan.skip) = ([QueryPlan.Demand(key: "objectId", condition: .equal(.text(objectId)))], 0)
    }
}

extension PFQuery where PFGenericObject == PFObject {
    /// - Parameter className: the server's name of the class.
    public convenience init(className: String) { self.init(name: className) }
    public convenience init(className: String, predicate: NSPredicate?) {
        self.init(name: className)
        if let predicate { plan.add(.predicate(predicate), of: "objectId") }
    }

    /// A query for what any of several finds, all of them of one class.
    public class func orQuery(withSubqueries queries: [PFQuery<PFObject>]) -> PFQuery<PFObject> {
        let query = PFQuery<PFObject>(name: queries.first?.parseClassName ?? "")
        query.plan.add(.anyOf(queries.map(\.plan)), of: "objectId")
        return query
    }

    /// A query for what all of several find.
    public class func andQuery(withSubqueries queries: [PFQuery<PFObject>]) -> PFQuery<PFObject> {
        let query = PFQuery<PFObject>(name: queries.first?.parseClassName ?? "")
        query.plan.add(.allOf(queries.map(\.plan)), of: "objectId")
        return query
    }

    public class func getObjectOfClass(_ objectClass: String, objectId: String) throws -> PFObject {
        try PFQuery<PFObject>(name: objectClass).getObjectWithId(objectId)
    }
    public class func getUserObject(withId objectId: String) throws -> PFUser { try PFQuery<PFUser>(name: PFUser.parseClassName()).getObjectWithId(objectId) }
}
