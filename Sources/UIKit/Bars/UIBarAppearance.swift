/// How a bar's background looks.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying, @preconcurrency NSSecureCoding {
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
        idiom = barAppearance.idiom
        backgroundColor = barAppearance.backgroundColor
        backgroundEffect = barAppearance.backgroundEffect
        shadowColor = barAppearance.shadowColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowImage = barAppearance.shadowImage
    }

    /// A default appearance for a kind of devices.
    public convenience init(idiom: UIUserInterfaceIdiom) {
        self.init()
        self.idiom = idiom
    }

    /// The kind of devices that the appearance is for. Default: as the device.
    open private(set) var idiom: UIUserInterfaceIdiom = UIDevice.current.userInterfaceIdiom

    public required init(coder: NSCoder) {
        super.init()
        idiom = UIUserInterfaceIdiom(rawValue: coder.decodeInteger(forKey: "UIIdiom")) ?? .unspecified
        backgroundColor = coder.archived(UIColor.self, "UIBackgroundColor")
        backgroundEffect = coder.archived(UIBlurEffect.self, "UIBackgroundEffect")
        shadowColor = coder.archived(UIColor.self, "UIShadowColor")
        backgroundImage = coder.archived(UIImage.self, "UIBackgroundImage")
        backgroundImageContentMode = UIView.ContentMode(rawValue: coder.decodeInteger(forKey: "UIBackgroundContentMode")) ?? .scaleToFill
        shadowImage = coder.archived(UIImage.self, "UIShadowImage")
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(idiom.rawValue, forKey: "UIIdiom")
        coder.encode(backgroundColor, forKey: "UIBackgroundColor")
        coder.encode(backgroundEffect, forKey: "UIBackgroundEffect")
        coder.encode(shadowColor, forKey: "UIShadowColor")
        coder.encode(backgroundImage, forKey: "UIBackgroundImage")
        coder.encode(backgroundImageContentMode.rawValue, forKey: "UIBackgroundContentMode")
        coder.encode(shadowImage, forKey: "UIShadowImage")
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

    public required init(coder: NSCoder) {
        super.init(coder: coder)
        titleTextAttributes = AttributeArchive.decode(coder, "UITitleTextAttributes")
        largeTitleTextAttributes = AttributeArchive.decode(coder, "UILargeTitleTextAttributes")
        titlePositionAdjustment = coder.decodeUIOffset(forKey: "UITitlePositionAdjustment")
        if let look = coder.archived(UIBarButtonItemAppearance.self, "UIButtonAppearance") { buttonAppearance = look }
        if let look = coder.archived(UIBarButtonItemAppearance.self, "UIDoneButtonAppearance") { doneButtonAppearance = look }
        if let look = coder.archived(UIBarButtonItemAppearance.self, "UIBackButtonAppearance") { backButtonAppearance = look }
        ownBackIndicator = coder.archived(UIImage.self, "UIBackIndicatorImage")
        ownBackIndicatorMask = coder.archived(UIImage.self, "UIBackIndicatorMask")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        AttributeArchive.encode(titleTextAttributes, to: coder, as: "UITitleTextAttributes")
        AttributeArchive.encode(largeTitleTextAttributes, to: coder, as: "UILargeTitleTextAttributes")
        coder.encode(titlePositionAdjustment, forKey: "UITitlePositionAdjustment")
        coder.encode(buttonAppearance, forKey: "UIButtonAppearance")
        coder.encode(doneButtonAppearance, forKey: "UIDoneButtonAppearance")
        coder.encode(backButtonAppearance, forKey: "UIBackButtonAppearance")
        coder.encode(ownBackIndicator, forKey: "UIBackIndicatorImage")
        coder.encode(ownBackIndicatorMask, forKey: "UIBackIndicatorMask")
    }

    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        ownBackIndicator = backIndicatorImage
        ownBackIndicatorMask = backIndicatorTransitionMaskImage
        onChange?()
    }
}
