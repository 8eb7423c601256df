/// Says what a context menu of a view shows. All methods but the first are optional.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// The menu for a place in the view; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The preview that is lifted while the menu appears. Nil, the default, lifts the view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// The same since iOS 16, by the menu's identifier. Asked first.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// The destination of the preview when the menu is dismissed. Nil, the default, is where it came from.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// The preview was tapped.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        let selector = "contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:"
        let answer: UITargetedPreview?? = try? ObjCRuntime.invokeOptional(selector, on: self, [interaction, configuration, identifier])
        return answer ?? nil
    }

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        let selector = "contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:"
        let answer: UITargetedPreview?? = try? ObjCRuntime.invokeOptional(selector, on: self, [interaction, configuration, identifier])
        return answer ?? nil
    }

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let selector = "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:"
        let answer: UITargetedPreview?? = try? ObjCRuntime.invokeOptional(selector, on: self, [interaction, configuration])
        return answer ?? nil
    }

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let selector = "contextMenuInteraction:previewForDismissingMenuWithConfiguration:"
        let answer: UITargetedPreview?? = try? ObjCRuntime.invokeOptional(selector, on: self, [interaction, configuration])
        return answer ?? nil
    }

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        let selector = "contextMenuInteraction:willPerformPreviewActionForMenuWith:animator:"
        try? ObjCRuntime.invokeOptional(selector, on: self, [interaction, configuration, animator])
    }

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        let selector = "contextMenuInteraction:willDisplayMenuFor:animator:"
        try? ObjCRuntime.invokeOptional(selector, on: self, [interaction, configuration, animator])
    }

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        let selector = "contextMenuInteraction:willEndFor:animator:"
        try? ObjCRuntime.invokeOptional(selector, on: self, [interaction, configuration, animator])
    }
}
