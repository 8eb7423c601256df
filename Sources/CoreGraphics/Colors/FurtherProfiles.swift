import Foundation

/// CIE's L*, a* and b*, of D65's white.
enum LabCoordinates {
    static func extendedSRGB(_ c: [Double], _ range: [Double]) -> SIMD3<Double> {
        guard c.count >= 3 else { return SIMD3(repeating: 0) }
        let (a, b) = (min(max(c[1], range[0]), range[1]), min(max(c[2], range[2]), range[3]))
        let fy: Double = (min(max(c[0], 0), 100) + 16) / 116
        func light(_ f: Double) -> Double { f > 6.0 / 29 ? f * f * f : 3 * (6.0 / 29) * (6.0 / 29) * (f - 4.0 / 29) }
        let (x, y, z) = (light(fy + a / 500) * 0.95047, light(fy), light(fy - b / 200) * 1.08883)
        let linear = SIMD3(
            3.2404542 * x - 1.5371385 * y - 0.4985314 * z, -0.969266 * x + 1.8760108 * y + 0.041556 * z, 0.0556434 * x - 0.2040259 * y + 1.0572252 * z)
        return TransferFunction.sRGB.encode(linear)
    }

    static func components(_ color: SIMD3<Double>, _ range: [Double]) -> [Double] {
        let lab = ColorDistance.Lab(light: TransferFunction.sRGB.decode(color))
        return [lab.lightness, min(max(lab.a, range[0]), range[1]), min(max(lab.b, range[2]), range[3])]
    }
}

/// Colours of a table, by their numbers.
enum IndexedColors {
    static func color(_ index: Int, _ base: ColorProfile, _ table: [UInt8]) -> SIMD3<Double> {
        let size: Int = max(base.componentCount, 1)
        let start: Int = min(max(index, 0), table.count / size - 1) * size
        guard start >= 0 else { return SIMD3(repeating: 0) }
        return base.extendedSRGB(table[start..<start + size].map { CGFloat($0) / 255 })
    }

    /// The number of the colour that is nearest.
    static func nearest(_ color: SIMD3<Double>, _ base: ColorProfile, _ table: [UInt8]) -> Int {
        let count: Int = table.count / max(base.componentCount, 1)
        func distance(_ index: Int) -> Double {
            let difference: SIMD3<Double> = self.color(index, base, table) - color
            return (difference * difference).sum()
        }
        return (0..<max(count, 1)).min { distance($0) < distance($1) } ?? 0
    }
}

extension CGColorSpace {
    /// A space of a table's colours, of which components are the numbers.
    ///
    /// - Parameters:
    ///   - last: the number of the last colour, at most 255; nil is given for others, and for bases that are tables or patterns.
    ///   - colorTable: a byte a component of the base, one colour after the other.
    public convenience init?(indexedBaseSpace baseSpace: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>) {
        guard (0...255).contains(last), baseSpace.model != .indexed, baseSpace.model != .pattern else { return nil }
        let count: Int = (last + 1) * baseSpace.numberOfComponents
        self.init(profile: .indexed(base: baseSpace.profile, table: (0..<count).map { colorTable[$0] }))
    }

    /// CIE's L*, a* and b*. The white point is taken for D65's.
    ///
    /// - Parameter range: the least and the most of a*, then of b*; nil for -100 to 100.
    public convenience init?(labWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, range: UnsafePointer<CGFloat>?) {
        let limits: [Double] = (0..<4).map { index in range.map { Double($0[index]) } ?? (index % 2 == 0 ? -100 : 100) }
        guard limits[0] <= limits[1], limits[2] <= limits[3] else { return nil }
        self.init(profile: .lab(range: limits))
    }

    /// The space of a colour profile's bytes, where it is sRGB, Display P3 or Adobe RGB; nil for others.
    public convenience init?(iccData data: CFTypeRef) {
        guard let bytes = data as? Data ?? (data as? NSData).map({ $0 as Data }), let profile = ICCProfile.colorProfile(bytes) else { return nil }
        self.init(profile: profile)
    }

    public convenience init?(iccProfileData data: CFData) { self.init(iccData: data as CFTypeRef) }

    /// The colours of an indexed space; nil for others.
    public var colorTable: [UInt8]? {
        if case .indexed(_, let table) = profile { table } else { nil }
    }

    /// Whether colours may be lighter than white; no space here has such.
    public func isHDR() -> Bool { false }
}

/// Spaces that differ from others in one thing, by their names.
private enum RelatedSpaces {
    /// Each row: the space, the same with components beyond 0 to 1, both with linear light.
    static var rows: [[CFString]] {
        [
            [CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB],
            [CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3, CGColorSpace.linearDisplayP3, CGColorSpace.extendedLinearDisplayP3],
            [CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray, CGColorSpace.linearGray, CGColorSpace.extendedLinearGray],
            [CGColorSpace.itur_2020, CGColorSpace.extendedITUR_2020, CGColorSpace.linearITUR_2020, CGColorSpace.extendedLinearITUR_2020],
        ]
    }

    static func space(_ space: CGColorSpace, extended: Bool?, linear: Bool?) -> CGColorSpace? {
        let name: CFString = space.name ?? (space.model == .monochrome ? CGColorSpace.genericGrayGamma2_2 : CGColorSpace.sRGB)
        guard space.model == .rgb || space.model == .monochrome, let row = rows.first(where: { $0.contains { $0 as String == name as String } }),
            let place = row.firstIndex(where: { $0 as String == name as String })
        else { return nil }
        let wanted: Int = (extended ?? (place % 2 == 1) ? 1 : 0) + (linear ?? (place >= 2) ? 2 : 0)
        return CGColorSpace(name: row[wanted])
    }
}

/// The space of the same colours with linear light; nil where there is none.
public func CGColorSpaceCreateLinearized(_ space: CGColorSpace) -> CGColorSpace? { RelatedSpaces.space(space, extended: nil, linear: true) }
/// The space of the same colours and those beyond; nil where there is none.
public func CGColorSpaceCreateExtended(_ space: CGColorSpace) -> CGColorSpace? { RelatedSpaces.space(space, extended: true, linear: nil) }
public func CGColorSpaceCreateExtendedLinearized(_ space: CGColorSpace) -> CGColorSpace? { RelatedSpaces.space(space, extended: true, linear: true) }
/// The space of the same colours without those beyond.
public func CGColorSpaceCreateCopyWithStandardRange(_ s: CGColorSpace) -> CGColorSpace { RelatedSpaces.space(s, extended: false, linear: nil) ?? s }
/// Whether components beyond 0 to 1 keep their meaning.
public func CGColorSpaceUsesExtendedRange(_ space: CGColorSpace) -> Bool { space.profile.isExtended }
// No space here has the curves of film that is lighter than white.
public func CGColorSpaceUsesITUR_2100TF(_ space: CGColorSpace) -> Bool { false }
public func CGColorSpaceIsPQBased(_ s: CGColorSpace) -> Bool { false }
public func CGColorSpaceIsHLGBased(_ s: CGColorSpace) -> Bool { false }
public var kCGColorSpaceExtendedRange: CFString { "kCGColorSpaceExtendedRange" as CFString }
