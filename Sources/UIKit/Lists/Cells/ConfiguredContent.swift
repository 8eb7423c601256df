/// The contents that configurations give a cell, header or footer: a content view and a background.
@MainActor final class ConfiguredContent {
    private unowned let host: UIView
    /// The view of cells without a content configuration.
    private let plainView: UIView
    private(set) var contentView: UIView
    private var backgroundView: BackgroundView?

    private(set) var content: (any UIContentConfiguration)?
    private(set) var background: UIBackgroundConfiguration?

    init(host: UIView, contentView: UIView) {
        self.host = host
        plainView = contentView
        self.contentView = contentView
        host.addSubview(contentView)
    }

    /// Shows `configuration`, in the view that is there if that view can.
    func show(_ configuration: (any UIContentConfiguration)?) {
        content = configuration
        guard let configuration else {
            replaceContentView(with: plainView)
            return
        }
        if let shown = contentView as? any UIContentView, shown.supports(configuration) {
            shown.configuration = configuration
            return
        }
        replaceContentView(with: configuration.makeContentView())
    }

    private func replaceContentView(with view: UIView) {
        guard view !== contentView else { return }
        view.frame = contentView.frame
        host.insertSubview(view, belowSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
        host.setNeedsLayout()
    }

    func show(_ configuration: UIBackgroundConfiguration?) {
        guard configuration != background else { return }
        background = configuration
        guard let configuration else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let view: BackgroundView = backgroundView ?? BackgroundView(frame: host.bounds)
        if backgroundView == nil { host.insertSubview(view, at: 0) }
        backgroundView = view
        view.show(configuration, cornerRadius: configuration.cornerRadius)
        layOutBackground()
    }

    /// The background with the corners that its place among others leaves it.
    func maskBackground(corners: CACornerMask?, radius: CGFloat) {
        guard let layer = backgroundView?.layer, let corners else { return }
        layer.maskedCorners = corners
        layer.cornerRadius = corners.isEmpty ? 0 : radius
    }

    func layOutBackground() {
        guard let backgroundView, let background else { return }
        var insets: NSDirectionalEdgeInsets = background.backgroundInsets
        let margins: NSDirectionalEdgeInsets = host.directionalLayoutMargins
        let edges: NSDirectionalRectEdge = background.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        backgroundView.frame = host.bounds.inset(by: insets.resolved(rightToLeft: host.isRightToLeft))
    }

    /// The size the contents ask for in a width; nil where nothing in them says.
    func fittingSize(width: CGFloat, isWidthFixed: Bool) -> CGSize? {
        let priority: UILayoutPriority = isWidthFixed ? .required : .fittingSizeLevel
        let target = CGSize(width: width, height: 0)
        if contentView is any UIContentView || contentView.existingLayoutBox != nil {
            return contentView.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: priority, verticalFittingPriority: .fittingSizeLevel)
        }
        return nil
    }
}
