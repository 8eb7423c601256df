import CoreGraphics
import Foundation

/// Further filters that make a picture from nothing, and distortions by another picture.
enum MoreGenerators {
    static let all: [FilterDefinition] = rectangles + stars + distortions + scales

    private static func distance(_ place: SIMD2<Float>, _ rect: CGRect, _ radius: Float) -> Float {
        let middle = SIMD2(Float(rect.midX), Float(rect.midY))
        let half = SIMD2(Float(rect.width), Float(rect.height)) / 2
        let outside: SIMD2<Float> = SIMD2(abs(place.x - middle.x), abs(place.y - middle.y)) - half + radius
        return pointwiseMax(outside, .zero).length + min(max(outside.x, outside.y), 0) - radius
    }

    private static let rectangles: [FilterDefinition] = [
        FilterDefinition(
            "CIRoundedRectangleStrokeGenerator", kCICategoryGenerator,
            [.vector(kCIInputExtentKey, 0, 0, 100, 100), .number(kCIInputRadiusKey, 10), .color(kCIInputColorKey, 1, 1, 1), .number(kCIInputWidthKey, 10)]
        ) { values in
            let (rect, color) = (values.vector(kCIInputExtentKey).cgRectValue, values.color(kCIInputColorKey).pixel)
            let (radius, width) = (max(values.float(kCIInputRadiusKey), 0), max(values.float(kCIInputWidthKey), 0))
            let half = CGFloat(width / 2).rounded(.up)
            return CIImage(extent: rect.insetBy(dx: -half, dy: -half)) { area in
                PixelPlane(area: area) { x, y in
                    let line: Float = abs(distance(SIMD2(Float(x) + 0.5, Float(y) + 0.5), rect, radius)) - width / 2
                    return color * min(max(0.5 - line, 0), 1)
                }
            }
        },
        FilterDefinition(
            "CIBlurredRectangleGenerator", kCICategoryGenerator,
            [.vector(kCIInputExtentKey, 0, 0, 100, 100), .number("inputSigma", 10), .color(kCIInputColorKey, 1, 1, 1)]
        ) { values in
            let (rect, color) = (values.vector(kCIInputExtentKey).cgRectValue, values.color(kCIInputColorKey).pixel)
            let sigma: Float = max(values.float("inputSigma"), 0.01)
            let reach = CGFloat(sigma * 3).rounded(.up)
            @Sendable func cover(_ place: Float, _ low: CGFloat, _ high: CGFloat) -> Float {
                (erf((Float(high) - place) / (sigma * 1.414_213_6)) - erf((Float(low) - place) / (sigma * 1.414_213_6))) / 2
            }
            return CIImage(extent: rect.insetBy(dx: -reach, dy: -reach)) { area in
                PixelPlane(area: area) { x, y in
                    color * (cover(Float(x) + 0.5, rect.minX, rect.maxX) * cover(Float(y) + 0.5, rect.minY, rect.maxY))
                }
            }
        },
        FilterDefinition(
            "CIHueSaturationValueGradient", kCICategoryGradient,
            [
                .number("inputValue", 1), .number(kCIInputRadiusKey, 300), .number("inputSoftness", 1), .number("inputDither", 1),
                FilterInput(key: "inputColorSpace", kind: .object),
            ]
        ) { values in
            let (value, radius) = (values.float("inputValue"), max(values.float(kCIInputRadiusKey), 1))
            let softness: Float = max(values.float("inputSoftness"), 0.01)
            let size = CGFloat(radius * 2)
            return CIImage(extent: CGRect(x: 0, y: 0, width: size, height: size)) { area in
                PixelPlane(area: area) { x, y in
                    let offset = SIMD2(Float(x) + 0.5 - radius, Float(y) + 0.5 - radius)
                    let saturation: Float = min(offset.length / radius, 1)
                    let hue: Float = Folding.wrapped(atan2(offset.y, offset.x) / (2 * .pi), 1) * 6
                    func part(_ shift: Float) -> Float {
                        let place: Float = Folding.wrapped(hue + shift, 6)
                        return value * (1 - saturation * max(0, min(1, min(place, 4 - place))))
                    }
                    let cover: Float = min(max((radius - offset.length) / softness + 0.5, 0), 1)
                    return LightCurve.linear(SIMD4(part(5), part(3), part(1), 1)) * cover
                }
            }
        },
    ]

    private static let stars: [FilterDefinition] = [
        FilterDefinition(
            "CIStarShineGenerator", kCICategoryGenerator,
            [
                .point(), .color(kCIInputColorKey, 1, 0.8, 0.6), .number(kCIInputRadiusKey, 50), .number("inputCrossScale", 15),
                .number("inputCrossAngle", 0.6),
                .number("inputCrossOpacity", -2), .number("inputCrossWidth", 2.5), .number("inputEpsilon", -2),
            ]
        ) { values in
            let (center, color, radius) = (values.point().simd, values.color(kCIInputColorKey).pixel, max(values.float(kCIInputRadiusKey), 0.1))
            let (scale, angle, width) = (values.float("inputCrossScale"), values.float("inputCrossAngle"), max(values.float("inputCrossWidth"), 0.1))
            let (opacity, epsilon) = (exp2(values.float("inputCrossOpacity")), exp2(values.float("inputEpsilon")))
            return CIImage(extent: .infinite) { area in
                PixelPlane(area: area) { x, y in
                    let own: SIMD2<Float> = (SIMD2(Float(x) + 0.5, Float(y) + 0.5) - center).turned(by: -angle)
                    let disc: Float = exp(-(own.length / radius) * (own.length / radius) * 4)
                    func ray(_ along: Float, _ across: Float) -> Float {
                        opacity * exp(-abs(along) / (radius * scale / 5)) * exp(-(across / width) * (across / width)) * (1 + epsilon)
                    }
                    return color * min(disc + ray(own.x, own.y) + ray(own.y, own.x), 1)
                }
            }
        },
        FilterDefinition(
            "CILenticularHaloGenerator", kCICategoryGenerator,
            [
                .point(), .color(kCIInputColorKey, 1, 0.9, 0.8), .number("inputHaloRadius", 70), .number("inputHaloWidth", 87),
                .number("inputHaloOverlap", 0.77),
                .number("inputStriationStrength", 0.5), .number("inputStriationContrast", 1), .number(kCIInputTimeKey, 0),
            ]
        ) { values in
            let (center, color) = (values.point().simd, values.color(kCIInputColorKey).pixel)
            let (radius, width) = (values.float("inputHaloRadius"), max(values.float("inputHaloWidth"), 1))
            let (overlap, strength, time) = (values.float("inputHaloOverlap"), values.float("inputStriationStrength"), values.float(kCIInputTimeKey))
            return CIImage(extent: .infinite) { area in
                PixelPlane(area: area) { x, y in
                    let offset: SIMD2<Float> = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - center
                    let direction: Float = atan2(offset.y, offset.x)
                    // Three rings, one a colour, that overlap.
                    func ring(_ shift: Float) -> Float {
                        let place: Float = (offset.length - radius - shift * width * (1 - overlap)) / width
                        return max(1 - place * place * 4, 0)
                    }
                    let rays: Float = 1 - strength * 0.5 * (1 + sin(direction * 47 + time * 6) * sin(direction * 31))
                    let light = SIMD4(ring(1), ring(0), ring(-1), max(ring(1), ring(0), ring(-1)))
                    return (color * light * rays).clamped
                }
            }
        },
        FilterDefinition(
            "CISunbeamsGenerator", kCICategoryGenerator,
            [
                .point(), .color(kCIInputColorKey, 1, 0.5, 0), .number("inputSunRadius", 40), .number("inputMaxStriationRadius", 2.58),
                .number("inputStriationStrength", 0.5), .number("inputStriationContrast", 1.375), .number(kCIInputTimeKey, 0),
            ]
        ) { values in
            let (center, color, sun) = (values.point().simd, values.color(kCIInputColorKey).pixel, max(values.float("inputSunRadius"), 0.1))
            let (reach, strength) = (max(values.float("inputMaxStriationRadius"), 0.1), values.float("inputStriationStrength"))
            let (contrast, time) = (values.float("inputStriationContrast"), values.float(kCIInputTimeKey))
            return CIImage(extent: .infinite) { area in
                PixelPlane(area: area) { x, y in
                    let offset: SIMD2<Float> = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - center
                    let (distance, direction) = (offset.length / sun, atan2(offset.y, offset.x))
                    if distance < 1 { return color }
                    let rays: Float = pow(abs(sin(direction * 19 + time * 3) * sin(direction * 11 - time * 2)), 1 / max(contrast, 0.1))
                    let light: Float = exp(-(distance - 1) / reach) * (1 - strength + strength * rays * 2)
                    return color * min(max(light, 0), 1)
                }
            }
        },
    ]

    private static let distortions: [FilterDefinition] = [
        FilterDefinition(
            "CIDisplacementDistortion", kCICategoryDistortionEffect,
            [.image, FilterInput(key: "inputDisplacementImage", kind: .image), .number(kCIInputScaleKey, 50)]
        ) { values in
            guard let image = values.image, let field = values.image("inputDisplacementImage") else { return values.image }
            let (scale, source, shifts) = (values.float(kCIInputScaleKey), image.render, field.render)
            let whole = PixelArea(covering: image.extent)
            return CIImage(extent: image.extent) { area in
                let (plane, parts) = (source(whole), shifts(area))
                return PixelPlane(area: area) { x, y in
                    // Red moves along x, green along y; half of either moves nothing.
                    let stored: SIMD4<Float> = LightCurve.stored(parts[x, y].unpremultiplied)
                    return plane.sample(Float(x) + 0.5 + (stored.x - 0.5) * scale, Float(y) + 0.5 + (stored.y - 0.5) * scale)
                }
            }
        },
        FilterDefinition(
            "CIGlassDistortion", kCICategoryDistortionEffect,
            [.image, FilterInput(key: "inputTexture", kind: .image), .point(), .number(kCIInputScaleKey, 200)]
        ) { values in
            guard let image = values.image, let texture = values.image("inputTexture"), !texture.extent.isInfinite else { return values.image }
            let (scale, center, glass) = (values.float(kCIInputScaleKey), values.point().simd, PixelArea(covering: texture.extent))
            let (source, relief, whole) = (image.clampedToExtent().cropped(to: image.extent).render, texture.render, PixelArea(covering: image.extent))
            guard !glass.isEmpty else { return image }
            return CIImage(extent: image.extent) { area in
                let (plane, parts) = (source(whole), relief(glass))
                return PixelPlane(area: area) { x, y in
                    func height(_ dx: Int, _ dy: Int) -> Float {
                        let column: Float = Folding.wrapped(Float(x + dx) - center.x, Float(glass.width))
                        let row: Float = Folding.wrapped(Float(y + dy) - center.y, Float(glass.height))
                        return parts[glass.minX + Int(column), glass.minY + Int(row)].luminance
                    }
                    let slope = SIMD2(height(1, 0) - height(-1, 0), height(0, 1) - height(0, -1)) * scale
                    return plane.sample(Float(x) + 0.5 + slope.x, Float(y) + 0.5 + slope.y)
                }
            }
        },
        FilterDefinition(
            "CITorusLensDistortion", kCICategoryDistortionEffect,
            [.image, .point(), .number(kCIInputRadiusKey, 160), .number(kCIInputWidthKey, 80), .number("inputRefraction", 1.7)]
        ) { values in
            guard let image = values.image else { return nil }
            let (center, radius, width) = (values.point().simd, values.float(kCIInputRadiusKey), max(values.float(kCIInputWidthKey), 0.1))
            let refraction: Float = values.float("inputRefraction")
            return image.sampled(extent: image.extent) { place in
                let offset: SIMD2<Float> = place - center
                let across: Float = (offset.length - radius) / (width / 2)
                guard abs(across) < 1, offset.length > 0 else { return place }
                // The surface of the ring bends light towards its middle.
                let bend: Float = across * (1 - (1 - across * across).squareRoot()) * (refraction - 1)
                return place + offset / offset.length * bend * width / 2
            }
        },
        FilterDefinition(
            "CICircularWrap", kCICategoryDistortionEffect, [.image, .point(), .number(kCIInputRadiusKey, 150), .number(kCIInputAngleKey, 0)]
        ) { values in
            guard let image = values.image else { return nil }
            let (center, radius, angle) = (values.point().simd, max(values.float(kCIInputRadiusKey), 0.1), values.float(kCIInputAngleKey))
            let (low, height) = (SIMD2(Float(image.extent.minX), Float(image.extent.minY)), Float(image.extent.height))
            let side = CGFloat(radius + height)
            let extent = CGRect(x: CGFloat(center.x) - side, y: CGFloat(center.y) - side, width: 2 * side, height: 2 * side)
            return image.sampled(extent: extent) { place in
                let offset: SIMD2<Float> = place - center
                let along: Float = Folding.wrapped(angle + .pi / 2 - atan2(offset.y, offset.x), 2 * .pi) * radius
                return offset.length < radius ? nil : SIMD2(along, offset.length - radius) + low
            }
        },
    ]

    private static let scales: [FilterDefinition] = [
        FilterDefinition(
            "CIStretchCrop", kCICategoryGeometryAdjustment,
            [.image, .point("inputSize", 1280, 720), .number("inputCropAmount", 0.25), .number("inputCenterStretchAmount", 0.25)]
        ) { values in
            guard let image = values.image, !image.extent.isInfinite, image.extent.width > 0, image.extent.height > 0 else { return nil }
            let (size, crop) = (values.point("inputSize"), CGFloat(min(max(values.number("inputCropAmount"), 0), 1)))
            let (own, center) = (image.extent, values.float("inputCenterStretchAmount"))
            // Between filling, with what is beyond cut off, and stretching.
            let (x, y) = (size.x / own.width, size.y / own.height)
            let (sx, sy) = (x + (max(x, y) - x) * crop, y + (max(x, y) - y) * crop)
            let (scale, middle) = (SIMD2(Float(sx), Float(sy)), SIMD2(Float(own.midX), Float(own.midY)))
            let half: Float = Float(size.x) / 2
            return image.sampled(extent: CGRect(x: 0, y: 0, width: size.x, height: size.y)) { place in
                var offset: SIMD2<Float> = place - SIMD2(Float(size.x), Float(size.y)) / 2
                let edge: Float = abs(offset.x) / max(half, 1)
                offset.x *= 1 + center * 0.5 * (edge * edge - 1) * (sx > sy ? 1 : 0)
                return middle + offset / scale
            }
        },
        FilterDefinition(
            "CIBicubicScaleTransform", kCICategoryGeometryAdjustment,
            [.image, .number(kCIInputScaleKey, 1), .number(kCIInputAspectRatioKey, 1), .number("inputB", 0), .number("inputC", 0.75)]
        ) { values in
            values.image?.applyingFilter(
                "CILanczosScaleTransform",
                parameters: [kCIInputScaleKey: values.number(kCIInputScaleKey), kCIInputAspectRatioKey: values.number(kCIInputAspectRatioKey)])
        },
        FilterDefinition("CISampleNearest", kCICategoryGeometryAdjustment, [.image]) { $0.image?.samplingNearest() },
    ]
}
