import ObjectRuntime

/// The objects that one save writes.
struct SaveBatch {
    var inserted: [NSManagedObject] = []
    var updated: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []
}

/// Thrown where the store has other versions of objects than those that were changed.
struct SaveConflicts: Error, @unchecked Sendable {
    let objects: [(object: NSManagedObject, row: RowSnapshot?)]
}

/// The changes of a save, for those who keep objects of it.
struct SaveResult {
    var identifiers: [ObjectIdentifier: NSManagedObjectID] = [:]
    var rows: [ObjectIdentifier: RowSnapshot] = [:]
}

/// The keys of rows, by the numbers of the identifiers that their objects had before.
typealias NewKeys = [Int64: Int64]

extension RowStore {
    /// Permanent identifiers for objects that have none, kept even where their save never comes.
    func makeIdentifiers(for objects: [NSManagedObject]) throws -> [ObjectIdentifier: NSManagedObjectID] {
        try locked {
            do {
                return try connection.transaction { try assignKeys(objects) }
            } catch let failure as SQLiteFailure {
                throw failure.error(NSPersistentStoreSaveError)
            }
        }
    }

    private func assignKeys(_ objects: [NSManagedObject]) throws -> [ObjectIdentifier: NSManagedObjectID] {
        guard let store else { return [:] }
        var result: [ObjectIdentifier: NSManagedObjectID] = [:]
        let groups = Dictionary(grouping: objects.filter { $0.identifier.isTemporaryID }) { ObjectIdentifier($0.entity.root) }
        for group in groups.values {
            guard let root = group.first?.entity.root, let info = schema.info(root) else { continue }
            var last = try connection.integer("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?1", [.integer(info.number)]) ?? 0
            for object in group {
                last += 1
                result[ObjectIdentifier(object)] = NSManagedObjectID(key: last, entity: object.entity, store: store)
            }
            try connection.run("UPDATE Z_PRIMARYKEY SET Z_MAX = ?1 WHERE Z_ENT = ?2", [.integer(last), .integer(info.number)])
        }
        return result
    }

    /// Writes everything or nothing.
    func save(_ batch: SaveBatch, history: HistoryTransaction?) throws -> SaveResult {
        try locked {
            do {
                let result = try connection.transaction { try write(batch, history) }
                for (object, row) in (batch.inserted + batch.updated).compactMap({ object in result.rows[ObjectIdentifier(object)].map { (object, $0) } }) {
                    remember(row, of: result.identifiers[ObjectIdentifier(object)] ?? object.identifier)
                }
                for object in batch.deleted { remember(nil, of: object.identifier) }
                return result
            } catch let failure as SQLiteFailure {
                throw failure.error(NSPersistentStoreSaveError)
            }
        }
    }

    private func write(_ batch: SaveBatch, _ history: HistoryTransaction?) throws -> SaveResult {
        try checkVersions(batch)
        var result = SaveResult()
        result.identifiers = try assignKeys(batch.inserted)
        var keys: NewKeys = [:]
        keys.reserveCapacity(batch.inserted.count)
        for object in batch.inserted { keys[object.identifier.key] = result.identifiers[ObjectIdentifier(object)]?.key ?? object.identifier.key }
        for object in batch.deleted where !object.identifier.isTemporaryID { try delete(object) }
        for object in batch.inserted { result.rows[ObjectIdentifier(object)] = try insert(object, keys) }
        for object in batch.updated { result.rows[ObjectIdentifier(object)] = try update(object, keys) }
        for object in batch.inserted + batch.updated { try writeLinks(object, keys) }
        if let history { try record(history, batch, keys) }
        return result
    }

    // MARK: Versions

    private func checkVersions(_ batch: SaveBatch) throws {
        var conflicts: [(object: NSManagedObject, row: RowSnapshot?)] = []
        for object in batch.updated + batch.deleted {
            guard let row = object.row, let info = schema.info(object.entity) else { continue }
            let version = try connection.integer("SELECT Z_OPT FROM \(quoted(info.table.name)) WHERE Z_PK = ?1", [.integer(object.identifier.key)])
            if version == row.version { continue }
            // What is to be deleted and is gone needs no deleting.
            if version == nil, object.isDeleted { continue }
            conflicts.append((object, self.row(object.identifier, layout: object.layout, fresh: true)))
        }
        if !conflicts.isEmpty { throw SaveConflicts(objects: conflicts) }
    }

    // MARK: Rows

    /// A value as the table holds it.
    private func written(_ value: ManagedValue, _ slot: EntityLayout.Slot, _ keys: NewKeys) -> ManagedValue {
        switch value {
        case .reference(let identifier): return (keys[identifier.key] ?? (identifier.isTemporaryID ? nil : identifier.key)).map { .integer($0) } ?? .null
        case .object(let object):
            guard case .attribute(let attribute) = slot.kind else { return .null }
            return Transformation.data(object, of: attribute).map { .data($0) } ?? .null
        default: return value
        }
    }

    private func values(of object: NSManagedObject, _ keys: NewKeys) -> ContiguousArray<ManagedValue> {
        let all = object.values ?? object.row?.values ?? []
        var result = ContiguousArray<ManagedValue>()
        result.reserveCapacity(all.count)
        for (index, value) in all.enumerated() { result.append(written(value, object.layout.slots[index], keys)) }
        return result
    }

    private func insert(_ object: NSManagedObject, _ keys: NewKeys) throws -> RowSnapshot {
        guard let info = schema.info(object.entity), let key = keys[object.identifier.key] else {
            throw CoreDataError.error(NSPersistentStoreSaveError, "The store has no entity \(object.entity.name ?? "").")
        }
        let values = values(of: object, keys)
        try connection.run(info.insertion, [.integer(key), .integer(info.number), .integer(1)] + info.insertedSlots.map { values[$0] })
        return RowSnapshot(values, version: 1)
    }

    private func update(_ object: NSManagedObject, _ keys: NewKeys) throws -> RowSnapshot {
        guard let info = schema.info(object.entity) else {
            throw CoreDataError.error(NSPersistentStoreSaveError, "The store has no entity \(object.entity.name ?? "").")
        }
        let values = values(of: object, keys)
        let version = (object.row?.version ?? 0) + 1
        var parts = ["Z_OPT = ?1"]
        var bound: [ManagedValue] = [.integer(version)]
        for (slot, column) in info.columns.enumerated() {
            guard let column else { continue }
            if let old = object.row, ManagedValue.isEqual(old.values[slot], values[slot]) { continue }
            bound.append(values[slot])
            parts.append("\(quoted(column)) = ?\(bound.count)")
        }
        bound.append(.integer(object.identifier.key))
        try connection.run("UPDATE \(quoted(info.table.name)) SET \(parts.joined(separator: ", ")) WHERE Z_PK = ?\(bound.count)", bound)
        return RowSnapshot(values, version: version)
    }

    private func delete(_ object: NSManagedObject) throws {
        guard let info = schema.info(object.entity) else { return }
        try connection.run("DELETE FROM \(quoted(info.table.name)) WHERE Z_PK = ?1", [.integer(object.identifier.key)])
        for slot in object.layout.toManySlots {
            guard let relationship = object.layout.slots[slot].property as? NSRelationshipDescription, let join = schema.join(relationship) else { continue }
            try connection.run("DELETE FROM \(quoted(join.table)) WHERE \(quoted(join.owner)) = ?1", [.integer(object.identifier.key)])
        }
    }

    // MARK: Relationships to many

    private func writeLinks(_ object: NSManagedObject, _ keys: NewKeys) throws {
        let own = keys[object.identifier.key] ?? object.identifier.key
        for slot in object.layout.toManySlots {
            guard let now = object.toMany[slot], let relationship = object.layout.slots[slot].property as? NSRelationshipDescription, !relationship.isTransient
            else { continue }
            let before = object.savedToMany[slot] ?? ToManyValue()
            func key(_ identifier: NSManagedObjectID) -> Int64? { keys[identifier.key] ?? (identifier.isTemporaryID ? nil : identifier.key) }
            if let join = schema.join(relationship) {
                try writePairs(
                    own, join, before.identifiers.filter { !now.contains($0) }.compactMap(key), now.identifiers.filter { !before.contains($0) }.compactMap(key))
                guard let order = join.order, now.identifiers != before.identifiers else { continue }
                for (position, identifier) in now.identifiers.enumerated()
                where before.identifiers.count <= position || before.identifiers[position] != identifier {
                    guard let target = key(identifier) else { continue }
                    try connection.run(
                        "UPDATE \(quoted(join.table)) SET \(quoted(order)) = ?1 WHERE \(quoted(join.owner)) = ?2 AND \(quoted(join.target)) = ?3",
                        [.integer(Int64(position)), .integer(own), .integer(target)])
                }
            } else if let order = schema.orderColumn(relationship), let destination = relationship.destinationEntity, let info = schema.info(destination) {
                for (position, identifier) in now.identifiers.enumerated()
                where before.identifiers.count <= position || before.identifiers[position] != identifier {
                    guard let target = key(identifier) else { continue }
                    try connection.run(
                        "UPDATE \(quoted(info.table.name)) SET \(quoted(order)) = ?1 WHERE Z_PK = ?2", [.integer(Int64(position)), .integer(target)])
                }
            }
        }
    }

    private func writePairs(_ own: Int64, _ join: StoreSchema.Join, _ removed: [Int64], _ added: [Int64]) throws {
        for target in removed {
            try connection.run(
                "DELETE FROM \(quoted(join.table)) WHERE \(quoted(join.owner)) = ?1 AND \(quoted(join.target)) = ?2", [.integer(own), .integer(target)])
        }
        for target in added {
            try connection.run(
                "INSERT OR IGNORE INTO \(quoted(join.table)) (\(quoted(join.owner)), \(quoted(join.target))) VALUES (?1, ?2)",
                [.integer(own), .integer(target)])
        }
    }

    // MARK: Uniqueness

    /// The stored object that has the same values in one of the entity's uniqueness constraints.
    func rival(of object: NSManagedObject, constraint slots: [Int]) throws -> NSManagedObjectID? {
        try locked {
            guard let store, let info = schema.info(object.entity) else { return nil }
            var conditions: [String] = []
            var bound: [ManagedValue] = []
            for slot in slots {
                guard let column = info.columns[slot] else { return nil }
                let value = written(object.stored(slot), object.layout.slots[slot], [:])
                // What is not there is unlike anything.
                if value.isNull { return nil }
                bound.append(value)
                conditions.append("\(quoted(column)) = ?\(bound.count)")
            }
            if !object.identifier.isTemporaryID {
                bound.append(.integer(object.identifier.key))
                conditions.append("Z_PK <> ?\(bound.count)")
            }
            let key = try connection.integer("SELECT Z_PK FROM \(quoted(info.table.name)) WHERE \(conditions.joined(separator: " AND "))", bound)
            return key.map { NSManagedObjectID(key: $0, entity: object.entity, store: store) }
        }
    }
}
