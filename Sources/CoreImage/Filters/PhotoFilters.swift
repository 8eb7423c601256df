import CoreGraphics
import Foundation

/// The looks of photo apps. Apple's are tables of its own; these come near them by saturation, contrast and a tint.
enum PhotoFilters {
    private struct Look {
        var saturation: Float = 1
        var contrast: Float = 1
        var brightness: Float = 0
        var tint = SIMD3<Float>(1, 1, 1)
        var fade: Float = 0
    }

    static let all: [FilterDefinition] = [
        look("CIPhotoEffectMono", Look(saturation: 0)), look("CIPhotoEffectNoir", Look(saturation: 0, contrast: 1.45, brightness: -0.04)),
        look("CIPhotoEffectTonal", Look(saturation: 0, contrast: 0.9)), look("CIPhotoEffectChrome", Look(saturation: 1.25, contrast: 1.15)),
        look("CIPhotoEffectFade", Look(saturation: 0.75, contrast: 0.85, fade: 0.08)),
        look("CIPhotoEffectInstant", Look(saturation: 0.8, contrast: 1.05, tint: SIMD3(1.05, 1, 0.9), fade: 0.05)),
        look("CIPhotoEffectProcess", Look(saturation: 0.95, contrast: 1.1, tint: SIMD3(0.93, 1, 1.08))),
        look("CIPhotoEffectTransfer", Look(saturation: 0.9, contrast: 1.05, tint: SIMD3(1.08, 1, 0.88))),
    ]

    private static func look(_ name: String, _ look: Look) -> FilterDefinition {
        FilterDefinition(name, kCICategoryColorEffect, [.image]) { values in
            values.image?.restored { color in
                let gray = SIMD4<Float>.gray(color.luminance, alpha: color.w)
                var result = gray + (color - gray) * look.saturation
                result = (result - 0.5) * look.contrast + 0.5 + look.brightness
                result *= SIMD4(look.tint, 1)
                result = result.clamped * (1 - look.fade) + look.fade
                return result.withAlpha(color.w)
            }
        }
    }
}
