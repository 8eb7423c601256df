extension UICollectionView {
    /// The interaction that shows the items' context menus.
    public var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }
}

extension ListContextMenu.Rows {
    @MainActor init(_ collection: UICollectionView) {
        self.init(
            path: { [unowned collection] in collection.indexPathForItem(at: $0) }, view: { [unowned collection] in collection.cellForItem(at: $0) },
            configuration: { [unowned collection] in Self.configuration(collection, at: $0, $1) },
            preview: { [unowned collection] configuration, path, dismisses in
                dismisses
                    ? collection.delegate?.collectionView(collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
                        ?? collection.delegate?.collectionView(collection, previewForDismissingContextMenuWithConfiguration: configuration)
                    : collection.delegate?.collectionView(collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
                        ?? collection.delegate?.collectionView(collection, previewForHighlightingContextMenuWithConfiguration: configuration)
            },
            willCommit: { [unowned collection] in
                collection.delegate?.collectionView(collection, willPerformPreviewActionForMenuWith: $0, animator: $1)
            },
            willDisplay: { [unowned collection] in collection.delegate?.collectionView(collection, willDisplayContextMenu: $0, animator: $1) },
            willEnd: { [unowned collection] in collection.delegate?.collectionView(collection, willEndContextMenuInteraction: $0, animator: $1) })
    }

    /// A menu on one of several selected items is for all of them.
    @MainActor private static func configuration(_ collection: UICollectionView, at path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
        guard let delegate = collection.delegate else { return nil }
        let paths: [IndexPath] = collection.list.allowsMultiple && collection.list.selection.contains(path) ? collection.list.selection.paths : [path]
        return delegate.collectionView(collection, contextMenuConfigurationForItemsAt: paths, point: point)
            ?? delegate.collectionView(collection, contextMenuConfigurationForItemAt: path, point: point)
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
