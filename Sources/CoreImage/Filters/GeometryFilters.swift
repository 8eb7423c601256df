import CoreGraphics
import Foundation

/// Filters that move pixels as a whole.
enum GeometryFilters {
    static let all: [FilterDefinition] = [
        FilterDefinition("CICrop", kCICategoryGeometryAdjustment, [.image, .vector("inputRectangle", 0, 0, 300, 300)]) { values in
            values.image?.cropped(to: values.vector("inputRectangle").cgRectValue)
        },
        FilterDefinition("CIAffineTransform", kCICategoryGeometryAdjustment, [.image, FilterInput(key: kCIInputTransformKey, kind: .transform)]) { values in
            values.image?.transformed(by: values.transform)
        },
        FilterDefinition("CIAffineClamp", kCICategoryGeometryAdjustment, [.image, FilterInput(key: kCIInputTransformKey, kind: .transform)]) { values in
            values.image?.transformed(by: values.transform).clampedToExtent()
        },
        FilterDefinition("CIAffineTile", kCICategoryGeometryAdjustment, [.image, FilterInput(key: kCIInputTransformKey, kind: .transform)]) { values in
            values.image.map { tiled($0).transformed(by: values.transform) }
        },
        FilterDefinition(
            "CILanczosScaleTransform", kCICategoryGeometryAdjustment, [.image, .number(kCIInputScaleKey, 1), .number(kCIInputAspectRatioKey, 1)]
        ) { values in
            let scale = CGFloat(values.number(kCIInputScaleKey)), ratio = CGFloat(values.number(kCIInputAspectRatioKey))
            return values.image.map { scaled($0, x: scale * ratio, y: scale) }
        },
        FilterDefinition("CIStraightenFilter", kCICategoryGeometryAdjustment, [.image, .number(kCIInputAngleKey, 0)]) { values in
            guard let image = values.image else { return nil }
            let extent = image.extent, angle = CGFloat(values.number(kCIInputAngleKey))
            // The largest picture of the same form that lies within the turned one.
            let c = abs(cos(angle)), s = abs(sin(angle)), ratio = extent.width / extent.height
            let scale = max(c + s / ratio, c + s * ratio)
            let turn = CGAffineTransform(translationX: extent.midX, y: extent.midY).scaledBy(x: scale, y: scale).rotated(by: -angle)
                .translatedBy(x: -extent.midX, y: -extent.midY)
            return image.transformed(by: turn).cropped(to: extent)
        },
    ]

    /// The mean of what a smaller picture's pixels cover.
    private static func scaled(_ image: CIImage, x: CGFloat, y: CGFloat) -> CIImage {
        guard x > 0, y > 0, x < 1 || y < 1 else { return image.transformed(by: CGAffineTransform(scaleX: x, y: y)) }
        let source = image.render, extent = image.extent
        let small = CGRect(x: extent.minX * x, y: extent.minY * y, width: extent.width * x, height: extent.height * y)
        return CIImage(extent: small) { area in
            let needed = PixelArea(
                covering: CGRect(x: CGFloat(area.minX) / x, y: CGFloat(area.minY) / y, width: CGFloat(area.width) / x, height: CGFloat(area.height) / y))
            let part = needed.intersection(PixelArea(covering: extent))
            guard !part.isEmpty else { return PixelPlane(area: area) }
            let plane = source(part)
            return PixelPlane(area: area) { column, row in
                let left = Int((CGFloat(column) / x).rounded(.down)), right = max(Int((CGFloat(column + 1) / x).rounded(.up)), left + 1)
                let low = Int((CGFloat(row) / y).rounded(.down)), high = max(Int((CGFloat(row + 1) / y).rounded(.up)), low + 1)
                var sum = SIMD4<Float>.zero, count: Float = 0
                for y in max(low, part.minY)..<max(min(high, part.maxY), max(low, part.minY)) {
                    for x in max(left, part.minX)..<max(min(right, part.maxX), max(left, part.minX)) {
                        sum += plane[x, y]
                        count += 1
                    }
                }
                return count > 0 ? sum / count : .zero
            }
        }
    }

    private static func tiled(_ image: CIImage) -> CIImage {
        let tile = PixelArea(covering: image.extent), source = image.render
        guard !tile.isEmpty, !image.extent.isInfinite else { return image }
        return CIImage(extent: .infinite) { area in
            let plane = source(tile)
            func wrapped(_ place: Int, _ start: Int, _ size: Int) -> Int { ((place - start) % size + size) % size + start }
            return PixelPlane(area: area) { plane[wrapped($0, tile.minX, tile.width), wrapped($1, tile.minY, tile.height)] }
        }
    }
}
