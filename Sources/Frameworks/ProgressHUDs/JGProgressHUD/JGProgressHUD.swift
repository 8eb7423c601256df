import ObjectRuntime
import UIKit

/// A box with an indicator and words over a view.
@preconcurrency @MainActor open class JGProgressHUD: UIView {
    // MARK: - Making

    public init(style: JGProgressHUDStyle) {
        shownStyle = style
        super.init(frame: .zero)
        prepare()
    }

    /// Follows the interface: extra light or dark.
    public convenience init(automaticStyle: ()) {
        self.init(style: UITraitCollection.current.userInterfaceStyle == .dark ? .dark : .extraLight)
        isAutomatic = true
    }

    public convenience init() { self.init(automaticStyle: ()) }
    public convenience override init(frame: CGRect) { self.init(automaticStyle: ()) }

    public required init?(coder: NSCoder) {
        shownStyle = .extraLight
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isHidden = true
        backgroundColor = .clear
        hudView.backgroundColor = .clear
        shadowView.backgroundColor = .clear
        shadowView.isUserInteractionEnabled = false
        blurContainer.clipsToBounds = true
        addSubview(hudView)
        hudView.addSubview(shadowView)
        hudView.addSubview(blurContainer)
        blurContainer.addSubview(blurView)
        blurView.contentView.addSubview(vibrancyView)
        vibrancyView.contentView.addSubview(contentView)
        shownIndicator = indicatorView
        if let shownIndicator { contentView.addSubview(shownIndicator) }
        layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        animation.progressHUD = self
        contentView.addSubview(textLabel)
        contentView.addSubview(detailTextLabel)
        textLabel.font = .boldSystemFont(ofSize: 17)
        detailTextLabel.font = .systemFont(ofSize: 15)
        for label in [textLabel, detailTextLabel] {
            (label.textAlignment, label.numberOfLines, label.isAccessibilityElement) = (.center, 0, true)
            label.backgroundColor = .clear
            (label as? HUDLabel)?.hasChanged = { [weak self] in self?.layoutHUD() }
        }
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self, unowned tap] in
            if let self { wasTapped(tap.location(in: self)) }
        }
        addGestureRecognizer(tap)
        applyCornerRadius()
        applyStyle()
        updateParallax()
    }

    // MARK: - Looks

    private var shownStyle: JGProgressHUDStyle
    private var isAutomatic = false

    open var style: JGProgressHUDStyle {
        get { shownStyle }
        set {
            guard newValue != shownStyle else { return }
            shownStyle = newValue
            applyStyle()
        }
    }
    /// Default the middle.
    open var position: JGProgressHUDPosition = .center {
        didSet { if position != oldValue { layoutHUD() } }
    }
    /// Whether the box is as high as wide. Default false.
    open var square: Bool = false {
        didSet { if square != oldValue { layoutHUD() } }
    }
    /// Default 10 points.
    open var cornerRadius: CGFloat = 10 {
        didSet { applyCornerRadius() }
    }
    /// Between the box and what is in it. Default 20 points.
    open var contentInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20) {
        didSet { if contentInsets != oldValue { layoutHUD() } }
    }
    /// Default false.
    open var vibrancyEnabled: Bool = false {
        didSet { if vibrancyEnabled != oldValue { applyStyle() } }
    }
    /// Default nil.
    open var shadow: JGProgressHUDShadow? {
        didSet { applyShadow() }
    }
    open var parallaxMode: JGProgressHUDParallaxMode = .device {
        didSet { updateParallax() }
    }

    // MARK: - Parts

    /// The box.
    public let hudView = UIView()
    /// In the box: has the indicator and the labels.
    public let contentView = UIView()
    public let textLabel: UILabel = HUDLabel()
    /// Below the first label, in a lighter font.
    public let detailTextLabel: UILabel = HUDLabel()
    /// Default one without an end; nil for none.
    open var indicatorView: JGProgressHUDIndicatorView? = JGProgressHUDIndeterminateIndicatorView() {
        didSet { if indicatorView !== oldValue, !isTransitioning { showIndicator() } }
    }

    // MARK: - Behaviour

    open weak var delegate: (any JGProgressHUDDelegate)?
    /// Default a fade.
    open var animation: JGProgressHUDAnimation = JGProgressHUDFadeAnimation() {
        didSet {
            guard animation !== oldValue else { return }
            oldValue.progressHUD = nil
            animation.progressHUD = self
        }
    }
    open var interactionType: JGProgressHUDInteractionType = .blockAllTouches
    /// Seconds for which it is shown at least. Default 0.
    open var minimumDisplayTime: TimeInterval = 0
    /// Whether VoiceOver is told of it. Default true.
    open var voiceOverEnabled = true
    open var tapOnHUDViewBlock: ((JGProgressHUD) -> Void)?
    open var tapOutsideBlock: ((JGProgressHUD) -> Void)?
    /// The view that it is shown in.
    public internal(set) weak var targetView: UIView?
    open var isVisible: Bool { superview != nil }

    /// From 0 to 1. Default 0.
    open var progress: Float {
        get { shownProgress }
        set { setProgress(newValue, animated: false) }
    }
    private var shownProgress: Float = 0

    open func setProgress(_ progress: Float, animated: Bool) {
        guard abs(progress - shownProgress) >= .ulpOfOne else { return }
        shownProgress = progress
        shownIndicator?.setProgress(progress, animated: animated)
    }

    // MARK: - State

    let shadowView = UIView()
    let blurContainer = UIView()
    let blurView = UIVisualEffectView(effect: nil)
    let vibrancyView = UIVisualEffectView(effect: nil)
    /// The indicator in the box: it changes once the HUD has come or gone.
    private(set) var shownIndicator: JGProgressHUDIndicatorView?
    var isTransitioning = false
    /// Whether the HUD is to go as soon as it has come, and if so, whether animated.
    var dismissesAnimated: Bool?
    var shownSince = Date.distantPast
    var showDelay: Delay?
    var ends: [() -> Void] = []
    var keyboardFrame: CGRect = .zero
    var keyboardObservations: [any NSObjectProtocol] = []

    func showIndicator() {
        UIView.performWithoutAnimation {
            shownIndicator?.removeFromSuperview()
            shownIndicator = indicatorView
            guard let shownIndicator else { return }
            shownIndicator.setUp(for: style, vibrancyEnabled: vibrancyEnabled)
            contentView.addSubview(shownIndicator)
        }
        layoutHUD()
    }

    // MARK: - Overrides

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutHUD()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        layoutHUD()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isAutomatic { style = traitCollection.userInterfaceStyle == .dark ? .dark : .extraLight }
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard interactionType != .blockNoTouches else { return nil }
        let view: UIView? = super.hitTest(point, with: event)
        return interactionType == .blockAllTouches || view !== self ? view : nil
    }
}

/// Tells of what changes its size.
@MainActor final class HUDLabel: UILabel {
    var hasChanged: () -> Void = {}

    override var text: String? {
        didSet { hasChanged() }
    }
    override var attributedText: NSAttributedString? {
        didSet { hasChanged() }
    }
    override var font: UIFont! {
        didSet { hasChanged() }
    }
}
