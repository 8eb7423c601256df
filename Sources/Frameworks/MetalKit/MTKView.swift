@_exported import QuinceMetal

/// A view that a graphics processor draws. There is none, so that it shows its clear colour; its delegate draws no frame, but hears of its size.
@preconcurrency @MainActor open class MTKView: UIView {
    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
        prepare()
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        prepare()
    }
    private func prepare() { showClearColor() }

    open weak var delegate: (any MTKViewDelegate)?
    open var device: (any MTLDevice)?
    /// Nil: there is nothing to draw into.
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    /// Nil: there is nothing to draw into.
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    open var depthStencilTexture: (any MTLTexture)? { nil }
    open var multisampleColorTexture: (any MTLTexture)? { nil }
    /// Default true.
    open var framebufferOnly = true
    open var depthStencilPixelFormat: MTLPixelFormat = .invalid
    open var colorPixelFormat: MTLPixelFormat = .bgra8Unorm
    open var depthStencilStorageMode: MTLStorageMode = .private
    open var sampleCount = 1
    /// Default opaque black.
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { showClearColor() } }
    open var clearDepth: Double = 1
    open var clearStencil: UInt32 = 0
    /// Default 60.
    open var preferredFramesPerSecond = 60
    open var enableSetNeedsDisplay = false
    /// Default true: `drawableSize` follows the bounds.
    open var autoResizeDrawable = true
    /// Pixels.
    open var drawableSize: CGSize = .zero { didSet { if drawableSize != oldValue { delegate?.mtkView(self, drawableSizeWillChange: drawableSize) } } }
    open var preferredDrawableSize: CGSize { CGSize(width: bounds.width * contentScaleFactor, height: bounds.height * contentScaleFactor) }
    open var isPaused = false
    open var presentsWithTransaction = false
    open func releaseDrawables() {}
    /// Without a device nothing is drawn, and the delegate is not asked to.
    open func draw() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        if autoResizeDrawable { drawableSize = preferredDrawableSize }
    }
    private func showClearColor() {
        backgroundColor = UIColor(red: clearColor.red, green: clearColor.green, blue: clearColor.blue, alpha: clearColor.alpha)
    }
}

/// Draws a view.
@preconcurrency @MainActor public protocol MTKViewDelegate: NSObjectProtocol {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}

public let MTKTextureLoaderErrorDomain = "MTKTextureLoaderErrorDomain"

/// Makes pictures of a graphics processor's. One is made with a device only, and there is none.
open class MTKTextureLoader: NSObject {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let allocateMipmaps = Option(rawValue: "MTKTextureLoaderOptionAllocateMipmaps")
        public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
        public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
        public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
        public static let textureCPUCacheMode = Option(rawValue: "MTKTextureLoaderOptionTextureCPUCacheMode")
        public static let textureStorageMode = Option(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
        public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
    }
    public struct Origin: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let topLeft = Origin(rawValue: "MTKTextureLoaderOriginTopLeft")
        public static let bottomLeft = Origin(rawValue: "MTKTextureLoaderOriginBottomLeft")
        public static let flippedVertically = Origin(rawValue: "MTKTextureLoaderOriginFlippedVertically")
    }
    public let device: any MTLDevice
    public init(device: any MTLDevice) { self.device = device }
    private var refusal: NSError { NSError(domain: MTKTextureLoaderErrorDomain, code: 0) }
    /// - Throws: always: there is no graphics processor.
    open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture { throw refusal }
    /// - Throws: always: there is no graphics processor.
    open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw refusal }
    /// - Throws: always: there is no graphics processor.
    open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture { throw refusal }
    /// - Throws: always: there is no graphics processor.
    open func newTexture(name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil) throws -> any MTLTexture { throw refusal }
}

@section(".init_array") @used private let announceMTKView: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        let view = ObjCRuntime.registration(of: MTKView.self, named: "MTKView")
        view.initializer("initWithCoder:") { MTKView(coder: $0[0]) }
        view.initializer("initWithFrame:") { MTKView(frame: $0[0]) }
    }
}
