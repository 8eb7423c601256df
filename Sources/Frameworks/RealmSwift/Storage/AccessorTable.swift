import ObjectRuntime

/// The objects that stand for rows, as long as somebody keeps them: one for each row, and those that were added where there was one.
final class AccessorTable {
    private struct Weak {
        weak var object: ObjectBase?
    }

    private var objects: [RowKey: [Weak]] = [:]
    private var limit = 1000
    /// Objects whose properties are still to be filled. Filling one may make others.
    private var waiting: [ObjectBase] = []
    private var isFilling = false

    func known(_ key: RowKey) -> ObjectBase? { objects[key]?.lazy.compactMap(\.object).first }

    func keep(_ object: ObjectBase, as key: RowKey) {
        if objects.count > limit {
            objects = objects.filter { $0.value.contains { $0.object != nil } }
            limit = max(1000, objects.count * 2)
        }
        var kept: [Weak] = (objects[key] ?? []).filter { $0.object != nil }
        kept.append(Weak(object: object))
        objects[key] = kept
    }

    /// The object for a row, made where there is none.
    func object(_ key: RowKey, in session: RealmSession) -> ObjectBase {
        if let known = known(key) { return known }
        let schema: ClassSchema? = session.schemas.schema(named: key.type)
        let object: ObjectBase = schema.map { $0.type.init() } ?? DynamicObject()
        adopt(object, key, schema ?? session.schemas.schema(of: DynamicObject.self), in: session)
        return object
    }

    func dynamicObject(_ key: RowKey, in session: RealmSession) -> DynamicObject {
        let object = DynamicObject()
        object.home = ManagedHome(session: session, row: key, schema: session.schemas.schema(named: key.type) ?? session.schemas.schema(of: DynamicObject.self))
        return object
    }

    private func adopt(_ object: ObjectBase, _ key: RowKey, _ schema: ClassSchema, in session: RealmSession) {
        keep(object, as: key)
        object.bind(ManagedHome(session: session, row: key, schema: schema))
        if schema.hasDynamic { fill(object) }
    }

    private func fill(_ object: ObjectBase) {
        waiting.append(object)
        if isFilling { return }
        isFilling = true
        defer { isFilling = false }
        while let next = waiting.popLast() {
            guard let home = next.home, home.isAlive else { continue }
            for property in home.schema.properties where property.storage == .dynamic { Self.fill(next, property, home) }
        }
    }

    private static func fill(_ object: ObjectBase, _ property: ClassSchema.Property, _ home: ManagedHome) {
        let value: Any? = home.session.any(home.session.state.value(home.row, property.name), property.shape)
        object.isTakingOver = true
        _ = KeyValueCoding.set(value, of: object, forKey: property.name)
        object.isTakingOver = false
    }

    /// Lets the objects for rows show what the rows have now.
    func update(_ keys: Set<RowKey>, in session: RealmSession) {
        if objects.isEmpty { return }
        for key in keys {
            for object in (objects[key] ?? []).compactMap(\.object) where object.home?.schema.hasDynamic == true { fill(object) }
        }
    }

    /// The same for one property, of the other objects that stand for the row.
    func update(_ key: RowKey, _ property: ClassSchema.Property, except changed: ObjectBase, in session: RealmSession) {
        guard let all = objects[key], all.count > 1 else { return }
        for object in all.compactMap(\.object) where object !== changed { if let home = object.home { Self.fill(object, property, home) } }
    }

    func invalidateAll() {
        for object in objects.values.flatMap({ $0 }).compactMap(\.object) {
            object.home = nil
            object.isDetached = true
        }
        objects = [:]
    }
}
