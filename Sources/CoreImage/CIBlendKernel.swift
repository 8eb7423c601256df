import CoreGraphics
import Foundation

/// A function that computes pixels. There are those of the system; the language that apps write others in is not compiled here.
open class CIKernel: NSObject, @unchecked Sendable {
    open var name: String { "" }
    override init() { super.init() }
}

/// One that computes a pixel from those of the same place.
open class CIColorKernel: CIKernel, @unchecked Sendable {}

/// One that puts a pixel before another.
open class CIBlendKernel: CIColorKernel, @unchecked Sendable {
    private let kernelName: String
    private let body: (CIImage, CIImage) -> CIImage?

    private init(_ name: String, _ body: @escaping (CIImage, CIImage) -> CIImage?) {
        (kernelName, self.body) = (name, body)
        super.init()
    }

    open override var name: String { kernelName }

    /// The foreground before the background.
    open func apply(foreground: CIImage, background: CIImage) -> CIImage? { body(foreground, background) }

    /// As without a colour space: each kernel has its own.
    open func apply(foreground: CIImage, background: CIImage, colorSpace: CGColorSpace) -> CIImage? {
        apply(foreground: foreground, background: background)
    }

    private static func filter(_ name: String) -> CIBlendKernel {
        CIBlendKernel(name) { top, below in
            CIFilter(name: name, parameters: [kCIInputImageKey: top, kCIInputBackgroundImageKey: below])?.outputImage
        }
    }

    /// By Porter and Duff, of premultiplied pixels.
    private static func pixels(
        _ name: String, _ body: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> CIBlendKernel {
        CIBlendKernel(name) { top, below in top.combined(with: below, extent: top.extent.union(below.extent)) { one, two, _ in body(one, two) } }
    }
}

extension CIBlendKernel {
    public class var componentAdd: CIBlendKernel { pixels("componentAdd") { ($0 + $1).clamped } }
    public class var componentMultiply: CIBlendKernel { pixels("componentMultiply") { $0 * $1 } }
    public class var componentMin: CIBlendKernel { pixels("componentMin") { pointwiseMin($0, $1) } }
    public class var componentMax: CIBlendKernel { pixels("componentMax") { pointwiseMax($0, $1) } }
    public class var clear: CIBlendKernel { pixels("clear") { _, _ in .zero } }
    public class var source: CIBlendKernel { pixels("source") { top, _ in top } }
    public class var destination: CIBlendKernel { pixels("destination") { _, below in below } }
    public class var sourceOver: CIBlendKernel { pixels("sourceOver") { $0 + $1 * (1 - $0.w) } }
    public class var destinationOver: CIBlendKernel { pixels("destinationOver") { $1 + $0 * (1 - $1.w) } }
    public class var sourceIn: CIBlendKernel { pixels("sourceIn") { $0 * $1.w } }
    public class var destinationIn: CIBlendKernel { pixels("destinationIn") { $1 * $0.w } }
    public class var sourceOut: CIBlendKernel { pixels("sourceOut") { $0 * (1 - $1.w) } }
    public class var destinationOut: CIBlendKernel { pixels("destinationOut") { $1 * (1 - $0.w) } }
    public class var sourceAtop: CIBlendKernel { pixels("sourceAtop") { $0 * $1.w + $1 * (1 - $0.w) } }
    public class var destinationAtop: CIBlendKernel { pixels("destinationAtop") { $1 * $0.w + $0 * (1 - $1.w) } }
    public class var exclusiveOr: CIBlendKernel { pixels("exclusiveOr") { $0 * (1 - $1.w) + $1 * (1 - $0.w) } }
    public class var multiply: CIBlendKernel { filter("CIMultiplyBlendMode") }
    public class var screen: CIBlendKernel { filter("CIScreenBlendMode") }
    public class var overlay: CIBlendKernel { filter("CIOverlayBlendMode") }
    public class var darken: CIBlendKernel { filter("CIDarkenBlendMode") }
    public class var lighten: CIBlendKernel { filter("CILightenBlendMode") }
    public class var colorDodge: CIBlendKernel { filter("CIColorDodgeBlendMode") }
    public class var colorBurn: CIBlendKernel { filter("CIColorBurnBlendMode") }
    public class var hardLight: CIBlendKernel { filter("CIHardLightBlendMode") }
    public class var softLight: CIBlendKernel { filter("CISoftLightBlendMode") }
    public class var difference: CIBlendKernel { filter("CIDifferenceBlendMode") }
    public class var exclusion: CIBlendKernel { filter("CIExclusionBlendMode") }
    public class var hue: CIBlendKernel { filter("CIHueBlendMode") }
    public class var saturation: CIBlendKernel { filter("CISaturationBlendMode") }
    public class var color: CIBlendKernel { filter("CIColorBlendMode") }
    public class var luminosity: CIBlendKernel { filter("CILuminosityBlendMode") }
    public class var subtract: CIBlendKernel { filter("CISubtractBlendMode") }
    public class var divide: CIBlendKernel { filter("CIDivideBlendMode") }
    public class var linearBurn: CIBlendKernel { filter("CILinearBurnBlendMode") }
    public class var linearDodge: CIBlendKernel { filter("CILinearDodgeBlendMode") }
    public class var vividLight: CIBlendKernel { filter("CIVividLightBlendMode") }
    public class var linearLight: CIBlendKernel { filter("CILinearLightBlendMode") }
    public class var pinLight: CIBlendKernel { filter("CIPinLightBlendMode") }
    /// Each component 0 or 1, as both together are less than 1 or not.
    public class var hardMix: CIBlendKernel {
        pixels("hardMix") { top, below in
            let sum: SIMD4<Float> = LightCurve.stored(top.unpremultiplied) + LightCurve.stored(below.unpremultiplied)
            let alpha: Float = top.w + below.w - top.w * below.w
            return SIMD4(sum.x >= 1 ? 1 : 0, sum.y >= 1 ? 1 : 0, sum.z >= 1 ? 1 : 0, 1) * alpha
        }
    }
    /// The one of the two that has less light, of all components together.
    public class var darkerColor: CIBlendKernel { pixels("darkerColor") { $0.luminance <= $1.luminance ? $0 + $1 * (1 - $0.w) : $1 + $0 * (1 - $1.w) } }
    public class var lighterColor: CIBlendKernel { pixels("lighterColor") { $0.luminance >= $1.luminance ? $0 + $1 * (1 - $0.w) : $1 + $0 * (1 - $1.w) } }
}
