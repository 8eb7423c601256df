import ObjectRuntime

extension NSNotification.Name {
    public static let NSPersistentStoreCoordinatorStoresWillChange = NSNotification.Name("NSPersistentStoreCoordinatorStoresWillChangeNotification")
    public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name("NSPersistentStoreCoordinatorStoresDidChangeNotification")
    public static let NSPersistentStoreCoordinatorWillRemoveStore = NSNotification.Name("NSPersistentStoreCoordinatorWillRemoveStoreNotification")
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
}

public let NSAddedPersistentStoresKey = "added"
public let NSRemovedPersistentStoresKey = "removed"
public let NSPersistentStoreURLKey = "storeURL"
public let NSPersistentHistoryTokenKey = "historyToken"

/// Stands between contexts and the stores of a model.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    private let lock = NSRecursiveLock()
    private var stores: [NSPersistentStore] = []
    open var name: String?

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        ModelRegistry.shared.add(model)
    }

    open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

    // MARK: Stores

    @discardableResult
    open func addPersistentStore(ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil)
        throws -> NSPersistentStore
    {
        guard [NSSQLiteStoreType, NSInMemoryStoreType].contains(storeType) else {
            throw CoreDataError.error(NSPersistentStoreInvalidTypeError, "Stores of the type \(storeType) are not there: SQLite and InMemory are.")
        }
        guard let entities = managedObjectModel.entities(forConfigurationName: configuration) else {
            throw CoreDataError.error(NSPersistentStoreOpenError, "The model has no configuration \(configuration ?? "").")
        }
        let store = NSPersistentStore(self, type: storeType, configuration: configuration, url: storeURL, options: options, entities: entities)
        try StoreOpening(store: store, model: managedObjectModel).open()
        lock.withLock { stores.append(store) }
        NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: [NSAddedPersistentStoresKey: [store]])
        return store
    }

    @discardableResult
    open func addPersistentStore(type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil) throws
        -> NSPersistentStore
    {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription, completionHandler block: @escaping (NSPersistentStoreDescription, Error?) -> Void
    ) {
        nonisolated(unsafe) let answer = block
        let open: @Sendable () -> Void = { [self] in
            var failure: Error?
            do {
                try addPersistentStore(
                    ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
                    options: storeDescription.options)
            } catch { failure = error }
            answer(storeDescription, failure)
        }
        if storeDescription.shouldAddStoreAsynchronously { DispatchQueue.global().async(execute: open) } else { open() }
    }

    open func remove(_ store: NSPersistentStore) throws {
        NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorWillRemoveStore, object: self)
        lock.withLock { stores.removeAll { $0 === store } }
        store.rows = nil
        NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: [NSRemovedPersistentStoresKey: [store]])
    }

    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// Keeps what an app wants to be known of a store with it.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        var all = metadata ?? [:]
        for key in [NSStoreTypeKey, NSStoreUUIDKey, NSStoreModelVersionHashesKey, StoreOpening.hashesKey] where all[key] == nil {
            all[key] = store.metadata[key]
        }
        store.metadata = all
        if let rows = store.rows { rows.locked { try? StoreFile(connection: rows.connection).write(all) } }
    }

    open class func metadataForPersistentStore(ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil) throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw CoreDataError.error(NSFileReadNoSuchFileError, "There is no store at \(url.path).")
        }
        do {
            guard let found = try StoreFile(connection: SQLiteConnection(path: url.path, readOnly: true)).metadata() else {
                throw CoreDataError.error(NSPersistentStoreIncompatibleSchemaError, "\(url.path) is no store.")
            }
            return found
        } catch let failure as SQLiteFailure {
            throw failure.error(NSPersistentStoreOpenError)
        }
    }

    open class func metadataForPersistentStore(type: NSPersistentStore.StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil) throws -> [String: Any]
    {
        try metadataForPersistentStore(ofType: type.rawValue, at: storeURL, options: options)
    }

    /// Removes a store's files.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        for store in persistentStores where store.url == url { try remove(store) }
        for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + suffix) {
            try FileManager.default.removeItem(atPath: url.path + suffix)
        }
    }

    open func destroyPersistentStore(at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }

    /// Puts a store's contents in the place of another's.
    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
        ofType storeType: String
    ) throws {
        try destroyPersistentStore(at: destinationURL, ofType: storeType)
        try StoreOpening.copy(sourceURL, to: destinationURL)
    }

    /// Copies a store to another place and takes that one.
    open func migratePersistentStore(_ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String) throws
        -> NSPersistentStore
    {
        guard let rows = store.rows else { throw CoreDataError.error(NSPersistentStoreOperationError, "The store is not open.") }
        try destroyPersistentStore(at: URL, ofType: storeType)
        do { try rows.locked { try rows.connection.run("VACUUM INTO ?1", [.text(URL.path)], keep: false) } } catch let failure as SQLiteFailure {
            throw failure.error()
        }
        let configuration = store.configurationName
        try remove(store)
        return try addPersistentStore(
            ofType: storeType, configurationName: configuration == "PF_DEFAULT_CONFIGURATION_NAME" ? nil : configuration, at: URL, options: options)
    }

    // MARK: Identifiers

    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        guard url.scheme == "x-coredata",
            let store = persistentStores.first(where: { $0.identifier == url.host || $0.identifier.lowercased() == url.host?.lowercased() })
        else { return nil }
        let parts = url.path.split(separator: "/").map(String.init)
        guard parts.count == 2, parts[1].hasPrefix("p"), let key = Int64(parts[1].dropFirst()), let entity = managedObjectModel.entitiesByName[parts[0]] else {
            return nil
        }
        return NSManagedObjectID(key: key, entity: entity, store: store)
    }

    /// The identifier under which an object is saved that was called `identifier` before.
    func resolved(_ identifier: NSManagedObjectID) -> NSManagedObjectID {
        identifier.isTemporaryID ? lock.withLock { identifier.successor } ?? identifier : identifier
    }

    func record(_ old: NSManagedObjectID, is new: NSManagedObjectID) { lock.withLock { (old.successor, new.predecessor) = (new, old) } }

    /// The identifier of an object before it was saved.
    func former(_ identifier: NSManagedObjectID) -> NSManagedObjectID? { lock.withLock { identifier.predecessor } }

    /// The store that keeps the entity's objects.
    func store(for entity: NSEntityDescription) -> NSPersistentStore? { persistentStores.first { $0.holds(entity) } }

    /// Runs on the coordinator's own queue; here on the caller's thread, one at a time.
    open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try lock.withLock(block) }

    /// The same for a block without a result.
    open func performAndWait(_ block: () -> Void) { lock.withLock(block) }

    open func perform(_ block: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async { [self] in performAndWait(block) }
    }

    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any { try context.execute(request) }
}
