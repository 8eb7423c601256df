infix operator .===. : ComparisonPrecedence
infix operator .!==. : ComparisonPrecedence

/// Whether two values refer to the same object, whatever their types: `===` where a lowered generic function's values have a class type in
/// Objective-C alone.
public func .===. (lhs: Any?, rhs: Any?) -> Bool { lhs.map { $0 as AnyObject } === rhs.map { $0 as AnyObject } }

/// Whether two values do not refer to the same object.
public func .!==. (lhs: Any?, rhs: Any?) -> Bool { !(lhs .===. rhs) }
