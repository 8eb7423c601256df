/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// Images over titles: a compact width.
    open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { connect() } }
    /// Images beside titles: a regular width.
    open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { connect() } }
    /// Images beside titles in a bar of compact height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { connect() } }

    public required init() {
        super.init()
        connect()
    }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance {
            stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
            inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
            compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
        }
        connect()
    }

    private func connect() {
        for appearance in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
            appearance.onChange = { [weak self] in self?.onChange?() }
        }
        onChange?()
    }
}
