import ObjectRuntime

/// Types that a Realm can be asked for.
public protocol RealmFetchable: RealmCollectionValue {
    static func className() -> String
}

extension Object: RealmFetchable {}

/// The objects that a query finds. It looks again whenever it is asked and something has changed.
public struct Results<Element: RealmCollectionValue>: RealmCollection, Equatable {
    public let _rlm: _CollectionCore
    public init(_rlm: _CollectionCore) { self._rlm = _rlm }

    public subscript(position: Int) -> Element { _element(_rlm.any(at: position)) }
}

extension Results: Encodable where Element: Encodable {}

/// The objects of which a property leads to the object that this belongs to; empty as long as that is not managed.
public struct LinkingObjects<Element: ObjectBase & RealmCollectionValue>: RealmCollection, LinkingObjectsProtocol, PartHolder {
    public let _rlm: _CollectionCore
    var part: any PropertyPart { _rlm }

    public init(_rlm: _CollectionCore) { self._rlm = _rlm }

    /// - Parameter property: the property of the other class that leads here.
    public init(fromType type: Element.Type, property propertyName: String) {
        _rlm = _CollectionCore(_PropertyShape(.linkingObjects, objectType: type), origin: (type, propertyName))
    }

    public subscript(index: Int) -> Element { _element(_rlm.any(at: index)) }
}

extension LinkingObjects: _Persistable, _RealmSchemaDiscoverable {
    public typealias PersistedType = LinkingObjects<Element>
    public static var _rlmShape: _PropertyShape { _PropertyShape(.linkingObjects, objectType: Element.self) }
    public static func _rlmDefaultValue() -> LinkingObjects<Element> {
        realmException("LinkingObjects properties must set the origin property name")
    }
    public static func _rlmFromObjc(_ value: Any, insideOptional: Bool) -> LinkingObjects<Element>? { value as? LinkingObjects<Element> }
}

/// A collection of Realm's of any kind.
public struct AnyRealmCollection<Element: RealmCollectionValue>: RealmCollection {
    public let _rlm: _CollectionCore
    public init(_rlm: _CollectionCore) { self._rlm = _rlm }
    public init<C: RealmCollection>(_ base: C) where C.Element == Element { _rlm = base._rlm }

    public subscript(position: Int) -> Element { _element(_rlm.any(at: position)) }
}

extension AnyRealmCollection: Encodable where Element: Encodable {}
