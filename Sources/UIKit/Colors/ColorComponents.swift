/// A colour as four numbers of extended sRGB.
struct ColorComponents: Equatable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Black at the colour's alpha for one without such numbers.
    init(_ color: CGColor) {
        self = Self.converted(color) ?? ColorComponents(red: 0, green: 0, blue: 0, alpha: color.alpha)
    }

    /// Nil for a pattern, which has no such numbers.
    static func converted(_ color: CGColor) -> ColorComponents? {
        let converted: CGColor = color.converted(to: .extendedSRGBSpace, intent: .defaultIntent, options: nil) ?? color
        guard let values = converted.components, values.count == 4 else { return nil }
        return ColorComponents(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }

    /// Perceived brightness, 0 to 1.
    var luminance: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    /// The form in which UIKit prints a colour.
    static func description(of color: CGColor) -> String {
        let values: [CGFloat] = color.components ?? []
        if values.count == 2 { return "UIExtendedGrayColorSpace \(number(values[0])) \(number(values[1]))" }
        let rgb = ColorComponents(color)
        return "UIExtendedSRGBColorSpace " + [rgb.red, rgb.green, rgb.blue, rgb.alpha].map(number).joined(separator: " ")
    }

    private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}

/// A colour of the hue circle, each part from 0 to 1.
struct HueColor: Equatable {
    typealias RGB = (red: CGFloat, green: CGFloat, blue: CGFloat)

    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = max(0, min(1, hue))
        self.saturation = max(0, min(1, saturation))
        self.brightness = brightness
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let high: CGFloat = max(red, green, blue)
        let span: CGFloat = high - min(red, green, blue)
        var turn: CGFloat = 0
        if span > 0 {
            if high == red {
                turn = (green - blue) / span
            } else if high == green {
                turn = 2 + (blue - red) / span
            } else {
                turn = 4 + (red - green) / span
            }
        }
        hue = turn < 0 ? (turn + 6) / 6 : turn / 6
        saturation = high > 0 ? span / high : 0
        brightness = high
    }

    var rgb: RGB {
        let turn: CGFloat = (hue == 1 ? 0 : hue) * 6
        let sector: CGFloat = turn.rounded(.down)
        let rest: CGFloat = turn - sector
        let low: CGFloat = brightness * (1 - saturation)
        let falling: CGFloat = brightness * (1 - saturation * rest)
        let rising: CGFloat = brightness * (1 - saturation * (1 - rest))
        switch Int(sector) {
        case 0: return (brightness, rising, low)
        case 1: return (falling, brightness, low)
        case 2: return (low, brightness, rising)
        case 3: return (low, falling, brightness)
        case 4: return (rising, low, brightness)
        default: return (brightness, low, falling)
        }
    }
}
