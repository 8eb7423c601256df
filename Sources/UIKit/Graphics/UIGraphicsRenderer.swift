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

    /// A format of the same class with the same values.
    func duplicate() -> UIGraphicsRendererFormat {
        let copy: UIGraphicsRendererFormat = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}

extension UIGraphicsRendererFormat: NSCopying {
    public func copy(with zone: NSZone? = nil) -> Any { duplicate() }
}

public typealias UIGraphicsDrawingActions = (UIGraphicsRendererContext) -> Void

/// Draws in a context of its own making. A subclass of an app's own says by the class methods which context that is and how it begins.
open class UIGraphicsRenderer: NSObject {
    open private(set) var format: UIGraphicsRendererFormat
    open var allowsImageOutput: Bool { false }

    /// A renderer of what lies in `bounds`, in points.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        format.bounds = bounds
        self.format = format
        super.init()
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsRendererFormat.preferred()) }

    // MARK: Subclassing

    /// The class of the context that drawing actions get: a `UIGraphicsRendererContext`, which this class makes.
    open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

    /// The context to draw in. Default nil: subclasses make one.
    open class func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }

    /// Sets the context up before anything is drawn. Default: nothing.
    open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}

    /// Makes a context, prepares it, and draws in it; `completionActions` run while it is still the current one.
    ///
    /// - Throws: an error where the class makes no context.
    open func runDrawingActions(_ drawingActions: UIGraphicsDrawingActions, completionActions: UIGraphicsDrawingActions? = nil) throws {
        let kind: UIGraphicsRenderer.Type = type(of: self)
        guard let context = kind.context(with: format) else { throw CocoaError(.featureUnsupported) }
        let renderer: UIGraphicsRendererContext = kind.rendererContext(of: context, format)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        kind.prepare(context, with: renderer)
        drawingActions(renderer)
        completionActions?(renderer)
    }

    class func rendererContext(of context: CGContext, _ format: UIGraphicsRendererFormat) -> UIGraphicsRendererContext {
        UIGraphicsRendererContext(context: context, format: format)
    }
}
