import Foundation

/// How components of a colour space become light, and back.
package indirect enum ColorProfile: Hashable, Sendable {
    case sRGB(isDevice: Bool)
    case extendedSRGB, linearSRGB, extendedLinearSRGB
    case displayP3, extendedDisplayP3, linearDisplayP3
    case adobeRGB
    case gray(isDevice: Bool)
    case extendedGray, linearGray
    case extendedLinearGray
    case cmyk
    /// Inks without a device of their own: as the device's here.
    case genericCMYK
    /// Red, green and blue of one of the further standards.
    case standard(StandardRGB)
    /// Numbers of a table's colours, each as many bytes as the base has components.
    case indexed(base: ColorProfile, table: [UInt8])
    /// CIE's L*, a* and b*, with the least and the most of a* and b*, adapted from a white point to D65.
    case lab(range: [Double])
    /// Patterns; those without colours of their own take one from the base.
    case pattern(base: ColorProfile?)

    static let named: [String: ColorProfile] = {
        let all: [ColorProfile] =
            [
                .sRGB(isDevice: false), .extendedSRGB, .linearSRGB, .extendedLinearSRGB, .displayP3, .extendedDisplayP3,
                .linearDisplayP3, .adobeRGB, .gray(isDevice: false), .extendedGray, .linearGray, .extendedLinearGray,
                .genericCMYK,
            ] + StandardRGB.allCases.map(ColorProfile.standard)
        return Dictionary(uniqueKeysWithValues: all.compactMap { profile in profile.name.map { ($0, profile) } })
    }()

    var name: String? {
        switch self {
        case .sRGB(let isDevice): isDevice ? nil : CGColorSpace.sRGB as String
        case .extendedSRGB: CGColorSpace.extendedSRGB as String
        case .linearSRGB: CGColorSpace.linearSRGB as String
        case .extendedLinearSRGB: CGColorSpace.extendedLinearSRGB as String
        case .displayP3: CGColorSpace.displayP3 as String
        case .extendedDisplayP3: CGColorSpace.extendedDisplayP3 as String
        case .linearDisplayP3: CGColorSpace.linearDisplayP3 as String
        case .adobeRGB: CGColorSpace.adobeRGB1998 as String
        case .gray(let isDevice): isDevice ? nil : CGColorSpace.genericGrayGamma2_2 as String
        case .extendedGray: CGColorSpace.extendedGray as String
        case .linearGray: CGColorSpace.linearGray as String
        case .extendedLinearGray: CGColorSpace.extendedLinearGray as String
        case .genericCMYK: CGColorSpace.genericCMYK as String
        case .standard(let standard): standard.name as String
        case .cmyk, .pattern, .indexed, .lab: nil
        }
    }

    package var componentCount: Int {
        switch self {
        case .gray, .extendedGray, .linearGray, .extendedLinearGray, .indexed: 1
        case .cmyk, .genericCMYK: 4
        case .pattern(let base): base?.componentCount ?? 0
        default: 3
        }
    }

    /// Whether components beyond 0 to 1 keep their meaning.
    var isExtended: Bool {
        switch self {
        case .extendedSRGB, .extendedLinearSRGB, .extendedDisplayP3, .extendedGray, .extendedLinearGray: true
        case .standard(let standard): standard.isExtended
        default: false
        }
    }

    /// The colour in extended sRGB: channels outside 0 to 1 are colours sRGB cannot show.
    package func extendedSRGB(_ components: [CGFloat]) -> SIMD3<Double> {
        if case .lab(let range) = self { return LabCoordinates.extendedSRGB(components.map { Double($0) }, range) }
        if case .indexed(let base, let table) = self { return IndexedColors.color(Int(components.first ?? 0), base, table) }
        let c = components.map { isExtended ? Double($0) : max(0, min(1, Double($0))) }
        switch self {
        case .sRGB, .extendedSRGB:
            return SIMD3(c[0], c[1], c[2])
        case .linearSRGB, .extendedLinearSRGB:
            return TransferFunction.sRGB.encode(SIMD3(c[0], c[1], c[2]))
        case .displayP3, .extendedDisplayP3:
            let linear = TransferFunction.sRGB.decode(SIMD3(c[0], c[1], c[2]))
            return TransferFunction.sRGB.encode(ColorMatrix.displayP3ToSRGB.applied(to: linear))
        case .linearDisplayP3:
            return TransferFunction.sRGB.encode(ColorMatrix.displayP3ToSRGB.applied(to: SIMD3(c[0], c[1], c[2])))
        case .adobeRGB:
            let linear = TransferFunction.adobeRGB.decode(SIMD3(c[0], c[1], c[2]))
            return TransferFunction.sRGB.encode(ColorMatrix.adobeRGBToSRGB.applied(to: linear))
        case .gray, .extendedGray:
            return SIMD3(repeating: c[0])
        case .linearGray, .extendedLinearGray:
            return TransferFunction.sRGB.encode(SIMD3(repeating: c[0]))
        case .standard(let standard):
            return standard.extendedSRGB(SIMD3(c[0], c[1], c[2]))
        case .cmyk, .genericCMYK:
            return SIMD3(1 - c[0], 1 - c[1], 1 - c[2]) * (1 - c[3])
        case .pattern(let base):
            return base?.extendedSRGB(components) ?? SIMD3(repeating: 0)
        case .indexed, .lab:
            return SIMD3(repeating: 0)
        }
    }

    /// The components in this space of a colour given in extended sRGB, clipped where the space is not extended.
    package func components(fromExtendedSRGB color: SIMD3<Double>) -> [CGFloat] {
        let raw: [Double]
        switch self {
        case .lab(let range):
            return LabCoordinates.components(color, range).map { CGFloat($0) }
        case .indexed(let base, let table):
            return [CGFloat(IndexedColors.nearest(color, base, table))]
        case .sRGB, .extendedSRGB:
            raw = [color.x, color.y, color.z]
        case .linearSRGB, .extendedLinearSRGB:
            raw = Self.list(TransferFunction.sRGB.decode(color))
        case .displayP3, .extendedDisplayP3:
            let linear = ColorMatrix.sRGBToDisplayP3.applied(to: TransferFunction.sRGB.decode(color))
            raw = Self.list(TransferFunction.sRGB.encode(linear))
        case .linearDisplayP3:
            raw = Self.list(ColorMatrix.sRGBToDisplayP3.applied(to: TransferFunction.sRGB.decode(color)))
        case .adobeRGB:
            let linear = ColorMatrix.sRGBToAdobeRGB.applied(to: TransferFunction.sRGB.decode(color))
            raw = Self.list(TransferFunction.adobeRGB.encode(linear))
        case .gray, .extendedGray:
            raw = [TransferFunction.sRGB.encode(Self.luminance(color))]
        case .linearGray, .extendedLinearGray:
            raw = [Self.luminance(color)]
        case .standard(let standard):
            raw = Self.list(standard.components(fromExtendedSRGB: color))
        case .cmyk, .genericCMYK:
            let key = 1 - max(color.x, max(color.y, color.z))
            let rest = max(1 - key, .leastNonzeroMagnitude)
            raw = [(1 - color.x - key) / rest, (1 - color.y - key) / rest, (1 - color.z - key) / rest, key]
        case .pattern(let base):
            return base?.components(fromExtendedSRGB: color) ?? []
        }
        return raw.map { CGFloat(isExtended ? $0 : max(0, min(1, $0))) }
    }

    private static func list(_ vector: SIMD3<Double>) -> [Double] { [vector.x, vector.y, vector.z] }

    private static func luminance(_ color: SIMD3<Double>) -> Double {
        let linear = TransferFunction.sRGB.decode(color)
        return 0.2126390059 * linear.x + 0.7151686788 * linear.y + 0.0721923154 * linear.z
    }
}

/// The curve between stored components and light; odd around zero so that extended components survive.
enum TransferFunction {
    case sRGB, adobeRGB
    /// Of ITU-R BT.709 and BT.2020.
    case itur
    case linear

    /// From component to light.
    func decode(_ value: Double) -> Double {
        let magnitude = abs(value)
        let light: Double
        switch self {
        case .sRGB: light = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        case .adobeRGB: light = pow(magnitude, 563.0 / 256)
        case .itur: light = magnitude < 0.081 ? magnitude / 4.5 : pow((magnitude + 0.099) / 1.099, 1 / 0.45)
        case .linear: light = magnitude
        }
        return value < 0 ? -light : light
    }

    /// From light to component.
    func encode(_ value: Double) -> Double {
        let magnitude = abs(value)
        let component: Double
        switch self {
        case .sRGB: component = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        case .adobeRGB: component = pow(magnitude, 256.0 / 563)
        case .itur: component = magnitude < 0.018 ? magnitude * 4.5 : 1.099 * pow(magnitude, 0.45) - 0.099
        case .linear: component = magnitude
        }
        return value < 0 ? -component : component
    }

    func decode(_ color: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(decode(color.x), decode(color.y), decode(color.z))
    }

    func encode(_ color: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(encode(color.x), encode(color.y), encode(color.z))
    }
}

/// Matrices between linear RGB spaces that share the white point D65, derived from the primaries' chromaticities.
struct ColorMatrix {
    var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    func applied(to v: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((rows.0 * v).sum(), (rows.1 * v).sum(), (rows.2 * v).sum())
    }

    static let displayP3ToSRGB = ColorMatrix(from: .displayP3, to: .sRGB)
    static let sRGBToDisplayP3 = ColorMatrix(from: .sRGB, to: .displayP3)
    static let adobeRGBToSRGB = ColorMatrix(from: .adobeRGB, to: .sRGB)
    static let sRGBToAdobeRGB = ColorMatrix(from: .sRGB, to: .adobeRGB)
    static let itur2020ToSRGB = ColorMatrix(from: .itur2020, to: .sRGB)
    static let sRGBToITUR2020 = ColorMatrix(from: .sRGB, to: .itur2020)

    /// Chromaticities (x, y) of a space's red, green and blue.
    struct Primaries {
        var red: SIMD2<Double>, green: SIMD2<Double>, blue: SIMD2<Double>

        static let sRGB = Primaries(red: SIMD2(0.64, 0.33), green: SIMD2(0.30, 0.60), blue: SIMD2(0.15, 0.06))
        static let displayP3 = Primaries(red: SIMD2(0.68, 0.32), green: SIMD2(0.265, 0.69), blue: SIMD2(0.15, 0.06))
        static let itur2020 = Primaries(red: SIMD2(0.708, 0.292), green: SIMD2(0.170, 0.797), blue: SIMD2(0.131, 0.046))
        static let adobeRGB = Primaries(red: SIMD2(0.64, 0.33), green: SIMD2(0.21, 0.71), blue: SIMD2(0.15, 0.06))
    }

    private init(rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
        self.rows = rows
    }

    private init(from source: Primaries, to destination: Primaries) {
        let toXYZ = ColorMatrix(toXYZ: source)
        let fromXYZ = ColorMatrix(toXYZ: destination).inverted
        func column(_ unit: SIMD3<Double>) -> SIMD3<Double> { fromXYZ.applied(to: toXYZ.applied(to: unit)) }
        self.init(columns: column(SIMD3(1, 0, 0)), column(SIMD3(0, 1, 0)), column(SIMD3(0, 0, 1)))
    }

    private init(toXYZ primaries: Primaries) {
        func xyz(_ c: SIMD2<Double>) -> SIMD3<Double> { SIMD3(c.x / c.y, 1, (1 - c.x - c.y) / c.y) }
        let raw = ColorMatrix(columns: xyz(primaries.red), xyz(primaries.green), xyz(primaries.blue))
        let strength = raw.inverted.applied(to: xyz(SIMD2(0.3127, 0.3290)))
        self.init(rows: (raw.rows.0 * strength, raw.rows.1 * strength, raw.rows.2 * strength))
    }

    private init(columns x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
        self.init(rows: (SIMD3(x.x, y.x, z.x), SIMD3(x.y, y.y, z.y), SIMD3(x.z, y.z, z.z)))
    }

    private var inverted: ColorMatrix {
        let (r0, r1, r2) = rows
        let c0 = Self.cross(r1, r2), c1 = Self.cross(r2, r0), c2 = Self.cross(r0, r1)
        let scale = 1 / (r0 * c0).sum()
        return ColorMatrix(columns: c0 * scale, c1 * scale, c2 * scale)
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
}
