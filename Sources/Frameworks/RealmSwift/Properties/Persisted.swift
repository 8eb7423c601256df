import ObjectRuntime

/// A property of a Realm object that is kept.
///
/// Of a managed object it is read from the Realm at each look, and may be set in a write transaction alone.
@propertyWrapper
public struct Persisted<Value: _Persistable> {
    let box: PersistedBox<Value>

    @available(*, unavailable, message: "@Persisted can only be used as a property on a Realm object")
    public var wrappedValue: Value {
        get { fatalError("called wrappedValue getter") }
        set { fatalError("called wrappedValue setter") }
    }

    public init() { box = PersistedBox(nil) }
    public init(wrappedValue value: Value) { box = PersistedBox(value) }

    public static subscript<EnclosingSelf: ObjectBase>(
        _enclosingInstance observed: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
        get { observed[keyPath: storageKeyPath].box.value(in: observed) }
        set { observed[keyPath: storageKeyPath].box.set(newValue, in: observed) }
    }
}

extension Persisted: PersistedWrapper {
    var part: any PropertyPart { box }
}

/// Types whose properties can have an index.
public protocol _Indexable {}
/// Types whose properties can be a primary key.
public protocol _PrimaryKey {}

extension Bool: _Indexable {}
extension Int: _Indexable, _PrimaryKey {}
extension Int8: _Indexable, _PrimaryKey {}
extension Int16: _Indexable, _PrimaryKey {}
extension Int32: _Indexable, _PrimaryKey {}
extension Int64: _Indexable, _PrimaryKey {}
extension String: _Indexable, _PrimaryKey {}
extension Date: _Indexable {}
extension ObjectId: _Indexable, _PrimaryKey {}
extension UUID: _Indexable, _PrimaryKey {}
extension AnyRealmValue: _Indexable {}
extension Optional: _Indexable where Wrapped: _Indexable {}
extension Optional: _PrimaryKey where Wrapped: _PrimaryKey {}

extension Persisted where Value.PersistedType: _Indexable {
    /// Whether the property has an index; queries give the same with one and without.
    public init(indexed: Bool) { box = PersistedBox(nil, isIndexed: indexed) }
    public init(wrappedValue value: Value, indexed: Bool) { box = PersistedBox(value, isIndexed: indexed) }
}

extension Persisted where Value.PersistedType: _PrimaryKey {
    /// A value that no two objects of the class share, and that stays as it was when the object was added.
    public init(primaryKey: Bool) { box = PersistedBox(nil, isPrimary: primaryKey) }
    public init(wrappedValue value: Value, primaryKey: Bool) { box = PersistedBox(value, isPrimary: primaryKey) }
}

extension Persisted where Value: LinkingObjectsProtocol {
    /// The objects of which a property leads here.
    public init(originProperty: String) { self.init(wrappedValue: Value(fromType: Value.Element.self, property: originProperty)) }
}

/// The form of `LinkingObjects` that `@Persisted` knows.
public protocol LinkingObjectsProtocol {
    associatedtype Element
    init(fromType: Element.Type, property: String)
}

extension Persisted: Decodable where Value: Decodable {
    public init(from decoder: Decoder) throws { self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self)) }
}

extension Persisted: Encodable where Value: Encodable {
    /// Of an unmanaged object the value, of a managed one what the Realm has.
    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(box.valueWithoutObject)
    }
}

/// Wrappers that stand for nil where a key is absent.
public protocol OptionalCodingWrapper {
    associatedtype WrappedType: ExpressibleByNilLiteral
    init(wrappedValue: WrappedType)
}

extension Persisted: OptionalCodingWrapper where Value: ExpressibleByNilLiteral {
    public typealias WrappedType = Value
}

extension KeyedDecodingContainer {
    /// A property that is optional may be absent.
    public func decode<T>(_ type: T.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> T where T: Decodable, T: OptionalCodingWrapper {
        try decodeIfPresent(T.self, forKey: key) ?? T(wrappedValue: nil)
    }
}

/// The content of a `@Persisted` property.
final class PersistedBox<Value: _Persistable>: PropertyPart {
    var name = ""
    let isPrimary: Bool
    let isIndexed: Bool
    let shape: _PropertyShape
    private var current: Value?
    private weak var owner: ObjectBase?

    init(_ value: Value?, isPrimary: Bool = false, isIndexed: Bool = false) {
        current = value
        self.isPrimary = isPrimary
        self.isIndexed = isIndexed
        shape = Value._rlmShape
    }

    var origin: (type: ObjectBase.Type, property: String)? { collection?.origin }

    private var isCollection: Bool { shape.collection != .none || shape.type == .linkingObjects }
    private var collection: _CollectionCore? { isCollection ? (local as? any PartHolder)?.part as? _CollectionCore : nil }

    private var local: Value {
        if let current { return current }
        let made: Value = Value._rlmDefaultValue()
        current = made
        return made
    }

    var valueWithoutObject: Value { owner.map { value(in: $0) } ?? local }

    func value(in object: ObjectBase) -> Value {
        if let tracer = object.tracer { return tracer.value(name, object, Value.self, shape) ?? local }
        if isCollection { return local }
        guard let home = object.home else {
            if object.isDetached { realmException("Object has been deleted or invalidated.") }
            return local
        }
        let value: Any = home.session.any(home.value(name), shape) ?? NSNull()
        return Value._rlmFromObjc(value, insideOptional: false) ?? Value._rlmDefaultValue()
    }

    func set(_ value: Value, in object: ObjectBase) {
        let isObserved: Bool = object.isObserved
        if isObserved, name.isEmpty { _ = object.parts }
        if isObserved { (object as NSObject).willChangeValue(forKey: name) }
        if let collection {
            if object.home == nil, let other = value as? any PartHolder, other.part as? _CollectionCore === collection { return }
            if object.home == nil, (value as? any PartHolder).map({ ($0.part as? _CollectionCore)?.session == nil }) == true {
                current = value
            } else {
                collection.write(value, object)
            }
        } else if let home = object.home {
            home.session.requireWriting()
            home.requireAlive()
            guard let property = home.schema[name] else { return }
            let stored: StoredValue = home.session.stored(value._rlmObjcValue, property, of: home.schema)
            if isPrimary, stored != home.value(name) { realmException("Primary key can't be changed after an object is inserted.") }
            home.session.set(stored, home.row, name)
        } else {
            if object.isDetached { realmException("Object has been deleted or invalidated.") }
            current = value
        }
        if isObserved { (object as NSObject).didChangeValue(forKey: name) }
    }

    func bind(_ home: ManagedHome) {
        owner = home.session.accessors.known(home.row)
        guard let collection else {
            current = nil
            return
        }
        collection.name = name
        collection.bind(home)
    }

    func read(_ object: ObjectBase) -> Any? {
        if isCollection { return local }
        return Coercion.flattened(value(in: object)._rlmObjcValue).flatMap { $0 is NSNull ? nil : $0 }
    }

    func write(_ value: Any?, _ object: ObjectBase) {
        if let collection { return collection.write(value, object) }
        guard let converted = Value._rlmFromObjc(Coercion.flattened(value) ?? NSNull(), insideOptional: false) else {
            realmException(
                "Invalid value '\(value ?? "nil")' of type '\(value.map { "\(type(of: $0))" } ?? "nil")' for '\(shape.type)\(shape.isOptional ? "?" : "")'"
                    + " property '\(type(of: object).className()).\(name)'.")
        }
        set(converted, in: object)
    }
}
