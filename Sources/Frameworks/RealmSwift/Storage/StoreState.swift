import ObjectRuntime

/// Everything a file holds at one moment. A copy is a snapshot that later writes leave alone.
struct StoreState: Sendable {
    var tables: [String: Table] = [:]

    /// The rows of one class.
    struct Table: Sendable {
        var rows: [Int64: [String: StoredValue]] = [:]
        /// The numbers of the rows in the order in which they came.
        var order: [Int64] = []
        var nextID: Int64 = 1
        /// The rows by their primary keys, where the class has one.
        var index: [StoredValue: Int64] = [:]

        mutating func remove(_ gone: Set<Int64>) {
            for id in gone { rows[id] = nil }
            if gone.count == 1, let id = gone.first {
                if let place = place(of: id) { order.remove(at: place) }
            } else {
                order.removeAll { gone.contains($0) }
            }
        }

        func place(of id: Int64) -> Int? {
            var (low, high) = (0, order.count)
            while low < high {
                let middle: Int = (low + high) / 2
                if order[middle] < id { low = middle + 1 } else { high = middle }
            }
            return low < order.count && order[low] == id ? low : nil
        }
    }

    func contains(_ key: RowKey) -> Bool { tables[key.type]?.rows[key.id] != nil }
    func value(_ key: RowKey, _ property: String) -> StoredValue { tables[key.type]?.rows[key.id]?[property] ?? .null }
    func values(_ key: RowKey) -> [String: StoredValue]? { tables[key.type]?.rows[key.id] }

    func keys(of type: String) -> [RowKey] { tables[type]?.order.map { RowKey(type: type, id: $0) } ?? [] }

    var isEmpty: Bool { tables.values.allSatisfy { $0.rows.isEmpty } }

    /// The rows of a class that lead to a row by a property, one for each time that they do.
    func origins(of key: RowKey, type: String, property: String) -> [RowKey] {
        guard let table = tables[type] else { return [] }
        var found: [RowKey] = []
        for id in table.order {
            guard let value = table.rows[id]?[property] else { continue }
            for link in value.links where link == key { found.append(RowKey(type: type, id: id)) }
        }
        return found
    }
}

/// The changes of one or more write transactions.
struct ChangeSet: Sendable {
    var inserted: Set<RowKey> = []
    var deleted: Set<RowKey> = []
    /// The properties that were set, by row.
    var modified: [RowKey: Set<String>] = [:]

    var isEmpty: Bool { inserted.isEmpty && deleted.isEmpty && modified.isEmpty }
    var keys: Set<RowKey> { inserted.union(deleted).union(modified.keys) }

    mutating func insert(_ key: RowKey) { inserted.insert(key) }

    mutating func modify(_ key: RowKey, _ property: String) { modified[key, default: []].insert(property) }

    mutating func delete(_ key: RowKey) {
        modified[key] = nil
        if inserted.remove(key) == nil { deleted.insert(key) }
    }

    mutating func merge(_ later: ChangeSet) {
        for (key, properties) in later.modified { modified[key, default: []].formUnion(properties) }
        inserted.formUnion(later.inserted)
        for key in later.deleted { delete(key) }
    }

    /// Whether something changed in a row, or in one that it leads to, four steps away at most.
    ///
    /// - Parameter paths: the key paths that count; all where nil.
    func concerns(_ key: RowKey, paths: [[String]]?, in state: StoreState) -> Bool {
        if modified.isEmpty { return false }
        guard let paths else {
            var seen: [RowKey: Int] = [:]
            return concerns(key, depth: 4, in: state, seen: &seen)
        }
        return paths.contains { concerns(key, path: $0[...], in: state) }
    }

    private func concerns(_ key: RowKey, depth: Int, in state: StoreState, seen: inout [RowKey: Int]) -> Bool {
        if modified[key] != nil { return true }
        guard depth > 0, (seen[key] ?? -1) < depth, let values = state.values(key) else { return false }
        seen[key] = depth
        for value in values.values {
            for link in value.links where concerns(link, depth: depth - 1, in: state, seen: &seen) { return true }
        }
        return false
    }

    private func concerns(_ key: RowKey, path: ArraySlice<String>, in state: StoreState) -> Bool {
        guard let first = path.first else { return modified[key] != nil }
        if modified[key]?.contains(first) == true { return true }
        let rest = path.dropFirst()
        if rest.isEmpty { return false }
        return state.value(key, first).links.contains { concerns($0, path: rest, in: state) }
    }
}
