import CoreGraphics
import Foundation

/// Filters that make one pixel of many.
enum ReductionFilters {
    static let all: [FilterDefinition] = [
        reduction("CIAreaAverage") { plane in
            plane.pixels.reduce(SIMD4<Float>.zero, +) / Float(max(plane.pixels.count, 1))
        },
        reduction("CIAreaMaximum") { plane in plane.pixels.reduce(SIMD4<Float>.zero) { pointwiseMax($0, $1) } },
        reduction("CIAreaMinimum") { plane in plane.pixels.reduce(SIMD4<Float>(repeating: 1)) { pointwiseMin($0, $1) } },
    ]

    private static func reduction(_ name: String, _ body: @escaping @Sendable (PixelPlane) -> SIMD4<Float>) -> FilterDefinition {
        FilterDefinition(name, kCICategoryReduction, [.image, .vector(kCIInputExtentKey, 0, 0, 640, 80)]) { values in
            guard let image = values.image else { return nil }
            let part = PixelArea(covering: values.vector(kCIInputExtentKey).cgRectValue.intersection(image.extent)), source = image.render
            let result = CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { area in
                let color = part.isEmpty ? SIMD4<Float>.zero : body(source(part))
                return PixelPlane(area: area) { x, y in x == 0 && y == 0 ? color : .zero }
            }
            result.isMeasure = image.isMeasure
            return result
        }
    }
}
