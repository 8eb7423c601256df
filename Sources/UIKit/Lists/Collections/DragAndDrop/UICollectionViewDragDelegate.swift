/// Says which items of a collection view are dragged, and hears how the drag goes. All methods but the first are optional.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// The items that a drag gives away that begins on an item; none for no drag.
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    /// The items that a tap on another item adds to a drag that goes on; none by default.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// The part of the item that is lifted; nil, the default, is all of it.
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    /// Default true.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Default false.
    func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}

extension UICollectionViewDragDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        let selector = "collectionView:itemsForAddingTo:at:point:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [collectionView, session, indexPath, point])) ?? []
    }

    public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        let selector = "collectionView:dragPreviewParametersForItemAt:"
        let answer: UIDragPreviewParameters?? = try? ObjCRuntime.invokeOptional(selector, on: self, [collectionView, indexPath])
        return answer ?? nil
    }

    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        try? ObjCRuntime.invokeOptional("collectionView:dragSessionWillBegin:", on: self, [collectionView, session])
    }

    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        try? ObjCRuntime.invokeOptional("collectionView:dragSessionDidEnd:", on: self, [collectionView, session])
    }

    public func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        (try? ObjCRuntime.invokeOptional("collectionView:dragSessionAllowsMoveOperation:", on: self, [collectionView, session])) ?? true
    }

    public func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        let selector = "collectionView:dragSessionIsRestrictedToDraggingApplication:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [collectionView, session])) ?? false
    }
}
