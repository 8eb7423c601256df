/// A tool to work on a canvas with.
public protocol PKTool {}

extension PKTool {
    func isSame(as other: any PKTool) -> Bool {
        if let self = self as? PKInkingTool { return self == other as? PKInkingTool }
        if let self = self as? PKEraserTool { return self == other as? PKEraserTool }
        return self is PKLassoTool && other is PKLassoTool
    }
}

/// Draws.
public struct PKInkingTool: PKTool, Equatable {
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

    /// The version of content that has the tool's ink.
    public var requiredContentVersion: PKContentVersion { ink.requiredContentVersion }

    /// A colour as it looks on paper of another style: grey inks change places, black with white.
    public static func convertColor(_ color: UIColor, from: UIUserInterfaceStyle, to: UIUserInterfaceStyle) -> UIColor {
        guard (from == .dark) != (to == .dark) else { return color }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha), max(red, green, blue) - min(red, green, blue) < 0.05 else { return color }
        return UIColor(white: 1 - red, alpha: alpha)
    }
}

/// Rubs out.
public struct PKEraserTool: PKTool, Equatable {
    public enum EraserType: Sendable {
        /// Whole strokes.
        case vector
        /// The parts that the finger passes over.
        case bitmap
        /// The same at any scale of the canvas.
        case fixedWidthBitmap

        /// Points that the eraser is wide by default, and may be wide. A vector eraser has no width.
        public var defaultWidth: CGFloat { self == .vector ? 0 : 20 }
        public var validWidthRange: ClosedRange<CGFloat> { self == .vector ? 0...0 : 4...256 }
    }

    public let eraserType: EraserType
    /// In points, within the type's range.
    public let width: CGFloat

    public init(_ eraserType: EraserType) { self.init(eraserType, width: eraserType.defaultWidth) }
    public init(_ eraserType: EraserType, width: CGFloat) {
        self.eraserType = eraserType
        let range: ClosedRange<CGFloat> = eraserType.validWidthRange
        self.width = min(max(width, range.lowerBound), range.upperBound)
    }
}

/// Chooses the strokes that the finger goes around; a drag that begins on them moves them.
public struct PKLassoTool: PKTool, Equatable {
    public init() {}
}
