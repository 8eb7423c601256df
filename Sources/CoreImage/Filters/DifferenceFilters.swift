import CoreGraphics
import Foundation

/// Filters that measure how pictures differ.
enum DifferenceFilters {
    static let all: [FilterDefinition] = [
        // Delta E of 1994 in each colour component, 0 to 100: 2 is just noticeable.
        FilterDefinition("CILabDeltaE", kCICategoryColorAdjustment, [.image, FilterInput(key: "inputImage2", kind: .image)]) { values in
            guard let image = values.image, let other = values.image("inputImage2") else { return nil }
            let first = image.render, second = other.render
            let result = CIImage(extent: image.extent.union(other.extent)) { area in
                var plane = first(area)
                let compared = second(area)
                for index in plane.pixels.indices { plane.pixels[index] = difference(plane.pixels[index], compared.pixels[index]) }
                return plane
            }
            result.isMeasure = true
            return result
        }
    ]

    private static func difference(_ pixel: SIMD4<Float>, _ other: SIMD4<Float>) -> SIMD4<Float> {
        guard pixel != other else { return .gray(0, alpha: 1) }
        return .gray(Float(ColorDistance.deltaE1994(lab(pixel), lab(other))), alpha: 1)
    }

    private static func lab(_ pixel: SIMD4<Float>) -> ColorDistance.Lab { ColorDistance.Lab(light: SIMD3(Double(pixel.x), Double(pixel.y), Double(pixel.z))) }
}
