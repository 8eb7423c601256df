import Foundation

/// The functions that expressions know, by the names of their messages.
package enum ExpressionFunctions {
    static let symbols = ["add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "modulus:by:": "%", "raise:toPower:": "**"]

    /// The message behind a function's name as formats write it.
    static func message(named name: String, count: Int) -> String? {
        switch name.lowercased() {
        case "sum", "count", "min", "max", "average", "median", "stddev", "sqrt", "log", "ln", "exp", "floor", "ceiling", "abs", "trunc", "uppercase",
            "lowercase", "length":
            count == 1 ? "\(name.lowercased()):" : nil
        case "now" where count == 0: "now"
        case "random" where count == 0: "random"
        case "modulus" where count == 2: "modulus:by:"
        case "canonical" where count == 1: "canonical:"
        default: nil
        }
    }

    static func value(_ name: String, _ arguments: [Any?]) -> Any? {
        if symbols[name] != nil || name == "bitwiseAnd:with:" || name == "bitwiseOr:with:" { return arithmetic(name, arguments) }
        let first = arguments.first ?? nil
        switch name {
        case "now": return Date()
        case "random": return Double.random(in: 0..<1)
        case "count:": return first.map { KeyValueCoding.elements(of: $0).count } ?? 0
        case "length:": return (first as? String)?.utf16.count
        case "lowercase:": return (first as? String)?.lowercased()
        case "uppercase:": return (first as? String)?.uppercased()
        case "canonical:": return (first as? String)?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        case "objectFrom:withIndex:": return indexed(first, arguments.last ?? nil)
        case "sum:", "min:", "max:", "average:", "median:", "stddev:": return aggregate(name, first)
        default: return (first as? NSNumber).flatMap { single(name, $0.doubleValue) }
        }
    }

    private static func arithmetic(_ name: String, _ arguments: [Any?]) -> Any? {
        guard arguments.count == 2, let a = arguments[0] as? NSNumber, let b = arguments[1] as? NSNumber else { return nil }
        let x = a.doubleValue, y = b.doubleValue
        switch name {
        case "add:to:": return x + y
        case "from:subtract:": return x - y
        case "multiply:by:": return x * y
        case "divide:by:": return x / y
        case "modulus:by:": return b.intValue == 0 ? nil : a.intValue % b.intValue
        case "raise:toPower:": return pow(x, y)
        case "bitwiseAnd:with:": return a.intValue & b.intValue
        default: return a.intValue | b.intValue
        }
    }

    private static func single(_ name: String, _ x: Double) -> Any? {
        switch name {
        case "sqrt:": x.squareRoot()
        case "log:": log10(x)
        case "ln:": log(x)
        case "exp:": exp(x)
        case "floor:": x.rounded(.down)
        case "ceiling:": x.rounded(.up)
        case "abs:": abs(x)
        case "trunc:": x.rounded(.towardZero)
        default: nil
        }
    }

    private static func aggregate(_ name: String, _ collection: Any?) -> Any? {
        guard let collection else { return nil }
        let elements = (collection is NSNumber ? [collection] : KeyValueCoding.elements(of: collection)).filter { !($0 is NSNull) }
        if name == "max:" { return elements.max { ValueComparison.order($0, $1) == .orderedAscending } }
        if name == "min:" { return elements.min { ValueComparison.order($0, $1) == .orderedAscending } }
        let numbers = elements.compactMap { ($0 as? NSNumber)?.doubleValue }.sorted()
        let sum = numbers.reduce(0, +)
        if name == "sum:" { return sum }
        guard !numbers.isEmpty else { return nil }
        let average = sum / Double(numbers.count)
        switch name {
        case "average:": return average
        case "median:": return (numbers[(numbers.count - 1) / 2] + numbers[numbers.count / 2]) / 2
        default: return (numbers.reduce(0) { $0 + ($1 - average) * ($1 - average) } / Double(numbers.count)).squareRoot()
        }
    }

    private static func indexed(_ collection: Any?, _ index: Any?) -> Any? {
        guard let collection else { return nil }
        if let dictionary = collection as? NSDictionary { return index.flatMap { dictionary[$0] } }
        let elements = KeyValueCoding.elements(of: collection)
        if index as? String == "FIRST" { return elements.first }
        if index as? String == "LAST" { return elements.last }
        if index as? String == "SIZE" { return elements.count }
        guard let index = (index as? NSNumber)?.intValue, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    static func combined(_ type: NSExpression.ExpressionType, _ left: Any?, _ right: Any?) -> Any? {
        let a = Set((left.map(KeyValueCoding.elements) ?? []).compactMap { $0 as? AnyHashable })
        let b = Set((right.map(KeyValueCoding.elements) ?? []).compactMap { $0 as? AnyHashable })
        switch type {
        case .unionSet: return a.union(b)
        case .intersectSet: return a.intersection(b)
        default: return a.subtracting(b)
        }
    }
}
