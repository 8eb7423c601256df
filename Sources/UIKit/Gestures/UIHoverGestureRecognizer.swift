/// Follows a pointer over its view. There is no pointer: it is never recognised.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    open var zOffset: CGFloat { 0 }
    /// Radians by which a pencil is turned around itself. Since iOS 17.5.
    open var rollAngle: CGFloat { 0 }
    /// Radians by which a pencil stands over the screen: a quarter turn, as for what is no pencil.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// Radians from the x axis, clockwise: 0, as for what is no pencil.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
