import ObjectRuntime

/// The kind of work that a request asks a store for.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1, saveRequestType, batchInsertRequestType = 5, batchUpdateRequestType = 6, batchDeleteRequestType = 7
}

/// Something that is asked of stores.
open class NSPersistentStoreRequest: NSObject, NSCopying, @unchecked Sendable {
    public override init() { super.init() }
    open var affectedStores: [NSPersistentStore]?
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The answer to a request, where that is no array.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}
