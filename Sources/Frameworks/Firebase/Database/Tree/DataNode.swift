import UIKit

/// A value in a realtime database, with all that is below it.
indirect enum DataNode: Equatable, Sendable {
    enum Leaf: Equatable, Sendable {
        case bool(Bool)
        case integer(Int64)
        case double(Double)
        case string(String)
    }

    case empty
    case leaf(Leaf, priority: Leaf?)
    case map([String: DataNode], priority: Leaf?)

    /// The value that an app passes; nil for one that cannot be kept.
    ///
    /// - Parameter existing: what is at the place now, for values that the server computes.
    init?(_ any: Any?, existing: DataNode = .empty) {
        guard let any, !(any is NSNull) else {
            self = .empty
            return
        }
        if let leaf = Leaf(any) {
            self = .leaf(leaf, priority: nil)
        } else if let list = any as? [Any] {
            var children: [String: DataNode] = [:]
            for (index, item) in list.enumerated() {
                guard let child = DataNode(item, existing: existing.child(String(index))) else { return nil }
                children[String(index)] = child
            }
            self = .map(children, priority: nil).pruned
        } else if let map = any as? [String: Any] {
            self.init(map: map, existing: existing)
        } else if let map = any as? [AnyHashable: Any] {
            self.init(map: Dictionary(map.map { ("\($0.key)", $0.value) }) { first, _ in first }, existing: existing)
        } else {
            return nil
        }
    }

    private init?(map: [String: Any], existing: DataNode) {
        if let command = map[".sv"] {
            self = .leaf(ServerValue.compute(command, existing), priority: nil)
            return
        }
        let priority: Leaf? = map[".priority"].flatMap { Leaf($0) ?? ($0 as? [String: Any])?[".sv"].map { ServerValue.compute($0, .empty) } }
        if let value = map[".value"] {
            guard let node = DataNode(value, existing: existing) else { return nil }
            self = node.with(priority: priority)
            return
        }
        var children: [String: DataNode] = [:]
        for (key, item) in map where key != ".priority" {
            DataPath.check(key: key)
            guard let child = DataNode(item, existing: existing.child(key)) else { return nil }
            children[key] = child
        }
        self = .map(children, priority: priority).pruned
    }

    /// The value; Firebase raises an exception for what cannot be kept.
    static func required(_ any: Any?, existing: DataNode) -> DataNode {
        guard let node = DataNode(any, existing: existing) else {
            fatalError("Cannot store object of type \(type(of: any)). Can only store objects of type NSNumber, NSString, NSDictionary, and NSArray.")
        }
        return node
    }

    /// The value without empty children; nothing where there are none.
    private var pruned: DataNode {
        guard case .map(let children, let priority) = self else { return self }
        let kept: [String: DataNode] = children.filter { $0.value != .empty }
        return kept.isEmpty ? .empty : .map(kept, priority: priority)
    }

    var priority: Leaf? {
        switch self {
        case .empty: nil
        case .leaf(_, let priority), .map(_, let priority): priority
        }
    }

    func with(priority: Leaf?) -> DataNode {
        switch self {
        case .empty: .empty
        case .leaf(let leaf, _): .leaf(leaf, priority: priority)
        case .map(let children, _): .map(children, priority: priority)
        }
    }

    var children: [String: DataNode] { if case .map(let children, _) = self { children } else { [:] } }

    func child(_ key: String) -> DataNode { children[key] ?? .empty }
    func value(at path: DataPath) -> DataNode { path.keys.reduce(self) { $0.child($1) } }

    /// The same with another value below a path; what becomes empty goes.
    func setting(_ value: DataNode, at path: ArraySlice<String>) -> DataNode {
        guard let first = path.first else { return value }
        var children: [String: DataNode] = children
        children[first] = child(first).setting(value, at: path.dropFirst())
        return DataNode.map(children, priority: priority).pruned
    }

    // MARK: - As apps get it

    /// Numbers and texts, `NSDictionary`, and `NSArray` where keys are mostly the numbers from 0 on; `NSNull` for nothing.
    var any: Any {
        switch self {
        case .empty: return NSNull()
        case .leaf(let leaf, _): return leaf.any
        case .map(let children, _):
            let numbers: [Int] = children.keys.compactMap { DataPath.number($0) }
            if numbers.count == children.count, let last = numbers.max(), last < 2 * numbers.count {
                return NSArray(array: (0...last).map { child(String($0)).any })
            }
            return NSDictionary(dictionary: children.mapValues(\.any))
        }
    }

    /// The same with priorities, for export and for what is kept.
    var exported: Any {
        switch self {
        case .empty: return NSNull()
        case .leaf(let leaf, let priority): return priority.map { [".value": leaf.any, ".priority": $0.any] } ?? leaf.any
        case .map(let children, let priority):
            var map: [String: Any] = children.mapValues(\.exported)
            map[".priority"] = priority?.any
            return map
        }
    }
}

extension DataNode.Leaf {
    init?(_ any: Any) {
        if let number = any as? NSNumber {
            switch NumberKind(number) {
            case .bool: self = .bool(number.boolValue)
            case .integer: self = .integer(number.int64Value)
            // The wire knows no difference between 1 and 1.0.
            case .double: self = Int64(exactly: number.doubleValue).map { .integer($0) } ?? .double(number.doubleValue)
            }
        } else if let number = any as? CGFloat {
            self.init(NSNumber(value: Double(number)))
        } else if let text = any as? String {
            self = .string(text)
        } else {
            return nil
        }
    }

    var any: Any {
        switch self {
        case .bool(let value): NSNumber(value: value)
        case .integer(let value): NSNumber(value: value)
        case .double(let value): NSNumber(value: value)
        case .string(let value): value
        }
    }

    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }
}

/// The keys on the way to a place.
struct DataPath: Hashable, Sendable {
    var keys: [String]

    init(_ keys: [String]) { self.keys = keys }
    init(_ text: String) { keys = text.split(separator: "/").map(String.init) }

    var text: String { keys.joined(separator: "/") }
    func appending(_ text: String) -> DataPath { DataPath(keys + DataPath(text).keys) }

    func isWithin(_ other: DataPath) -> Bool { keys.starts(with: other.keys) }

    /// A key that is a number of 32 bits, without zeros before it.
    static func number(_ key: String) -> Int? { Int32(key).flatMap { String($0) == key ? Int($0) : nil } }

    private static let forbidden: Set<Character> = [".", "#", "$", "[", "]"]

    /// Firebase raises an exception for keys with such characters.
    static func check(key: String) {
        require(
            !key.isEmpty && !key.contains { forbidden.contains($0) || $0 == "/" },
            "Invalid key in object: (\(key)). Keys must be non-empty and cannot contain '/' '.' '#' '$' '[' or ']'")
    }

    static func check(path: String, _ member: String) {
        require(
            !path.contains { forbidden.contains($0) }, "(\(member)) Must be a non-empty string and not contain '.' '#' '$' '[' or ']': \(path)")
    }
}
