extension UICollectionView {
    /// The interaction that shows the items' context menus.
    public var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }

    func makeContextMenus() -> ListContextMenu {
        ListContextMenu(
            list: self,
            rows: ListContextMenu.Rows(
                path: { [unowned self] in indexPathForItem(at: $0) }, view: { [unowned self] in cellForItem(at: $0) },
                configuration: { [unowned self] in menuConfiguration(at: $0, $1) },
                preview: { [unowned self] configuration, path, dismisses in
                    dismisses
                        ? delegate?.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
                            ?? delegate?.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
                        : delegate?.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
                            ?? delegate?.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
                },
                willCommit: { [unowned self] in delegate?.collectionView(self, willPerformPreviewActionForMenuWith: $0, animator: $1) },
                willDisplay: { [unowned self] in delegate?.collectionView(self, willDisplayContextMenu: $0, animator: $1) },
                willEnd: { [unowned self] in delegate?.collectionView(self, willEndContextMenuInteraction: $0, animator: $1) }))
    }

    /// A menu on one of several selected items is for all of them.
    private func menuConfiguration(at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
        guard let delegate else { return nil }
        let paths: [IndexPath] = list.allowsMultiple && list.selection.contains(path) ? list.selection.paths : [path]
        return delegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
            ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
    }
}

extension UICollectionViewDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let selector = "collectionView:contextMenuConfigurationForItemsAt:point:"
        let answer: UIContextMenuConfiguration?? = try? ObjCRuntime.invokeOptional(selector, on: self, [collectionView, indexPaths, point])
        return answer ?? nil
    }

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let selector = "collectionView:contextMenuConfigurationForItemAt:point:"
        let answer: UIContextMenuConfiguration?? = try? ObjCRuntime.invokeOptional(selector, on: self, [collectionView, indexPath, point])
        return answer ?? nil
    }

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        preview("collectionView:contextMenuConfiguration:highlightPreviewForItemAt:", [collectionView, configuration, indexPath])
    }

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        preview("collectionView:contextMenuConfiguration:dismissalPreviewForItemAt:", [collectionView, configuration, indexPath])
    }

    public func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        preview("collectionView:previewForHighlightingContextMenuWithConfiguration:", [collectionView, configuration])
    }

    public func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        preview("collectionView:previewForDismissingContextMenuWithConfiguration:", [collectionView, configuration])
    }

    private func preview(_ selector: String, _ arguments: [Any?]) -> UITargetedPreview? {
        let answer: UITargetedPreview?? = try? ObjCRuntime.invokeOptional(selector, on: self, arguments)
        return answer ?? nil
    }

    public func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        let selector = "collectionView:willPerformPreviewActionForMenuWith:animator:"
        try? ObjCRuntime.invokeOptional(selector, on: self, [collectionView, configuration, animator])
    }

    public func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        let selector = "collectionView:willDisplayContextMenu:animator:"
        try? ObjCRuntime.invokeOptional(selector, on: self, [collectionView, configuration, animator])
    }

    public func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        let selector = "collectionView:willEndContextMenuInteraction:animator:"
        try? ObjCRuntime.invokeOptional(selector, on: self, [collectionView, configuration, animator])
    }
}
