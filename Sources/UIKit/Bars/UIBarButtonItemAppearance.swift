/// How a bar's buttons look.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
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

    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    /// Takes every value back that was set.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.reset() }
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UncheckedCopy(value: duplicate()) }.value
    }

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

    func reset() { take(UIBarButtonItemStateAppearance()) }

    func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
