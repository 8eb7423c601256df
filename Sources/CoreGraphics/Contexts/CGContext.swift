import Foundation
internal import CCairo

/// A place to draw: pixels, and the state of drawing into them.
///
/// Coordinates are Core Graphics' own: y grows upwards from the lower left pixel, unless the transform says otherwise, as
/// it does in contexts made for views.
public final class CGContext {
    /// The cairo context that painting goes to now: the bitmap's own, or that of the innermost transparency layer. Its
    /// transform and clip are always the current ones.
    package internal(set) var cairo: OpaquePointer
    package var state = GraphicsState()
    var savedStates: [GraphicsState] = []
    var layers: [TransparencyLayer] = []
    /// The current path, in device pixels counted from the upper left.
    var currentPath = PathElements()
    let target: BitmapTarget
    /// From the space of `ctm` to device pixels counted from the upper left.
    package internal(set) var deviceTransform: CGAffineTransform
    /// From the space the context was made with, in which shadows and patterns are placed, to device pixels.
    var baseToDevice: CGAffineTransform
    var textMatrixStorage: CGAffineTransform = .identity
    /// The drawing that waits to be done in the bitmap's own pixels; nil where nothing may wait.
    package var deferred: (any DeferredDrawing)?
    /// The pages that painting goes to, in a context of a PDF document; its bitmap then has nothing of what is drawn.
    package let document: PDFDocumentWriter?

    /// A context over pixels of the caller's or, when `data` is nil, of its own.
    ///
    /// Gray and RGB with 8 or 16 bits a component are understood; nil for anything else. `bytesPerRow` may be 0 when
    /// `data` is nil. Pixels that are already there stay.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let target = BitmapTarget(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo))
        guard let target else { return nil }
        self.init(target: target)
    }

    /// The same, which calls `releaseCallback` with `releaseInfo` and the pixels once nobody draws into them any more.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo)
        if let releaseCallback { target.release = { releaseCallback(releaseInfo, data) } }
    }

    /// A context over new transparent pixels in the rasteriser's own layout, in Core Graphics' coordinates.
    package convenience init?(bitmapWidth width: Int, height: Int, isOpaque: Bool = false) {
        let bitmap = Bitmap(width: width, height: height, format: isOpaque ? .opaque : .premultiplied)
        guard let bitmap else { return nil }
        self.init(target: BitmapTarget(bitmap: bitmap))
    }

    /// A context for views: the origin is at the upper left, y grows downwards and a point is `scale` pixels. Draws into
    /// premultiplied BGRA pixels of the caller's, which must outlive it.
    package convenience init(pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, scale: CGFloat, isOpaque: Bool = false) {
        let format: Bitmap.Format = isOpaque ? .opaque : .premultiplied
        self.init(viewBitmap: Bitmap(pixels: pixels, width: width, height: height, bytesPerRow: bytesPerRow, format: format), scale: scale)
    }

    /// A context for views over `bitmap`: the origin is at the upper left, y grows downwards and a point is `scale` pixels.
    package convenience init(viewBitmap bitmap: Bitmap, scale: CGFloat) {
        self.init(target: BitmapTarget(bitmap: bitmap), viewScale: scale)
    }

    /// Makes a context one for a view's layer, whose shadows and patterns are in points and go downwards: the transform stays as it is.
    package func beginViewSpace(scale: CGFloat) { baseToDevice = CGAffineTransform(scaleX: scale, y: scale) }

    /// A context for the pages of a PDF document, in points.
    ///
    /// - Parameter isForViews: Whether the origin is at the upper left and y grows downwards; else at the lower left, upwards.
    package init?(document: PDFDocumentWriter, isForViews: Bool) {
        guard let bitmap = Bitmap(width: 1, height: 1, format: .premultiplied) else { return nil }
        target = BitmapTarget(bitmap: bitmap)
        self.document = document
        cairo = cairo_create(document.surface)
        deviceTransform = .identity
        baseToDevice = .identity
        beginPage(isForViews: isForViews, bounds: document.bounds)
    }

    private init(target: BitmapTarget, viewScale: CGFloat? = nil) {
        self.target = target
        document = nil
        cairo = cairo_create(target.bitmap.surface)
        let height = CGFloat(target.bitmap.height)
        deviceTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        if let viewScale {
            state.ctm = CGAffineTransform(a: viewScale, b: 0, c: 0, d: -viewScale, tx: 0, ty: height)
            baseToDevice = CGAffineTransform(scaleX: viewScale, y: viewScale)
        } else {
            baseToDevice = deviceTransform
        }
        applyMatrix()
    }

    deinit {
        for layer in layers { cairo_destroy(layer.outer) }
        cairo_destroy(cairo)
    }

    public var width: Int { target.bitmap.width }
    public var height: Int { target.bitmap.height }
    public var bitsPerComponent: Int { target.format.bitsPerComponent }
    public var bitsPerPixel: Int { target.format.bitsPerPixel }
    public var bytesPerRow: Int { target.bytesPerRow }
    public var bitmapInfo: CGBitmapInfo { target.format.bitmapInfo }
    public var alphaInfo: CGImageAlphaInfo { target.format.alphaInfo }
    public var colorSpace: CGColorSpace? { target.space }

    /// The pixels, `bytesPerRow` for each row from the top.
    public var data: UnsafeMutableRawPointer? {
        deferred?.settle()
        cairo_surface_flush(target.bitmap.surface)
        return target.exposeData()
    }

    /// A copy of what was drawn so far.
    public func makeImage() -> CGImage? {
        prepare()
        cairo_surface_flush(target.bitmap.surface)
        return target.bitmap.copied().map { CGImage(bitmap: $0) }
    }

    /// The picture that was drawn, without copying it; nothing may be drawn into this context any more.
    package func finishImage() -> CGImage {
        prepare()
        cairo_surface_flush(target.bitmap.surface)
        return CGImage(bitmap: target.bitmap)
    }

    /// Brings the pixels up to date, before something is drawn over them: what was put off, and what the app wrote into them itself.
    func prepare() {
        deferred?.settle()
        target.takeIn()
    }

    /// Makes sure that everything drawn has reached the pixels.
    public func flush() {
        cairo_surface_flush(target.bitmap.surface)
        target.publish()
    }

    public func synchronize() {
        flush()
    }

    /// From user space to device pixels counted from the upper left.
    package var userToDevice: CGAffineTransform { state.ctm.concatenating(deviceTransform) }

    /// The area of device pixels that painting can reach.
    package var deviceClipBounds: CGRect {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        var x0 = 0.0, y0 = 0.0, x1 = 0.0, y1 = 0.0
        cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
        cairo_set_matrix(cairo, &matrix)
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }

    /// Makes cairo's transform the current one.
    func applyMatrix() {
        var matrix = cairo_matrix_t(userToDevice)
        // A transform that flattens everything would put the cairo context into an error state for good.
        let determinant: Double = matrix.xx * matrix.yy - matrix.xy * matrix.yx
        if determinant == 0 || !determinant.isFinite || !matrix.x0.isFinite || !matrix.y0.isFinite {
            cairo_matrix_init_scale(&matrix, 1e-6, 1e-6)
        }
        cairo_set_matrix(cairo, &matrix)
    }
}

extension OpaquePointer {
    /// Sets the way from the space a cairo pattern is used in to its pixels. False, and nothing changed, for a transform
    /// that cannot be inverted: Cairo would end the process.
    func setPatternMatrix(_ transform: CGAffineTransform) -> Bool {
        var matrix = cairo_matrix_t(transform)
        var inverse = matrix
        guard matrix.x0.isFinite, matrix.y0.isFinite, cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS else {
            return false
        }
        cairo_pattern_set_matrix(self, &matrix)
        return true
    }
}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
            x0: Double(transform.tx), y0: Double(transform.ty))
    }
}
