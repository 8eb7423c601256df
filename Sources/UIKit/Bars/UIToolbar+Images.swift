// Pictures for the bar's background, as apps from before iOS 13 set them.

extension UIToolbar: UIBarPositioning {
    /// Bottom, unless the delegate says otherwise.
    public var barPosition: UIBarPosition {
        guard let position = delegate?.position(for: self), position != .any else { return .bottom }
        return position
    }

    /// An empty picture makes the bar transparent; nil returns to the system's background.
    public func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {
        images.setBackground(backgroundImage, at: topOrBottom, barMetrics)
    }

    public func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images.background(at: topOrBottom, barMetrics)
    }

    /// In place of the hairline; an empty picture leaves it out.
    public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        images.setShadow(shadowImage, at: topOrBottom)
    }

    public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { images.shadow(at: topOrBottom) }
}
