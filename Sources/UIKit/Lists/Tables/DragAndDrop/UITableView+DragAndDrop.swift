// Drag and drop as apps see it; `TableDragAndDrop` asks their delegates.
extension UITableView {
    /// Whether rows of this list are being dragged.
    public var hasActiveDrag: Bool { list.hasActiveDrag }
    /// Whether a drag hovers over this list that it may take.
    public var hasActiveDrop: Bool { list.drop?.isActive ?? false }
    /// Whether placeholders stand for data still to come.
    public var hasUncommittedUpdates: Bool { !list.placeholders.isEmpty }

    func dragAndDropDidChange() {
        list.dragAndDropDidChange(drags: dragDelegate != nil, drops: dropDelegate != nil, isEnabled: dragInteractionEnabled)
    }

    var dragAndDrop: any ListDragDelegate { drags }
    var listDrag: ListDrag? { list.drag }
    func itemPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    func itemFrame(at path: IndexPath) -> CGRect? {
        layoutIfNeeded()
        return numberOfRows(inSection: path.section) > path.row ? rectForRow(at: path) : nil
    }
}
