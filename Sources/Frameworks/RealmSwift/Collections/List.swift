import ObjectRuntime

/// The class above `List`, `MutableSet` and `Map`.
public class RLMSwiftCollectionBase: NSObject, PartHolder {
    public let _rlm: _CollectionCore
    final var part: any PropertyPart { _rlm }

    init(core: _CollectionCore) {
        _rlm = core
        super.init()
        core.holder = { [weak self] in self }
    }
}

private func shape<Element>(_ type: Element.Type, _ kind: _PropertyShape.Collection) -> _PropertyShape {
    let element: _PropertyShape = (type as? any _RealmSchemaDiscoverable.Type)?._rlmShape ?? _PropertyShape(.any)
    return element.with { $0.collection = kind }
}

func collectionShape<Element>(_ type: Element.Type, _ kind: _PropertyShape.Collection) -> _PropertyShape { shape(type, kind) }

/// Objects or values in an order of their own: a property that leads to many.
///
/// One that is managed may be changed in a write transaction alone.
public final class List<Element: RealmCollectionValue>: RLMSwiftCollectionBase, RealmCollection {
    public init() { super.init(core: _CollectionCore(shape(Element.self, .list))) }
    public init(_rlm: _CollectionCore) { super.init(core: _rlm) }

    public subscript(position: Int) -> Element {
        get { _element(_rlm.any(at: position)) }
        set { replace(index: position, object: newValue) }
    }

    public override var description: String { "List<\(Element.self)> <\(Unmanaged.passUnretained(self).toOpaque())> \(_rlm.text(depth: 4))" }

    public override func isEqual(_ object: Any?) -> Bool { (object as? List<Element>).map { $0 === self || $0 == self } ?? false }
    public override var hash: Int { ObjectIdentifier(self).hashValue }

    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    /// The values of all elements, or what an operator such as `@sum.price` makes of them.
    public func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(of: NSArray(array: _rlm.anyElements), forKeyPath: keyPath) }
    public func setValue(_ value: Any?, forKey key: String) { _rlm.setValue(value, forKey: key) }

    // MARK: Changing

    public func append(_ object: Element) { append(objectsIn: CollectionOfOne(object)) }

    public func append<S: Sequence>(objectsIn objects: S) where S.Iterator.Element == Element {
        let new: [Any] = objects.map(\._rlmObjcValue)
        _rlm.change(loose: { $0.append(contentsOf: new) }) { [_rlm] values, session in
            for value in new { values.append(session.stored(value, _rlm.shape.element)) }
        }
    }

    public func insert(_ object: Element, at index: Int) {
        let new: Any = object._rlmObjcValue
        if index < 0 || index > count { realmException("Index \(index) is out of bounds (must be less than \(count + 1)).") }
        _rlm.change(loose: { $0.insert(new, at: index) }) { [_rlm] values, session in
            values.insert(session.stored(new, _rlm.shape.element), at: index)
        }
    }

    public func remove(at index: Int) {
        _rlm.check(index, count)
        _rlm.change(loose: { $0.remove(at: index) }, stored: { values, _ in values.remove(at: index) })
    }

    /// Takes all elements out. Objects stay in the Realm.
    public func removeAll() { _rlm.change(loose: { $0 = [] }, stored: { values, _ in values = [] }) }

    public func replace(index: Int, object: Element) {
        let new: Any = object._rlmObjcValue
        _rlm.check(index, count)
        _rlm.change(loose: { $0[index] = new }) { [_rlm] values, session in values[index] = session.stored(new, _rlm.shape.element) }
    }

    public func move(from: Int, to: Int) {
        _rlm.check(from, count)
        _rlm.check(to, count)
        _rlm.change(loose: { $0.insert($0.remove(at: from), at: to) }, stored: { values, _ in values.insert(values.remove(at: from), at: to) })
    }

    public func swapAt(_ index1: Int, _ index2: Int) {
        _rlm.check(index1, count)
        _rlm.check(index2, count)
        _rlm.change(loose: { $0.swapAt(index1, index2) }, stored: { values, _ in values.swapAt(index1, index2) })
    }

    public func replaceSubrange<C: Collection, R>(_ subrange: R, with newElements: C)
    where C.Iterator.Element == Element, R: RangeExpression, List<Element>.Index == R.Bound {
        let range: Range<Int> = subrange.relative(to: self)
        let new: [Any] = newElements.map(\._rlmObjcValue)
        _rlm.change(loose: { $0.replaceSubrange(range, with: new) }) { [_rlm] values, session in
            values.replaceSubrange(range, with: new.map { session.stored($0, _rlm.shape.element) })
        }
    }
}

extension List: MutableCollection {
    public typealias SubSequence = Slice<List>

    public subscript(bounds: Range<Int>) -> SubSequence {
        get { SubSequence(base: self, bounds: bounds) }
        set { replaceSubrange(bounds.lowerBound..<bounds.upperBound, with: newValue) }
    }

    public func removeFirst(_ number: Int = 1) {
        if number > count { realmException("It is not possible to remove more objects (\(number)) from a collection than it already contains (\(count)).") }
        replaceSubrange(0..<number, with: EmptyCollection())
    }

    public func removeLast(_ number: Int = 1) {
        if number > count { realmException("It is not possible to remove more objects (\(number)) from a collection than it already contains (\(count)).") }
        replaceSubrange(count - number..<count, with: EmptyCollection())
    }

    public func insert<C: Collection>(contentsOf newElements: C, at i: Int) where C.Iterator.Element == Element {
        replaceSubrange(i..<i, with: newElements)
    }

    public func removeSubrange<R>(_ boundsExpression: R) where R: RangeExpression, List<Element>.Index == R.Bound {
        replaceSubrange(boundsExpression, with: EmptyCollection())
    }

    public func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: offset) }
    }

    /// As lists in SwiftUI move rows: `destination` is a place before anything was moved.
    public func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
        let moved: [Element] = offsets.map { self[$0] }
        let place: Int = destination - offsets.count { $0 < destination }
        let places = Array(offsets)
        if _rlm.isManaged {
            _rlm.change(loose: { _ in }) { values, _ in
                let taken: [StoredValue] = places.map { values[$0] }
                for offset in places.reversed() { values.remove(at: offset) }
                values.insert(contentsOf: taken, at: place)
            }
        } else {
            remove(atOffsets: offsets)
            insert(contentsOf: moved, at: place)
        }
    }
}

extension List: _RealmSchemaDiscoverable, _HasPersistedType, _ObjcBridgeable, _Persistable {
    public typealias PersistedType = List<Element>
    public static var _rlmShape: _PropertyShape { shape(Element.self, .list) }
    public static func _rlmDefaultValue() -> List<Element> { List() }
    public static func _rlmFromObjc(_ value: Any, insideOptional: Bool) -> List<Element>? { value as? List<Element> }
}

extension List: Decodable where Element: Decodable {
    public convenience init(from decoder: Decoder) throws {
        self.init()
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd { append(try container.decode(Element.self)) }
    }
}

extension List: Encodable where Element: Encodable {}
