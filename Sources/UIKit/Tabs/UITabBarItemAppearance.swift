/// How a tab bar's items look in one of its layouts.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying, @preconcurrency NSSecureCoding {
    public enum Style: Int, Sendable {
        case stacked = 0, inline = 1, compactInline = 2
    }

    public override required init() { super.init() }

    /// An appearance that leaves everything to the bar, whose items have the defaults of their arrangement.
    public convenience init(style: Style) { self.init() }

    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    /// While the focus is on the item, with a keyboard.
    public let focused = UITabBarItemStateAppearance()

    /// Forgets all that was set: every arrangement's defaults are the bar's own.
    open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
        for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
        onChange?()
    }

    public required init(coder: NSCoder) {
        super.init()
        for (name, state) in states { state.decode(coder, name) }
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { for (name, state) in states { state.encode(to: coder, name) } }

    private var states: [(name: String, state: UITabBarItemStateAppearance)] {
        [("UINormal", normal), ("UISelected", selected), ("UIDisabled", disabled), ("UIFocused", focused)]
    }

    var onChange: (() -> Void)? {
        didSet { for state in [normal, selected, disabled, focused] { state.onChange = onChange } }
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UncheckedCopy(value: duplicate()) }.value
    }

    /// An appearance with the same look.
    public func copy() -> Self {
        let copy: Self = type(of: self).init()
        for ((_, old), (_, new)) in zip(states, copy.states) { new.take(old) }
        return copy
    }
    // Foundation's, which would be as good a choice where nothing says the type.
    @_disfavoredOverload open override nonisolated func copy() -> Any { copy(with: nil) }

    func duplicate() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        for (old, new) in [(normal, copy.normal), (selected, copy.selected), (disabled, copy.disabled), (focused, copy.focused)] { new.take(old) }
        return copy
    }
}

/// Carries a copy over from the main actor, where it was made and is used.
private struct UncheckedCopy: @unchecked Sendable {
    let value: UITabBarItemAppearance
}

/// How an item looks in one state. Nil and empty values leave it to the bar.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    open var iconColor: UIColor? { didSet { onChange?() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// Moves the title, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// Moves the badge, in points.
    open var badgePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// Moves the badge's text within it, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    var onChange: (() -> Void)?

    fileprivate func encode(to coder: NSCoder, _ name: String) {
        coder.encode(iconColor, forKey: name + "IconColor")
        AttributeArchive.encode(titleTextAttributes, to: coder, as: name + "TitleTextAttributes")
        coder.encode(badgeBackgroundColor, forKey: name + "BadgeBackgroundColor")
        AttributeArchive.encode(badgeTextAttributes, to: coder, as: name + "BadgeTextAttributes")
        coder.encode(titlePositionAdjustment, forKey: name + "TitlePositionAdjustment")
        coder.encode(badgePositionAdjustment, forKey: name + "BadgePositionAdjustment")
        coder.encode(badgeTitlePositionAdjustment, forKey: name + "BadgeTitlePositionAdjustment")
    }

    fileprivate func decode(_ coder: NSCoder, _ name: String) {
        iconColor = coder.archived(UIColor.self, name + "IconColor")
        titleTextAttributes = AttributeArchive.decode(coder, name + "TitleTextAttributes")
        badgeBackgroundColor = coder.archived(UIColor.self, name + "BadgeBackgroundColor")
        badgeTextAttributes = AttributeArchive.decode(coder, name + "BadgeTextAttributes")
        titlePositionAdjustment = coder.decodeUIOffset(forKey: name + "TitlePositionAdjustment")
        badgePositionAdjustment = coder.decodeUIOffset(forKey: name + "BadgePositionAdjustment")
        badgeTitlePositionAdjustment = coder.decodeUIOffset(forKey: name + "BadgeTitlePositionAdjustment")
    }

    fileprivate func take(_ other: UITabBarItemStateAppearance) {
        iconColor = other.iconColor
        titleTextAttributes = other.titleTextAttributes
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}
