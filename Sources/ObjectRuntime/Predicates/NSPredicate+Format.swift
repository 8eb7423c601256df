import Foundation

extension NSPredicate {
    /// A predicate from a format such as `"name CONTAINS[cd] %@ AND age >= %d"`.
    ///
    /// Comparisons (`= != < <= > >= BETWEEN IN CONTAINS BEGINSWITH ENDSWITH LIKE MATCHES` with `[cd]`), `AND OR NOT`, `ANY ALL
    /// NONE`, arithmetic, lists in braces, key paths with collection operators, `SELF`, `%@`, `%K` and number conversions.
    /// Keys are read by key-value coding. A format that cannot be read stops the program, as on Apple's systems.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args.map { $0 as Any })
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            let node = try PredicateParser.parse(predicateFormat, arguments: (arguments ?? []).map(Coercion.flattened))
            nonisolated(unsafe) let predicate = node
            self.init(block: { object, _ in predicate.evaluate(with: object) })
        } catch {
            let reason = (error as? PredicateSyntaxError)?.message ?? "\(error)"
            fatalError("Unable to parse the format string \"\(predicateFormat)\": \(reason)")
        }
    }
}

extension NSSortDescriptor {
    /// Sorts by a key path, read by key-value coding; nil comes first.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { a, b in ValueComparison.order(a, b) ?? .orderedSame }
    }

    /// Sorts by a key path with a comparison by name: `compare:`, `caseInsensitiveCompare:`, `localizedCompare:`,
    /// `localizedCaseInsensitiveCompare:`, `localizedStandardCompare:`, or a method that the values' class registers.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key: key, ascending: ascending) { a, b in Self.compare(a, b, by: selector?.description ?? "compare:") }
    }

    /// Sorts by a key path with a comparison of its values.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { a, b in
            let x: Any? = if let key { KeyValueCoding.value(of: a, forKeyPath: key) } else { a }
            let y: Any? = if let key { KeyValueCoding.value(of: b, forKeyPath: key) } else { b }
            guard let x = Coercion.flattened(x), let y = Coercion.flattened(y) else { return ValueComparison.order(x, y) ?? .orderedSame }
            return cmptr(x, y)
        }
    }

    private static func compare(_ a: Any, _ b: Any, by selector: String) -> ComparisonResult {
        if let x = a as? String, let y = b as? String {
            switch selector {
            case "caseInsensitiveCompare:": return x.caseInsensitiveCompare(y)
            case "localizedCompare:": return x.localizedCompare(y)
            case "localizedCaseInsensitiveCompare:", "localizedStandardCompare:": return x.localizedCaseInsensitiveCompare(y)
            default: break
            }
        }
        if let method = ClassRegistry.shared.method(selector, of: type(of: a as AnyObject)),
            let answer = Coercion.convert((try? method(a as AnyObject, Arguments([b]))) ?? nil, to: ComparisonResult.self)
        {
            return answer
        }
        return ValueComparison.order(a, b) ?? .orderedSame
    }
}
