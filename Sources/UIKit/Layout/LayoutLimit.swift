/// How far lengths that go into the layout reach. Apps write `greatestFiniteMagnitude` for "as large as you like", and no sum of such
/// numbers would be one.
@MainActor enum LayoutLimit {
    /// In points, either way.
    nonisolated static let largest: CGFloat = 100_000_000

    nonisolated static func clamped(_ length: CGFloat) -> CGFloat { min(max(length, -largest), largest) }

    /// A constraint's constant; says once, in UIKit's words, that there was one too large.
    static func constant(_ value: CGFloat) -> CGFloat {
        let clamped: CGFloat = clamped(value)
        if clamped != value, !AppContext.current.reports.hasWarnedOfLimit {
            AppContext.current.reports.hasWarnedOfLimit = true
            ConflictReport.sink(
                "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be "
                    + "substituted, but this problem should be fixed. Break on BOOL _NSLayoutConstraintNumberExceedsLimit(void) to debug.  "
                    + "This will be logged only once.  This may break in the future.")
        }
        return clamped
    }

    /// A length that a view asks for by itself. Raises, as UIKit does, for what is no number.
    static func intrinsic(_ length: CGFloat, of view: UIView, _ side: LayoutBox.Side) -> CGFloat {
        if length.isFinite { return clamped(length) }
        let constraint = NSContentSizeLayoutConstraint(view, side == .width ? .horizontal : .vertical)
        LayoutException.raise(.internalInconsistency, constraint.problem(withConstant: length))
    }
}
