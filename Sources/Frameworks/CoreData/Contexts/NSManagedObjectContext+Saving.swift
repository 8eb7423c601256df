import ObjectRuntime

extension NSManagedObjectContext {
    /// Saves what changed, all or nothing, to the parent context or the store.
    public func save() throws {
        guard hasChanges else {
            processPendingChanges()
            return
        }
        try prepareToSave()
        try validate()
        guard hasChanges else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        let batch = currentBatch()
        if let parent {
            saveToParent(parent, batch)
        } else {
            try saveToStores(batch)
        }
        finish(batch)
    }

    /// `willSave()` may change objects, which are then asked again.
    private func prepareToSave() throws {
        processPendingChanges()
        var asked: ObjectTable = []
        for _ in 0..<1000 {
            let waiting = insertedTable.union(updatedTable).union(deletedTable).filter {
                !asked.contains($0) && !($0.isDeleted && $0.status.contains(.inserted))
            }
            if waiting.isEmpty { break }
            for object in waiting {
                asked.insert(object)
                object.willSave()
            }
            processPendingChanges()
        }
        for object in inserted + updated { object.derive() }
        processPendingChanges()
        if parent == nil { try UniquenessCheck(context: self).run() }
    }

    private func validate() throws {
        var errors: [NSError] = []
        func run(_ check: () throws -> Void) {
            do { try check() } catch {
                let error = error as NSError
                errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
            }
        }
        for object in inOrder(inserted) { run(object.validateForInsert) }
        for object in inOrder(updated) { run(object.validateForUpdate) }
        for object in inOrder(deleted) { run(object.validateForDelete) }
        if !errors.isEmpty { throw CoreDataError.combined(errors) }
    }

    /// By identifier, new ones in the order in which they were made.
    private func inOrder(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        func comesLater(_ a: NSManagedObject, _ b: NSManagedObject) -> Bool {
            let x = a.identifier.key, y = b.identifier.key
            return x < 0 && y < 0 ? x < y : x > y
        }
        // They came so, unless some were changed out of order.
        guard zip(objects, objects.dropFirst()).contains(where: comesLater) else { return objects }
        return objects.sorted { comesLater($1, $0) }
    }

    func currentBatch() -> SaveBatch {
        SaveBatch(inserted: inOrder(inserted), updated: inOrder(updated), deleted: inOrder(deleted))
    }

    // MARK: To stores

    private func saveToStores(_ batch: SaveBatch) throws {
        guard let coordinator, !coordinator.persistentStores.isEmpty else {
            throw CoreDataError.error(
                NSPersistentStoreSaveError, "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation.")
        }
        for store in coordinator.persistentStores {
            let isAlone = coordinator.persistentStores.count == 1
            func own(_ objects: [NSManagedObject]) -> [NSManagedObject] { isAlone ? objects : objects.filter { coordinator.store(for: $0.entity) === store } }
            let part = SaveBatch(inserted: own(batch.inserted), updated: own(batch.updated), deleted: own(batch.deleted))
            guard !(part.inserted.isEmpty && part.updated.isEmpty && part.deleted.isEmpty), let rows = store.rows else { continue }
            guard !store.isReadOnly else { throw CoreDataError.error(NSPersistentStoreSaveError, "The store at \(store.url?.path ?? "") may only be read.") }
            try save(part, rows, store)
        }
    }

    private func save(_ batch: SaveBatch, _ rows: RowStore, _ store: NSPersistentStore) throws {
        var batch = batch
        for attempt in 0... {
            do {
                let history = store.has(NSPersistentHistoryTrackingKey) ? HistoryTransaction(context: self) : nil
                let result = try rows.save(batch, history: history)
                apply(result, batch)
                postRemoteChange(store)
                return
            } catch let conflicts as SaveConflicts {
                let list = conflicts.objects.map { NSMergeConflict(source: $0.object, stored: $0.row) }
                guard attempt < 5 else { throw NSMergePolicy.conflictError(list) }
                try policy.resolve(mergeConflicts: list)
                func isOpen(_ object: NSManagedObject) -> Bool { !object.status.contains(.gone) }
                batch = SaveBatch(
                    inserted: batch.inserted + batch.updated.filter { $0.status.contains(.inserted) && !batch.inserted.contains($0) },
                    updated: batch.updated.filter { $0.isUpdated && isOpen($0) },
                    deleted: batch.deleted.filter { $0.isDeleted && isOpen($0) })
            }
        }
    }

    private func postRemoteChange(_ store: NSPersistentStore) {
        guard store.has(NSPersistentStoreRemoteChangeNotificationPostOptionKey), let coordinator else { return }
        var info: [String: Any] = [NSStoreUUIDKey: store.identifier ?? ""]
        info[NSPersistentStoreURLKey] = store.url
        info[NSPersistentHistoryTokenKey] = coordinator.currentPersistentHistoryToken(fromStores: [store])
        NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: coordinator, userInfo: info)
    }

    private func apply(_ result: SaveResult, _ batch: SaveBatch) {
        rename(result.identifiers, batch.inserted)
        for object in batch.inserted + batch.updated {
            guard let row = result.rows[ObjectIdentifier(object)] else { continue }
            let transient = object.values
            object.row = row
            // Transient values live on beside what was saved.
            if let transient, object.layout.slots.indices.contains(where: { !object.layout.slots[$0].isStored && !transient[$0].isNull }) {
                var values = row.values
                for slot in values.indices where !object.layout.slots[slot].isStored { values[slot] = transient[slot] }
                object.row = RowSnapshot(values, version: row.version)
            }
            object.values = nil
        }
    }

    /// Gives objects their permanent identifiers, wherever they are mentioned among what is being saved.
    func rename(_ identifiers: [ObjectIdentifier: NSManagedObjectID], _ objects: [NSManagedObject]) {
        guard !identifiers.isEmpty else { return }
        // By the numbers of the temporary identifiers.
        var names: [Int64: NSManagedObjectID] = [:]
        names.reserveCapacity(objects.count)
        for object in objects {
            guard let new = identifiers[ObjectIdentifier(object)] else { continue }
            names[object.identifier.key] = new
            coordinator?.record(object.identifier, is: new)
            registry[object.identifier] = nil
            object.identifier = new
            registry[new] = object
        }
        for object in [insertedTable, updatedTable].joined() where !object.layout.toOneSlots.isEmpty || !object.toMany.isEmpty {
            for slot in object.layout.toOneSlots {
                if case .reference(let old)? = object.values?[slot], let new = names[old.key] { object.values?[slot] = .reference(new) }
            }
            for slot in object.toMany.keys {
                guard let members = object.toMany[slot], members.identifiers.contains(where: \.isTemporaryID) else { continue }
                object.toMany[slot] = ToManyValue(members.identifiers.map { names[$0.key] ?? $0 })
            }
        }
    }

    // MARK: To a parent

    private func saveToParent(_ parent: NSManagedObjectContext, _ batch: SaveBatch) {
        nonisolated(unsafe) let batch = batch
        parent.performAndWait {
            for object in batch.inserted where parent.registeredObject(for: object.identifier) == nil {
                let twin = NSManagedObject.adopt(object, in: parent)
                twin.values = object.values
            }
            for object in batch.inserted + batch.updated { ParentTransfer(source: object, target: parent.object(with: object.identifier)).run() }
            for object in batch.deleted { parent.delete(parent.object(with: object.identifier)) }
            parent.processPendingChanges()
        }
        for object in batch.inserted + batch.updated {
            object.row = RowSnapshot(object.values ?? object.row?.values ?? [], version: object.row?.version ?? 0)
            object.values = nil
        }
    }

    // MARK: Afterwards

    private func finish(_ batch: SaveBatch) {
        for object in batch.inserted + batch.updated {
            object.status.subtract([.inserted, .updated])
            object.savedToMany = object.toMany
            object.changedSlots = SlotSet()
        }
        for object in deletedTable {
            object.status.insert(.gone)
            registry[object.identifier] = nil
            object.managedObjectContext = nil
        }
        insertedTable = []
        updatedTable = []
        deletedTable = []
        pending = PendingChanges()
        for object in batch.inserted + batch.updated + batch.deleted { object.didSave() }
        let info: [String: Any] = [
            NSInsertedObjectsKey: Set(batch.inserted), NSUpdatedObjectsKey: Set(batch.updated), NSDeletedObjectsKey: Set(batch.deleted),
            "managedObjectContext": self,
        ]
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
        let identifiers: [String: Any] = [
            NSInsertedObjectIDsKey: Set(batch.inserted.map(\.identifier)), NSUpdatedObjectIDsKey: Set(batch.updated.map(\.identifier)),
            NSDeletedObjectIDsKey: Set(batch.deleted.map(\.identifier)), "managedObjectContext": self,
        ]
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: identifiers)
    }
}

extension NSManagedObject {
    /// An object of the same identifier in another context, not saved there.
    static func adopt(_ source: NSManagedObject, in context: NSManagedObjectContext) -> NSManagedObject {
        let object = context.object(fetched: source.identifier)
        object.status.subtract([.isFault])
        object.status.insert([.inserted, .isAwake])
        object.values = ContiguousArray(object.layout.defaults)
        context.insertedTable.insert(object)
        context.pending.inserted.insert(object)
        return object
    }

    /// Computes what is derived.
    func derive() {
        for slot in layout.derivedSlots {
            guard let derived = layout.slots[slot].property as? NSDerivedAttributeDescription, let expression = derived.derivationExpression else { continue }
            write(ManagedValue(expression.value(of: self, nil), type: derived.attributeType), slot)
        }
    }
}

/// Takes the changes of a child context's object over into the parent's.
struct ParentTransfer {
    let source: NSManagedObject
    let target: NSManagedObject

    func run() {
        guard let context = target.managedObjectContext else { return }
        target.fire()
        for slot in source.changedSlotsSinceSave() {
            switch source.layout.slots[slot].kind {
            case .attribute, .toOne:
                guard let value = source.values?[slot] else { continue }
                target.write(value, slot)
            case .toMany:
                _ = target.members(slot)
                target.toMany[slot] = ToManyValue((source.toMany[slot] ?? ToManyValue()).identifiers.map { context.object(with: $0).identifier })
            case .fetched: continue
            }
            target.markChanged(slot)
        }
    }
}
