/// The look of a background: colour, image, stroke and corners.
public struct UIBackgroundConfiguration: Hashable {
    /// A view shown in the background, under nothing but the content.
    public var customView: UIView?
    /// Points; the corners are continuous. Default 0.
    public var cornerRadius: CGFloat = 0
    /// From the view's edges to the background's.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The edges at which the view's layout margins are added to the insets. Default none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// nil takes the tint colour.
    public var backgroundColor: UIColor? = .clear
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Shown over the colour and under the image: a blur of what lies behind. Default nil.
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// nil takes the tint colour.
    public var strokeColor: UIColor? = .clear
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Points; default 0.
    public var strokeWidth: CGFloat = 0
    /// How far outside the edge the stroke runs.
    public var strokeOutset: CGFloat = 0

    /// Which list look the configuration came from, so that states can change it.
    var listLook: ListBackgroundLook?

    init() {}

    /// A background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration()
    }

    /// The background's colour where the tint is `tintColor`.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color: UIColor = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color: UIColor = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    public static func == (a: UIBackgroundConfiguration, b: UIBackgroundConfiguration) -> Bool {
        a.customView === b.customView && a.visualEffect === b.visualEffect && a.listLook == b.listLook && a.cornerRadius == b.cornerRadius
            && a.backgroundInsets == b.backgroundInsets
            && a.edgesAddingLayoutMarginsToBackgroundInsets == b.edgesAddingLayoutMarginsToBackgroundInsets
            && a.backgroundColor == b.backgroundColor && a.image == b.image && a.imageContentMode == b.imageContentMode
            && a.strokeColor == b.strokeColor && a.strokeWidth == b.strokeWidth && a.strokeOutset == b.strokeOutset
            && (a.backgroundColorTransformer == nil) == (b.backgroundColorTransformer == nil)
            && (a.strokeColorTransformer == nil) == (b.strokeColorTransformer == nil)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(cornerRadius)
        hasher.combine(backgroundColor)
        hasher.combine(strokeWidth)
    }
}
