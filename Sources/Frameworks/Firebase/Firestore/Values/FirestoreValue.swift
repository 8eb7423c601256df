import UIKit

/// A value in a document.
indirect enum FirestoreValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case double(Double)
    case timestamp(seconds: Int64, nanoseconds: Int32)
    /// The time at which the server will have a write, until it has: the write, its time here, and the value that was there before.
    case serverTime(write: Int, seconds: Int64, nanoseconds: Int32, previous: FirestoreValue?)
    case string(String)
    case bytes(Data)
    /// The path of a document.
    case reference(String)
    case geoPoint(latitude: Double, longitude: Double)
    case array([FirestoreValue])
    case vector([Double])
    case map([String: FirestoreValue])

    enum Ordering: Int, Sendable {
        case ascending = -1
        case same = 0
        case descending = 1
        init<Value: Comparable>(_ first: Value, _ second: Value) { self = first < second ? .ascending : first == second ? .same : .descending }
        var reversed: Ordering { Ordering(rawValue: -rawValue)! }
    }

    static func timestamp(_ time: Timestamp) -> FirestoreValue { .timestamp(seconds: time.stored.seconds, nanoseconds: time.stored.nanoseconds) }

    /// The place of a value's type among others: values of different types are ordered by their types.
    private var rank: Int {
        switch self {
        case .null: 0
        case .bool: 1
        case .integer, .double: 2
        case .timestamp: 3
        // After every time that is known.
        case .serverTime: 4
        case .string: 5
        case .bytes: 6
        case .reference: 7
        case .geoPoint: 8
        case .array: 9
        case .vector: 10
        case .map: 11
        }
    }

    /// Whether comparisons such as `isLessThan` hold between values of their types.
    func isComparable(with other: FirestoreValue) -> Bool { rank == other.rank || (3...4).contains(rank) && (3...4).contains(other.rank) }

    /// The order in which a query has two values.
    func compare(_ other: FirestoreValue) -> Ordering {
        guard rank == other.rank else { return Ordering(rank, other.rank) }
        switch (self, other) {
        case (.bool(let one), .bool(let two)): return Ordering(one ? 1 : 0, two ? 1 : 0)
        case (.integer(let one), .integer(let two)): return Ordering(one, two)
        case (.integer, .double), (.double, .integer), (.double, .double): return Self.compare(number, other.number)
        case (.timestamp(let one, let part), .timestamp(let two, let otherPart)): return one == two ? Ordering(part, otherPart) : Ordering(one, two)
        case (.serverTime(_, let one, let part, _), .serverTime(_, let two, let otherPart, _)):
            return one == two ? Ordering(part, otherPart) : Ordering(one, two)
        case (.string(let one), .string(let two)): return Self.compare(text: one, two)
        case (.bytes(let one), .bytes(let two)): return Self.compare(Array(one), Array(two)) { Ordering($0, $1) }
        case (.reference(let one), .reference(let two)): return Self.compare(path: one, two)
        case (.geoPoint(let one, let east), .geoPoint(let two, let otherEast)): return one == two ? Ordering(east, otherEast) : Ordering(one, two)
        case (.array(let one), .array(let two)): return Self.compare(one, two) { $0.compare($1) }
        case (.vector(let one), .vector(let two)):
            return one.count == two.count ? Self.compare(one, two) { Self.compare($0, $1) } : Ordering(one.count, two.count)
        case (.map(let one), .map(let two)): return Self.compare(one, two)
        default: return .same
        }
    }

    private static func compare<Element>(_ one: [Element], _ two: [Element], _ by: (Element, Element) -> Ordering) -> Ordering {
        for (first, second) in zip(one, two) {
            let order: Ordering = by(first, second)
            if order != .same { return order }
        }
        return Ordering(one.count, two.count)
    }

    private static func compare(_ one: [String: FirestoreValue], _ two: [String: FirestoreValue]) -> Ordering {
        func sorted(_ map: [String: FirestoreValue]) -> [(key: String, value: FirestoreValue)] { map.sorted { compare(text: $0.key, $1.key) == .ascending } }
        return compare(sorted(one), sorted(two)) {
            let keys: Ordering = compare(text: $0.key, $1.key)
            return keys == .same ? $0.value.compare($1.value) : keys
        }
    }

    /// NaN stands before every number.
    private static func compare(_ one: Double, _ two: Double) -> Ordering {
        one.isNaN || two.isNaN ? Ordering(one.isNaN ? 0 : 1, two.isNaN ? 0 : 1) : Ordering(one, two)
    }

    /// Texts are ordered by the bytes of their UTF-8.
    static func compare(text one: String, _ two: String) -> Ordering {
        one == two ? .same : one.utf8.lexicographicallyPrecedes(two.utf8) ? .ascending : .descending
    }

    /// Paths are ordered segment by segment: the end of a segment comes before all that could go on with it.
    static func compare(path one: String, _ two: String) -> Ordering {
        let slash = UInt8(ascii: "/")
        for (first, second) in zip(one.utf8, two.utf8) where first != second {
            return first == slash ? .ascending : second == slash ? .descending : Ordering(first, second)
        }
        return Ordering(one.utf8.count, two.utf8.count)
    }

    private var number: Double {
        switch self {
        case .integer(let value): Double(value)
        case .double(let value): value
        default: 0
        }
    }

    /// A number's value; nil for what is none.
    var asNumber: Double? { rank == 2 ? number : nil }

    /// Whether a query takes two values for the same: 1 is 1.0.
    func matches(_ other: FirestoreValue) -> Bool { compare(other) == .same }

    var isNaN: Bool { if case .double(let value) = self { value.isNaN } else { false } }

    // MARK: - Fields

    /// The value below a path of field names.
    func value(at path: ArraySlice<String>) -> FirestoreValue? {
        guard let first = path.first else { return self }
        guard case .map(let fields) = self else { return nil }
        return fields[first]?.value(at: path.dropFirst())
    }

    /// Sets a value below a path, or takes it away; maps on the way are made where something is to be set.
    mutating func set(_ value: FirestoreValue?, at path: ArraySlice<String>) {
        guard let first = path.first else { return }
        var fields: [String: FirestoreValue] = [:]
        if case .map(let known) = self { fields = known } else if value == nil { return }
        if path.count == 1 {
            fields[first] = value
        } else if fields[first] != nil || value != nil {
            var inner: FirestoreValue = fields[first] ?? .map([:])
            inner.set(value, at: path.dropFirst())
            fields[first] = inner
        }
        self = .map(fields)
    }

    /// The value once the server has a write.
    func settled(_ write: Int, seconds: Int64, nanoseconds: Int32) -> FirestoreValue {
        switch self {
        case .serverTime(write, _, _, _): .timestamp(seconds: seconds, nanoseconds: nanoseconds)
        case .map(let fields): .map(fields.mapValues { $0.settled(write, seconds: seconds, nanoseconds: nanoseconds) })
        default: self
        }
    }
}
