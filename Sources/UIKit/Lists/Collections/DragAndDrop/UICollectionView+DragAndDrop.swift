// Drag and drop as apps see it; `CollectionDragAndDrop` asks their delegates.
extension UICollectionView {
    /// Whether items of this list are being dragged.
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
    func itemPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func itemFrame(at path: IndexPath) -> CGRect? {
        layoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: path)?.frame
    }
}
