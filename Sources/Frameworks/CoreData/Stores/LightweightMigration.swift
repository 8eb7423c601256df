import ObjectRuntime

/// Brings a store's tables to another model: what is new is added, what is gone removed, what has another name (its renaming identifier is
/// the old one) moved. Values change their type where SQLite can convert them.
struct LightweightMigration {
    let file: StoreFile
    let entities: [NSEntityDescription]

    func run() throws {
        let old = try file.numbers()
        try renameEntities(old)
        let schema = StoreSchema(entities: entities, numbers: try file.numbers())
        try renameColumns(schema)
        try file.create(schema)
        try fillDefaults(schema, old)
        try removeColumns(schema)
        try removeEntities(schema)
    }

    private func renameEntities(_ old: [String: Int64]) throws {
        for entity in entities {
            guard let name = entity.name, old[name] == nil, let former = entity.renamingIdentifier, old[former] != nil,
                !entities.contains(where: { $0.name == former })
            else { continue }
            try file.connection.run("UPDATE Z_PRIMARYKEY SET Z_NAME = ?1 WHERE Z_NAME = ?2", [.text(name), .text(former)])
            if entity.superentity == nil, try !file.columns(of: "Z" + former.uppercased()).isEmpty {
                try file.connection.execute("ALTER TABLE \(quoted("Z" + former.uppercased())) RENAME TO \(quoted("Z" + name.uppercased()))")
            }
        }
    }

    private func renameColumns(_ schema: StoreSchema) throws {
        for info in schema.infos.values {
            var present = try file.columns(of: info.table.name)
            for (slot, column) in info.columns.enumerated() {
                guard let column, !present.contains(column), let former = info.entity.layout.slots[slot].property.renamingIdentifier else { continue }
                let name = "Z" + former.uppercased()
                guard present.contains(name) else { continue }
                try file.connection.execute("ALTER TABLE \(quoted(info.table.name)) RENAME COLUMN \(quoted(name)) TO \(quoted(column))")
                present = try file.columns(of: info.table.name)
            }
        }
    }

    /// Attributes that are new and must have a value get their default.
    private func fillDefaults(_ schema: StoreSchema, _ old: [String: Int64]) throws {
        for info in schema.infos.values where old[info.entity.name ?? ""] != nil {
            for (slot, column) in info.columns.enumerated() {
                guard let column, case .attribute(let attribute) = info.entity.layout.slots[slot].kind, !attribute.isOptional else { continue }
                let value = info.entity.layout.defaults[slot]
                let missing =
                    try file.connection.integer(
                        "SELECT COUNT(*) FROM \(quoted(info.table.name)) WHERE Z_ENT = ?1 AND \(quoted(column)) IS NULL", [.integer(info.number)]) ?? 0
                guard missing > 0 else { continue }
                if value.isNull {
                    throw CoreDataError.error(
                        NSInferredMappingModelError,
                        "\(info.entity.name ?? "").\(attribute.name) must have a value and has no default: the store's objects cannot be given one.")
                }
                try file.connection.run(
                    "UPDATE \(quoted(info.table.name)) SET \(quoted(column)) = ?1 WHERE Z_ENT = ?2 AND \(quoted(column)) IS NULL",
                    [value, .integer(info.number)])
            }
        }
    }

    private func removeColumns(_ schema: StoreSchema) throws {
        for table in schema.tables {
            let wanted = Set(table.columns.map(\.name)).union(["Z_PK", "Z_ENT", "Z_OPT"])
            for name in try file.columns(of: table.name).subtracting(wanted).sorted() {
                try dropIndexes(of: table.name, on: name)
                try file.connection.execute("ALTER TABLE \(quoted(table.name)) DROP COLUMN \(quoted(name))")
            }
        }
    }

    private func dropIndexes(of table: String, on column: String) throws {
        var names: [String] = []
        try file.connection.run("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ?1", [.text(table)]) { row in
            if row.text(1).contains(quoted(column)) { names.append(row.text(0)) }
        }
        for name in names { try file.connection.execute("DROP INDEX \(quoted(name))") }
    }

    private func removeEntities(_ schema: StoreSchema) throws {
        for (name, number) in try file.numbers() where schema.infos[name] == nil {
            try file.connection.run("DELETE FROM Z_PRIMARYKEY WHERE Z_ENT = ?1", [.integer(number)])
            for table in schema.tables { try file.connection.run("DELETE FROM \(quoted(table.name)) WHERE Z_ENT = ?1", [.integer(number)]) }
            let own = "Z" + name.uppercased()
            if !schema.tables.contains(where: { $0.name == own }) { try file.connection.execute("DROP TABLE IF EXISTS \(quoted(own))") }
        }
    }
}
