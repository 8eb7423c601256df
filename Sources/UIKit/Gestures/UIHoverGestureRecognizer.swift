/// Follows a pointer over its view. There is no pointer: it is never recognised.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    open var zOffset: CGFloat { 0 }
    /// Radians by which a pencil is turned around itself. Since iOS 17.5.
    open var rollAngle: CGFloat { 0 }
}
