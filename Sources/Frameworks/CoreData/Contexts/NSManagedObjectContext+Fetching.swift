import ObjectRuntime

extension NSManagedObjectContext {
    /// The objects that the request finds, unsaved changes included unless it says otherwise.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let found = try results(of: request.settings)
        if let exact = found as? [T] { return exact }
        return found.compactMap { $0 as? T }
    }

    /// The results of no type: also of a request whose type nothing says, `fetch(NSFetchRequest(entityName: "Note"))`.
    public func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] { try results(of: request.settings) }

    /// How many objects the request finds.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try count(request.settings) }
    public func count(for request: NSFetchRequest<any NSFetchRequestResult>) throws -> Int { try count(request.settings) }

    /// Runs a request of any kind.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let batch as any BatchRequest: return try batch.run(in: self)
        case let asynchronous as any AnyAsynchronousFetch: return asynchronous.start(in: self)
        default: throw CoreDataError.error(NSCoreDataError, "The request \(request) is none that a context can execute.")
        }
    }

    func results(of settings: FetchSettings) throws -> [Any] {
        processPendingChanges()
        let entity = try settings.entity(in: model)
        if settings.resultType.contains(.countResultType) { return [NSNumber(value: try count(settings))] }
        if settings.resultType.contains(.dictionaryResultType) {
            guard let rows = coordinator?.store(for: entity)?.rows else { throw noStore }
            return try rows.dictionaries(settings, entity)
        }
        let objects = try objects(settings, entity)
        return settings.resultType.contains(.managedObjectIDResultType) ? objects.map(\.objectID) : objects
    }

    private var noStore: NSError { CoreDataError.error(NSPersistentStoreOperationError, "The context's coordinator has no store for the request.") }

    func count(_ settings: FetchSettings) throws -> Int {
        processPendingChanges()
        let entity = try settings.entity(in: model)
        if parent == nil, !hasChanges(of: entity, settings), let rows = coordinator?.store(for: entity)?.rows, let count = try rows.count(settings, entity) {
            return count
        }
        return try objects(settings, entity).count
    }

    private func hasChanges(of entity: NSEntityDescription, _ settings: FetchSettings) -> Bool {
        guard settings.includesPendingChanges else { return false }
        let changed = [insertedTable, updatedTable, deletedTable].contains { $0.contains { $0.entity.isKindOf(entity: entity) } }
        // A condition may look at objects of other entities.
        return changed || (hasChanges && settings.predicate?.resolved.mentionsPaths == true)
    }

    private func objects(_ settings: FetchSettings, _ entity: NSEntityDescription) throws -> [NSManagedObject] {
        let changed = hasChanges(of: entity, settings)
        var (objects, rest, isSorted, isLimited) = try parent == nil ? readStore(settings, entity, limited: !changed) : readParent(settings, entity)
        if changed {
            objects = withChanges(objects, settings, entity, checksAll: rest != nil)
            (rest, isSorted, isLimited) = (nil, (settings.sortDescriptors ?? []).isEmpty, false)
        } else if let rest {
            objects = objects.filter { rest.evaluate(with: $0) }
        }
        if !isSorted, let descriptors = settings.sortDescriptors, !descriptors.isEmpty {
            objects = NSSortDescriptor.sorted(objects, by: descriptors).compactMap { $0 as? NSManagedObject }
        }
        if !isLimited {
            objects = Array(objects.dropFirst(max(0, settings.offset)))
            if settings.limit > 0 { objects = Array(objects.prefix(settings.limit)) }
        }
        if let paths = settings.prefetchedPaths, !paths.isEmpty { Prefetching(context: self).read(paths, of: objects) }
        return objects
    }

    private typealias Read = (objects: [NSManagedObject], rest: NSPredicate?, isSorted: Bool, isLimited: Bool)

    private func readStore(_ settings: FetchSettings, _ entity: NSEntityDescription, limited: Bool) throws -> Read {
        guard let rows = coordinator?.store(for: entity)?.rows else { throw noStore }
        let isBatched = settings.batchSize > 0 && settings.returnsFaults
        let wantsValues = settings.includesPropertyValues && !settings.resultType.contains(.managedObjectIDResultType) && !isBatched
        var objects: [NSManagedObject] = []
        var outdated: [(object: NSManagedObject, row: RowSnapshot)] = []
        // Nothing of the app's runs while the store's lock is held.
        let found = try rows.fetch(settings, entity, limited: limited, withValues: wantsValues) { identifier, row in
            let object = object(fetched: identifier)
            objects.append(object)
            guard let row else { return }
            if object.row == nil, object.isFault { object.row = row } else if object.row?.version != row.version { outdated.append((object, row)) }
        }
        if settings.refreshesRefetched { for (object, row) in outdated { object.refresh(to: row, keepingChanges: true) } }
        if wantsValues, !settings.returnsFaults { for object in objects { object.fire() } }
        if isBatched { FetchBatch.begin(objects, size: settings.batchSize, rows) }
        return (objects, found.rest, !found.sortsInMemory, found.isLimited)
    }

    private func readParent(_ settings: FetchSettings, _ entity: NSEntityDescription) throws -> Read {
        guard let parent else { return ([], nil, true, true) }
        let own = FetchSettings(settings)
        own.resultType = []
        nonisolated(unsafe) var identifiers: [NSManagedObjectID] = []
        try parent.performAndWait { identifiers = try parent.results(of: own).compactMap { ($0 as? NSManagedObject)?.objectID } }
        let objects = identifiers.map { object(with: $0) }
        if !settings.returnsFaults { for object in objects { object.fire() } }
        return (objects, nil, true, true)
    }

    /// The found objects as unsaved changes leave them.
    private func withChanges(_ found: [NSManagedObject], _ settings: FetchSettings, _ entity: NSEntityDescription, checksAll: Bool) -> [NSManagedObject] {
        func fits(_ object: NSManagedObject) -> Bool {
            let isOfEntity = settings.includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity.name == entity.name
            return isOfEntity && settings.predicate?.evaluate(with: object) != false
        }
        let looksElsewhere = checksAll || settings.predicate?.resolved.mentionsPaths == true
        var seen: Set<NSManagedObject> = []
        var result: [NSManagedObject] = []
        for object in found where !object.isDeleted {
            seen.insert(object)
            if !(object.hasChanges || looksElsewhere) || fits(object) { result.append(object) }
        }
        let others = insertedTable.union(updatedTable).filter { !seen.contains($0) && !$0.isDeleted && fits($0) }
        return result + others.sorted { $0.creationOrder < $1.creationOrder }
    }

    // MARK: Rows

    /// An object's row: from the store, or from the object of the parent as it is now.
    func readRow(_ identifier: NSManagedObjectID, layout: EntityLayout, fresh: Bool = false) -> RowSnapshot? {
        guard let parent else { return identifier.persistentStore?.rows?.row(identifier, layout: layout, fresh: fresh) }
        nonisolated(unsafe) var row: RowSnapshot?
        parent.performAndWait {
            let object = parent.object(with: identifier)
            object.fire()
            guard !object.status.contains(.gone), !object.isDeleted else { return }
            row = RowSnapshot(object.values ?? object.row?.values ?? [], version: object.row?.version ?? 0)
        }
        return row
    }

    func readMembers(of identifier: NSManagedObjectID, _ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
        guard let parent else { return identifier.persistentStore?.rows?.members(of: identifier.key, relationship) ?? [] }
        return parent.performAndWait { parent.object(with: identifier).objectIDs(forRelationshipNamed: relationship.name) }
    }
}

extension NSManagedObject {
    /// The object's rank by age: new objects come in the order in which they were made, behind those that are saved.
    fileprivate var creationOrder: Int64 { identifier.isTemporaryID ? Int64.max / 2 - identifier.key : identifier.key }
}

extension NSPredicate {
    /// Whether it looks at objects that the one it is asked of is related to.
    fileprivate var mentionsPaths: Bool {
        predicateFormat.contains(".") || predicateFormat.contains("SUBQUERY") || predicateFormat.contains("ANY ") || predicateFormat.contains("ALL ")
    }
}

/// Objects that were fetched together and whose values are read a part at a time.
final class FetchBatch: @unchecked Sendable {
    private struct Member { weak var object: NSManagedObject? }

    private let members: [Member]
    private let size: Int
    private weak var rows: RowStore?

    private init(_ members: [NSManagedObject], _ size: Int, _ rows: RowStore) {
        self.members = members.map { Member(object: $0) }
        self.size = size
        self.rows = rows
    }

    static func begin(_ objects: [NSManagedObject], size: Int, _ rows: RowStore) {
        let batch = FetchBatch(objects, size, rows)
        for (index, object) in objects.enumerated() where object.row == nil && object.isFault {
            object.batch = batch
            object.batchIndex = index
        }
    }

    /// Reads the part that the object at a place is in.
    func read(around index: Int) {
        let start = index / size * size
        let objects = members[start..<min(start + size, members.count)].compactMap(\.object).filter { $0.row == nil && $0.isFault }
        for (root, group) in Dictionary(grouping: objects, by: { ObjectIdentifier($0.entity.root) }).compactMapValues({ $0 }).map({
            ($0.value[0].entity.root, $0.value)
        }) {
            let found = rows?.prefetch(group.map(\.identifier.key), root) ?? [:]
            for object in group { object.row = found[object.identifier.key] }
        }
    }
}

/// Reads what relationships lead to, for many objects at once.
struct Prefetching {
    let context: NSManagedObjectContext

    func read(_ paths: [String], of objects: [NSManagedObject]) {
        for path in paths { read(path.split(separator: ".").map(String.init)[...], of: objects) }
    }

    private func read(_ keys: ArraySlice<String>, of objects: [NSManagedObject]) {
        guard let key = keys.first else { return }
        var identifiers: [NSManagedObjectID] = []
        for object in objects {
            guard let slot = object.layout.index[key] else { continue }
            if case .toMany = object.layout.slots[slot].kind {
                identifiers += object.members(slot).identifiers
            } else if let one = object.identifier(ofToOne: slot) {
                identifiers.append(one)
            }
        }
        let groups = Dictionary(grouping: Set(identifiers).filter { !$0.isTemporaryID }) { ObjectIdentifier($0.knownEntity.root) }
        for group in groups.values {
            guard let first = group.first else { continue }
            _ = first.persistentStore?.rows?.prefetch(group.map(\.key), first.knownEntity.root)
        }
        if keys.count > 1 { read(keys.dropFirst(), of: identifiers.map { context.object(with: $0) }) }
    }
}
