import UIKit

extension Query {
    /// A query of those documents alone for which a condition holds, too.
    public func whereFilter(_ filter: Filter) -> Query { with { $0.conditions.append(filter.condition(for: $0)) } }

    private func condition(_ key: FieldKey, _ comparison: QueryPlan.Operator, _ value: Any) -> Query {
        whereFilter(Filter(.field(key, comparison, value)))
    }

    public func whereField(_ field: String, isEqualTo value: Any) -> Query { condition(FieldKey(field), .equal, value) }
    public func whereField(_ path: FieldPath, isEqualTo value: Any) -> Query { condition(path.key, .equal, value) }
    public func whereField(_ field: String, isNotEqualTo value: Any) -> Query { condition(FieldKey(field), .notEqual, value) }
    public func whereField(_ path: FieldPath, isNotEqualTo value: Any) -> Query { condition(path.key, .notEqual, value) }
    public func whereField(_ field: String, isLessThan value: Any) -> Query { condition(FieldKey(field), .less, value) }
    public func whereField(_ path: FieldPath, isLessThan value: Any) -> Query { condition(path.key, .less, value) }
    public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query { condition(FieldKey(field), .lessOrEqual, value) }
    public func whereField(_ path: FieldPath, isLessThanOrEqualTo value: Any) -> Query { condition(path.key, .lessOrEqual, value) }
    public func whereField(_ field: String, isGreaterThan value: Any) -> Query { condition(FieldKey(field), .greater, value) }
    public func whereField(_ path: FieldPath, isGreaterThan value: Any) -> Query { condition(path.key, .greater, value) }
    public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query { condition(FieldKey(field), .greaterOrEqual, value) }
    public func whereField(_ path: FieldPath, isGreaterThanOrEqualTo value: Any) -> Query { condition(path.key, .greaterOrEqual, value) }
    public func whereField(_ field: String, arrayContains value: Any) -> Query { condition(FieldKey(field), .arrayContains, value) }
    public func whereField(_ path: FieldPath, arrayContains value: Any) -> Query { condition(path.key, .arrayContains, value) }
    public func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query { condition(FieldKey(field), .arrayContainsAny, values) }
    public func whereField(_ path: FieldPath, arrayContainsAny values: [Any]) -> Query { condition(path.key, .arrayContainsAny, values) }
    public func whereField(_ field: String, in values: [Any]) -> Query { condition(FieldKey(field), .isIn, values) }
    public func whereField(_ path: FieldPath, in values: [Any]) -> Query { condition(path.key, .isIn, values) }
    public func whereField(_ field: String, notIn values: [Any]) -> Query { condition(FieldKey(field), .notIn, values) }
    public func whereField(_ path: FieldPath, notIn values: [Any]) -> Query { condition(path.key, .notIn, values) }

    /// A query of those documents alone for which a predicate holds, too: comparisons of a field with a value, and such that are joined by `AND` and `OR`.
    public func filter(using predicate: NSPredicate) -> Query { whereFilter(Filter(predicate)) }
}
