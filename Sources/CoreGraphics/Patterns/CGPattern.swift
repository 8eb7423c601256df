import Foundation

/// How exactly the tiles of a pattern are spaced. Tiles are cut to whole pixels whichever is chosen.
public enum CGPatternTiling: Int32, Sendable {
    case noDistortion = 0, constantSpacingMinimalDistortion = 1, constantSpacing = 2
}

/// Draws one tile, in pattern space, into the context it is given.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

public struct CGPatternCallbacks {
    public var version: UInt32
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called when the pattern is no longer needed.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A tile that is repeated over whatever is painted with it.
public final class CGPattern: @unchecked Sendable {
    /// The tile's extent in pattern space.
    let bounds: CGRect
    /// From pattern space to the space a context was made with.
    let matrix: CGAffineTransform
    let xStep: CGFloat
    let yStep: CGFloat
    /// Whether the tile brings its own colours; else it is painted in the colour given with the pattern.
    package let isColored: Bool
    private let drawTile: (CGContext) -> Void
    private let release: () -> Void
    private let lock = NSLock()
    private var lastTile: (key: TileKey, bitmap: Bitmap)?

    private struct TileKey: Hashable {
        var width: Int, height: Int
        var color: CGColor?
        var alpha: CGFloat
    }

    /// - Parameters:
    ///   - matrix: from pattern space to the space a context was made with, whatever its transform became since.
    ///   - xStep: from one tile to the next, not 0.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard xStep != 0, yStep != 0, let draw = callbacks.pointee.drawPattern else { return nil }
        let releaseInfo = callbacks.pointee.releaseInfo
        self.bounds = bounds
        self.matrix = matrix
        self.xStep = xStep
        self.yStep = yStep
        self.isColored = isColored
        drawTile = { draw(info, $0) }
        release = { releaseInfo?(info) }
    }

    /// A picture repeated upright, in contexts for views, from their upper left.
    package init(image: CGImage, size: CGSize) {
        bounds = CGRect(origin: .zero, size: size)
        matrix = .identity
        xStep = size.width
        yStep = size.height
        isColored = true
        drawTile = { $0.drawUpright(image, in: CGRect(origin: .zero, size: size)) }
        release = {}
    }

    /// The same tile, its space placed by `matrix` in the one a context was made with.
    package init(_ other: CGPattern, placedBy matrix: CGAffineTransform) {
        bounds = other.bounds
        self.matrix = other.matrix.concatenating(matrix)
        xStep = other.xStep
        yStep = other.yStep
        isColored = other.isColored
        drawTile = { other.drawTile($0) }
        release = {}
    }

    deinit {
        release()
    }

    /// The tile's pixels, and the way from them to device pixels.
    ///
    /// - Parameter base: from the space a context was made with to device pixels.
    func tile(base: CGAffineTransform, color: CGColor?, alpha: CGFloat) -> (bitmap: Bitmap, placement: CGAffineTransform)? {
        let toDevice = matrix.concatenating(base)
        let wide = (abs(xStep) * hypot(toDevice.a, toDevice.b)).rounded()
        let high = (abs(yStep) * hypot(toDevice.c, toDevice.d)).rounded()
        guard wide >= 1, high >= 1, wide <= 4096, high <= 4096 else { return nil }
        let fromPixels = CGAffineTransform(
            a: abs(xStep) / wide, b: 0, c: 0, d: abs(yStep) / high, tx: bounds.minX, ty: bounds.minY)
        let key = TileKey(width: Int(wide), height: Int(high), color: isColored ? nil : color, alpha: alpha)
        lock.lock()
        defer { lock.unlock() }
        if let lastTile, lastTile.key == key { return (lastTile.bitmap, fromPixels.concatenating(toDevice)) }
        guard let bitmap = Bitmap(width: key.width, height: key.height, format: .premultiplied) else { return nil }
        let context = CGContext(viewBitmap: bitmap, scale: 1)
        context.concatenate(fromPixels.inverted())
        context.clip(to: bounds)
        if let color = key.color {
            context.setFillColor(color)
            context.setStrokeColor(color)
        }
        drawTile(context)
        context.flush()
        if alpha < 1 { PixelMath.scale(bitmap, by: Double(alpha)) }
        lastTile = (key, bitmap)
        return (bitmap, fromPixels.concatenating(toDevice))
    }
}
