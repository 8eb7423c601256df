import CoreGraphics
import Foundation

/// Filters that bend a picture: each pixel shows the one at another place.
enum DistortionFilters {
    static let all: [FilterDefinition] = [
        FilterDefinition(
            "CIBumpDistortion", kCICategoryDistortionEffect, [.image, .point(), .number(kCIInputRadiusKey, 300), .number(kCIInputScaleKey, 0.5)]
        ) { values in
            let scale = values.float(kCIInputScaleKey)
            return bent(values) { distance, offset in
                let part: Float = (1 - distance) * (1 - distance)
                return offset * (1 - scale * part)
            }
        },
        FilterDefinition(
            "CIPinchDistortion", kCICategoryDistortionEffect, [.image, .point(), .number(kCIInputRadiusKey, 300), .number(kCIInputScaleKey, 0.5)]
        ) { values in
            let scale = values.float(kCIInputScaleKey)
            return bent(values) { distance, offset in offset * (1 + scale * (1 - distance) * (1 - distance) * 2) }
        },
        FilterDefinition(
            "CITwirlDistortion", kCICategoryDistortionEffect,
            [.image, .point(), .number(kCIInputRadiusKey, 300), .number(kCIInputAngleKey, Double.pi)]
        ) { values in
            let angle = values.float(kCIInputAngleKey)
            return bent(values) { distance, offset in
                let turn = -angle * (1 - distance) * (1 - distance)
                return SIMD2(offset.x * cos(turn) - offset.y * sin(turn), offset.x * sin(turn) + offset.y * cos(turn))
            }
        },
        FilterDefinition(
            "CIVortexDistortion", kCICategoryDistortionEffect,
            [.image, .point(), .number(kCIInputRadiusKey, 300), .number(kCIInputAngleKey, 56.55)]
        ) { values in
            let angle = values.float(kCIInputAngleKey)
            return bent(values) { distance, offset in
                let turn = -angle * (1 - distance) * (1 - distance)
                return SIMD2(offset.x * cos(turn) - offset.y * sin(turn), offset.x * sin(turn) + offset.y * cos(turn))
            }
        },
        FilterDefinition(
            "CIBumpDistortionLinear", kCICategoryDistortionEffect,
            [.image, .point(), .number(kCIInputRadiusKey, 300), .number(kCIInputAngleKey, 0), .number(kCIInputScaleKey, 0.5)]
        ) { values in
            let scale = values.float(kCIInputScaleKey), angle = values.float(kCIInputAngleKey), across = SIMD2<Float>(cos(angle), sin(angle))
            let radius = max(values.float(kCIInputRadiusKey), 0.01)
            return bent(values) { _, offset in
                let along: Float = (offset * across).sum(), part: Float = max(0, 1 - abs(along) / radius)
                return offset - across * along * scale * part * part
            }
        },
        FilterDefinition("CICircleSplashDistortion", kCICategoryDistortionEffect, [.image, .point(), .number(kCIInputRadiusKey, 150)]) { values in
            guard let image = values.image else { return nil }
            let center = values.point(), radius = max(values.float(kCIInputRadiusKey), 0.01), source = image.clampedToExtent().render
            return CIImage(extent: image.extent) { area in
                let ring = CGRect(x: center.x - CGFloat(radius), y: center.y - CGFloat(radius), width: CGFloat(2 * radius), height: CGFloat(2 * radius))
                let plane = source(area.union(PixelArea(covering: ring)).outset(by: 2, 2))
                return PixelPlane(area: area) { x, y in
                    let offset = SIMD2(Float(x) + 0.5 - Float(center.x), Float(y) + 0.5 - Float(center.y)), distance = hypot(offset.x, offset.y)
                    if distance <= radius { return plane[x, y] }
                    let place: SIMD2<Float> = offset / distance * radius
                    return plane.sample(place.x + Float(center.x), place.y + Float(center.y))
                }
            }
        },
        FilterDefinition("CIHoleDistortion", kCICategoryDistortionEffect, [.image, .point(), .number(kCIInputRadiusKey, 150)]) { values in
            guard let image = values.image else { return nil }
            let center = values.point(), radius = max(values.float(kCIInputRadiusKey), 0.01), source = image.render, extent = image.extent
            return CIImage(extent: extent) { area in
                let reach = Int(radius) + 2
                let plane = source(area.outset(by: reach, reach).intersection(PixelArea(covering: extent)))
                return PixelPlane(area: area) { x, y in
                    let offset = SIMD2(Float(x) + 0.5 - Float(center.x), Float(y) + 0.5 - Float(center.y)), distance = hypot(offset.x, offset.y)
                    if distance < radius { return .zero }
                    let nearer = distance - radius * radius / distance
                    let place = offset / distance * nearer
                    return plane.sample(place.x + Float(center.x), place.y + Float(center.y))
                }
            }
        },
    ]

    /// `body` tells from how far away (0 to 1 of the radius) and the place's offset from the centre whose colour a place shows.
    private static func bent(_ values: FilterArguments, _ body: @escaping @Sendable (Float, SIMD2<Float>) -> SIMD2<Float>) -> CIImage? {
        guard let image = values.image else { return nil }
        let center = values.point(), radius = max(values.float(kCIInputRadiusKey), 0.01), source = image.render
        let whole = PixelArea(covering: image.extent), reach = Int(min(radius * 2, 1e6)) + 2
        return CIImage(extent: image.extent) { area in
            let plane = source(area.outset(by: reach, reach).intersection(whole))
            return PixelPlane(area: area) { x, y in
                let offset = SIMD2(Float(x) + 0.5 - Float(center.x), Float(y) + 0.5 - Float(center.y)), distance = hypot(offset.x, offset.y) / radius
                if distance >= 1 { return plane[x, y] }
                let place = body(distance, offset)
                return plane.sample(place.x + Float(center.x), place.y + Float(center.y))
            }
        }
    }
}
