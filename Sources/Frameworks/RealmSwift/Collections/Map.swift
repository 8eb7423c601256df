import Dispatch
import ObjectRuntime

/// Types that a map may have as keys.
public protocol _MapKey: Hashable, _ObjcBridgeable {}
extension String: _MapKey {}

/// A `Map` of any keys and values, for code that takes all.
public protocol RealmKeyedCollection: Sequence, ThreadConfined, CustomStringConvertible {
    associatedtype Key: _MapKey
    associatedtype Value: RealmCollectionValue
    var _rlm: _CollectionCore { get }
    var realm: Realm? { get }
    var isInvalidated: Bool { get }
    var count: Int { get }
    var keys: [Key] { get }
    var values: [Value] { get }
    subscript(key: Key) -> Value? { get set }
}

/// One entry of a map.
public struct SingleMapEntry<Key: _MapKey, Value: RealmCollectionValue>: Hashable {
    public var key: Key
    public var value: Value
}

/// Objects or values by keys. Keys hold neither dots nor begin with `$`, as Realm demands.
public final class Map<Key: _MapKey, Value: RealmCollectionValue>: RLMSwiftCollectionBase {
    public init() { super.init(core: _CollectionCore(collectionShape(Value.self, .map))) }
    public init(_rlm: _CollectionCore) { super.init(core: _rlm) }

    public var realm: Realm? { _rlm.session.map { Realm($0) } }
    public var isInvalidated: Bool { _rlm.isInvalidated }
    public var count: Int { _rlm.isManaged ? _rlm.entries.count : _rlm.looseEntries.count }
    public var isEmpty: Bool { count == 0 }

    private var sortedKeys: [String] { _rlm.isManaged ? _rlm.entries.keys.sorted() : _rlm.looseEntries.keys.sorted() }
    public var keys: [Key] { sortedKeys.compactMap { Key._rlmFromObjc($0, insideOptional: false) } }
    public var values: [Value] {
        let entries: [String: Any] = _rlm.anyEntries
        return sortedKeys.map { _element(entries[$0] ?? NSNull()) }
    }

    private static func text(_ key: Key) -> String {
        let text = "\(key._rlmObjcValue)"
        if text.contains(".") || text.hasPrefix("$") { realmException("Invalid key '\(text)': keys must not contain '.' or start with '$'.") }
        return text
    }

    public subscript(key: Key) -> Value? {
        get { (_rlm.isManaged ? _rlm.entries[Self.text(key)].map { _rlm.any($0) } : _rlm.looseEntries[Self.text(key)]).map(_element) }
        set { if let newValue { updateValue(newValue, forKey: key) } else { removeObject(for: key) } }
    }

    public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
        get { self[key] ?? defaultValue() }
        set { updateValue(newValue, forKey: key) }
    }

    public func updateValue(_ value: Value, forKey key: Key) {
        let new: Any = value._rlmObjcValue
        let key: String = Self.text(key)
        _rlm.changeEntries(loose: { $0[key] = new }) { [_rlm] entries, session in entries[key] = session.stored(new, _rlm.shape.element) }
    }

    public func merge<S>(_ sequence: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    where S: Sequence, S.Element == (key: Key, value: Value) {
        for (key, value) in sequence { updateValue(try self[key].map { try combine($0, value) } ?? value, forKey: key) }
    }

    public func merge(_ other: Map<Key, Value>, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
        try merge(other.asKeyValueSequence().map { (key: $0.key, value: $0.value) }, uniquingKeysWith: combine)
    }

    public func removeObject(for key: Key) {
        let key: String = Self.text(key)
        _rlm.changeEntries(loose: { $0[key] = nil }, stored: { entries, _ in entries[key] = nil })
    }

    public func removeAll() { _rlm.changeEntries(loose: { $0 = [:] }, stored: { entries, _ in entries = [:] }) }
    public func removeAll(where condition: (SingleMapEntry<Key, Value>) -> Bool) {
        for entry in Array(self) where condition(entry) { removeObject(for: entry.key) }
    }

    public func value(forKey key: String) -> AnyObject? { _rlm.anyEntries[key].map { $0 as AnyObject } }
    public func value(forKeyPath keyPath: String) -> AnyObject? {
        KeyValueCoding.value(of: NSDictionary(dictionary: _rlm.anyEntries), forKeyPath: keyPath).map { $0 as AnyObject }
    }
    public func setValue(_ value: Any?, forKey key: String) {
        _rlm.changeEntries(loose: { $0[key] = value }) { [_rlm] entries, session in
            entries[key] = Coercion.flattened(value).map { session.stored($0, _rlm.shape.element) }
        }
    }

    public func contains(where predicate: @escaping (_ key: Key, _ value: Value) -> Bool) -> Bool { Array(self).contains { predicate($0.key, $0.value) } }

    private var results: Results<Value> { Results(_rlm: _rlm.derived { $0 }) }
    public func filter(_ predicate: NSPredicate) -> Results<Value> { results.filter(predicate) }
    public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Value> {
        filter(NSPredicate(format: predicateFormat, argumentArray: unwrapped(args)))
    }
    public func `where`(_ isIncluded: ((Query<Value>) -> Query<Bool>)) -> Results<Value> { results.where(isIncluded) }
    public func sorted(ascending: Bool = true) -> Results<Value> { sorted(by: [SortDescriptor(keyPath: "self", ascending: ascending)]) }
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Value> {
        sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
    }
    public func sorted<S: Sequence>(by sortDescriptors: S) -> Results<Value> where S.Iterator.Element == SortDescriptor { results.sorted(by: sortDescriptors) }

    /// Calls back with the map as it is, and after each write transaction that changes it with the keys that changed.
    public func observe(keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (RealmMapChange<Map>) -> Void) -> NotificationToken {
        MapNotifier<Key, Value>.observe(_rlm, keyPaths, queue, block)
    }

    public var isFrozen: Bool { _rlm.session?.isFrozen ?? false }
    public func freeze() -> Map {
        guard let session = _rlm.session, let copy = _rlm.copy(in: session.frozen()) else { realmException("Unmanaged collections cannot be frozen.") }
        return Map(_rlm: copy)
    }
    public func thaw() -> Map? {
        guard let session = _rlm.session else { return nil }
        return session.isFrozen ? _rlm.copy(in: session.store.session(session.configuration)).map { Map(_rlm: $0) } : self
    }

    public override var description: String {
        let entries: [String: Any] = _rlm.anyEntries
        let lines: [String] = sortedKeys.map { "\t[\($0)] \(ObjectDescription.text(of: entries[$0], depth: 4))" }
        return "Map<\(Key.self), \(Value.self)> <\(Unmanaged.passUnretained(self).toOpaque())> (\n\(lines.joined(separator: ",\n"))\n)"
    }
}

extension Map: RealmKeyedCollection {}

extension Map: Sequence {
    public func makeIterator() -> IndexingIterator<[SingleMapEntry<Key, Value>]> {
        zip(keys, values).map { SingleMapEntry(key: $0, value: $1) }.makeIterator()
    }

    /// The entries as pairs.
    public func asKeyValueSequence() -> [(key: Key, value: Value)] { map { (key: $0.key, value: $0.value) } }
}

extension Map: _RealmSchemaDiscoverable, _HasPersistedType, _ObjcBridgeable, _Persistable {
    public typealias PersistedType = Map<Key, Value>
    public static var _rlmShape: _PropertyShape { collectionShape(Value.self, .map) }
    public static func _rlmDefaultValue() -> Map<Key, Value> { Map() }
    public static func _rlmFromObjc(_ value: Any, insideOptional: Bool) -> Map<Key, Value>? { value as? Map<Key, Value> }
}

extension Map: Decodable where Key: Decodable, Value: Decodable {
    public convenience init(from decoder: Decoder) throws {
        self.init()
        for (key, value) in try decoder.singleValueContainer().decode([String: Value].self) { _rlm.looseEntries[key] = value._rlmObjcValue }
    }
}

extension Map: Encodable where Key: Encodable, Value: Encodable {
    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Dictionary(map { ("\($0.key._rlmObjcValue)", $0.value) }, uniquingKeysWith: { first, _ in first }))
    }
}
