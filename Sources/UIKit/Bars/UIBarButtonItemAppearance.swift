/// How a bar's buttons look.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying, @preconcurrency NSSecureCoding {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()
    private let style: UIBarButtonItem.Style

    var onChange: (() -> Void)? {
        didSet { for state in states { state.onChange = onChange } }
    }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    public convenience override init() { self.init(style: .plain) }

    public required init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    public required init(coder: NSCoder) {
        style = UIBarButtonItem.Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
        super.init()
        for (name, state) in zip(Self.names, states) { state.decode(coder, name) }
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(style.rawValue, forKey: "UIStyle")
        for (name, state) in zip(Self.names, states) { state.encode(to: coder, name) }
    }

    private static var names: [String] { ["UINormal", "UIHighlighted", "UIDisabled", "UIFocused"] }

    /// Takes every value back that was set.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.reset() }
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UncheckedCopy(value: duplicate()) }.value
    }

    /// An appearance with the same look.
    public func copy() -> Self {
        let copy: Self = type(of: self).init(style: style)
        for (old, new) in zip(states, copy.states) { new.take(old) }
        return copy
    }
    // Foundation's, which would be as good a choice where nothing says the type.
    @_disfavoredOverload open override nonisolated func copy() -> Any { copy(with: nil) }

    func duplicate() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: style)
        for (old, new) in zip(states, copy.states) { new.take(old) }
        return copy
    }

    /// The words' attributes in a state, over those of the normal one.
    func titleAttributes(isEnabled: Bool, isHighlighted: Bool) -> [NSAttributedString.Key: Any] {
        let own: UIBarButtonItemStateAppearance = !isEnabled ? disabled : isHighlighted ? highlighted : normal
        return normal.titleTextAttributes.merging(own.titleTextAttributes) { $1 }
    }
}

/// Carries a copy over from the main actor, where it was made and is used.
private struct UncheckedCopy: @unchecked Sendable {
    let value: UIBarButtonItemAppearance
}

/// How a bar's button looks in one state. Empty and nil values leave it to the bar.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// Moves the words, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// Behind the button.
    open var backgroundImage: UIImage? { didSet { onChange?() } }
    open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    var onChange: (() -> Void)?

    fileprivate func encode(to coder: NSCoder, _ name: String) {
        AttributeArchive.encode(titleTextAttributes, to: coder, as: name + "TitleTextAttributes")
        coder.encode(titlePositionAdjustment, forKey: name + "TitlePositionAdjustment")
        coder.encode(backgroundImage, forKey: name + "BackgroundImage")
        coder.encode(backgroundImagePositionAdjustment, forKey: name + "BackgroundImagePositionAdjustment")
    }

    fileprivate func decode(_ coder: NSCoder, _ name: String) {
        titleTextAttributes = AttributeArchive.decode(coder, name + "TitleTextAttributes")
        titlePositionAdjustment = coder.decodeUIOffset(forKey: name + "TitlePositionAdjustment")
        backgroundImage = coder.archived(UIImage.self, name + "BackgroundImage")
        backgroundImagePositionAdjustment = coder.decodeUIOffset(forKey: name + "BackgroundImagePositionAdjustment")
    }

    func reset() { take(UIBarButtonItemStateAppearance()) }

    func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
