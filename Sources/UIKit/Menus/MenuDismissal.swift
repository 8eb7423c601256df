/// A touch beside a menu takes it away and goes on: what is under the finger scrolls or draws with that same touch. Buttons, cells and
/// recognisers of taps do not get it.
@MainActor enum MenuDismissal {
    /// The view for a touch that just landed on `hit`.
    static func view(for touch: UITouch, hit: UIView?, in window: UIWindow, _ event: UIEvent) -> UIView? {
        EditMenuPresentation.current?.touchLanded(touch, on: hit)
        guard let menu = MenuPresentation.current, menu.letsTouchThrough(on: hit) else { return hit }
        menu.dismiss(animated: true)
        touch.hasDismissedMenu = true
        return receiver(of: window.hitTest(touch.windowLocation, with: event))
    }

    /// The view that scrolls or draws where the finger landed: the hit view, or that around the outermost control or cell that it is part of.
    static func receiver(of hit: UIView?) -> UIView? {
        var receiver: UIView? = hit
        var view: UIView? = hit
        while let current = view {
            if current is UIControl || current is UITableViewCell || current is UICollectionViewCell { receiver = current.superview }
            view = current.superview
        }
        return receiver
    }
}
