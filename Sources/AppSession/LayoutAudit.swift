/// What an app's layout is like at one moment, for whoever resizes its window and looks for what breaks.
package struct LayoutAudit: Hashable, Sendable {
    /// Reports of constraints that could not all hold since the last audit.
    package var conflicts: [String]
    /// Content that the user can no longer see or reach: it lies partly outside the window and nothing scrolls it there.
    package var outside: [String]
    /// The visible views, a line each.
    package var tree: String

    package init(conflicts: [String] = [], outside: [String] = [], tree: String = "") {
        self.conflicts = conflicts
        self.outside = outside
        self.tree = tree
    }
}
