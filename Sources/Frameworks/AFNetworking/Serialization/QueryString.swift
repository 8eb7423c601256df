import Foundation

/// Parameters as addresses and forms have them.
enum QueryString {
    /// Reserved characters but `?` and `/` are escaped (RFC 3986, 3.4).
    static func escaped(_ text: String) -> String {
        var allowed: CharacterSet = .urlQueryAllowed
        allowed.remove(charactersIn: ":#[]@!$&'()*+,;=")
        return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
    }

    /// Names and values in the order in which they are sent: keys by their order, lists as `key[]`, tables within tables as `key[inner]`.
    static func pairs(_ value: Any?, key: String? = nil) -> [(field: String, value: String?)] {
        switch unwrapped(value) {
        case let table as NSDictionary: return pairs(of: table.map { (text($0.key), $0.value) }, key)
        case let table as [String: Any]: return pairs(of: table.map { ($0.key, $0.value) }, key)
        case let list as [Any]: return list.flatMap { pairs($0, key: (key ?? "") + "[]") }
        case let list as NSArray: return list.flatMap { pairs($0, key: (key ?? "") + "[]") }
        case let set as Set<AnyHashable>: return set.map(\.base).sorted { text($0) < text($1) }.flatMap { pairs($0, key: key) }
        case let set as NSSet: return set.allObjects.sorted { text($0) < text($1) }.flatMap { pairs($0, key: key) }
        case nil, is NSNull: return [(key ?? "", nil)]
        case let other?: return [(key ?? "", text(other))]
        }
    }

    private static func pairs(of table: [(String, Any)], _ key: String?) -> [(field: String, value: String?)] {
        table.sorted { $0.0 < $1.0 }.flatMap { inner, value in pairs(value, key: key.map { "\($0)[\(inner)]" } ?? inner) }
    }

    /// Optionals within `Any`, as Swift's tables have them.
    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// A value as `description` gives it in Objective-C: truth is 1 or 0.
    private static func text(_ value: Any) -> String {
        if let flag = value as? Bool, !(value is Int), !(value is Double) { return flag ? "1" : "0" }
        return "\(value)"
    }

    static func text(from parameters: Any?) -> String {
        pairs(parameters).map { pair in
            pair.value.map { "\(escaped(pair.field))=\(escaped($0))" } ?? escaped(pair.field)
        }.joined(separator: "&")
    }
}

/// A text with all but unreserved characters, `?` and `/` escaped.
public func AFPercentEscapedStringFromString(_ string: String) -> String { QueryString.escaped(string) }

/// Parameters as the query of an address.
public func AFQueryStringFromParameters(_ parameters: [AnyHashable: Any]) -> String {
    QueryString.text(from: Dictionary(parameters.map { ("\($0.key)", $0.value) }) { first, _ in first })
}
