import CoreGraphics
import Foundation

/// A layer that fills and strokes a path, in its own coordinates, over its background.
open class CAShapeLayer: CALayer {
    final var shape = ShapeState()

    struct ShapeState {
        var path: CGPath?
        var fillColor: CGColor? = .black
        var fillRule = CAShapeLayerFillRule.nonZero
        var strokeColor: CGColor?
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
        var lineWidth: CGFloat = 1
        var miterLimit: CGFloat = 10
        var lineCap = CAShapeLayerLineCap.butt
        var lineJoin = CAShapeLayerLineJoin.miter
        var lineDashPhase: CGFloat = 0
        var lineDashPattern: [NSNumber]?
    }

    open var path: CGPath? {
        get { shape.path }
        set { set(\.path, newValue?.copy(), "path") }
    }

    /// Default opaque black; nil: not filled.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { set(\.fillColor, newValue, "fillColor") }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { set(\.fillRule, newValue, "fillRule") }
    }

    /// Default nil: not stroked.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { set(\.strokeColor, newValue, "strokeColor") }
    }

    /// The start of the stroke along the path, 0 to 1. Default 0.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { set(\.strokeStart, newValue, "strokeStart") }
    }

    /// The end of the stroke along the path, 0 to 1. Default 1.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { set(\.strokeEnd, newValue, "strokeEnd") }
    }

    /// Default 1.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { set(\.lineWidth, newValue, "lineWidth") }
    }

    /// Default 10.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { set(\.miterLimit, newValue, "miterLimit") }
    }

    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { set(\.lineCap, newValue, "lineCap") }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { set(\.lineJoin, newValue, "lineJoin") }
    }

    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { set(\.lineDashPhase, newValue, "lineDashPhase") }
    }

    /// Lengths of dashes and gaps in turn. Default nil: a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { set(\.lineDashPattern, newValue, "lineDashPattern") }
    }

    private func set<Value: Equatable>(_ path: WritableKeyPath<ShapeState, Value>, _ value: Value, _ key: String) {
        guard shape[keyPath: path] != value else { return }
        let action = actionForChange(of: key)
        shape[keyPath: path] = value
        contentChanged()
        finishChange(of: key, action: action)
    }

    package override class func make() -> CALayer { CAShapeLayer() }

    override func copyValues(from other: CALayer) {
        super.copyValues(from: other)
        if let other = other as? CAShapeLayer { shape = other.shape }
    }

    override class var ownProperties: [String: LayerProperty] { ownTable }

    private nonisolated(unsafe) static let ownTable: [String: LayerProperty] = [
        "path": .optional(\CAShapeLayer.path), "fillColor": .optional(\CAShapeLayer.fillColor),
        "fillRule": .value(\CAShapeLayer.fillRule, isAnimatable: false),
        "strokeColor": .optional(\CAShapeLayer.strokeColor), "strokeStart": .number(\CAShapeLayer.strokeStart),
        "strokeEnd": .number(\CAShapeLayer.strokeEnd), "lineWidth": .number(\CAShapeLayer.lineWidth),
        "miterLimit": .number(\CAShapeLayer.miterLimit), "lineCap": .value(\CAShapeLayer.lineCap, isAnimatable: false),
        "lineJoin": .value(\CAShapeLayer.lineJoin, isAnimatable: false),
        "lineDashPhase": .number(\CAShapeLayer.lineDashPhase),
        "lineDashPattern": .optional(\CAShapeLayer.lineDashPattern, isAnimatable: false),
    ]

    override class var drawsOnlyBackground: Bool { false }

    override func emitContent(_ content: LayerContent) {
        super.emitContent(content)
        guard let path = shape.path, !path.isEmpty else { return }
        let fill = shape.fillColor.flatMap { $0.rgba.w > 0 ? $0 : nil }
        let stroke = shape.strokeColor.flatMap { $0.rgba.w > 0 && shape.lineWidth > 0 ? $0 : nil }
        guard fill != nil || stroke != nil else { return }
        var area = path.boundingBox
        if stroke != nil {
            // A mitre may reach out by its limit, and only by that of corners.
            let reach = shape.lineWidth / 2 * (shape.lineJoin == .miter ? max(shape.miterLimit, 1.5) : 1.5)
            area = area.insetBy(dx: -reach, dy: -reach)
        }
        let drawn = shape
        content.paint(area: area, fingerprint: fingerprint) { context in
            if let fill {
                context.addPath(path)
                context.setFillColor(fill)
                context.fillPath(using: drawn.fillRule == .evenOdd ? .evenOdd : .winding)
            }
            if let stroke { drawn.stroke(path, stroke, in: context) }
        }
    }

    private var fingerprint: Int {
        Fingerprint.of {
            $0.combine(shape.path)
            $0.combine(shape.fillColor)
            $0.combine(shape.fillRule)
            $0.combine(shape.strokeColor)
            $0.combine(shape.strokeStart)
            $0.combine(shape.strokeEnd)
            $0.combine(shape.lineWidth)
            $0.combine(shape.miterLimit)
            $0.combine(shape.lineCap)
            $0.combine(shape.lineJoin)
            $0.combine(shape.lineDashPhase)
            $0.combine(shape.lineDashPattern)
        }
    }
}

extension CAShapeLayer.ShapeState {
    fileprivate func stroke(_ path: CGPath, _ color: CGColor, in context: CGContext) {
        let part = strokeStart > 0 || strokeEnd < 1 ? PathTrim.part(of: path, from: strokeStart, to: strokeEnd) : path
        guard !part.isEmpty else { return }
        context.addPath(part)
        context.setStrokeColor(color)
        context.setLineWidth(lineWidth)
        context.setMiterLimit(miterLimit)
        context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
        if let lineDashPattern, !lineDashPattern.isEmpty {
            context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern.map { CGFloat($0.doubleValue) })
        }
        context.strokePath()
    }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
