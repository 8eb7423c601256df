/// The commands of an edit menu and the place it points at. Every method is optional.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// The menu to show: nil for the one of `suggestedActions`, an empty menu for none.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The rectangle that the menu points at, in the coordinates of the interaction's view; the null rectangle, the default, for the source point.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let selector = "editMenuInteraction:menuFor:suggestedActions:"
        let menu: UIMenu?? = try? ObjCRuntime.invokeOptional(selector, on: self, [interaction, configuration, suggestedActions])
        return menu ?? nil
    }
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        (try? ObjCRuntime.invokeOptional("editMenuInteraction:targetRectFor:", on: self, [interaction, configuration])) ?? .null
    }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        try? ObjCRuntime.invokeOptional("editMenuInteraction:willPresentMenuFor:animator:", on: self, [interaction, configuration, animator])
    }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        try? ObjCRuntime.invokeOptional("editMenuInteraction:willDismissMenuFor:animator:", on: self, [interaction, configuration, animator])
    }
}

/// Lets an app take part in the animations of an edit menu.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}
