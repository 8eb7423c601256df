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

extension Results: _ObjcBridgeable {}
extension Results: Encodable where Element: Encodable {}
