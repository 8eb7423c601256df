/// Follows a pointer over its view. There is no pointer: it is never recognised.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    open var zOffset: CGFloat { 0 }
}
