import CoreGraphics
import Foundation

/// Filters that draw a picture anew: its edges, its light, its relief.
enum StylizeFilters {
    static let all: [FilterDefinition] = edges + lights + blurs + halftone

    /// How steep the light is at a place (Sobel), of stored values, and in which direction.
    private static func slope(_ plane: PixelPlane, _ x: Int, _ y: Int) -> SIMD2<Float> {
        func light(_ dx: Int, _ dy: Int) -> Float { LightCurve.stored(plane[x + dx, y + dy].luminance) }
        let right: Float = light(1, -1) + 2 * light(1, 0) + light(1, 1)
        let left: Float = light(-1, -1) + 2 * light(-1, 0) + light(-1, 1)
        let above: Float = light(-1, 1) + 2 * light(0, 1) + light(1, 1)
        let below: Float = light(-1, -1) + 2 * light(0, -1) + light(1, -1)
        return SIMD2(right - left, above - below) / 4
    }

    private static func neighbours(
        _ image: CIImage, reach: Int, _ body: @escaping @Sendable (PixelPlane, Int, Int) -> SIMD4<Float>
    ) -> CIImage {
        let source = image.clampedToExtent().render
        return CIImage(extent: image.extent) { area in
            let plane: PixelPlane = source(area.outset(by: reach, reach))
            return PixelPlane(area: area) { x, y in body(plane, x, y) }
        }
    }

    private static let edges: [FilterDefinition] = [
        FilterDefinition(
            "CILineOverlay", kCICategoryStylize,
            [
                .image, .number("inputNRNoiseLevel", 0.07), .number("inputNRSharpness", 0.71), .number("inputEdgeIntensity", 1), .number("inputThreshold", 0.1),
                .number(kCIInputContrastKey, 50),
            ]
        ) { values in
            guard let image = values.image else { return nil }
            let (intensity, threshold) = (values.float("inputEdgeIntensity"), values.float("inputThreshold"))
            let contrast: Float = max(values.float(kCIInputContrastKey), 0.25)
            return neighbours(image, reach: 1) { plane, x, y in
                let ink: Float = min(max((slope(plane, x, y).length * intensity - threshold) * contrast, 0), 1)
                return SIMD4(0, 0, 0, ink)
            }
        },
        FilterDefinition("CIEdgeWork", kCICategoryStylize, [.image, .number(kCIInputRadiusKey, 3)]) { values in
            guard let image = values.image else { return nil }
            let radius: Float = max(values.float(kCIInputRadiusKey), 0)
            let soft: CIImage = image.clampedToExtent().applyingGaussianBlur(sigma: Double(radius)).cropped(to: image.extent)
            return image.combined(with: soft, extent: image.extent) { sharp, blurred, _ in
                let dark: Float = LightCurve.stored(blurred.luminance) - LightCurve.stored(sharp.luminance)
                let ink: Float = min(max(dark * 10, 0), 1)
                return SIMD4(repeating: 1 - ink).withAlpha(1) * sharp.w
            }
        },
        FilterDefinition("CIComicEffect", kCICategoryStylize, [.image]) { values in
            guard let image = values.image else { return nil }
            return neighbours(image, reach: 1) { plane, x, y in
                let color: SIMD4<Float> = plane[x, y]
                let stored: SIMD4<Float> = LightCurve.stored(color.unpremultiplied)
                // Few tones, dots in the dark ones, and black lines along the edges.
                let flat: SIMD4<Float> = (stored * 5).rounded(.toNearestOrAwayFromZero) / 5
                let dot: Float = (cos(Float(x) * 0.9) + cos(Float(y) * 0.9)) / 4 + 0.5
                let light: Float = stored.luminance
                let shade: Float = light < 0.5 && dot > light * 1.6 + 0.2 ? 0.75 : 1
                let ink: Float = min(max((slope(plane, x, y).length - 0.15) * 8, 0), 1)
                return LightCurve.linear((flat * shade * (1 - ink)).withAlpha(1)) * color.w
            }
        },
        FilterDefinition(
            "CICannyEdgeDetector", kCICategoryStylize,
            [
                .image, .number("inputGaussianSigma", 1.6), .number("inputPerceptual", 0), .number("inputThresholdHigh", 0.05),
                .number("inputThresholdLow", 0.02), .number("inputHysteresisPasses", 1),
            ]
        ) { values in
            guard let image = values.image else { return nil }
            let smooth: CIImage = image.clampedToExtent().applyingGaussianBlur(sigma: values.number("inputGaussianSigma")).cropped(to: image.extent)
            let (high, low) = (values.float("inputThresholdHigh"), values.float("inputThresholdLow"))
            return neighbours(smooth, reach: 3) { plane, x, y in
                func isRidge(_ x: Int, _ y: Int, over threshold: Float) -> Bool {
                    let own: SIMD2<Float> = slope(plane, x, y)
                    guard own.length > threshold else { return false }
                    let step: SIMD2<Float> = own / own.length
                    let (dx, dy) = (Int(step.x.rounded()), Int(step.y.rounded()))
                    return own.length >= slope(plane, x + dx, y + dy).length && own.length > slope(plane, x - dx, y - dy).length
                }
                let isEdge: Bool =
                    isRidge(x, y, over: high)
                    || isRidge(x, y, over: low) && (-1...1).contains { dy in (-1...1).contains { dx in isRidge(x + dx, y + dy, over: high) } }
                return .gray(isEdge ? 1 : 0, alpha: 1)
            }
        },
    ]

    private static let lights: [FilterDefinition] = [
        FilterDefinition(
            "CISpotLight", kCICategoryStylize,
            [
                .image, .vector("inputLightPosition", 400, 600, 150), .vector("inputLightPointsAt", 200, 200, 0), .number(kCIInputBrightnessKey, 3),
                .number("inputConcentration", 0.1), .color(kCIInputColorKey, 1, 1, 1),
            ]
        ) { values in
            guard let image = values.image else { return nil }
            let (light, aim) = (values.pixel("inputLightPosition"), values.pixel("inputLightPointsAt"))
            let (brightness, color) = (values.float(kCIInputBrightnessKey), values.color(kCIInputColorKey).light)
            let concentration: Float = max(values.float("inputConcentration"), 0.001)
            @Sendable func direction(_ v: SIMD3<Float>) -> SIMD3<Float> { v / max((v * v).sum().squareRoot(), 1e-6) }
            let from = SIMD3(light.x, light.y, light.z)
            let axis: SIMD3<Float> = direction(SIMD3(aim.x, aim.y, aim.z) - from)
            return image.shaded(extent: image.extent) { plane, place in
                let ray: SIMD3<Float> = direction(SIMD3(place.x, place.y, 0) - from)
                let cosine: Float = max((ray * axis).sum(), 0)
                let strength: Float = brightness * pow(cosine, 10 / concentration * 0.1) * max(-ray.z, 0)
                let pixel: SIMD4<Float> = plane.sample(place.x, place.y)
                return (pixel * color.withAlpha(1) * SIMD4(strength, strength, strength, 1)).clamped
            }
        },
        FilterDefinition("CIHeightFieldFromMask", kCICategoryStylize, [.image, .number(kCIInputRadiusKey, 10)]) { values in
            guard let image = values.image else { return nil }
            let radius: Int = min(max(Int(values.number(kCIInputRadiusKey)), 1), 60)
            return neighbours(image, reach: radius) { plane, x, y in
                guard plane[x, y].luminance > 0.5 else { return .gray(0, alpha: 1) }
                // The nearest place outside the mask, as far as the radius.
                var nearest = Float(radius)
                for dy in -radius...radius {
                    for dx in -radius...radius where plane[x + dx, y + dy].luminance <= 0.5 {
                        nearest = min(nearest, SIMD2(Float(dx), Float(dy)).length)
                    }
                }
                let height: Float = nearest / Float(radius)
                return .gray((height * (2 - height)).squareRoot(), alpha: 1)
            }
        },
        FilterDefinition(
            "CISpotColor", kCICategoryStylize,
            [.image]
                + (1...3).flatMap { index -> [FilterInput] in
                    let n: Double = Double(index) * 0.2
                    return [
                        .color("inputCenterColor\(index)", n, n / 2, n / 3), .color("inputReplacementColor\(index)", n, n, n / 2),
                        .number("inputCloseness\(index)", 0.2), .number("inputContrast\(index)", 1),
                    ]
                }
        ) { values in
            let spots: [(center: SIMD4<Float>, replacement: SIMD4<Float>, closeness: Float, contrast: Float)] = (1...3).map { index in
                (
                    values.color("inputCenterColor\(index)").light, values.color("inputReplacementColor\(index)").light,
                    max(values.float("inputCloseness\(index)"), 0.01), values.float("inputContrast\(index)")
                )
            }
            return values.image?.recolored { color in
                var result: SIMD4<Float> = .gray(color.luminance, alpha: color.w)
                for spot in spots {
                    let difference: SIMD4<Float> = (color - spot.center).withAlpha(0)
                    let distance: Float = (difference * difference).sum().squareRoot()
                    let share: Float = min(max((1 - distance / spot.closeness) * (1 + spot.contrast), 0), 1)
                    result = result * (1 - share) + (spot.replacement.withAlpha(1) * color.w) * share
                }
                return result.withAlpha(color.w)
            }
        },
    ]

    private static func rectangle(_ name: String, _ pick: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>) -> FilterDefinition {
        FilterDefinition(name, kCICategoryBlur, [.image, .number(kCIInputWidthKey, 5), .number("inputHeight", 5)]) { values in
            guard let image = values.image else { return nil }
            let (w, h) = (min(max(Int(values.number(kCIInputWidthKey)) / 2, 0), 50), min(max(Int(values.number("inputHeight")) / 2, 0), 50))
            return neighbours(image, reach: max(w, h)) { plane, x, y in
                var result: SIMD4<Float> = plane[x, y]
                for dy in -h...h { for dx in -w...w { result = pick(result, plane[x + dx, y + dy]) } }
                return result
            }
        }
    }

    private static let blurs: [FilterDefinition] = [
        rectangle("CIMorphologyRectangleMaximum") { pointwiseMax($0, $1) }, rectangle("CIMorphologyRectangleMinimum") { pointwiseMin($0, $1) },
        FilterDefinition("CIMaskedVariableBlur", kCICategoryBlur, [.image, FilterInput(key: "inputMask", kind: .image), .number(kCIInputRadiusKey, 5)]) {
            values in
            guard let image = values.image, let mask = values.image("inputMask") else { return values.image }
            let radius: Double = min(max(values.number(kCIInputRadiusKey), 0), 100)
            // Four strengths, between which the mask's light chooses.
            let steps: [CIImage] = (0...3).map { step in
                step == 0 ? image : image.clampedToExtent().applyingGaussianBlur(sigma: radius * Double(step) / 3).cropped(to: image.extent)
            }
            let (renders, shares) = (steps.map(\.render), mask.render)
            return CIImage(extent: image.extent) { area in
                let (planes, parts) = (renders.map { $0(area) }, shares(area))
                return PixelPlane(area: area) { x, y in
                    let place: Float = min(max(LightCurve.stored(parts[x, y].luminance), 0), 1) * 3
                    let index: Int = min(Int(place), 2)
                    let part: Float = place - Float(index)
                    return planes[index][x, y] * (1 - part) + planes[index + 1][x, y] * part
                }
            }
        },
    ]

    private static let halftone: [FilterDefinition] = [
        FilterDefinition(
            "CICMYKHalftone", kCICategoryHalftoneEffect,
            [
                .image, .point(), .number(kCIInputWidthKey, 6), .number(kCIInputAngleKey, 0), .number(kCIInputSharpnessKey, 0.7), .number("inputGCR", 1),
                .number("inputUCR", 0.5),
            ]
        ) { values in
            guard let image = values.image else { return nil }
            let (center, width, angle) = (values.point().simd, max(values.float(kCIInputWidthKey), 1), values.float(kCIInputAngleKey))
            let sharpness: Float = min(max(values.float(kCIInputSharpnessKey), 0), 0.99)
            let (gray, under) = (min(max(values.float("inputGCR"), 0), 1), min(max(values.float("inputUCR"), 0), 1))
            // The usual angles of the four inks.
            let turns: [Float] = [15, 75, 0, 45].map { $0 * Float.pi / 180 + angle }
            return image.shaded(extent: image.extent) { plane, place in
                let pixel: SIMD4<Float> = plane.sample(place.x, place.y)
                let stored: SIMD4<Float> = LightCurve.stored(pixel.unpremultiplied)
                let inks = SIMD3(1 - stored.x, 1 - stored.y, 1 - stored.z)
                let black: Float = inks.min() * gray
                let colors: SIMD3<Float> = inks - black * max(gray, under)
                let amounts: [Float] = [colors.x, colors.y, colors.z, black]
                let left: [Float] = zip(amounts, turns).map { amount, turn in
                    let own: SIMD2<Float> = (place - center).turned(by: -turn) / width * (2 * .pi)
                    let pattern: Float = (cos(own.x) + cos(own.y)) / 4 + 0.5
                    return 1 - min(max((amount - pattern) / (1 - sharpness) + 0.5, 0), 1)
                }
                let seen = SIMD4(left[0] * left[3], left[1] * left[3], left[2] * left[3], 1)
                return LightCurve.linear(seen) * pixel.w
            }
        }
    ]
}
