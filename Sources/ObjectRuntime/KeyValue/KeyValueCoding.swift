import Foundation

/// The search behind `value(forKey:)` and `setValue(_:forKey:)`, for objects of any kind.
package enum KeyValueCoding {
    /// The value of one key: registered properties first, then accessor methods of that name, entries of a dictionary, and the
    /// values of each element of a collection. `.none` where the object has no such key.
    package static func value(of object: Any, forKey key: String) -> Any?? {
        if let dictionary = object as? NSDictionary { return .some(dictionary.object(forKey: key)) }
        if let defaults = object as? UserDefaults { return .some(defaults.__object(forKey: key)) }
        if let array = object as? NSArray { return collected(array.map { $0 }, key) }
        if let set = object as? NSSet { return collected(set.map { $0 }, key) }
        if let set = object as? NSOrderedSet { return collected(set.map { $0 }, key) }
        let target = object as AnyObject
        let type: AnyClass = type(of: target)
        if key == "self" { return .some(object) }
        if let found = ClassRegistry.shared.key(key, of: type) { return .some(Coercion.boxed(found.get(target))) }
        if let keyed = object as? any KeyedObject, let value = keyed.keyedValue(forKey: key) { return .some(Coercion.flattened(value)) }
        for name in [key, "is\(capitalised(key))", "get\(capitalised(key))"] {
            guard let method = ClassRegistry.shared.method(name, of: type) else { continue }
            return .some(Coercion.boxed((try? method(target, Arguments([]))) ?? nil))
        }
        return .none
    }

    /// Sets a key where the object has a way to; false where it has none.
    package static func set(_ value: Any?, of object: AnyObject, forKey key: String) -> Bool {
        if let dictionary = object as? NSMutableDictionary {
            if let value { dictionary.setObject(value, forKey: key as NSString) } else { dictionary.removeObject(forKey: key) }
            return true
        }
        if let defaults = object as? UserDefaults {
            defaults.set(value, forKey: key)
            return true
        }
        let type: AnyClass = type(of: object)
        if let set = ClassRegistry.shared.key(key, of: type)?.set {
            set(object, value)
            return true
        }
        if let keyed = object as? any KeyedObject, keyed.setKeyedValue(value, forKey: key) { return true }
        // `setTitle:` is the setter of the key `Title` too.
        if key.first?.isUppercase == true, let set = ClassRegistry.shared.key(key.prefix(1).lowercased() + key.dropFirst(), of: type)?.set {
            set(object, value)
            return true
        }
        if let method = ClassRegistry.shared.method("set\(capitalised(key)):", of: type) {
            _ = try? method(object, Arguments([value]))
            return true
        }
        return false
    }

    /// The value at a dotted path, collection operators included (`items.@count`, `items.@sum.price`). Nil once a step is nil.
    package static func value(of object: Any, forKeyPath path: String) -> Any? {
        guard let dot = path.firstIndex(of: ".") else { return step(object, path) }
        let first = String(path[..<dot])
        let rest = String(path[path.index(after: dot)...])
        if first.hasPrefix("@") { return CollectionOperator.value(first, of: elements(of: object), path: rest) }
        guard let next = step(object, first) else { return nil }
        return value(of: next, forKeyPath: rest)
    }

    private static func step(_ object: Any, _ key: String) -> Any? {
        if key.hasPrefix("@") { return CollectionOperator.value(key, of: elements(of: object), path: nil) }
        if let object = object as? NSObject { return object.value(forKey: key) }
        return value(of: object, forKey: key) ?? nil
    }

    package static func elements(of object: Any) -> [Any] {
        if let array = object as? NSArray { return array.map { $0 } }
        if let set = object as? NSSet { return set.map { $0 } }
        if let set = object as? NSOrderedSet { return set.map { $0 } }
        if let set = object as? any Sequence<AnyHashable> { return set.map { $0.base } }
        return []
    }

    private static func collected(_ elements: [Any], _ key: String) -> Any? {
        if key == "@count" { return elements.count }
        return elements.map { step($0, key) ?? NSNull() }
    }

    package static func capitalised(_ key: String) -> String {
        key.prefix(1).uppercased() + key.dropFirst()
    }
}

/// `@count`, `@sum` and their kin.
enum CollectionOperator {
    static func value(_ name: String, of elements: [Any], path: String?) -> Any? {
        if name == "@count" { return elements.count }
        guard let path else { return nil }
        let values = elements.compactMap { KeyValueCoding.value(of: $0, forKeyPath: path) }
        switch name {
        case "@sum": return sum(values)
        case "@avg": return values.isEmpty ? 0.0 : sum(values) / Double(values.count)
        case "@max": return values.max { ValueComparison.order($0, $1) == .orderedAscending }
        case "@min": return values.min { ValueComparison.order($0, $1) == .orderedAscending }
        case "@unionOfObjects": return values
        case "@distinctUnionOfObjects":
            return values.reduce(into: [Any]()) { kept, value in
                if !kept.contains(where: { ValueComparison.areEqual($0, value) }) { kept.append(value) }
            }
        default: return nil
        }
    }

    private static func sum(_ values: [Any]) -> Double {
        values.reduce(0) { $0 + (($1 as? NSNumber)?.doubleValue ?? 0) }
    }
}

/// Comparison of values whose types are known only at run time, as predicates and sort descriptors need it.
package enum ValueComparison {
    package static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        let a = normalised(a), b = normalised(b)
        guard let a, let b else { return a == nil && b == nil }
        if let x = a as? NSNumber, let y = b as? NSNumber { return compare(x, y) == .orderedSame }
        if let x = a as? AnyHashable, let y = b as? AnyHashable, x == y { return true }
        if let x = a as? NSObject, let y = b as? NSObject { return x.isEqual(y) }
        return type(of: a) is AnyObject.Type && (a as AnyObject) === (b as AnyObject)
    }

    /// Nil where the values have no order. Nothing comes before something.
    package static func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
        let a = normalised(a), b = normalised(b)
        guard let a else { return b == nil ? .orderedSame : .orderedAscending }
        guard let b else { return .orderedDescending }
        if let x = a as? NSNumber, let y = b as? NSNumber { return compare(x, y) }
        if let x = a as? String, let y = b as? String { return (x as NSString).compare(y) }
        if let x = a as? Date, let y = b as? Date { return x.compare(y) }
        if let x = a as? any Comparable { return order(x, b) }
        return nil
    }

    /// A decimal number of Foundation on Linux says the opposite of what it should when it is compared with another kind of number.
    private static func compare(_ a: NSNumber, _ b: NSNumber) -> ComparisonResult {
        guard a is NSDecimalNumber || b is NSDecimalNumber else { return a.compare(b) }
        let x = a.decimalValue, y = b.decimalValue
        return x < y ? .orderedAscending : (y < x ? .orderedDescending : .orderedSame)
    }

    private static func order<Value: Comparable>(_ a: Value, _ b: Any) -> ComparisonResult? {
        guard let b = b as? Value else { return nil }
        return a < b ? .orderedAscending : (b < a ? .orderedDescending : .orderedSame)
    }

    private static func normalised(_ value: Any?) -> Any? {
        let flat = Coercion.boxed(value)
        return flat is NSNull ? nil : flat
    }
}
