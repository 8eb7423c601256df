import CoreGraphics
import Foundation

/// Filters that mix a pixel with its neighbours.
enum BlurFilters {
    static let all: [FilterDefinition] = [
        FilterDefinition("CIGaussianBlur", kCICategoryBlur, [.image, .number(kCIInputRadiusKey, 10)]) { values in
            values.image.map { blurred($0, deviation: values.number(kCIInputRadiusKey)) }
        },
        FilterDefinition("CIBoxBlur", kCICategoryBlur, [.image, .number(kCIInputRadiusKey, 10)]) { values in
            let radius = Int(values.number(kCIInputRadiusKey).rounded()) / 2
            guard let image = values.image, radius > 0 else { return values.image }
            let source = image.render
            return CIImage(extent: image.extent.grown(by: radius)) { Blur.box(source($0.outset(by: radius, radius)), radius: radius, area: $0) }
        },
        FilterDefinition("CIUnsharpMask", kCICategorySharpen, [.image, .number(kCIInputRadiusKey, 2.5), .number(kCIInputIntensityKey, 0.5)]) { values in
            values.image.map { sharpened($0, deviation: values.number(kCIInputRadiusKey), by: values.float(kCIInputIntensityKey)) }
        },
        FilterDefinition("CISharpenLuminance", kCICategorySharpen, [.image, .number(kCIInputSharpnessKey, 0.4), .number(kCIInputRadiusKey, 1.69)]) { values in
            values.image.map { sharpened($0, deviation: values.number(kCIInputRadiusKey), by: values.float(kCIInputSharpnessKey)) }
        },
        FilterDefinition("CIBloom", kCICategoryStylize, [.image, .number(kCIInputRadiusKey, 10), .number(kCIInputIntensityKey, 0.5)]) { values in
            glowing(values) { color, soft, intensity in
                (color + (SIMD4(repeating: 1) - color) * soft * intensity).withAlpha(max(color.w, soft.w * intensity))
            }
        },
        FilterDefinition("CIGloom", kCICategoryStylize, [.image, .number(kCIInputRadiusKey, 10), .number(kCIInputIntensityKey, 0.5)]) { values in
            glowing(values) { color, soft, intensity in (color + (pointwiseMin(color, soft) - color) * intensity).withAlpha(color.w) }
        },
        FilterDefinition("CIEdges", kCICategoryStylize, [.image, .number(kCIInputIntensityKey, 1)]) { values in
            guard let image = values.image else { return nil }
            let intensity = values.float(kCIInputIntensityKey), source = image.clampedToExtent().render
            return CIImage(extent: image.extent) { area in
                let plane = source(area.outset(by: 1, 1))
                return PixelPlane(area: area) { x, y in
                    let across = plane[x + 1, y] - plane[x - 1, y], upward = plane[x, y + 1] - plane[x, y - 1]
                    let square = across * across + upward * upward
                    return (square.squareRoot() * intensity).withAlpha(plane[x, y].w)
                }
            }
        },
        FilterDefinition("CIPixellate", kCICategoryStylize, [.image, .point(), .number(kCIInputScaleKey, 8)]) { values in
            guard let image = values.image else { return nil }
            let size = max(Int(values.number(kCIInputScaleKey).rounded()), 1), center = values.point(), source = image.clampedToExtent().render
            let startX = Int(center.x.rounded()), startY = Int(center.y.rounded())
            @Sendable func first(_ place: Int, _ start: Int) -> Int { Int((Double(place - start) / Double(size)).rounded(.down)) * size + start }
            return CIImage(extent: image.extent) { area in
                let left = first(area.minX, startX), low = first(area.minY, startY)
                let plane = source(PixelArea(minX: left, minY: low, width: area.maxX - left + size, height: area.maxY - low + size))
                // The colour at the middle of a square is that of the whole square.
                return PixelPlane(area: area) { x, y in plane[first(x, startX) + size / 2, first(y, startY) + size / 2] }
            }
        },
    ]

    private static func blurred(_ image: CIImage, deviation: Double) -> CIImage {
        guard deviation > 0 else { return image }
        let source = image.render, reach = Blur.reach(deviation)
        return CIImage(extent: image.extent.grown(by: reach)) { Blur.gaussian(source($0.outset(by: reach, reach)), deviation: deviation, area: $0) }
    }

    private static func sharpened(_ image: CIImage, deviation: Double, by amount: Float) -> CIImage {
        let source = image.render, soft = blurred(image.clampedToExtent(), deviation: deviation).render
        return CIImage(extent: image.extent) { area in
            let sharp = source(area), smooth = soft(area)
            var result = sharp
            for index in result.pixels.indices {
                let color = sharp.pixels[index]
                result.pixels[index] = pointwiseMax(color + (color - smooth.pixels[index]) * amount, .zero).withAlpha(color.w)
            }
            return result
        }
    }

    private static func glowing(
        _ values: FilterArguments, _ body: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>, Float) -> SIMD4<Float>
    ) -> CIImage? {
        guard let image = values.image else { return nil }
        let source = image.render, glow = blurred(image, deviation: values.number(kCIInputRadiusKey)), soft = glow.render
        let intensity = values.float(kCIInputIntensityKey)
        return CIImage(extent: glow.extent) { area in
            let sharp = source(area), smooth = soft(area)
            var result = sharp
            for index in result.pixels.indices { result.pixels[index] = body(sharp.pixels[index], smooth.pixels[index], intensity) }
            return result
        }
    }
}

extension CGRect {
    func grown(by count: Int) -> CGRect { isInfinite || isNull ? self : insetBy(dx: -CGFloat(count), dy: -CGFloat(count)) }
}
