/// The context menus of a list's rows: asks the list's delegate, and lifts the row.
@MainActor final class ListContextMenu: NSObject, UIContextMenuInteractionDelegate {
    /// The rows of the list, as the menus have to know them. Points are in the content's coordinates.
    struct Rows {
        var path: (CGPoint) -> IndexPath?
        var view: (IndexPath) -> UIView?
        var configuration: (IndexPath, CGPoint) -> UIContextMenuConfiguration?
        var preview: (_ configuration: UIContextMenuConfiguration, _ path: IndexPath, _ dismisses: Bool) -> UITargetedPreview?
        var willCommit: (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void
        var willDisplay: (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void
        var willEnd: (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void
    }

    private let rows: Rows
    private weak var list: UIView?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var path: IndexPath?

    init(list: UIView, rows: Rows) {
        self.list = list
        self.rows = rows
        super.init()
        list.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        path = rows.path(location)
        return path.flatMap { rows.configuration($0, location) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { preview(configuration, dismisses: false) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { preview(configuration, dismisses: true) }

    private func preview(_ configuration: UIContextMenuConfiguration, dismisses: Bool) -> UITargetedPreview? {
        guard let path else { return nil }
        if let own = rows.preview(configuration, path, dismisses) { return own }
        return rows.view(path).map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { rows.willCommit(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { rows.willDisplay(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { rows.willEnd(configuration, animator) }
}
