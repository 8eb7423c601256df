import ObjectRuntime

/// The rows of a snapshot as predicates see them.
final class QueryScope {
    let state: StoreState
    let schemas: SchemaRegistry

    init(state: StoreState, schemas: SchemaRegistry) {
        self.state = state
        self.schemas = schemas
    }

    func object(_ value: StoredValue) -> Any? {
        switch value {
        case .object(let key): RowObject(key, self)
        case .list(let elements): RowCollection(elements, self)
        case .map(let entries): RowCollection(value.elements, self, entries: entries)
        case .decimal(let text): NSDecimalNumber(string: text)
        default: RealmSession.plain(value)
        }
    }
}

/// A row as predicates see it: they read its values by key-value coding.
final class RowObject: NSObject, KeyedObject {
    let key: RowKey
    private let scope: QueryScope

    init(_ key: RowKey, _ scope: QueryScope) {
        self.key = key
        self.scope = scope
    }

    func keyedValue(forKey name: String) -> Any?? {
        guard let values = scope.state.values(key) else { return .some(nil) }
        if let property = scope.schemas.schema(named: key.type)?[name] {
            if let origin = property.origin {
                let origins: [RowKey] = scope.state.origins(of: key, type: origin.type.className(), property: origin.property)
                return .some(RowCollection(origins.map { .object($0) }, scope))
            }
            return .some(scope.object(values[name] ?? (property.shape.collection == .none ? .null : .list([]))))
        }
        if let value = values[name] { return .some(scope.object(value)) }
        realmException("Property '\(name)' not found in object of type '\(key.type)'")
    }

    func setKeyedValue(_ value: Any?, forKey key: String) -> Bool { false }

    override func isEqual(_ object: Any?) -> Bool {
        if let other = object as? RowObject { return other.key == key }
        return (object as? ObjectBase)?.home?.row == key
    }

    override var hash: Int { key.hashValue }
    override var description: String { "\(key.type) \(key.id)" }
}

/// A list, a set or a map as predicates see it: a key of it gives the values of all elements, in one list, or the entry of a map.
final class RowCollection: NSObject, KeyedObject, Sequence {
    /// The name by which the keys of a map are asked for.
    static let allKeys = "allKeys"

    private let elements: [StoredValue]
    private let scope: QueryScope
    private let entries: [String: StoredValue]?

    init(_ elements: [StoredValue], _ scope: QueryScope, entries: [String: StoredValue]? = nil) {
        self.elements = elements
        self.scope = scope
        self.entries = entries
    }

    func makeIterator() -> AnyIterator<AnyHashable> {
        var rest = elements.makeIterator()
        return AnyIterator { [scope] in rest.next().map { scope.object($0) as? AnyHashable ?? AnyHashable(NSNull()) } }
    }

    func keyedValue(forKey key: String) -> Any?? {
        if let entries {
            return .some(key == Self.allKeys ? RowCollection(entries.keys.sorted().map { .string($0) }, scope) : scope.object(entries[key] ?? .null))
        }
        let steps: [String] = key.split(separator: ".").map(String.init)
        let values: [StoredValue] = elements.flatMap { element -> [StoredValue] in
            guard let row = element.row else { return [] }
            if let origin = scope.schemas.schema(named: row.type)?[key]?.origin {
                return scope.state.origins(of: row, type: origin.type.className(), property: origin.property).map { .object($0) }
            }
            let value: StoredValue = CollectionSource.value(of: element, steps[...], scope.state)
            if case .list(let inner) = value { return inner }
            return [value]
        }
        return .some(RowCollection(values, scope))
    }

    func setKeyedValue(_ value: Any?, forKey key: String) -> Bool { false }
}
