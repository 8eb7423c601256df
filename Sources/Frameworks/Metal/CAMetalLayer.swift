/// Something of a layer that can be drawn into and shown.
public protocol CAMetalDrawable: MTLDrawable {
    var texture: any MTLTexture { get }
    var layer: CAMetalLayer { get }
}

/// A layer that a graphics processor draws. There is none, so that it shows its background alone.
open class CAMetalLayer: CALayer {
    open var device: (any MTLDevice)?
    /// Default `.bgra8Unorm`.
    open var pixelFormat: MTLPixelFormat = .bgra8Unorm
    /// Default true.
    open var framebufferOnly = true
    /// Pixels.
    open var drawableSize: CGSize = .zero
    open var maximumDrawableCount = 3
    open var presentsWithTransaction = false
    open var colorspace: CGColorSpace?
    open var allowsNextDrawableTimeout = true
    open var wantsExtendedDynamicRangeContent = false
    /// Nil: without a graphics processor there is nothing to draw into.
    open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}
