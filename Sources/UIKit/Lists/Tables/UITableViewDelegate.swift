/// Looks and behaviour of a table's rows, headers and footers. Every method is optional.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Points; `UITableView.automaticDimension` measures the cell.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    /// The height of a row before its real one is known.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    /// The heights of headers and footers that measure themselves, before they are known. Default the table's own estimates.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    /// The detail button of a row was tapped.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    /// Default true.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// The row to select instead; nil selects none. Default the row itself.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Asked for a tap on a row, whether it selects it or not, while the table is not edited (iOS 16). Default true.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    /// Whether two fingers that move over rows from this one on select them. Default: while the table is edited, if several rows may be
    /// selected then.
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    /// Two fingers begin to select rows. A delegate begins editing now.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
    /// Whether a press on a row shows an edit menu, as before there were context menus. Default false.
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    /// Whether a row's edit menu has an action: `cut(_:)`, `copy(_:)`, `paste(_:)` or one of `UIMenuController.menuItems`. Default false.
    func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool
    func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
    /// A swipe uncovers a row's actions.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// A row's actions are covered again. Nil for a row that is gone.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    /// Whether a row is chosen when a drag rests on it, in a table that is spring-loaded. Default true.
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool
    /// The row that gets the keyboard's focus first. Default nil: the selected one, or the first in sight.
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
    /// Default delete.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    /// Whether a row moves in while the table is edited. Default true.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// Steps of indentation. Default 0.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
    /// The actions that a swipe from the leading edge uncovers. Default none.
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// The actions that a swipe from the trailing edge uncovers. Default deletion, for rows whose editing style it is.
    /// Asked where there is no `trailingSwipeActionsConfigurationForRowAt`, as before iOS 11.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) throws(Unimplemented) -> UISwipeActionsConfiguration?
    /// The menu of a row that is pressed; nil, the default, for none.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The preview that is lifted for a menu. Nil, the default, lifts the row.
    func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// The preview was tapped.
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// The place a moved row goes to instead of the proposed one. Default the proposed one.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    /// Whether a row may have the keyboard's focus. Default true.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    /// Default what the table says.
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    /// Whether the focus moves as the context says. Default true.
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    /// The title of the standard deletion. Default Delete.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
}

extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let selector = "tableView:leadingSwipeActionsConfigurationForRowAt:"
        let answer: UISwipeActionsConfiguration?? = try? ObjCRuntime.invokeOptional(selector, on: self, [tableView, indexPath])
        return answer ?? nil
    }
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        (try? ObjCRuntime.invokeOptional("tableView:editActionsForRowAt:", on: self, [tableView, indexPath])) ?? nil
    }
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) throws(Unimplemented) -> UISwipeActionsConfiguration? {
        try ObjCRuntime.invokeOptional("tableView:trailingSwipeActionsConfigurationForRowAt:", on: self, [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        let selector = "tableView:titleForDeleteConfirmationButtonForRowAt:"
        let answer: String?? = try? ObjCRuntime.invokeOptional(selector, on: self, [tableView, indexPath])
        return answer ?? nil
    }
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        (try? ObjCRuntime.invokeOptional("tableView:heightForRowAt:", on: self, [tableView, indexPath])) ?? tableView.rowHeight
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        (try? ObjCRuntime.invokeOptional("tableView:heightForHeaderInSection:", on: self, [tableView, section])) ?? tableView.sectionHeaderHeight
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        (try? ObjCRuntime.invokeOptional("tableView:heightForFooterInSection:", on: self, [tableView, section])) ?? tableView.sectionFooterHeight
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        (try? ObjCRuntime.invokeOptional("tableView:estimatedHeightForRowAt:", on: self, [tableView, indexPath])) ?? tableView.estimatedRowHeight
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        let selector = "tableView:estimatedHeightForHeaderInSection:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [tableView, section])) ?? tableView.estimatedSectionHeaderHeight
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        let selector = "tableView:estimatedHeightForFooterInSection:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [tableView, section])) ?? tableView.estimatedSectionFooterHeight
    }
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        (try? ObjCRuntime.invokeOptional("tableView:canPerformPrimaryActionForRowAt:", on: self, [tableView, indexPath])) ?? true
    }
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        try? ObjCRuntime.invokeOptional("tableView:performPrimaryActionForRowAt:", on: self, [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        try? ObjCRuntime.invokeOptional("tableView:willBeginEditingRowAt:", on: self, [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        try? ObjCRuntime.invokeOptional("tableView:didEndEditingRowAt:", on: self, [tableView, indexPath])
    }
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        let path: IndexPath?? = try? ObjCRuntime.invokeOptional("indexPathForPreferredFocusedViewIn:", on: self, [tableView])
        return path ?? nil
    }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let answer: UIView?? = try? ObjCRuntime.invokeOptional("tableView:viewForHeaderInSection:", on: self, [tableView, section])
        return answer ?? nil
    }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let answer: UIView?? = try? ObjCRuntime.invokeOptional("tableView:viewForFooterInSection:", on: self, [tableView, section])
        return answer ?? nil
    }
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        try? ObjCRuntime.invokeOptional("tableView:willDisplay:forRowAt:", on: self, [tableView, cell, indexPath])
    }
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        try? ObjCRuntime.invokeOptional("tableView:willDisplayHeaderView:forSection:", on: self, [tableView, view, section])
    }
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        try? ObjCRuntime.invokeOptional("tableView:willDisplayFooterView:forSection:", on: self, [tableView, view, section])
    }
    public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        try? ObjCRuntime.invokeOptional("tableView:didEndDisplaying:forRowAt:", on: self, [tableView, cell, indexPath])
    }
    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        try? ObjCRuntime.invokeOptional("tableView:didEndDisplayingHeaderView:forSection:", on: self, [tableView, view, section])
    }
    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        try? ObjCRuntime.invokeOptional("tableView:didEndDisplayingFooterView:forSection:", on: self, [tableView, view, section])
    }
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        try? ObjCRuntime.invokeOptional("tableView:accessoryButtonTappedForRowWith:", on: self, [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        (try? ObjCRuntime.invokeOptional("tableView:shouldHighlightRowAt:", on: self, [tableView, indexPath])) ?? true
    }
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        try? ObjCRuntime.invokeOptional("tableView:didHighlightRowAt:", on: self, [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        try? ObjCRuntime.invokeOptional("tableView:didUnhighlightRowAt:", on: self, [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        do { return try ObjCRuntime.invokeOptional("tableView:willSelectRowAt:", on: self, [tableView, indexPath]) } catch { return indexPath }
    }
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        do { return try ObjCRuntime.invokeOptional("tableView:willDeselectRowAt:", on: self, [tableView, indexPath]) } catch { return indexPath }
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        try? ObjCRuntime.invokeOptional("tableView:didSelectRowAt:", on: self, [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        try? ObjCRuntime.invokeOptional("tableView:didDeselectRowAt:", on: self, [tableView, indexPath])
    }
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        (try? ObjCRuntime.invokeOptional("tableView:editingStyleForRowAt:", on: self, [tableView, indexPath])) ?? .delete
    }
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        (try? ObjCRuntime.invokeOptional("tableView:shouldIndentWhileEditingRowAt:", on: self, [tableView, indexPath])) ?? true
    }
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        (try? ObjCRuntime.invokeOptional("tableView:indentationLevelForRowAt:", on: self, [tableView, indexPath])) ?? 0
    }
}
