import Foundation

/// Spaces of red, green and blue beyond those that most drawing is in; all have the white point D65.
package enum StandardRGB: CaseIterable, Hashable, Sendable {
    case genericLinear, itur709, itur2020, linearITUR2020, extendedITUR2020, extendedLinearITUR2020, extendedLinearDisplayP3

    var name: CFString {
        switch self {
        case .genericLinear: CGColorSpace.genericRGBLinear
        case .itur709: CGColorSpace.itur_709
        case .itur2020: CGColorSpace.itur_2020
        case .linearITUR2020: CGColorSpace.linearITUR_2020
        case .extendedITUR2020: CGColorSpace.extendedITUR_2020
        case .extendedLinearITUR2020: CGColorSpace.extendedLinearITUR_2020
        case .extendedLinearDisplayP3: CGColorSpace.extendedLinearDisplayP3
        }
    }

    /// Whether components beyond 0 to 1 keep their meaning.
    var isExtended: Bool { [.extendedITUR2020, .extendedLinearITUR2020, .extendedLinearDisplayP3].contains(self) }
    /// Whether it holds colours that sRGB lacks.
    var isWide: Bool { self != .genericLinear && self != .itur709 }

    private var curve: TransferFunction {
        switch self {
        case .itur709, .itur2020, .extendedITUR2020: .itur
        default: .linear
        }
    }

    /// To linear sRGB and back; nil where the primaries are its own.
    private var matrices: (to: ColorMatrix, from: ColorMatrix)? {
        switch self {
        case .genericLinear, .itur709: nil
        case .extendedLinearDisplayP3: (.displayP3ToSRGB, .sRGBToDisplayP3)
        default: (.itur2020ToSRGB, .sRGBToITUR2020)
        }
    }

    func extendedSRGB(_ components: SIMD3<Double>) -> SIMD3<Double> {
        let light: SIMD3<Double> = curve.decode(components)
        return TransferFunction.sRGB.encode(matrices?.to.applied(to: light) ?? light)
    }

    func components(fromExtendedSRGB color: SIMD3<Double>) -> SIMD3<Double> {
        let light: SIMD3<Double> = TransferFunction.sRGB.decode(color)
        return curve.encode(matrices?.from.applied(to: light) ?? light)
    }
}
