import CSQLite
@_exported import ObjectRuntime

extension FMDatabase {
    /// Whether there is a table of that name, in letters of any case.
    public func tableExists(_ tableName: String) -> Bool {
        let rows: FMResultSet? = executeQuery(
            "select [sql] from sqlite_master where [type] = 'table' and lower(name) = ?", withArgumentsIn: [tableName.lowercased()])
        let isThere: Bool = rows?.next() ?? false
        rows?.close()
        return isThere
    }

    /// The tables and indexes, as SQLite describes them.
    public func getSchema() -> FMResultSet? {
        executeQuery(
            "SELECT type, name, tbl_name, rootpage, sql FROM (SELECT * FROM sqlite_master UNION ALL SELECT * FROM sqlite_temp_master) WHERE type != 'meta' "
                + "AND name NOT LIKE 'sqlite_%' ORDER BY tbl_name, type DESC, name", withArgumentsIn: [])
    }

    /// The columns of a table, as SQLite describes them.
    public func getTableSchema(_ tableName: String) -> FMResultSet {
        let name: String = tableName.replacingOccurrences(of: "'", with: "''")
        guard let rows = executeQuery("pragma table_info('\(name)')", withArgumentsIn: []) else { preconditionFailure("The FMDatabase is not open.") }
        return rows
    }

    public func columnExists(_ columnName: String, inTableWithName tableName: String) -> Bool {
        guard isOpen else { return false }
        let rows: FMResultSet = getTableSchema(tableName)
        defer { rows.close() }
        while rows.next() { if rows.string(forColumn: "name")?.lowercased() == columnName.lowercased() { return true } }
        return false
    }

    public var userVersion: UInt32 {
        get { UInt32(bitPattern: pragma("user_version")) }
        set { _ = executeStatements("pragma user_version = \(newValue)") }
    }

    public var applicationID: UInt32 {
        get { UInt32(bitPattern: pragma("application_id")) }
        set { _ = executeStatements("pragma application_id = \(newValue)") }
    }

    private func pragma(_ name: String) -> Int32 {
        let rows: FMResultSet? = executeQuery("pragma \(name)", withArgumentsIn: [])
        defer { rows?.close() }
        return rows?.next() == true ? rows?.int(forColumnIndex: 0) ?? 0 : 0
    }
}

extension FMDatabase {
    /// `shouldCacheStatements` as it is set before version 2.7.
    public func setShouldCacheStatements(_ value: Bool) { shouldCacheStatements = value }
}
