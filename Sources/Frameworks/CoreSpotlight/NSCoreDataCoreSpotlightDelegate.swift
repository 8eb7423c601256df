import ObjectRuntime
@_exported import QuinceCoreData

/// Keeps an index of Core Spotlight as the objects of a store are.
open class NSCoreDataCoreSpotlightDelegate: NSObject, @unchecked Sendable {
    /// Posted by a delegate when it has put changes into its index.
    public static let indexDidUpdateNotification = NSNotification.Name("NSCoreDataCoreSpotlightDelegateIndexDidUpdateNotification")

    private struct State {
        var isEnabled = false
        var index: CSSearchableIndex?
        var observer: (any NSObjectProtocol)?
    }
    private let storeDescription: NSPersistentStoreDescription
    private let coordinator: NSPersistentStoreCoordinator
    private let lock = NSLock()
    private var state = State()

    /// - Parameters:
    ///   - description: of a store with history, kept in SQLite.
    ///   - psc: that has the store.
    public required init(forStoreWith description: NSPersistentStoreDescription, coordinator psc: NSPersistentStoreCoordinator) {
        (storeDescription, coordinator) = (description, psc)
        super.init()
    }

    deinit { if let observer = lock.withLock({ state.observer }) { NotificationCenter.default.removeObserver(observer) } }

    /// Whether changes go into the index. Default false.
    open var isIndexingEnabled: Bool { lock.withLock { state.isEnabled } }
    /// The domain of the index's items. Default the store's identifier.
    open func domainIdentifier() -> String { coordinator.storeName }
    /// Default nil: the app's own index.
    open func indexName() -> String? { nil }
    /// The attributes by which an object is found. Default nil: it is not.
    open func attributeSet(for object: NSManagedObject) -> CSSearchableItemAttributeSet? { nil }

    var index: CSSearchableIndex {
        let name = indexName()
        return lock.withLock {
            let index = state.index ?? name.map { CSSearchableIndex(name: $0) } ?? .default()
            state.index = index
            return index
        }
    }

    /// Puts all objects into the index, and from then on those that are saved.
    open func startSpotlightIndexing() {
        let begins = lock.withLock {
            defer { state.isEnabled = true }
            return !state.isEnabled
        }
        guard begins else { return }
        let observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextDidSave, object: nil, queue: nil) { [weak self] note in
            guard let self, let context = note.object as? NSManagedObjectContext, context.persistentStoreCoordinator === coordinator else { return }
            func objects(_ key: String) -> [NSManagedObject] { Array(note.userInfo?[key] as? Set<NSManagedObject> ?? []) }
            update(
                changed: (objects(NSInsertedObjectsKey) + objects(NSUpdatedObjectsKey)).map(\.objectID), deleted: objects(NSDeletedObjectsKey).map(\.objectID))
        }
        lock.withLock { state.observer = observer }
        inBackground { context in
            let entities = (context.persistentStoreCoordinator?.managedObjectModel.entities ?? []).filter { !$0.isAbstract }
            return entities.flatMap { entity -> [NSManagedObject] in
                guard let name = entity.name else { return [] }
                let request = NSFetchRequest<NSManagedObject>(entityName: name)
                request.includesSubentities = false
                return (try? context.fetch(request)) ?? []
            }
        }
    }

    /// Leaves the index as it is.
    open func stopSpotlightIndexing() {
        let observer = lock.withLock {
            defer { (state.isEnabled, state.observer) = (false, nil) }
            return state.observer
        }
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    /// Takes everything out of the index.
    open func deleteSpotlightIndex(completionHandler: @escaping ((any Error)?) -> Void) {
        nonisolated(unsafe) let completionHandler = completionHandler
        index.deleteSearchableItems(withDomainIdentifiers: [domainIdentifier()]) { completionHandler($0) }
    }

    private func update(changed: [NSManagedObjectID], deleted: [NSManagedObjectID]) {
        let names = deleted.map { $0.uriRepresentation().absoluteString }
        if !names.isEmpty { index.deleteSearchableItems(withIdentifiers: names) }
        inBackground { context in changed.compactMap { try? context.existingObject(with: $0) } }
    }

    private func inBackground(_ find: @escaping @Sendable (NSManagedObjectContext) -> [NSManagedObject]) {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        context.perform { [weak self] in
            guard let self else { return }
            let domain = domainIdentifier()
            let items = find(context).compactMap { object in
                self.attributeSet(for: object).map { set in
                    CSSearchableItem(uniqueIdentifier: object.objectID.uriRepresentation().absoluteString, domainIdentifier: domain, attributeSet: set)
                }
            }
            index.indexSearchableItems(items)
            ServiceReply.send(on: .main) {
                NotificationCenter.default.post(
                    name: Self.indexDidUpdateNotification, object: self,
                    userInfo: [NSStoreUUIDKey: self.coordinator.storeName])
            }
        }
    }
}

extension NSPersistentStoreCoordinator {
    fileprivate var storeName: String { persistentStores.first?.identifier ?? "" }
}
