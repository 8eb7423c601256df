/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// Images over titles: a compact width.
    open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { connect() } }
    /// Images beside titles: a regular width.
    open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { connect() } }
    /// Images beside titles in a bar of compact height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { connect() } }

    public override init() {
        super.init()
        connect()
    }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance {
            stackedLayoutAppearance = other.stackedLayoutAppearance
            inlineLayoutAppearance = other.inlineLayoutAppearance
            compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
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

/// How a tab bar's items look in one of its layouts.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()

    var onChange: (() -> Void)? {
        didSet { for state in [normal, selected, disabled] { state.onChange = onChange } }
    }
}

/// How an item looks in one state. Nil and empty values leave it to the bar.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    open var iconColor: UIColor? { didSet { onChange?() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    var onChange: (() -> Void)?
}
