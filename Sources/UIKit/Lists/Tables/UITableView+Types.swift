extension UITableView {
    public enum Style: Int, Sendable {
        case plain = 0, grouped = 1, insetGrouped = 2
    }

    public enum ScrollPosition: Int, Sendable {
        case none = 0, top = 1, middle = 2, bottom = 3
    }

    public enum RowAnimation: Int, Sendable {
        case fade = 0, right = 1, left = 2, top = 3, bottom = 4, none = 5, middle = 6, automatic = 100
    }

    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0, fromAutomaticInsets = 1
    }

    /// For heights: as much as the content asks for.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// For index titles: the magnifying glass.
    public nonisolated static let indexSearch = "{search}"
}

extension UITableView {
    /// Whether rows are measured again when their cells' contents change.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0, enabled = 1
        /// Also for changed constraints, once the cell or its content view says so by `invalidateIntrinsicContentSize()`.
        case enabledIncludingConstraints = 2
    }
}
