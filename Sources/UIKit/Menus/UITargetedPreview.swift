/// The part of a view that a preview shows, and what stands behind it.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
    /// In the view's coordinates; nil shows all of it.
    open var visiblePath: UIBezierPath?
    /// Nil is the system's colour behind what is not opaque.
    open var backgroundColor: UIColor!
    /// The outline of the shadow, in the view's coordinates; nil is that of what is visible. Kept: previews cast the shadow of what is visible.
    open var shadowPath: UIBezierPath?

    public override required init() {
        super.init()
    }

    /// Shows lines of text: rounded rectangles around them, in the view's coordinates.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        visiblePath = Self.path(around: textLineRects.compactMap { $0.cgRectValue })
    }

    static func path(around lines: [CGRect]) -> UIBezierPath? {
        let seen: [CGRect] = lines.filter { !$0.isEmpty }
        guard !seen.isEmpty else { return nil }
        let path = UIBezierPath()
        for line in seen { path.append(UIBezierPath(roundedRect: line.insetBy(dx: -4, dy: -2), cornerRadius: 6)) }
        return path
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    private func duplicate() -> UIPreviewParameters {
        let copy = type(of: self).init()
        copy.visiblePath = visiblePath
        copy.backgroundColor = backgroundColor
        copy.shadowPath = shadowPath
        return copy
    }
}

/// The place of a preview: a container and a point in its coordinates.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    public let container: UIView
    public let center: CGPoint
    public let transform: CGAffineTransform

    public convenience init(container: UIView, center: CGPoint) { self.init(container: container, center: center, transform: .identity) }

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }
}

/// A view that is lifted out of its place, as for a context menu, with the place it comes from.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// A preview of a view where it is. The view has to be in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview, view.window != nil else {
            fatalError(
                "UITargetedPreview requires that the provided view is in a window. Use init(view:parameters:target:) for other views.")
        }
        self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
    }

    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The view's size, in points.
    open var size: CGSize { view.bounds.size }

    /// The same preview at another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

extension UITargetedPreview {
    /// The part of the view that is shown, in its coordinates.
    var shownRect: CGRect { parameters.visiblePath?.bounds ?? view.bounds }

    /// The view as it looks now, cut to the path.
    func picture() -> UIImage {
        let rect: CGRect = shownRect
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(origin: .zero, size: rect.size))
        return renderer.image { [view, parameters] context in
            let drawing: CGContext = context.cgContext
            drawing.translateBy(x: -rect.minX, y: -rect.minY)
            if let path = parameters.visiblePath { path.addClip() }
            let fill: UIColor? = parameters.backgroundColor ?? (view.isOpaque ? nil : .systemBackground)
            if let fill {
                view.traitCollection.performAsCurrent {
                    drawing.setFillColor(fill.cgColor)
                    drawing.fill(rect)
                }
            }
            view.layer.render(in: drawing)
        }
    }

    /// Of the picture's corners; a path has its own.
    var pictureCornerRadius: CGFloat { parameters.visiblePath == nil ? max(view.layer.cornerRadius, 10) : 0 }
}

extension UIPreviewTarget: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITargetedPreview: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
