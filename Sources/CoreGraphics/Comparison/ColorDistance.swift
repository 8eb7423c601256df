import Foundation

/// How far two colours are apart to the eye: delta E 2000 of the CIE (Sharma, Wu and Dalal, 2005). 1 is the least that a trained eye
/// tells apart side by side, 100 is black against white.
package enum ColorDistance {
    /// A colour in CIE L*a*b* under the white of sRGB, D65.
    package struct Lab: Hashable, Sendable {
        package var lightness: Double
        package var a: Double
        package var b: Double

        package init(lightness: Double, a: Double, b: Double) {
            self.lightness = lightness
            self.a = a
            self.b = b
        }

        /// - Parameter color: red, green and blue of sRGB, each 0 to 255.
        package init(sRGB color: SIMD3<Double>) {
            self.init(light: SIMD3(Self.linear(color.x / 255), Self.linear(color.y / 255), Self.linear(color.z / 255)))
        }

        /// - Parameter linear: red, green and blue of linear sRGB, each 0 to 1.
        package init(light linear: SIMD3<Double>) {
            // The matrix of IEC 61966-2-1, each row divided by its sum, which is the white point.
            let x: Double = (linear * SIMD3(0.4124564, 0.3575761, 0.1804375)).sum() / 0.9504700
            let y: Double = (linear * SIMD3(0.2126729, 0.7151522, 0.0721750)).sum()
            let z: Double = (linear * SIMD3(0.0193339, 0.1191920, 0.9503041)).sum() / 1.0888300
            let (fx, fy, fz) = (Self.response(x), Self.response(y), Self.response(z))
            self.init(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
        }

        private static func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }

        private static func response(_ value: Double) -> Double {
            value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
        }
    }

    private static let twentyFiveToTheSeventh: Double = 6_103_515_625

    /// Delta E 2000 with all weights 1.
    package static func deltaE2000(_ first: Lab, _ second: Lab) -> Double {
        let chromas: (Double, Double) = (hypot(first.a, first.b), hypot(second.a, second.b))
        let seventh: Double = pow((chromas.0 + chromas.1) / 2, 7)
        let share: Double = seventh / (seventh + twentyFiveToTheSeventh)
        let stretch: Double = 1 + 0.5 * (1 - share.squareRoot())
        let a: (Double, Double) = (first.a * stretch, second.a * stretch)
        let chroma: (Double, Double) = (hypot(a.0, first.b), hypot(a.1, second.b))
        let hue: (Double, Double) = (angle(a.0, first.b), angle(a.1, second.b))
        let isGray: Bool = chroma.0 * chroma.1 == 0

        let deltaLightness: Double = second.lightness - first.lightness
        let deltaChroma: Double = chroma.1 - chroma.0
        var turn: Double = isGray ? 0 : hue.1 - hue.0
        if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
        let deltaHue: Double = 2 * (chroma.0 * chroma.1).squareRoot() * sine(turn / 2)

        let meanLightness: Double = (first.lightness + second.lightness) / 2
        let meanChroma: Double = (chroma.0 + chroma.1) / 2
        var meanHue: Double = isGray ? hue.0 + hue.1 : (hue.0 + hue.1) / 2
        if !isGray, abs(hue.0 - hue.1) > 180 { meanHue += hue.0 + hue.1 < 360 ? 180 : -180 }

        // In steps: the compiler takes seconds for the sum as one expression.
        var hueWeight: Double = 1 - 0.17 * cosine(meanHue - 30)
        hueWeight += 0.24 * cosine(2 * meanHue)
        hueWeight += 0.32 * cosine(3 * meanHue + 6)
        hueWeight -= 0.20 * cosine(4 * meanHue - 63)
        let offset: Double = (meanLightness - 50) * (meanLightness - 50)
        let lightnessScale: Double = 1 + 0.015 * offset / (20 + offset).squareRoot()
        let chromaScale: Double = 1 + 0.045 * meanChroma
        let hueScale: Double = 1 + 0.015 * meanChroma * hueWeight
        let meanSeventh: Double = pow(meanChroma, 7)
        let meanShare: Double = meanSeventh / (meanSeventh + twentyFiveToTheSeventh)
        let blueness: Double = exp(-pow((meanHue - 275) / 25, 2))
        let rotation: Double = -2 * meanShare.squareRoot() * sine(60 * blueness)

        let (l, c, h) = (deltaLightness / lightnessScale, deltaChroma / chromaScale, deltaHue / hueScale)
        return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
    }

    /// Delta E of 1994 for graphic arts, all weights 1: from `first`, whose chroma scales it.
    package static func deltaE1994(_ first: Lab, _ second: Lab) -> Double {
        let chroma: Double = hypot(first.a, first.b)
        let deltaLightness: Double = first.lightness - second.lightness
        let deltaChroma: Double = chroma - hypot(second.a, second.b)
        let (a, b): (Double, Double) = (first.a - second.a, first.b - second.b)
        let deltaHueSquared: Double = max(0, a * a + b * b - deltaChroma * deltaChroma)
        let (chromaScale, hueScale): (Double, Double) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
        let (c, h): (Double, Double) = (deltaChroma / chromaScale, deltaHueSquared / (hueScale * hueScale))
        return (deltaLightness * deltaLightness + c * c + h).squareRoot()
    }

    /// In degrees, 0 to 360; 0 for gray.
    private static func angle(_ a: Double, _ b: Double) -> Double {
        if a == 0 && b == 0 { return 0 }
        let degrees: Double = atan2(b, a) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
    private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }

    /// The greatest delta E 2000 of any pixel of two pictures of one size, as they show over white; nil when the sizes differ.
    package static func greatest(_ first: Bitmap, _ second: Bitmap) -> Double? { measure(first, second, over: .infinity)?.greatest }

    /// The greatest delta E 2000 of any pixel of two pictures of one size, as they show over white, and how many pixels are further apart
    /// than `limit`; nil when the sizes differ. A pair of colours that comes again is mostly not measured again.
    package static func measure(_ first: Bitmap, _ second: Bitmap, over limit: Double) -> (greatest: Double, pixels: Int)? {
        guard first.width == second.width, first.height == second.height, first.format != .coverage, second.format != .coverage else { return nil }
        let a = PictureReader(first), b = PictureReader(second)
        var pairs = [UInt64](repeating: 0, count: 4096)
        var distances = [Double](repeating: 0, count: 4096)
        var greatest: Double = 0
        var count = 0
        for y in 0..<first.height where memcmp(a.row(y), b.row(y), first.width * 4) != 0 {
            for x in 0..<first.width {
                let (one, other) = (a.pixel(x, y), b.pixel(x, y))
                guard one != other else { continue }
                let pair = UInt64(one) << 32 | UInt64(other)
                let place = Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) >> 52)
                if pairs[place] != pair {
                    pairs[place] = pair
                    distances[place] = deltaE2000(Lab(sRGB: a.color(x, y)), Lab(sRGB: b.color(x, y)))
                    greatest = max(greatest, distances[place])
                }
                if distances[place] > limit { count += 1 }
            }
        }
        return (greatest, count)
    }
}
