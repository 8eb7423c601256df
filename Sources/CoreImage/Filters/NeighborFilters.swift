import CoreGraphics
import Foundation

/// Filters that compute a pixel from those along a line, in a disc or in a cell around it.
enum NeighborFilters {
    static let all: [FilterDefinition] =
        [
            FilterDefinition("CIMotionBlur", kCICategoryBlur, [.image, .number(kCIInputRadiusKey, 20), .number(kCIInputAngleKey, 0)]) { values in
                guard let image = values.image else { return nil }
                let radius = values.float(kCIInputRadiusKey), angle = values.float(kCIInputAngleKey)
                let reach = Int(abs(radius).rounded(.up)) + 1, count = max(1, Int(abs(radius))), source = image.render
                return CIImage(extent: image.extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))) { area in
                    let plane = source(area.outset(by: reach, reach))
                    return PixelPlane(area: area) { x, y in
                        var sum = SIMD4<Float>.zero
                        for step in -count...count {
                            let along: Float = Float(step) * abs(radius) / Float(count)
                            sum += plane.sample(Float(x) + 0.5 + cos(angle) * along, Float(y) + 0.5 + sin(angle) * along)
                        }
                        return sum / Float(2 * count + 1)
                    }
                }
            },
            FilterDefinition("CIZoomBlur", kCICategoryBlur, [.image, .point(), .number("inputAmount", 20)]) { values in
                guard let image = values.image else { return nil }
                let center = values.point(), amount = values.float("inputAmount"), source = image.clampedToExtent().render, extent = image.extent
                return CIImage(extent: extent) { area in
                    let plane = source(area.union(PixelArea(covering: CGRect(x: center.x, y: center.y, width: 1, height: 1))).outset(by: 2, 2))
                    return PixelPlane(area: area) { x, y in
                        let from = SIMD2(Float(x) + 0.5, Float(y) + 0.5), to = SIMD2(Float(center.x), Float(center.y))
                        let share: Float = min(1, abs(amount) / 100)
                        var sum = SIMD4<Float>.zero
                        for step in 0..<16 {
                            let place: SIMD2<Float> = from + (to - from) * (share * Float(step) / 15)
                            sum += plane.sample(place.x, place.y)
                        }
                        return sum / 16
                    }
                }
            },
            FilterDefinition("CIDiscBlur", kCICategoryBlur, [.image, .number(kCIInputRadiusKey, 8)]) { values in
                disc(values, around: true) { colors in colors.reduce(.zero, +) / Float(max(1, colors.count)) }
            },
            FilterDefinition("CIMedianFilter", kCICategoryBlur, [.image]) { values in
                square(values, radius: 1) { colors in colors.sorted { $0.luminance < $1.luminance }[colors.count / 2] }
            },
            FilterDefinition("CINoiseReduction", kCICategoryBlur, [.image, .number("inputNoiseLevel", 0.02), .number(kCIInputSharpnessKey, 0.4)]) { values in
                let level: Float = max(values.float("inputNoiseLevel"), 1e-4)
                return square(values, radius: 1) { colors in
                    // Neighbours that are no further from the middle than noise would be are taken with it.
                    let middle: SIMD4<Float> = colors[colors.count / 2]
                    let near: [SIMD4<Float>] = colors.filter { abs($0.luminance - middle.luminance) <= level }
                    return near.reduce(.zero, +) / Float(near.count)
                }
            },
            FilterDefinition("CIMorphologyMaximum", kCICategoryBlur, [.image, .number(kCIInputRadiusKey, 0)]) { values in
                disc(values, around: false) { $0.reduce(SIMD4(repeating: 0)) { pointwiseMax($0, $1) } }
            },
            FilterDefinition("CIMorphologyMinimum", kCICategoryBlur, [.image, .number(kCIInputRadiusKey, 0)]) { values in
                disc(values, around: false) { $0.reduce(SIMD4(repeating: .infinity)) { pointwiseMin($0, $1) } }
            },
            FilterDefinition("CIMorphologyGradient", kCICategoryBlur, [.image, .number(kCIInputRadiusKey, 5)]) { values in
                disc(values, around: false) { colors in
                    let most = colors.reduce(SIMD4<Float>(repeating: 0)) { pointwiseMax($0, $1) }
                    let least = colors.reduce(SIMD4<Float>(repeating: .infinity)) { pointwiseMin($0, $1) }
                    return (most - least).withAlpha(most.w)
                }
            },
            convolution("CIConvolution3X3", width: 3, height: 3), convolution("CIConvolution5X5", width: 5, height: 5),
            convolution("CIConvolution7X7", width: 7, height: 7), convolution("CIConvolution9Horizontal", width: 9, height: 1),
            convolution("CIConvolution9Vertical", width: 1, height: 9),
        ] + cells + colorConvolutions

    private static let colorConvolutions: [FilterDefinition] = [
        convolution("CIConvolutionRGB3X3", width: 3, height: 3, keepsAlpha: true), convolution("CIConvolutionRGB5X5", width: 5, height: 5, keepsAlpha: true),
        convolution("CIConvolutionRGB7X7", width: 7, height: 7, keepsAlpha: true),
        convolution("CIConvolutionRGB9Horizontal", width: 9, height: 1, keepsAlpha: true),
        convolution("CIConvolutionRGB9Vertical", width: 1, height: 9, keepsAlpha: true),
    ]

    private static let cells: [FilterDefinition] = [
        FilterDefinition("CICrystallize", kCICategoryStylize, [.image, .number(kCIInputRadiusKey, 20), .point()]) { values in
            scattered(values) { color, _, _ in color }
        },
        FilterDefinition("CIPointillize", kCICategoryStylize, [.image, .number(kCIInputRadiusKey, 20), .point()]) { values in
            scattered(values) { color, distance, radius in distance <= radius * 0.45 ? color : SIMD4(1, 1, 1, 1) * color.w }
        },
        FilterDefinition("CIHexagonalPixellate", kCICategoryStylize, [.image, .point(), .number(kCIInputScaleKey, 8)]) { values in
            guard let image = values.image else { return nil }
            let size: Float = max(values.float(kCIInputScaleKey), 1), center = values.point(), source = image.clampedToExtent().render
            return CIImage(extent: image.extent) { area in
                let plane = source(area.outset(by: Int(size) * 2 + 2, Int(size) * 2 + 2))
                return PixelPlane(area: area) { x, y in
                    let place = hexagon(SIMD2(Float(x) + 0.5 - Float(center.x), Float(y) + 0.5 - Float(center.y)), size: size)
                    return plane.sample(place.x + Float(center.x), place.y + Float(center.y))
                }
            }
        },
    ]

    /// The middle of the hexagon that a place is in.
    private static func hexagon(_ place: SIMD2<Float>, size: Float) -> SIMD2<Float> {
        let height: Float = size * Float(3).squareRoot() / 2
        let row: Float = (place.y / height).rounded()
        var best = SIMD2<Float>.zero
        var distance = Float.infinity
        for other in [row - 1, row, row + 1] {
            let shift: Float = abs(other.truncatingRemainder(dividingBy: 2)) == 1 ? size / 2 : 0
            let middle = SIMD2(((place.x - shift) / size).rounded() * size + shift, other * height)
            let away: Float = ((middle - place) * (middle - place)).sum()
            if away < distance { (best, distance) = (middle, away) }
        }
        return best
    }

    /// Cells around points that are scattered, one in each square of the radius.
    private static func scattered(_ values: FilterArguments, _ body: @escaping @Sendable (SIMD4<Float>, Float, Float) -> SIMD4<Float>) -> CIImage? {
        guard let image = values.image else { return nil }
        let radius: Float = max(values.float(kCIInputRadiusKey), 1), center = values.point(), source = image.clampedToExtent().render
        @Sendable func seed(_ column: Int, _ row: Int) -> SIMD2<Float> {
            var hash = UInt32(truncatingIfNeeded: column &* 374_761_393 &+ row &* 668_265_263)
            hash = (hash ^ hash >> 13) &* 1_274_126_177
            hash ^= hash >> 16
            let shift = SIMD2<Float>(Float(hash & 0xFFFF) / 65536, Float(hash >> 16) / 65536)
            return (SIMD2(Float(column), Float(row)) + 0.15 + shift * 0.7) * radius
        }
        return CIImage(extent: image.extent) { area in
            let reach = Int(radius * 2) + 2
            let plane = source(area.outset(by: reach, reach))
            return PixelPlane(area: area) { x, y in
                let place = SIMD2(Float(x) + 0.5 - Float(center.x), Float(y) + 0.5 - Float(center.y))
                let column = Int((place.x / radius).rounded(.down)), row = Int((place.y / radius).rounded(.down))
                var nearest = SIMD2<Float>.zero
                var distance = Float.infinity
                for dy in -1...1 {
                    for dx in -1...1 {
                        let point: SIMD2<Float> = seed(column + dx, row + dy)
                        let away: Float = ((point - place) * (point - place)).sum()
                        if away < distance { (nearest, distance) = (point, away) }
                    }
                }
                return body(plane.sample(nearest.x + Float(center.x), nearest.y + Float(center.y)), distance.squareRoot(), radius)
            }
        }
    }

    private static func disc(_ values: FilterArguments, around: Bool, _ body: @escaping @Sendable ([SIMD4<Float>]) -> SIMD4<Float>) -> CIImage? {
        guard let image = values.image else { return nil }
        let radius: Float = min(max(values.float(kCIInputRadiusKey), 0), 100), reach = Int(radius.rounded(.up))
        guard reach > 0 else { return image }
        let offsets: [(Int, Int)] = (-reach...reach).flatMap { y in
            (-reach...reach).filter { x in hypot(Float(x), Float(y)) <= radius + 0.5 }.map { ($0, y) }
        }
        let source = around ? image.render : image.clampedToExtent().render
        let extent: CGRect = around ? image.extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach)) : image.extent
        return CIImage(extent: extent) { area in
            let plane = source(area.outset(by: reach, reach))
            return PixelPlane(area: area) { x, y in body(offsets.map { plane[x + $0.0, y + $0.1] }) }
        }
    }

    private static func square(_ values: FilterArguments, radius: Int, _ body: @escaping @Sendable ([SIMD4<Float>]) -> SIMD4<Float>) -> CIImage? {
        guard let image = values.image else { return nil }
        let source = image.clampedToExtent().render
        return CIImage(extent: image.extent) { area in
            let plane = source(area.outset(by: radius, radius))
            return PixelPlane(area: area) { x, y in
                body((-radius...radius).flatMap { dy in (-radius...radius).map { plane[x + $0, y + dy] } })
            }
        }
    }

    /// - Parameter keepsAlpha: whether the transparency stays as it is.
    private static func convolution(_ name: String, width: Int, height: Int, keepsAlpha: Bool = false) -> FilterDefinition {
        let identity: [Double] = (0..<width * height).map { $0 == width * height / 2 ? 1 : 0 }
        let weights = FilterInput(key: "inputWeights", kind: .vector(identity))
        return FilterDefinition(name, kCICategoryStylize, [.image, weights, .number("inputBias", 0)]) { values in
            guard let image = values.image else { return nil }
            let vector = values.vector("inputWeights"), bias = values.float("inputBias")
            let all: [Float] = (0..<width * height).map { $0 < vector.count ? Float(vector.value(at: $0)) : 0 }
            let source = image.render, reachX: Int = width / 2, reachY: Int = height / 2
            return CIImage(extent: image.extent.insetBy(dx: -CGFloat(reachX), dy: -CGFloat(reachY))) { area in
                let plane = source(area.outset(by: reachX, reachY))
                return PixelPlane(area: area) { x, y in
                    var sum = SIMD4<Float>(repeating: bias)
                    for row in 0..<height {
                        for column in 0..<width { sum += plane[x + column - reachX, y + row - reachY] * all[row * width + column] }
                    }
                    return keepsAlpha ? sum.clamped.withAlpha(plane[x, y].w) : sum.clamped
                }
            }
        }
    }
}
