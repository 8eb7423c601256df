/// Decides what a recogniser may do. Every method is optional.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Asked before the recogniser leaves `possible`; false makes it fail. Default true.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether the two may be recognised together; a yes from either side is enough. Default false.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether the recogniser has to wait for the other's failure. Asked once a pair and sequence of touches. Default false.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Asked when a touch lands; false hides it from the recogniser. Default true.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (try? ObjCRuntime.invokeOptional("gestureRecognizerShouldBegin:", on: self, [gestureRecognizer])) ?? true
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let selector = "gestureRecognizer:shouldRecognizeSimultaneouslyWith:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [gestureRecognizer, otherGestureRecognizer])) ?? false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let selector = "gestureRecognizer:shouldRequireFailureOf:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [gestureRecognizer, otherGestureRecognizer])) ?? false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let selector = "gestureRecognizer:shouldBeRequiredToFailBy:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [gestureRecognizer, otherGestureRecognizer])) ?? false
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        (try? ObjCRuntime.invokeOptional("gestureRecognizer:shouldReceive:", on: self, [gestureRecognizer, touch])) ?? true
    }
}
