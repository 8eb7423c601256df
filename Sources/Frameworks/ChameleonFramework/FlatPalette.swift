import UIKit

/// The library's 48 colours, by hue in degrees, saturation and brightness in hundredths.
enum FlatPalette {
    static let light: [UIColor] = [
        .flatBlack, .flatBlue, .flatBrown, .flatCoffee, .flatForestGreen, .flatGray, .flatGreen, .flatLime, .flatMagenta, .flatMaroon, .flatMint, .flatNavyBlue,
        .flatOrange, .flatPink, .flatPlum, .flatPowderBlue, .flatPurple, .flatRed, .flatSand, .flatSkyBlue, .flatTeal, .flatWatermelon, .flatWhite, .flatYellow,
    ]
    static let dark: [UIColor] = [
        .flatBlackDark, .flatBlueDark, .flatBrownDark, .flatCoffeeDark, .flatForestGreenDark, .flatGrayDark, .flatGreenDark, .flatLimeDark, .flatMagentaDark,
        .flatMaroonDark, .flatMintDark, .flatNavyBlueDark, .flatOrangeDark, .flatPinkDark, .flatPlumDark, .flatPowderBlueDark, .flatPurpleDark, .flatRedDark,
        .flatSandDark, .flatSkyBlueDark, .flatTealDark, .flatWatermelonDark, .flatWhiteDark, .flatYellowDark,
    ]
    static let all: [UIColor] = zip(light, dark).flatMap { [$0, $1] }

    static func color(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
        UIColor(hue: hue / 360, saturation: saturation / 100, brightness: brightness / 100, alpha: 1)
    }
}

extension UIColor {
    public class var flatBlack: UIColor { FlatPalette.color(0, 0, 17) }
    public class var flatBlue: UIColor { FlatPalette.color(224, 50, 63) }
    public class var flatBrown: UIColor { FlatPalette.color(24, 45, 37) }
    public class var flatCoffee: UIColor { FlatPalette.color(25, 31, 64) }
    public class var flatForestGreen: UIColor { FlatPalette.color(138, 45, 37) }
    public class var flatGray: UIColor { FlatPalette.color(184, 10, 65) }
    public class var flatGreen: UIColor { FlatPalette.color(145, 77, 80) }
    public class var flatLime: UIColor { FlatPalette.color(74, 70, 78) }
    public class var flatMagenta: UIColor { FlatPalette.color(283, 51, 71) }
    public class var flatMaroon: UIColor { FlatPalette.color(5, 65, 47) }
    public class var flatMint: UIColor { FlatPalette.color(168, 86, 74) }
    public class var flatNavyBlue: UIColor { FlatPalette.color(210, 45, 37) }
    public class var flatOrange: UIColor { FlatPalette.color(28, 85, 90) }
    public class var flatPink: UIColor { FlatPalette.color(324, 49, 96) }
    public class var flatPlum: UIColor { FlatPalette.color(300, 45, 37) }
    public class var flatPowderBlue: UIColor { FlatPalette.color(222, 24, 95) }
    public class var flatPurple: UIColor { FlatPalette.color(253, 52, 77) }
    public class var flatRed: UIColor { FlatPalette.color(6, 74, 91) }
    public class var flatSand: UIColor { FlatPalette.color(42, 25, 94) }
    public class var flatSkyBlue: UIColor { FlatPalette.color(204, 76, 86) }
    public class var flatTeal: UIColor { FlatPalette.color(195, 55, 51) }
    public class var flatWatermelon: UIColor { FlatPalette.color(356, 53, 94) }
    public class var flatWhite: UIColor { FlatPalette.color(192, 2, 95) }
    public class var flatYellow: UIColor { FlatPalette.color(48, 99, 100) }
    public class var flatBlackDark: UIColor { FlatPalette.color(0, 0, 15) }
    public class var flatBlueDark: UIColor { FlatPalette.color(224, 56, 51) }
    public class var flatBrownDark: UIColor { FlatPalette.color(25, 45, 31) }
    public class var flatCoffeeDark: UIColor { FlatPalette.color(25, 34, 56) }
    public class var flatForestGreenDark: UIColor { FlatPalette.color(135, 44, 31) }
    public class var flatGrayDark: UIColor { FlatPalette.color(184, 10, 55) }
    public class var flatGreenDark: UIColor { FlatPalette.color(145, 78, 68) }
    public class var flatLimeDark: UIColor { FlatPalette.color(74, 81, 69) }
    public class var flatMagentaDark: UIColor { FlatPalette.color(282, 61, 68) }
    public class var flatMaroonDark: UIColor { FlatPalette.color(4, 68, 40) }
    public class var flatMintDark: UIColor { FlatPalette.color(168, 86, 63) }
    public class var flatNavyBlueDark: UIColor { FlatPalette.color(210, 45, 31) }
    public class var flatOrangeDark: UIColor { FlatPalette.color(24, 100, 83) }
    public class var flatPinkDark: UIColor { FlatPalette.color(327, 57, 83) }
    public class var flatPlumDark: UIColor { FlatPalette.color(300, 46, 31) }
    public class var flatPowderBlueDark: UIColor { FlatPalette.color(222, 28, 84) }
    public class var flatPurpleDark: UIColor { FlatPalette.color(253, 56, 64) }
    public class var flatRedDark: UIColor { FlatPalette.color(6, 78, 75) }
    public class var flatSandDark: UIColor { FlatPalette.color(42, 30, 84) }
    public class var flatSkyBlueDark: UIColor { FlatPalette.color(204, 78, 73) }
    public class var flatTealDark: UIColor { FlatPalette.color(196, 54, 45) }
    public class var flatWatermelonDark: UIColor { FlatPalette.color(358, 61, 85) }
    public class var flatWhiteDark: UIColor { FlatPalette.color(204, 5, 78) }
    public class var flatYellowDark: UIColor { FlatPalette.color(40, 100, 100) }

    /// The colour itself: versions of the library have methods, `UIColor.flatRed()`, where others have properties.
    public func callAsFunction() -> UIColor { self }
}
