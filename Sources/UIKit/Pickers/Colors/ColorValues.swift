/// A colour as a colour picker takes it apart: red, green, blue and opacity, each from 0 to 1.
struct ColorValues: Equatable {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 1

    init(red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    @MainActor init(_ color: UIColor) {
        if !color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) { self = ColorValues() }
        for part in [\ColorValues.red, \.green, \.blue, \.alpha] { self[keyPath: part] = min(max(self[keyPath: part], 0), 1) }
    }

    /// Six hexadecimal digits, with or without a sign before them; nil for anything else.
    init?(hex: String, alpha: CGFloat) {
        let digits: Substring = hex.drop { $0 == "#" || $0.isWhitespace }
        guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16) else { return nil }
        func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
    var opaque: ColorValues { ColorValues(red: red, green: green, blue: blue) }

    var hex: String {
        [red, green, blue].map { part in
            let text = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }.joined()
    }

    /// The same colour with one of its parts at another value.
    func with(_ part: WritableKeyPath<ColorValues, CGFloat>, _ value: CGFloat) -> ColorValues {
        var copy = self
        copy[keyPath: part] = value
        return copy
    }
}
