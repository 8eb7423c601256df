/// A part of a view that assistive technologies are to know though no view of its own stands for it.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// The view, or the element, that lists this one.
    open weak var accessibilityContainer: AnyObject?
    open var accessibilityIdentifier: String?

    /// - Parameter container: the view, or element, this one is part of.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    /// The frame in the container's coordinates; it follows the container. Default zero: `accessibilityFrame` counts.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    override var defaultAccessibilityFrame: CGRect {
        let inside: CGRect = accessibilityFrameInContainerSpace
        if let view = accessibilityContainer as? UIView { return UIAccessibility.convertToScreenCoordinates(inside, in: view) }
        guard let element = accessibilityContainer as? UIResponder else { return inside }
        let outer: CGRect = element.accessibilityFrame
        return inside.offsetBy(dx: outer.minX, dy: outer.minY)
    }

    /// The handler that increments and decrements a part of one of UIKit's own controls.
    var onAdjust: ((_ up: Bool) -> Void)?
    var onActivate: (() -> Void)?

    open override func accessibilityIncrement() { onAdjust?(true) }
    open override func accessibilityDecrement() { onAdjust?(false) }
    open override func accessibilityActivate() -> Bool {
        onActivate?()
        return onActivate != nil
    }
}
