import CoreGraphics
import Foundation

/// Filters that fill the plane with repetitions of a part of a picture, turned and mirrored.
enum TileFilters {
    private static let angle = FilterInput.number(kCIInputAngleKey, 0)
    private static let width = FilterInput.number(kCIInputWidthKey, 100)

    static let all: [FilterDefinition] = mirrored + rotated + lattices + [kaleidoscope, triangleKaleidoscope, lightTunnel, perspectiveTile]

    /// A filter whose tile shows what lies from the centre on; the picture's edges go on without end.
    private static func tile(
        _ name: String, _ inputs: [FilterInput], _ fold: @escaping @Sendable (FilterArguments) -> @Sendable (SIMD2<Float>) -> SIMD2<Float>
    ) -> FilterDefinition {
        FilterDefinition(name, kCICategoryTileEffect, [.image, .point()] + inputs) { values in
            guard let image = values.image else { return nil }
            let (center, turn, map) = (values.point().simd, values.float(kCIInputAngleKey), fold(values))
            let whole = PixelArea(covering: image.extent)
            return image.sampled(extent: .infinite) { place in
                let folded: SIMD2<Float> = map((place - center).turned(by: -turn)).turned(by: turn) + center
                return inside(folded, whole)
            }
        }
    }

    /// The nearest place within the picture.
    static func inside(_ place: SIMD2<Float>, _ area: PixelArea) -> SIMD2<Float> {
        guard !area.isEmpty else { return place }
        let low = SIMD2(Float(area.minX) + 0.5, Float(area.minY) + 0.5)
        return place.clamped(lowerBound: low, upperBound: SIMD2(Float(area.maxX) - 0.5, Float(area.maxY) - 0.5))
    }

    private static func width(_ values: FilterArguments) -> Float { max(values.float(kCIInputWidthKey), 1) }

    private static func mirrors(
        _ name: String, _ make: @escaping @Sendable (Float) -> [Folding.Mirror]
    ) -> FilterDefinition {
        tile(name, [angle, width]) { values in
            let lines: [Folding.Mirror] = make(width(values))
            return { Folding.folded($0, lines).place }
        }
    }

    /// Groups of mirrors alone.
    private static let mirrored: [FilterDefinition] = [
        tile("CIFourfoldReflectedTile", [angle, width, .number("inputAcuteAngle", Double.pi / 2)]) { values in
            let (size, acute) = (width(values), values.float("inputAcuteAngle"))
            return { oblique($0, acute) { SIMD2(Folding.reflected($0.x, size), Folding.reflected($0.y, size)) } }
        },
        mirrors("CISixfoldReflectedTile") { Folding.triangle(side: $0, .pi / 3, .pi / 3) },
        mirrors("CIEightfoldReflectedTile") { Folding.triangle(side: $0, .pi / 4, .pi / 2) },
        mirrors("CITwelvefoldReflectedTile") { Folding.triangle(side: $0, .pi / 6, .pi / 2) },
    ]

    /// Groups of turns: a place that an odd number of mirrors leads to lies beyond one side of the triangle.
    private static func turns(_ name: String, _ make: @escaping @Sendable (Float) -> [Folding.Mirror]) -> FilterDefinition {
        tile(name, [angle, width]) { values in
            let lines: [Folding.Mirror] = make(width(values))
            return { place in
                let (folded, isOdd) = Folding.folded(place, lines)
                return isOdd ? lines[2].reflected(folded) : folded
            }
        }
    }

    private static let rotated: [FilterDefinition] = [
        turns("CIFourfoldRotatedTile") { Folding.triangle(side: $0, .pi / 4, .pi / 2) },
        turns("CISixfoldRotatedTile") { Folding.triangle(side: $0, .pi / 6, .pi / 2) },
        turns("CITriangleTile") { Folding.triangle(side: $0, .pi / 3, .pi / 3) },
    ]

    /// Shifts along two directions, the second at `acute` to the first.
    private static func oblique(_ place: SIMD2<Float>, _ acute: Float, _ body: (SIMD2<Float>) -> SIMD2<Float>) -> SIMD2<Float> {
        let height: Float = abs(sin(acute)) < 1e-3 ? 1e-3 : sin(acute)
        let along = SIMD2(place.x - place.y * cos(acute) / height, place.y / height)
        let folded: SIMD2<Float> = body(along)
        return SIMD2(folded.x + folded.y * cos(acute), folded.y * height)
    }

    private static let lattices: [FilterDefinition] = [
        tile("CIFourfoldTranslatedTile", [angle, width, .number("inputAcuteAngle", Double.pi / 2)]) { values in
            let (size, acute) = (width(values), values.float("inputAcuteAngle"))
            return { oblique($0, acute) { SIMD2(Folding.wrapped($0.x, size), Folding.wrapped($0.y, size)) } }
        },
        tile("CIParallelogramTile", [angle, .number("inputAcuteAngle", Double.pi / 2), width]) { values in
            let (size, acute) = (width(values), values.float("inputAcuteAngle"))
            return { oblique($0, acute) { SIMD2(Folding.reflected($0.x, size), Folding.reflected($0.y, size)) } }
        },
        tile("CIGlideReflectedTile", [angle, width]) { values in
            let size: Float = width(values)
            return { place in
                let row = Int((place.y / size).rounded(.down))
                let x: Float = Folding.wrapped(place.x, size)
                return SIMD2(row & 1 == 0 ? x : size - x, Folding.wrapped(place.y, size))
            }
        },
        tile("CIOpTile", [.number(kCIInputScaleKey, 2.8), angle, .number(kCIInputWidthKey, 65)]) { values in
            let (size, scale) = (width(values), max(values.float(kCIInputScaleKey), 0.01))
            return { place in
                let cell = SIMD2((place.x / size).rounded(.down), (place.y / size).rounded(.down))
                let within: SIMD2<Float> = place - (cell + 0.5) * size
                return cell * size + within * scale
            }
        },
    ]

    private static let kaleidoscope = FilterDefinition(
        "CIKaleidoscope", kCICategoryTileEffect, [.image, .number("inputCount", 6), .point(), angle]
    ) { values in
        guard let image = values.image else { return nil }
        let (center, turn) = (values.point().simd, values.float(kCIInputAngleKey))
        let wedge: Float = .pi / max(values.float("inputCount"), 1)
        let whole = PixelArea(covering: image.extent)
        return image.sampled(extent: .infinite) { place in
            let offset: SIMD2<Float> = place - center
            let direction: Float = Folding.reflected(atan2(offset.y, offset.x) - turn, wedge) + turn
            return inside(SIMD2(cos(direction), sin(direction)) * offset.length + center, whole)
        }
    }

    private static let triangleKaleidoscope = FilterDefinition(
        "CITriangleKaleidoscope", kCICategoryTileEffect,
        [.image, .point("inputPoint"), .number("inputSize", 700), .number("inputRotation", 5.924_285_296_593_801), .number("inputDecay", 0.85)]
    ) { values in
        guard let image = values.image else { return nil }
        let (center, turn) = (values.point("inputPoint").simd, values.float("inputRotation"))
        let (size, decay) = (max(values.float("inputSize"), 1), min(max(values.float("inputDecay"), 0), 1))
        let lines: [Folding.Mirror] = Folding.triangle(side: size, .pi / 3, .pi / 3)
        let whole = PixelArea(covering: image.extent)
        return image.shaded(extent: image.extent) { plane, place in
            let own: SIMD2<Float> = (place - center).turned(by: -turn)
            let folded: SIMD2<Float> = Folding.folded(own, lines).place
            let at: SIMD2<Float> = inside(folded.turned(by: turn) + center, whole)
            // Each triangle away from the first is darker.
            let steps: Float = (own - folded).length / size
            let light: Float = pow(decay, steps)
            return plane.sample(at.x, at.y) * SIMD4(light, light, light, 1)
        }
    }

    private static let lightTunnel = FilterDefinition(
        "CILightTunnel", kCICategoryDistortionEffect, [.image, .point(), .number("inputRotation", 0), .number(kCIInputRadiusKey, 100)]
    ) { values in
        guard let image = values.image else { return nil }
        let (center, turn, radius) = (values.point().simd, values.float("inputRotation"), max(values.float(kCIInputRadiusKey), 0.01))
        return image.sampled(extent: .infinite) { place in
            let offset: SIMD2<Float> = place - center
            let distance: Float = offset.length
            guard distance > radius else { return place }
            // From the rim on outward the picture's rim is drawn out and turned.
            return (offset / distance * radius).turned(by: turn * (1 - radius / distance)) + center
        }
    }

    private static let perspectiveTile = FilterDefinition(
        "CIPerspectiveTile", kCICategoryTileEffect,
        [
            .image, .point("inputTopLeft", 118, 484), .point("inputTopRight", 646, 507), .point("inputBottomRight", 548, 140),
            .point("inputBottomLeft", 155, 153),
        ]
    ) { values in
        let corners: [CGPoint] = ["inputTopLeft", "inputTopRight", "inputBottomRight", "inputBottomLeft"].map { values.point($0) }
        guard let image = values.image, let map = Homography(from: image.extent, to: corners)?.inverted else { return nil }
        let area = PixelArea(covering: image.extent)
        let (low, size) = (SIMD2(Float(area.minX), Float(area.minY)), SIMD2(Float(area.width), Float(area.height)))
        return image.sampled(extent: .infinite) { place in
            guard let at = map.applied(to: SIMD2(Double(place.x), Double(place.y))) else { return nil }
            let own: SIMD2<Float> = SIMD2(Float(at.x), Float(at.y)) - low
            return inside(SIMD2(Folding.wrapped(own.x, size.x), Folding.wrapped(own.y, size.y)) + low, area)
        }
    }
}
