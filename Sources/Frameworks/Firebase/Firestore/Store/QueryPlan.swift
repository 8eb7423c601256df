import UIKit

/// Which documents a query has, and in which order.
struct QueryPlan: Hashable, Sendable {
    enum Operator: Hashable, Sendable {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, arrayContains, arrayContainsAny, isIn, notIn
        var isInequality: Bool {
            switch self {
            case .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .notIn: true
            default: false
            }
        }
    }

    indirect enum Condition: Sendable {
        case field(FieldKey, Operator, FirestoreValue)
        case all([Condition])
        case any([Condition])
    }

    struct Order: Hashable, Sendable {
        let key: FieldKey
        let isDescending: Bool
    }

    struct Bound: Sendable {
        let values: [FirestoreValue]
        /// Whether documents at the bound belong to the query.
        let isInclusive: Bool
    }

    /// The path of a collection; empty for a group.
    var collection: String
    /// The name of the collections of a group.
    var group: String?
    var conditions: [Condition] = []
    var orders: [Order] = []
    var limit: Int?
    var isLimitedToLast = false
    var start: Bound?
    var end: Bound?

    /// The text that is the same for queries that are.
    private var text: String {
        "\(collection)|\(group ?? "")|\(conditions)|\(orders)|\(limit ?? -1)|\(isLimitedToLast)|\(String(describing: start))|\(String(describing: end))"
    }
    static func == (one: QueryPlan, two: QueryPlan) -> Bool { one.text == two.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// The orders that are asked for, then those of fields that are compared, then that of the documents' names.
    var allOrders: [Order] {
        var all: [Order] = orders
        let isDescending: Bool = orders.last?.isDescending ?? false
        let compared = Set(conditions.flatMap(\.comparedFields)).sorted { FirestoreValue.compare(text: $0.text, $1.text) == .ascending }
        for key in compared where key != .documentID && !all.contains(where: { $0.key == key }) { all.append(Order(key: key, isDescending: isDescending)) }
        if !all.contains(where: { $0.key == .documentID }) { all.append(Order(key: .documentID, isDescending: isDescending)) }
        return all
    }

    /// Whether a document is in one of the query's collections.
    func hasCollection(_ path: String) -> Bool {
        if let group { return path == group || path.hasSuffix("/" + group) }
        return path == collection
    }

    /// Whether a document of its collections belongs to a query, limits aside.
    func includes(_ document: DocumentState, _ orders: [Order]) -> Bool {
        conditions.allSatisfy { $0.holds(for: document) } && orders.allSatisfy { $0.key == .documentID || document.value(of: $0.key) != nil }
            && start.map { isBefore(document, $0, orders) } != true && end.map { isAfter(document, $0, orders) } != true
    }

    /// The documents of a query among those of its collections, in order.
    func evaluate(_ documents: [DocumentState]) -> [DocumentState] {
        let orders: [Order] = allOrders
        let found: [DocumentState] = documents.filter { includes($0, orders) }.sorted { Self.compare($0, $1, orders) == .ascending }
        guard let limit else { return found }
        return isLimitedToLast ? found.suffix(limit) : Array(found.prefix(limit))
    }

    static func compare(_ one: DocumentState, _ two: DocumentState, _ orders: [Order]) -> FirestoreValue.Ordering {
        for order in orders {
            let result: FirestoreValue.Ordering
            if order.key == .documentID {
                result = FirestoreValue.compare(path: one.path, two.path)
            } else if let first = one.value(of: order.key), let second = two.value(of: order.key) {
                result = first.compare(second)
            } else {
                continue
            }
            if result != .same { return order.isDescending ? result.reversed : result }
        }
        return .same
    }

    private func compare(_ document: DocumentState, _ bound: Bound, _ orders: [Order]) -> FirestoreValue.Ordering {
        for (value, order) in zip(bound.values, orders) {
            guard let own = document.value(of: order.key) else { continue }
            let result: FirestoreValue.Ordering = own.compare(value)
            if result != .same { return order.isDescending ? result.reversed : result }
        }
        return .same
    }

    private func isBefore(_ document: DocumentState, _ bound: Bound, _ orders: [Order]) -> Bool {
        let order: FirestoreValue.Ordering = compare(document, bound, orders)
        return order == .ascending || order == .same && !bound.isInclusive
    }

    private func isAfter(_ document: DocumentState, _ bound: Bound, _ orders: [Order]) -> Bool {
        let order: FirestoreValue.Ordering = compare(document, bound, orders)
        return order == .descending || order == .same && !bound.isInclusive
    }
}

extension QueryPlan.Condition {
    /// The fields of which order is asked for.
    var comparedFields: [FieldKey] {
        switch self {
        case .field(let key, let comparison, _): comparison.isInequality ? [key] : []
        case .all(let parts), .any(let parts): parts.flatMap(\.comparedFields)
        }
    }

    func holds(for document: DocumentState) -> Bool {
        switch self {
        case .all(let parts): parts.allSatisfy { $0.holds(for: document) }
        case .any(let parts): parts.contains { $0.holds(for: document) }
        case .field(let key, let comparison, let value): document.value(of: key).map { Self.holds($0, comparison, value) } ?? false
        }
    }

    /// Whether a comparison holds. Fields that are null are none that differ, and only values of one type have an order.
    static func holds(_ own: FirestoreValue, _ comparison: QueryPlan.Operator, _ value: FirestoreValue) -> Bool {
        func list(_ value: FirestoreValue) -> [FirestoreValue] { if case .array(let values) = value { values } else { [] } }
        func isSame(_ other: FirestoreValue) -> Bool { own.isComparable(with: other) && own.matches(other) }
        switch comparison {
        case .equal: return isSame(value)
        case .notEqual: return own != .null && !isSame(value)
        case .less: return own.isComparable(with: value) && !own.isNaN && own.compare(value) == .ascending
        case .lessOrEqual: return own.isComparable(with: value) && own.isNaN == value.isNaN && own.compare(value) != .descending
        case .greater: return own.isComparable(with: value) && !value.isNaN && own.compare(value) == .descending
        case .greaterOrEqual: return own.isComparable(with: value) && own.isNaN == value.isNaN && own.compare(value) != .ascending
        case .arrayContains: return list(own).contains { $0.matches(value) }
        case .arrayContainsAny: return list(value).contains { wanted in list(own).contains { $0.matches(wanted) } }
        case .isIn: return list(value).contains { isSame($0) }
        case .notIn: return own != .null && !list(value).contains { $0 == .null || isSame($0) }
        }
    }
}
