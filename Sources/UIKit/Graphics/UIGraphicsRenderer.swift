/// The drawing context of a renderer.
open class UIGraphicsRendererContext: NSObject {
    /// The context, its origin at the top left, in points.
    public let cgContext: CGContext
    public let format: UIGraphicsRendererFormat

    init(context: CGContext, format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    /// Fills `rect` with the current fill colour.
    open func fill(_ rect: CGRect) {
        fill(rect, blendMode: .normal)
    }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Strokes a line one point wide inside the edges of `rect` with the current stroke colour.
    open func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .normal)
    }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// How a renderer draws: the area it covers.
open class UIGraphicsRendererFormat: NSObject {
    /// The area drawn, in points; set by the renderer.
    open internal(set) var bounds: CGRect = .zero

    open class func `default`() -> Self {
        make()
    }

    /// The format that suits the main screen.
    open class func preferred() -> Self {
        make()
    }

    private class func make() -> Self {
        self.init()
    }

    public required override init() {
        super.init()
    }
}

/// Draws in a context of its own making.
open class UIGraphicsRenderer: NSObject {
    open private(set) var format: UIGraphicsRendererFormat
    open var allowsImageOutput: Bool { false }

    init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
        rendererFormat.bounds = bounds
        format = rendererFormat
        super.init()
    }
}
