import Foundation

/// Converts pixels of 8 bits a channel between sRGB and another RGB space.
///
/// A colour space takes tens of nanoseconds a colour; pictures repeat colours, so results are kept in a small table.
final class ColorConverter {
    private let convert: (SIMD3<Double>) -> SIMD3<Double>
    private var keys = [UInt32](repeating: .max, count: 4096)
    private var values = [UInt32](repeating: 0, count: 4096)

    /// From `profile` to sRGB.
    init(from profile: ColorProfile) {
        convert = { profile.extendedSRGB([CGFloat($0.x), CGFloat($0.y), CGFloat($0.z)]) }
    }

    /// From sRGB to `profile`.
    init(to profile: ColorProfile) {
        convert = { color in
            let components = profile.components(fromExtendedSRGB: color)
            return SIMD3(Double(components[0]), Double(components[1]), Double(components[2]))
        }
    }

    func converted(_ r: UInt32, _ g: UInt32, _ b: UInt32) -> (UInt32, UInt32, UInt32) {
        let key: UInt32 = r << 16 | g << 8 | b
        let slot = Int((key &* 2_654_435_761) >> 20)
        if keys[slot] != key {
            let color = convert(SIMD3(Double(r), Double(g), Double(b)) / 255)
            let bytes = color.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1)) * 255
            keys[slot] = key
            values[slot] = UInt32(bytes.x.rounded()) << 16 | UInt32(bytes.y.rounded()) << 8 | UInt32(bytes.z.rounded())
        }
        let value = values[slot]
        return (value >> 16, value >> 8 & 255, value & 255)
    }
}
