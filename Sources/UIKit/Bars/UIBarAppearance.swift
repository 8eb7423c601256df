/// How a bar's background looks.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
    open var backgroundColor: UIColor? { didSet { onChange?() } }
    open var backgroundEffect: UIBlurEffect? { didSet { onChange?() } }
    /// The hairline under the bar; nil or clear for none.
    open var shadowColor: UIColor? { didSet { onChange?() } }
    /// Over the colour and the blur, stretched or as `backgroundImageContentMode` says; nil for none.
    open var backgroundImage: UIImage? { didSet { onChange?() } }
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill { didSet { onChange?() } }
    /// In place of the hairline, tinted by `shadowColor` where it is a template.
    open var shadowImage: UIImage? { didSet { onChange?() } }
    var onChange: (() -> Void)?

    public override required init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Copies the look of another appearance.
    public required init(barAppearance: UIBarAppearance) {
        super.init()
        backgroundColor = barAppearance.backgroundColor
        backgroundEffect = barAppearance.backgroundEffect
        shadowColor = barAppearance.shadowColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowImage = barAppearance.shadowImage
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { type(of: self).init(barAppearance: self) }
    }

    /// An appearance of the same class with the same look.
    public func copy() -> Self { type(of: self).init(barAppearance: self) }
    // Foundation's, which would be as good a choice where nothing says the type.
    @_disfavoredOverload open override nonisolated func copy() -> Any { copy(with: nil) }

    /// Blurred, with a hairline.
    open func configureWithDefaultBackground() {
        removeImages()
        backgroundColor = nil
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3) }
    }

    private func removeImages() {
        backgroundImage = nil
        shadowImage = nil
    }

    open func configureWithOpaqueBackground() {
        removeImages()
        backgroundColor = .systemBackground
        backgroundEffect = nil
        shadowColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3) }
    }

    open func configureWithTransparentBackground() {
        removeImages()
        backgroundColor = nil
        backgroundEffect = nil
        shadowColor = nil
    }
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// Moves the title, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// Looks of plain buttons, of those that end something, and of the way back.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange?() } }
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { onChange?() } }
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange?() } }
    /// The sign of the way back. Default the system's chevron.
    open var backIndicatorImage: UIImage { ownBackIndicator ?? BarButtonLook.chevron(isRightToLeft: false) }
    open var backIndicatorTransitionMaskImage: UIImage { ownBackIndicatorMask ?? backIndicatorImage }
    /// Those of the app.
    private(set) var ownBackIndicator: UIImage?
    private var ownBackIndicatorMask: UIImage?

    public required init() { super.init() }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance {
            titleTextAttributes = other.titleTextAttributes
            largeTitleTextAttributes = other.largeTitleTextAttributes
            titlePositionAdjustment = other.titlePositionAdjustment
            buttonAppearance = other.buttonAppearance.duplicate()
            doneButtonAppearance = other.doneButtonAppearance.duplicate()
            backButtonAppearance = other.backButtonAppearance.duplicate()
            ownBackIndicator = other.ownBackIndicator
            ownBackIndicatorMask = other.ownBackIndicatorMask
        }
    }

    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        ownBackIndicator = backIndicatorImage
        ownBackIndicatorMask = backIndicatorTransitionMaskImage
        onChange?()
    }
}
