import ObjectRuntime

/// A place to work with objects: reads them from a store or from a parent context, keeps what is changed, and saves it as a whole.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    let queue: DispatchQueue
    let registry = ObjectRegistry()
    /// The objects with changes that are not saved, kept alive.
    var insertedTable: ObjectTable = []
    var updatedTable: ObjectTable = []
    var deletedTable: ObjectTable = []
    private(set) lazy var home = ContextHome(self)
    /// The changes since changes were last processed.
    var pending = PendingChanges()
    private var fetchedIdentifier: NSManagedObjectID?
    private var isProcessingScheduled = false
    private var observers: [any NSObjectProtocol] = []

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ct == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : .main
        super.init()
        if ct == .privateQueueConcurrencyType { queue.setSpecific(key: ContextQueue.key, value: ObjectIdentifier(self)) }
        if ct == .mainQueueConcurrencyType { queue.setSpecific(key: ContextQueue.mainKey, value: true) }
    }

    /// The context of before iOS 5, which belongs to the thread that made it.
    public override convenience init() { self.init(concurrencyType: .confinementConcurrencyType) }

    public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    // MARK: Settings

    open var name: String?
    open var transactionAuthor: String?
    open var userInfo = NSMutableDictionary()
    /// None to begin with; with one, changes can be taken back.
    open var undoManager: UndoManager?
    open var mergePolicy: Any = NSErrorMergePolicy
    open var shouldDeleteInaccessibleFaults = true
    open var stalenessInterval: TimeInterval = -1
    open var propagatesDeletesAtEndOfEvent = true
    /// Kept: objects that are not changed are never kept alive by the context here.
    open var retainsRegisteredObjects = false
    /// The state of the store that the context was told to read; nil: the newest, always. A child has none of its own.
    open private(set) var queryGenerationToken: NSQueryGenerationToken?

    /// Asks for reads of one state of the store, until the context saves or is told of another; nil ends that. Kept: every read is of the newest state
    /// here, as of a store whose file keeps no other.
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
        if parent == nil { queryGenerationToken = generation }
    }

    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        didSet { if let model = persistentStoreCoordinator?.managedObjectModel { ModelRegistry.shared.add(model) } }
    }

    /// The context that this one reads from and saves to, in place of a coordinator.
    open var parent: NSManagedObjectContext? {
        didSet { watchParent() }
    }

    var coordinator: NSPersistentStoreCoordinator? { parent?.coordinator ?? persistentStoreCoordinator }
    var model: NSManagedObjectModel? { coordinator?.managedObjectModel }
    var policy: NSMergePolicy { mergePolicy as? NSMergePolicy ?? NSMergePolicy.error }

    /// Whether saves to the parent, or to the store by other contexts, are taken over at once.
    open var automaticallyMergesChangesFromParent = false {
        didSet { watchParent() }
    }

    private func watchParent() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
        guard automaticallyMergesChangesFromParent else { return }
        observers.append(
            NotificationCenter.default.addObserver(forName: .NSManagedObjectContextDidSave, object: nil, queue: nil) { [weak self] notification in
                guard let self, let source = notification.object as? NSManagedObjectContext, source !== self else { return }
                let isParent = parent != nil && source === parent
                let isSibling = parent == nil && source.parent == nil && source.persistentStoreCoordinator === persistentStoreCoordinator
                guard isParent || isSibling else { return }
                let changes = SavedChanges(notification)
                perform { [weak self] in self?.merge(changes) }
            })
    }

    // MARK: Objects

    /// An identifier for an object that is being made of a fetched row.
    func claimFetched() -> NSManagedObjectID? {
        defer { fetchedIdentifier = nil }
        return fetchedIdentifier
    }

    /// The context's object of that identifier: known, or a new fault.
    func object(fetched identifier: NSManagedObjectID) -> NSManagedObject {
        if let known = registry[identifier] { return known }
        let entity = identifier.entity
        fetchedIdentifier = identifier
        let object = entity.managedClass.init(entity: entity, insertInto: self)
        fetchedIdentifier = nil
        registry.add(object)
        return object
    }

    /// Takes in an object that was made.
    func insertNew(_ object: NSManagedObject) {
        guard object.managedObjectContext == nil else { return }
        object.managedObjectContext = self
        object.status.insert([.inserted, .isAwake])
        registry[object.identifier] = object
        insertedTable.insert(object)
        pending.inserted.insert(object)
        if let undoManager, undoManager.isUndoRegistrationEnabled {
            undoManager.registerUndo(withTarget: self) { [weak object] context in if let object { context.delete(object) } }
        }
        object.status.insert(.isFiring)
        object.awakeFromInsert()
        object.status.remove(.isFiring)
        scheduleProcessing()
    }

    /// Inserts an object that was made without a context.
    open func insert(_ object: NSManagedObject) {
        if object.isDeleted, object.managedObjectContext === self { return revive(object) }
        insertNew(object)
    }

    open func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !object.status.contains(.deleted), !object.status.contains(.gone) else { return }
        object.fire()
        object.prepareForDeletion()
        object.status.insert(.deleted)
        pending.deleted.insert(object)
        deletedTable.insert(object)
        if let undoManager, undoManager.isUndoRegistrationEnabled { undoManager.registerUndo(withTarget: self) { $0.revive(object) } }
        if !propagatesDeletesAtEndOfEvent { propagateDeletes() }
        scheduleProcessing()
    }

    /// Takes a deletion back.
    private func revive(_ object: NSManagedObject) {
        guard object.status.contains(.deleted) else { return }
        object.status.remove([.deleted, .gone])
        deletedTable.remove(object)
        pending.deleted.remove(object)
        if object.managedObjectContext == nil {
            object.managedObjectContext = self
            registry[object.identifier] = object
        }
        if object.status.contains(.inserted) {
            insertedTable.insert(object)
            pending.inserted.insert(object)
        } else {
            recordChange(of: object)
        }
        object.isPropagated = false
        object.relink()
        undoManager?.registerUndo(withTarget: self) { $0.delete(object) }
        scheduleProcessing()
    }

    func recordChange(of object: NSManagedObject) {
        pending.updated.insert(object)
        if !object.status.contains(.inserted), !object.status.contains(.updated) {
            object.status.insert(.updated)
            updatedTable.insert(object)
        }
        scheduleProcessing()
    }

    /// The object if the context knows it already.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        if let known = registry[objectID] { return known }
        guard let coordinator else { return nil }
        // It may have been saved by a parent since, under another name.
        if objectID.isTemporaryID { return registry[coordinator.resolved(objectID)] }
        return parent == nil ? nil : coordinator.former(objectID).flatMap { registry[$0] }
    }

    /// The object of that identifier, as a fault where it is not known, whether there is such an object or not.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = registeredObject(for: objectID) { return known }
        return object(fetched: coordinator?.resolved(objectID) ?? objectID)
    }

    /// The object of that identifier; throws where there is none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let object = object(with: objectID)
        if object.isFault { object.fire() }
        if object.status.contains(.gone) || (object.isDeleted && object.managedObjectContext == nil) {
            throw CoreDataError.error(NSManagedObjectReferentialIntegrityError, "Object does not exist in store.", [NSAffectedObjectsErrorKey: [object]])
        }
        return object
    }

    open var registeredObjects: Set<NSManagedObject> { Set(registry.objects) }
    open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    open var updatedObjects: Set<NSManagedObject> { Set(updated) }
    open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
    /// The same, in the order in which they came.
    var inserted: [NSManagedObject] { insertedTable.filter { !$0.status.contains(.deleted) } }
    var updated: [NSManagedObject] { updatedTable.filter { !$0.status.contains(.deleted) } }
    var deleted: [NSManagedObject] { deletedTable.filter { !$0.status.contains(.inserted) } }
    open var hasChanges: Bool {
        !updatedTable.isEmpty || insertedTable.contains { !$0.status.contains(.deleted) } || deletedTable.contains { !$0.status.contains(.inserted) }
    }

    /// Gives new objects identifiers that stay, before they are saved.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for (store, group) in Dictionary(grouping: objects.filter { $0.identifier.isTemporaryID }, by: { coordinator?.store(for: $0.entity) }) {
            guard let rows = store?.rows else { throw CoreDataError.error(NSPersistentStoreOperationError, "There is no store for the objects.") }
            let identifiers = try rows.makeIdentifiers(for: group)
            rename(identifiers, group)
        }
    }

    // MARK: Processing

    /// Propagates deletions and tells of what changed. Done by itself at the end of a run-loop turn, of a `perform`, and before a save or fetch.
    open func processPendingChanges() {
        propagateDeletes()
        guard !pending.isEmpty else { return }
        let changes = pending
        pending = PendingChanges()
        for object in changes.updated { object.changedSlots = SlotSet() }
        let inserted = Set(changes.inserted.filter { !$0.status.contains(.deleted) })
        let deleted = Set(changes.deleted.filter { $0.status.contains(.deleted) || $0.status.contains(.gone) })
        let updated = Set(changes.updated.filter { !changes.inserted.contains($0) && !deleted.contains($0) && !$0.status.contains(.deleted) })
        var info: [String: Any] = [:]
        if !inserted.isEmpty { info[NSInsertedObjectsKey] = inserted }
        if !updated.isEmpty { info[NSUpdatedObjectsKey] = updated }
        if !deleted.isEmpty { info[NSDeletedObjectsKey] = deleted }
        if !changes.refreshed.isEmpty { info[NSRefreshedObjectsKey] = Set(changes.refreshed).subtracting(updated) }
        guard !info.isEmpty else { return }
        info["managedObjectContext"] = self
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
    }

    func propagateDeletes() {
        while true {
            // Deletions that follow come with the next turn.
            let waiting = pending.deleted.filter { !$0.isPropagated }
            if waiting.isEmpty { return }
            for object in waiting {
                object.isPropagated = true
                for slot in object.layout.slots.indices { propagate(from: object, slot) }
            }
        }
    }

    private func propagate(from object: NSManagedObject, _ slot: Int) {
        guard let relationship = object.layout.slots[slot].property as? NSRelationshipDescription else { return }
        let identifiers = relationship.isToMany ? object.members(slot).identifiers : object.identifier(ofToOne: slot).map { [$0] } ?? []
        for identifier in identifiers {
            let related = self.object(with: identifier)
            switch relationship.deleteRule {
            case .cascadeDeleteRule: delete(related)
            case .nullifyDeleteRule:
                if let inverse = relationship.inverseRelationship, !related.isDeleted { related.unlink(object, inverse) }
            case .noActionDeleteRule, .denyDeleteRule: break
            }
        }
    }

    private func scheduleProcessing() {
        guard !isProcessingScheduled, concurrencyType == .mainQueueConcurrencyType, isOnQueue else { return }
        isProcessingScheduled = true
        DispatchQueue.main.async { [weak self] in
            self?.isProcessingScheduled = false
            self?.processPendingChanges()
        }
    }
}

/// The changes in a context since it last posted a notification of changes.
struct PendingChanges {
    var inserted: ObjectTable = []
    var updated: ObjectTable = []
    var deleted: ObjectTable = []
    var refreshed: ObjectTable = []
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
}
