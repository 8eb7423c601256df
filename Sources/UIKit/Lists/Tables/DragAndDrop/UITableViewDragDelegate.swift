/// Says which rows of a table view are dragged, and hears how the drag goes. All methods but the first are optional.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// The items that a drag gives away that begins on a row; none for no drag.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    /// The items that a tap on another row adds to a drag that goes on; none by default.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// The part of the row that is lifted; nil, the default, is all of it.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Default true.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Default false.
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}

extension UITableViewDragDelegate {
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        let selector = "tableView:itemsForAddingTo:at:point:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [tableView, session, indexPath, point])) ?? []
    }

    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        let selector = "tableView:dragPreviewParametersForRowAt:"
        let answer: UIDragPreviewParameters?? = try? ObjCRuntime.invokeOptional(selector, on: self, [tableView, indexPath])
        return answer ?? nil
    }

    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        try? ObjCRuntime.invokeOptional("tableView:dragSessionWillBegin:", on: self, [tableView, session])
    }

    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        try? ObjCRuntime.invokeOptional("tableView:dragSessionDidEnd:", on: self, [tableView, session])
    }

    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        (try? ObjCRuntime.invokeOptional("tableView:dragSessionAllowsMoveOperation:", on: self, [tableView, session])) ?? true
    }

    public func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        let selector = "tableView:dragSessionIsRestrictedToDraggingApplication:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [tableView, session])) ?? false
    }
}
