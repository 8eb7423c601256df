import Foundation

/// A condition that objects fulfil or not. Foundation's on Linux knows closures and constants alone; this one is made from formats too.
open class NSPredicate: Foundation.NSPredicate {
    private enum Kind {
        case constant(Bool)
        case block((Any?, [String: Any]?) -> Bool)
        /// A subclass decides.
        case composed
    }

    private let kind: Kind

    public override init(value: Bool) {
        kind = .constant(value)
        super.init(value: value)
    }

    public override init(block: @escaping (Any?, [String: Any]?) -> Bool) {
        kind = .block(block)
        super.init(block: block)
    }

    /// A place for one that is made later: everything fits it.
    public convenience init() { self.init(value: true) }

    init(composed: Void) {
        kind = .composed
        super.init(value: true)
    }

    public required init?(coder: NSCoder) { nil }

    /// A predicate in place of the one that a format describes; a class method of that name makes the predicate, since a format may be of any of the
    /// subclasses.
    fileprivate init(standingFor predicate: NSPredicate) {
        kind = .block { predicate.evaluate(with: $0, substitutionVariables: $1) }
        super.init(value: true)
        original = predicate
    }

    private var original: NSPredicate?

    /// The compound or comparison that a predicate made from a format consists of; others are their own.
    package var resolved: NSPredicate { original ?? self }

    /// The constant that the predicate is, where it is one.
    package var constantValue: Bool? {
        if case .constant(let value) = resolved.kind { return value }
        return nil
    }

    open override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        switch kind {
        case .constant(let value): value
        case .block(let block): block(object, bindings)
        case .composed: false
        }
    }

    /// The same predicate with constants in place of its variables (`$NAME`).
    open func withSubstitutionVariables(_ variables: [String: Any?]) -> NSPredicate {
        original?.withSubstitutionVariables(variables) ?? self
    }

    /// The format that would make the predicate.
    open override var predicateFormat: String {
        if let original { return original.predicateFormat }
        switch kind {
        case .constant(let value): return value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .block, .composed: return "BLOCKPREDICATE"
        }
    }

    open override var description: String { predicateFormat }
    open override func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSPredicate else { return false }
        if other === self { return true }
        if case .block = resolved.kind { return false }
        return other.predicateFormat == predicateFormat
    }

    open override var hash: Int { predicateFormat.hashValue }
}

extension NSPredicate {
    /// A predicate from a format such as `"name CONTAINS[cd] %@ AND age >= %d"`.
    ///
    /// Comparisons (`= != < <= > >= BETWEEN IN CONTAINS BEGINSWITH ENDSWITH LIKE MATCHES` with `[cd]`), `AND OR NOT`, `ANY ALL
    /// NONE`, arithmetic, functions, `SUBQUERY`, lists in braces, key paths with collection operators, `SELF`, `$VARIABLES`, `%@`, `%K`
    /// and number conversions. Keys are read by key-value coding. A format that cannot be read stops the program, as on Apple's systems.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args.map { $0 as Any })
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            self.init(standingFor: try PredicateParser.parse(predicateFormat, arguments: (arguments ?? []).map(Coercion.flattened)))
        } catch {
            let reason = (error as? PredicateSyntaxError)?.message ?? "\(error)"
            fatalError("Unable to parse the format string \"\(predicateFormat)\": \(reason)")
        }
    }
}

extension ObjCRuntime {
    /// The predicate that a format describes, of the subclass that it has on Apple's systems: a comparison or a compound.
    ///
    /// Lowering makes it of `NSPredicate(format:)`: an initialiser here makes objects of its own class alone.
    public static func predicate(format predicateFormat: String, _ args: Any?...) -> NSPredicate {
        predicate(format: predicateFormat, argumentArray: args.map { $0 as Any })
    }

    public static func predicate(format predicateFormat: String, argumentArray arguments: [Any]?) -> NSPredicate {
        NSPredicate(format: predicateFormat, argumentArray: arguments).resolved
    }
}
