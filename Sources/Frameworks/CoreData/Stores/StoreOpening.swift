import ObjectRuntime

/// Opens a store: makes it where there is none, checks that it is of the model, and migrates it where that is wanted.
struct StoreOpening {
    let store: NSPersistentStore
    let model: NSManagedObjectModel

    func open() throws {
        do {
            try openFile()
        } catch let failure as SQLiteFailure {
            throw failure.error(NSPersistentStoreOpenError)
        }
    }

    private var isInMemory: Bool { store.type == NSInMemoryStoreType || store.url == nil || store.url?.path == "/dev/null" }

    private func openFile() throws {
        let path = isInMemory ? ":memory:" : store.url?.path ?? ":memory:"
        if !isInMemory, !store.isReadOnly, let folder = store.url?.deletingLastPathComponent() {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let connection = try SQLiteConnection(path: path, readOnly: store.isReadOnly)
        if !isInMemory, !store.isReadOnly { try prepare(connection) }
        let file = StoreFile(connection: connection)
        let existing = try file.metadata()
        let hashes = Dictionary(store.loadedEntities.map { ($0.name ?? "", $0.versionHash) }, uniquingKeysWith: { $1 })
        if let existing {
            store.identifier = existing[NSStoreUUIDKey] as? String ?? store.identifier
            if existing[Self.hashesKey] as? [String: Data] != hashes { try adapt(file, existing) }
        }
        let schema = StoreSchema(entities: store.loadedEntities, numbers: try file.numbers())
        if existing == nil {
            guard !store.isReadOnly else { throw CoreDataError.error(NSPersistentStoreOpenError, "\(path) is no store.") }
            try connection.transaction {
                try file.create(schema)
                try file.write(metadata(existing, hashes))
            }
        }
        store.metadata = try file.metadata() ?? [:]
        let rows = RowStore(connection: connection, schema: schema, store: store)
        if store.has(NSPersistentHistoryTrackingKey) { try rows.prepareHistory() }
        store.rows = rows
    }

    /// Hashes of Quince's own making, beside those that Apple's stores have.
    static let hashesKey = "QuinceModelVersionHashes"

    private func metadata(_ existing: [String: Any]?, _ hashes: [String: Data]) -> [String: Any] {
        var all = existing ?? [:]
        all[NSStoreTypeKey] = store.type
        all[NSStoreUUIDKey] = store.identifier
        all[NSStoreModelVersionHashesKey] = hashes
        all[Self.hashesKey] = hashes
        all[NSStoreModelVersionIdentifiersKey] = model.versionIdentifiers.compactMap { $0 as? String }
        return all
    }

    /// As on Apple's systems: writes go to a log first, so that nobody sees half of one.
    private func prepare(_ connection: SQLiteConnection) throws {
        try connection.run("PRAGMA journal_mode = WAL", keep: false)
        try connection.run("PRAGMA synchronous = NORMAL", keep: false)
        for (name, value) in store.options?[NSSQLitePragmasOption] as? [String: Any] ?? [:] where name.allSatisfy({ $0.isLetter || $0 == "_" }) {
            let written = "\(value)".filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
            try connection.run("PRAGMA \(name) = \(written)", keep: false)
        }
    }

    /// A store of another model: one that another program made and that fits, or one to migrate.
    private func adapt(_ file: StoreFile, _ existing: [String: Any]) throws {
        let hashes = Dictionary(store.loadedEntities.map { ($0.name ?? "", $0.versionHash) }, uniquingKeysWith: { $1 })
        if existing[Self.hashesKey] == nil, try file.holds(StoreSchema(entities: store.loadedEntities, numbers: try file.numbers())) { return }
        let migrates = store.options?[NSMigratePersistentStoresAutomaticallyOption].map { ($0 as? NSNumber)?.boolValue ?? false } ?? false
        guard migrates, !store.isReadOnly else {
            throw CoreDataError.error(
                NSPersistentStoreIncompatibleVersionHashError, "The model used to open the store is incompatible with the one used to create the store.",
                ["metadata": existing])
        }
        try file.connection.transaction {
            try LightweightMigration(file: file, entities: store.loadedEntities).run()
            try file.write(metadata(existing, hashes))
        }
    }

    static func copy(_ source: URL, to destination: URL) throws {
        do {
            try SQLiteConnection(path: source.path).run("VACUUM INTO ?1", [.text(destination.path)], keep: false)
        } catch let failure as SQLiteFailure {
            throw failure.error(NSPersistentStoreOperationError)
        }
    }
}
