import ObjectRuntime

/// The form of a fetch's result.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType = NSFetchRequestResultType([])
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A fetch's settings, whatever it returns.
final class FetchSettings: @unchecked Sendable {
    var entityName: String?
    var entity: NSEntityDescription?
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]?
    var limit = 0
    var offset = 0
    var batchSize = 0
    var resultType: NSFetchRequestResultType = []
    var includesSubentities = true
    var includesPropertyValues = true
    var returnsFaults = true
    var includesPendingChanges = true
    var prefetchedPaths: [String]?
    var returnsDistinct = false
    var propertiesToFetch: [Any]?
    var propertiesToGroupBy: [Any]?
    var havingPredicate: NSPredicate?
    var refreshesRefetched = false

    init() {}

    init(_ other: FetchSettings) {
        (entityName, entity, predicate, sortDescriptors) = (other.entityName, other.entity, other.predicate, other.sortDescriptors)
        (limit, offset, batchSize, resultType) = (other.limit, other.offset, other.batchSize, other.resultType)
        (includesSubentities, includesPropertyValues, returnsFaults) = (other.includesSubentities, other.includesPropertyValues, other.returnsFaults)
        (includesPendingChanges, prefetchedPaths, returnsDistinct) = (other.includesPendingChanges, other.prefetchedPaths, other.returnsDistinct)
        (propertiesToFetch, propertiesToGroupBy, havingPredicate) = (other.propertiesToFetch, other.propertiesToGroupBy, other.havingPredicate)
        refreshesRefetched = other.refreshesRefetched
    }

    /// The entity in a model; the request's own may be of another copy of it.
    func entity(in model: NSManagedObjectModel?) throws -> NSEntityDescription {
        let name = entity?.name ?? entityName ?? ""
        guard let found = model?.entitiesByName[name] else {
            throw CoreDataError.error(NSCoreDataError, "A fetch request must have an entity; there is none named \"\(name)\" in the model.")
        }
        return found
    }
}

protocol AnyFetchRequest: AnyObject {
    var settings: FetchSettings { get }
}

/// Which objects to find, in which order and form.
///
/// - Note: the result's type is not bound to `NSFetchRequestResult`, since that protocol, as any on Linux, does not conform to itself, and
///   `NSFetchRequest<NSFetchRequestResult>` is what many apps write.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, AnyFetchRequest, @unchecked Sendable {
    let settings: FetchSettings

    public override init() {
        settings = FetchSettings()
        super.init()
    }

    public convenience init(entityName: String) {
        self.init()
        settings.entityName = entityName
    }

    init(_ settings: FetchSettings) {
        self.settings = settings
        super.init()
    }

    /// The request as one for anything, with the same settings; what `as! NSFetchRequest<NSFetchRequestResult>` is where generics are erased.
    public var __erased: NSFetchRequest<NSFetchRequestResult> { NSFetchRequest<NSFetchRequestResult>(settings) }

    open override var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    open var entity: NSEntityDescription? {
        get { settings.entity ?? settings.entityName.flatMap { name in ModelRegistry.shared.entity(named: name) } }
        set { settings.entity = newValue }
    }

    open var entityName: String? { settings.entity?.name ?? settings.entityName }
    open var predicate: NSPredicate? {
        get { settings.predicate }
        set { settings.predicate = newValue }
    }
    open var sortDescriptors: [NSSortDescriptor]? {
        get { settings.sortDescriptors }
        set { settings.sortDescriptors = newValue }
    }
    /// 0 is no limit.
    open var fetchLimit: Int {
        get { settings.limit }
        set { settings.limit = newValue }
    }
    open var fetchOffset: Int {
        get { settings.offset }
        set { settings.offset = newValue }
    }
    /// How many objects' values are read at a time; 0 reads all at once.
    open var fetchBatchSize: Int {
        get { settings.batchSize }
        set { settings.batchSize = newValue }
    }
    open var resultType: NSFetchRequestResultType {
        get { settings.resultType }
        set { settings.resultType = newValue }
    }
    open var includesSubentities: Bool {
        get { settings.includesSubentities }
        set { settings.includesSubentities = newValue }
    }
    open var includesPropertyValues: Bool {
        get { settings.includesPropertyValues }
        set { settings.includesPropertyValues = newValue }
    }
    open var returnsObjectsAsFaults: Bool {
        get { settings.returnsFaults }
        set { settings.returnsFaults = newValue }
    }
    open var includesPendingChanges: Bool {
        get { settings.includesPendingChanges }
        set { settings.includesPendingChanges = newValue }
    }
    open var relationshipKeyPathsForPrefetching: [String]? {
        get { settings.prefetchedPaths }
        set { settings.prefetchedPaths = newValue }
    }
    open var returnsDistinctResults: Bool {
        get { settings.returnsDistinct }
        set { settings.returnsDistinct = newValue }
    }
    /// Names or descriptions of properties, for dictionaries.
    open var propertiesToFetch: [Any]? {
        get { settings.propertiesToFetch }
        set { settings.propertiesToFetch = newValue }
    }
    open var propertiesToGroupBy: [Any]? {
        get { settings.propertiesToGroupBy }
        set { settings.propertiesToGroupBy = newValue }
    }
    open var havingPredicate: NSPredicate? {
        get { settings.havingPredicate }
        set { settings.havingPredicate = newValue }
    }
    open var shouldRefreshRefetchedObjects: Bool {
        get { settings.refreshesRefetched }
        set { settings.refreshesRefetched = newValue }
    }

    /// Runs the request in the context whose `perform` is running, or on the main thread in the one that was last used there.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.current else {
            throw CoreDataError.error(NSCoreDataError, "A fetch request can be executed in a context's block only.")
        }
        return try context.fetch(self)
    }

    open override func copy(with zone: NSZone? = nil) -> Any { NSFetchRequest<ResultType>(FetchSettings(settings)) }
}

/// A fetch that answers later, on the context's queue.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<ResultType>
    open var estimatedResultCount = 0
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

    public init(fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil) {
        fetchRequest = request
        completionBlock = blk
        super.init()
    }
}

open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult, @unchecked Sendable {
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    open internal(set) var finalResult: [ResultType]?
    open internal(set) var operationError: Error?

    init(_ request: NSAsynchronousFetchRequest<ResultType>) {
        fetchRequest = request
        super.init()
    }
}

protocol AnyAsynchronousFetch {
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: AnyAsynchronousFetch {
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self)
        context.perform { [self] in
            do { result.finalResult = try context.fetch(fetchRequest) } catch { result.operationError = error }
            completionBlock?(result)
        }
        return result
    }
}
