import ObjectRuntime

extension NSNotification.Name {
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name("NSObjectsChangedInManagingContextNotification")
    public static let NSManagedObjectContextWillSave = NSNotification.Name("NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextDidSaveObjectIDs = NSNotification.Name("NSManagedObjectContextDidSaveObjectIDsNotification")
    public static let NSManagedObjectContextDidMergeChangesObjectIDs = NSNotification.Name("NSManagedObjectContextDidMergeChangesObjectIDsNotification")
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSManagedObjectContextQueryGenerationKey = "managedObjectContextQueryGeneration"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"

extension NSManagedObjectContext {
    public static let willSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextWillSave
    public static let didSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextDidSave
    public static let didChangeObjectsNotification = NSNotification.Name.NSManagedObjectContextObjectsDidChange
    public static let didSaveObjectIDsNotification = NSNotification.Name.NSManagedObjectContextDidSaveObjectIDs
    public static let didMergeChangesObjectIDsNotification = NSNotification.Name.NSManagedObjectContextDidMergeChangesObjectIDs

    /// The keys of the notifications' dictionaries.
    public struct NotificationKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceContext = NotificationKey(rawValue: "managedObjectContext")
        public static let queryGeneration = NotificationKey(rawValue: NSManagedObjectContextQueryGenerationKey)
        public static let invalidatedAllObjects = NotificationKey(rawValue: NSInvalidatedAllObjectsKey)
        public static let insertedObjects = NotificationKey(rawValue: NSInsertedObjectsKey)
        public static let updatedObjects = NotificationKey(rawValue: NSUpdatedObjectsKey)
        public static let deletedObjects = NotificationKey(rawValue: NSDeletedObjectsKey)
        public static let refreshedObjects = NotificationKey(rawValue: NSRefreshedObjectsKey)
        public static let invalidatedObjects = NotificationKey(rawValue: NSInvalidatedObjectsKey)
        public static let insertedObjectIDs = NotificationKey(rawValue: NSInsertedObjectIDsKey)
        public static let updatedObjectIDs = NotificationKey(rawValue: NSUpdatedObjectIDsKey)
        public static let deletedObjectIDs = NotificationKey(rawValue: NSDeletedObjectIDsKey)
        public static let refreshedObjectIDs = NotificationKey(rawValue: NSRefreshedObjectIDsKey)
        public static let invalidatedObjectIDs = NotificationKey(rawValue: NSInvalidatedObjectIDsKey)
    }

    /// The queue of a block that was handed to `perform`.
    public enum ScheduledTaskType: Sendable {
        /// At once, where the caller is on the context's queue.
        case immediate
        case enqueued
    }

    /// The queue that a context works on.
    public struct ConcurrencyType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let privateQueue = ConcurrencyType(rawValue: 1)
        public static let mainQueue = ConcurrencyType(rawValue: 2)
    }
}

/// The queue that a context belongs to.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}
