import Foundation

/// A colour in CIE L*a*b* for daylight (D65).
struct LabColor: Equatable {
    var l: Double
    var a: Double
    var b: Double

    init(l: Double, a: Double, b: Double) { (self.l, self.a, self.b) = (l, a, b) }

    /// From sRGB, each part from 0 to 1.
    init(red: Double, green: Double, blue: Double) {
        let linear: [Double] = [red, green, blue].map { $0 > 0.04045 ? pow(($0 + 0.055) / 1.055, 2.4) : $0 / 12.92 }
        let (r, g, b) = (linear[0], linear[1], linear[2])
        let x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
        let y = 0.2126 * r + 0.7152 * g + 0.0722 * b
        let z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
        let f: (Double) -> Double = { $0 > 0.008856 ? cbrt($0) : 7.787 * $0 + 16 / 116 }
        self.init(l: 116 * f(y) - 16, a: 500 * (f(x) - f(y)), b: 200 * (f(y) - f(z)))
    }

    /// How far apart two colours look, by the formula of 2000 (CIEDE2000).
    func difference(from other: LabColor) -> Double {
        let meanChroma: Double = (hypot(a, b) + hypot(other.a, other.b)) / 2
        let g: Double = (1 - (pow(meanChroma, 7) / (pow(meanChroma, 7) + pow(25, 7))).squareRoot()) / 2
        let (a1, a2) = (a * (1 + g), other.a * (1 + g))
        let (c1, c2) = (hypot(a1, b), hypot(a2, other.b))
        let (h1, h2) = (Self.degrees(b, a1), Self.degrees(other.b, a2))
        var turn: Double = c1 * c2 == 0 ? 0 : h2 - h1
        if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
        let deltaH: Double = 2 * (c1 * c2).squareRoot() * sin(turn / 2 * .pi / 180)
        let (meanL, meanC) = ((l + other.l) / 2, (c1 + c2) / 2)
        let meanH: Double = c1 * c2 == 0 ? h1 + h2 : abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2
        let cosine: (Double) -> Double = { cos($0 * .pi / 180) }
        let t: Double = 1 - 0.17 * cosine(meanH - 30) + 0.24 * cosine(2 * meanH) + 0.32 * cosine(3 * meanH + 6) - 0.2 * cosine(4 * meanH - 63)
        let fromMiddle: Double = pow(meanL - 50, 2)
        let (sl, sc, sh) = (1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot(), 1 + 0.045 * meanC, 1 + 0.015 * meanC * t)
        let rotation: Double = 30 * exp(-pow((meanH - 275) / 25, 2))
        let rt: Double = -2 * (pow(meanC, 7) / (pow(meanC, 7) + pow(25, 7))).squareRoot() * sin(2 * rotation * .pi / 180)
        let (dl, dc, dh) = ((other.l - l) / sl, (c2 - c1) / sc, deltaH / sh)
        return (dl * dl + dc * dc + dh * dh + rt * dc * dh).squareRoot()
    }

    private static func degrees(_ y: Double, _ x: Double) -> Double {
        if x == 0, y == 0 { return 0 }
        let angle: Double = atan2(y, x) * 180 / .pi
        return angle < 0 ? angle + 360 : angle
    }
}
