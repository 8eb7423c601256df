import UIKit

/// By what children are ordered.
enum DataIndex: Equatable, Sendable {
    case key, value, priority
    case child(DataPath)

    /// The part of a child that its place depends on, beside its key.
    func value(of child: DataNode) -> DataNode {
        switch self {
        case .key: .empty
        case .value: child
        case .priority: child.priority.map { .leaf($0, priority: nil) } ?? .empty
        case .child(let path): child.value(at: path)
        }
    }

    typealias Entry = (key: String, node: DataNode)

    func isBefore(_ one: Entry, _ two: Entry) -> Bool {
        let order: FirestoreValue.Ordering = Self.compare(value(of: one.node), value(of: two.node))
        return order == .same ? Self.compare(keys: one.key, two.key) == .ascending : order == .ascending
    }

    func sorted(_ node: DataNode) -> [Entry] { node.children.map { ($0.key, $0.value) }.sorted { isBefore($0, $1) } }

    /// Keys that are numbers come first, in their order, then texts.
    static func compare(keys one: String, _ two: String) -> FirestoreValue.Ordering {
        switch (DataPath.number(one), DataPath.number(two)) {
        case (let first?, let second?): .init(first, second)
        case (_?, nil): .ascending
        case (nil, _?): .descending
        case (nil, nil): one == two ? .same : one.utf16.lexicographicallyPrecedes(two.utf16) ? .ascending : .descending
        }
    }

    /// Nothing, then false, true, numbers, texts, and what has children.
    static func compare(_ one: DataNode, _ two: DataNode) -> FirestoreValue.Ordering {
        let ranks = (rank(one), rank(two))
        guard ranks.0 == ranks.1 else { return .init(ranks.0, ranks.1) }
        guard case .leaf(let first, _) = one, case .leaf(let second, _) = two else { return .same }
        switch (first, second) {
        case (.integer(let one), .integer(let two)): return .init(one, two)
        case (.string(let one), .string(let two)): return one == two ? .same : one.utf16.lexicographicallyPrecedes(two.utf16) ? .ascending : .descending
        default: return .init(first.number ?? 0, second.number ?? 0)
        }
    }

    private static func rank(_ node: DataNode) -> Int {
        switch node {
        case .empty: 0
        case .leaf(.bool(false), _): 1
        case .leaf(.bool(true), _): 2
        case .leaf(.integer, _), .leaf(.double, _): 3
        case .leaf(.string, _): 4
        case .map: 5
        }
    }
}

/// Which of a place's children a query has.
struct DataQuery: Equatable, Sendable {
    struct Bound: Equatable, Sendable {
        let value: DataNode
        /// nil for all keys with the value.
        let key: String?
        let isInclusive: Bool
    }

    var index: DataIndex?
    var limit: Int?
    var isLimitedToLast = false
    var start: Bound?
    var end: Bound?

    var order: DataIndex { index ?? .priority }
    var isWhole: Bool { limit == nil && start == nil && end == nil }

    /// The value with those children alone that belong to the query.
    func apply(to node: DataNode) -> DataNode {
        guard !isWhole, case .map(let children, let priority) = node else { return isWhole ? node : .empty }
        var entries: [DataIndex.Entry] = order.sorted(node).filter { isWithin($0) }
        if let limit { entries = isLimitedToLast ? entries.suffix(limit) : Array(entries.prefix(limit)) }
        let kept = Set(entries.map(\.key))
        let left: [String: DataNode] = children.filter { kept.contains($0.key) }
        return left.isEmpty ? .empty : .map(left, priority: priority)
    }

    private func isWithin(_ entry: DataIndex.Entry) -> Bool {
        if let start {
            let place: FirestoreValue.Ordering = compare(entry, start)
            if place == .ascending || place == .same && !start.isInclusive { return false }
        }
        if let end {
            let place: FirestoreValue.Ordering = compare(entry, end)
            if place == .descending || place == .same && !end.isInclusive { return false }
        }
        return true
    }

    private func compare(_ entry: DataIndex.Entry, _ bound: Bound) -> FirestoreValue.Ordering {
        if order == .key {
            guard case .leaf(.string(let key), _) = bound.value else { return .same }
            return DataIndex.compare(keys: entry.key, key)
        }
        let place: FirestoreValue.Ordering = DataIndex.compare(order.value(of: entry.node), bound.value)
        guard place == .same, let key = bound.key else { return place }
        return DataIndex.compare(keys: entry.key, key)
    }
}

/// News of a place since a listener was last told.
struct DataEvent: Equatable, Sendable {
    let type: DataEventType
    let key: String
    let node: DataNode
    let previousKey: String?

    /// The events between two values, in Firebase's order: what went, came, moved and changed, and the value as a whole.
    ///
    /// - Parameter old: nil where nothing was told yet.
    static func between(_ old: DataNode?, _ new: DataNode, index: DataIndex, key: String) -> [DataEvent] {
        if old == new { return [] }
        var events: [DataEvent] = []
        let (before, after) = (index.sorted(old ?? .empty), index.sorted(new))
        let (known, present) = ((old ?? .empty).children, new.children)
        for entry in before where present[entry.key] == nil {
            events.append(DataEvent(type: .childRemoved, key: entry.key, node: entry.node, previousKey: nil))
        }
        func told(_ type: DataEventType, where belongs: (DataIndex.Entry) -> Bool) {
            for (place, entry) in after.enumerated() where belongs(entry) {
                events.append(DataEvent(type: type, key: entry.key, node: entry.node, previousKey: place == 0 ? nil : after[place - 1].key))
            }
        }
        told(.childAdded) { known[$0.key] == nil }
        told(.childMoved) { entry in known[entry.key].map { index.value(of: $0) != index.value(of: entry.node) } ?? false }
        told(.childChanged) { entry in known[entry.key].map { $0 != entry.node } ?? false }
        events.append(DataEvent(type: .value, key: key, node: new, previousKey: nil))
        return events
    }
}
