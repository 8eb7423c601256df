/// Drives a transition by the user's hand.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    var completionSpeed: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition begins under a finger. Default true.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { ObjCRuntime.optionalProperty("completionSpeed", of: self) ?? 1 }
    public var completionCurve: UIView.AnimationCurve { ObjCRuntime.optionalProperty("completionCurve", of: self) ?? .easeInOut }
    public var wantsInteractiveStart: Bool { ObjCRuntime.optionalProperty("wantsInteractiveStart", of: self) ?? true }
}
