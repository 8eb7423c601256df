/// Says what a collection view takes that is dropped on it. All methods but the first are optional.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Takes the items into the data, and says through the coordinator where they go.
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Whether the list is interested at all; asked once a session. Default true.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// The proposal for a drop at a place; the place is nil behind the last item. Without this method a copy.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// The drag is over, wherever it ended.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    /// The part of a item that what is dropped turns into; nil, the default, is all of it.
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        (try? ObjCRuntime.invokeOptional("collectionView:canHandle:", on: self, [collectionView, session])) ?? true
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        try? ObjCRuntime.invokeOptional("collectionView:dropSessionDidEnter:", on: self, [collectionView, session])
    }

    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        let selector = "collectionView:dropSessionDidUpdate:withDestinationIndexPath:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [collectionView, session, destinationIndexPath]))
            ?? UICollectionViewDropProposal(operation: .copy)
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        try? ObjCRuntime.invokeOptional("collectionView:dropSessionDidExit:", on: self, [collectionView, session])
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        try? ObjCRuntime.invokeOptional("collectionView:dropSessionDidEnd:", on: self, [collectionView, session])
    }

    public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        let selector = "collectionView:dropPreviewParametersForItemAt:"
        let answer: UIDragPreviewParameters?? = try? ObjCRuntime.invokeOptional(selector, on: self, [collectionView, indexPath])
        return answer ?? nil
    }
}
