import Dispatch
import ObjectRuntime

/// The elements of a collection as they were when the iteration began.
public struct RLMIterator<Element: RealmCollectionValue>: IteratorProtocol {
    private let core: _CollectionCore
    private var elements: IndexingIterator<[StoredValue]>
    private var loose: IndexingIterator<[Any]>

    init(_ core: _CollectionCore) {
        self.core = core
        elements = core.elements.makeIterator()
        loose = (core.isManaged ? [] : core.anyElements).makeIterator()
    }

    public mutating func next() -> Element? {
        if !core.isManaged { return loose.next().map(_element) }
        return elements.next().map { _element(core.any($0)) }
    }
}

func _element<Element: RealmCollectionValue>(_ value: Any) -> Element {
    Element._rlmFromObjc(value, insideOptional: false) ?? Element._rlmDefaultValue()
}

/// The common part of all collections of Realm's, lists and maps.
public protocol RealmCollectionBase: RandomAccessCollection, LazyCollectionProtocol, CustomStringConvertible, ThreadConfined
where Element: RealmCollectionValue {
    typealias ElementType = Element
}

/// A collection of objects or values: `List`, `MutableSet`, `Results`, `LinkingObjects`. It shows what the Realm has at each look.
public protocol RealmCollection: RealmCollectionBase, Equatable where Iterator == RLMIterator<Element>, Index == Int {
    var _rlm: _CollectionCore { get }
    init(_rlm: _CollectionCore)

    var realm: Realm? { get }
    var isInvalidated: Bool { get }
    var count: Int { get }
    var description: String { get }
    var first: Element? { get }
    var last: Element? { get }
    func index(of object: Element) -> Int?
    func index(matching predicate: NSPredicate) -> Int?
    func objects(at indexes: IndexSet) -> [Element]
    func filter(_ predicate: NSPredicate) -> Results<Element>
    func sorted<S: Sequence>(by sortDescriptors: S) -> Results<Element> where S.Iterator.Element == SortDescriptor
    func distinct<S: Sequence>(by keyPaths: S) -> Results<Element> where S.Iterator.Element == String
    func observe(keyPaths: [String]?, on queue: DispatchQueue?, _ block: @escaping (RealmCollectionChange<Self>) -> Void) -> NotificationToken
}

extension RealmCollection {
    public var realm: Realm? { _rlm.session.map { Realm($0) } }
    /// Whether what it belongs to was deleted.
    public var isInvalidated: Bool { _rlm.isInvalidated }
    public var count: Int { _rlm.count }
    public var isEmpty: Bool { _rlm.count == 0 }
    public var startIndex: Int { 0 }
    public var endIndex: Int { _rlm.count }
    public func index(after i: Int) -> Int { i + 1 }
    public func index(before i: Int) -> Int { i - 1 }
    public var first: Element? { _rlm.count == 0 ? nil : _element(_rlm.any(at: 0)) }
    public var last: Element? { _rlm.count == 0 ? nil : _element(_rlm.any(at: _rlm.count - 1)) }
    public func makeIterator() -> RLMIterator<Element> { RLMIterator(_rlm) }

    public func index(of object: Element) -> Int? { _rlm.index(of: object._rlmObjcValue) }
    public func index(matching predicate: NSPredicate) -> Int? { _rlm.indexes(matching: predicate) }
    public func index(matching predicateFormat: String, _ args: Any...) -> Int? {
        index(matching: NSPredicate(format: predicateFormat, argumentArray: unwrapped(args)))
    }
    public func index(matching isIncluded: ((Query<Element>) -> Query<Bool>)) -> Int? { index(matching: isIncluded(Query()).predicate) }

    public func objects(at indexes: IndexSet) -> [Element] { indexes.map { _element(_rlm.any(at: $0)) } }

    /// The elements that fulfil a condition, now and later.
    public func filter(_ predicate: NSPredicate) -> Results<Element> {
        if predicate.predicateFormat == "BLOCKPREDICATE" { realmException("Only support compound, comparison, and constant predicates") }
        return Results(_rlm: _rlm.derived { .filtered($0, predicate) })
    }
    public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
        filter(NSPredicate(format: predicateFormat, argumentArray: unwrapped(args)))
    }
    public func `where`(_ isIncluded: ((Query<Element>) -> Query<Bool>)) -> Results<Element> { filter(isIncluded(Query()).predicate) }

    public func sorted<S: Sequence>(by sortDescriptors: S) -> Results<Element> where S.Iterator.Element == SortDescriptor {
        let descriptors = Array(sortDescriptors)
        return Results(_rlm: _rlm.derived { descriptors.isEmpty ? $0 : .sorted($0, descriptors) })
    }

    /// The elements without those that have the same values at the key paths as one before.
    public func distinct<S: Sequence>(by keyPaths: S) -> Results<Element> where S.Iterator.Element == String {
        let paths = Array(keyPaths)
        return Results(_rlm: _rlm.derived { .distinct($0, paths) })
    }

    public func min<T: _HasPersistedType>(ofProperty property: String) -> T? where T.PersistedType: MinMaxType {
        _rlm.extreme(of: property, greatest: false).flatMap { T._rlmFromObjc($0, insideOptional: false) }
    }
    public func max<T: _HasPersistedType>(ofProperty property: String) -> T? where T.PersistedType: MinMaxType {
        _rlm.extreme(of: property, greatest: true).flatMap { T._rlmFromObjc($0, insideOptional: false) }
    }
    public func sum<T: _HasPersistedType>(ofProperty property: String) -> T where T.PersistedType: AddableType {
        T._rlmFromObjc(_rlm.sum(of: property), insideOptional: false)!
    }
    /// Nil where there is no element.
    public func average<T: _HasPersistedType>(ofProperty property: String) -> T? where T.PersistedType: AddableType {
        _rlm.average(of: property).flatMap { T._rlmFromObjc($0, insideOptional: false) }
    }

    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    public func value(forKeyPath keyPath: String) -> Any? {
        KeyValueCoding.value(of: NSArray(array: _rlm.anyElements), forKeyPath: keyPath)
    }
    public func setValue(_ value: Any?, forKey key: String) { _rlm.setValue(value, forKey: key) }

    public var isFrozen: Bool { _rlm.session?.isFrozen ?? false }
    public func freeze() -> Self {
        guard let session = _rlm.session, let copy = _rlm.copy(in: session.frozen()) else { realmException("Unmanaged collections cannot be frozen.") }
        return Self(_rlm: copy)
    }
    public func thaw() -> Self? {
        guard let session = _rlm.session else { return nil }
        if !session.isFrozen { return self }
        return _rlm.copy(in: session.store.session(session.configuration)).map { Self(_rlm: $0) }
    }

    public var description: String { "\(type(of: self)) <\(Unmanaged.passUnretained(_rlm).toOpaque())> \(_rlm.text(depth: 4))" }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        if lhs._rlm === rhs._rlm { return true }
        return lhs._rlm.isManaged == rhs._rlm.isManaged && lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0 == $1 }
    }
}

/// The arguments of a format as predicates know them: collections as lists.
func unwrapped(_ arguments: [Any]) -> [Any] {
    arguments.map { argument in
        guard let flat = Coercion.flattened(argument) else { return NSNull() }
        if let collection = flat as? any RealmCollection { return NSArray(array: collection._rlm.anyElements) }
        if let array = flat as? [Any] { return NSArray(array: unwrapped(array)) }
        let plain: Any = (flat as? any _ObjcBridgeable)?._rlmObjcValue ?? flat
        return (plain as? Decimal128).map { NSDecimalNumber(decimal: $0.value) } ?? plain
    }
}

extension RealmCollection {
    /// Calls back with the collection as it is, and after each write transaction that changes it with the places that changed: on the main queue, or
    /// on `queue`, as long as the token is kept.
    public func observe(keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (RealmCollectionChange<Self>) -> Void)
        -> NotificationToken
    {
        CollectionNotifier<Self>.observe(_rlm, keyPaths, queue, block)
    }
}

extension RealmCollection where Element: ObjectBase {
    public func observe(keyPaths: [PartialKeyPath<Element>], on queue: DispatchQueue? = nil, _ block: @escaping (RealmCollectionChange<Self>) -> Void)
        -> NotificationToken
    {
        observe(keyPaths: keyPaths.map(_name(for:)), on: queue, block)
    }

    public func min<T: _HasPersistedType>(of keyPath: KeyPath<Element, T>) -> T? where T.PersistedType: MinMaxType { min(ofProperty: _name(for: keyPath)) }
    public func max<T: _HasPersistedType>(of keyPath: KeyPath<Element, T>) -> T? where T.PersistedType: MinMaxType { max(ofProperty: _name(for: keyPath)) }
    public func sum<T: _HasPersistedType>(of keyPath: KeyPath<Element, T>) -> T where T.PersistedType: AddableType { sum(ofProperty: _name(for: keyPath)) }
    public func average<T: _HasPersistedType>(of keyPath: KeyPath<Element, T>) -> T? where T.PersistedType: AddableType {
        average(ofProperty: _name(for: keyPath))
    }
}

extension RealmCollection where Element.PersistedType: MinMaxType {
    public func min() -> Element? { _rlm.extreme(of: "self", greatest: false).flatMap { Element._rlmFromObjc($0, insideOptional: false) } }
    public func max() -> Element? { _rlm.extreme(of: "self", greatest: true).flatMap { Element._rlmFromObjc($0, insideOptional: false) } }
}

extension RealmCollection where Element.PersistedType: AddableType {
    public func sum() -> Element { Element._rlmFromObjc(_rlm.sum(of: "self"), insideOptional: false)! }
    public func average<T: _HasPersistedType>() -> T? where T.PersistedType: AddableType { average(ofProperty: "self") }
}

extension RealmCollection where Element: KeypathSortable {
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
        sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
    }

    public func sorted<T: _HasPersistedType>(by keyPath: KeyPath<Element, T>, ascending: Bool = true) -> Results<Element>
    where T.PersistedType: SortableType, Element: ObjectBase {
        sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
    }

    public func distinct<S: Sequence>(by keyPaths: S) -> Results<Element> where S.Iterator.Element == PartialKeyPath<Element>, Element: ObjectBase {
        distinct(by: keyPaths.map { _name(for: $0) })
    }
}

extension RealmCollection where Element.PersistedType: SortableType {
    public func sorted(ascending: Bool = true) -> Results<Element> { sorted(by: [SortDescriptor(keyPath: "self", ascending: ascending)]) }
    public func distinct() -> Results<Element> { distinct(by: ["self"]) }
}

extension RealmCollection where Element: Encodable {
    public func encode(to encoder: Encoder) throws {
        var container = encoder.unkeyedContainer()
        for value in self { try container.encode(value) }
    }
}
