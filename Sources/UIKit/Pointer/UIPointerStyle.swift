/// How the pointer looks over a region.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    /// The effect on the view under the pointer; nil where the pointer has a shape alone.
    let effect: UIPointerEffect?
    let shape: UIPointerShape?
    private let isHidden: Bool
    open var accessories: [UIPointerAccessory] = []

    init(effect: UIPointerEffect?, shape: UIPointerShape?, isHidden: Bool) {
        self.effect = effect
        self.shape = shape
        self.isHidden = isHidden
    }

    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect: effect, shape: shape, isHidden: false)
    }

    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init(effect: nil, shape: shape, isHidden: false)
    }

    public class func hidden() -> Self { make(isHidden: true) }
    public class func system() -> Self { make(isHidden: false) }

    private class func make(isHidden: Bool) -> Self {
        unsafeDowncast(UIPointerStyle(effect: nil, shape: nil, isHidden: isHidden), to: self)
    }
}

/// The change of the view under the pointer.
public enum UIPointerEffect {
    public enum TintMode: Int, Sendable {
        case none = 0, overlay = 1, underlay = 2
    }

    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)
}

/// The pointer's outline.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    public static let defaultCornerRadius: CGFloat = .greatestFiniteMagnitude
}

/// A mark beside the pointer.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {
    public let shape: UIPointerShape
    open var orientationMatchesAngle = false

    init(shape: UIPointerShape) { self.shape = shape }
}
