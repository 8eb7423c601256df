/// A symbol at a size and weight: its measures, and its pixels in given colours.
///
/// Proportions follow SF Symbols: a full circle is as wide as 0.996 of the point size at medium scale, with margins of a
/// tenth beside and a twelfth above and below, and stands centred on the capital letters of text of the same size.
struct SymbolDrawing: Equatable, Hashable, Sendable {
    /// The colours of the parts. A part without a colour of its own takes the last one.
    enum Coloring: Hashable {
        case single(CGColor)
        case hierarchical(CGColor)
        case palette([CGColor])
    }

    let name: String
    let pointSize: CGFloat
    let weight: UIImage.SymbolWeight
    let scale: UIImage.SymbolScale

    private static let widthOfCircle: CGFloat = 0.996
    private static let capHeight: CGFloat = 0.70459

    /// nil when the set has no such symbol.
    init?(name: String, pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
        guard SymbolLibrary.glyph(named: name) != nil else { return nil }
        self.name = name
        self.pointSize = pointSize
        self.weight = weight
        self.scale = scale
    }

    private var glyph: SymbolGlyph {
        SymbolLibrary.glyph(named: name) ?? SymbolGlyph(steps: [], bounds: .zero)
    }

    /// Points a grid unit.
    private var unit: CGFloat { Self.widthOfCircle * pointSize * scale.factor / 16 }
    /// At large scale what is left beside the symbol shrinks as the symbol grows: `plus.circle` at 17 points is 24.33 by 23.67 (the reference
    /// picture of a contact-add button).
    private var margin: CGSize {
        if scale == .large { return CGSize(width: 0.0686 * pointSize, height: 0.049 * pointSize) }
        return CGSize(width: 0.1 * pointSize * scale.factor, height: 0.08 * pointSize * scale.factor)
    }

    /// Points, before rounding to pixels.
    var exactSize: CGSize {
        let box: CGRect = glyph.bounds
        return CGSize(width: box.width * unit + 2 * margin.width, height: box.height * unit + 2 * margin.height)
    }

    /// The size rounded up to whole pixels of a screen of `displayScale`.
    func size(displayScale: CGFloat) -> CGSize {
        let size: CGSize = exactSize
        return CGSize(
            width: (size.width * displayScale - 0.01).rounded(.up) / displayScale,
            height: (size.height * displayScale - 0.01).rounded(.up) / displayScale)
    }

    /// How far above the lower edge the text baseline runs.
    var baselineOffsetFromBottom: CGFloat {
        (glyph.bounds.maxY - 8) * unit + margin.height - Self.capHeight * pointSize / 2
    }

    /// The symbol's pixels. The symbol fills the picture up to its margins.
    func image(width: Int, height: Int, coloring: Coloring) -> CGImage? {
        guard width > 0, height > 0, let bitmap = Bitmap(width: width, height: height, format: .premultiplied) else { return nil }
        let glyph: SymbolGlyph = self.glyph
        let context = CGContext(viewBitmap: bitmap, scale: 1)
        let size: CGSize = exactSize
        let zoom: CGFloat = min(CGFloat(width) / size.width, CGFloat(height) / size.height) * unit
        context.translateBy(x: CGFloat(width) / 2, y: CGFloat(height) / 2)
        context.scaleBy(x: zoom, y: zoom)
        context.translateBy(x: -glyph.bounds.midX, y: -glyph.bounds.midY)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for step in glyph.steps { draw(step, in: context, coloring: coloring) }
        return context.makeImage()
    }

    private func draw(_ step: SymbolGlyph.Step, in context: CGContext, coloring: Coloring) {
        let (color, erases) = paint(of: step, coloring)
        context.setBlendMode(erases ? .clear : .normal)
        context.setFillColor(color)
        context.setStrokeColor(color)
        switch step.style {
        case .fill, .evenOddFill:
            context.addPath(step.path)
            context.fillPath(using: step.style == .fill ? .winding : .evenOdd)
            let growth: CGFloat = step.isOutline ? weight.outlineGrowth : 0
            if growth > 0 { stroke(step.path, width: growth, in: context) }
        case .stroke(let width):
            stroke(step.path, width: width * weight.strokeFactor, in: context)
        }
    }

    private func stroke(_ path: CGPath, width: CGFloat, in context: CGContext) {
        context.addPath(path)
        context.setLineWidth(width)
        context.strokePath()
    }

    private func paint(of step: SymbolGlyph.Step, _ coloring: Coloring) -> (color: CGColor, erases: Bool) {
        switch coloring {
        case .single(let color):
            return (color, step.effect != .paint)
        case .hierarchical(let color):
            let faint: CGColor = color.copy(alpha: color.alpha * 0.4) ?? color
            return (step.level == 0 ? color : faint, step.effect == .erase)
        case .palette(let colors):
            let color: CGColor = colors.isEmpty ? .black : colors[min(step.level, colors.count - 1)]
            return (color, step.effect == .erase)
        }
    }
}

extension UIImage.SymbolScale {
    /// Size relative to medium.
    var factor: CGFloat {
        switch self {
        case .small: 0.785
        case .large: 1.299
        default: 1
        }
    }
}

extension UIImage.SymbolWeight {
    /// The width of drawn lines relative to regular.
    var strokeFactor: CGFloat {
        switch self {
        case .ultraLight: 0.45
        case .thin: 0.62
        case .light: 0.82
        case .unspecified, .regular: 1
        case .medium: 1.15
        case .semibold: 1.28
        case .bold: 1.45
        case .heavy: 1.65
        case .black: 1.85
        }
    }

    /// How much the outlines of the bundled set, drawn with lines one unit wide, grow to match.
    var outlineGrowth: CGFloat {
        switch self {
        case .ultraLight: 0
        case .thin: 0.05
        case .light: 0.15
        case .unspecified, .regular: 0.3
        case .medium: 0.42
        case .semibold: 0.55
        case .bold: 0.7
        case .heavy: 0.85
        case .black: 1
        }
    }
}
