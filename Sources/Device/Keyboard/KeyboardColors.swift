import CoreGraphics

/// The colours of a keyboard, read off pictures of iOS 17 over a white and a black app.
struct KeyboardColors {
    struct Shade {
        var red: CGFloat
        var green: CGFloat
        var blue: CGFloat
        init(_ hex: UInt32) {
            red = CGFloat(hex >> 16 & 255) / 255
            green = CGFloat(hex >> 8 & 255) / 255
            blue = CGFloat(hex & 255) / 255
        }
    }

    var panel: Shade
    var letter: Shade
    var special: Shade
    var prominent: Shade
    var shadow: Shade
    var text: Shade
    var faintText: Shade
    var prominentText: Shade
    var line: Shade

    static let light = KeyboardColors(
        panel: Shade(0xD1D4DA), letter: Shade(0xFFFFFF), special: Shade(0xABB0BA), prominent: Shade(0x007AFF),
        shadow: Shade(0x898A8D), text: Shade(0x000000), faintText: Shade(0x8A8C91), prominentText: Shade(0xFFFFFF),
        line: Shade(0xB4B7BD))
    static let dark = KeyboardColors(
        panel: Shade(0x2B2B2D), letter: Shade(0x6B6B6D), special: Shade(0x48484A), prominent: Shade(0x0A84FF),
        shadow: Shade(0x161618), text: Shade(0xFFFFFF), faintText: Shade(0x9A9A9E), prominentText: Shade(0xFFFFFF),
        line: Shade(0x48484A))
}

extension CGContext {
    func setFill(_ shade: KeyboardColors.Shade) {
        setFillColor(red: shade.red, green: shade.green, blue: shade.blue, alpha: 1)
    }

    func setStroke(_ shade: KeyboardColors.Shade) {
        setStrokeColor(red: shade.red, green: shade.green, blue: shade.blue, alpha: 1)
    }
}
