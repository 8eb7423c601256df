/// The nine weights of the system font, on the scale that `UIFont.Weight` uses.
package enum FontWeight: Int, CaseIterable, Sendable, Hashable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight's place on UIKit's scale from -1 to 1; regular is 0.
    package var value: Double {
        switch self {
        case .ultraLight: -0.8
        case .thin: -0.6
        case .light: -0.4
        case .regular: 0
        case .medium: 0.23
        case .semibold: 0.3
        case .bold: 0.4
        case .heavy: 0.56
        case .black: 0.62
        }
    }

    /// The weight nearest to a value on UIKit's scale; of two equally near, the lighter one.
    package init(nearest value: Double) {
        var best = FontWeight.regular
        var distance = Double.infinity
        for weight in FontWeight.allCases where abs(weight.value - value) < distance {
            best = weight
            distance = abs(weight.value - value)
        }
        self = best
    }

    /// The weight as OpenType counts it: 100 to 900, regular 400.
    package var openType: Int { (rawValue + 1) * 100 }

    /// The weight nearest to an OpenType weight class.
    package init(openType: Int) {
        self = FontWeight(rawValue: max(0, min(8, (openType + 50) / 100 - 1)))!
    }
}
