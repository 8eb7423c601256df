extension UIColor {
    /// The colour in words, as it is read out: "dark red".
    public var accessibilityName: String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return ColorWords.name(red: red, green: green, blue: blue, alpha: alpha)
    }
}

/// The words for a colour: its parts in, words out.
enum ColorWords {
    static func name(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> String {
        guard alpha > 0 else { return "transparent" }
        let high: CGFloat = max(red, green, blue)
        let low: CGFloat = min(red, green, blue)
        let range: CGFloat = high - low
        let lightness: CGFloat = (high + low) / 2
        if range < 0.08 { return grey(lightness) }
        let hue: CGFloat =
            high == red
            ? ((green - blue) / range + 6).truncatingRemainder(dividingBy: 6)
            : high == green ? (blue - red) / range + 2 : (red - green) / range + 4
        let saturation: CGFloat = range / (1 - abs(2 * lightness - 1))
        let words: [String] = [
            lightness < 0.3 ? "dark" : lightness > 0.7 ? "light" : "", saturation > 0.8 && lightness >= 0.3 && lightness <= 0.7 ? "vibrant" : "",
        ]
        return (words + [name(ofHue: hue * 60)]).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func grey(_ lightness: CGFloat) -> String {
        switch lightness {
        case ..<0.05: "black"
        case ..<0.35: "dark gray"
        case ..<0.65: "gray"
        case ..<0.95: "light gray"
        default: "white"
        }
    }

    private static func name(ofHue degrees: CGFloat) -> String {
        switch degrees {
        case ..<15: "red"
        case ..<45: "orange"
        case ..<70: "yellow"
        case ..<165: "green"
        case ..<200: "cyan"
        case ..<255: "blue"
        case ..<290: "purple"
        case ..<335: "magenta"
        default: "red"
        }
    }
}
