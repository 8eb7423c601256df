import ObjectRuntime

/// A collection of Realm's of any kind.
public struct AnyRealmCollection<Element: RealmCollectionValue>: RealmCollection {
    public let _rlm: _CollectionCore
    public init(_rlm: _CollectionCore) { self._rlm = _rlm }
    public init<C: RealmCollection>(_ base: C) where C.Element == Element { _rlm = base._rlm }

    public subscript(position: Int) -> Element { _element(_rlm.any(at: position)) }
}

extension AnyRealmCollection: _ObjcBridgeable {}
extension AnyRealmCollection: Encodable where Element: Encodable {}
