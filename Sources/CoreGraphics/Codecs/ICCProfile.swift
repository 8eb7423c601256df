import Foundation

/// The contents of a colour profile inside a picture file, as far as pictures for apps need them.
enum ICCProfile {
    /// Which known RGB space the profile describes, told by its primaries; nil for any other.
    static func colorProfile(_ data: Data) -> ColorProfile? {
        let bytes = [UInt8](data)
        guard bytes.count > 132, Array(bytes[16..<20]) == Array("RGB ".utf8) else { return nil }
        guard let red = primary("rXYZ", bytes), let green = primary("gXYZ", bytes), let blue = primary("bXYZ", bytes) else {
            return nil
        }
        for (profile, primaries) in known {
            let distance = zip([red, green, blue], primaries).map { difference in
                let d = difference.0 - difference.1
                return (d * d).sum().squareRoot()
            }
            if distance.allSatisfy({ $0 < 0.003 }) { return profile }
        }
        return nil
    }

    /// Red, green and blue as XYZ adapted to D50, which is how profiles store them.
    private static let known: [(ColorProfile, [SIMD3<Double>])] = [
        (.sRGB(isDevice: false), [SIMD3(0.4361, 0.2225, 0.0139), SIMD3(0.3851, 0.7169, 0.0971), SIMD3(0.1431, 0.0606, 0.7141)]),
        (.displayP3, [SIMD3(0.5151, 0.2412, -0.0011), SIMD3(0.2920, 0.6922, 0.0419), SIMD3(0.1571, 0.0666, 0.7841)]),
        (.adobeRGB, [SIMD3(0.6097, 0.3111, 0.0195), SIMD3(0.2053, 0.6257, 0.0609), SIMD3(0.1492, 0.0632, 0.7446)]),
    ]

    private static func primary(_ name: String, _ bytes: [UInt8]) -> SIMD3<Double>? {
        let count = integer(bytes, 128)
        guard count < 200, bytes.count >= 132 + count * 12 else { return nil }
        for tag in 0..<count {
            let entry = 132 + tag * 12
            guard Array(bytes[entry..<entry + 4]) == Array(name.utf8) else { continue }
            let offset = integer(bytes, entry + 4)
            guard offset >= 0, offset + 20 <= bytes.count else { return nil }
            return SIMD3(fixed(bytes, offset + 8), fixed(bytes, offset + 12), fixed(bytes, offset + 16))
        }
        return nil
    }

    private static func integer(_ bytes: [UInt8], _ offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// A signed number with 16 bits after the point.
    private static func fixed(_ bytes: [UInt8], _ offset: Int) -> Double {
        Double(Int32(truncatingIfNeeded: integer(bytes, offset))) / 65536
    }
}

extension ColorProfile {
    /// Turns straight colours of this space into sRGB's, in place.
    func convertToSRGB(_ bitmap: Bitmap) {
        guard !storesSRGB else { return }
        let converter = ColorConverter(from: self)
        for row in 0..<bitmap.height {
            let pixels = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<bitmap.width {
                let pixel = pixels[column]
                let (red, green, blue) = converter.converted(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
                pixels[column] = pixel & 0xFF00_0000 | red << 16 | green << 8 | blue
            }
        }
    }
}
