import ObjectRuntime

/// A value of any of the types that Realm keeps.
public enum AnyRealmValue: Hashable {
    case none
    case int(Int)
    case bool(Bool)
    case float(Float)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case object(Object)
    case objectId(ObjectId)
    case decimal128(Decimal128)
    case uuid(UUID)

    /// No value.
    public init() { self = .none }

    public var intValue: Int? { if case .int(let value) = self { value } else { nil } }
    public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
    public var floatValue: Float? { if case .float(let value) = self { value } else { nil } }
    public var doubleValue: Double? { if case .double(let value) = self { value } else { nil } }
    public var stringValue: String? { if case .string(let value) = self { value } else { nil } }
    public var dataValue: Data? { if case .data(let value) = self { value } else { nil } }
    public var dateValue: Date? { if case .date(let value) = self { value } else { nil } }
    public var objectIdValue: ObjectId? { if case .objectId(let value) = self { value } else { nil } }
    public var decimal128Value: Decimal128? { if case .decimal128(let value) = self { value } else { nil } }
    public var uuidValue: UUID? { if case .uuid(let value) = self { value } else { nil } }
    public func object<T: Object>(_ objectType: T.Type) -> T? { if case .object(let value) = self { value as? T } else { nil } }
    public var dynamicObject: DynamicObject? {
        guard case .object(let object) = self, let home = object.home else { return nil }
        return home.session.accessors.dynamicObject(home.row, in: home.session)
    }
}

extension AnyRealmValue: _Persistable, RealmCollectionValue, RealmPropertyType, _DefaultConstructible, MinMaxType, AddableType, SortableType, _QueryNumeric {
    public typealias PersistedType = AnyRealmValue
    public static var _rlmShape: _PropertyShape { _PropertyShape(.any) }

    public static func _rlmFromObjc(_ value: Any, insideOptional: Bool) -> AnyRealmValue? {
        switch Coercion.flattened(value) {
        case nil, is NSNull: AnyRealmValue.none
        case let value as AnyRealmValue: value
        case let value as Bool: .bool(value)
        case let value as Int: .int(value)
        case let value as Float: .float(value)
        case let value as Double: .double(value)
        case let value as String: .string(value)
        case let value as Data: .data(value)
        case let value as Date: .date(value)
        case let value as UUID: .uuid(value)
        case let value as ObjectId: .objectId(value)
        case let value as Decimal128: .decimal128(value)
        case let value as Object: .object(value)
        default: nil
        }
    }

    public var _rlmObjcValue: Any {
        switch self {
        case .none: NSNull()
        case .int(let value): value
        case .bool(let value): value
        case .float(let value): value
        case .double(let value): value
        case .string(let value): value
        case .data(let value): value
        case .date(let value): value
        case .object(let value): value
        case .objectId(let value): value
        case .decimal128(let value): value
        case .uuid(let value): value
        }
    }
}
