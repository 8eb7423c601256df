import CoreGraphics
import Foundation

/// Filters that draw a picture with dots or lines of one ink, as print does.
enum ScreenFilters {
    private static let inputs: [FilterInput] = [
        .image, .point(), .number(kCIInputAngleKey, 0), .number(kCIInputWidthKey, 6), .number(kCIInputSharpnessKey, 0.7),
    ]

    static let all: [FilterDefinition] = [
        screen("CIDotScreen", inputs) { place, width in
            (cos(place.x / width * 2 * .pi) + cos(place.y / width * 2 * .pi)) / 4 + 0.5
        },
        screen("CILineScreen", inputs) { place, width in cos(place.y / width * 2 * .pi) / 2 + 0.5 },
        screen("CIHatchedScreen", inputs) { place, width in
            (abs(cos(place.x / width * .pi)) + abs(cos(place.y / width * .pi))) / 2
        },
        screen("CICircularScreen", [.image, .point(), .number(kCIInputWidthKey, 6), .number(kCIInputSharpnessKey, 0.7)]) { place, width in
            cos(hypot(place.x, place.y) / width * 2 * .pi) / 2 + 0.5
        },
    ]

    /// `pattern` gives from 0 to 1 how bright a place has to be to stay white.
    private static func screen(
        _ name: String, _ inputs: [FilterInput], _ pattern: @escaping @Sendable (SIMD2<Float>, Float) -> Float
    ) -> FilterDefinition {
        FilterDefinition(name, kCICategoryHalftoneEffect, inputs) { values in
            guard let image = values.image else { return nil }
            let center = values.point(), angle = values.float(kCIInputAngleKey), width = max(values.float(kCIInputWidthKey), 1)
            let sharpness = min(max(values.float(kCIInputSharpnessKey), 0), 0.99), source = image.render
            return CIImage(extent: image.extent) { area in
                let plane = source(area)
                return PixelPlane(area: area) { x, y in
                    let color = plane[x, y]
                    let offset = SIMD2(Float(x) + 0.5 - Float(center.x), Float(y) + 0.5 - Float(center.y))
                    let place = SIMD2(offset.x * cos(angle) + offset.y * sin(angle), offset.y * cos(angle) - offset.x * sin(angle))
                    let light: Float = LightCurve.stored(color.unpremultiplied.luminance)
                    let value: Float = min(max((light - pattern(place, width)) / (1 - sharpness) + 0.5, 0), 1)
                    return SIMD4<Float>.gray(LightCurve.linear(value), alpha: 1) * color.w
                }
            }
        }
    }
}
