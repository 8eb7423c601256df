import CoreGraphics
import Foundation

/// Further filters that change colours, each pixel by itself or with another picture's.
enum MoreColorFilters {
    static let all: [FilterDefinition] = single + pairs + tables + labels

    private static let single: [FilterDefinition] = [
        FilterDefinition("CIColorThreshold", kCICategoryColorAdjustment, [.image, .number("inputThreshold", 0.5)]) { values in
            let threshold: Float = values.float("inputThreshold")
            return values.image?.recolored { color in
                SIMD4(color.x >= threshold ? 1 : 0, color.y >= threshold ? 1 : 0, color.z >= threshold ? 1 : 0, color.w)
            }
        },
        FilterDefinition("CIColorThresholdOtsu", kCICategoryColorAdjustment, [.image]) { values in
            guard let image = values.image, !image.extent.isInfinite else { return nil }
            let (whole, source) = (PixelArea(covering: image.extent), image.render)
            return CIImage(extent: image.extent) { area in
                let threshold: Float = otsu(source(whole))
                return source(area).map { pixel in
                    let light: Float = LightCurve.stored(pixel.unpremultiplied.luminance) >= threshold ? 1 : 0
                    return SIMD4(light, light, light, 1) * pixel.w
                }
            }
        },
        FilterDefinition("CIXRay", kCICategoryColorEffect, [.image]) { values in
            values.image?.restored { color in
                let dark: Float = 1 - min(max(color.luminance, 0), 1)
                return SIMD4(dark * dark, dark, min(dark * 1.15, 1), color.w)
            }
        },
        FilterDefinition("CIThermal", kCICategoryColorEffect, [.image]) { values in
            values.image?.restored { color in
                // From blue by violet, red and yellow to white.
                let heat: Float = min(max(color.luminance, 0), 1)
                let stops: [SIMD4<Float>] = [
                    SIMD4(0, 0, 0.4, 1), SIMD4(0.45, 0, 0.65, 1), SIMD4(0.95, 0.2, 0.1, 1), SIMD4(1, 0.8, 0.1, 1), SIMD4(1, 1, 0.95, 1),
                ]
                let index: Int = min(Int(heat * 4), 3)
                let part: Float = heat * 4 - Float(index)
                return (stops[index] * (1 - part) + stops[index + 1] * part).withAlpha(color.w)
            }
        },
        FilterDefinition("CIDither", kCICategoryColorEffect, [.image, .number(kCIInputIntensityKey, 0.1)]) { values in
            guard let image = values.image else { return nil }
            let intensity: Float = values.float(kCIInputIntensityKey)
            return image.shaded(extent: image.extent) { plane, place in
                let (x, y) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
                var hash = UInt32(truncatingIfNeeded: x &* 374_761_393 &+ y &* 668_265_263)
                hash = (hash ^ hash >> 13) &* 1_274_126_177
                let noise: Float = (Float(hash >> 16 & 0xFFFF) / 65535 - 0.5) * intensity
                let color: SIMD4<Float> = plane[x, y]
                return (color + SIMD4(noise, noise, noise, 0) * color.w).clamped
            }
        },
    ]

    /// The stored light that divides a picture's pixels into two groups with the least variance within them.
    private static func otsu(_ plane: PixelPlane) -> Float {
        var counts = [Double](repeating: 0, count: 256)
        for pixel in plane.pixels where pixel.w > 0 {
            counts[Int(min(max(LightCurve.stored(pixel.unpremultiplied.luminance), 0), 1) * 255)] += 1
        }
        let total: Double = counts.reduce(0, +)
        let sum: Double = counts.indices.reduce(0) { $0 + Double($1) * counts[$1] }
        var (below, belowSum, best, threshold) = (0.0, 0.0, -1.0, 128)
        for index in counts.indices {
            below += counts[index]
            belowSum += Double(index) * counts[index]
            guard below > 0, below < total else { continue }
            let difference: Double = belowSum / below - (sum - belowSum) / (total - below)
            let variance: Double = below * (total - below) * difference * difference
            if variance > best { (best, threshold) = (variance, index + 1) }
        }
        return Float(threshold) / 255
    }

    private static let second = FilterInput(key: "inputImage2", kind: .image)

    private static func channelMask(_ name: String, _ channel: @escaping @Sendable (SIMD4<Float>) -> Float) -> FilterDefinition {
        FilterDefinition(name, kCICategoryStylize, [.image, .background, FilterInput(key: kCIInputMaskImageKey, kind: .image)]) { values in
            guard let top = values.image, let mask = values.image(kCIInputMaskImageKey) else { return nil }
            let below: CIImage = values.image(kCIInputBackgroundImageKey) ?? .empty()
            let (first, other, parts) = (top.render, below.render, mask.render)
            return CIImage(extent: top.extent.union(below.extent)) { area in
                let (one, two, shares) = (first(area), other(area), parts(area))
                return PixelPlane(area: area) { x, y in
                    let share: Float = channel(shares[x, y])
                    return one[x, y] * share + two[x, y] * (1 - share)
                }
            }
        }
    }

    private static let pairs: [FilterDefinition] = [
        channelMask("CIBlendWithRedMask") { $0.x }, channelMask("CIBlendWithBlueMask") { $0.z },
        FilterDefinition("CIColorAbsoluteDifference", kCICategoryColorAdjustment, [.image, second]) { values in
            guard let image = values.image, let other = values.image("inputImage2") else { return nil }
            return image.combined(with: other, extent: image.extent.union(other.extent)) { one, two, _ in
                SIMD4(abs(one.x - two.x), abs(one.y - two.y), abs(one.z - two.z), max(one.w, two.w))
            }
        },
        FilterDefinition("CIMix", kCICategoryStylize, [.image, .background, .number("inputAmount", 1)]) { values in
            guard let image = values.image else { return nil }
            let (below, amount) = (values.image(kCIInputBackgroundImageKey) ?? .empty(), values.float("inputAmount"))
            return image.combined(with: below, extent: image.extent.union(below.extent)) { one, two, _ in one * amount + two * (1 - amount) }
        },
    ]

    private static func terms(_ c: SIMD4<Float>) -> [Float] {
        [c.x, c.y, c.z, c.x * c.x, c.y * c.y, c.z * c.z, c.x * c.y, c.y * c.z, c.z * c.x, 1]
    }

    private static let tables: [FilterDefinition] = [
        FilterDefinition(
            "CIColorCrossPolynomial", kCICategoryColorAdjustment,
            [
                .image, .vector("inputRedCoefficients", 1, 0, 0, 0, 0, 0, 0, 0, 0, 0), .vector("inputGreenCoefficients", 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
                .vector("inputBlueCoefficients", 0, 0, 1, 0, 0, 0, 0, 0, 0, 0),
            ]
        ) { values in
            let rows: [[Float]] = ["inputRedCoefficients", "inputGreenCoefficients", "inputBlueCoefficients"].map { key in
                let vector: CIVector = values.vector(key)
                return (0..<10).map { Float(vector.value(at: $0)) }
            }
            return values.image?.restored { color in
                let own: [Float] = terms(color)
                let mixed: [Float] = rows.map { row in zip(row, own).reduce(0) { $0 + $1.0 * $1.1 } }
                return SIMD4(mixed[0], mixed[1], mixed[2], color.w).clamped
            }
        },
        FilterDefinition(
            "CIColorCurves", kCICategoryColorEffect,
            [
                .image, FilterInput(key: "inputCurvesData", kind: .data), .vector("inputCurvesDomain", 0, 1),
                FilterInput(key: "inputColorSpace", kind: .object),
            ]
        ) { values in
            guard let data = values.data("inputCurvesData"), data.count >= 24 else { return values.image }
            let curves: [Float] = data.withUnsafeBytes { bytes in
                (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Float.self) }
            }
            let (count, domain) = (curves.count / 3, values.vector("inputCurvesDomain"))
            let (low, range) = (Float(domain.x), max(Float(domain.y - domain.x), 1e-6))
            @Sendable func curve(_ value: Float, _ channel: Int) -> Float {
                let place: Float = min(max((value - low) / range, 0), 1) * Float(count - 1)
                let index: Int = min(Int(place), max(count - 2, 0))
                let part: Float = place - Float(index)
                return curves[index * 3 + channel] * (1 - part) + curves[min(index + 1, count - 1) * 3 + channel] * part
            }
            return values.image?.restored { SIMD4(curve($0.x, 0), curve($0.y, 1), curve($0.z, 2), $0.w) }
        },
    ]

    private static let labels: [FilterDefinition] = [
        FilterDefinition("CIConvertRGBtoLab", kCICategoryColorAdjustment, [.image, .number("inputNormalize", 0)]) { values in
            values.image?.inLab(isNormalized: values.number("inputNormalize") != 0)
        },
        FilterDefinition("CIConvertLabToRGB", kCICategoryColorAdjustment, [.image, .number("inputNormalize", 0)]) { values in
            values.image?.fromLab(isNormalized: values.number("inputNormalize") != 0)
        },
    ]
}

extension CIImage {
    /// L*, a* and b* in place of the components: 0 to 100 and -128 to 128, or all from 0 to 1.
    func inLab(isNormalized: Bool) -> CIImage {
        let result: CIImage = recolored { color in
            let lab = ColorDistance.Lab(light: SIMD3(Double(color.x), Double(color.y), Double(color.z)))
            let values = SIMD4(Float(lab.lightness), Float(lab.a), Float(lab.b), color.w)
            return isNormalized ? SIMD4(values.x / 100, values.y / 256 + 0.5, values.z / 256 + 0.5, color.w) : values
        }
        result.isMeasure = true
        return result
    }

    func fromLab(isNormalized: Bool) -> CIImage {
        recolored { color in
            let lab: SIMD4<Float> = isNormalized ? SIMD4(color.x * 100, (color.y - 0.5) * 256, (color.z - 0.5) * 256, color.w) : color
            let fy: Float = (lab.x + 16) / 116
            let f = SIMD3(fy + lab.y / 500, fy, fy - lab.z / 200)
            func root(_ value: Float) -> Float { value > 6 / 29 ? value * value * value : 3 * (6 / 29) * (6 / 29) * (value - 4 / 29) }
            let xyz = SIMD3(root(f.x) * 0.95047, root(f.y), root(f.z) * 1.08883)
            return SIMD4(
                3.240_454_2 * xyz.x - 1.537_138_5 * xyz.y - 0.498_531_4 * xyz.z, -0.969_266 * xyz.x + 1.876_010_8 * xyz.y + 0.041_556 * xyz.z,
                0.055_643_4 * xyz.x - 0.204_025_9 * xyz.y + 1.057_225_2 * xyz.z, color.w)
        }
    }
}
