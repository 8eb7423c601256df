import ObjectRuntime

/// The kind of a property's values.
public enum PropertyType: Int32, Sendable {
    case int = 0
    case bool = 1
    case string = 2
    case data = 3
    case date = 4
    case float = 5
    case double = 6
    case object = 7
    case linkingObjects = 8
    case any = 9
    case objectId = 10
    case decimal128 = 11
    case UUID = 12
}

/// Which values a property has. Not for apps.
public struct _PropertyShape: Sendable {
    enum Collection: String, Sendable { case none, list, set, map }

    var type: PropertyType
    var isOptional = false
    var collection = Collection.none
    var objectType: ObjectBase.Type?

    init(_ type: PropertyType, objectType: ObjectBase.Type? = nil) {
        self.type = type
        self.objectType = objectType
    }

    func with(_ change: (inout _PropertyShape) -> Void) -> _PropertyShape {
        var copy = self
        change(&copy)
        return copy
    }

    /// The shape of a collection's elements.
    var element: _PropertyShape { with { $0.collection = .none } }
}

/// Types that have a form in which key-value coding and the file know them. Not for apps.
public protocol _ObjcBridgeable {
    static func _rlmFromObjc(_ value: Any, insideOptional: Bool) -> Self?
    var _rlmObjcValue: Any { get }
}

extension _ObjcBridgeable {
    /// By `Coercion`: numbers of one kind for those of another, and what is of the type already.
    public static func _rlmFromObjc(_ value: Any, insideOptional: Bool) -> Self? { Coercion.convert(value, to: Self.self) }
    public var _rlmObjcValue: Any { self }
}

public protocol _RealmSchemaDiscoverable {
    static var _rlmShape: _PropertyShape { get }
}

public protocol _HasPersistedType: _ObjcBridgeable {
    associatedtype PersistedType: _ObjcBridgeable
}

/// Types that `@Persisted` properties may have.
public protocol _Persistable: _RealmSchemaDiscoverable, _HasPersistedType where PersistedType: _Persistable, PersistedType.PersistedType == PersistedType {
    static func _rlmDefaultValue() -> Self
}

public protocol _PersistableInsideOptional: _Persistable where PersistedType: _PersistableInsideOptional {}

/// Types that collections of Realm's may have as elements.
public protocol RealmCollectionValue: Hashable, _HasPersistedType where PersistedType: RealmCollectionValue, PersistedType.PersistedType == PersistedType {
    static func _rlmDefaultValue() -> Self
}

public protocol _RealmCollectionValueInsideOptional: RealmCollectionValue where PersistedType: _RealmCollectionValueInsideOptional {}

public protocol _DefaultConstructible {
    init()
}

extension _Persistable where Self: _DefaultConstructible {
    public static func _rlmDefaultValue() -> Self { .init() }
}

/// Types that `RealmOptional` may wrap.
public protocol RealmOptionalType: _ObjcBridgeable {}

/// Types that `RealmProperty` may hold.
public protocol RealmPropertyType: _ObjcBridgeable, _RealmSchemaDiscoverable {}

/// Types with a least and a greatest value.
public protocol MinMaxType {}
/// Types that can be added up.
public protocol AddableType {}
/// Types by which a collection can be sorted.
public protocol SortableType {}
/// Elements that can be sorted by key path.
public protocol KeypathSortable {}

/// Types that are part of Swift's optionals. Not for apps.
public protocol OptionalProtocol {
    associatedtype Wrapped
    /// The type that is wrapped.
    static func _rlmWrappedType() -> Any.Type
}

extension Optional: OptionalProtocol {
    public static func _rlmWrappedType() -> Any.Type { Wrapped.self }
}

/// An enumeration of the Swift style: its raw values are kept.
public protocol PersistableEnum: _PersistableInsideOptional, _RealmCollectionValueInsideOptional, RawRepresentable, CaseIterable, RealmEnum, MinMaxType,
    SortableType
where RawValue: _PersistableInsideOptional, PersistedType == RawValue.PersistedType {}

/// An enumeration that is exposed to Objective-C: its raw values are kept.
public protocol RealmEnum: RealmOptionalType, _RealmSchemaDiscoverable {}

extension RealmEnum where Self: RawRepresentable, Self.RawValue: _RealmSchemaDiscoverable & _ObjcBridgeable {
    public var _rlmObjcValue: Any { rawValue._rlmObjcValue }

    public static func _rlmFromObjc(_ value: Any, insideOptional: Bool) -> Self? {
        if let value = value as? Self { return value }
        return RawValue._rlmFromObjc(value, insideOptional: false).flatMap { Self(rawValue: $0) }
    }

    public static var _rlmShape: _PropertyShape { RawValue._rlmShape }
}

extension PersistableEnum {
    /// The first case.
    public static func _rlmDefaultValue() -> Self { allCases.first! }
}

/// Types of an app's own that are kept as a value of a type that Realm knows.
public protocol _CustomPersistable: _PersistableInsideOptional, _RealmCollectionValueInsideOptional {}

/// A type that can be made of every kept value.
public protocol CustomPersistable: _CustomPersistable {
    init(persistedValue: PersistedType)
    var persistableValue: PersistedType { get }
}

/// A type that can be made of some kept values alone; of others comes an exception, and nil where the property is optional.
public protocol FailableCustomPersistable: _CustomPersistable {
    init?(persistedValue: PersistedType)
    var persistableValue: PersistedType { get }
}

extension _CustomPersistable {
    public static var _rlmShape: _PropertyShape { PersistedType._rlmShape }
}

extension CustomPersistable {
    public static func _rlmFromObjc(_ value: Any, insideOptional: Bool) -> Self? {
        (value as? Self) ?? PersistedType._rlmFromObjc(value, insideOptional: insideOptional).map { Self(persistedValue: $0) }
    }
    public var _rlmObjcValue: Any { persistableValue._rlmObjcValue }
    public static func _rlmDefaultValue() -> Self { Self(persistedValue: (PersistedType.self as any _Persistable.Type)._rlmDefaultValue() as! PersistedType) }
    public func hash(into hasher: inout Hasher) { hasher.combine(persistableValue) }
}

extension FailableCustomPersistable {
    public static func _rlmFromObjc(_ value: Any, insideOptional: Bool) -> Self? {
        (value as? Self) ?? PersistedType._rlmFromObjc(value, insideOptional: insideOptional).flatMap { Self(persistedValue: $0) }
    }
    public var _rlmObjcValue: Any { persistableValue._rlmObjcValue }
    public static func _rlmDefaultValue() -> Self {
        guard let made = Self(persistedValue: (PersistedType.self as any _Persistable.Type)._rlmDefaultValue() as! PersistedType) else {
            realmException("Failed to default construct a \(Self.self) using the default value for persisted type \(PersistedType.self).")
        }
        return made
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(persistableValue) }
}
