import ObjectRuntime

/// The form of the answer to a batch request.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }
public enum NSBatchUpdateRequestResultType: UInt, Sendable { case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType }
public enum NSBatchDeleteRequestResultType: UInt, Sendable { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }

open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
    open internal(set) var result: Any?
    open internal(set) var resultType: NSBatchInsertRequestResultType = .statusOnly
}

open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
    open internal(set) var result: Any?
    open internal(set) var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType
}

open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
    open internal(set) var result: Any?
    open internal(set) var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
}

protocol BatchRequest {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSManagedObjectContext {
    /// The open store of an entity that a batch request is for.
    fileprivate func batchRows(_ name: String) throws -> (entity: NSEntityDescription, rows: RowStore) {
        guard let entity = model?.entitiesByName[name], let rows = coordinator?.store(for: entity)?.rows else {
            throw CoreDataError.error(NSPersistentStoreOperationError, "There is no store with an entity \(name).")
        }
        return (entity, rows)
    }

    fileprivate func history(_ entity: NSEntityDescription) -> HistoryTransaction? {
        coordinator?.store(for: entity)?.has(NSPersistentHistoryTrackingKey) == true ? HistoryTransaction(context: self) : nil
    }
}

/// Inserts rows without making objects of them. Nothing is validated and no context hears of it.
open class NSBatchInsertRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
    open private(set) var entityName: String
    open var resultType: NSBatchInsertRequestResultType = .statusOnly
    open var objectsToInsert: [[String: Any]]?
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
        super.init()
    }

    /// - Parameter handler: fills in a row; true ends the insertion.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.entityName = entityName
        dictionaryHandler = handler
        super.init()
    }

    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.entityName = entityName
        managedObjectHandler = handler
        super.init()
    }

    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }
    public convenience init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    }
    public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    }

    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let (entity, rows) = try context.batchRows(entityName)
        let identifiers = try BatchInsertion(rows: rows, entity: entity, policy: context.policy.mergeType, history: context.history(entity)).run(self, context)
        let answer = NSBatchInsertResult()
        answer.resultType = resultType
        switch resultType {
        case .statusOnly: answer.result = true
        case .objectIDs: answer.result = identifiers
        case .count: answer.result = identifiers.count
        }
        return answer
    }
}

private struct BatchInsertion {
    let rows: RowStore
    let entity: NSEntityDescription
    let policy: NSMergePolicyType
    let history: HistoryTransaction?

    func run(_ request: NSBatchInsertRequest, _ context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
        guard let info = rows.schema.info(entity), let store = rows.store, let root = rows.schema.info(entity.root) else { return [] }
        return try rows.locked {
            do {
                return try rows.connection.transaction {
                    var last = try rows.connection.integer("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?1", [.integer(root.number)]) ?? 0
                    var identifiers: [NSManagedObjectID] = []
                    func insert(_ values: [Int: ManagedValue]) throws {
                        if let existing = try rival(values, info) {
                            if policy == .errorMergePolicyType { throw CoreDataError.error(NSManagedObjectConstraintMergeError, "Could not merge changes.") }
                            if policy == .mergeByPropertyObjectTrumpMergePolicyType || policy == .overwriteMergePolicyType {
                                try overwrite(existing, values, info)
                                identifiers.append(NSManagedObjectID(key: existing, entity: entity, store: store))
                            }
                            return
                        }
                        last += 1
                        try write(last, values, info)
                        identifiers.append(NSManagedObjectID(key: last, entity: entity, store: store))
                    }
                    for dictionary in request.objectsToInsert ?? [] { try insert(values(dictionary)) }
                    if let handler = request.dictionaryHandler {
                        while true {
                            let dictionary = NSMutableDictionary()
                            if handler(dictionary) { break }
                            try insert(values(dictionary as? [String: Any] ?? [:]))
                        }
                    }
                    if let handler = request.managedObjectHandler {
                        while true {
                            let object = entity.managedClass.init(entity: entity, insertInto: nil)
                            if handler(object) { break }
                            try insert(Dictionary(uniqueKeysWithValues: object.layout.slots.indices.map { ($0, object.values?[$0] ?? .null) }))
                        }
                    }
                    try rows.connection.run("UPDATE Z_PRIMARYKEY SET Z_MAX = ?1 WHERE Z_ENT = ?2", [.integer(last), .integer(root.number)])
                    if let history { try rows.record(history, .insert, identifiers) }
                    return identifiers
                }
            } catch let failure as SQLiteFailure {
                throw failure.error(NSPersistentStoreSaveError)
            }
        }
    }

    private func values(_ dictionary: [String: Any]) -> [Int: ManagedValue] {
        var result = Dictionary(uniqueKeysWithValues: entity.layout.defaults.enumerated().map { ($0, $1) })
        for (key, value) in dictionary {
            guard let slot = entity.layout.index[key] else { continue }
            if case .attribute(let attribute) = entity.layout.slots[slot].kind { result[slot] = ManagedValue(value, type: attribute.attributeType) }
        }
        return result
    }

    private func written(_ value: ManagedValue, _ slot: Int) -> ManagedValue {
        guard case .object(let object) = value, case .attribute(let attribute) = entity.layout.slots[slot].kind else { return value }
        return Transformation.data(object, of: attribute).map { .data($0) } ?? .null
    }

    private func write(_ key: Int64, _ values: [Int: ManagedValue], _ info: StoreSchema.Info) throws {
        try rows.connection.run(
            info.insertion, [.integer(key), .integer(info.number), .integer(1)] + info.insertedSlots.map { written(values[$0] ?? .null, $0) })
    }

    private func overwrite(_ key: Int64, _ values: [Int: ManagedValue], _ info: StoreSchema.Info) throws {
        var parts = ["Z_OPT = Z_OPT + 1"]
        var bound: [ManagedValue] = []
        for (slot, column) in info.columns.enumerated() {
            guard let column, let value = values[slot], policy == .overwriteMergePolicyType || !value.isNull else { continue }
            bound.append(written(value, slot))
            parts.append("\(quoted(column)) = ?\(bound.count)")
        }
        bound.append(.integer(key))
        try rows.connection.run("UPDATE \(quoted(info.table.name)) SET \(parts.joined(separator: ", ")) WHERE Z_PK = ?\(bound.count)", bound)
        rows.forgetRows()
    }

    private func rival(_ values: [Int: ManagedValue], _ info: StoreSchema.Info) throws -> Int64? {
        for slots in rows.schema.slots(ofConstraints: entity) {
            let bound = slots.map { values[$0] ?? .null }
            guard !bound.contains(where: \.isNull) else { continue }
            let conditions = slots.enumerated().compactMap { index, slot in info.columns[slot].map { "\(quoted($0)) = ?\(index + 1)" } }
            if let found = try rows.connection.integer("SELECT Z_PK FROM \(quoted(info.table.name)) WHERE \(conditions.joined(separator: " AND "))", bound) {
                return found
            }
        }
        return nil
    }
}

/// Sets values of all rows that a predicate fits, without making objects of them.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
    open private(set) var entityName: String
    open var predicate: NSPredicate?
    open var includesSubentities = true
    open var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType
    /// By names or descriptions of properties; values or expressions.
    open var propertiesToUpdate: [AnyHashable: Any]?
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

    public init(entityName: String) {
        self.entityName = entityName
        super.init()
    }

    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let (entity, rows) = try context.batchRows(entityName)
        let settings = FetchSettings()
        settings.predicate = predicate
        settings.includesSubentities = includesSubentities
        let found = try rows.matching(settings, entity)
        let answer = NSBatchUpdateResult()
        answer.resultType = resultType
        try rows.update(found, setting: propertiesToUpdate ?? [:], entity, history: context.history(entity))
        switch resultType {
        case .statusOnlyResultType: answer.result = true
        case .updatedObjectIDsResultType: answer.result = found
        case .updatedObjectsCountResultType: answer.result = found.count
        }
        return answer
    }
}

/// Deletes rows without making objects of them: those that a request finds, or those of given identifiers.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<NSFetchRequestResult>
    private let identifiers: [NSManagedObjectID]?
    open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

    public init(fetchRequest fetch: NSFetchRequest<NSFetchRequestResult>) {
        fetchRequest = fetch
        identifiers = nil
        super.init()
    }

    public init(objectIDs objects: [NSManagedObjectID]) {
        identifiers = objects
        fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
        super.init()
    }

    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let answer = NSBatchDeleteResult()
        answer.resultType = resultType
        var found = identifiers ?? []
        if identifiers?.isEmpty != true {
            let (entity, rows) = try context.batchRows(fetchRequest.settings.entity?.name ?? fetchRequest.settings.entityName ?? "")
            if identifiers == nil { found = try rows.matching(fetchRequest.settings, entity) }
            try rows.delete(found, entity, history: context.history(entity))
        }
        switch resultType {
        case .resultTypeStatusOnly: answer.result = true
        case .resultTypeObjectIDs: answer.result = found
        case .resultTypeCount: answer.result = found.count
        }
        return answer
    }
}

extension RowStore {
    fileprivate func matching(_ settings: FetchSettings, _ entity: NSEntityDescription) throws -> [NSManagedObjectID] {
        var identifiers: [NSManagedObjectID] = []
        let remainder = try fetch(settings, entity, limited: true, withValues: false) { identifier, _ in identifiers.append(identifier) }
        guard remainder.rest == nil, remainder.isLimited else {
            throw CoreDataError.error(
                NSCoreDataError, "The predicate \(settings.predicate?.predicateFormat ?? "") of a batch request cannot be evaluated by the store.")
        }
        return identifiers
    }

    fileprivate func update(
        _ identifiers: [NSManagedObjectID], setting properties: [AnyHashable: Any], _ entity: NSEntityDescription, history: HistoryTransaction?
    ) throws {
        try changing(identifiers, entity, .update, history) { info, list in
            let compiler = SQLCompiler(schema)
            let scope = compiler.scope(entity)
            var parts = ["Z_OPT = Z_OPT + 1"]
            for (key, value) in properties {
                let name = (key as? String) ?? (key.base as? NSPropertyDescription)?.name ?? ""
                guard let slot = entity.layout.index[name], let column = info.columns[slot] else {
                    throw CoreDataError.error(NSCoreDataError, "\(entity.name ?? "") has no property \(name) to update.")
                }
                parts.append("\(quoted(column)) = \(try self.value(value, slot, entity, compiler, scope))")
            }
            try connection.run(
                "UPDATE \(quoted(info.table.name)) AS t0 SET \(parts.joined(separator: ", ")) WHERE Z_PK IN (\(list))", compiler.bindings, keep: false)
        }
    }

    private func value(_ value: Any, _ slot: Int, _ entity: NSEntityDescription, _ compiler: SQLCompiler, _ scope: SQLCompiler.Scope) throws -> String {
        if let expression = value as? NSExpression, expression.expressionType != .constantValue {
            do { return try compiler.value(expression, scope).0 } catch is NotInSQL {
                throw CoreDataError.error(NSCoreDataError, "The expression \(expression) of a batch update cannot be evaluated by the store.")
            }
        }
        let constant = (value as? NSExpression)?.constantValue ?? value
        guard case .attribute(let attribute) = entity.layout.slots[slot].kind else {
            return compiler.bind(
                (constant as? NSManagedObject).map { .integer($0.identifier.key) } ?? (constant as? NSManagedObjectID).map { .integer($0.key) } ?? .null)
        }
        let converted = ManagedValue(constant, type: attribute.attributeType)
        if case .object(let object) = converted { return compiler.bind(Transformation.data(object, of: attribute).map { .data($0) } ?? .null) }
        return compiler.bind(converted)
    }

    fileprivate func delete(_ identifiers: [NSManagedObjectID], _ entity: NSEntityDescription, history: HistoryTransaction?) throws {
        try changing(identifiers, entity, .delete, history) { info, list in
            for target in entity.family {
                for case let relationship as NSRelationshipDescription in target.properties {
                    if let join = schema.join(relationship) {
                        try connection.run("DELETE FROM \(quoted(join.table)) WHERE \(quoted(join.owner)) IN (\(list))", keep: false)
                    }
                    try unlink(relationship, list)
                }
            }
            try connection.run("DELETE FROM \(quoted(info.table.name)) WHERE Z_PK IN (\(list))", keep: false)
        }
    }

    /// Relationships that lead to deleted rows lead nowhere, or their owners go as well.
    private func unlink(_ relationship: NSRelationshipDescription, _ list: String) throws {
        guard let column = schema.inverseColumn(relationship) ?? inverseToOne(relationship), let destination = relationship.destinationEntity,
            let info = schema.info(destination)
        else { return }
        if relationship.deleteRule == .cascadeDeleteRule {
            guard let store else { return }
            var owned: [NSManagedObjectID] = []
            try connection.run("SELECT Z_PK FROM \(quoted(info.table.name)) WHERE \(quoted(column)) IN (\(list))", keep: false) {
                owned.append(NSManagedObjectID(key: $0.integer(0), entity: destination, store: store))
            }
            if owned.isEmpty { return }
            let inner = owned.map { String($0.key) }.joined(separator: ", ")
            try connection.run("UPDATE \(quoted(info.table.name)) SET \(quoted(column)) = NULL WHERE Z_PK IN (\(inner))", keep: false)
            for case let next as NSRelationshipDescription in destination.properties { try unlink(next, inner) }
            try connection.run("DELETE FROM \(quoted(info.table.name)) WHERE Z_PK IN (\(inner))", keep: false)
        } else {
            try connection.run("UPDATE \(quoted(info.table.name)) SET \(quoted(column)) = NULL WHERE \(quoted(column)) IN (\(list))", keep: false)
        }
    }

    private func inverseToOne(_ relationship: NSRelationshipDescription) -> String? {
        guard !relationship.isToMany else { return nil }
        return schema.inverseColumn(relationship)
    }

    private func changing(
        _ identifiers: [NSManagedObjectID], _ entity: NSEntityDescription, _ kind: NSPersistentHistoryChangeType, _ history: HistoryTransaction?,
        _ work: (StoreSchema.Info, String) throws -> Void
    ) throws {
        guard !identifiers.isEmpty, let info = schema.info(entity) else { return }
        try locked {
            do {
                try connection.transaction {
                    for start in stride(from: 0, to: identifiers.count, by: 10_000) {
                        try work(info, identifiers[start..<min(start + 10_000, identifiers.count)].map { String($0.key) }.joined(separator: ", "))
                    }
                    if let history { try record(history, kind, identifiers) }
                }
                forgetRows()
            } catch let failure as SQLiteFailure {
                throw failure.error(NSPersistentStoreSaveError)
            }
        }
    }
}
