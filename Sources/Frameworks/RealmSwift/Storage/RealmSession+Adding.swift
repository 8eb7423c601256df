import ObjectRuntime

extension RealmSession {
    /// Makes an object managed, and what it leads to; the row that it stands for from now on.
    @discardableResult
    func add(_ object: ObjectBase, update: Realm.UpdatePolicy) -> RowKey {
        requireAdding()
        if let home = object.home {
            if !home.isAlive { realmException("Adding a deleted or invalidated object to a Realm is not permitted") }
            if home.session === self { return home.row }
            realmException("Object is already managed by another Realm. Use create instead to copy it into this Realm.")
        }
        if object.isDetached { realmException("Adding a deleted or invalidated object to a Realm is not permitted") }
        requireType(type(of: object))
        let schema: ClassSchema = schemas.schema(of: type(of: object))
        // Read before the object shows the row.
        let values: [(property: ClassSchema.Property, value: Any?)] = schema.stored.map { ($0, object.looseValue(of: $0)) }
        var primary: (String, StoredValue)?
        if let (property, value) = values.first(where: { $0.property.isPrimary }) {
            let key: StoredValue = stored(value, property, of: schema)
            primary = (property.name, key)
            if let existing = row(schema, primaryKey: key) {
                if update == .error { refuse(schema, key) }
                manage(object, existing, schema)
                merge(values, into: existing, schema, update)
                return existing
            }
        }
        let row: RowKey = insert(schema, primary.map { [$0: $1] } ?? [:])
        manage(object, row, schema)
        for (property, value) in values where !property.isPrimary {
            put(stored(value, property, of: schema, update: update), row, property.name)
        }
        return row
    }

    private func refuse(_ schema: ClassSchema, _ key: StoredValue) -> Never {
        let value: Any = any(key, _PropertyShape(.any)) ?? "null"
        realmException("Attempting to create an object of type '\(schema.name)' with an existing primary key value '\(value)'.")
    }

    private func manage(_ object: ObjectBase, _ row: RowKey, _ schema: ClassSchema) {
        accessors.keep(object, as: row)
        object.bind(ManagedHome(session: self, row: row, schema: schema))
    }

    /// Sets the values of a row that was there already, and lets all its objects show them.
    private func merge(_ values: [(property: ClassSchema.Property, value: Any?)], into row: RowKey, _ schema: ClassSchema, _ update: Realm.UpdatePolicy) {
        for (property, value) in values where !property.isPrimary {
            let stored: StoredValue = stored(value, property, of: schema, update: update)
            if update == .modified, stored == state.value(row, property.name) { continue }
            set(stored, row, property.name)
        }
        accessors.update([row], in: self)
    }

    /// Makes a row from a dictionary, an array or another object, or changes the one that has the primary key in it: of that the given
    /// properties alone.
    func create(_ schema: ClassSchema, from value: Any, update: Realm.UpdatePolicy) -> RowKey {
        requireAdding()
        if update != .error, let primary = schema.primaryKey, let given = Filling.given(primary, in: value, schema) {
            let key: StoredValue = stored(given, primary, of: schema)
            if let existing = row(schema, primaryKey: key) {
                let values = schema.stored.compactMap { property in
                    Filling.given(property, in: value, schema).map { (property: property, value: Optional($0)) }
                }
                merge(values, into: existing, schema, update)
                return existing
            }
        }
        let object: ObjectBase = schema.type.init()
        Filling.fill(object, with: value, keepsManaged: false, owner: self)
        return add(object, update: update)
    }
}

extension ObjectBase {
    /// A property's value apart from the object: of a collection its elements.
    func looseValue(of property: ClassSchema.Property) -> Any? {
        if property.storage == .dynamic { return value(of: property) }
        guard let part = parts[property.name] else { return nil }
        let value: Any? = part.read(self)
        if let core = part as? _CollectionCore ?? (value as? any PartHolder)?.part as? _CollectionCore {
            return core.shape.collection == .map ? core.anyEntries as Any : core.anyElements as Any
        }
        return value
    }
}

/// How an unmanaged object takes values from a dictionary, an array or another object.
enum Filling {
    static func canFill(from value: Any) -> Bool {
        value is [String: Any] || value is NSDictionary || value is [Any] || value is NSArray || value is ObjectBase
    }

    /// The part of such a value that is a property's; nil where it has none.
    static func given(_ property: ClassSchema.Property, in value: Any, _ schema: ClassSchema) -> Any? {
        if let object = value as? ObjectBase {
            guard let other = object.schema[property.name] else { return nil }
            return object.looseValue(of: other) ?? NSNull()
        }
        if let dictionary = value as? [String: Any] { return dictionary[property.name] }
        if let dictionary = value as? NSDictionary { return dictionary.object(forKey: property.name) }
        let elements: [Any]? = value as? [Any] ?? (value as? NSArray)?.map { $0 }
        if let elements {
            guard let place = schema.stored.firstIndex(where: { $0.name == property.name }), place < elements.count else { return nil }
            return elements[place]
        }
        return (value as? NSObject)?.value(forKey: property.name)
    }

    /// - Parameter keepsManaged: whether objects that are managed stay what they are in links; a copy for another Realm has copies of them.
    static func fill(_ object: ObjectBase, with value: Any, keepsManaged: Bool = true, owner: RealmSession? = nil) {
        let schema: ClassSchema = SchemaRegistry.current.schema(of: type(of: object))
        if let count = (value as? [Any])?.count, count > schema.stored.count {
            realmException("Invalid array input: more values (\(count)) than properties (\(schema.stored.count)).")
        }
        for property in schema.stored {
            guard let given = given(property, in: value, schema) else { continue }
            object.set(self.value(given, for: property, owner: keepsManaged ? nil : owner), of: property)
        }
    }

    /// A value for a property of an unmanaged object: dictionaries as the objects that they describe.
    static func value(_ value: Any?, for property: ClassSchema.Property, owner: RealmSession? = nil) -> Any? {
        guard let flat = Coercion.flattened(value), !(flat is NSNull) else { return nil }
        guard let type = property.target else { return flat }
        func element(_ value: Any) -> Any {
            if let object = value as? ObjectBase {
                guard let home = object.home, let owner, home.session.store !== owner.store else { return object }
            }
            guard canFill(from: value) else { return value }
            let made: ObjectBase = type.init()
            fill(made, with: value, keepsManaged: owner == nil, owner: owner)
            return made
        }
        switch property.shape.collection {
        case .none: return element(flat)
        case .map: return RealmSession.entries(of: flat).mapValues(element)
        case .list, .set: return RealmSession.elements(of: flat).map(element)
        }
    }
}
