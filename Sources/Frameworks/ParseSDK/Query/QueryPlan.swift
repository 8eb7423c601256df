import UIKit

/// A demand on one value.
indirect enum QueryCondition {
    case equal(ParseValue)
    case notEqual(ParseValue)
    case less(ParseValue, orEqual: Bool)
    case greater(ParseValue, orEqual: Bool)
    case isIn([ParseValue])
    case isNotIn([ParseValue])
    case hasAll([ParseValue])
    case isWithin([ParseValue])
    case exists(Bool)
    case matches(pattern: String, options: NSRegularExpression.Options)
    case hasWords(String)
    /// The greatest distance is in radians.
    case isNear(PFGeoPoint, within: Double?)
    case isInBox(southwest: PFGeoPoint, northeast: PFGeoPoint)
    case isInPolygon([PFGeoPoint])
    /// The object is among the results, or is not.
    case isResult(QueryPlan, Bool)
    /// The value is that of a key of the results, or is not.
    case isValue(ofKey: String, QueryPlan, Bool)
    case isMember(() -> [PFObject])
    case predicate(NSPredicate)
    /// The object is a result of any of them, or of all.
    case anyOf([QueryPlan])
    case allOf([QueryPlan])
}

/// A query without its types: which objects, in which order, and how many.
struct QueryPlan {
    enum Source: Equatable {
        case server
        /// Nil for the objects of all pins.
        case pin(String?)
    }

    struct Demand {
        var key: String
        var condition: QueryCondition
    }

    struct Order {
        var key: String
        var isAscending: Bool
    }

    var className: String
    var conditions: [Demand] = []
    var orders: [Order] = []
    var limit = 100
    var skip = 0
    var source: Source = .server
    var ignoresACLs = false

    mutating func add(_ condition: QueryCondition, of key: String) { conditions.append(Demand(key: key, condition: condition)) }

    // MARK: - Results

    /// The results among objects, whole.
    func matches(among objects: [PFObject]) -> [PFObject] {
        let reader: PFUser? = ParseState.current.currentUser
        let found = objects.filter { object in
            object.parseClassName == className && (ignoresACLs || Self.canRead(object, reader)) && accepts(object, among: objects)
        }
        return sorted(found)
    }

    /// The results among objects, after those that are skipped, up to the limit.
    func page(among objects: [PFObject]) -> [PFObject] {
        let all: [PFObject] = Array(matches(among: objects).dropFirst(max(skip, 0)))
        return limit >= 0 ? Array(all.prefix(limit)) : all
    }

    private static func canRead(_ object: PFObject, _ reader: PFUser?) -> Bool {
        guard let acl = object.acl, object !== reader else { return true }
        return acl.hasPublicReadAccess || reader.map { acl.getReadAccess(for: $0) } ?? false
    }

    func accepts(_ object: PFObject, among objects: [PFObject]) -> Bool {
        conditions.allSatisfy { $0.condition.accepts(Self.value($0.key, of: object), of: object, among: objects) }
    }

    private func sorted(_ objects: [PFObject]) -> [PFObject] {
        var rules: [(PFObject, PFObject) -> Bool?] = orders.map { order in
            { one, two in
                let (first, second) = order.isAscending ? (one, two) : (two, one)
                let (a, b) = (ParseValue(Self.value(order.key, of: first)), ParseValue(Self.value(order.key, of: second)))
                if a.isSame(as: b) { return nil }
                if a == .null || b == .null { return a == .null }
                return a.isLess(than: b)
            }
        }
        if rules.isEmpty, let (key, point) = nearest {
            rules = [
                { one, two in
                    let distances = [one, two].map { (Self.value(key, of: $0) as? PFGeoPoint)?.distanceInRadians(to: point) ?? .infinity }
                    return distances[0] == distances[1] ? nil : distances[0] < distances[1]
                }
            ]
        }
        guard !rules.isEmpty else { return objects }
        return objects.enumerated().sorted { one, two in
            for rule in rules { if let isFirst = rule(one.element, two.element) { return isFirst } }
            return one.offset < two.offset
        }.map(\.element)
    }

    private var nearest: (String, PFGeoPoint)? {
        for demand in conditions { if case .isNear(let point, _) = demand.condition { return (demand.key, point) } }
        return nil
    }

    /// The value at a path of keys, through tables and objects.
    static func value(_ path: String, of object: PFObject) -> Any? {
        switch path {
        case "objectId": return object.objectId
        case "createdAt", "_created_at": return object.createdAt
        case "updatedAt", "_updated_at": return object.updatedAt
        default: break
        }
        guard object.isDataAvailable(forKey: path), object.object(forKey: path) == nil, let dot = path.firstIndex(of: ".") else {
            return object.isDataAvailable(forKey: path) ? object.object(forKey: path) : nil
        }
        var value: Any? = object.isDataAvailable ? object.object(forKey: String(path[..<dot])) : nil
        for key in path[path.index(after: dot)...].split(separator: ".").map(String.init) {
            value = (value as? PFObject).flatMap { self.value(key, of: $0) } ?? (value as? [String: Any])?[key]
        }
        return value
    }
}

extension QueryCondition {
    func accepts(_ any: Any?, of object: PFObject, among objects: [PFObject]) -> Bool {
        switch self {
        case .isNear, .isInBox, .isInPolygon: return (any as? PFGeoPoint).map(accepts) ?? false
        case .isResult(let plan, let isWished):
            return Self.each(any).contains { item in (item as? PFObject).map { plan.has($0, among: objects) } ?? false } == isWished
        case .predicate(let predicate): return predicate.evaluate(with: object)
        case .isMember(let members): return members().contains { $0 === object }
        case .anyOf(let plans): return plans.contains { $0.accepts(object, among: objects) }
        case .allOf(let plans): return plans.allSatisfy { $0.accepts(object, among: objects) }
        case .isValue(let key, let plan, let isWished):
            let values: [ParseValue] = plan.matches(among: objects).map { ParseValue(QueryPlan.value(key, of: $0)) }
            return Self.has(ParseValue(any), oneOf: values) == isWished
        default: return accepts(ParseValue(any))
        }
    }

    private static func each(_ any: Any?) -> [Any] { any as? [Any] ?? any.map { [$0] } ?? [] }

    private static func has(_ value: ParseValue, oneOf values: [ParseValue]) -> Bool {
        if case .list(let items) = value, items.contains(where: { item in values.contains { $0.isSame(as: item) } }) { return true }
        return values.contains { $0.isSame(as: value) }
    }

    private func accepts(_ value: ParseValue) -> Bool {
        switch self {
        case .equal(let other): Self.has(value, oneOf: [other])
        case .notEqual(let other): !Self.has(value, oneOf: [other])
        case .less(let other, let orEqual): value.isLess(than: other) == true || orEqual && value.isSame(as: other)
        case .greater(let other, let orEqual): other.isLess(than: value) == true || orEqual && value.isSame(as: other)
        case .isIn(let values): Self.has(value, oneOf: values)
        case .isNotIn(let values): !Self.has(value, oneOf: values)
        case .hasAll(let values):
            if case .list(let items) = value { values.allSatisfy { one in items.contains { $0.isSame(as: one) } } } else { false }
        case .isWithin(let values):
            if case .list(let items) = value { items.allSatisfy { one in values.contains { $0.isSame(as: one) } } } else { false }
        case .exists(let isWished): (value != .null) == isWished
        case .matches(let pattern, let options): Self.text(value).map { Self.matches($0, pattern, options) } ?? false
        case .hasWords(let words):
            Self.text(value).map { text in words.lowercased().split(separator: " ").contains { text.lowercased().contains($0) } } ?? false
        default: false
        }
    }

    private static func text(_ value: ParseValue) -> String? { if case .text(let text) = value { text } else { nil } }

    private static func matches(_ text: String, _ pattern: String, _ options: NSRegularExpression.Options) -> Bool {
        let expression = try? NSRegularExpression(pattern: pattern, options: options)
        return expression?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private func accepts(_ point: PFGeoPoint) -> Bool {
        switch self {
        case .isNear(let other, let distance): return distance.map { point.distanceInRadians(to: other) <= $0 } ?? true
        case .isInBox(let southwest, let northeast):
            return (southwest.latitude...max(southwest.latitude, northeast.latitude)).contains(point.latitude)
                && (southwest.longitude...max(southwest.longitude, northeast.longitude)).contains(point.longitude)
        case .isInPolygon(let corners):
            var isInside = false
            for (index, one) in corners.enumerated() {
                let two: PFGeoPoint = corners[(index + 1) % corners.count]
                guard (one.latitude > point.latitude) != (two.latitude > point.latitude) else { continue }
                let slope: Double = (two.longitude - one.longitude) / (two.latitude - one.latitude)
                if point.longitude < one.longitude + slope * (point.latitude - one.latitude) { isInside.toggle() }
            }
            return isInside
        default: return false
        }
    }
}

extension QueryPlan {
    fileprivate func has(_ object: PFObject, among objects: [PFObject]) -> Bool {
        object.parseClassName == className && accepts(object, among: objects)
    }
}
