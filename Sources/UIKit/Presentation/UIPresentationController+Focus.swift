extension UIPresentationController: UIAppearanceContainer {}

/// A presentation lies between what is presented and the window around it.
extension UIPresentationController: UIFocusEnvironment {
    /// The presented controller.
    public var preferredFocusEnvironments: [any UIFocusEnvironment] { [presentedViewController] }
    public func setNeedsFocusUpdate() {}
    public func updateFocusIfNeeded() {}
    public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    public func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { containerView?.superview ?? containerView?.window }
    public var focusItemContainer: (any UIFocusItemContainer)? { containerView }
}
