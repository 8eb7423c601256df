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
