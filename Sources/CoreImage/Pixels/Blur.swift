import Foundation

/// Blurs of planes. Each is given a plane that reaches as far around `area` as the blur does, and answers `area`.
enum Blur {
    /// How far a Gaussian of this deviation reaches.
    static func reach(_ deviation: Double) -> Int { Int((3 * deviation).rounded(.up)) }

    static func gaussian(_ plane: PixelPlane, deviation: Double, area: PixelArea) -> PixelPlane {
        guard deviation > 0 else { return plane.part(area) }
        let reach = reach(deviation)
        let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * deviation * deviation))) }
        let sum: Float = weights.reduce(0, +)
        return separable(plane, weights: weights.map { $0 / sum }, area: area)
    }

    /// The mean of a square of `2 * radius + 1`.
    static func box(_ plane: PixelPlane, radius: Int, area: PixelArea) -> PixelPlane {
        separable(plane, weights: Array(repeating: 1 / Float(2 * radius + 1), count: 2 * radius + 1), area: area)
    }

    private static func separable(_ plane: PixelPlane, weights: [Float], area: PixelArea) -> PixelPlane {
        let reach = weights.count / 2
        let tall = PixelArea(minX: area.minX, minY: area.minY - reach, width: area.width, height: area.height + 2 * reach)
        let source = plane.part(tall.outset(by: reach, 0))
        var across = PixelPlane(area: tall), result = PixelPlane(area: area)
        convolve(source.pixels, stride: 1, rowWidth: source.area.width, weights, into: &across)
        convolve(across.pixels, stride: tall.width, rowWidth: tall.width, weights, into: &result)
        return result
    }

    /// Each pixel of `result` from as many of `source`, `stride` apart, as there are weights; the first at the pixel's own row and column.
    private static func convolve(_ source: [SIMD4<Float>], stride: Int, rowWidth: Int, _ weights: [Float], into result: inout PixelPlane) {
        let width = result.area.width, height = result.area.height
        source.withUnsafeBufferPointer { source in
            weights.withUnsafeBufferPointer { weights in
                result.pixels.withUnsafeMutableBufferPointer { pixels in
                    for y in 0..<height {
                        for x in 0..<width {
                            var sum = SIMD4<Float>.zero, place = y * rowWidth + x
                            for weight in weights {
                                sum += source[place] * weight
                                place += stride
                            }
                            pixels[y * width + x] = sum
                        }
                    }
                }
            }
        }
    }
}
