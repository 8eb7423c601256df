/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}

/// How the colours of a layer's own drawing are kept.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// The settings that a layer keeps for other systems.
final class LayerSettings {
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    var allowsEdgeAntialiasing = true
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var compositingFilter: Any?
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var style: [AnyHashable: Any]?
}

/// Kept for the app, without effect: all edges are drawn smooth, drawing keeps eight bits a colour, and iOS has no filters of layers' contents either.
extension CALayer {
    public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { settings.edgeAntialiasingMask }
        set { settings.edgeAntialiasingMask = newValue }
    }
    public final var allowsEdgeAntialiasing: Bool {
        get { settings.allowsEdgeAntialiasing }
        set { settings.allowsEdgeAntialiasing = newValue }
    }
    public final var filters: [Any]? {
        get { settings.filters }
        set { settings.filters = newValue }
    }
    public final var backgroundFilters: [Any]? {
        get { settings.backgroundFilters }
        set { settings.backgroundFilters = newValue }
    }
    public final var contentsFormat: CALayerContentsFormat {
        get { settings.contentsFormat }
        set { settings.contentsFormat = newValue }
    }
    /// Values for keys that the layer has none for. Default nil.
    public final var style: [AnyHashable: Any]? {
        get { settings.style }
        set { settings.style = newValue }
    }

    /// The part of the bounds that the layers above leave to be seen.
    public final var visibleRect: CGRect {
        LayerVisibility.visibleRect(of: self)
    }
}

private enum LayerVisibility {
    static func visibleRect(of shown: CALayer) -> CGRect {
        let visible: CGRect = sequence(first: shown, next: \.superlayer).dropFirst().reduce(shown.bounds) { visible, layer in
            layer.masksToBounds ? visible.intersection(shown.convert(layer.bounds, from: layer)) : visible
        }
        return visible.isNull ? .zero : visible
    }
}
