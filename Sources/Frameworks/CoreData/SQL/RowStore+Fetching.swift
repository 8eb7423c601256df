import ObjectRuntime

extension RowStore {
    /// The work that a fetch leaves to be done in memory.
    struct Remainder {
        var rest: NSPredicate?
        var sortsInMemory = false
        /// Whether limit and offset are applied.
        var isLimited = true
    }

    /// The conditions of a fetch in SQL.
    private struct Query {
        let compiler: SQLCompiler
        let scope: SQLCompiler.Scope
        var condition: String
        var rest: NSPredicate?
        let table: String
        let reader: RowReader
    }

    private func query(_ settings: FetchSettings, _ entity: NSEntityDescription) throws -> Query {
        guard let info = schema.info(entity), let reader = reader(entity, includingSubentities: settings.includesSubentities) else {
            throw CoreDataError.error(NSCoreDataError, "The store has no entity \(entity.name ?? "").")
        }
        let compiler = SQLCompiler(schema)
        let scope = compiler.scope(entity)
        var conditions: [String] = []
        // A table of one entity alone needs no look at its number.
        let isShared = schema.infos.values.contains { $0.table === info.table && !reader.numbers.contains($0.number) }
        if isShared { conditions.append("t0.Z_ENT IN (\(reader.numbers.map(String.init).joined(separator: ", ")))") }
        var rest: NSPredicate?
        if let predicate = settings.predicate {
            let (sql, left) = compiler.split(predicate, scope)
            if let sql { conditions.append(sql) }
            rest = left
        }
        return Query(
            compiler: compiler, scope: scope, condition: conditions.isEmpty ? "1" : conditions.joined(separator: " AND "), rest: rest, table: info.table.name,
            reader: reader)
    }

    /// Hands on each row that is found, at once: what is made of it then lies beside it in memory.
    ///
    /// - Parameter limited: whether the fetch's limit counts; not where changes in memory come to it.
    func fetch(
        _ settings: FetchSettings, _ entity: NSEntityDescription, limited: Bool, withValues: Bool, each: (NSManagedObjectID, RowSnapshot?) -> Void
    ) throws -> Remainder {
        try locked {
            guard let store else { return Remainder() }
            let query = try query(settings, entity)
            var found = Remainder(rest: query.rest)
            var order: [String] = []
            do { order = try query.compiler.order(settings.sortDescriptors ?? [], query.scope) } catch is NotInSQL { found.sortsInMemory = true }
            let columns = withValues ? query.reader.columns("t0") : "t0.Z_PK, t0.Z_ENT"
            var sql = "SELECT \(columns) FROM \(quoted(query.table)) t0\(query.scope.joins.joined()) WHERE \(query.condition)"
            // What sorts the same comes in the order in which it was saved.
            if !found.sortsInMemory { sql += " ORDER BY " + (order + ["t0.Z_PK"]).joined(separator: ", ") }
            let canLimit = limited && query.rest == nil && !found.sortsInMemory
            if canLimit, settings.limit > 0 || settings.offset > 0 {
                sql += " LIMIT \(settings.limit > 0 ? settings.limit : -1) OFFSET \(max(0, settings.offset))"
            }
            found.isLimited = canLimit
            do {
                let place = store.place
                try connection.run(sql, query.compiler.bindings) { row in
                    each(query.reader.identifier(row, place, otherwise: entity), withValues ? query.reader.snapshot(row) : nil)
                }
            } catch let failure as SQLiteFailure {
                throw failure.error()
            }
            return found
        }
    }

    /// How many rows there are; nil where memory must decide.
    func count(_ settings: FetchSettings, _ entity: NSEntityDescription) throws -> Int? {
        try locked {
            let query = try query(settings, entity)
            guard query.rest == nil else { return nil }
            var sql = "SELECT COUNT(*) FROM \(quoted(query.table)) t0\(query.scope.joins.joined()) WHERE \(query.condition)"
            if settings.limit > 0 || settings.offset > 0 {
                sql =
                    "SELECT COUNT(*) FROM (SELECT 1 FROM \(quoted(query.table)) t0\(query.scope.joins.joined()) WHERE \(query.condition) LIMIT \(settings.limit > 0 ? settings.limit : -1) OFFSET \(max(0, settings.offset)))"
            }
            do { return Int(try connection.integer(sql, query.compiler.bindings) ?? 0) } catch let failure as SQLiteFailure { throw failure.error() }
        }
    }

    // MARK: Dictionaries

    private struct Output {
        let name: String
        let sql: String
        let type: NSAttributeType
        let destination: NSEntityDescription?
    }

    /// Dictionaries of chosen properties, grouped where that is asked for.
    func dictionaries(_ settings: FetchSettings, _ entity: NSEntityDescription) throws -> [NSDictionary] {
        try locked {
            let query = try query(settings, entity)
            guard query.rest == nil else {
                throw CoreDataError.error(NSCoreDataError, "The predicate \(settings.predicate?.predicateFormat ?? "") cannot be evaluated by the store.")
            }
            do {
                let outputs = try self.outputs(settings, entity, query.compiler, query.scope)
                let groups = try (settings.propertiesToGroupBy ?? []).map { try output($0, entity, query.compiler, query.scope).sql }
                let having = try settings.havingPredicate.map { try query.compiler.sql(aliasing($0, settings), query.scope) }
                let order = try query.compiler.order(settings.sortDescriptors ?? [], query.scope)
                var sql =
                    "SELECT \(settings.returnsDistinct ? "DISTINCT " : "")\(outputs.map(\.sql).joined(separator: ", ")) FROM \(quoted(query.table)) t0\(query.scope.joins.joined()) WHERE \(query.condition)"
                if !groups.isEmpty { sql += " GROUP BY \(groups.joined(separator: ", "))" }
                if let having { sql += " HAVING \(having)" }
                if !order.isEmpty { sql += " ORDER BY \(order.joined(separator: ", "))" }
                if settings.limit > 0 || settings.offset > 0 { sql += " LIMIT \(settings.limit > 0 ? settings.limit : -1) OFFSET \(max(0, settings.offset))" }
                var result: [NSDictionary] = []
                try connection.run(sql, query.compiler.bindings) { result.append(dictionary($0, outputs)) }
                return result
            } catch is NotInSQL {
                throw CoreDataError.error(NSCoreDataError, "A fetch for dictionaries asks for what the store cannot compute.")
            } catch let failure as SQLiteFailure {
                throw failure.error()
            }
        }
    }

    /// Expressions by the names that the fetch gives them.
    private func aliasing(_ predicate: NSPredicate, _ settings: FetchSettings) -> NSPredicate {
        var expressions: [String: NSExpression] = [:]
        for case let description as NSExpressionDescription in settings.propertiesToFetch ?? [] { expressions[description.name] = description.expression }
        guard !expressions.isEmpty, let comparison = predicate.resolved as? NSComparisonPredicate else { return predicate }
        func replaced(_ expression: NSExpression) -> NSExpression {
            if case .keyPath(nil, let path) = expression.kind, let found = expressions[path] { return found }
            if case .variable(let name) = expression.kind, let found = expressions[name] { return found }
            return expression
        }
        return NSComparisonPredicate(
            leftExpression: replaced(comparison.leftExpression), rightExpression: replaced(comparison.rightExpression),
            modifier: comparison.comparisonPredicateModifier, type: comparison.predicateOperatorType, options: comparison.options)
    }

    private func outputs(_ settings: FetchSettings, _ entity: NSEntityDescription, _ compiler: SQLCompiler, _ scope: SQLCompiler.Scope) throws -> [Output] {
        if let chosen = settings.propertiesToFetch { return try chosen.map { try output($0, entity, compiler, scope) } }
        return try entity.layout.slots.filter(\.isStored).map { try output($0.name, entity, compiler, scope) }
    }

    private func output(_ property: Any, _ entity: NSEntityDescription, _ compiler: SQLCompiler, _ scope: SQLCompiler.Scope) throws -> Output {
        if let description = property as? NSExpressionDescription, let expression = description.expression {
            let (sql, type) = try compiler.value(expression, scope)
            let wanted = description.expressionResultType
            return Output(
                name: description.name, sql: sql, type: wanted == .undefinedAttributeType || type == .objectIDAttributeType ? type : wanted,
                destination: type == .objectIDAttributeType ? entity : nil)
        }
        let path = (property as? String) ?? (property as? NSPropertyDescription)?.name ?? ""
        switch try compiler.operand(path: path, scope) {
        case .value(let sql, let type): return Output(name: path, sql: sql, type: type, destination: nil)
        case .object(let sql, let destination): return Output(name: path, sql: sql, type: .objectIDAttributeType, destination: destination)
        default: throw NotInSQL()
        }
    }

    private func dictionary(_ row: SQLiteStatement, _ outputs: [Output]) -> NSDictionary {
        let result = NSMutableDictionary()
        for (index, output) in outputs.enumerated() where !row.isNull(Int32(index)) {
            if let destination = output.destination, let store {
                result[output.name] = NSManagedObjectID(key: row.integer(Int32(index)), entity: destination, store: store)
            } else if let value = row.value(Int32(index), output.type).object(output.type) {
                result[output.name] = value
            }
        }
        return result
    }
}
