/// The popovers on screen: each follows its source, which may move without telling anybody (behaviour/rules.md 4.1).
@MainActor enum PopoverTracking {
    private static var shown: NSHashTable<UIPopoverPresentationController> { AppContext.current.popovers }

    static func add(_ popover: UIPopoverPresentationController) { shown.add(popover) }
    static func remove(_ popover: UIPopoverPresentationController) { shown.remove(popover) }

    /// Asks for layout where a source in the window is not where its popover found it. Returns whether one is.
    static func followSources(in window: UIWindow) -> Bool {
        var anyMoved = false
        for popover in shown.allObjects where popover.containerView?.window === window && popover.sourceHasMoved {
            popover.containerView?.setNeedsLayout()
            anyMoved = true
        }
        return anyMoved
    }
}
