import ObjectRuntime

/// The place of a managed object's values.
struct ManagedHome {
    let session: RealmSession
    let row: RowKey
    let schema: ClassSchema

    var isAlive: Bool { session.state.contains(row) }

    func requireAlive() { if !isAlive { realmException("Object has been deleted or invalidated.") } }

    func value(_ property: String) -> StoredValue {
        guard let values = session.state.values(row) else { realmException("Object has been deleted or invalidated.") }
        return values[property] ?? .null
    }
}

/// The class above `Object` and `EmbeddedObject`.
open class ObjectBase: NSObject, KeyedObject {
    var home: ManagedHome?
    /// Whether it was managed once, and the Realm has let go of it.
    var isDetached = false
    /// Whether the values that are being set come from the row.
    var isTakingOver = false
    var tracer: KeyPathTracer?
    private var knownParts: [String: any PropertyPart]?

    public required override init() { super.init() }

    /// The class's name without its module.
    open class func className() -> String { String(describing: self) }

    open class func shouldIncludeInDefaultSchema() -> Bool { true }

    /// Whether the object can no longer be used: it was deleted, or its Realm was invalidated.
    open var isInvalidated: Bool { isDetached || (home.map { !$0.isAlive } ?? false) }

    class var isEmbedded: Bool { false }
    class var primaryKeyName: String? { nil }
    class var ignoredNames: [String] { [] }
    class var indexedNames: [String] { [] }
    class var columnNames: [String: String] { [:] }

    var schema: ClassSchema { home?.schema ?? SchemaRegistry.current.schema(of: type(of: self)) }

    // MARK: Announcements

    /// Hears that a property is to change, as the app's class announces it. Of a managed object that is allowed in a write transaction alone.
    public func willChangeValue(forKey key: String) {
        if let home, !isTakingOver, let property = home.schema[key], property.storage == .dynamic {
            home.session.requireWriting()
            home.requireAlive()
        }
        if isObserved { (self as NSObject).willChangeValue(forKey: key) }
    }

    /// Takes the property's new value into the row.
    public func didChangeValue(forKey key: String) {
        if let home, !isTakingOver, let property = home.schema[key], property.storage == .dynamic { takeIn(property, home) }
        if isObserved { (self as NSObject).didChangeValue(forKey: key) }
    }

    private func takeIn(_ property: ClassSchema.Property, _ home: ManagedHome) {
        let value: StoredValue = home.session.stored(KeyValueCoding.value(of: self, forKey: property.name) ?? nil, property, of: home.schema)
        if property.isPrimary, value != home.value(property.name) { realmException("Primary key can't be changed after an object is inserted.") }
        home.session.set(value, home.row, property.name)
        home.session.accessors.update(home.row, property, except: self, in: home.session)
    }

    // MARK: Parts

    /// The objects in the properties that read and write the row themselves.
    var parts: [String: any PropertyPart] {
        if let knownParts { return knownParts }
        var found: [String: any PropertyPart] = [:]
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror, level.subjectType != ObjectBase.self {
            for case let (label?, value) in level.children {
                if let wrapper = value as? any PersistedWrapper {
                    found[String(label.dropFirst())] = wrapper.part
                } else if let part = value as? any PropertyPart ?? (value as? any PartHolder)?.part {
                    found[label] = part
                }
            }
            mirror = level.superclassMirror
        }
        for (name, part) in found { part.name = name }
        knownParts = found
        return found
    }

    func bind(_ home: ManagedHome) {
        self.home = home
        if home.schema.hasParts { for part in parts.values { part.bind(home) } }
    }

    // MARK: Key-value coding

    package func keyedValue(forKey key: String) -> Any?? {
        if key == "invalidated" || key == "isInvalidated" { return .some(isInvalidated) }
        if key == "realm" { return .some(home.map { Realm($0.session) }) }
        guard let part = parts[key] else { return .none }
        return .some(part.read(self))
    }

    package func setKeyedValue(_ value: Any?, forKey key: String) -> Bool {
        guard let part = parts[key] else { return false }
        part.write(value, self)
        return true
    }

    /// The value of a property that is kept, as key-value coding gives it.
    func value(of property: ClassSchema.Property) -> Any? {
        property.storage == .dynamic ? KeyValueCoding.value(of: self, forKey: property.name) ?? nil : parts[property.name]?.read(self)
    }

    func set(_ value: Any?, of property: ClassSchema.Property) {
        if property.storage == .dynamic {
            _ = KeyValueCoding.set(value, of: self, forKey: property.name)
        } else {
            parts[property.name]?.write(value, self)
        }
    }

    func dynamicValue(_ key: String) -> Any? {
        guard let property = schema[key] else { realmException("Invalid property name '\(key)' for class '\(schema.name)'.") }
        return value(of: property)
    }

    func setDynamicValue(_ value: Any?, _ key: String) {
        guard let property = schema[key] else { realmException("Invalid property name '\(key)' for class '\(schema.name)'.") }
        set(Filling.value(value, for: property), of: property)
    }

    // MARK: Identity

    /// Whether both stand for the same row.
    func isSame(as other: ObjectBase?) -> Bool {
        guard let other else { return false }
        if other === self { return true }
        guard let mine = home, let theirs = other.home else { return false }
        return mine.row == theirs.row && mine.session.store === theirs.session.store && mine.session.isFrozen == theirs.session.isFrozen
    }

    open override func isEqual(_ object: Any?) -> Bool {
        if let row = object as? RowObject { return home?.row == row.key }
        return isSame(as: object as? ObjectBase)
    }

    open override var hash: Int {
        guard let home, let primary = home.schema.primaryKey, let values = home.session.state.values(home.row) else { return super.hash }
        return (values[primary.name] ?? .null).hashValue ^ home.row.type.hashValue
    }

    open override var description: String { ObjectDescription.text(of: self, depth: 5) }
}

enum ObjectDescription {
    static func text(of object: ObjectBase, depth: Int) -> String {
        if object.isInvalidated { return "[invalid object]" }
        guard depth > 0 else { return "<Maximum depth exceeded>" }
        var lines: String = "\(object.schema.name) {\n"
        for property in object.schema.stored {
            lines += "\t\(property.name) = \(text(of: object.value(of: property), depth: depth - 1).replacingOccurrences(of: "\n", with: "\n\t"));\n"
        }
        return lines + "}"
    }

    static func text(of value: Any?, depth: Int) -> String {
        switch Coercion.flattened(value) {
        case nil, is NSNull: "(null)"
        case let object as ObjectBase: text(of: object, depth: depth)
        case let data as Data: "<\(data.prefix(24).map { String(format: "%02x", Int($0)) }.joined())> — \(data.count) total bytes"
        case let holder as any PartHolder: (holder.part as? _CollectionCore)?.text(depth: depth) ?? "\(holder)"
        case let other?: "\(other)"
        }
    }
}
