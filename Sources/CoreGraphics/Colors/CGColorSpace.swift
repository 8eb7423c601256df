import Foundation

/// The meaning of a colour's components.
public final class CGColorSpace: Hashable, @unchecked Sendable {
    package let profile: ColorProfile

    private init(_ profile: ColorProfile) {
        self.profile = profile
    }

    convenience init(profile: ColorProfile) { self.init(profile) }

    /// The colour space of this name, one of the constants below; nil for any other.
    public convenience init?(name: CFString) {
        guard let profile = ColorProfile.named[name as String] else { return nil }
        self.init(profile)
    }

    /// A space of patterns. `baseSpace` is for patterns that take their colour from it.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        if case .pattern = baseSpace?.profile { return nil }
        self.init(.pattern(base: baseSpace?.profile))
    }

    /// The space that the colours of patterns without their own are in, or those of a table; nil for other spaces.
    public var baseColorSpace: CGColorSpace? {
        switch profile {
        case .pattern(let base): return base.map(CGColorSpace.init)
        case .indexed(let base, _): return CGColorSpace(base)
        default: return nil
        }
    }

    package static let deviceRGBSpace = CGColorSpace(.sRGB(isDevice: true))
    package static let deviceGraySpace = CGColorSpace(.gray(isDevice: true))
    package static let deviceCMYKSpace = CGColorSpace(.cmyk)
    package static let genericCMYKSpace = CGColorSpace(.genericCMYK)
    package static let sRGBSpace = CGColorSpace(.sRGB(isDevice: false))
    package static let extendedSRGBSpace = CGColorSpace(.extendedSRGB)
    package static let extendedGraySpace = CGColorSpace(.extendedGray)
    package static let displayP3Space = CGColorSpace(.displayP3)
    package static let genericGraySpace = CGColorSpace(.gray(isDevice: false))

    /// The name it was made by; nil for device spaces.
    public var name: CFString? { profile.name.map { $0 as CFString } }

    public var model: CGColorSpaceModel {
        switch profile {
        case .pattern: return .pattern
        case .indexed: return .indexed
        case .lab: return .lab
        default: break
        }
        return switch profile.componentCount {
        case 1: .monochrome
        case 4: .cmyk
        default: .rgb
        }
    }

    /// Without alpha.
    public var numberOfComponents: Int { profile.componentCount }

    /// Whether the space holds colours that sRGB lacks.
    public var isWideGamutRGB: Bool {
        switch profile {
        case .displayP3, .extendedDisplayP3, .linearDisplayP3, .adobeRGB, .extendedSRGB, .extendedLinearSRGB: true
        case .standard(let standard): standard.isWide
        default: false
        }
    }

    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.profile == rhs.profile }

    public func hash(into hasher: inout Hasher) { hasher.combine(profile) }

    public static var sRGB: CFString { "kCGColorSpaceSRGB" as CFString }
    public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" as CFString }
    public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" as CFString }
    public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" as CFString }
    public static var displayP3: CFString { "kCGColorSpaceDisplayP3" as CFString }
    public static var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" as CFString }
    public static var linearDisplayP3: CFString { "kCGColorSpaceLinearDisplayP3" as CFString }
    public static var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" as CFString }
    public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" as CFString }
    public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" as CFString }
    public static var linearGray: CFString { "kCGColorSpaceLinearGray" as CFString }
    public static var extendedLinearGray: CFString { "kCGColorSpaceExtendedLinearGray" as CFString }
    public static var extendedLinearDisplayP3: CFString { "kCGColorSpaceExtendedLinearDisplayP3" as CFString }
    public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" as CFString }
    public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" as CFString }
    public static var itur_709: CFString { "kCGColorSpaceITUR_709" as CFString }
    public static var itur_2020: CFString { "kCGColorSpaceITUR_2020" as CFString }
    public static var linearITUR_2020: CFString { "kCGColorSpaceLinearITUR_2020" as CFString }
    public static var extendedITUR_2020: CFString { "kCGColorSpaceExtendedITUR_2020" as CFString }
    public static var extendedLinearITUR_2020: CFString { "kCGColorSpaceExtendedLinearITUR_2020" as CFString }

    /// Whether colours can be drawn in the space: all can but patterns.
    public var supportsOutput: Bool { if case .pattern = profile { false } else { true } }
}

/// Red, green and blue as the screen understands them: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGBSpace }

public func CGColorSpaceCreatePattern(_ baseSpace: CGColorSpace?) -> CGColorSpace? {
    CGColorSpace(patternBaseSpace: baseSpace)
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGraySpace }

public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYKSpace }
