import ObjectRuntime

extension RealmSession {
    // MARK: From the file

    /// A value as an app's property has it: rows as objects, and what nothing was kept for as the value that such a property begins with.
    func any(_ value: StoredValue, _ shape: _PropertyShape) -> Any? {
        switch value {
        case .null: return shape.isOptional || shape.type == .object || shape.type == .any ? nil : Self.beginning(shape.type)
        case .object(let key): return shape.objectType == DynamicObject.self ? accessors.dynamicObject(key, in: self) : object(key)
        case .list(let elements): return elements.map { any($0, shape.element) ?? NSNull() }
        case .map(let entries): return entries.mapValues { any($0, shape.element) ?? NSNull() }
        default: return Self.plain(value)
        }
    }

    func object(_ key: RowKey) -> ObjectBase { accessors.object(key, in: self) }

    /// A value of a class that is not known: rows as objects whose properties are found by name.
    func dynamicAny(_ value: StoredValue) -> Any? {
        if case .object(let key) = value { return accessors.dynamicObject(key, in: self) }
        return any(value, _PropertyShape(.any))
    }

    /// A value that leads to no row.
    static func plain(_ value: StoredValue) -> Any? {
        switch value {
        case .int(let number): Int(number)
        case .bool(let flag): flag
        case .float(let number): number
        case .double(let number): number
        case .string(let text): text
        case .data(let data): data
        case .date(let date): date
        case .objectId(let text): try? ObjectId(string: text)
        case .decimal(let text): try? Decimal128(string: text)
        case .uuid(let identifier): identifier
        case .null, .object, .list, .map: nil
        }
    }

    /// The value of a property that is not optional, before it is set.
    private static func beginning(_ type: PropertyType) -> Any? {
        switch type {
        case .int: 0
        case .bool: false
        case .string: ""
        case .data: Data()
        case .date: Date(timeIntervalSince1970: 0)
        case .float: Float(0)
        case .double: 0.0
        case .objectId: ObjectId()
        case .decimal128: Decimal128()
        case .UUID: UUID()
        case .object, .linkingObjects, .any: nil
        }
    }

    // MARK: To the file

    func stored(_ value: Any?, _ property: ClassSchema.Property, of schema: ClassSchema, update: Realm.UpdatePolicy = .error) -> StoredValue {
        stored(value, property.shape, update: update) { "property '\(schema.name).\(property.name)'" }
    }

    /// A value in the file's form. Objects that are not managed yet are added.
    func stored(
        _ value: Any?, _ shape: _PropertyShape, update: Realm.UpdatePolicy = .error, place: () -> String = { "a value" }
    ) -> StoredValue {
        guard let flat = Coercion.flattened(value), !(flat is NSNull) else { return shape.collection == .none ? .null : empty(shape) }
        switch shape.collection {
        case .none: break
        case .list: return .list(Self.elements(of: flat).map { stored($0, shape.element, update: update, place: place) })
        case .set:
            return .list(
                Self.elements(of: flat).reduce(into: []) { kept, element in
                    let next: StoredValue = stored(element, shape.element, update: update, place: place)
                    if !kept.contains(next) { kept.append(next) }
                })
        case .map: return .map(Self.entries(of: flat).mapValues { stored($0, shape.element, update: update, place: place) })
        }
        if shape.type == .object { return link(flat, shape, update, place) }
        if shape.type == .any, let object = flat as? ObjectBase { return .object(row(of: object, update)) }
        guard let plain = Self.stored(plain: flat, shape.type) else { Self.refuse(flat, shape, place()) }
        return plain
    }

    private func empty(_ shape: _PropertyShape) -> StoredValue { shape.collection == .map ? .map([:]) : .list([]) }

    private static func refuse(_ value: Any, _ shape: _PropertyShape, _ place: String) -> Never {
        realmException("Invalid value '\(value)' of type '\(type(of: value))' for '\(shape.type)\(shape.isOptional ? "?" : "")' \(place).")
    }

    private func link(_ value: Any, _ shape: _PropertyShape, _ update: Realm.UpdatePolicy, _ place: () -> String) -> StoredValue {
        if let object = value as? ObjectBase {
            if type(of: object).isEmbedded, object.home != nil { realmException("Can't set link to existing managed embedded object") }
            return .object(row(of: object, update))
        }
        guard let type = shape.objectType, Filling.canFill(from: value) else { Self.refuse(value, shape, place()) }
        return .object(create(schemas.schema(of: type), from: value, update: update))
    }

    /// The row of an object, which is added where it is not managed.
    private func row(of object: ObjectBase, _ update: Realm.UpdatePolicy) -> RowKey {
        guard let home = object.home else { return add(object, update: update) }
        if home.session.store !== store {
            realmException("Object is already managed by another Realm. Use create instead to copy it into this Realm.")
        }
        if !state.contains(home.row) { realmException("Adding a deleted or invalidated object to a Realm is not permitted") }
        return home.row
    }

    static func elements(of value: Any) -> [Any] {
        if let core = (value as? any PartHolder)?.part as? _CollectionCore { return core.anyElements }
        if let array = value as? [Any] { return array }
        if let array = value as? NSArray { return array.map { $0 } }
        if let set = value as? NSSet { return set.map { $0 } }
        if let sequence = value as? any Sequence { return sequence.map { $0 as Any } }
        return []
    }

    static func entries(of value: Any) -> [String: Any] {
        if let core = (value as? any PartHolder)?.part as? _CollectionCore { return core.anyEntries }
        if let dictionary = value as? [String: Any] { return dictionary }
        if let dictionary = value as? NSDictionary {
            return Dictionary(dictionary.map { ("\($0.key)", $0.value) }, uniquingKeysWith: { first, _ in first })
        }
        return [:]
    }

    /// A value without links in the file's form, by the kind of the property; nil where it is no such value.
    static func stored(plain value: Any, _ type: PropertyType) -> StoredValue? {
        let value: Any = (value as? any _ObjcBridgeable)?._rlmObjcValue ?? Coercion.boxed(value) ?? value
        switch type {
        case .int: return isNumber(value) ? Coercion.convert(value, to: Int64.self).map { .int($0) } : nil
        case .bool: return isNumber(value) ? Coercion.convert(value, to: Bool.self).map { .bool($0) } : nil
        case .float: return isNumber(value) ? Coercion.convert(value, to: Float.self).map { .float($0) } : nil
        case .double: return isNumber(value) ? Coercion.convert(value, to: Double.self).map { .double($0) } : nil
        case .string: return (value as? String ?? (value as? NSString).map { $0 as String }).map { .string($0) }
        case .data: return (value as? Data ?? (value as? NSData).map { $0 as Data }).map { .data($0) }
        case .date: return (value as? Date ?? (value as? NSDate).map { $0 as Date }).map { .date($0) }
        case .objectId: return (value as? ObjectId ?? (value as? String).flatMap { try? ObjectId(string: $0) }).map { .objectId($0.stringValue) }
        case .decimal128:
            return (value as? Decimal128 ?? (isNumber(value) || value is String ? Decimal128(value: value) : nil)).map { .decimal($0.stringValue) }
        case .UUID: return (value as? UUID ?? (value as? String).flatMap { UUID(uuidString: $0) }).map { .uuid($0) }
        case .any: return inferred(value)
        case .object, .linkingObjects: return nil
        }
    }

    private static func isNumber(_ value: Any) -> Bool { value is NSNumber || value is any BinaryInteger || value is any BinaryFloatingPoint || value is Bool }

    /// The value by its own type.
    private static func inferred(_ value: Any) -> StoredValue? {
        switch value {
        case let flag as Bool: .bool(flag)
        case let number as Int: .int(Int64(number))
        case let number as Double: .double(number)
        case let number as Float: .float(number)
        case let number as any BinaryInteger: .int(Int64(truncatingIfNeeded: number))
        case let text as String: .string(text)
        case let date as Date: .date(date)
        case let data as Data: .data(data)
        case let identifier as UUID: .uuid(identifier)
        case let identifier as ObjectId: .objectId(identifier.stringValue)
        case let number as Decimal128: .decimal(number.stringValue)
        case let array as [Any]: .list(array.compactMap { inferred($0) })
        case let dictionary as [String: Any]: .map(dictionary.compactMapValues { inferred($0) })
        default: nil
        }
    }
}
