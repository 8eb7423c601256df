extension UITableView {
    /// The interaction that shows the rows' context menus.
    public var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }

    func makeContextMenus() -> ListContextMenu {
        ListContextMenu(
            list: self,
            rows: ListContextMenu.Rows(
                path: { [unowned self] in indexPathForRow(at: $0) }, view: { [unowned self] in cellForRow(at: $0) },
                configuration: { [unowned self] in delegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: $1) },
                preview: { [unowned self] configuration, _, dismisses in
                    dismisses
                        ? delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
                        : delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
                },
                willCommit: { [unowned self] in delegate?.tableView(self, willPerformPreviewActionForMenuWith: $0, animator: $1) },
                willDisplay: { [unowned self] in delegate?.tableView(self, willDisplayContextMenu: $0, animator: $1) },
                willEnd: { [unowned self] in delegate?.tableView(self, willEndContextMenuInteraction: $0, animator: $1) }))
    }
}

extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let selector = "tableView:contextMenuConfigurationForRowAt:point:"
        let answer: UIContextMenuConfiguration?? = try? ObjCRuntime.invokeOptional(selector, on: self, [tableView, indexPath, point])
        return answer ?? nil
    }

    public func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let selector = "tableView:previewForHighlightingContextMenuWithConfiguration:"
        let answer: UITargetedPreview?? = try? ObjCRuntime.invokeOptional(selector, on: self, [tableView, configuration])
        return answer ?? nil
    }

    public func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let selector = "tableView:previewForDismissingContextMenuWithConfiguration:"
        let answer: UITargetedPreview?? = try? ObjCRuntime.invokeOptional(selector, on: self, [tableView, configuration])
        return answer ?? nil
    }

    public func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        let selector = "tableView:willPerformPreviewActionForMenuWith:animator:"
        try? ObjCRuntime.invokeOptional(selector, on: self, [tableView, configuration, animator])
    }

    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        try? ObjCRuntime.invokeOptional("tableView:willDisplayContextMenu:animator:", on: self, [tableView, configuration, animator])
    }

    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        let selector = "tableView:willEndContextMenuInteraction:animator:"
        try? ObjCRuntime.invokeOptional(selector, on: self, [tableView, configuration, animator])
    }
}
