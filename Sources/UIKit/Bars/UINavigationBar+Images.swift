// Pictures for the bar's background, as apps from before iOS 13 set them.

extension UINavigationBar: UIBarPositioning {
    /// Top; what the delegate says for a bar outside a navigation controller.
    public var barPosition: UIBarPosition {
        guard let position = delegate?.position(for: self), position != .any else { return .top }
        return position
    }

    /// An empty picture makes the bar transparent; nil returns to the system's background.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        images.setBackground(backgroundImage, at: barPosition, barMetrics)
    }

    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images.background(at: barPosition, barMetrics)
    }

    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage(for: .any, barMetrics: barMetrics) }

    /// In place of the hairline under the bar; an empty picture leaves it out.
    public var shadowImage: UIImage? {
        get { images.shadow(at: .any) }
        set { images.setShadow(newValue, at: .any) }
    }

    /// Moves the title down, in points.
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleOffsets[barMetrics.rawValue] = adjustment
    }

    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleOffsets[barMetrics.rawValue] ?? 0 }
}
