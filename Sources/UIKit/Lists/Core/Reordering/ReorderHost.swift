internal import ListEngine

/// A list whose rows a finger moves. Points are in the content's coordinates, paths are those of what is shown.
@MainActor protocol ReorderHost: UIScrollView {
    var rowReordering: RowReordering { get }
    var shownCounts: [Int] { get }
    func itemView(at path: IndexPath) -> UIView?
    func canMove(_ path: IndexPath) -> Bool
    /// The place that a row whose middle is at a point would take.
    func movementPath(at point: CGPoint) -> IndexPath?
    /// The place that the row may go to instead of the proposed one.
    func movementTarget(_ original: IndexPath, _ current: IndexPath, _ proposed: IndexPath) -> IndexPath
    /// Shows the rows as a batch puts them.
    func showMovement(_ map: BatchMap)
    /// Tells the data source.
    func commitMovement(_ original: IndexPath, _ final: IndexPath)
    /// The row whose handle is at a point.
    func handlePath(at point: CGPoint) -> IndexPath?
    /// The row at a point that a press may lift.
    func liftablePath(at point: CGPoint) -> IndexPath?
}
