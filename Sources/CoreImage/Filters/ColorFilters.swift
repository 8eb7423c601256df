import CoreGraphics
import Foundation

/// Filters that change each pixel's colour by itself.
enum ColorFilters {
    static let all: [FilterDefinition] = adjustments + effects

    private static let adjustments: [FilterDefinition] = [
        FilterDefinition(
            "CIColorControls", kCICategoryColorAdjustment,
            [.image, .number(kCIInputSaturationKey, 1), .number(kCIInputBrightnessKey, 0), .number(kCIInputContrastKey, 1)]
        ) { values in
            let saturation = values.float(kCIInputSaturationKey), brightness = values.float(kCIInputBrightnessKey)
            let contrast = values.float(kCIInputContrastKey)
            return values.image?.restored { color in
                let gray = SIMD4<Float>.gray(color.luminance, alpha: color.w)
                let mixed = gray + (color - gray) * saturation
                return ((mixed - 0.5) * contrast + 0.5 + brightness).withAlpha(color.w)
            }
        },
        FilterDefinition("CIExposureAdjust", kCICategoryColorAdjustment, [.image, .number(kCIInputEVKey, 0)]) { values in
            let factor = pow(2, values.float(kCIInputEVKey))
            return values.image?.recolored { ($0 * factor).withAlpha($0.w) }
        },
        FilterDefinition("CIGammaAdjust", kCICategoryColorAdjustment, [.image, .number("inputPower", 1)]) { values in
            let power = values.float("inputPower")
            return values.image?.recolored { color in
                SIMD4(pow(max(color.x, 0), power), pow(max(color.y, 0), power), pow(max(color.z, 0), power), color.w)
            }
        },
        FilterDefinition("CIHueAdjust", kCICategoryColorAdjustment, [.image, .number(kCIInputAngleKey, 0)]) { values in
            let matrix = hueRotation(by: values.float(kCIInputAngleKey))
            return values.image?.restored { apply(matrix, to: $0) }
        },
        FilterDefinition("CIVibrance", kCICategoryColorAdjustment, [.image, .number("inputAmount", 0)]) { values in
            let amount = values.float("inputAmount")
            return values.image?.restored { color in
                // The duller a colour, the more it gains.
                let most = max(color.x, color.y, color.z), least = min(color.x, color.y, color.z)
                let gray = SIMD4<Float>.gray(color.luminance, alpha: color.w)
                return (gray + (color - gray) * (1 + amount * (1 - (most - least)))).withAlpha(color.w)
            }
        },
        FilterDefinition(
            "CITemperatureAndTint", kCICategoryColorAdjustment,
            [.image, .vector("inputNeutral", 6500, 0), .vector("inputTargetNeutral", 6500, 0)]
        ) { values in
            let from = whitePoint(values.vector("inputNeutral")), to = whitePoint(values.vector("inputTargetNeutral"))
            let factor = SIMD4<Float>(to.x / from.x, to.y / from.y, to.z / from.z, 1)
            return values.image?.recolored { $0 * factor }
        },
        FilterDefinition(
            "CIHighlightShadowAdjust", kCICategoryColorAdjustment,
            [.image, .number(kCIInputRadiusKey, 0), .number("inputShadowAmount", 0), .number("inputHighlightAmount", 1)]
        ) { values in
            let shadow = values.float("inputShadowAmount"), highlight = 1 - values.float("inputHighlightAmount")
            return values.image?.restored { color in
                let light = min(max(color.luminance, 0), 1)
                let lift: Float = shadow * 0.5 * light * (1 - light) * (1 - light) * 4
                return (color + lift - highlight * 0.5 * light * light * light).withAlpha(color.w)
            }
        },
        FilterDefinition(
            "CIColorMatrix", kCICategoryColorAdjustment,
            [
                .image, .vector("inputRVector", 1, 0, 0, 0), .vector("inputGVector", 0, 1, 0, 0), .vector("inputBVector", 0, 0, 1, 0),
                .vector("inputAVector", 0, 0, 0, 1), .vector("inputBiasVector", 0, 0, 0, 0),
            ]
        ) { values in
            let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map { values.pixel($0) }, bias = values.pixel("inputBiasVector")
            return values.image?.mapped { pixel in
                let color = pixel.unpremultiplied
                return (SIMD4((rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(), (rows[3] * color).sum()) + bias).premultiplied
            }
        },
        FilterDefinition(
            "CIColorClamp", kCICategoryColorAdjustment, [.image, .vector("inputMinComponents", 0, 0, 0, 0), .vector("inputMaxComponents", 1, 1, 1, 1)]
        ) { values in
            let least = values.pixel("inputMinComponents"), most = values.pixel("inputMaxComponents")
            return values.image?.mapped { $0.unpremultiplied.clamped(lowerBound: least, upperBound: pointwiseMax(least, most)).premultiplied }
        },
        FilterDefinition("CIWhitePointAdjust", kCICategoryColorAdjustment, [.image, .color(kCIInputColorKey, 1, 1, 1)]) { values in
            let factor = values.color(kCIInputColorKey).light.withAlpha(1)
            return values.image?.recolored { $0 * factor }
        },
    ]

    private static let effects: [FilterDefinition] = [
        FilterDefinition("CISepiaTone", kCICategoryColorEffect, [.image, .number(kCIInputIntensityKey, 1)]) { values in
            let intensity = values.float(kCIInputIntensityKey)
            return values.image?.restored { color in
                let gray = color.luminance
                let brown = SIMD4<Float>(min(gray * 1.2 + 0.05, 1), min(gray + 0.01, 1), gray * 0.78, color.w)
                return color + (brown - color) * intensity
            }
        },
        FilterDefinition("CIColorInvert", kCICategoryColorEffect, [.image]) { $0.image?.recolored { (SIMD4(repeating: 1) - $0).withAlpha($0.w) } },
        FilterDefinition(
            "CIColorMonochrome", kCICategoryColorEffect, [.image, .color(kCIInputColorKey, 0.6, 0.45, 0.3), .number(kCIInputIntensityKey, 1)]
        ) { values in
            let tint = values.color(kCIInputColorKey), intensity = values.float(kCIInputIntensityKey)
            let stored = SIMD4<Float>(Float(tint.red), Float(tint.green), Float(tint.blue), 1)
            return values.image?.restored { color in
                let toned = (stored * color.luminance).withAlpha(color.w)
                return color + (toned - color) * intensity
            }
        },
        FilterDefinition("CIColorPosterize", kCICategoryColorEffect, [.image, .number("inputLevels", 6)]) { values in
            let steps = max(values.float("inputLevels"), 2) - 1
            return values.image?.restored { (($0 * steps).rounded(.toNearestOrAwayFromZero) / steps).withAlpha($0.w) }
        },
        FilterDefinition(
            "CIFalseColor", kCICategoryColorEffect, [.image, .color("inputColor0", 0.3, 0, 0), .color("inputColor1", 1, 0.9, 0.8)]
        ) { values in
            let dark = values.color("inputColor0").light, bright = values.color("inputColor1").light
            return values.image?.recolored { color in
                let light = color.luminance
                return (dark + (bright - dark) * light).withAlpha(color.w)
            }
        },
        FilterDefinition("CIMaskToAlpha", kCICategoryColorEffect, [.image]) {
            $0.image?.mapped { SIMD4<Float>(repeating: 1).withAlpha(LightCurve.stored($0.luminance)).premultiplied }
        },
        FilterDefinition("CIMinimumComponent", kCICategoryColorEffect, [.image]) {
            $0.image?.recolored { .gray(min($0.x, $0.y, $0.z), alpha: $0.w) }
        },
        FilterDefinition("CIMaximumComponent", kCICategoryColorEffect, [.image]) {
            $0.image?.recolored { .gray(max($0.x, $0.y, $0.z), alpha: $0.w) }
        },
        FilterDefinition("CIVignette", kCICategoryColorEffect, [.image, .number(kCIInputIntensityKey, 0), .number(kCIInputRadiusKey, 1)]) { values in
            guard let image = values.image, !image.extent.isInfinite, !image.extent.isNull else { return values.image }
            let intensity = values.float(kCIInputIntensityKey), radius = max(values.float(kCIInputRadiusKey), 0.01)
            let extent = image.extent, half = Float(hypot(extent.width, extent.height) / 2), source = image.render
            return CIImage(extent: extent) { area in
                let plane = source(area)
                return PixelPlane(area: area) { x, y in
                    let distance = hypot(Float(x) + 0.5 - Float(extent.midX), Float(y) + 0.5 - Float(extent.midY)) / (half * radius)
                    let color = plane[x, y]
                    return (color * max(1 - intensity * distance * distance * 0.5, 0)).withAlpha(color.w)
                }
            }
        },
    ]

    // MARK: Matrices

    /// A turn about the axis of greys.
    private static func hueRotation(by angle: Float) -> [SIMD4<Float>] {
        let c = cos(angle), s = sin(angle), third: Float = 1 / 3, root: Float = (1.0 / 3).squareRoot()
        let same = c + (1 - c) * third, next = third * (1 - c) - root * s, last = third * (1 - c) + root * s
        return [SIMD4(same, next, last, 0), SIMD4(last, same, next, 0), SIMD4(next, last, same, 0)]
    }

    private static func apply(_ rows: [SIMD4<Float>], to color: SIMD4<Float>) -> SIMD4<Float> {
        SIMD4((rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(), color.w)
    }

    /// Linear sRGB of a black body (Krystek's approximation of the Planckian locus); the second number moves it towards green.
    private static func whitePoint(_ neutral: CIVector) -> SIMD3<Float> {
        let t = max(Double(neutral.x), 1000), tint = Double(neutral.y) / 3000
        let u = (0.860117757 + 1.54118254e-4 * t + 1.28641212e-7 * t * t) / (1 + 8.42420235e-4 * t + 7.08145163e-7 * t * t)
        let v = (0.317398726 + 4.22806245e-5 * t + 4.20481691e-8 * t * t) / (1 - 2.89741816e-5 * t + 1.61456053e-7 * t * t) + tint
        let x = 3 * u / (2 * u - 8 * v + 4), y = 2 * v / (2 * u - 8 * v + 4)
        let bigX = x / y, bigZ = (1 - x - y) / y
        let r = 3.2406 * bigX - 1.5372 - 0.4986 * bigZ, g = -0.9689 * bigX + 1.8758 + 0.0415 * bigZ, b = 0.0557 * bigX - 0.2040 + 1.0570 * bigZ
        return SIMD3(Float(max(r, 0.01)), Float(max(g, 0.01)), Float(max(b, 0.01)))
    }
}
