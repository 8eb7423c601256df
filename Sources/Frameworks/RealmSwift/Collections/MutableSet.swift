import ObjectRuntime

/// Objects or values of which each is there once.
public final class MutableSet<Element: RealmCollectionValue>: RLMSwiftCollectionBase, RealmCollection {
    public init() { super.init(core: _CollectionCore(collectionShape(Element.self, .set))) }
    public init(_rlm: _CollectionCore) { super.init(core: _rlm) }

    public subscript(position: Int) -> Element { _element(_rlm.any(at: position)) }

    public override var description: String { "MutableSet<\(Element.self)> <\(Unmanaged.passUnretained(self).toOpaque())> \(_rlm.text(depth: 4))" }
    public override func isEqual(_ object: Any?) -> Bool { (object as? MutableSet<Element>).map { $0 === self || $0 == self } ?? false }
    public override var hash: Int { ObjectIdentifier(self).hashValue }

    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    /// The values of all elements, or what an operator such as `@sum.price` makes of them.
    public func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(of: NSArray(array: _rlm.anyElements), forKeyPath: keyPath) }
    public func setValue(_ value: Any?, forKey key: String) { _rlm.setValue(value, forKey: key) }

    public func contains(_ object: Element) -> Bool { index(of: object) != nil }
    public func isSubset(of possibleSuperset: MutableSet<Element>) -> Bool { allSatisfy { possibleSuperset.contains($0) } }
    public func intersects(_ otherSet: MutableSet<Element>) -> Bool { contains { otherSet.contains($0) } }

    public func insert(_ object: Element) { insert(objectsIn: CollectionOfOne(object)) }

    public func insert<S: Sequence>(objectsIn objects: S) where S.Iterator.Element == Element {
        let new: [Any] = objects.map(\._rlmObjcValue)
        _rlm.change(loose: { $0 = _CollectionCore.unique($0 + new) }) { [_rlm] values, session in
            for value in new {
                let stored: StoredValue = session.stored(value, _rlm.shape.element)
                if !values.contains(stored) { values.append(stored) }
            }
        }
    }

    public func remove(_ object: Element) {
        guard let place = index(of: object) else { return _rlm.requireWriting() }
        _rlm.change(loose: { $0.remove(at: place) }, stored: { values, _ in values.remove(at: place) })
    }

    public func removeAll() { _rlm.change(loose: { $0 = [] }, stored: { values, _ in values = [] }) }

    /// Keeps what the other set has too.
    public func formIntersection(_ other: MutableSet<Element>) { keep { other.contains($0) } }
    /// Takes out what the other set has.
    public func subtract(_ other: MutableSet<Element>) { keep { !other.contains($0) } }
    /// Adds what the other set has.
    public func formUnion(_ other: MutableSet<Element>) { insert(objectsIn: Array(other)) }

    private func keep(_ condition: (Element) -> Bool) {
        let kept: [Bool] = map(condition)
        _rlm.change(
            loose: { values in values = zip(values, kept).filter(\.1).map(\.0) }, stored: { values, _ in values = zip(values, kept).filter(\.1).map(\.0) })
    }
}

extension MutableSet: _RealmSchemaDiscoverable, _HasPersistedType, _ObjcBridgeable, _Persistable {
    public typealias PersistedType = MutableSet<Element>
    public static var _rlmShape: _PropertyShape { collectionShape(Element.self, .set) }
    public static func _rlmDefaultValue() -> MutableSet<Element> { MutableSet() }
    public static func _rlmFromObjc(_ value: Any, insideOptional: Bool) -> MutableSet<Element>? { value as? MutableSet<Element> }
}

extension MutableSet: Decodable where Element: Decodable {
    public convenience init(from decoder: Decoder) throws {
        self.init()
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd { insert(try container.decode(Element.self)) }
    }
}

extension MutableSet: Encodable where Element: Encodable {}
