import ObjectRuntime

/// The tables of a store: which entity's values stand where. The names are those that Apple's stores have.
final class StoreSchema: @unchecked Sendable {
    struct Column: Hashable {
        let name: String
        let sqlType: String
    }

    final class Table {
        let name: String
        let root: NSEntityDescription
        var columns: [Column] = []
        fileprivate var columnOfProperty: [ObjectIdentifier: String] = [:]

        init(_ root: NSEntityDescription) {
            self.root = root
            name = "Z" + (root.name ?? "").uppercased()
        }

        fileprivate func add(_ property: NSPropertyDescription, _ name: String, _ type: String) -> String {
            if let known = columnOfProperty[ObjectIdentifier(property)] { return known }
            var unique = name
            var number = 1
            while columns.contains(where: { $0.name == unique }) {
                unique = "\(name)\(number)"
                number += 1
            }
            columns.append(Column(name: unique, sqlType: type))
            columnOfProperty[ObjectIdentifier(property)] = unique
            return unique
        }
    }

    /// The table, columns and statements of one entity.
    final class Info {
        let entity: NSEntityDescription
        let number: Int64
        let table: Table
        /// By the layout's places; nil for what is not stored in the table.
        let columns: [String?]

        /// The statement that inserts a row: key, entity and version, then the values at these places.
        let insertion: String
        let insertedSlots: [Int]

        init(_ entity: NSEntityDescription, _ number: Int64, _ table: Table, _ columns: [String?]) {
            (self.entity, self.number, self.table, self.columns) = (entity, number, table, columns)
            insertedSlots = columns.indices.filter { columns[$0] != nil }
            let names = ["Z_PK", "Z_ENT", "Z_OPT"] + columns.compactMap { $0 }.map(quoted)
            let places = (1...names.count).map { "?\($0)" }.joined(separator: ", ")
            insertion = "INSERT INTO \(quoted(table.name)) (\(names.joined(separator: ", "))) VALUES (\(places))"
        }
    }

    /// The table for the pairs of a relationship that no column holds.
    struct Join {
        let table: String
        /// The column with the key of the relationship's owner, and the one with that of what it leads to.
        let owner: String
        let target: String
        let order: String?
    }

    let tables: [Table]
    private(set) var infos: [String: Info] = [:]
    private(set) var byNumber: [Int64: Info] = [:]
    private(set) var joins: [ObjectIdentifier: Join] = [:]
    private(set) var joinTables: [String: [Column]] = [:]
    /// Columns of positions in ordered relationships, by the relationship.
    private(set) var orderColumns: [ObjectIdentifier: String] = [:]

    /// - Parameter numbers: of a store's entities, where there are some.
    init(entities: [NSEntityDescription], numbers known: [String: Int64] = [:]) {
        var numbers = known
        var next = (known.values.max() ?? 0) + 1
        for entity in entities.sorted(by: { ($0.name ?? "") < ($1.name ?? "") }) where numbers[entity.name ?? ""] == nil {
            numbers[entity.name ?? ""] = next
            next += 1
        }
        var tables: [ObjectIdentifier: Table] = [:]
        for entity in entities where tables[ObjectIdentifier(entity.root)] == nil { tables[ObjectIdentifier(entity.root)] = Table(entity.root) }
        self.tables = tables.values.sorted { $0.name < $1.name }
        for entity in entities {
            guard let table = tables[ObjectIdentifier(entity.root)] else { continue }
            let columns = entity.layout.slots.map { slot -> String? in
                slot.isStored ? table.add(slot.property, "Z" + slot.name.uppercased(), Self.sqlType(slot)) : nil
            }
            let info = Info(entity, numbers[entity.name ?? ""] ?? 0, table, columns)
            infos[entity.name ?? ""] = info
            byNumber[info.number] = info
        }
        for entity in entities {
            for case let relationship as NSRelationshipDescription in entity.ownProperties where relationship.isToMany && !relationship.isTransient {
                addLinks(relationship, entity)
            }
        }
    }

    func info(_ entity: NSEntityDescription) -> Info? { infos[entity.name ?? ""] }

    private static func sqlType(_ slot: EntityLayout.Slot) -> String {
        guard case .attribute(let attribute) = slot.kind else { return "INTEGER" }
        return switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: "INTEGER"
        case .doubleAttributeType, .floatAttributeType: "FLOAT"
        case .decimalAttributeType: "DECIMAL"
        case .dateAttributeType: "TIMESTAMP"
        case .stringAttributeType, .URIAttributeType, .objectIDAttributeType: "VARCHAR"
        default: "BLOB"
        }
    }

    // MARK: Relationships to many

    private func addLinks(_ relationship: NSRelationshipDescription, _ entity: NSEntityDescription) {
        if let inverse = relationship.inverseRelationship, !inverse.isToMany {
            guard relationship.isOrdered, let destination = relationship.destinationEntity, let table = info(destination)?.table else { return }
            let name = "Z_FOK_" + inverse.name.uppercased()
            if !table.columns.contains(where: { $0.name == name }) { table.columns.append(Column(name: name, sqlType: "INTEGER")) }
            orderColumns[ObjectIdentifier(relationship)] = name
            return
        }
        guard joins[ObjectIdentifier(relationship)] == nil, let destination = relationship.destinationEntity, let own = info(entity)?.number,
            let other = info(destination)?.number
        else { return }
        let inverse = relationship.inverseRelationship
        let name = relationship.name.uppercased()
        let table = "Z_\(own)\(name)"
        let owner = "Z_\(own)\((inverse?.name ?? "OWNER").uppercased())"
        var target = "Z_\(other)\(name)"
        if target == owner { target = "REFLEXIVE" }
        let order = relationship.isOrdered ? "Z_FOK_\(target)" : nil
        let back = inverse?.isOrdered == true && inverse !== relationship ? "Z_FOK_\(owner)" : nil
        joinTables[table] = [owner, target, order, back].compactMap { $0 }.map { Column(name: $0, sqlType: "INTEGER") }
        joins[ObjectIdentifier(relationship)] = Join(table: table, owner: owner, target: target, order: order)
        if let inverse, inverse !== relationship {
            joins[ObjectIdentifier(inverse)] = Join(table: table, owner: target, target: owner, order: back)
        }
    }

    func join(_ relationship: NSRelationshipDescription) -> Join? { joins[ObjectIdentifier(declared(relationship))] }
    func orderColumn(_ relationship: NSRelationshipDescription) -> String? { orderColumns[ObjectIdentifier(relationship)] }
    private func declared(_ relationship: NSRelationshipDescription) -> NSRelationshipDescription { relationship }

    /// The column of the relationship's other side, in the destination's table, where that is one object.
    func inverseColumn(_ relationship: NSRelationshipDescription) -> String? {
        guard let inverse = relationship.inverseRelationship, !inverse.isToMany, let destination = relationship.destinationEntity, let info = info(destination),
            let slot = destination.layout.index[inverse.name]
        else { return nil }
        return info.columns[slot]
    }

    // MARK: Statements

    /// The statements that make the tables.
    func creation() -> [String] {
        var result: [String] = []
        for table in tables {
            let columns = table.columns.map { ", \(quoted($0.name)) \($0.sqlType)" }.joined()
            result.append("CREATE TABLE IF NOT EXISTS \(quoted(table.name)) (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER\(columns))")
        }
        for (name, columns) in joinTables.sorted(by: { $0.key < $1.key }) {
            let keys = columns.prefix(2).map { quoted($0.name) }.joined(separator: ", ")
            result.append(
                "CREATE TABLE IF NOT EXISTS \(quoted(name)) (\(columns.map { "\(quoted($0.name)) INTEGER" }.joined(separator: ", ")), PRIMARY KEY (\(keys)))")
            result.append(
                "CREATE INDEX IF NOT EXISTS \(quoted("\(name)_\(columns[1].name)")) ON \(quoted(name)) (\(quoted(columns[1].name)), \(quoted(columns[0].name)))"
            )
        }
        return result + indexes()
    }

    private func indexes() -> [String] {
        var result: [String] = []
        for info in infos.values.sorted(by: { $0.number < $1.number }) {
            let entity = info.entity, table = quoted(info.table.name)
            for slot in entity.layout.toOneSlots {
                guard let column = info.columns[slot] else { continue }
                result.append("CREATE INDEX IF NOT EXISTS \(quoted("\(info.table.name)_\(column)_INDEX")) ON \(table) (\(quoted(column)))")
            }
            for index in entity.indexes {
                let columns = index.elements.compactMap { element -> String? in
                    guard let slot = entity.layout.index[element.propertyName ?? ""], let column = info.columns[slot] else { return nil }
                    return quoted(column) + (element.isAscending ? "" : " DESC")
                }
                guard !columns.isEmpty else { continue }
                result.append("CREATE INDEX IF NOT EXISTS \(quoted("Z_\(entity.name ?? "")_\(index.name)")) ON \(table) (\(columns.joined(separator: ", ")))")
            }
            for constraint in constraints(of: info) {
                let name = quoted("Z_\(info.table.name)_UNIQUE_" + constraint.joined(separator: "_"))
                result.append("CREATE INDEX IF NOT EXISTS \(name) ON \(table) (\(constraint.map(quoted).joined(separator: ", ")))")
            }
        }
        return result
    }

    /// The columns of each uniqueness constraint of the entity.
    func constraints(of info: Info) -> [[String]] {
        slots(ofConstraints: info.entity).map { $0.compactMap { info.columns[$0] } }
    }

    /// The places of each uniqueness constraint of the entity, those of superentities included.
    func slots(ofConstraints entity: NSEntityDescription) -> [[Int]] {
        var all: [[Any]] = []
        var next: NSEntityDescription? = entity
        while let current = next {
            all += current.uniquenessConstraints
            next = current.superentity
        }
        return all.map { $0.compactMap { part in entity.layout.index[(part as? String) ?? (part as? NSPropertyDescription)?.name ?? ""] } }.filter {
            !$0.isEmpty
        }
    }
}

/// A name in SQL.
func quoted(_ name: String) -> String { "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
