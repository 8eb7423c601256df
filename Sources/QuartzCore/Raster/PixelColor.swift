import CoreGraphics
internal import CPixman

/// A colour as pixels hold it: premultiplied, 8 bits a component.
struct PixelColor: Hashable {
    /// Alpha in the highest byte, then red, green, blue: BGRA in memory.
    let argb: UInt32

    static let clear = PixelColor(argb: 0)
    static let white = PixelColor(argb: 0xFFFF_FFFF)

    init(argb: UInt32) { self.argb = argb }

    /// - Parameter rgba: not premultiplied, 0 to 1.
    init(rgba: SIMD4<Double>, alpha: Double = 1) {
        let a = min(max(rgba.w * alpha, 0), 1)
        func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * a * 255).rounded()) }
        argb = UInt32((a * 255).rounded()) << 24 | byte(rgba.x) << 16 | byte(rgba.y) << 8 | byte(rgba.z)
    }

    init(_ color: CGColor, alpha: Double = 1) { self.init(rgba: color.rgba, alpha: alpha) }

    var alpha: UInt32 { argb >> 24 }
    var isOpaque: Bool { alpha == 255 }
    var isClear: Bool { alpha == 0 }

    /// 16 bits a component, such that pixman gets back these very bytes.
    var wide: pixman_color_t {
        func component(_ shift: UInt32) -> UInt16 { UInt16((argb >> shift) & 255) * 257 }
        return pixman_color_t(red: component(16), green: component(8), blue: component(0), alpha: component(24))
    }
}
