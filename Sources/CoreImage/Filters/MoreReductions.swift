import CoreGraphics
import Foundation

/// Filters that make few pixels of many: a row, a column, two, or a histogram.
enum MoreReductions {
    private static let part = FilterInput.vector(kCIInputExtentKey, 0, 0, 640, 80)

    static let all: [FilterDefinition] = lines + extremes + [histogram, display]

    private static func reduced(
        _ values: FilterArguments, width: @escaping (PixelArea) -> Int, height: @escaping (PixelArea) -> Int,
        _ body: @escaping @Sendable (PixelPlane, Int, Int) -> SIMD4<Float>
    ) -> CIImage? {
        guard let image = values.image else { return nil }
        let area = PixelArea(covering: values.vector(kCIInputExtentKey).cgRectValue.intersection(image.extent))
        let source = image.render
        guard !area.isEmpty else { return .empty() }
        let result = CIImage(extent: CGRect(x: 0, y: 0, width: width(area), height: height(area)), samplesNearest: true) { wanted in
            let plane: PixelPlane = source(area)
            return PixelPlane(area: wanted) { x, y in body(plane, x, y) }
        }
        result.isMeasure = image.isMeasure
        return result
    }

    private static let lines: [FilterDefinition] = [
        FilterDefinition("CIRowAverage", kCICategoryReduction, [.image, part]) { values in
            reduced(values, width: { _ in 1 }, height: \.height) { plane, x, y in
                guard x == 0, y >= 0, y < plane.area.height else { return .zero }
                let row: Range<Int> = plane.area.minX..<plane.area.maxX
                return row.reduce(SIMD4<Float>.zero) { $0 + plane[$1, plane.area.minY + y] } / Float(row.count)
            }
        },
        FilterDefinition("CIColumnAverage", kCICategoryReduction, [.image, part]) { values in
            reduced(values, width: \.width, height: { _ in 1 }) { plane, x, y in
                guard y == 0, x >= 0, x < plane.area.width else { return .zero }
                let column: Range<Int> = plane.area.minY..<plane.area.maxY
                return column.reduce(SIMD4<Float>.zero) { $0 + plane[plane.area.minX + x, $1] } / Float(column.count)
            }
        },
    ]

    private static let extremes: [FilterDefinition] = [
        FilterDefinition("CIAreaMinMax", kCICategoryReduction, [.image, part]) { values in
            reduced(values, width: { _ in 2 }, height: { _ in 1 }) { plane, x, y in
                guard y == 0, x == 0 || x == 1 else { return .zero }
                return x == 0
                    ? plane.pixels.reduce(SIMD4(repeating: .infinity)) { pointwiseMin($0, $1) } : plane.pixels.reduce(.zero) { pointwiseMax($0, $1) }
            }
        },
        FilterDefinition("CIAreaMinMaxRed", kCICategoryReduction, [.image, part]) { values in
            reduced(values, width: { _ in 1 }, height: { _ in 1 }) { plane, x, y in
                guard x == 0, y == 0 else { return .zero }
                let reds: [Float] = plane.pixels.map(\.x)
                return SIMD4(reds.min() ?? 0, reds.max() ?? 0, 0, 1)
            }
        },
        FilterDefinition("CIAreaMaximumAlpha", kCICategoryReduction, [.image, part]) { values in
            reduced(values, width: { _ in 1 }, height: { _ in 1 }) { plane, x, y in
                x == 0 && y == 0 ? plane.pixels.max { $0.w < $1.w } ?? .zero : .zero
            }
        },
        FilterDefinition("CIAreaMinimumAlpha", kCICategoryReduction, [.image, part]) { values in
            reduced(values, width: { _ in 1 }, height: { _ in 1 }) { plane, x, y in
                x == 0 && y == 0 ? plane.pixels.min { $0.w < $1.w } ?? .zero : .zero
            }
        },
    ]

    /// A pixel a step of stored light: how many pixels of the area have it, as a share of all, times the scale.
    private static let histogram = FilterDefinition(
        "CIAreaHistogram", kCICategoryReduction, [.image, part, .number(kCIInputScaleKey, 1), .number("inputCount", 64)]
    ) { values in
        guard let image = values.image else { return nil }
        let area = PixelArea(covering: values.vector(kCIInputExtentKey).cgRectValue.intersection(image.extent))
        let (count, scale, source) = (min(max(Int(values.number("inputCount")), 1), 2048), values.float(kCIInputScaleKey), image.render)
        let result = CIImage(extent: CGRect(x: 0, y: 0, width: count, height: 1), samplesNearest: true) { wanted in
            var bins = [SIMD4<Float>](repeating: .zero, count: count)
            let pixels: [SIMD4<Float>] = area.isEmpty ? [] : source(area).pixels
            for pixel in pixels {
                let stored: SIMD4<Float> = LightCurve.stored(pixel.unpremultiplied).clamped
                for channel in 0..<4 { bins[min(Int(stored[channel] * Float(count)), count - 1)][channel] += 1 }
            }
            let share: Float = scale / Float(max(pixels.count, 1))
            return PixelPlane(area: wanted) { x, y in y == 0 && bins.indices.contains(x) ? bins[x] * share : .zero }
        }
        result.isMeasure = true
        return result
    }

    private static let display = FilterDefinition(
        "CIHistogramDisplayFilter", kCICategoryReduction,
        [.image, .number("inputHeight", 100), .number("inputHighLimit", 1), .number("inputLowLimit", 0)]
    ) { values in
        guard let image = values.image, !image.extent.isInfinite else { return nil }
        let height: Int = min(max(Int(values.number("inputHeight")), 1), 2048)
        let (high, low) = (values.float("inputHighLimit"), values.float("inputLowLimit"))
        let (bins, source) = (PixelArea(covering: image.extent), image.render)
        return CIImage(extent: CGRect(x: 0, y: 0, width: bins.width, height: height), samplesNearest: true) { wanted in
            let plane: PixelPlane = source(bins)
            return PixelPlane(area: wanted) { x, y in
                guard x >= 0, x < bins.width, y >= 0, y < height else { return .zero }
                let place: Float = Float(x) / Float(bins.width)
                let value: SIMD4<Float> = plane[bins.minX + x, bins.minY] * Float(height)
                let light: Float = place >= low && place <= high ? 1 : 0.5
                let level = Float(y)
                return SIMD4(value.x > level ? light : 0, value.y > level ? light : 0, value.z > level ? light : 0, 1)
            }
        }
    }
}
