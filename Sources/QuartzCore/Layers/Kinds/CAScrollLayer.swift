import CoreGraphics

/// In which directions a scroll layer goes.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of sublayers that reach beyond it, which it cuts off at its bounds.
///
/// It hears of no touches and draws no indicators; where it stands is the origin of its bounds.
open class CAScrollLayer: CALayer {
    package override class func make() -> CALayer { CAScrollLayer() }

    /// Default ``CAScrollLayerScrollMode/both``.
    open var scrollMode: CAScrollLayerScrollMode = .both

    public override init() {
        super.init()
        masksToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        masksToBounds = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
    }

    /// Brings a point, in the layer's coordinates, to the upper left corner, as far as the mode lets it.
    open func scroll(to p: CGPoint) {
        bounds.origin = Self.origin(from: bounds.origin, to: p, in: scrollMode)
    }

    /// Scrolls by the least that shows a rectangle, its beginning where it is larger than the layer.
    open func scroll(to r: CGRect) { scroll(to: Self.origin(showing: r, in: bounds)) }

    static func origin(from origin: CGPoint, to wanted: CGPoint, in mode: CAScrollLayerScrollMode) -> CGPoint {
        CGPoint(
            x: [.both, .horizontally].contains(mode) ? wanted.x : origin.x,
            y: [.both, .vertically].contains(mode) ? wanted.y : origin.y)
    }

    static func origin(showing rect: CGRect, in bounds: CGRect) -> CGPoint {
        func start(_ shown: ClosedRange<CGFloat>, _ wanted: ClosedRange<CGFloat>) -> CGFloat {
            let length: CGFloat = shown.upperBound - shown.lowerBound
            if wanted.lowerBound < shown.lowerBound || wanted.upperBound - wanted.lowerBound > length { return wanted.lowerBound }
            return wanted.upperBound > shown.upperBound ? wanted.upperBound - length : shown.lowerBound
        }
        return CGPoint(x: start(bounds.minX...bounds.maxX, rect.minX...rect.maxX), y: start(bounds.minY...bounds.maxY, rect.minY...rect.maxY))
    }
}

extension CALayer {
    /// Has the nearest scroll layer above scroll to a point of this layer.
    public func scroll(_ p: CGPoint) {
        guard let layer = scrollLayerAbove else { return }
        layer.scroll(to: convert(p, to: layer))
    }

    /// Has the nearest scroll layer above show a rectangle of this layer.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let layer = scrollLayerAbove else { return }
        layer.scroll(to: convert(r, to: layer))
    }

    private var scrollLayerAbove: CAScrollLayer? {
        var layer: CALayer? = superlayer
        while let current = layer {
            if let found = current as? CAScrollLayer { return found }
            layer = current.superlayer
        }
        return nil
    }
}
