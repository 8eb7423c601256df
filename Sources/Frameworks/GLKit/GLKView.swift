public enum GLKViewDrawableColorFormat: GLint, Sendable { case RGBA8888 = 0, RGB565, SRGBA8888 }
public enum GLKViewDrawableDepthFormat: GLint, Sendable { case formatNone = 0, format16, format24 }
public enum GLKViewDrawableStencilFormat: GLint, Sendable { case formatNone = 0, format8 }
public enum GLKViewDrawableMultisample: GLint, Sendable { case multisampleNone = 0, multisample4X }

/// Draws a view.
@preconcurrency @MainActor public protocol GLKViewDelegate: NSObjectProtocol {
    func glkView(_ view: GLKView, drawIn rect: CGRect)
}

/// A view that OpenGL draws. There is no OpenGL, so that it shows its background, and nobody is asked to draw.
@preconcurrency @MainActor open class GLKView: UIView {
    public init(frame: CGRect, context: EAGLContext) {
        self.context = context
        super.init(frame: frame)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, context: EAGLContext()) }
    public required init?(coder: NSCoder) {
        context = EAGLContext()
        super.init(coder: coder)
    }

    open weak var delegate: (any GLKViewDelegate)?
    open var context: EAGLContext
    open var drawableColorFormat: GLKViewDrawableColorFormat = .RGBA8888
    open var drawableDepthFormat: GLKViewDrawableDepthFormat = .formatNone
    open var drawableStencilFormat: GLKViewDrawableStencilFormat = .formatNone
    open var drawableMultisample: GLKViewDrawableMultisample = .multisampleNone
    /// Default true.
    open var enableSetNeedsDisplay = true
    /// Pixels.
    open var drawableWidth: Int { Int(bounds.width * contentScaleFactor) }
    /// Pixels.
    open var drawableHeight: Int { Int(bounds.height * contentScaleFactor) }
    open func bindDrawable() {}
    open func deleteDrawable() {}
    open func display() {}
    /// The view as it is, with its background alone.
    open var snapshot: UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { context in
            (backgroundColor ?? .clear).setFill()
            context.fill(bounds)
        }
    }
}
