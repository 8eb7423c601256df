extension UITabBar {
    /// How tabs share the bar's width.
    public enum ItemPositioning: Int, Sendable {
        /// Filling narrow bars, centred in wide ones.
        case automatic = 0
        case fill = 1
        case centered = 2
    }

    /// The selected tab's colour, from before iOS 8: the bar's tint.
    @available(iOS, introduced: 5.0, deprecated: 8.0)
    public var selectedImageTintColor: UIColor? {
        get { tintColor }
        set { tintColor = newValue }
    }

    /// In place of the system's background; an empty picture makes the bar transparent.
    public var backgroundImage: UIImage? {
        get { images.background(at: .any, .default) }
        set { images.setBackground(newValue, at: .any, .default) }
    }

    /// In place of the hairline above the bar; an empty picture leaves it out.
    public var shadowImage: UIImage? {
        get { images.shadow(at: .any) }
        set { images.setShadow(newValue, at: .any) }
    }
}
