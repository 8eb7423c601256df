import CoreGraphics
import Foundation

/// Filters that put one picture before another.
enum Compositing {
    private static let inputs: [FilterInput] = [.image, .background]

    static let all: [FilterDefinition] =
        [
            porterDuff("CISourceOverCompositing") { $0 + $1 * (1 - $0.w) }, porterDuff("CISourceInCompositing") { top, below in top * below.w },
            porterDuff("CISourceOutCompositing") { top, below in top * (1 - below.w) },
            porterDuff("CISourceAtopCompositing") { top, below in top * below.w + below * (1 - top.w) },
            porterDuff("CIAdditionCompositing") { top, below in (top + below).withAlpha(min(top.w + below.w, 1)) },
            porterDuff("CIMaximumCompositing") { pointwiseMax($0, $1) }, porterDuff("CIMinimumCompositing") { pointwiseMin($0, $1) },
            porterDuff("CIMultiplyCompositing") { $0 * $1 },
            blend("CIMultiplyBlendMode") { $0 * $1 }, blend("CIScreenBlendMode") { top, below in top + below - top * below },
            blend("CIDarkenBlendMode") { min($0, $1) }, blend("CILightenBlendMode") { max($0, $1) },
            blend("CIDifferenceBlendMode") { abs($0 - $1) }, blend("CIExclusionBlendMode") { top, below in top + below - 2 * top * below },
            blend("CIHardLightBlendMode") { top, below in hardLight(top, below) }, blend("CIOverlayBlendMode") { top, below in hardLight(below, top) },
            blend("CISoftLightBlendMode") { top, below in softLight(top, below) },
            blend("CIColorDodgeBlendMode") { top, below in below == 0 ? 0 : top >= 1 ? 1 : min(below / (1 - top), 1) },
            blend("CIColorBurnBlendMode") { top, below in below >= 1 ? 1 : top <= 0 ? 0 : 1 - min((1 - below) / top, 1) },
            blend("CILinearBurnBlendMode") { top, below in max(top + below - 1, 0) },
            blend("CILinearDodgeBlendMode") { top, below in min(top + below, 1) },
            blend("CISubtractBlendMode") { top, below in max(below - top, 0) },
            blend("CIDivideBlendMode") { top, below in top <= 0 ? 1 : min(below / top, 1) },
            blend("CIPinLightBlendMode") { top, below in top < 0.5 ? min(below, 2 * top) : max(below, 2 * top - 1) },
            blend("CILinearLightBlendMode") { top, below in min(max(below + 2 * top - 1, 0), 1) },
            blend("CIVividLightBlendMode") { top, below in vividLight(top, below) },
            nonSeparable("CIHueBlendMode") { top, below in BlendColor(top).saturation(of: below).luminosity(of: below) },
            nonSeparable("CISaturationBlendMode") { top, below in BlendColor(below).saturation(of: top).luminosity(of: below) },
            nonSeparable("CIColorBlendMode") { top, below in BlendColor(top).luminosity(of: below) },
            nonSeparable("CILuminosityBlendMode") { top, below in BlendColor(below).luminosity(of: top) },
            mask("CIBlendWithMask") { LightCurve.stored($0.luminance) }, mask("CIBlendWithAlphaMask") { $0.w },
            FilterDefinition(
                "CIDissolveTransition", kCICategoryCompositeOperation,
                [.image, FilterInput(key: kCIInputTargetImageKey, kind: .image), .number(kCIInputTimeKey, 0)]
            ) { values in
                guard let from = values.image, let to = values.image(kCIInputTargetImageKey) else { return nil }
                let time = min(max(values.float(kCIInputTimeKey), 0), 1)
                return combine(from, to, extent: from.extent.union(to.extent)) { $0 * (1 - time) + $1 * time }
            },
        ]

    static func sourceOver(_ top: CIImage, _ below: CIImage) -> CIImage {
        combine(top, below, extent: top.extent.union(below.extent)) { $0 + $1 * (1 - $0.w) }
    }

    private static func combine(
        _ top: CIImage, _ below: CIImage, extent: CGRect, _ body: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> CIImage {
        let first = top.render, second = below.render
        return CIImage(extent: extent) { area in
            var result = first(area)
            let other = second(area)
            for index in result.pixels.indices { result.pixels[index] = body(result.pixels[index], other.pixels[index]) }
            return result
        }
    }

    private static func porterDuff(_ name: String, _ body: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>) -> FilterDefinition {
        FilterDefinition(name, kCICategoryCompositeOperation, inputs) { values in
            guard let top = values.image, let below = values.image(kCIInputBackgroundImageKey) else { return values.image }
            return combine(top, below, extent: top.extent.union(below.extent), body)
        }
    }

    /// By component, as W3C's compositing says it, on stored values.
    private static func blend(_ name: String, _ body: @escaping @Sendable (Float, Float) -> Float) -> FilterDefinition {
        porterDuff(name) { top, below in
            guard top.w > 0, below.w > 0 else { return top.w > 0 ? top : below }
            let a = LightCurve.stored(top.unpremultiplied), b = LightCurve.stored(below.unpremultiplied)
            let mixed = LightCurve.linear(SIMD4(body(a.x, b.x), body(a.y, b.y), body(a.z, b.z), 1))
            let both: Float = top.w * below.w, alpha: Float = top.w + below.w - both
            return (top * (1 - below.w) + below * (1 - top.w) + mixed * both).withAlpha(alpha)
        }
    }

    /// By hue, saturation and luminosity, as W3C's compositing says it, on stored values.
    private static func nonSeparable(
        _ name: String, _ body: @escaping @Sendable (SIMD3<Float>, SIMD3<Float>) -> SIMD3<Float>
    ) -> FilterDefinition {
        porterDuff(name) { top, below in
            guard top.w > 0, below.w > 0 else { return top.w > 0 ? top : below }
            let a = LightCurve.stored(top.unpremultiplied), b = LightCurve.stored(below.unpremultiplied)
            let result: SIMD3<Float> = body(SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z))
            let mixed = LightCurve.linear(SIMD4(result.x, result.y, result.z, 1))
            let both: Float = top.w * below.w, alpha: Float = top.w + below.w - both
            return (top * (1 - below.w) + below * (1 - top.w) + mixed * both).withAlpha(alpha)
        }
    }

    private static func hardLight(_ top: Float, _ below: Float) -> Float {
        top <= 0.5 ? 2 * top * below : 1 - 2 * (1 - top) * (1 - below)
    }

    /// Burns under what is dark and dodges under what is light.
    private static func vividLight(_ top: Float, _ below: Float) -> Float {
        if top < 0.5 { return top <= 0 ? (below >= 1 ? 1 : 0) : max(1 - (1 - below) / (2 * top), 0) }
        return top >= 1 ? (below <= 0 ? 0 : 1) : min(below / (2 - 2 * top), 1)
    }

    private static func softLight(_ top: Float, _ below: Float) -> Float {
        if top <= 0.5 { return below - (1 - 2 * top) * below * (1 - below) }
        let curve: Float = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
        return below + (2 * top - 1) * (curve - below)
    }

    private static func mask(_ name: String, _ part: @escaping @Sendable (SIMD4<Float>) -> Float) -> FilterDefinition {
        FilterDefinition(name, kCICategoryStylize, [.image, .background, FilterInput(key: kCIInputMaskImageKey, kind: .image)]) { values in
            guard let top = values.image, let mask = values.image(kCIInputMaskImageKey) else { return nil }
            let below = values.image(kCIInputBackgroundImageKey) ?? .empty()
            let first = top.render, second = below.render, parts = mask.render
            return CIImage(extent: top.extent.union(below.extent)) { area in
                var result = first(area)
                let other = second(area), shares = parts(area)
                for index in result.pixels.indices {
                    let share = part(shares.pixels[index])
                    result.pixels[index] = result.pixels[index] * share + other.pixels[index] * (1 - share)
                }
                return result
            }
        }
    }
}

/// A colour of which blending takes the hue, and the functions that W3C's compositing has for the rest.
private struct BlendColor {
    private let color: SIMD3<Float>

    init(_ color: SIMD3<Float>) { self.color = color }

    private static func luminosity(_ c: SIMD3<Float>) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

    func saturation(of other: SIMD3<Float>) -> BlendColor {
        let wanted: Float = other.max() - other.min(), least: Float = color.min(), range: Float = color.max() - least
        return BlendColor(range > 0 ? (color - least) * (wanted / range) : .zero)
    }

    func luminosity(of other: SIMD3<Float>) -> SIMD3<Float> {
        var result: SIMD3<Float> = color + (Self.luminosity(other) - Self.luminosity(color))
        let light: Float = Self.luminosity(result), least: Float = result.min(), most: Float = result.max()
        if least < 0 { result = light + (result - light) * (light / max(light - least, 1e-6)) }
        if most > 1 { result = light + (result - light) * ((1 - light) / max(most - light, 1e-6)) }
        return result
    }
}
