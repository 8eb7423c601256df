import UIKit

/// A condition, alone or made of others.
open class Filter: NSObject, @unchecked Sendable {
    indirect enum Content {
        case field(FieldKey, QueryPlan.Operator, Any)
        case all([Filter])
        case any([Filter])
    }

    let content: Content

    init(_ content: Content) {
        self.content = content
        super.init()
    }

    /// The condition, with values as a query has them.
    func condition(for plan: QueryPlan) -> QueryPlan.Condition {
        switch content {
        case .field(let key, let comparison, let value): .field(key, comparison, plan.value(value, for: key))
        case .all(let parts): .all(parts.map { $0.condition(for: plan) })
        case .any(let parts): .any(parts.map { $0.condition(for: plan) })
        }
    }

    open class func orFilter(_ filters: [Filter]) -> Filter { Filter(.any(filters)) }
    open class func andFilter(_ filters: [Filter]) -> Filter { Filter(.all(filters)) }

    open class func whereField(_ field: String, isEqualTo value: Any) -> Filter { Filter(.field(FieldKey(field), .equal, value)) }
    open class func whereField(_ path: FieldPath, isEqualTo value: Any) -> Filter { Filter(.field(path.key, .equal, value)) }
    open class func whereField(_ field: String, isNotEqualTo value: Any) -> Filter { Filter(.field(FieldKey(field), .notEqual, value)) }
    open class func whereField(_ path: FieldPath, isNotEqualTo value: Any) -> Filter { Filter(.field(path.key, .notEqual, value)) }
    open class func whereField(_ field: String, isLessThan value: Any) -> Filter { Filter(.field(FieldKey(field), .less, value)) }
    open class func whereField(_ path: FieldPath, isLessThan value: Any) -> Filter { Filter(.field(path.key, .less, value)) }
    open class func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Filter { Filter(.field(FieldKey(field), .lessOrEqual, value)) }
    open class func whereField(_ path: FieldPath, isLessThanOrEqualTo value: Any) -> Filter { Filter(.field(path.key, .lessOrEqual, value)) }
    open class func whereField(_ field: String, isGreaterThan value: Any) -> Filter { Filter(.field(FieldKey(field), .greater, value)) }
    open class func whereField(_ path: FieldPath, isGreaterThan value: Any) -> Filter { Filter(.field(path.key, .greater, value)) }
    open class func whereField(_ field: String, isGreaterOrEqualTo value: Any) -> Filter { Filter(.field(FieldKey(field), .greaterOrEqual, value)) }
    open class func whereField(_ path: FieldPath, isGreaterOrEqualTo value: Any) -> Filter { Filter(.field(path.key, .greaterOrEqual, value)) }
    open class func whereField(_ field: String, arrayContains value: Any) -> Filter { Filter(.field(FieldKey(field), .arrayContains, value)) }
    open class func whereField(_ path: FieldPath, arrayContains value: Any) -> Filter { Filter(.field(path.key, .arrayContains, value)) }
    open class func whereField(_ field: String, arrayContainsAny values: [Any]) -> Filter { Filter(.field(FieldKey(field), .arrayContainsAny, values)) }
    open class func whereField(_ path: FieldPath, arrayContainsAny values: [Any]) -> Filter { Filter(.field(path.key, .arrayContainsAny, values)) }
    open class func whereField(_ field: String, in values: [Any]) -> Filter { Filter(.field(FieldKey(field), .isIn, values)) }
    open class func whereField(_ path: FieldPath, in values: [Any]) -> Filter { Filter(.field(path.key, .isIn, values)) }
    open class func whereField(_ field: String, notIn values: [Any]) -> Filter { Filter(.field(FieldKey(field), .notIn, values)) }
    open class func whereField(_ path: FieldPath, notIn values: [Any]) -> Filter { Filter(.field(path.key, .notIn, values)) }

    /// Comparisons of a field with a value, and such that are joined by `AND` and `OR`. Firebase raises an exception for other predicates.
    convenience init(_ predicate: NSPredicate) {
        if let joined = predicate as? NSCompoundPredicate, joined.compoundPredicateType != .not {
            let parts: [Filter] = joined.subpredicates.compactMap { ($0 as? NSPredicate).map { Filter($0) } }
            self.init(joined.compoundPredicateType == .and ? .all(parts) : .any(parts))
        } else if let comparison = predicate as? NSComparisonPredicate, let kind = Self.comparison(comparison.predicateOperatorType),
            comparison.leftExpression.expressionType == .keyPath, comparison.rightExpression.expressionType == .constantValue
        {
            let value: Any = comparison.rightExpression.constantValue ?? NSNull()
            self.init(.field(FieldKey(comparison.leftExpression.keyPath), kind, value))
        } else {
            fatalError("Invalid query. Predicate must be an NSComparisonPredicate or NSCompoundPredicate.")
        }
    }

    private static func comparison(_ type: NSComparisonPredicate.Operator) -> QueryPlan.Operator? {
        switch type {
        case .equalTo: .equal
        case .notEqualTo: .notEqual
        case .lessThan: .less
        case .lessThanOrEqualTo: .lessOrEqual
        case .greaterThan: .greater
        case .greaterThanOrEqualTo: .greaterOrEqual
        case .contains: .arrayContains
        case .in: .isIn
        default: nil
        }
    }
}
