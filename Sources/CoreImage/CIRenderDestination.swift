import CoreGraphics
import Foundation

public enum CIRenderDestinationAlphaMode: UInt, Sendable {
    /// There is none: pixels are as before a black ground.
    case none = 0
    case premultiplied = 1
    case unpremultiplied = 2
}

/// Memory that a picture's pixels are written to, the highest row first.
open class CIRenderDestination: NSObject {
    public let width: Int
    public let height: Int
    /// Default premultiplied.
    open var alphaMode: CIRenderDestinationAlphaMode = .premultiplied
    /// Whether the lowest row is first. Default false.
    open var isFlipped = false
    /// Kept: nothing is dithered. Default false.
    open var isDithered = false
    /// Whether components are kept within 0 and 1. Bytes are in any case. Default false.
    open var isClamped = false
    /// Nil writes light itself. Default sRGB.
    open var colorSpace: CGColorSpace? = CGColorSpace(name: CGColorSpace.sRGB)
    /// Puts the picture before what the memory has. Default nil: it takes its place.
    open var blendKernel: CIBlendKernel?
    /// Kept: kernels have a space of their own. Default false.
    open var blendsInDestinationColorSpace = false

    private let data: UnsafeMutableRawPointer
    private let bytesPerRow: Int
    private let format: CIFormat

    public init(bitmapData data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: CIFormat) {
        (self.data, self.width, self.height, self.bytesPerRow, self.format) = (data, width, height, bytesPerRow, format)
    }

    /// The picture that the memory has now, with its lower left at the origin.
    private var picture: CIImage {
        let copy = Data(bytes: data, count: bytesPerRow * height)
        let image = CIImage(bitmapData: copy, bytesPerRow: bytesPerRow, size: CGSize(width: width, height: height), format: format, colorSpace: colorSpace)
        return isFlipped ? image.transformed(by: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))) : image
    }

    /// Writes the picture's pixels, whose origin is the memory's lower left.
    func write(_ image: CIImage) {
        guard let layout = PixelLayout(format) else { return }
        let area = PixelArea(minX: 0, minY: 0, width: width, height: height)
        let blended: CIImage = blendKernel.map { $0.apply(foreground: image, background: picture) ?? image } ?? image
        let plane: PixelPlane = blended.render(area)
        for y in 0..<height {
            let row: UnsafeMutableRawPointer = data + (isFlipped ? y : height - 1 - y) * bytesPerRow
            for x in 0..<width { layout.write(stored(plane[x, y]), to: row, column: x) }
        }
    }

    private func stored(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
        let color: SIMD4<Float> = colorSpace == nil ? pixel.unpremultiplied : LightCurve.stored(pixel.unpremultiplied)
        let kept: SIMD4<Float> = isClamped ? color.clamped : color
        return switch alphaMode {
        case .none: kept.premultiplied.withAlpha(1)
        case .premultiplied: kept.premultiplied
        case .unpremultiplied: kept
        }
    }

    func clear() { for y in 0..<height { (data + y * bytesPerRow).initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow) } }
}

/// The work that computing a picture took.
open class CIRenderInfo: NSObject {
    public let kernelExecutionTime: TimeInterval
    public let passCount: Int
    public let pixelsProcessed: Int

    init(pixels: Int) { (kernelExecutionTime, passCount, pixelsProcessed) = (0, 1, pixels) }
}

/// Work that is done when it is started.
open class CIRenderTask: NSObject {
    private let info: CIRenderInfo
    init(pixels: Int) { info = CIRenderInfo(pixels: pixels) }
    open func waitUntilCompleted() throws -> CIRenderInfo { info }
}

extension CIContext {
    /// Writes a part of a picture to a place of the destination.
    @discardableResult
    public func startTask(toRender image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination, at atPoint: CGPoint) throws -> CIRenderTask {
        let moved = CGAffineTransform(translationX: atPoint.x - fromRect.minX, y: atPoint.y - fromRect.minY)
        let shown: CIImage = fromRect.isInfinite ? image : image.cropped(to: fromRect).transformed(by: moved)
        destination.write(shown)
        return CIRenderTask(pixels: destination.width * destination.height)
    }

    /// Writes a picture, whose origin is the destination's lower left.
    @discardableResult
    public func startTask(toRender image: CIImage, to destination: CIRenderDestination) throws -> CIRenderTask {
        destination.write(image)
        return CIRenderTask(pixels: destination.width * destination.height)
    }

    /// Makes a destination transparent.
    @discardableResult
    public func startTask(toClear destination: CIRenderDestination) throws -> CIRenderTask {
        destination.clear()
        return CIRenderTask(pixels: destination.width * destination.height)
    }

    /// Nothing has to be prepared.
    public func prepareRender(_ image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination, at atPoint: CGPoint) throws {}
}
