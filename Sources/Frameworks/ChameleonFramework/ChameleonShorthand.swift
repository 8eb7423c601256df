import UIKit

// The library's functions for Swift.

/// The flat colour opposite to a colour.
public func ComplementaryFlatColorOf(_ color: UIColor) -> UIColor { UIColor(complementaryFlatColorOf: color) }
/// Any light or dark one of the flat colours.
public func RandomFlatColorWithShade(_ shade: UIShadeStyle) -> UIColor { UIColor(randomFlatColorOf: shade) }
/// Any one of the flat colours.
public func RandomFlatColor() -> UIColor { .randomFlat }
/// Black or white, which is the better to be read on a colour.
public func ContrastColorOf(_ backgroundColor: UIColor, returnFlat: Bool) -> UIColor {
    UIColor(contrastingBlackOrWhiteColorOn: backgroundColor, isFlat: returnFlat)
}
/// A gradient as large as a frame.
public func GradientColor(_ gradientStyle: UIGradientStyle, frame: CGRect, colors: [UIColor]) -> UIColor {
    UIColor(gradientStyle: gradientStyle, withFrame: frame, andColors: colors)
}
/// A colour of three or six hexadecimal digits. Nil for other texts.
public func HexColor(_ hexString: String, _ alpha: CGFloat = 1) -> UIColor? { UIColor(hexString: hexString, withAlpha: alpha) }
public func AverageColorFromImage(_ image: UIImage) -> UIColor { UIColor(averageColorFrom: image) }
/// Five colours that suit one.
public func ColorSchemeOf(_ colorSchemeType: ColorScheme, color: UIColor, isFlatScheme: Bool) -> [UIColor] {
    ColorSchemes.colors(colorSchemeType, of: color, isFlat: isFlatScheme)
}
/// The five colours that a picture has most of.
public func ColorsFromImage(_ image: UIImage, withFlatScheme: Bool) -> [UIColor] { ImageColors.frequent(in: image, isFlat: withFlatScheme) }
public func ClearColor() -> UIColor { .clear }

public func FlatBlack() -> UIColor { .flatBlack }
public func FlatBlue() -> UIColor { .flatBlue }
public func FlatBrown() -> UIColor { .flatBrown }
public func FlatCoffee() -> UIColor { .flatCoffee }
public func FlatForestGreen() -> UIColor { .flatForestGreen }
public func FlatGray() -> UIColor { .flatGray }
public func FlatGreen() -> UIColor { .flatGreen }
public func FlatLime() -> UIColor { .flatLime }
public func FlatMagenta() -> UIColor { .flatMagenta }
public func FlatMaroon() -> UIColor { .flatMaroon }
public func FlatMint() -> UIColor { .flatMint }
public func FlatNavyBlue() -> UIColor { .flatNavyBlue }
public func FlatOrange() -> UIColor { .flatOrange }
public func FlatPink() -> UIColor { .flatPink }
public func FlatPlum() -> UIColor { .flatPlum }
public func FlatPowderBlue() -> UIColor { .flatPowderBlue }
public func FlatPurple() -> UIColor { .flatPurple }
public func FlatRed() -> UIColor { .flatRed }
public func FlatSand() -> UIColor { .flatSand }
public func FlatSkyBlue() -> UIColor { .flatSkyBlue }
public func FlatTeal() -> UIColor { .flatTeal }
public func FlatWatermelon() -> UIColor { .flatWatermelon }
public func FlatWhite() -> UIColor { .flatWhite }
public func FlatYellow() -> UIColor { .flatYellow }

public func FlatBlackDark() -> UIColor { .flatBlackDark }
public func FlatBlueDark() -> UIColor { .flatBlueDark }
public func FlatBrownDark() -> UIColor { .flatBrownDark }
public func FlatCoffeeDark() -> UIColor { .flatCoffeeDark }
public func FlatForestGreenDark() -> UIColor { .flatForestGreenDark }
public func FlatGrayDark() -> UIColor { .flatGrayDark }
public func FlatGreenDark() -> UIColor { .flatGreenDark }
public func FlatLimeDark() -> UIColor { .flatLimeDark }
public func FlatMagentaDark() -> UIColor { .flatMagentaDark }
public func FlatMaroonDark() -> UIColor { .flatMaroonDark }
public func FlatMintDark() -> UIColor { .flatMintDark }
public func FlatNavyBlueDark() -> UIColor { .flatNavyBlueDark }
public func FlatOrangeDark() -> UIColor { .flatOrangeDark }
public func FlatPinkDark() -> UIColor { .flatPinkDark }
public func FlatPlumDark() -> UIColor { .flatPlumDark }
public func FlatPowderBlueDark() -> UIColor { .flatPowderBlueDark }
public func FlatPurpleDark() -> UIColor { .flatPurpleDark }
public func FlatRedDark() -> UIColor { .flatRedDark }
public func FlatSandDark() -> UIColor { .flatSandDark }
public func FlatSkyBlueDark() -> UIColor { .flatSkyBlueDark }
public func FlatTealDark() -> UIColor { .flatTealDark }
public func FlatWatermelonDark() -> UIColor { .flatWatermelonDark }
public func FlatWhiteDark() -> UIColor { .flatWhiteDark }
public func FlatYellowDark() -> UIColor { .flatYellowDark }
