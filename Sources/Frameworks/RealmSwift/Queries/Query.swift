import ObjectRuntime

/// How strings are compared.
public struct StringOptions: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let caseInsensitive = StringOptions(rawValue: 1)
    public static let diacriticInsensitive = StringOptions(rawValue: 2)

    var modifier: String {
        if isEmpty { return "" }
        return "[" + (contains(.caseInsensitive) ? "c" : "") + (contains(.diacriticInsensitive) ? "d" : "") + "]"
    }
}

/// A condition, or a part of one: what `where { $0.age > 18 }` writes with Swift's operators and properties.
@dynamicMemberLookup
public struct Query<T> {
    let node: QueryNode

    init() { node = .path([], isCollection: false) }
    init(_ node: QueryNode) { self.node = node }

    /// The condition as a format and its arguments.
    public func _constructPredicate() -> (String, [Any]) {
        var writer = QueryWriter()
        let text: String = writer.condition(node)
        return (text, writer.arguments)
    }

    var predicate: NSPredicate {
        let (format, arguments) = _constructPredicate()
        return NSPredicate(format: format, argumentArray: arguments)
    }

    func compared<U>(_ comparison: String, _ other: QueryNode, _ options: StringOptions = []) -> Query<U> {
        Query<U>(.comparison(comparison + options.modifier, node, other))
    }

    public static func == (_ lhs: Query, _ rhs: T) -> Query<Bool> { lhs.compared("==", .constant(rhs)) }
    public static func == (_ lhs: Query, _ rhs: Query) -> Query<Bool> { lhs.compared("==", rhs.node) }
    public static func != (_ lhs: Query, _ rhs: T) -> Query<Bool> { lhs.compared("!=", .constant(rhs)) }
    public static func != (_ lhs: Query, _ rhs: Query) -> Query<Bool> { lhs.compared("!=", rhs.node) }

    public func `in`<U: Sequence>(_ collection: U) -> Query<Bool> where U.Element == T { compared("IN", .list(collection.map { $0 as Any })) }

    public subscript<V>(dynamicMember member: KeyPath<T, V>) -> Query<V> where T: ObjectBase {
        Query<V>(node.appending(_name(for: member), isCollection: false))
    }
    public subscript<V: RealmCollectionBase>(dynamicMember member: KeyPath<T, V>) -> Query<V> where T: ObjectBase {
        Query<V>(node.appending(_name(for: member), isCollection: true))
    }
    public subscript<V: RealmKeyedCollection>(dynamicMember member: KeyPath<T, V>) -> Query<V> where T: ObjectBase {
        Query<V>(node.appending(_name(for: member), isCollection: true))
    }

    func operation<U>(_ name: String) -> Query<U> { Query<U>(node.appending(name, isCollection: false)) }
    func between<Bound>(_ lower: Bound, _ upper: Bound, includesUpper: Bool) -> Query<Bool> {
        Query<Bool>(.between(node, .constant(lower), .constant(upper), includesUpper: includesUpper))
    }
}

extension Query where T == Bool {
    public static prefix func ! (_ query: Query) -> Query<Bool> { Query<Bool>(.not(query.node)) }
    public static func && (_ lhs: Query, _ rhs: Query) -> Query<Bool> { Query<Bool>(.joined("AND", lhs.node, rhs.node)) }
    public static func || (_ lhs: Query, _ rhs: Query) -> Query<Bool> { Query<Bool>(.joined("OR", lhs.node, rhs.node)) }

    /// How many elements of a collection fulfil the condition together: `($0.pets.age > 2).count > 1`.
    public var count: Query<Int> { Query<Int>(.subqueryCount(node)) }
}

extension Query where T: OptionalProtocol {
    public subscript<V>(dynamicMember member: KeyPath<T.Wrapped, V>) -> Query<V> where T.Wrapped: ObjectBase {
        Query<V>(node.appending(_name(for: member), isCollection: false))
    }
}

extension Query where T: RealmCollection {
    public subscript<V>(dynamicMember member: KeyPath<T.Element, V>) -> Query<V> where T.Element: ObjectBase {
        Query<V>(node.appending(_name(for: member), isCollection: true))
    }
    public var count: Query<Int> { operation("@count") }
    public func contains(_ value: T.Element) -> Query<Bool> { Query<Bool>(.comparison("IN", .constant(value), node.plain)) }
    public func containsAny<U: Sequence>(in collection: U) -> Query<Bool> where U.Element == T.Element {
        compared("IN", .list(collection.map { $0 as Any }))
    }
    public static func == (_ lhs: Query<T>, _ rhs: T.Element) -> Query<Bool> { lhs.compared("==", .constant(rhs)) }
    public static func != (_ lhs: Query<T>, _ rhs: T.Element) -> Query<Bool> { lhs.compared("!=", .constant(rhs)) }
}

extension Query where T: RealmCollection, T.Element: Comparable {
    public func contains(_ range: Range<T.Element>) -> Query<Bool> { between(range.lowerBound, range.upperBound, includesUpper: false) }
    public func contains(_ range: ClosedRange<T.Element>) -> Query<Bool> { between(range.lowerBound, range.upperBound, includesUpper: true) }
}

extension Query where T: RealmCollection, T.Element.PersistedType: _QueryNumeric {
    public static func > (_ lhs: Query<T>, _ rhs: T.Element) -> Query<Bool> { lhs.compared(">", .constant(rhs)) }
    public static func >= (_ lhs: Query<T>, _ rhs: T.Element) -> Query<Bool> { lhs.compared(">=", .constant(rhs)) }
    public static func < (_ lhs: Query<T>, _ rhs: T.Element) -> Query<Bool> { lhs.compared("<", .constant(rhs)) }
    public static func <= (_ lhs: Query<T>, _ rhs: T.Element) -> Query<Bool> { lhs.compared("<=", .constant(rhs)) }
    public var min: Query<T.Element> { operation("@min.self") }
    public var max: Query<T.Element> { operation("@max.self") }
    public var avg: Query<T.Element> { operation("@avg.self") }
    public var sum: Query<T.Element> { operation("@sum.self") }
}

extension Query where T: RealmKeyedCollection {
    public var count: Query<Int> { operation("@count") }
    public var values: Query<T.Value> { Query<T.Value>(node) }
    public subscript(member: T.Key) -> Query<T.Value> { Query<T.Value>(node.plain.appending("\(member._rlmObjcValue)", isCollection: false)) }
    public func contains(_ value: T.Value) -> Query<Bool> { Query<Bool>(.comparison("CONTAINS", node.plain, .constant(value))) }
}

extension Query where T: RealmKeyedCollection, T.Key == String {
    public var keys: Query<String> { Query<String>(node.appending(RowCollection.allKeys, isCollection: true)) }
}

extension Query where T: Comparable {
    public func contains(_ range: Range<T>) -> Query<Bool> { between(range.lowerBound, range.upperBound, includesUpper: false) }
    public func contains(_ range: ClosedRange<T>) -> Query<Bool> { between(range.lowerBound, range.upperBound, includesUpper: true) }
}

extension Query where T: OptionalProtocol, T.Wrapped: Comparable {
    public func contains(_ range: Range<T.Wrapped>) -> Query<Bool> { between(range.lowerBound, range.upperBound, includesUpper: false) }
    public func contains(_ range: ClosedRange<T.Wrapped>) -> Query<Bool> { between(range.lowerBound, range.upperBound, includesUpper: true) }
}

extension Query where T: PersistableEnum, T.RawValue: _RealmSchemaDiscoverable {
    public var rawValue: Query<T.RawValue> { Query<T.RawValue>(node) }
}

extension Query where T: _HasPersistedType {
    public var persistableValue: Query<T.PersistedType> { Query<T.PersistedType>(node) }
}

extension Query where T: _HasPersistedType, T.PersistedType: _QueryNumeric {
    public static func > (_ lhs: Query, _ rhs: T) -> Query<Bool> { lhs.compared(">", .constant(rhs)) }
    public static func > (_ lhs: Query, _ rhs: Query) -> Query<Bool> { lhs.compared(">", rhs.node) }
    public static func >= (_ lhs: Query, _ rhs: T) -> Query<Bool> { lhs.compared(">=", .constant(rhs)) }
    public static func >= (_ lhs: Query, _ rhs: Query) -> Query<Bool> { lhs.compared(">=", rhs.node) }
    public static func < (_ lhs: Query, _ rhs: T) -> Query<Bool> { lhs.compared("<", .constant(rhs)) }
    public static func < (_ lhs: Query, _ rhs: Query) -> Query<Bool> { lhs.compared("<", rhs.node) }
    public static func <= (_ lhs: Query, _ rhs: T) -> Query<Bool> { lhs.compared("<=", .constant(rhs)) }
    public static func <= (_ lhs: Query, _ rhs: Query) -> Query<Bool> { lhs.compared("<=", rhs.node) }
    /// Of the elements of a collection: `$0.pets.age.max`.
    public var min: Query { Query(node.aggregating("@min")) }
    public var max: Query { Query(node.aggregating("@max")) }
    public var avg: Query { Query(node.aggregating("@avg")) }
    public var sum: Query { Query(node.aggregating("@sum")) }
}

extension Query where T: _HasPersistedType, T.PersistedType: _QueryString {
    /// `*` stands for any characters and `?` for one.
    public func like(_ value: T, caseInsensitive: Bool = false) -> Query<Bool> {
        compared("LIKE", .constant(value), caseInsensitive ? [.caseInsensitive] : [])
    }
    public func like<U>(_ column: Query<U>, caseInsensitive: Bool = false) -> Query<Bool> {
        compared("LIKE", column.node, caseInsensitive ? [.caseInsensitive] : [])
    }
}

extension Query where T: _HasPersistedType, T.PersistedType: _QueryBinary {
    public func contains(_ value: T, options: StringOptions = []) -> Query<Bool> { compared("CONTAINS", .constant(value), options) }
    public func contains<U>(_ column: Query<U>, options: StringOptions = []) -> Query<Bool> { compared("CONTAINS", column.node, options) }
    public func starts(with value: T, options: StringOptions = []) -> Query<Bool> { compared("BEGINSWITH", .constant(value), options) }
    public func starts<U>(with column: Query<U>, options: StringOptions = []) -> Query<Bool> { compared("BEGINSWITH", column.node, options) }
    public func ends(with value: T, options: StringOptions = []) -> Query<Bool> { compared("ENDSWITH", .constant(value), options) }
    public func ends<U>(with column: Query<U>, options: StringOptions = []) -> Query<Bool> { compared("ENDSWITH", column.node, options) }
    public func equals(_ value: T, options: StringOptions = []) -> Query<Bool> { compared("==", .constant(value), options) }
    public func equals<U>(_ column: Query<U>, options: StringOptions = []) -> Query<Bool> { compared("==", column.node, options) }
    public func notEquals(_ value: T, options: StringOptions = []) -> Query<Bool> { compared("!=", .constant(value), options) }
    public func notEquals<U>(_ column: Query<U>, options: StringOptions = []) -> Query<Bool> { compared("!=", column.node, options) }
}
