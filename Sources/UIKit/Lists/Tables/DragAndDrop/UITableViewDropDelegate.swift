/// Says what a table view takes that is dropped on it. All methods but the first are optional.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Takes the items into the data, and says through the coordinator where they go.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Whether the list is interested at all; asked once a session. Default true.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// The proposal for a drop at a place; the place is nil behind the last row. Without this method a copy.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// The drag is over, wherever it ended.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// The part of a row that what is dropped turns into; nil, the default, is all of it.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        (try? ObjCRuntime.invokeOptional("tableView:canHandle:", on: self, [tableView, session])) ?? true
    }

    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        try? ObjCRuntime.invokeOptional("tableView:dropSessionDidEnter:", on: self, [tableView, session])
    }

    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        let selector = "tableView:dropSessionDidUpdate:withDestinationIndexPath:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [tableView, session, destinationIndexPath]))
            ?? UITableViewDropProposal(operation: .copy)
    }

    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        try? ObjCRuntime.invokeOptional("tableView:dropSessionDidExit:", on: self, [tableView, session])
    }

    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        try? ObjCRuntime.invokeOptional("tableView:dropSessionDidEnd:", on: self, [tableView, session])
    }

    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        let selector = "tableView:dropPreviewParametersForRowAt:"
        let answer: UIDragPreviewParameters?? = try? ObjCRuntime.invokeOptional(selector, on: self, [tableView, indexPath])
        return answer ?? nil
    }
}
