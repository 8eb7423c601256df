/// The source of a picture's pixels.
enum ImageContent: @unchecked Sendable {
    case empty
    case bitmap(CGImage)
    case symbol(SymbolDrawing)
    /// A PDF or SVG file, drawn at the size it is shown.
    case vector(VectorImage)
}

/// Everything a `UIImage` is; changing one gives another image.
@usableFromInline struct ImageValues: @unchecked Sendable {
    var content: ImageContent = .empty
    /// Pixels a point.
    var scale: CGFloat = 1
    var orientation: UIImage.Orientation = .up
    var renderingMode: UIImage.RenderingMode = .automatic
    var capInsets: UIEdgeInsets = .zero
    var resizingMode: UIImage.ResizingMode = .tile
    /// Whether the image was made resizable: caps of zero stretch it whole then.
    var isResizable = false
    var alignmentRectInsets: UIEdgeInsets = .zero
    var flipsForRightToLeft = false
    var baselineOffset: CGFloat?
    var tintColor: UIColor?
    var configuration: UIImage.Configuration?
    var asset: UIImageAsset?
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    /// The recipe that the pixels were computed from.
    var recipe: CIImage?

    /// Points.
    var size: CGSize {
        switch content {
        case .empty: return .zero
        case .symbol(let symbol): return symbol.size(displayScale: scale)
        case .vector(let vector): return vector.size
        case .bitmap(let image):
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
        }
    }

    var isSymbol: Bool {
        if case .symbol = content { return true }
        return false
    }
}
