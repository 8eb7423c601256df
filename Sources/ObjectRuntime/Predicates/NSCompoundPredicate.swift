import Foundation

/// Predicates joined by `AND`, `OR` or `NOT`.
open class NSCompoundPredicate: NSPredicate {
    public enum LogicalType: UInt, Sendable {
        case not, and, or
    }

    public let compoundPredicateType: LogicalType
    public let subpredicates: [Any]

    public init(type: LogicalType, subpredicates: [NSPredicate]) {
        compoundPredicateType = type
        self.subpredicates = subpredicates.map(\.resolved)
        super.init(composed: ())
    }

    public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) { self.init(type: .and, subpredicates: subpredicates) }
    public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) { self.init(type: .or, subpredicates: subpredicates) }
    public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) { self.init(type: .not, subpredicates: [predicate]) }
    public required init?(coder: NSCoder) { nil }

    package var predicates: [NSPredicate] { subpredicates.compactMap { $0 as? NSPredicate } }

    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        switch compoundPredicateType {
        case .and: predicates.allSatisfy { $0.evaluate(with: object, substitutionVariables: bindings) }
        case .or: predicates.contains { $0.evaluate(with: object, substitutionVariables: bindings) }
        case .not: !(predicates.first?.evaluate(with: object, substitutionVariables: bindings) ?? false)
        }
    }

    open override func withSubstitutionVariables(_ variables: [String: Any?]) -> NSPredicate {
        NSCompoundPredicate(type: compoundPredicateType, subpredicates: predicates.map { $0.withSubstitutionVariables(variables) })
    }

    open override var predicateFormat: String {
        let parts = predicates.map { part in
            (part.resolved as? NSCompoundPredicate).map { $0.compoundPredicateType == .not ? $0.predicateFormat : "(\($0.predicateFormat))" }
                ?? part.predicateFormat
        }
        switch compoundPredicateType {
        case .and: return parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
        case .or: return parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
        case .not: return "NOT \(parts.first ?? "FALSEPREDICATE")"
        }
    }
}
