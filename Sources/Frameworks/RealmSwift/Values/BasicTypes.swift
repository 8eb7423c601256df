import ObjectRuntime

/// Ends the program as an exception of Realm's does.
func realmException(_ reason: String) -> Never {
    NSException(name: NSExceptionName(rawValue: "RLMException"), reason: reason).raise()
    fatalError(reason)
}

extension Int: _PersistableInsideOptional, _RealmCollectionValueInsideOptional, _DefaultConstructible, RealmOptionalType, MinMaxType, AddableType, SortableType,
    _QueryNumeric
{
    public typealias PersistedType = Int
    public static var _rlmShape: _PropertyShape { _PropertyShape(.int) }
}

extension Int8: _PersistableInsideOptional, _RealmCollectionValueInsideOptional, _DefaultConstructible, RealmOptionalType, MinMaxType, AddableType,
    SortableType, _QueryNumeric
{
    public typealias PersistedType = Int8
    public static var _rlmShape: _PropertyShape { _PropertyShape(.int) }
}

extension Int16: _PersistableInsideOptional, _RealmCollectionValueInsideOptional, _DefaultConstructible, RealmOptionalType, MinMaxType, AddableType,
    SortableType, _QueryNumeric
{
    public typealias PersistedType = Int16
    public static var _rlmShape: _PropertyShape { _PropertyShape(.int) }
}

extension Int32: _PersistableInsideOptional, _RealmCollectionValueInsideOptional, _DefaultConstructible, RealmOptionalType, MinMaxType, AddableType,
    SortableType, _QueryNumeric
{
    public typealias PersistedType = Int32
    public static var _rlmShape: _PropertyShape { _PropertyShape(.int) }
}

extension Int64: _PersistableInsideOptional, _RealmCollectionValueInsideOptional, _DefaultConstructible, RealmOptionalType, MinMaxType, AddableType,
    SortableType, _QueryNumeric
{
    public typealias PersistedType = Int64
    public static var _rlmShape: _PropertyShape { _PropertyShape(.int) }
}

extension Bool: _PersistableInsideOptional, _RealmCollectionValueInsideOptional, _DefaultConstructible, RealmOptionalType {
    public typealias PersistedType = Bool
    public static var _rlmShape: _PropertyShape { _PropertyShape(.bool) }
}

extension Float: _PersistableInsideOptional, _RealmCollectionValueInsideOptional, _DefaultConstructible, RealmOptionalType, MinMaxType, AddableType,
    SortableType, _QueryNumeric
{
    public typealias PersistedType = Float
    public static var _rlmShape: _PropertyShape { _PropertyShape(.float) }
}

extension Double: _PersistableInsideOptional, _RealmCollectionValueInsideOptional, _DefaultConstructible, RealmOptionalType, MinMaxType, AddableType,
    SortableType, _QueryNumeric
{
    public typealias PersistedType = Double
    public static var _rlmShape: _PropertyShape { _PropertyShape(.double) }
}

extension String: _PersistableInsideOptional, _RealmCollectionValueInsideOptional, _DefaultConstructible, SortableType, _QueryString {
    public typealias PersistedType = String
    public static var _rlmShape: _PropertyShape { _PropertyShape(.string) }
}

extension Data: _PersistableInsideOptional, _RealmCollectionValueInsideOptional, _DefaultConstructible, SortableType, _QueryBinary {
    public typealias PersistedType = Data
    public static var _rlmShape: _PropertyShape { _PropertyShape(.data) }
}

extension Date: _PersistableInsideOptional, _RealmCollectionValueInsideOptional, _DefaultConstructible, MinMaxType, SortableType, _QueryNumeric {
    public typealias PersistedType = Date
    public static var _rlmShape: _PropertyShape { _PropertyShape(.date) }
}

extension UUID: _PersistableInsideOptional, _RealmCollectionValueInsideOptional, _DefaultConstructible {
    public typealias PersistedType = UUID
    public static var _rlmShape: _PropertyShape { _PropertyShape(.UUID) }
}

// A date of its own, and an identifier of its own: as a property without a value has them.
extension Date {
    public static func _rlmDefaultValue() -> Date { Date(timeIntervalSince1970: 0) }
}

extension NSNumber: _HasPersistedType, MinMaxType, AddableType {
    public typealias PersistedType = NSNumber
}
extension NSDate: _HasPersistedType, _RealmSchemaDiscoverable, MinMaxType {
    public typealias PersistedType = NSDate
    public static var _rlmShape: _PropertyShape { _PropertyShape(.date) }
}
extension NSString: _RealmSchemaDiscoverable {
    public static var _rlmShape: _PropertyShape { _PropertyShape(.string) }
}
extension NSData: _RealmSchemaDiscoverable {
    public static var _rlmShape: _PropertyShape { _PropertyShape(.data) }
}

extension Optional: _ObjcBridgeable where Wrapped: _ObjcBridgeable {
    public static func _rlmFromObjc(_ value: Any, insideOptional: Bool) -> Wrapped?? {
        guard let value = Coercion.flattened(value), !(value is NSNull) else { return .some(.none) }
        return Wrapped._rlmFromObjc(value, insideOptional: true).map { .some($0) }
    }
    public var _rlmObjcValue: Any { map(\._rlmObjcValue) ?? NSNull() }
}

extension Optional: _RealmSchemaDiscoverable where Wrapped: _RealmSchemaDiscoverable {
    public static var _rlmShape: _PropertyShape { Wrapped._rlmShape.with { $0.isOptional = true } }
}

extension Optional: _HasPersistedType where Wrapped: _HasPersistedType {
    public typealias PersistedType = Wrapped.PersistedType?
}

extension Optional: _Persistable where Wrapped: _PersistableInsideOptional {
    public static func _rlmDefaultValue() -> Wrapped? { nil }
}

extension Optional: RealmCollectionValue where Wrapped: _RealmCollectionValueInsideOptional {
    public static func _rlmDefaultValue() -> Wrapped? { nil }
}

extension Optional: RealmPropertyType where Wrapped: RealmOptionalType & _RealmSchemaDiscoverable {}
extension Optional: MinMaxType where Wrapped: MinMaxType {}
extension Optional: AddableType where Wrapped: AddableType {}
extension Optional: SortableType where Wrapped: SortableType {}
extension Optional: _QueryNumeric where Wrapped: _Persistable, Wrapped.PersistedType: _QueryNumeric {}
extension Optional: _QueryString where Wrapped: _Persistable, Wrapped.PersistedType: _QueryString {}
extension Optional: _QueryBinary where Wrapped: _Persistable, Wrapped.PersistedType: _QueryBinary {}

/// Types that a query can compare by size.
public protocol _QueryNumeric: _RealmSchemaDiscoverable {}
/// Types that a query can look into as text.
public protocol _QueryString: _QueryBinary {}
/// Types that a query can look into.
public protocol _QueryBinary {}
