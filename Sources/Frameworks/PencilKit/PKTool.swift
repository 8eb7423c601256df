/// A tool to work on a canvas with.
public protocol PKTool {}

/// Draws.
public struct PKInkingTool: PKTool {
    public typealias InkType = PKInk.InkType

    public var inkType: InkType
    public var color: UIColor
    /// In points, within the ink's range.
    public var width: CGFloat
    public var ink: PKInk { PKInk(inkType, color: color) }

    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        inkType = type
        self.color = color
        let range: ClosedRange<CGFloat> = type.validWidthRange
        self.width = min(max(width ?? type.defaultWidth, range.lowerBound), range.upperBound)
    }

    public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }

    /// A colour as it looks on paper of another style: grey inks change places, black with white.
    public static func convertColor(_ color: UIColor, from: UIUserInterfaceStyle, to: UIUserInterfaceStyle) -> UIColor {
        guard (from == .dark) != (to == .dark) else { return color }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha), max(red, green, blue) - min(red, green, blue) < 0.05 else { return color }
        return UIColor(white: 1 - red, alpha: alpha)
    }
}

/// Rubs out.
public struct PKEraserTool: PKTool {
    public enum EraserType: Sendable {
        /// Whole strokes.
        case vector
        /// The parts that the finger passes over.
        case bitmap
        case fixedWidthBitmap
    }

    public let eraserType: EraserType
    /// In points.
    public let width: CGFloat

    public init(_ eraserType: EraserType, width: CGFloat = 20) {
        self.eraserType = eraserType
        self.width = width
    }
}
