/// How the iOS system font's widths follow from size and weight: a model of measured widths that reproduces every one
/// of them within 0.02 % (behaviour/system-font-model.md).
///
///     advance = size / 2048 * (text + (display - text) * opticalBlend(size) + tracking(size))
///
/// Units are 1/2048 em unless said otherwise.
enum SystemFontModel {
    static let unitsPerEm = 2048.0
    static let ascender = 1950.0 / 2048
    static let descender = -494.0 / 2048
    static let capHeight = 1443.0 / 2048
    static let monospacedAdvance = 1266.0

    /// The first and the number of characters whose advances were measured: printable ASCII.
    static let firstCharacter: UInt32 = 0x20
    static let characterCount = 95

    /// How far the shapes have slid from the text cut (0, up to 17 points) to the display cut (1, from 28 points).
    static func opticalBlend(size: Double) -> Double {
        interpolate(opticalTable, at: size)
    }

    /// The space added after every character, negative where letters stand closer; the same for all weights and slants.
    static func tracking(size: Double) -> Double {
        interpolate(trackingTable, at: size)
    }

    /// The advances of printable ASCII at the two ends of the optical range, without tracking.
    static func advances(weight: FontWeight, italic: Bool) -> SystemFontMaster {
        let upright = uprightAdvances(weight: weight)
        guard italic else { return upright }
        // Only the regular italic was measured: other weights take its difference from the upright.
        let slant = SystemFontMaster.italicRegular, base = SystemFontMaster.regular
        return SystemFontMaster(
            text: upright.text.indices.map { upright.text[$0] + slant.text[$0] - base.text[$0] },
            display: upright.display.indices.map { upright.display[$0] + slant.display[$0] - base.display[$0] })
    }

    private static func uprightAdvances(weight: FontWeight) -> SystemFontMaster {
        let (side, fraction) = blend(weight)
        let regular = SystemFontMaster.regular
        return SystemFontMaster(
            text: regular.text.indices.map { regular.text[$0] + fraction * (side.text[$0] - regular.text[$0]) },
            display: regular.display.indices.map { regular.display[$0] + fraction * (side.display[$0] - regular.display[$0]) })
    }

    private static func blend(_ weight: FontWeight) -> (SystemFontMaster, Double) {
        switch weight {
        case .ultraLight: (.hair, 0.925)
        case .thin: (.hair, 0.725)
        case .light: (.hair, 0.315)
        case .regular: (.black, 0)
        case .medium: (.black, 11.0 / 60)
        case .semibold: (.black, 19.0 / 60)
        case .bold: (.black, 0.5)
        case .heavy: (.black, 46.0 / 60)
        case .black: (.black, 1)
        }
    }

    /// The height of a lower-case x as a fraction of the size.
    static func xHeight(weight: FontWeight, size: Double) -> Double {
        let (_, fraction) = blend(weight)
        let side = weight.rawValue < FontWeight.regular.rawValue ? xHeights.hair : xHeights.black
        let text = xHeights.regular.text + fraction * (side.text - xHeights.regular.text)
        let display = xHeights.regular.display + fraction * (side.display - xHeights.regular.display)
        return (text + (display - text) * opticalBlend(size: size)).rounded() / unitsPerEm
    }

    // Regular was measured; the ends follow from the heights of the five weights between, which they reproduce.
    private static let xHeights = (
        hair: (text: 1076.0, display: 1040.0), regular: (text: 1078.0, display: 1040.0), black: (text: 1124.0, display: 1104.0)
    )

    private static let opticalTable: [(Double, Double)] = [(17, 0), (19, 1.0 / 11), (24, 9.0 / 11), (28, 1)]

    // 8 to 40 points measured. Outside: Apple's published tracking table, which the measured part agrees with.
    private static let trackingTable: [(Double, Double)] = [
        (6, 84), (7, 70),
        (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32), (16, -40), (17, -52), (18, -50),
        (19, -48), (20, -46), (21, -35), (22, -24), (23, -9), (24, 6), (25, 11), (26, 17), (27, 22), (28, 28), (29, 27),
        (30, 27), (31, 26), (32, 26), (33, 24), (34, 23), (35, 22), (36, 21), (37, 20), (38, 20), (39, 19), (40, 19),
        (44, 17), (48, 16), (56, 13), (64, 12), (80, 10), (96, 0),
    ]

    private static func interpolate(_ table: [(Double, Double)], at x: Double) -> Double {
        guard var low = table.first, x > low.0 else { return table[0].1 }
        for high in table.dropFirst() {
            if x <= high.0 { return low.1 + (high.1 - low.1) * (x - low.0) / (high.0 - low.0) }
            low = high
        }
        return low.1
    }
}
