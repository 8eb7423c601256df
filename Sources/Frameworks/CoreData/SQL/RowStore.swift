import ObjectRuntime

/// The rows of one store in an SQLite database, on disk or in memory. Everything goes through its lock.
final class RowStore: @unchecked Sendable {
    let connection: SQLiteConnection
    let schema: StoreSchema
    private(set) weak var store: NSPersistentStore?
    let lock = NSRecursiveLock()
    private var readers: [String: RowReader] = [:]
    private var cache = RowCache()

    init(connection: SQLiteConnection, schema: StoreSchema, store: NSPersistentStore) {
        self.connection = connection
        self.schema = schema
        self.store = store
    }

    func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    func reader(_ entity: NSEntityDescription, includingSubentities: Bool = true) -> RowReader? {
        let key = "\(entity.name ?? "") \(includingSubentities)"
        if let known = readers[key] { return known }
        guard let new = RowReader(entity, includingSubentities: includingSubentities, schema) else { return nil }
        readers[key] = new
        return new
    }

    // MARK: Single rows

    /// The row of an object; nil where there is none any more.
    func row(_ identifier: NSManagedObjectID, layout: EntityLayout, fresh: Bool = false) -> RowSnapshot? {
        locked {
            let root = identifier.knownEntity.root
            if !fresh, let known = cache[root, identifier.key] { return known }
            guard let reader = reader(root), let info = schema.info(root) else { return nil }
            var found: RowSnapshot?
            try? connection.run("SELECT \(reader.columns("t0")) FROM \(quoted(info.table.name)) t0 WHERE t0.Z_PK = ?1", [.integer(identifier.key)]) {
                found = reader.snapshot($0)
            }
            cache[root, identifier.key] = found
            return found
        }
    }

    /// Rows of several objects of one table, into the cache.
    func prefetch(_ keys: [Int64], _ root: NSEntityDescription) -> [Int64: RowSnapshot] {
        locked {
            guard let reader = reader(root), let info = schema.info(root) else { return [:] }
            var found: [Int64: RowSnapshot] = [:]
            for start in stride(from: 0, to: keys.count, by: 500) {
                let part = keys[start..<min(start + 500, keys.count)]
                let list = part.map(String.init).joined(separator: ", ")
                try? connection.run("SELECT \(reader.columns("t0")) FROM \(quoted(info.table.name)) t0 WHERE t0.Z_PK IN (\(list))", keep: false) { row in
                    let snapshot = reader.snapshot(row)
                    found[row.integer(0)] = snapshot
                    cache[root, row.integer(0)] = snapshot
                }
            }
            return found
        }
    }

    func remember(_ row: RowSnapshot?, of identifier: NSManagedObjectID) { locked { cache[identifier.knownEntity.root, identifier.key] = row } }
    func forgetRows() { locked { cache = RowCache() } }

    func entity(ofKey key: Int64, root: NSEntityDescription) -> NSEntityDescription? {
        locked {
            guard let info = schema.info(root) else { return nil }
            return (try? connection.integer("SELECT Z_ENT FROM \(quoted(info.table.name)) WHERE Z_PK = ?1", [.integer(key)])).flatMap { $0 }
                .flatMap { schema.byNumber[$0]?.entity }
        }
    }

    // MARK: Relationships

    func members(of key: Int64, _ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
        locked {
            guard let store, let destination = relationship.destinationEntity, let info = schema.info(destination) else { return [] }
            let sql: String
            if let column = schema.inverseColumn(relationship) {
                let order = schema.orderColumn(relationship).map { "\(quoted($0)), Z_PK" } ?? "Z_PK"
                sql = "SELECT Z_PK, Z_ENT FROM \(quoted(info.table.name)) WHERE \(quoted(column)) = ?1 ORDER BY \(order)"
            } else if let join = schema.join(relationship) {
                let order = join.order.map { "j.\(quoted($0)), t.Z_PK" } ?? "t.Z_PK"
                sql =
                    "SELECT t.Z_PK, t.Z_ENT FROM \(quoted(join.table)) j JOIN \(quoted(info.table.name)) t ON t.Z_PK = j.\(quoted(join.target)) WHERE j.\(quoted(join.owner)) = ?1 ORDER BY \(order)"
            } else {
                return []
            }
            var found: [NSManagedObjectID] = []
            try? connection.run(sql, [.integer(key)]) { row in
                found.append(NSManagedObjectID(key: row.integer(0), entity: schema.byNumber[row.integer(1)]?.entity ?? destination, store: store))
            }
            return found
        }
    }
}

/// Turns result rows into snapshots: a row may be of the entity or of one below it.
final class RowReader {
    /// An entity whose rows may come.
    private final class Source {
        let number: Int64
        let entity: NSEntityDescription
        /// The result's column and the type, for each place of the layout.
        let columns: [(column: Int32, type: NSAttributeType)]

        init(_ number: Int64, _ entity: NSEntityDescription, _ columns: [Int32]) {
            self.number = number
            self.entity = entity
            self.columns = zip(columns, entity.layout.slots).map { ($0, $1.type) }
        }
    }

    private let names: [String]
    private var sources: [Int64: Source] = [:]
    /// The source of the row before: mostly all are of one entity.
    private var last: Source?
    let numbers: [Int64]

    init?(_ entity: NSEntityDescription, includingSubentities: Bool, _ schema: StoreSchema) {
        let infos = (includingSubentities ? entity.family : [entity]).compactMap { schema.info($0) }
        guard !infos.isEmpty else { return nil }
        var positions: [String: Int32] = [:]
        var names: [String] = []
        for info in infos {
            let columns = info.columns.map { name -> Int32 in
                guard let name else { return -1 }
                if let known = positions[name] { return known }
                positions[name] = Int32(names.count + 3)
                names.append(name)
                return Int32(names.count + 2)
            }
            sources[info.number] = Source(info.number, info.entity, columns)
        }
        self.names = names
        numbers = infos.map(\.number)
    }

    /// The columns to select: the key, the entity, the version and the values.
    func columns(_ alias: String) -> String {
        (["Z_PK", "Z_ENT", "Z_OPT"] + names.map(quoted)).map { "\(alias).\($0)" }.joined(separator: ", ")
    }

    private func source(_ row: SQLiteStatement) -> Source? {
        let number = row.integer(1)
        if let last, last.number == number { return last }
        last = sources[number]
        return last
    }

    /// The identifier of a row's object; of the entity asked for where the row's own is unknown.
    func identifier(_ row: SQLiteStatement, _ place: StorePlace, otherwise entity: NSEntityDescription) -> NSManagedObjectID {
        NSManagedObjectID(key: row.integer(0), entity: source(row)?.entity ?? entity, place: place)
    }

    func snapshot(_ row: SQLiteStatement) -> RowSnapshot {
        guard let source = source(row) else { return RowSnapshot([], version: row.integer(2)) }
        var values = ContiguousArray<ManagedValue>()
        values.reserveCapacity(source.columns.count)
        for (column, type) in source.columns { values.append(column < 0 ? .null : row.value(column, type)) }
        return RowSnapshot(values, version: row.integer(2))
    }
}

/// The rows that were read last. When it is full, the older half goes.
private struct RowCache {
    private struct Key: Hashable {
        let root: ObjectIdentifier
        let key: Int64
    }

    private static let limit = 20_000
    private var young: [Key: RowSnapshot] = [:]
    private var old: [Key: RowSnapshot] = [:]

    subscript(root: NSEntityDescription, key: Int64) -> RowSnapshot? {
        get {
            let key = Key(root: ObjectIdentifier(root), key: key)
            return young[key] ?? old[key]
        }
        set {
            let key = Key(root: ObjectIdentifier(root), key: key)
            guard let newValue else {
                young[key] = nil
                old[key] = nil
                return
            }
            if young.count >= Self.limit { (old, young) = (young, [:]) }
            young[key] = newValue
        }
    }
}
