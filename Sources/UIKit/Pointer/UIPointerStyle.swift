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

    /// From the pointer.
    let place: Position

    public init(_ shape: UIPointerShape, position: UIPointerAccessory.Position) {
        self.shape = shape
        place = position
        super.init()
    }

    /// An arrow that points away from the pointer.
    open class func arrow(_ position: UIPointerAccessory.Position) -> Self {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: -4))
        path.addLine(to: CGPoint(x: 5, y: 3))
        path.addLine(to: CGPoint(x: -5, y: 3))
        path.close()
        let arrow = UIPointerAccessory(.path(path), position: position)
        arrow.orientationMatchesAngle = true
        return unsafeDowncast(arrow, to: Self.self)
    }
}

extension UIPointerAccessory: NSCopying {
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    private func duplicate() -> UIPointerAccessory {
        let copy = UIPointerAccessory(shape, position: place)
        copy.orientationMatchesAngle = orientationMatchesAngle
        return copy
    }
}

extension UIPointerStyle: NSCopying {
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    private func duplicate() -> UIPointerStyle {
        let copy = UIPointerStyle(effect: effect, shape: shape, isHidden: isHidden)
        copy.accessories = accessories
        return copy
    }
}

extension UIPointerEffect {
    /// The view that the effect is of.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }
}
