import Foundation

/// How two values compare, as predicates see it. Stores that compare in their own language ask it for what they do not know.
package struct PredicateComparison {
    package let type: NSComparisonPredicate.Operator
    package let options: NSComparisonPredicate.Options

    package init(type: NSComparisonPredicate.Operator, options: NSComparisonPredicate.Options) {
        self.type = type
        self.options = options
    }

    private var ignoresCase: Bool { options.contains(.caseInsensitive) }
    private var ignoresDiacritics: Bool { options.contains(.diacriticInsensitive) }

    package func compare(_ a: Any?, _ b: Any?) -> Bool {
        switch type {
        case .equalTo: return areEqual(a, b)
        case .notEqualTo: return !areEqual(a, b)
        case .lessThan: return order(a, b) == .orderedAscending
        case .lessThanOrEqualTo: return order(a, b).map { $0 != .orderedDescending } ?? false
        case .greaterThan: return order(a, b) == .orderedDescending
        case .greaterThanOrEqualTo: return order(a, b).map { $0 != .orderedAscending } ?? false
        case .in: return contains(b, a)
        case .contains: return contains(a, b)
        case .beginsWith: return strings(a, b).map { $0.hasPrefix($1) } ?? false
        case .endsWith: return strings(a, b).map { $0.hasSuffix($1) } ?? false
        case .like: return matches(a, b.map { Self.pattern(like: "\($0)") })
        case .matches: return matches(a, b.map { "\($0)" })
        case .between:
            guard let bounds = b.map(KeyValueCoding.elements), bounds.count == 2 else { return false }
            return order(bounds[0], a).map { $0 != .orderedDescending } == true && order(a, bounds[1]).map { $0 != .orderedDescending } == true
        case .customSelector: return false
        }
    }

    private func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        strings(a, b).map { $0 == $1 } ?? ValueComparison.areEqual(a, b)
    }

    /// Nothing is neither before nor after anything.
    private func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
        guard let a, let b, !(a is NSNull), !(b is NSNull) else { return nil }
        if let (x, y) = strings(a, b) { return ValueComparison.order(x, y) }
        return ValueComparison.order(a, b)
    }

    private func contains(_ container: Any?, _ element: Any?) -> Bool {
        guard let container else { return false }
        if let (text, part) = strings(container, element) { return part.isEmpty ? false : text.contains(part) }
        if let dictionary = container as? NSDictionary { return dictionary.allValues.contains { areEqual($0, element) } }
        return KeyValueCoding.elements(of: container).contains { areEqual($0, element) }
    }

    private func matches(_ value: Any?, _ pattern: String?) -> Bool {
        guard let value = value as? String, let pattern else { return false }
        let text = folded(value), source = ignoresDiacritics ? folded(pattern, case: false) : pattern
        let options: NSRegularExpression.Options = ignoresCase ? [.caseInsensitive, .dotMatchesLineSeparators] : [.dotMatchesLineSeparators]
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(source))$", options: options) else { return false }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// `*` stands for any characters and `?` for one.
    private static func pattern(like text: String) -> String {
        NSRegularExpression.escapedPattern(for: text).replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
    }

    private func strings(_ a: Any?, _ b: Any?) -> (String, String)? {
        guard let a = a as? String, let b = b as? String else { return nil }
        return (folded(a), folded(b))
    }

    private func folded(_ text: String, case foldsCase: Bool = true) -> String {
        var options: String.CompareOptions = []
        if ignoresCase, foldsCase { options.insert(.caseInsensitive) }
        if ignoresDiacritics { options.insert(.diacriticInsensitive) }
        return options.isEmpty ? text : text.folding(options: options, locale: nil)
    }
}
