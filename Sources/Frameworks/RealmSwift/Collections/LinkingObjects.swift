import ObjectRuntime

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
