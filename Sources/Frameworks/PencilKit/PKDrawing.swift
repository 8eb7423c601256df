/// Strokes from the lowest to the topmost.
public struct PKDrawing: @unchecked Sendable {
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

    /// The version of content that has the inks of all strokes.
    public var requiredContentVersion: PKContentVersion { strokes.map(\.requiredContentVersion).max() ?? .version1 }

    /// The area that the strokes cover; the null rectangle for none.
    public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }

    /// A picture of a part of the drawing.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        let (width, height): (Int, Int) = (Int((rect.width * scale).rounded(.up)), Int((rect.height * scale).rounded(.up)))
        guard
            width > 0, height > 0, scale > 0,
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
        else { return UIImage() }
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: scale, y: -scale)
        context.translateBy(x: -rect.minX, y: -rect.minY)
        draw(in: context, rect, UITraitCollection.current.userInterfaceStyle)
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
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

extension PKDrawing: Equatable {
    public static func == (first: PKDrawing, second: PKDrawing) -> Bool {
        first.strokes.map(SavedStroke.init) == second.strokes.map(SavedStroke.init)
    }
}

/// A drawing is one value, the data of `dataRepresentation()`.
extension PKDrawing: Codable {
    public init(from decoder: any Decoder) throws { try self.init(data: decoder.singleValueContainer().decode(Data.self)) }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(dataRepresentation())
    }
}

/// A stroke as it is kept.
private struct SavedStroke: Codable, Equatable {
    var ink: PKInk.InkType
    var color: [Double]
    /// Ten numbers a point.
    var points: [Double]
    var transform: [Double]
    var date: Date
    var seed: UInt32
    /// Each element of the mask: its kind, then its coordinates.
    var mask: [[Double]]?
    var isEvenOdd: Bool?

    init(_ stroke: PKStroke) {
        ink = stroke.ink.inkType
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        color = [red, green, blue, alpha].map { Double($0) }
        points = stroke.path.flatMap { point -> [Double] in
            [
                Double(point.location.x), Double(point.location.y), point.timeOffset, Double(point.size.width), Double(point.size.height),
                Double(point.opacity), Double(point.force), Double(point.azimuth), Double(point.altitude), Double(point.secondaryScale),
            ]
        }
        seed = stroke.randomSeed
        mask = stroke.mask.map { Self.numbers(of: $0.cgPath) }
        isEvenOdd = stroke.mask?.usesEvenOddFillRule
        let m: CGAffineTransform = stroke.transform
        transform = [m.a, m.b, m.c, m.d, m.tx, m.ty].map { Double($0) }
        date = stroke.path.creationDate
    }

    var stroke: PKStroke {
        let places: [PKStrokePoint] = stride(from: 0, to: points.count - 9, by: 10).map { index in
            let values: [CGFloat] = points[index..<(index + 10)].map { CGFloat($0) }
            return PKStrokePoint(
                location: CGPoint(x: values[0], y: values[1]), timeOffset: points[index + 2], size: CGSize(width: values[3], height: values[4]),
                opacity: values[5], force: values[6], azimuth: values[7], altitude: values[8], secondaryScale: values[9])
        }
        let tint: UIColor = color.count == 4 ? UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3]) : .black
        var matrix: CGAffineTransform = .identity
        if transform.count == 6 {
            matrix = CGAffineTransform(a: transform[0], b: transform[1], c: transform[2], d: transform[3], tx: transform[4], ty: transform[5])
        }
        return PKStroke(
            ink: PKInk(ink, color: tint), path: PKStrokePath(controlPoints: places, creationDate: date), transform: matrix, mask: mask.map(outline),
            randomSeed: seed)
    }

    private static func numbers(of path: CGPath) -> [[Double]] {
        var all: [[Double]] = []
        path.applyWithBlock { element in
            let count: Int =
                switch element.pointee.type {
                case .moveToPoint, .addLineToPoint: 1
                case .addQuadCurveToPoint: 2
                case .addCurveToPoint: 3
                default: 0
                }
            let places: [CGPoint] = (0..<count).map { element.pointee.points[$0] }
            all.append([Double(element.pointee.type.rawValue)] + places.flatMap { [Double($0.x), Double($0.y)] })
        }
        return all
    }

    private func outline(_ elements: [[Double]]) -> UIBezierPath {
        let path = UIBezierPath()
        for element in elements {
            let points: [CGPoint] = stride(from: 1, to: element.count - 1, by: 2).map { CGPoint(x: element[$0], y: element[$0 + 1]) }
            switch (element.first, points.count) {
            case (0, 1): path.move(to: points[0])
            case (1, 1): path.addLine(to: points[0])
            case (2, 2): path.addQuadCurve(to: points[1], controlPoint: points[0])
            case (3, 3): path.addCurve(to: points[2], controlPoint1: points[0], controlPoint2: points[1])
            default: path.close()
            }
        }
        path.usesEvenOddFillRule = isEvenOdd == true
        return path
    }
}
