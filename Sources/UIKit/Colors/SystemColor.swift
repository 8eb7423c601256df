/// The colours that iOS 17 names, each as eight values (behaviour/metrics.json, colors).
///
/// A value is `0xRRGGBBAA` in sRGB. Elevated values differ for backgrounds only, and only in the dark.
@usableFromInline enum SystemColor: String, CaseIterable, Sendable {
    case systemBlue, systemGreen, systemIndigo, systemOrange, systemPink, systemPurple, systemRed, systemYellow
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6, systemMint, systemTeal
    case systemCyan, systemBrown, label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, systemFill
    case secondarySystemFill, tertiarySystemFill, quaternarySystemFill, systemBackground, secondarySystemBackground
    case tertiarySystemBackground, systemGroupedBackground, secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground, separator, opaqueSeparator, link

    /// One colour's values by style and contrast.
    struct Values: Sendable {
        let light: UInt32
        let dark: UInt32
        let lightHighContrast: UInt32
        let darkHighContrast: UInt32

        init(_ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32, _ darkHighContrast: UInt32) {
            self.light = light
            self.dark = dark
            self.lightHighContrast = lightHighContrast
            self.darkHighContrast = darkHighContrast
        }

        func value(isDark: Bool, isHighContrast: Bool) -> UInt32 {
            switch (isDark, isHighContrast) {
            case (false, false): light
            case (true, false): dark
            case (false, true): lightHighContrast
            case (true, true): darkHighContrast
            }
        }
    }

    /// The value in the given surroundings.
    func value(isDark: Bool, isHighContrast: Bool, isElevated: Bool) -> UInt32 {
        let values: Values = isElevated ? elevated : base
        return values.value(isDark: isDark, isHighContrast: isHighContrast)
    }

    private var base: Values {
        switch self {
        case .systemBlue: Values(0x007AFFFF, 0x0A84FFFF, 0x0040DDFF, 0x409CFFFF)
        case .systemGreen: Values(0x34C759FF, 0x30D158FF, 0x248A3DFF, 0x30DB5BFF)
        case .systemIndigo: Values(0x5856D6FF, 0x5E5CE6FF, 0x3634A3FF, 0x7D7AFFFF)
        case .systemOrange: Values(0xFF9500FF, 0xFF9F0AFF, 0xC93400FF, 0xFFB340FF)
        case .systemPink: Values(0xFF2D55FF, 0xFF375FFF, 0xD30F45FF, 0xFF6482FF)
        case .systemPurple: Values(0xAF52DEFF, 0xBF5AF2FF, 0x8944ABFF, 0xDA8FFFFF)
        case .systemRed: Values(0xFF3B30FF, 0xFF453AFF, 0xD70015FF, 0xFF6961FF)
        case .systemYellow: Values(0xFFCC00FF, 0xFFD60AFF, 0xA05A00FF, 0xFFD426FF)
        case .systemGray: Values(0x8E8E93FF, 0x8E8E93FF, 0x6C6C70FF, 0xAEAEB2FF)
        case .systemGray2: Values(0xAEAEB2FF, 0x636366FF, 0x8E8E93FF, 0x7C7C80FF)
        case .systemGray3: Values(0xC7C7CCFF, 0x48484AFF, 0xAEAEB2FF, 0x545456FF)
        case .systemGray4: Values(0xD1D1D6FF, 0x3A3A3CFF, 0xBCBCC0FF, 0x444446FF)
        case .systemGray5: Values(0xE5E5EAFF, 0x2C2C2EFF, 0xD8D8DCFF, 0x363638FF)
        case .systemGray6: Values(0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF)
        case .systemMint: Values(0x00C7BEFF, 0x63E6E2FF, 0x0C817BFF, 0x66D4CFFF)
        case .systemTeal: Values(0x30B0C7FF, 0x40C8E0FF, 0x008299FF, 0x5DE6FFFF)
        case .systemCyan: Values(0x32ADE6FF, 0x64D2FFFF, 0x0071A4FF, 0x70D7FFFF)
        case .systemBrown: Values(0xA2845EFF, 0xAC8E68FF, 0x7F6545FF, 0xB59469FF)
        case .label: Values(0x000000FF, 0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF)
        case .secondaryLabel: Values(0x3C3C4399, 0xEBEBF599, 0x3C3C43AD, 0xEBEBF5AD)
        case .tertiaryLabel: Values(0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560)
        case .quaternaryLabel: Values(0x3C3C432D, 0xEBEBF528, 0x3C3C4342, 0xEBEBF53D)
        case .placeholderText: Values(0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560)
        case .systemFill: Values(0x78788033, 0x7878805B, 0x78788047, 0x78788070)
        case .secondarySystemFill: Values(0x78788028, 0x78788051, 0x7878803D, 0x78788066)
        case .tertiarySystemFill: Values(0x7676801E, 0x7676803D, 0x76768033, 0x76768051)
        case .quaternarySystemFill: Values(0x74748014, 0x7676802D, 0x74748028, 0x76768042)
        case .systemBackground: Values(0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF, 0x000000FF)
        case .secondarySystemBackground: Values(0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF)
        case .tertiarySystemBackground: Values(0xFFFFFFFF, 0x2C2C2EFF, 0xFFFFFFFF, 0x363638FF)
        case .systemGroupedBackground: Values(0xF2F2F7FF, 0x000000FF, 0xEBEBF0FF, 0x000000FF)
        case .secondarySystemGroupedBackground: Values(0xFFFFFFFF, 0x1C1C1EFF, 0xFFFFFFFF, 0x242426FF)
        case .tertiarySystemGroupedBackground: Values(0xF2F2F7FF, 0x2C2C2EFF, 0xEBEBF0FF, 0x363638FF)
        case .separator: Values(0x3C3C4349, 0x54545899, 0x3C3C435E, 0x545458AD)
        case .opaqueSeparator: Values(0xC6C6C8FF, 0x38383AFF, 0xC6C6C8FF, 0x38383AFF)
        case .link: Values(0x007AFFFF, 0x0984FFFF, 0x007AFFFF, 0x0984FFFF)
        }
    }

    private var elevated: Values {
        switch self {
        case .systemBackground: Values(0xFFFFFFFF, 0x1C1C1EFF, 0xFFFFFFFF, 0x242426FF)
        case .secondarySystemBackground: Values(0xF2F2F7FF, 0x2C2C2EFF, 0xEBEBF0FF, 0x363638FF)
        case .tertiarySystemBackground: Values(0xFFFFFFFF, 0x3A3A3CFF, 0xFFFFFFFF, 0x444446FF)
        case .systemGroupedBackground: Values(0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF)
        case .secondarySystemGroupedBackground: Values(0xFFFFFFFF, 0x2C2C2EFF, 0xFFFFFFFF, 0x363638FF)
        case .tertiarySystemGroupedBackground: Values(0xF2F2F7FF, 0x3A3A3CFF, 0xEBEBF0FF, 0x444446FF)
        default: base
        }
    }
}
