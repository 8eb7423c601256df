import ObjectRuntime

/// The changes of a save, as identifiers.
struct SavedChanges {
    var inserted: Set<NSManagedObjectID> = []
    var updated: Set<NSManagedObjectID> = []
    var deleted: Set<NSManagedObjectID> = []

    init(_ notification: Notification) { self.init(notification.userInfo ?? [:]) }

    /// From a notification's dictionary: sets or arrays of objects, identifiers or their URLs.
    init(_ info: [AnyHashable: Any], in coordinator: NSPersistentStoreCoordinator? = nil) {
        func identifiers(_ keys: String...) -> Set<NSManagedObjectID> {
            var found: Set<NSManagedObjectID> = []
            for key in keys {
                guard let value = info[key] else { continue }
                for element in KeyValueCoding.elements(of: value) {
                    if let object = element as? NSManagedObject { found.insert(object.identifier) }
                    if let identifier = element as? NSManagedObjectID { found.insert(identifier) }
                    if let url = element as? URL, let identifier = coordinator?.managedObjectID(forURIRepresentation: url) { found.insert(identifier) }
                }
            }
            return found
        }
        inserted = identifiers(NSInsertedObjectsKey, NSInsertedObjectIDsKey)
        updated = identifiers(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey, NSRefreshedObjectIDsKey)
        deleted = identifiers(NSDeletedObjectsKey, NSDeletedObjectIDsKey)
    }
}

extension NSManagedObjectContext {
    /// Takes over what another context saved.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        let changes = SavedChanges(notification)
        performAndWait { merge(changes) }
    }

    /// Takes over changes that came about elsewhere, such as those of a batch request.
    public class func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]) {
        for context in contexts {
            let changes = SavedChanges(changeNotificationData, in: context.coordinator)
            for identifier in changes.updated.union(changes.deleted) { identifier.persistentStore?.rows?.remember(nil, of: identifier) }
            context.performAndWait { context.merge(changes) }
        }
    }

    func merge(_ changes: SavedChanges) {
        processPendingChanges()
        for identifier in changes.updated {
            guard let object = registeredObject(for: identifier), !object.isDeleted else { continue }
            refresh(object, mergeChanges: true)
        }
        for identifier in changes.deleted {
            guard let object = registeredObject(for: identifier), !object.isDeleted else { continue }
            object.status.insert([.deleted, .gone])
            updatedTable.remove(object)
            pending.updated.remove(object)
            pending.deleted.insert(object)
            object.isPropagated = true
            registry[object.identifier] = nil
        }
        for identifier in changes.inserted {
            let object = object(with: identifier)
            pending.inserted.insert(object)
        }
        processPendingChanges()
    }

    // MARK: Refreshing

    /// Reads the object anew when it is next looked at; with `mergeChanges` what is not saved stays as it is.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.managedObjectContext === self, !object.status.contains(.inserted) else { return }
        if flag {
            object.refresh(to: readRow(object.identifier, layout: object.layout, fresh: true), keepingChanges: true)
        } else {
            object.turnIntoFault()
            updatedTable.remove(object)
            pending.updated.remove(object)
        }
        pending.refreshed.insert(object)
    }

    /// Refreshes every object, keeping what is not saved.
    public func refreshAllObjects() {
        for object in registry.objects { refresh(object, mergeChanges: true) }
        processPendingChanges()
    }

    // MARK: Taking back

    /// Forgets everything: objects that are still held are of no use any more.
    public func reset() {
        for object in registry.objects {
            object.turnIntoFault()
            object.managedObjectContext = nil
        }
        registry.removeAll()
        forgetChanges()
        pending = PendingChanges()
        undoManager?.removeAllActions()
    }

    private func forgetChanges() {
        insertedTable = []
        updatedTable = []
        deletedTable = []
    }

    /// Takes everything back that is not saved.
    public func rollback() {
        processPendingChanges()
        let inserted = insertedTable, changed = updatedTable.union(deletedTable).filter { !$0.status.contains(.inserted) }
        forgetChanges()
        undoManager?.removeAllActions()
        for object in inserted {
            object.status = [.gone, .deleted]
            object.managedObjectContext = nil
            registry[object.identifier] = nil
            pending.deleted.insert(object)
            object.isPropagated = true
        }
        for object in changed {
            object.isPropagated = false
            object.status.subtract([.updated, .deleted])
            object.restoreSaved()
            pending.refreshed.insert(object)
        }
        processPendingChanges()
    }

    public func undo() {
        processPendingChanges()
        undoManager?.undo()
        processPendingChanges()
    }

    public func redo() {
        processPendingChanges()
        undoManager?.redo()
        processPendingChanges()
    }
}

extension NSManagedObject {
    /// The row that the store has now, with what is not saved kept.
    func refresh(to row: RowSnapshot?, keepingChanges: Bool) {
        let changed = isFault ? [] : changedSlotsSinceSave()
        let kept = values
        let keptMembers = toMany.filter { changed.contains($0.key) }
        let keys = layout.slots.map(\.name)
        if isObserved { for key in keys { (self as NSObject).willChangeValue(forKey: key) } }
        self.row = row
        values = nil
        decoded = [:]
        let saved = savedToMany.filter { keptMembers[$0.key] != nil }
        toMany = keptMembers
        savedToMany = saved
        if let row, let kept, keepingChanges {
            var merged = row.values
            for slot in changed where slot < merged.count { merged[slot] = kept[slot] }
            for slot in layout.slots.indices where !layout.slots[slot].isStored { merged[slot] = kept[slot] }
            if !changed.isEmpty {
                values = merged
            } else if layout.slots.contains(where: { !$0.isStored }) {
                self.row = RowSnapshot(merged, version: row.version)
            }
        }
        status.insert(.isFault)
        if isObserved { for key in keys { (self as NSObject).didChangeValue(forKey: key) } }
        if !changed.isEmpty { status.remove(.isFault) }
    }

    func turnIntoFault() {
        guard !status.contains(.inserted) else { return }
        willTurnIntoFault()
        row = nil
        values = nil
        toMany = [:]
        savedToMany = [:]
        decoded = [:]
        changedSlots = SlotSet()
        status.subtract([.updated, .isAwake])
        status.insert(.isFault)
        didTurnIntoFault()
    }

    /// Puts the saved values in place of those changed since.
    func restoreSaved() {
        values = nil
        toMany = savedToMany
        decoded = [:]
        changedSlots = SlotSet()
        awake(fromSnapshotEvents: .rollback)
    }
}
