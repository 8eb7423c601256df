import UIKit

public enum UIGradientStyle: UInt, Sendable {
    case leftToRight, radial, topToBottom
    /// From the lower left to the upper right.
    case diagonal
}

public enum UIShadeStyle: Int, Sendable {
    case light, dark
}

/// The flat colour that was chosen last, which is not chosen again at once.
private final class RandomChoice: @unchecked Sendable {
    private let lock = NSLock()
    private var last: Int?
    static var current: RandomChoice { AppServices.object { RandomChoice() } }

    func next(below count: Int) -> Int {
        lock.withLock {
            var number: Int = .random(in: 0..<count)
            while number == last { number = .random(in: 0..<count) }
            last = number
            return number
        }
    }
}

extension UIColor {
    // MARK: - Random colours

    /// Any one of the flat colours, another than the last time.
    public class var randomFlat: UIColor { FlatPalette.all[RandomChoice.current.next(below: FlatPalette.all.count)] }

    public convenience init(randomFlatColorOf shadeStyle: UIShadeStyle) { self.init(randomFlatColorOf: shadeStyle, withAlpha: 1) }
    public convenience init(randomFlatColorOf shadeStyle: UIShadeStyle, withAlpha alpha: CGFloat) {
        let colors: [UIColor] = shadeStyle == .dark ? FlatPalette.dark : FlatPalette.light
        self.init(colors[RandomChoice.current.next(below: colors.count)], alpha: alpha)
    }
    public convenience init(randomFlatColorExcludingColorsIn colors: [UIColor]) {
        let left: [UIColor] = FlatPalette.all.filter { !colors.contains($0) }
        self.init((left.isEmpty ? FlatPalette.all : left).randomElement() ?? .flatWhite)
    }
    /// Nil for no colours.
    public convenience init?(randomColorIn colors: [UIColor]) {
        guard let color = colors.randomElement() else { return nil }
        self.init(color)
    }

    /// A colour's own parts, with another alpha where one is given.
    private convenience init(_ color: UIColor, alpha: CGFloat? = nil) {
        let (red, green, blue, own) = color.parts
        self.init(red: red, green: green, blue: blue, alpha: alpha ?? own)
    }

    // MARK: - Colours of others

    /// The colour that the picture has on the average, with some saturation.
    public convenience init(averageColorFrom image: UIImage) { self.init(averageColorFrom: image, withAlpha: 1) }
    public convenience init(averageColorFrom image: UIImage, withAlpha alpha: CGFloat) {
        let average: UIColor = ImageColors.average(of: image) ?? .clear
        self.init(average.withSaturation(atLeast: 0.15), alpha: average.parts.alpha == 0 ? 0 : alpha)
    }

    /// The flat colour opposite to a colour on the wheel.
    public convenience init(complementaryFlatColorOf color: UIColor) { self.init(complementaryFlatColorOf: color, withAlpha: 1) }
    public convenience init(complementaryFlatColorOf color: UIColor, withAlpha alpha: CGFloat) {
        let color: UIColor = color.plain
        let (hue, saturation, brightness) = color.hueParts
        let opposite = UIColor(
            hue: ColorSchemes.wrapped((hue * 360 + 180).rounded()) / 360, saturation: (saturation * 100).rounded() / 100,
            brightness: (brightness * 100).rounded() / 100, alpha: 1)
        self.init(opposite.nearestFlat, alpha: color.parts.alpha == 0 ? 0 : alpha)
    }

    /// Black or white, which is the better to be read on a colour: black on those whose luminance is above 0.6.
    public convenience init(contrastingBlackOrWhiteColorOn backgroundColor: UIColor, isFlat flat: Bool) {
        self.init(contrastingBlackOrWhiteColorOn: backgroundColor, isFlat: flat, alpha: 1)
    }
    public convenience init(contrastingBlackOrWhiteColorOn backgroundColor: UIColor, isFlat flat: Bool, alpha: CGFloat) {
        let isLight: Bool = backgroundColor.plain.luminance > 0.6
        self.init(flat ? (isLight ? .flatBlackDark : .flatWhite) : (isLight ? .black : .white), alpha: alpha)
    }

    /// A picture of a gradient as large as a frame, repeated.
    public convenience init(gradientStyle: UIGradientStyle, withFrame frame: CGRect, andColors colors: [UIColor]) {
        let image: UIImage = GradientPicture.image(gradientStyle, size: frame.size, colors: colors)
        self.init(patternImage: image)
        gradientImage = image
    }

    /// A text of three or six hexadecimal digits, with `#` or without. Nil for other lengths.
    public convenience init?(hexString string: String) { self.init(hexString: string, withAlpha: 1) }
    public convenience init?(hexString string: String, withAlpha alpha: CGFloat) {
        guard let (red, green, blue) = Self.parts(ofHex: string) else { return nil }
        self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
    }

    /// Pairs of digits that are no number stand for zero.
    static func parts(ofHex string: String) -> (red: Int, green: Int, blue: Int)? {
        var digits: [Character] = Array(string.hasPrefix("#") ? string.dropFirst() : Substring(string))
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 else { return nil }
        let number: (Int) -> Int = { Int(String(digits[$0...$0 + 1]), radix: 16) ?? 0 }
        return (number(0), number(2), number(4))
    }

    // MARK: - Changes

    /// The flat colour that looks most like this one, with the same alpha.
    public func flatten() -> UIColor {
        let alpha: CGFloat = plain.parts.alpha
        return plain.nearestFlat.withAlphaComponent(alpha > 0 ? alpha : 1)
    }

    /// - Parameter percentage: of brightness, from 0 to 1.
    public func darken(byPercentage percentage: CGFloat) -> UIColor? { withBrightness { $0 - max(percentage, 0) } }
    public func lighten(byPercentage percentage: CGFloat) -> UIColor? { withBrightness { $0 + max(percentage, 0) } }

    private func withBrightness(_ change: (CGFloat) -> CGFloat) -> UIColor {
        let (hue, saturation, brightness) = hueParts
        return UIColor(hue: hue, saturation: saturation, brightness: min(max(change(brightness), 0), 1), alpha: parts.alpha)
    }

    /// Six hexadecimal digits after `#`.
    public func hexValue() -> String {
        let (red, green, blue, _) = parts
        return String(format: "#%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255))
    }

    /// The picture that a gradient is made of. Nil for other colours.
    public var gradientImage: UIImage! {
        get { objc_getAssociatedObject(self, Self.gradientKey) as? UIImage }
        set { objc_setAssociatedObject(self, Self.gradientKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
    // An address that nothing else has: a type's own.
    private static var gradientKey: UnsafeRawPointer { UnsafeRawPointer(bitPattern: Int(bitPattern: ObjectIdentifier(RandomChoice.self)))! }

    // MARK: - Parts

    var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red, green, blue, alpha)
    }

    var hueParts: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        return (hue, saturation, brightness)
    }

    /// One colour for a gradient: its average.
    private var plain: UIColor { gradientImage.flatMap { ImageColors.average(of: $0) } ?? self }

    var luminance: CGFloat {
        let (red, green, blue, _) = parts
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    private var lab: LabColor {
        let (red, green, blue, _) = parts
        return LabColor(red: Double(red), green: Double(green), blue: Double(blue))
    }

    private var nearestFlat: UIColor {
        let own: LabColor = lab
        return FlatPalette.all.min { own.difference(from: $0.lab) < own.difference(from: $1.lab) } ?? self
    }

    func withSaturation(atLeast least: CGFloat) -> UIColor {
        let (hue, saturation, brightness) = hueParts
        return saturation < least ? UIColor(hue: hue, saturation: least, brightness: brightness, alpha: parts.alpha) : self
    }
}
