/// A list whose rows are dragged, and on which things are dropped. Points are in the content's coordinates, paths are those of what is
/// shown.
@MainActor protocol ListDragHost: UIScrollView {
    var listDrag: ListDrag? { get }
    var dragAndDrop: any ListDragDelegate { get }
    func itemPath(at point: CGPoint) -> IndexPath?
    func itemView(at path: IndexPath) -> UIView?
    /// The frame of an item at present.
    func itemFrame(at path: IndexPath) -> CGRect?
}
