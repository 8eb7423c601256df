import ObjectRuntime

/// The origin of a managed collection's elements.
indirect enum CollectionSource {
    /// All rows of a class.
    case objects(String)
    /// The elements of a row's list, set or map.
    case property(RowKey, String)
    /// The rows that lead to one.
    case origins(RowKey, type: String, property: String)
    case filtered(CollectionSource, NSPredicate)
    case sorted(CollectionSource, [SortDescriptor])
    case distinct(CollectionSource, [String])

    /// The row whose collection it is.
    var owner: RowKey? {
        switch self {
        case .objects: nil
        case .property(let key, _), .origins(let key, _, _): key
        case .filtered(let base, _), .sorted(let base, _), .distinct(let base, _): base.owner
        }
    }

    func elements(in state: StoreState, _ schemas: SchemaRegistry) -> [StoredValue] {
        switch self {
        case .objects(let type): return state.tables[type]?.order.map { .object(RowKey(type: type, id: $0)) } ?? []
        case .property(let key, let name): return state.value(key, name).elements
        case .origins(let key, let type, let property): return state.origins(of: key, type: type, property: property).map { .object($0) }
        case .filtered(let base, let predicate):
            let scope = QueryScope(state: state, schemas: schemas)
            return base.elements(in: state, schemas).filter { predicate.evaluate(with: scope.object($0)) }
        case .sorted(let base, let descriptors): return Self.sorted(base.elements(in: state, schemas), descriptors, state)
        case .distinct(let base, let paths):
            var seen: Set<[StoredValue]> = []
            return base.elements(in: state, schemas).filter { element in
                seen.insert(paths.map { Self.value(of: element, $0.split(separator: ".").map(String.init)[...], state) }).inserted
            }
        }
    }

    private static func sorted(_ elements: [StoredValue], _ descriptors: [SortDescriptor], _ state: StoreState) -> [StoredValue] {
        let paths: [ArraySlice<String>] = descriptors.map { $0.keyPath.split(separator: ".").map(String.init)[...] }
        let keyed: [(place: Int, keys: [StoredValue])] = elements.enumerated().map { place, element in
            (place, paths.map { value(of: element, $0, state) })
        }
        return keyed.sorted { a, b in
            for (number, descriptor) in descriptors.enumerated() {
                let order: ComparisonResult = StoredValue.order(a.keys[number], b.keys[number])
                if order != .orderedSame { return (order == .orderedAscending) == descriptor.ascending }
            }
            return a.place < b.place
        }.map { elements[$0.place] }
    }

    /// The value at a key path; nothing once a step leads nowhere.
    static func value(of element: StoredValue, _ path: ArraySlice<String>, _ state: StoreState) -> StoredValue {
        guard let first = path.first, first != "self" || path.count > 1 else { return element }
        guard let key = element.row else { return .null }
        return value(of: state.value(key, first), path.dropFirst(), state)
    }
}
