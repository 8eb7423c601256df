import ObjectRuntime

/// The parts of a store's file that are not rows: its metadata, its entities' numbers, and bringing it up to a model.
struct StoreFile {
    let connection: SQLiteConnection

    /// The store's metadata; nil where there is none yet.
    func metadata() throws -> [String: Any]? {
        guard try connection.integer("SELECT COUNT(*) FROM sqlite_master WHERE name = 'Z_METADATA'") == 1 else { return nil }
        var found: [String: Any]?
        try connection.run("SELECT Z_UUID, Z_PLIST FROM Z_METADATA") { row in
            var list = (try? PropertyListSerialization.propertyList(from: row.data(1), format: nil)) as? [String: Any] ?? [:]
            list[NSStoreUUIDKey] = row.text(0)
            found = list
        }
        return found
    }

    func write(_ metadata: [String: Any]) throws {
        let identifier = metadata[NSStoreUUIDKey] as? String ?? UUID().uuidString
        let list = try PropertyListSerialization.data(fromPropertyList: metadata, format: .binary, options: 0)
        try connection.execute("CREATE TABLE IF NOT EXISTS Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)")
        try connection.run("INSERT OR REPLACE INTO Z_METADATA (Z_VERSION, Z_UUID, Z_PLIST) VALUES (1, ?1, ?2)", [.text(identifier), .data(list)])
    }

    /// The numbers of the entities that the store has.
    func numbers() throws -> [String: Int64] {
        guard try connection.integer("SELECT COUNT(*) FROM sqlite_master WHERE name = 'Z_PRIMARYKEY'") == 1 else { return [:] }
        var numbers: [String: Int64] = [:]
        try connection.run("SELECT Z_NAME, Z_ENT FROM Z_PRIMARYKEY") { numbers[$0.text(0)] = $0.integer(1) }
        return numbers
    }

    func columns(of table: String) throws -> Set<String> {
        var names: Set<String> = []
        try connection.run("PRAGMA table_info(\(quoted(table)))", keep: false) { names.insert($0.text(1)) }
        return names
    }

    /// Makes the tables of a schema that are not there, and the columns.
    func create(_ schema: StoreSchema) throws {
        try connection.execute("CREATE TABLE IF NOT EXISTS Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)")
        for table in schema.tables {
            let present = try columns(of: table.name)
            guard !present.isEmpty else { continue }
            for column in table.columns where !present.contains(column.name) {
                try connection.execute("ALTER TABLE \(quoted(table.name)) ADD COLUMN \(quoted(column.name)) \(column.sqlType)")
            }
        }
        for statement in schema.creation() { try connection.execute(statement) }
        for info in schema.infos.values {
            let parent = info.entity.superentity.flatMap { schema.info($0)?.number } ?? 0
            try connection.run(
                "INSERT OR IGNORE INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES (?1, ?2, ?3, 0)",
                [.integer(info.number), .text(info.entity.name ?? ""), .integer(parent)])
        }
    }

    /// Whether a store that another program made has all that the schema asks for.
    func holds(_ schema: StoreSchema) throws -> Bool {
        for table in schema.tables where !Set(table.columns.map(\.name)).isSubset(of: try columns(of: table.name)) { return false }
        for (name, columns) in schema.joinTables where !Set(columns.map(\.name)).isSubset(of: try self.columns(of: name)) { return false }
        return true
    }
}
