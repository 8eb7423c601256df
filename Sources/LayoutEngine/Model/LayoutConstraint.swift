/// The relation of a constraint's linear form to its constant.
package enum LayoutRelation: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}

/// `form relation constant`, asked for with `priority`.
///
/// - `priority`: 1000 and above is required; 0, below 0 and NaN switch the constraint off. Any value between is a
///   level of its own (`249.5` lies between 249 and 250).
/// - `constant`: a constraint whose constant or one of whose coefficients is NaN or infinite is off until it is
///   finite. Magnitudes over `LayoutSystem.largestMagnitude` are clamped to it.
/// - `resistance`: matters only in a conflict between required constraints; the least resistant one gives way first.
package struct LayoutConstraint: Sendable {
    package var form: LinearForm
    package var relation: LayoutRelation
    package var constant: Double
    package var priority: Float
    package var resistance: UInt8

    package init(
        _ form: LinearForm, _ relation: LayoutRelation, _ constant: Double, priority: Float = LayoutConstraint.required,
        resistance: UInt8 = 0
    ) {
        self.form = form
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.resistance = resistance
    }

    package static let required: Float = 1000

    /// The priority of the bound `x >= 0` of sizes: required, and it never gives way, so that required constraints against it are in conflict
    /// with each other. Sizes are nearer to 0 than positions where a choice is left.
    package static let nonnegative: Float = 999.9

    static func isRequired(_ priority: Float) -> Bool { priority >= required || priority == nonnegative }

    /// The priority of what decides only where a choice is left after all preferences, ties included, and sizes are near to 0:
    /// before positions are.
    package static let inclination: Float = 0x1p-20
}

/// Names a constraint inside its `LayoutSystem`, until it is removed.
package struct LayoutConstraintID: Hashable, Sendable {
    let slot: Int32
}
