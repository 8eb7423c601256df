import Dispatch
import ObjectRuntime

/// A model: a class of which objects are kept in a Realm.
///
/// Its properties are declared with `@Persisted`, or with `@objc dynamic var`; lists, optional numbers and linking objects of the second style are
/// constants. Once it is added to a Realm the object shows what the Realm has, and may be changed in a write transaction alone.
open class Object: ObjectBase {
    public required init() { super.init() }

    /// The name of the property by which an object is found; nil where there is none.
    open class func primaryKey() -> String? { nil }
    /// Properties that are not kept.
    open class func ignoredProperties() -> [String] { [] }
    /// Properties that have an index; queries give the same with one and without.
    open class func indexedProperties() -> [String] { [] }
    /// Other names for the file's columns. They are what `Property.columnName` says; queries use the properties' own.
    open class func propertiesMapping() -> [String: String] { [:] }

    override class var primaryKeyName: String? { primaryKey() }
    override class var ignoredNames: [String] { ignoredProperties() }
    override class var indexedNames: [String] { indexedProperties() }
    override class var columnNames: [String: String] { propertiesMapping() }

    open override var isInvalidated: Bool { super.isInvalidated }
    open override var description: String { super.description }

    /// A property that is kept, by its name. A name that the class does not have is an exception.
    open subscript(key: String) -> Any? {
        get { dynamicValue(key) }
        set { setDynamicValue(newValue, key) }
    }
}

public typealias RealmSwiftObject = Object
public typealias RLMObjectBase = ObjectBase
public typealias RLMObject = Object

extension Object {
    /// An unmanaged object with values from a dictionary, from an array with one for each property, or from another object.
    public convenience init(value: Any) {
        self.init()
        Filling.fill(self, with: value)
    }

    /// The Realm that manages the object; nil before it was added.
    public var realm: Realm? { home.map { Realm($0.session) } }

    public var objectSchema: ObjectSchema { ObjectSchema(schema: schema) }

    /// Calls back after each write transaction that changes or deletes the object, on the main queue or on `queue`, as long as the token is kept.
    public func observe<T: ObjectBase>(keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<T>) -> Void)
        -> NotificationToken
    {
        ObjectNotifier.observe(self, keyPaths, queue, block)
    }

    /// The same for changes of some properties alone.
    public func observe<T: ObjectBase>(keyPaths: [PartialKeyPath<T>], on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<T>) -> Void)
        -> NotificationToken
    {
        ObjectNotifier.observe(self, keyPaths.map(_name(for:)), queue, block)
    }

    /// A list by its property's name, its elements as objects whose properties are found by name.
    public func dynamicList(_ propertyName: String) -> List<DynamicObject> {
        let list = List<DynamicObject>()
        if let home { list._rlm.bind(to: home.session, .property(home.row, propertyName)) }
        return list
    }

    /// Whether both are the same object of the same Realm.
    public func isSameObject(as object: Object?) -> Bool { isSame(as: object) }
}

extension Object: ThreadConfined {
    public var isFrozen: Bool { home?.session.isFrozen ?? false }

    /// The object as it is now, which later writes leave alone.
    public func freeze() -> Self { frozenCopy() as! Self }

    /// The object as it is in the Realm of this thread; nil where it was deleted.
    public func thaw() -> Self? { thawedCopy() as? Self }
}

extension ObjectBase {
    func frozenCopy() -> ObjectBase {
        guard let home else { realmException("Unmanaged objects cannot be frozen.") }
        return home.session.frozen().object(home.row)
    }

    func thawedCopy() -> ObjectBase? {
        guard let home else { return nil }
        let session: RealmSession = home.session.isFrozen ? home.session.store.session(home.session.configuration) : home.session
        return session.state.contains(home.row) ? session.object(home.row) : nil
    }
}

extension ObjectBase: _ObjcBridgeable, _RealmSchemaDiscoverable, KeypathSortable {
    public static func _rlmFromObjc(_ value: Any, insideOptional: Bool) -> Self? { value as? Self }
    public static var _rlmShape: _PropertyShape { _PropertyShape(.object, objectType: self) }
}

extension Object: _PersistableInsideOptional, _RealmCollectionValueInsideOptional {
    public typealias PersistedType = Object
    public static func _rlmDefaultValue() -> Self { self.init() }
}

extension EmbeddedObject: _PersistableInsideOptional, _RealmCollectionValueInsideOptional {
    public typealias PersistedType = EmbeddedObject
    public static func _rlmDefaultValue() -> Self { self.init() }
}
