import CoreGraphics
import Foundation

/// Filters that look colours up or compute them by polynomials and curves.
enum ColorTableFilters {
    private static let space = FilterInput(key: "inputColorSpace", kind: .object)

    static let all: [FilterDefinition] = [
        FilterDefinition(
            "CIColorCube", kCICategoryColorEffect,
            [.image, .number("inputCubeDimension", 2), FilterInput(key: "inputCubeData", kind: .data), .number("inputExtrapolate", 0)]
        ) { values in
            guard let cube = ColorCube(values) else { return values.image }
            return values.image?.mapped { pixel in pixel.w == 0 ? pixel : cube.color(pixel.unpremultiplied) * pixel.w }
        },
        FilterDefinition(
            "CIColorCubeWithColorSpace", kCICategoryColorEffect,
            [.image, .number("inputCubeDimension", 2), FilterInput(key: "inputCubeData", kind: .data), .number("inputExtrapolate", 0), space]
        ) { values in
            guard let cube = ColorCube(values) else { return values.image }
            // Of the spaces all but linear ones have sRGB's curve, or nearly.
            let name: String = (values.values["inputColorSpace"] as? CGColorSpace)?.name.map { "\($0)" } ?? ""
            let isLinear: Bool = name.contains("Linear")
            return values.image?.mapped { pixel in
                guard pixel.w > 0 else { return pixel }
                let found: SIMD4<Float> = cube.color(isLinear ? pixel.unpremultiplied : LightCurve.stored(pixel.unpremultiplied))
                let color: SIMD4<Float> = found.unpremultiplied
                return (isLinear ? color : LightCurve.linear(color)).premultiplied * pixel.w
            }
        },
        FilterDefinition("CIColorMap", kCICategoryColorEffect, [.image, FilterInput(key: kCIInputGradientImageKey, kind: .image)]) { values in
            guard let image = values.image, let gradient = values.image(kCIInputGradientImageKey), !gradient.extent.isInfinite, gradient.extent.width >= 1
            else { return values.image }
            let area = PixelArea(covering: gradient.extent), table = gradient.render(area), row: Int = area.minY + area.height / 2
            return image.recolored { color in
                let place: Float = min(max(LightCurve.stored(color.luminance), 0), 1) * Float(area.width - 1)
                let left = Int(place), part: Float = place - Float(left)
                let found: SIMD4<Float> = table[area.minX + left, row] * (1 - part) + table[area.minX + min(left + 1, area.width - 1), row] * part
                return found.unpremultiplied.withAlpha(color.w)
            }
        },
        FilterDefinition(
            "CIColorPolynomial", kCICategoryColorAdjustment,
            [
                .image, .vector("inputRedCoefficients", 0, 1, 0, 0), .vector("inputGreenCoefficients", 0, 1, 0, 0),
                .vector("inputBlueCoefficients", 0, 1, 0, 0), .vector("inputAlphaCoefficients", 0, 1, 0, 0),
            ]
        ) { values in
            let all: [SIMD4<Float>] = ["inputRedCoefficients", "inputGreenCoefficients", "inputBlueCoefficients", "inputAlphaCoefficients"].map {
                values.pixel($0)
            }
            return values.image?.mapped { pixel in
                let color: SIMD4<Float> = pixel.unpremultiplied
                func value(_ x: Float, _ c: SIMD4<Float>) -> Float { c.x + x * (c.y + x * (c.z + x * c.w)) }
                return SIMD4(value(color.x, all[0]), value(color.y, all[1]), value(color.z, all[2]), value(color.w, all[3])).premultiplied
            }
        },
        FilterDefinition(
            "CIToneCurve", kCICategoryColorAdjustment,
            [
                .image, .point("inputPoint0", 0, 0), .point("inputPoint1", 0.25, 0.25), .point("inputPoint2", 0.5, 0.5), .point("inputPoint3", 0.75, 0.75),
                .point("inputPoint4", 1, 1),
            ]
        ) { values in
            let curve = ToneCurve((0..<5).map { values.point("inputPoint\($0)") })
            return values.image?.restored { color in SIMD4(curve.value(color.x), curve.value(color.y), curve.value(color.z), color.w) }
        },
        FilterDefinition("CILinearToSRGBToneCurve", kCICategoryColorAdjustment, [.image]) { $0.image?.recolored { LightCurve.stored($0) } },
        FilterDefinition("CISRGBToneCurveToLinear", kCICategoryColorAdjustment, [.image]) { $0.image?.recolored { LightCurve.linear($0) } },
        FilterDefinition(
            "CIVignetteEffect", kCICategoryColorEffect,
            [.image, .point(), .number(kCIInputRadiusKey, 150), .number(kCIInputIntensityKey, 1), .number("inputFalloff", 0.5)]
        ) { values in
            guard let image = values.image else { return nil }
            let center = values.point(), radius = max(values.float(kCIInputRadiusKey), 0.01), intensity = values.float(kCIInputIntensityKey)
            let falloff = max(values.float("inputFalloff"), 0.01), source = image.render
            return CIImage(extent: image.extent) { area in
                let plane = source(area)
                return PixelPlane(area: area) { x, y in
                    let distance = hypot(Float(x) + 0.5 - Float(center.x), Float(y) + 0.5 - Float(center.y))
                    let beyond: Float = min(max((distance - radius) / (radius * falloff), 0), 1)
                    let shade: Float = beyond * beyond * (3 - 2 * beyond) * intensity
                    let color = plane[x, y]
                    return (color * max(0, 1 - shade)).withAlpha(color.w)
                }
            }
        },
    ]
}

/// A table of colours by red, green and blue.
private struct ColorCube: Sendable {
    private let side: Int
    private let colors: [SIMD4<Float>]

    /// Nil where the data has not as many colours as the dimension asks for.
    init?(_ values: FilterArguments) {
        side = Int(values.number("inputCubeDimension"))
        guard side >= 2, side <= 128, let data = values.data("inputCubeData"), data.count >= side * side * side * 16 else { return nil }
        let count: Int = side * side * side
        colors = data.withUnsafeBytes { bytes in
            (0..<count).map { index in
                func float(_ channel: Int) -> Float { bytes.loadUnaligned(fromByteOffset: index * 16 + channel * 4, as: Float.self) }
                return SIMD4(float(0), float(1), float(2), float(3))
            }
        }
    }

    /// Between the eight nearest; premultiplied.
    func color(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let place: SIMD4<Float> = color.clamped * Float(side - 1)
        let low = SIMD3<Int>(Int(place.x), Int(place.y), Int(place.z))
        let part = SIMD3<Float>(place.x - Float(low.x), place.y - Float(low.y), place.z - Float(low.z))
        var sum = SIMD4<Float>.zero
        for corner in 0..<8 {
            let dx: Int = corner & 1, dy: Int = corner >> 1 & 1, dz: Int = corner >> 2
            let weight: Float = (dx == 1 ? part.x : 1 - part.x) * (dy == 1 ? part.y : 1 - part.y) * (dz == 1 ? part.z : 1 - part.z)
            guard weight > 0 else { continue }
            let x: Int = min(low.x + dx, side - 1), y: Int = min(low.y + dy, side - 1), z: Int = min(low.z + dz, side - 1)
            sum += colors[(z * side + y) * side + x] * weight
        }
        return sum
    }
}

/// A smooth curve through points.
private struct ToneCurve: Sendable {
    private let xs: [Double]
    private let ys: [Double]
    private let slopes: [Double]

    init(_ points: [CGPoint]) {
        let sorted: [CGPoint] = points.sorted { $0.x < $1.x }
        xs = sorted.map { Double($0.x) }
        ys = sorted.map { Double($0.y) }
        var slopes = [Double](repeating: 0, count: xs.count)
        for index in xs.indices {
            let before: Int = max(0, index - 1), after: Int = min(xs.count - 1, index + 1)
            let run: Double = xs[after] - xs[before]
            slopes[index] = run > 1e-9 ? (ys[after] - ys[before]) / run : 0
        }
        self.slopes = slopes
    }

    func value(_ input: Float) -> Float {
        let x = Double(input)
        guard let first = xs.first, let last = xs.last else { return input }
        if x <= first { return Float(ys[0]) }
        if x >= last { return Float(ys[ys.count - 1]) }
        let upper: Int = xs.firstIndex { $0 > x } ?? xs.count - 1, lower: Int = upper - 1
        let width: Double = max(xs[upper] - xs[lower], 1e-9), t: Double = (x - xs[lower]) / width
        let t2: Double = t * t, t3: Double = t2 * t
        let start: Double = ys[lower] * (2 * t3 - 3 * t2 + 1) + slopes[lower] * width * (t3 - 2 * t2 + t)
        let end: Double = ys[upper] * (3 * t2 - 2 * t3) + slopes[upper] * width * (t3 - t2)
        return Float(start + end)
    }
}
