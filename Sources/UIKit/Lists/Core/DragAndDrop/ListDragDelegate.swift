internal import ListEngine

/// The answers of a list's delegates and its data source to drags and drops, and how the list shows them. Points are in the content's
/// coordinates, paths are those of what is shown.
@MainActor protocol ListDragDelegate: AnyObject {
    // MARK: Drags

    func dragItems(forBeginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func dragItems(forAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool
    func showDrag(_ path: IndexPath, _ state: ListDrag.State)

    // MARK: Drops

    /// Nil without a delegate for drops.
    func canHandleDrop(_ session: any UIDropSession) -> Bool?
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    /// The place a drop at a point would go to; nil behind the last.
    func dropTarget(at point: CGPoint, _ gap: DropGap?) -> ItemIndex?
    func proposeDrop(_ session: any UIDropSession, _ path: IndexPath?) -> ListDrop.Proposal
    func performDrop(_ session: any UIDropSession, _ path: IndexPath?, _ proposal: UIDropProposal)
    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
    /// Tells the cells who is under the finger; nil for no one.
    func highlightDrop(_ isActive: Bool, _ target: IndexPath?)
    /// Whether the data source moves an item of the list's own by itself.
    func movesByItself(_ path: IndexPath) -> Bool
    /// The data source moves an item; what is shown follows.
    func moveByItself(_ from: IndexPath, _ to: IndexPath)
}
