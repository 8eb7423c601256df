/// Strokes from the lowest to the topmost.
@preconcurrency @MainActor public struct PKDrawing {
    public var strokes: [PKStroke]

    public init() { strokes = [] }

    public init<Strokes: Sequence>(strokes: Strokes) where Strokes.Element == PKStroke { self.strokes = Array(strokes) }

    /// A drawing of `dataRepresentation()`. Throws for data of anything else: Apple's own format is not read.
    public init(data: Data) throws {
        let saved: [SavedStroke] = try PropertyListDecoder().decode([SavedStroke].self, from: data)
        strokes = saved.map(\.stroke)
    }

    /// The drawing as a property list of its strokes.
    public func dataRepresentation() -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        guard let data = try? encoder.encode(strokes.map(SavedStroke.init)) else { preconditionFailure("Numbers and names can be encoded.") }
        return data
    }

    /// The area that the strokes cover; the null rectangle for none.
    public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }

    /// A picture of a part of the drawing.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        let style: UIUserInterfaceStyle = UITraitCollection.current.userInterfaceStyle
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            draw(in: context.cgContext, rect, style)
        }
    }

    /// Draws the strokes that touch a rectangle. Black ink is white in the dark, as on paper of that colour.
    func draw(in context: CGContext, _ rect: CGRect, _ style: UIUserInterfaceStyle) {
        for stroke in strokes where stroke.renderBounds.intersects(rect) {
            stroke.draw(in: context, PKInkingTool.convertColor(stroke.ink.color, from: .light, to: style))
        }
    }

    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }

    public mutating func transform(using transform: CGAffineTransform) {
        for index in strokes.indices { strokes[index].transform = strokes[index].transform.concatenating(transform) }
    }

    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        var result: PKDrawing = self
        result.transform(using: transform)
        return result
    }
}

extension PKDrawing: @preconcurrency Equatable {
    public static func == (first: PKDrawing, second: PKDrawing) -> Bool {
        first.strokes.map(SavedStroke.init) == second.strokes.map(SavedStroke.init)
    }
}

/// A stroke as it is kept.
@MainActor private struct SavedStroke: @preconcurrency Codable, @preconcurrency Equatable {
    var ink: PKInk.InkType
    var color: [Double]
    var width: Double
    var points: [Double]
    var transform: [Double]
    var date: Date

    init(_ stroke: PKStroke) {
        ink = stroke.ink.inkType
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        color = [red, green, blue, alpha].map { Double($0) }
        width = Double(stroke.width)
        points = stroke.path.flatMap { [Double($0.location.x), Double($0.location.y), $0.timeOffset] }
        let m: CGAffineTransform = stroke.transform
        transform = [m.a, m.b, m.c, m.d, m.tx, m.ty].map { Double($0) }
        date = stroke.path.creationDate
    }

    var stroke: PKStroke {
        let size = CGSize(width: width, height: width)
        let places: [PKStrokePoint] = stride(from: 0, to: points.count - 2, by: 3).map { index in
            PKStrokePoint(
                location: CGPoint(x: points[index], y: points[index + 1]), timeOffset: points[index + 2], size: size, opacity: 1, force: 0,
                azimuth: 0, altitude: .pi / 2)
        }
        let tint: UIColor = color.count == 4 ? UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3]) : .black
        var matrix: CGAffineTransform = .identity
        if transform.count == 6 {
            matrix = CGAffineTransform(a: transform[0], b: transform[1], c: transform[2], d: transform[3], tx: transform[4], ty: transform[5])
        }
        return PKStroke(ink: PKInk(ink, color: tint), path: PKStrokePath(controlPoints: places, creationDate: date), transform: matrix)
    }
}
