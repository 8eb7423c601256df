/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// Images over titles: a compact width.
    open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { connect() } }
    /// Images beside titles: a regular width.
    open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { connect() } }
    /// Images beside titles in a bar of compact height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { connect() } }

    /// Behind the selected tab; nil for nothing.
    open var selectionIndicatorImage: UIImage? { didSet { onChange?() } }
    /// Of that image, where it is a template. Default nil.
    open var selectionIndicatorTintColor: UIColor? { didSet { onChange?() } }
    /// How stacked tabs share the bar's width. Default automatic.
    open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic { didSet { onChange?() } }
    /// The width of a centred stacked tab in points; 0 lets the bar decide.
    open var stackedItemWidth: CGFloat = 0 { didSet { onChange?() } }
    /// Between centred stacked tabs, in points; 0 lets the bar decide.
    open var stackedItemSpacing: CGFloat = 0 { didSet { onChange?() } }

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
            selectionIndicatorImage = other.selectionIndicatorImage
            selectionIndicatorTintColor = other.selectionIndicatorTintColor
            stackedItemPositioning = other.stackedItemPositioning
            stackedItemWidth = other.stackedItemWidth
            stackedItemSpacing = other.stackedItemSpacing
        }
        connect()
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)
        if let look = coder.archived(UITabBarItemAppearance.self, "UIStackedLayoutAppearance") { stackedLayoutAppearance = look }
        if let look = coder.archived(UITabBarItemAppearance.self, "UIInlineLayoutAppearance") { inlineLayoutAppearance = look }
        if let look = coder.archived(UITabBarItemAppearance.self, "UICompactInlineLayoutAppearance") { compactInlineLayoutAppearance = look }
        selectionIndicatorImage = coder.archived(UIImage.self, "UISelectionIndicatorImage")
        selectionIndicatorTintColor = coder.archived(UIColor.self, "UISelectionIndicatorTintColor")
        stackedItemPositioning = UITabBar.ItemPositioning(rawValue: coder.decodeInteger(forKey: "UIStackedItemPositioning")) ?? .automatic
        stackedItemWidth = CGFloat(coder.decodeDouble(forKey: "UIStackedItemWidth"))
        stackedItemSpacing = CGFloat(coder.decodeDouble(forKey: "UIStackedItemSpacing"))
        connect()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(stackedLayoutAppearance, forKey: "UIStackedLayoutAppearance")
        coder.encode(inlineLayoutAppearance, forKey: "UIInlineLayoutAppearance")
        coder.encode(compactInlineLayoutAppearance, forKey: "UICompactInlineLayoutAppearance")
        coder.encode(selectionIndicatorImage, forKey: "UISelectionIndicatorImage")
        coder.encode(selectionIndicatorTintColor, forKey: "UISelectionIndicatorTintColor")
        coder.encode(stackedItemPositioning.rawValue, forKey: "UIStackedItemPositioning")
        coder.encode(Double(stackedItemWidth), forKey: "UIStackedItemWidth")
        coder.encode(Double(stackedItemSpacing), forKey: "UIStackedItemSpacing")
    }

    private func connect() {
        for appearance in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
            appearance.onChange = { [weak self] in self?.onChange?() }
        }
        onChange?()
    }
}
