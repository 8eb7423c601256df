import UIKit

public enum ColorScheme: Int, Sendable {
    /// Neighbours on the wheel of colours.
    case analogous
    /// A third of the wheel to both sides.
    case triadic
    /// The opposite.
    case complementary
}

/// Colours that suit one.
enum ColorSchemes {
    /// A colour's numbers from the first one's: degrees of hue, and hundredths of saturation (times and more) and brightness.
    private struct Step {
        var turn: CGFloat = 0
        var factor: CGFloat = 1
        var saturation: CGFloat = 0
        var brightness: CGFloat = 0
    }

    private static func steps(_ scheme: ColorScheme) -> [Step] {
        switch scheme {
        case .analogous:
            [
                Step(turn: -32, saturation: 5, brightness: 5), Step(turn: -16, saturation: 5, brightness: 9), Step(),
                Step(turn: 16, saturation: 5, brightness: 9), Step(turn: 32, saturation: 5, brightness: 5),
            ]
        case .complementary:
            [
                Step(saturation: 5, brightness: -30), Step(saturation: -10, brightness: 9), Step(), Step(turn: 180),
                Step(turn: 180, saturation: 20, brightness: -30),
            ]
        case .triadic:
            [
                Step(turn: 120, factor: 7 / 6, brightness: -5), Step(turn: 120, brightness: 9), Step(), Step(turn: 240, factor: 7 / 6, brightness: -5),
                Step(turn: 240, brightness: -30),
            ]
        }
    }

    /// Five colours, the third of which is the colour itself. Of flat ones that are alike, one is darker, or for neighbours farther away.
    static func colors(_ scheme: ColorScheme, of color: UIColor, isFlat: Bool) -> [UIColor] {
        let (hue, saturation, brightness) = color.hueParts
        let make: (Step) -> UIColor = { step in
            UIColor(
                hue: wrapped(hue * 360 + step.turn) / 360, saturation: limited(saturation * step.factor + step.saturation / 100),
                brightness: limited(brightness + step.brightness / 100), alpha: 1)
        }
        let steps: [Step] = steps(scheme)
        guard isFlat else { return steps.map(make) }
        var result: [UIColor] = steps.map { make($0).flatten() }
        if scheme == .analogous {
            let far: (CGFloat) -> UIColor = { make(Step(turn: $0, saturation: 5, brightness: 9)).flatten() }
            if result[1] == result[2] { result[1] = far(-48) }
            if result[2] == result[3] { result[3] = far(32) }
            if result[0] == result[1] { result[0] = far(-64) }
            if result[0] == result[2] { result[0] = far(-96) }
            if result[4] == result[3] { result[4] = far(64) }
            if result[4] == result[2] { result[4] = far(96) }
        } else {
            for (one, other) in [(1, 2), (3, 2), (0, 2), (4, 2), (0, 1), (4, 3)] where result[one] == result[other] {
                result[one] = (result[one].darken(byPercentage: 0.25) ?? result[one]).flatten()
            }
        }
        return result
    }

    /// Degrees from 0 to 360.
    static func wrapped(_ degrees: CGFloat) -> CGFloat {
        let rest: CGFloat = degrees.truncatingRemainder(dividingBy: 360)
        return rest < 0 ? rest + 360 : rest
    }

    private static func limited(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
}

extension NSArray {
    /// Five colours that suit one.
    public convenience init(ofColorsWith colorScheme: ColorScheme, using color: UIColor, withFlatScheme isFlatScheme: Bool) {
        self.init(array: ColorSchemes.colors(colorScheme, of: color, isFlat: isFlatScheme))
    }
    public convenience init(ofColorsWith colorScheme: ColorScheme, with color: UIColor, flatScheme isFlatScheme: Bool) {
        self.init(array: ColorSchemes.colors(colorScheme, of: color, isFlat: isFlatScheme))
    }
    /// The five colours that a picture has most of.
    public convenience init(ofColorsFrom image: UIImage, withFlatScheme isFlatScheme: Bool) {
        self.init(array: ImageColors.frequent(in: image, isFlat: isFlatScheme))
    }
}
