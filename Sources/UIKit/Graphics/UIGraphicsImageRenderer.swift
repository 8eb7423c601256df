/// How an image renderer draws: scale, opacity and colour range.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended = 1
        case standard = 2
    }

    /// Pixels a point. Default: the screen's; 0 also means the screen's.
    open var scale: CGFloat = ScreenScale.current
    /// Whether the picture has no transparency; it begins black then. Default false.
    open var opaque = false
    /// Pictures are drawn in standard range whatever is preferred.
    open var preferredRange: Range = .automatic

    /// Whether pictures have light beyond sRGB's white: they have none. Since iOS 17.
    open var supportsHighDynamicRange: Bool { false }

    /// Whether colours beyond sRGB are kept: `preferredRange` before iOS 12. Default that of the screen, which shows none.
    @available(iOS, introduced: 10.0, deprecated: 12.0, message: "Use the preferredRange property instead")
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    override func duplicate() -> UIGraphicsRendererFormat {
        let copy: UIGraphicsRendererFormat = super.duplicate()
        guard let copy = copy as? UIGraphicsImageRendererFormat else { return copy }
        copy.scale = scale
        copy.opaque = opaque
        copy.preferredRange = preferredRange
        return copy
    }

    /// The format for a screen of the given traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// The drawing context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let scale: CGFloat

    init(context: CGContext, imageFormat: UIGraphicsImageRendererFormat, scale: CGFloat) {
        self.scale = scale
        super.init(context: context, format: imageFormat)
    }

    /// The picture as drawn so far.
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }
}

/// Draws pictures.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// A renderer of pictures as large as `bounds`, in points; drawing uses the coordinates of `bounds`.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format as UIGraphicsRendererFormat)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: .preferred())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    open override var allowsImageOutput: Bool { true }

    open override class func rendererContextClass() -> AnyClass { UIGraphicsImageRendererContext.self }

    /// A context with a bitmap for the format's bounds.
    open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
        let image = format as? UIGraphicsImageRendererFormat
        return CGContext.picture(size: format.bounds.size, scale: pixels(of: image), isOpaque: image?.opaque ?? false)
    }

    /// Moves the origin of the format's bounds to that of the bitmap.
    open override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
        let bounds: CGRect = rendererContext.format.bounds
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
    }

    override class func rendererContext(of context: CGContext, _ format: UIGraphicsRendererFormat) -> UIGraphicsRendererContext {
        guard let image = format as? UIGraphicsImageRendererFormat else { return super.rendererContext(of: context, format) }
        return UIGraphicsImageRendererContext(context: context, imageFormat: image, scale: pixels(of: image))
    }

    private static func pixels(of format: UIGraphicsImageRendererFormat?) -> CGFloat {
        let scale: CGFloat = format?.scale ?? 0
        return scale > 0 ? scale : ScreenScale.current
    }

    /// A picture of what `actions` draw.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        render(actions)?.currentImage ?? UIImage()
    }

    /// The picture as PNG.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The picture as JPEG; `compressionQuality` goes from 0 (small) to 1 (good).
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func render(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIGraphicsImageRendererContext? {
        var drawn: UIGraphicsImageRendererContext?
        try? runDrawingActions { renderer in
            guard let renderer = renderer as? UIGraphicsImageRendererContext else { return }
            actions(renderer)
            drawn = renderer
        }
        return drawn
    }
}
