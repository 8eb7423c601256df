import CoreGraphics
import Foundation

/// A layer that shows a gradient over its background, inside its rounded bounds.
open class CAGradientLayer: CALayer {
    final var gradient = GradientState()

    struct GradientState {
        var colors: [Any]?
        var locations: [NSNumber]?
        var startPoint = CGPoint(x: 0.5, y: 0)
        var endPoint = CGPoint(x: 0.5, y: 1)
        var type = CAGradientLayerType.axial
    }

    /// Colours as `CGColor`, from the start on.
    open var colors: [Any]? {
        get { gradient.colors }
        set { set(\.colors, newValue, "colors") }
    }

    /// The places of the colours, 0 at the start to 1 at the end, ascending. Default: evenly.
    open var locations: [NSNumber]? {
        get { gradient.locations }
        set { set(\.locations, newValue, "locations") }
    }

    /// In parts of the bounds. Default (0.5, 0).
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { set(\.startPoint, newValue, "startPoint") }
    }

    /// In parts of the bounds. Default (0.5, 1).
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { set(\.endPoint, newValue, "endPoint") }
    }

    /// Default axial: along the line between the points.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { set(\.type, newValue, "type") }
    }

    private func set<Value>(_ path: WritableKeyPath<GradientState, Value>, _ value: Value, _ key: String) {
        let action = actionForChange(of: key)
        gradient[keyPath: path] = value
        finishChange(of: key, action: action)
    }

    package override class func make() -> CALayer { CAGradientLayer() }

    override func copyValues(from other: CALayer) {
        super.copyValues(from: other)
        if let other = other as? CAGradientLayer { gradient = other.gradient }
    }

    override class var ownProperties: [String: LayerProperty] { ownTable }

    private nonisolated(unsafe) static let ownTable: [String: LayerProperty] = [
        "colors": .optional(\CAGradientLayer.colors),
        "locations": LayerProperty(
            isAnimatable: true, get: { ($0 as? CAGradientLayer)?.locations },
            set: { layer, value in
                let numbers = (value as? [Any])?.compactMap { AnimationValue($0).number }
                (layer as? CAGradientLayer)?.locations = numbers?.map { NSNumber(value: $0) }
            }),
        "startPoint": .value(\CAGradientLayer.startPoint), "endPoint": .value(\CAGradientLayer.endPoint),
        "type": .value(\CAGradientLayer.type, isAnimatable: false),
    ]

    override class var drawsOnlyBackground: Bool { false }

    override func emitContent(_ content: LayerContent) {
        let colors = (gradient.colors ?? []).compactMap { $0 as? CGColor }
        if !colors.isEmpty { content.gradient(gradient.type, stops: stops(colors), from: startPoint, to: endPoint) }
        super.emitContent(content)
    }

    private func stops(_ colors: [CGColor]) -> [GradientDrawing.Stop] {
        let even = colors.indices.map { colors.count == 1 ? 0 : Double($0) / Double(colors.count - 1) }
        let given = gradient.locations?.map(\.doubleValue) ?? even
        var last = 0.0
        return zip(colors, given.count >= colors.count ? given : even).map { color, location in
            last = max(last, location)
            return GradientDrawing.Stop(location: last, color: color.rgba)
        }
    }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// An ellipse about the start point whose half axes reach to the end point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, beginning in the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
