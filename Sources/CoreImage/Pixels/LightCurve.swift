import Foundation

/// sRGB's curve between stored values and light.
enum LightCurve {
    static func linear(_ value: Float) -> Float {
        let size = abs(value)
        let result: Float = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    static func stored(_ value: Float) -> Float {
        let size = abs(value)
        let result: Float = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }

    /// Light of the 256 stored values.
    static let linearBytes: [Float] = (0..<256).map { linear(Float($0) / 255) }
    /// Stored values, 0 to 255, of light in steps of 1/4095.
    private static let storedSteps: [UInt8] = (0..<4096).map { UInt8((stored(Float($0) / 4095) * 255).rounded()) }

    /// 0 to 255.
    static func byte(_ light: Float) -> UInt8 {
        // Where the curve is steep a step of the table is more than a value.
        if light < 0.02 { return UInt8(max((stored(max(light, 0)) * 255).rounded(), 0)) }
        return storedSteps[Int((min(light, 1) * 4095).rounded())]
    }

    static func linear(_ color: SIMD4<Float>) -> SIMD4<Float> { SIMD4(linear(color.x), linear(color.y), linear(color.z), color.w) }
    static func stored(_ color: SIMD4<Float>) -> SIMD4<Float> { SIMD4(stored(color.x), stored(color.y), stored(color.z), color.w) }
}

extension SIMD4<Float> {
    /// Without its alpha in it.
    var unpremultiplied: SIMD4<Float> { w > 0 && w != 1 ? SIMD4(x / w, y / w, z / w, w) : self }
    var premultiplied: SIMD4<Float> { w == 1 ? self : SIMD4(x * w, y * w, z * w, w) }
    /// As much light, without colour (BT.709).
    var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }
    func withAlpha(_ alpha: Float) -> SIMD4<Float> { SIMD4(x, y, z, alpha) }
    static func gray(_ value: Float, alpha: Float) -> SIMD4<Float> { SIMD4(value, value, value, alpha) }
    var clamped: SIMD4<Float> { clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1)) }
}
