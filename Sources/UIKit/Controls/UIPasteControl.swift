/// A button that pastes, without a question to the user, into an object that takes what is on the pasteboard.
@preconcurrency @MainActor open class UIPasteControl: UIControl {
    public enum DisplayMode: UInt, Sendable {
        case iconAndLabel = 0, iconOnly, labelOnly
    }

    /// The look of the button.
    @preconcurrency @MainActor open class Configuration: NSObject {
        open var displayMode: DisplayMode = .iconAndLabel
        open var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
        open var cornerRadius: CGFloat = -1
        /// Nil: white on the tint.
        open var baseForegroundColor: UIColor?
        open var baseBackgroundColor: UIColor?

        public override init() { super.init() }
    }

    public let configuration: Configuration
    private let button = UIButton(configuration: .filled())

    /// Who takes what is pasted. Default nil: the first responder.
    open weak var target: (any UIPasteConfigurationSupporting)? { didSet { update() } }

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        prepare()
    }

    public override convenience init(frame: CGRect) {
        self.init(configuration: Configuration())
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        var look = UIButton.Configuration.filled()
        if configuration.displayMode != .iconOnly { look.title = SystemText.localized("Paste") }
        if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
        look.imagePadding = 6
        look.cornerStyle = configuration.cornerStyle
        if configuration.cornerRadius >= 0 { look.background.cornerRadius = configuration.cornerRadius }
        look.baseForegroundColor = configuration.baseForegroundColor
        look.baseBackgroundColor = configuration.baseBackgroundColor
        button.configuration = look
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .primaryActionTriggered)
        addSubview(button)
        _ = NotificationCenter.default.addObserver(forName: UIPasteboard.changedNotification, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.update() }
        }
    }

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    private func update() {
        guard let target else { return }
        button.isEnabled = target.canPaste(UIPasteboard.general.itemProviders)
    }

    private func paste() {
        let providers: [NSItemProvider] = UIPasteboard.general.itemProviders
        if let target {
            if target.canPaste(providers) { target.paste(itemProviders: providers) }
        } else {
            UIApplication.shared.sendAction(Selector("paste:"), to: nil, from: self, for: nil)
        }
    }
}
