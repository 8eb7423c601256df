import CoreGraphics
import Foundation

/// Filters that lead from one picture to another, as their time goes from 0 to 1.
enum TransitionFilters {
    private static let pair: [FilterInput] = [.image, FilterInput(key: kCIInputTargetImageKey, kind: .image), .number(kCIInputTimeKey, 0)]
    private static let standardExtent = FilterInput.vector(kCIInputExtentKey, 0, 0, 300, 300)

    static let all: [FilterDefinition] = [swipe, bars, flash, copyMachine, mod, disintegrate, ripple, accordion]

    private struct Pair {
        var from: CIImage
        var to: CIImage
        var time: Float
        var extent: CGRect { from.extent.union(to.extent) }

        init?(_ values: FilterArguments) {
            guard let from = values.image, let to = values.image(kCIInputTargetImageKey) else { return nil }
            (self.from, self.to, time) = (from, to, min(max(values.float(kCIInputTimeKey), 0), 1))
        }

        /// - Parameter share: how much of the target a place shows.
        func mixed(_ share: @escaping @Sendable (SIMD2<Float>) -> Float) -> CIImage {
            from.combined(with: to, extent: extent) { one, two, place in
                let part: Float = min(max(share(place), 0), 1)
                return one * (1 - part) + two * part
            }
        }
    }

    /// How far a place is along a direction, from 0 at one side of a rectangle to 1 at the other.
    private static func way(_ rect: CGRect, _ angle: Float) -> @Sendable (SIMD2<Float>) -> Float {
        let along = SIMD2(cos(angle), sin(angle))
        let corners: [SIMD2<Float>] = [
            SIMD2(Float(rect.minX), Float(rect.minY)), SIMD2(Float(rect.maxX), Float(rect.minY)), SIMD2(Float(rect.minX), Float(rect.maxY)),
            SIMD2(Float(rect.maxX), Float(rect.maxY)),
        ]
        let places: [Float] = corners.map { ($0 * along).sum() }
        let (low, high) = (places.min() ?? 0, places.max() ?? 1)
        return { (($0 * along).sum() - low) / max(high - low, 1e-3) }
    }

    private static let swipe = FilterDefinition(
        "CISwipeTransition", kCICategoryTransition,
        pair + [standardExtent, .color(kCIInputColorKey, 1, 1, 1), .number(kCIInputAngleKey, 0), .number(kCIInputWidthKey, 300), .number("inputOpacity", 0)]
    ) { values in
        guard let pair = Pair(values) else { return nil }
        let extent: CGRect = values.vector(kCIInputExtentKey).cgRectValue
        let way = way(extent, values.float(kCIInputAngleKey))
        let band: Float = max(values.float(kCIInputWidthKey), 0) / max(Float(hypot(extent.width, extent.height)), 1)
        let (color, opacity, time) = (values.color(kCIInputColorKey).pixel, values.float("inputOpacity"), pair.time)
        return pair.from.combined(with: pair.to, extent: pair.extent) { one, two, place in
            // The band's front, from before the rectangle to behind it.
            let share: Float = min(max((time * (1 + band) - way(place)) / max(band, 1e-3), 0), 1)
            let mixed: SIMD4<Float> = one * (1 - share) + two * share
            let light: Float = opacity * (1 - abs(2 * share - 1))
            return mixed * (1 - light) + color * light
        }
    }

    private static let bars = FilterDefinition(
        "CIBarsSwipeTransition", kCICategoryTransition,
        pair + [.number(kCIInputAngleKey, Double.pi), .number(kCIInputWidthKey, 30), .number("inputBarOffset", 10)]
    ) { values in
        guard let pair = Pair(values) else { return nil }
        let (angle, width, offset) = (values.float(kCIInputAngleKey), max(values.float(kCIInputWidthKey), 2), values.float("inputBarOffset"))
        let (way, across) = (way(pair.extent, angle), SIMD2(-sin(angle), cos(angle)))
        let size: Float = Float(hypot(pair.extent.width, pair.extent.height))
        let time: Float = pair.time
        return pair.mixed { place in
            let bar = Int(((place * across).sum() / width).rounded(.down))
            // Every bar sets out at another time.
            let delay: Float = Float((bar % 7 + 7) % 7) * offset / max(size, 1)
            return way(place) + delay < time * (1 + 6 * abs(offset) / max(size, 1)) ? 1 : 0
        }
    }

    private static let flash = FilterDefinition(
        "CIFlashTransition", kCICategoryTransition,
        pair + [
            .point(), standardExtent, .color(kCIInputColorKey, 1, 0.8, 0.6), .number("inputMaxStriationRadius", 2.58), .number("inputStriationStrength", 0.5),
            .number("inputStriationContrast", 1.375), .number("inputFadeThreshold", 0.85),
        ]
    ) { values in
        guard let pair = Pair(values) else { return nil }
        let (center, color, time) = (values.point().simd, values.color(kCIInputColorKey).pixel, pair.time)
        let extent: CGRect = values.vector(kCIInputExtentKey).cgRectValue
        let reach: Float = max(Float(hypot(extent.width, extent.height)), 1)
        let (rays, strength) = (values.float("inputMaxStriationRadius"), values.float("inputStriationStrength"))
        let threshold: Float = min(max(values.float("inputFadeThreshold"), 0.01), 0.99)
        return pair.from.combined(with: pair.to, extent: pair.extent) { one, two, place in
            let offset: SIMD2<Float> = place - center
            let direction: Float = atan2(offset.y, offset.x)
            let striation: Float = 1 + strength * sin(direction * 17) * sin(direction * 29 + time * rays)
            // The light grows until the threshold, then fades and leaves the target.
            let growth: Float = time < threshold ? time / threshold : (1 - time) / (1 - threshold)
            let light: Float = min(max(growth * 2 * striation - offset.length / reach * (1 - growth), 0), 1)
            let share: Float = time < threshold ? 0 : 1
            let below: SIMD4<Float> = one * (1 - share) + two * share
            return below * (1 - light) + color * light
        }
    }

    private static let copyMachine = FilterDefinition(
        "CICopyMachineTransition", kCICategoryTransition,
        pair + [
            standardExtent, .color(kCIInputColorKey, 0.6, 1, 0.8), .number(kCIInputAngleKey, 0), .number(kCIInputWidthKey, 200), .number("inputOpacity", 1.3),
        ]
    ) { values in
        guard let pair = Pair(values) else { return nil }
        let extent: CGRect = values.vector(kCIInputExtentKey).cgRectValue
        let way = way(extent, values.float(kCIInputAngleKey))
        let band: Float = max(values.float(kCIInputWidthKey), 1) / max(Float(hypot(extent.width, extent.height)), 1)
        let (color, opacity, time) = (values.color(kCIInputColorKey).pixel, values.float("inputOpacity"), pair.time)
        return pair.from.combined(with: pair.to, extent: pair.extent) { one, two, place in
            let distance: Float = way(place) - (time * (1 + 2 * band) - band)
            let light: Float = min(max(opacity * (1 - abs(distance) / band), 0), 1)
            return (distance < 0 ? two : one) * (1 - light) + color * light
        }
    }

    private static let mod = FilterDefinition(
        "CIModTransition", kCICategoryTransition,
        pair + [.point(), .number(kCIInputAngleKey, 2), .number(kCIInputRadiusKey, 150), .number("inputCompression", 300)]
    ) { values in
        guard let pair = Pair(values) else { return nil }
        let (center, angle, time) = (values.point().simd, values.float(kCIInputAngleKey), pair.time)
        let (radius, compression) = (max(values.float(kCIInputRadiusKey), 1), max(values.float("inputCompression"), 1))
        return pair.mixed { place in
            let own: SIMD2<Float> = (place - center).turned(by: angle)
            let pattern: Float = (cos(own.x / radius * .pi) + cos(own.y / radius * .pi)) / 4 + 0.5
            return (time * (1 + 100 / compression) - pattern) * compression / 100 + (time == 1 ? 1 : 0)
        }
    }

    private static let disintegrate = FilterDefinition(
        "CIDisintegrateWithMaskTransition", kCICategoryTransition,
        pair + [
            FilterInput(key: kCIInputMaskImageKey, kind: .image), .number("inputShadowRadius", 8), .number("inputShadowDensity", 0.65),
            .point("inputShadowOffset", 0, -10),
        ]
    ) { values in
        guard let pair = Pair(values), let mask = values.image(kCIInputMaskImageKey) else { return nil }
        let time: Float = pair.time
        let shares = mask.recolored { color in
            let value: Float = LightCurve.stored(color.luminance)
            let part: Float = min(max((time * 1.1 - value) * 10, 0), 1)
            return SIMD4(part, part, part, 1)
        }.clampedToExtent().render
        let (first, second) = (pair.from.render, pair.to.render)
        return CIImage(extent: pair.extent) { area in
            let (one, two, parts) = (first(area), second(area), shares(area))
            return PixelPlane(area: area) { x, y in one[x, y] * (1 - parts[x, y].x) + two[x, y] * parts[x, y].x }
        }
    }

    private static let ripple = FilterDefinition(
        "CIRippleTransition", kCICategoryTransition,
        pair + [
            FilterInput(key: kCIInputShadingImageKey, kind: .image), .point(), standardExtent, .number(kCIInputWidthKey, 100), .number(kCIInputScaleKey, 50),
        ]
    ) { values in
        guard let pair = Pair(values) else { return nil }
        let (center, time) = (values.point().simd, pair.time)
        let extent: CGRect = values.vector(kCIInputExtentKey).cgRectValue
        let (width, scale) = (max(values.float(kCIInputWidthKey), 1), values.float(kCIInputScaleKey))
        let area: CGRect = extent.union(pair.extent)
        let corners: [CGPoint] = [area.minX, area.maxX].flatMap { x in [area.minY, area.maxY].map { CGPoint(x: x, y: $0) } }
        let front: Float = time * ((corners.map { ($0.simd - center).length }.max() ?? 0) + width)
        @Sendable func bent(_ place: SIMD2<Float>) -> (place: SIMD2<Float>, isBehind: Bool) {
            let offset: SIMD2<Float> = place - center
            let distance: Float = offset.length
            let phase: Float = (front - distance) / width
            guard phase > 0, phase < 1, distance > 0 else { return (place, phase >= 1) }
            return (place + offset / distance * sin(phase * .pi) * scale * 0.5, phase > 0.5)
        }
        let (first, last) = (PixelArea(covering: pair.from.extent), PixelArea(covering: pair.to.extent))
        let old = pair.from.sampled(extent: pair.extent) { TileFilters.inside(bent($0).place, first) }
        let new = pair.to.sampled(extent: pair.extent) { TileFilters.inside(bent($0).place, last) }
        return old.combined(with: new, extent: pair.extent) { one, two, place in bent(place).isBehind ? two : one }
    }

    private static let accordion = FilterDefinition(
        "CIAccordionFoldTransition", kCICategoryTransition,
        pair + [.number("inputBottomHeight", 0), .number("inputNumberOfFolds", 3), .number("inputFoldShadowAmount", 0.1)]
    ) { values in
        guard let pair = Pair(values) else { return nil }
        let (extent, time, shadow) = (pair.extent, pair.time, values.float("inputFoldShadowAmount"))
        let (folds, bottom) = (max(values.float("inputNumberOfFolds"), 1), values.float("inputBottomHeight"))
        let (low, height) = (Float(extent.minY) + bottom, max(Float(extent.height) - bottom, 1))
        // The sheet keeps its lower edge and loses its height.
        let left: Float = height * (1 - time)
        let old = pair.from.shaded(extent: extent) { plane, place in
            guard place.y < low + left, left > 0 else { return .zero }
            guard place.y >= low else { return plane.sample(place.x, place.y) }
            let along: Float = (place.y - low) / left
            let fold: Float = Folding.reflected(along * folds, 1)
            let light: Float = 1 - shadow * time * fold
            return plane.sample(place.x, low + along * height) * SIMD4(light, light, light, 1)
        }
        return Compositing.sourceOver(old, pair.to)
    }
}
