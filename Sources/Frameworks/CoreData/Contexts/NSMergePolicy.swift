import ObjectRuntime

/// The decision that a merge policy makes by itself.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType,
        rollbackMergePolicyType
}

public let NSErrorMergePolicy: NSMergePolicy = .error
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = .mergeByPropertyStoreTrump
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = .mergeByPropertyObjectTrump
public let NSOverwriteMergePolicy: NSMergePolicy = .overwrite
public let NSRollbackMergePolicy: NSMergePolicy = .rollback

/// An object that was changed here and, since it was read, in the store.
open class NSMergeConflict: NSObject, @unchecked Sendable {
    public let sourceObject: NSManagedObject
    public let oldVersionNumber: Int
    public let newVersionNumber: Int
    let stored: RowSnapshot?

    init(source: NSManagedObject, stored: RowSnapshot?) {
        sourceObject = source
        self.stored = stored
        oldVersionNumber = Int(source.row?.version ?? 0)
        newVersionNumber = Int(stored?.version ?? 0)
        super.init()
    }

    /// The object's values when it was read.
    open var cachedSnapshot: [String: Any]? { sourceObject.committedValues(forKeys: nil) }
    open var objectSnapshot: [String: Any]? { sourceObject.committedValues(forKeys: nil).merging(sourceObject.changedValues()) { $1 } }
    /// The store's values; nil where the object is gone.
    open var persistedSnapshot: [String: Any]? {
        guard let stored else { return nil }
        let layout = sourceObject.layout
        return Dictionary(
            uniqueKeysWithValues: layout.slots.indices.compactMap { slot -> (String, Any)? in
                guard case .attribute(let attribute) = layout.slots[slot].kind else { return nil }
                return (attribute.name, stored.values[slot].object(attribute.attributeType) ?? NSNull())
            })
    }
}

/// An object that shares with another what a uniqueness constraint keeps for one.
open class NSConstraintConflict: NSObject, @unchecked Sendable {
    public let constraint: [String]
    public let constraintValues: [String: Any]
    public let databaseObject: NSManagedObject?
    public let conflictingObjects: [NSManagedObject]

    init(constraint: [String], databaseObject: NSManagedObject?, conflictingObjects: [NSManagedObject]) {
        self.constraint = constraint
        self.databaseObject = databaseObject
        self.conflictingObjects = conflictingObjects
        constraintValues = Dictionary(uniqueKeysWithValues: constraint.map { ($0, conflictingObjects.first?.value(forKey: $0) ?? NSNull()) })
        super.init()
    }
}

/// A rule for objects that were changed here and elsewhere.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public let mergeType: NSMergePolicyType

    public init(merge ty: NSMergePolicyType) {
        mergeType = ty
        super.init()
    }

    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

    open func resolve(mergeConflicts list: [Any]) throws { try resolve(optimisticLockingConflicts: list.compactMap { $0 as? NSMergeConflict }) }

    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
        if mergeType == .errorMergePolicyType { throw Self.conflictError(list) }
        for conflict in list { resolve(conflict) }
    }

    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
        guard mergeType != .errorMergePolicyType else {
            throw CoreDataError.error(NSManagedObjectConstraintMergeError, "Could not merge changes.", [NSPersistentStoreSaveConflictsErrorKey: list])
        }
        for conflict in list { for object in conflict.conflictingObjects { resolve(object, conflict.databaseObject) } }
    }

    static func conflictError(_ list: [NSMergeConflict]) -> NSError {
        CoreDataError.error(NSManagedObjectMergeError, "Could not merge changes.", [NSPersistentStoreSaveConflictsErrorKey: list])
    }

    private func resolve(_ conflict: NSMergeConflict) {
        let object = conflict.sourceObject
        guard let context = object.managedObjectContext else { return }
        guard let stored = conflict.stored else { return resolveGone(object, context) }
        if object.isDeleted {
            // Here too the store has its way with what the policy gives it.
            if mergeType == .rollbackMergePolicyType { context.undelete(object) }
            object.row = stored
            return
        }
        let changed = Set(object.changedSlotsSinceSave())
        let old = object.row
        var values = stored.values
        for slot in values.indices where slot < object.layout.slots.count {
            let isChangedThere = old.map { !ManagedValue.isEqual($0.values[slot], stored.values[slot]) } ?? true
            let keepsOwn: Bool =
                switch mergeType {
                case .mergeByPropertyStoreTrumpMergePolicyType: changed.contains(slot) && !isChangedThere
                case .mergeByPropertyObjectTrumpMergePolicyType: changed.contains(slot)
                case .overwriteMergePolicyType: true
                default: false
                }
            if keepsOwn, let own = object.values?[slot] ?? old?.values[slot] { values[slot] = own }
        }
        object.row = stored
        object.values = values
        if mergeType == .rollbackMergePolicyType {
            object.values = nil
            object.toMany = [:]
            object.savedToMany = [:]
            object.status.remove(.updated)
            context.updatedTable.remove(object)
        }
    }

    /// The store has the object no more.
    private func resolveGone(_ object: NSManagedObject, _ context: NSManagedObjectContext) {
        context.updatedTable.remove(object)
        switch mergeType {
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
            object.values = object.values ?? object.row?.values
            object.row = nil
            object.status.remove(.updated)
            object.status.insert(.inserted)
            context.insertedTable.insert(object)
        default:
            object.status.insert([.deleted, .gone])
            context.registry[object.identifier] = nil
        }
    }

    /// A new object and one that is there already become one: that which is there, with the values that the policy prefers.
    private func resolve(_ object: NSManagedObject, _ existing: NSManagedObject?) {
        guard let context = object.managedObjectContext, let existing else { return }
        if mergeType == .mergeByPropertyObjectTrumpMergePolicyType || mergeType == .overwriteMergePolicyType {
            for slot in object.layout.slots.indices where slot < existing.layout.slots.count {
                switch object.layout.slots[slot].kind {
                case .attribute where mergeType == .overwriteMergePolicyType || !object.stored(slot).isNull:
                    guard !ManagedValue.isEqual(object.stored(slot), existing.stored(slot)) else { continue }
                    existing.write(object.stored(slot), slot)
                    existing.markChanged(slot)
                case .toOne: if let target = object.object(atSlot: slot) as? NSManagedObject { existing.setToOne(target, slot) }
                case .toMany: existing.add(object.members(slot).identifiers.map { context.object(with: $0) }, slot: slot)
                default: continue
                }
            }
        }
        context.delete(object)
        context.processPendingChanges()
    }
}

extension NSManagedObjectContext {
    fileprivate func undelete(_ object: NSManagedObject) {
        object.status.remove(.deleted)
        object.isPropagated = false
        deletedTable.remove(object)
    }
}

/// Looks for objects that share what only one may have, before they are saved.
struct UniquenessCheck {
    let context: NSManagedObjectContext

    func run() throws {
        guard context.model?.entities.contains(where: { !$0.uniquenessConstraints.isEmpty }) == true else { return }
        for _ in 0..<3 {
            let conflicts = try self.conflicts()
            if conflicts.isEmpty { return }
            try context.policy.resolve(constraintConflicts: conflicts)
            context.processPendingChanges()
        }
        let left = try conflicts()
        if !left.isEmpty { try NSMergePolicy.error.resolve(constraintConflicts: left) }
    }

    private func conflicts() throws -> [NSConstraintConflict] {
        var result: [NSConstraintConflict] = []
        var known: [String: NSManagedObject] = [:]
        let batch = context.currentBatch()
        for object in batch.inserted + batch.updated {
            guard let rows = context.coordinator?.store(for: object.entity)?.rows else { continue }
            for slots in rows.schema.slots(ofConstraints: object.entity) {
                guard object.status.contains(.inserted) || slots.contains(where: object.changedSlotsSinceSave().contains) else { continue }
                let names = slots.map { object.layout.slots[$0].name }
                if let rival = try rows.rival(of: object, constraint: slots) {
                    let other = context.object(with: rival)
                    // One that is to be deleted, or has other values by now, is no rival.
                    let stillSame = slots.allSatisfy { ManagedValue.isEqual(other.stored($0), object.stored($0)) }
                    if !other.isDeleted, stillSame {
                        result.append(NSConstraintConflict(constraint: names, databaseObject: other, conflictingObjects: [object]))
                    }
                    continue
                }
                let values = slots.map { object.stored($0) }
                guard !values.contains(where: \.isNull) else { continue }
                let key = "\(object.entity.root.name ?? "") \(names) \(values)"
                if let first = known[key] {
                    result.append(NSConstraintConflict(constraint: names, databaseObject: first, conflictingObjects: [object]))
                } else {
                    known[key] = object
                }
            }
        }
        return result
    }
}
